import Diagnostics
import TextFormats
import ViewControllers

// The keys that a description may have are named here and nowhere else: the decoder asks for these
// cases, the schema lists them, and a description is written with them.

/// The keys of a description's first level.
enum DescriptionKey: String, CaseIterable {
  /// Where editors find the schema; nothing to the figure.
  case schema = "$schema"
  case title, rules, spelling, ios, idiom, horizontalSizeClass, verticalSizeClass, window
  case rootViewController, windows
  case scenes, segues, steps, alternatives, objects, emphasize, observed

  /// The major versions of iOS that there can be.
  static let iosVersions = 2...99
}

/// The keys of a view controller.
enum ViewControllerKey: String, CaseIterable {
  case id, `class`, superclass, title, link, group, role, viewControllers, children, selectedIndex
  case definesPresentationContext, providesPresentationContextTransitionStyle
  case modalPresentationStyle, modalTransitionStyle, preferredTransition
  case preferredStyle, sourceType, sourceView, barButtonItem
  case detents, selectedDetentIdentifier, largestUndimmedDetentIdentifier
  case isModalInPresentation, preferredContentSize, adaptivePresentationStyle
  case transitionStyle, spineLocation, isToolbarHidden, state, isViewLoaded
  case style, primary, supplementary, secondary, inspector, compact, collapseSecondary
  case topColumnForCollapsing, tabs, searchController
  case references, delegate, transitioningDelegate, presents

  /// The keys that only a split view controller has (R25).
  static let columns: KeyValuePairs<Self, SplitViewColumn> = [
    .primary: .primary, .supplementary: .supplementary, .secondary: .secondary,
    .inspector: .inspector, .compact: .compact,
  ]
}

/// The keys of a window.
enum WindowKey: String, CaseIterable {
  case id, rootViewController, windowLevel, scene, horizontalSizeClass
}

/// The keys of an object that is no view controller.
enum ObjectKey: String, CaseIterable {
  case id, `class`, title, references, delegate
}

/// The keys of a reference that is more than an id.
enum ReferenceKey: String, CaseIterable {
  case to, weak, sends
}

/// The keys of one of several ways on.
enum AlternativeKey: String, CaseIterable {
  case label, steps
}

/// The keys of a segue besides its kind's.
enum SegueKey: String, CaseIterable {
  case from, identifier, label, unwindAction, modalPresentationStyle, modalTransitionStyle
  case at, inferred
}

/// The keys of a `preferredContentSize`.
enum SizeKey: String, CaseIterable {
  case width, height
}

/// The keys of a tab.
enum TabKey: String, CaseIterable {
  case identifier, title, viewController, managingNavigationController, children
  case defaultChildIdentifier, preferredPlacement
}

/// The keys of a detent of the app's own.
enum DetentKey: String, CaseIterable {
  case identifier, height
}

/// The keys of a step besides its action's.
enum StepKey: String, CaseIterable {
  case during, isInteractive, refused, label

  /// Whether a step of the action may have the key.
  func belongs(to action: ActionKey) -> Bool {
    switch self {
    case .during: !action.times.isEmpty
    case .isInteractive: action == .dismiss
    case .refused, .label: true
    }
  }
}

/// The actions that a step may have, by their keys.
enum ActionKey: String, CaseIterable {
  case present, dismiss, push, pop, popToRoot, popTo, setViewControllers
  case add, addSubview, remove, transition, show, showDetail, select, setRootViewController
  case activateSearch, horizontalSizeClass, perform, unwind
  case sheet, fullScreenCover, popover, navigationDestination

  /// The key of the second controller, nil for an action that has one only.
  var preposition: String? {
    switch self {
    case .present, .transition, .show, .showDetail, .perform, .unwind, .sheet, .fullScreenCover,
      .popover, .navigationDestination:
      "from"
    case .push: "onto"
    case .setViewControllers, .setRootViewController, .addSubview, .horizontalSizeClass: "of"
    case .add: "to"
    case .select: "in"
    case .dismiss, .pop, .popToRoot, .popTo, .remove, .activateSearch: nil
    }
  }

  /// When a step of the action may happen before the step before is over (R30): a navigation
  /// controller's own views are not asked about.
  var times: [StepTime] {
    switch self {
    case .present, .dismiss: StepTime.allCases
    case .push, .pop: [.transition]
    default: []
    }
  }

  /// Whether the key of the second may be left out: most often there is one window, or all change,
  /// and one segue of a name.
  var isPrepositionOptional: Bool {
    switch self {
    case .setRootViewController, .horizontalSizeClass, .perform: true
    default: false
    }
  }

  static let prepositions = ["from", "onto", "of", "to", "in"]
}

// What people write in place of the keys, so that a message can name the one that they mean: words
// in lower case, apart by blanks.

extension DescriptionKey {
  /// The key that another word for it means at the first level.
  static func key(meantBy name: String) -> String? {
    synonyms.first { $0.value.hasWord(name) }?.key.rawValue
  }

