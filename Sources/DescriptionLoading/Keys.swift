import Diagnostics
import TextFormats
import ViewControllers

// The keys that a description may have are named here and nowhere else: the decoder asks for these
// cases, the schema lists them, and a description is written with them.

/// The keys of a description's first level.
enum DescriptionKey: String, CaseIterable {
  /// Where editors find the schema; nothing to the figure.
  case schema = "$schema"
  case title, rules, ios, idiom, window, rootViewController, steps, emphasize

  /// The major versions of iOS that there can be.
  static let iosVersions = 2...99
}

/// The keys of a view controller.
enum ViewControllerKey: String, CaseIterable {
  case id, `class`, superclass, title, viewControllers, children, selectedIndex
  case definesPresentationContext, providesPresentationContextTransitionStyle
  case modalPresentationStyle, modalTransitionStyle
  case preferredStyle, sourceType, sourceView, barButtonItem
  case transitionStyle, spineLocation, presents
}

/// The keys of a step besides its action's.
enum StepKey: String {
  case label
}

/// The actions that a step may have, by their keys.
enum ActionKey: String, CaseIterable {
  case present, dismiss, push, pop, popToRoot, setViewControllers
  case add, remove, show, showDetail, select, setRootViewController

  /// The key of the second controller, nil for an action that has one only.
  var preposition: String? {
    switch self {
    case .present, .show, .showDetail: "from"
    case .push: "onto"
    case .setViewControllers, .setRootViewController: "of"
    case .add: "to"
    case .select: "in"
    case .dismiss, .pop, .popToRoot, .remove: nil
    }
  }

  /// Whether the key of the second may be left out: there is one window only.
  var isPrepositionOptional: Bool { self == .setRootViewController }

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
    .rules: "ruleset mode behavior behaviour",
    .title: "name label caption heading",
    .steps: "step actions action events transitions sequence timeline",
    .emphasize: "emphasis highlight highlighted highlights selected marked focus",
    .window: "uiwindow keywindow windowid",
    .schema: "schema",
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
    .viewControllers:
      "tabs pages stack controllers columns navigationstack root rootviewcontroller rootcontroller",
    .children:
      "views view child subviews subview childviewcontrollers childcontrollers contains contents "
      + "content embeds embedded items",
    .selectedIndex:
      "selected selectedtab selectedviewcontroller index tab tabindex currenttab activetab",
    .definesPresentationContext: "context definescontext presentationcontext iscontext",
    .providesPresentationContextTransitionStyle: "providestransitionstyle lendstransitionstyle",
    .modalPresentationStyle: "style presentationstyle modalstyle presentation modal",
    .modalTransitionStyle: "transition animation",
    .transitionStyle: "pagetransition pagetransitionstyle",
    .spineLocation: "spine",
    .preferredStyle: "alertstyle alertcontrollerstyle preferredalertstyle",
    .sourceType: "imagesource mediasource pickersource",
    .sourceView: "popoversource anchorview sourcerect",
    .barButtonItem: "baritem barbutton popoverbutton",
    .presents: "present presented presenting presentedviewcontroller modals shows sheet popover",
  ]
}

extension ActionKey {
  /// The key that another word for it means in a step with an action, nil for a step without.
  static func key(meantBy name: String, with action: ActionKey?) -> String? {
    if let action, prepositionSynonyms.hasWord(name) { return action.preposition }
    return labelSynonyms.hasWord(name)
      ? StepKey.label.rawValue : synonyms.first { $0.value.hasWord(name) }?.key.rawValue
  }

  private static let synonyms: KeyValuePairs<Self, String> = [
    .present: "presentviewcontroller presentmodal open modal",
    .dismiss: "dismissviewcontroller close hide",
    .push: "pushviewcontroller",
    .pop: "popviewcontroller back goback",
    .popToRoot: "poptorootviewcontroller",
    .setViewControllers: "set viewcontrollers settabs setstack replace",
    .add: "addchild addchildviewcontroller addsubview embed insert",
    .remove: "removefromparent removefromparentviewcontroller removechild delete",
    .show: "showviewcontroller",
    .showDetail: "showdetailviewcontroller detail",
    .setRootViewController: "rootviewcontroller setroot root replaceroot changeroot",
    .select: "selected selectedindex selectedviewcontroller selecttab tab switch switchto",
  ]

  private static let labelSynonyms = "title name caption text heading description comment note"

  private static let prepositionSynonyms =
    "by via on upon into inside within at for with using sender receiver source target presenter "
    + "presentingviewcontroller parent container navigationcontroller tabbarcontroller"
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
}