  private static let synonyms: KeyValuePairs<Self, String> = [
    .rootViewController:
      "root rootvc rootcontroller rootview initial initialviewcontroller viewcontroller "
      + "viewcontrollers controller controllers children views hierarchy tree class",
    .ios: "version iosversion os osversion sdk systemversion target deploymenttarget minimumios",
    .idiom: "device devicetype deviceidiom interfaceidiom userinterfaceidiom",
    .horizontalSizeClass: "sizeclass width horizontalsize",
    .verticalSizeClass: "height verticalsize orientation landscape",
    .rules: "ruleset mode behavior behaviour",
    .spelling: "programminglanguage codespelling syntax notation",
    .title: "name label caption heading",
    .steps: "step actions action events transitions sequence timeline",
    .objects: "object others models coordinators helpers",
    .alternatives: "alternative ways branches variants options choices cases either",
    .scenes: "storyboard storyboards screens",
    .segues: "connections links navigation",
    .emphasize: "emphasis highlight highlighted highlights selected marked focus",
    .window: "uiwindow keywindow windowid",
    .windows: "uiwindows windowlist overlays",
    .observed: "isobserved seen recorded printed fact facts",
    .schema: "schema",
  ]
}

extension TabKey {
  /// The key that another word for it means in a tab.
  static func key(meantBy name: String) -> String? {
    synonyms.first { $0.value.hasWord(name) }?.key.rawValue
  }

  private static let synonyms: KeyValuePairs<Self, String> = [
    .identifier: "id name key ref",
    .title: "label caption text",
    .viewController: "class controller viewcontrollers content rootviewcontroller root superclass",
    .children: "tabs items group subtabs",
    .managingNavigationController: "navigationcontroller navigation stack manager",
    .defaultChildIdentifier: "default defaultchild selected selectedtab selectedchild",
    .preferredPlacement: "placement",
  ]
}

extension ViewControllerKey {
  /// The key that another word for it means in a view controller.
  static func key(meantBy name: String, in viewController: ViewController) -> String? {
    switch synonyms.first(where: { $0.value.hasWord(name) })?.key {
    case .children: viewController.kind.containmentKey.rawValue
    // It has a name for steps already; this one is for people.
    case .id where !viewController.idIsImplied: title.rawValue
    case let key: key?.rawValue
    }
  }

  private static let synonyms: KeyValuePairs<Self, String> = [
    .id: "name identifier ref key storyboardid restorationidentifier",
    .class: "type kind classname customclass viewcontroller controller isa",
    .superclass:
      "super parent parentclass base baseclass extends inherits inheritsfrom subclassof",
    .title: "label caption text heading displayname",
    .link: "url href hyperlink source documentation",
    .group: "folder module feature section area", .role: "part",
    .viewControllers:
      "pages stack controllers columns navigationstack root rootviewcontroller rootcontroller",
    .children:
      "views view child subviews subview childviewcontrollers childcontrollers contains contents "
      + "content embeds embedded items",
    .tabs: "uitabs tabitems",
    .selectedIndex:
      "selected selectedtab selectedviewcontroller index tab tabindex currenttab activetab",
    .definesPresentationContext: "context definescontext presentationcontext iscontext",
    .providesPresentationContextTransitionStyle: "providestransitionstyle lendstransitionstyle",
    .modalPresentationStyle: "style presentationstyle modalstyle presentation modal",
    .modalTransitionStyle: "transition animation",
    .preferredTransition: "zoom zoomtransition navigationtransition",
    .transitionStyle: "pagetransition pagetransitionstyle",
    .spineLocation: "spine",
    .isToolbarHidden: "toolbarhidden toolbar hidestoolbar hastoolbar toolbaritems",
    .state: "appearancestate viewstate appearstate",
    .isViewLoaded: "viewloaded viewisloaded loaded viewifloaded",
    .preferredStyle: "alertstyle alertcontrollerstyle preferredalertstyle",
    .sourceType: "imagesource mediasource pickersource",
    .style: "splitstyle splitviewstyle",
    .primary: "master sidebar leading",
    .secondary: "detail trailing",
    .collapseSecondary: "collapsesecondaryviewcontroller collapses collapse iscollapsed",
    .topColumnForCollapsing:
      "topcolumn collapsecolumn collapsedcolumn topcolumnforcollapsingtoproposedtopcolumn",
    .detents: "detent sheetdetents heights",
    .selectedDetentIdentifier: "selecteddetent initialdetent currentdetent",
    .largestUndimmedDetentIdentifier:
      "largestundimmeddetent undimmed undimmeddetent presentationbackgroundinteraction",
    .isModalInPresentation: "modalinpresentation ismodal",
    .preferredContentSize: "contentsize size preferredsize popovercontentsize",
    .adaptivePresentationStyle: "adaptivestyle adaptation adapts",
    .searchController: "search searchbar searchresults searchviewcontroller",
    .sourceView: "popoversource anchorview sourcerect",
    .barButtonItem: "baritem barbutton popoverbutton",
    .references: "reference refersto pointers links uses owns",
    .delegate: "delegates",
    .transitioningDelegate: "animator transitiondelegate animationcontroller",
    .presents: "present presented presenting presentedviewcontroller modals shows sheet popover",
  ]
}

extension WindowKey {
  /// The key that another word for it means in a window.
  static func key(meantBy name: String) -> String? {
    synonyms.first { $0.value.hasWord(name) }?.key.rawValue
  }

  private static let synonyms: KeyValuePairs<Self, String> = [
    .id: "name identifier ref key title label",
    .rootViewController: "root rootvc rootcontroller viewcontroller controller",
    .windowLevel: "level zindex z order", .scene: "windowscene uiwindowscene screen",
    .horizontalSizeClass: "sizeclass width horizontalsize",
  ]
}

extension ObjectKey {
  /// The key that another word for it means in an object that is no view controller.
  static func key(meantBy name: String) -> String? {
    synonyms.first { $0.value.hasWord(name) }?.key.rawValue
  }

  private static let synonyms: KeyValuePairs<Self, String> = [
    .id: "name identifier ref key", .class: "type kind classname isa",
    .title: "label caption text", .references: "reference refersto pointers links uses owns",
    .delegate: "delegates",
  ]
}

extension AlternativeKey {
  /// The key that another word for it means in one of several ways on.
  static func key(meantBy name: String) -> String? {
    synonyms.first { $0.value.hasWord(name) }?.key.rawValue
  }

  private static let synonyms: KeyValuePairs<Self, String> = [
    .label: "title name caption text heading description comment note",
    .steps: "step actions action events sequence then",
  ]
}

extension ActionKey {
  /// The key that another word for it means in a step with an action, nil for a step without.
  static func key(meantBy name: String, with action: ActionKey?) -> String? {
    if let action, prepositionSynonyms.hasWord(name) { return action.preposition }
    return StepKey.key(meantBy: name) ?? synonyms.first { $0.value.hasWord(name) }?.key.rawValue
  }

  private static let synonyms: KeyValuePairs<Self, String> = [
    .present: "presentviewcontroller presentmodal open modal",
    .dismiss: "dismissviewcontroller close hide",
    .push: "pushviewcontroller",
    .pop: "popviewcontroller back goback",
    .popToRoot: "poptorootviewcontroller",
    .popTo: "poptoviewcontroller backto",
    .setViewControllers: "set viewcontrollers settabs setstack replace",
    .add: "addchild addchildviewcontroller embed insert",
    .addSubview: "addview insertsubview",
    .remove: "removefromparent removefromparentviewcontroller removechild delete",
    .transition: "transitionfromviewcontroller transitionto exchange swap swapwith cycle",
    .show: "showviewcontroller",
    .showDetail: "showdetailviewcontroller detail",
    .setRootViewController: "rootviewcontroller setroot root replaceroot changeroot",
    .perform: "performsegue segue",
    .unwind: "unwindto unwindsegue exit",
    .activateSearch: "search activate startsearch beginsearch",
    .horizontalSizeClass: "sizeclass width resize rotate setsizeclass",
    .select: "selected selectedindex selectedviewcontroller selecttab tab switch switchto",
  ]

  private static let prepositionSynonyms =
    "by via on upon into inside within at for with using sender receiver source target presenter "
    + "presentingviewcontroller parent container navigationcontroller tabbarcontroller"
}

extension StepKey {
  /// The key that another word for it means beside an action.
  fileprivate static func key(meantBy name: String) -> String? {
    synonyms.first { $0.value.hasWord(name) }?.key.rawValue
  }

  private static let synonyms: KeyValuePairs<Self, String> = [
    .during: "when while timing time moment callback method lifecycle",
    .refused: "refusal refusedby rejected failed fails log logs error exception raises",
    .isInteractive: "interactive interactively byuser user swipe swiped gesture swipedown",
    .label: "title name caption text heading description comment note",
  ]
}

extension String {
  /// Whether a key is one of the words, however it is set together.
  fileprivate func hasWord(_ key: String) -> Bool {
    let word = key.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
    return split(separator: " ").contains { $0 == word }
  }
}

/// What a decoder asks for, by such a key.
extension MappingReader {
  func has(_ key: some RawRepresentable<String>) -> Bool { has(key.rawValue) }

  func place(of key: some RawRepresentable<String>) -> SourceRange? { place(of: key.rawValue) }

  mutating func value(_ key: some RawRepresentable<String>) -> SyntaxNode? { value(key.rawValue) }

  mutating func string(_ key: some RawRepresentable<String>) -> Sourced<String>? {
    string(key.rawValue)
  }

  mutating func bool(_ key: some RawRepresentable<String>) -> Sourced<Bool>? { bool(key.rawValue) }

  mutating func sequence(_ key: some RawRepresentable<String>) -> Sourced<[SyntaxNode]>? {
    sequence(key.rawValue)
  }

  /// A value in Swift's spelling or in Objective-C's; messages name Swift's.
  mutating func choice<Value: ObjectiveCSpelled>(
    _ key: some RawRepresentable<String>
  ) -> Sourced<Value>? {
    guard let node = value(key.rawValue) else { return nil }
    if let text = node.string, let value = Value(spelling: text) {
      return Sourced(value, at: node.range)
    }
    reportUnknown(key.rawValue, node, among: Value.allCases.map(\.rawValue))
    return nil
  }
}
