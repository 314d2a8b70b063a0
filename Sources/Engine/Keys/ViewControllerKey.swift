import VCSource

/// The keys of a view controller.
package enum ViewControllerKey: String, DescriptionKeys {
  case id, `class`, superclass, title, link, image, family, note, group, role, viewControllers
  case children, selectedIndex, selectedTab, mode
  case isSidebarHidden = "sidebar.isHidden"
  case definesPresentationContext, providesPresentationContextTransitionStyle
  case modalPresentationStyle, modalTransitionStyle, preferredTransition
  case preferredStyle, sourceType, transitionStyle, spineLocation, isToolbarHidden
  case state, isViewLoaded, style, topColumnForCollapsing, collapseSecondary
  case detents, selectedDetentIdentifier, largestUndimmedDetentIdentifier
  case isModalInPresentation, preferredContentSize, adaptivePresentationStyle
  case modalPresentationCapturesStatusBarAppearance, hidesBottomBarWhenPushed
  case sourceView, barButtonItem, sourceItem
  case prefersEdgeAttachedInCompactHeight, preferredDisplayMode, presentsWithGesture
  case bottomAccessory, tabBarMinimizeBehavior, shouldAutorotate
  case primary, supplementary, secondary, inspector, compact, tabs, searchController
  case adaptiveViewController
  case references, delegate, transitioningDelegate, presents

  package static let rows: [(key: Self, row: KeyRow<ViewController>)] = allRows

  package var row: KeyRow<ViewController> {
    switch self {
    case .id:
      .other(
        "What steps call the view controller: by default its class name, then Name#2, Name#3.",
        "name identifier ref key storyboardid restorationidentifier", .part(.id))
    case .class:
      .other(
        "The class: UIKit's, or one of your own.",
        "type kind classname customclass controller isa", .part(.className))
    case .superclass:
      .other(
        "The class of UIKit's that your own class derives from.",
        "super parent parentclass base baseclass extends inherits inheritsfrom subclassof",
        .part(.superclass))
    case .title:
      .text(
        "The name that the figure shows above the class.",
        "label caption text heading displayname", { $0.title }, { $0.title = $1 })
    case .link:
      .link(
        "Where its box leads, in formats with links: an http, https or mailto address, or a relative one.",
        "url href hyperlink source documentation", { $0.link }, { $0.link = $1 })
    case .image:
      .text(
        "A picture of its screen, which its box shows: the path of a PNG or JPEG, from the file's folder.",
        "screenshot picture snapshot thumbnail screen", { $0.image }, { $0.image = $1 })
    case .family:
      .text(
        "The title of its family's frame, in place of the family's number.",
        "familyname familytitle frame", { $0.family }, { $0.family = $1 })
    case .note:
      .text(
        "A note on it: a numbered mark at its box, and the text below the figure.",
        "notes comment annotation remark footnote", { $0.note }, { $0.note = $1 })
    case .group:
      .text(
        "The part of the app that it belongs to, such as a folder: what --group frames in a map.",
        "folder module feature section area", { $0.group }, { $0.group = $1 })
    case .role:
      .choice(
        "What it is if it is no screen: a component of many screens, or a coordinator that presents them.",
        "part", { $0.role }, { $0.role = $1 })
    case .viewControllers:
      .other(
        "The children of a navigation, tab bar, split view or page view controller.",
        "pages stack controllers columns navigationstack root rootviewcontroller rootcontroller",
        .parts(.viewController))
    case .children:
      .other(
        "The children of any other container: a list, or each under the name of a property.",
        "views view child subviews subview childviewcontrollers childcontrollers contains contents "
          + "searchresultscontroller content embeds embedded items", .partsOrNames(.viewController))
    case .selectedIndex:
      .number(
        "The position of the tab that a tab bar controller shows.",
        "selected selectedtab selectedviewcontroller index tab tabindex currenttab activetab",
        .index, { $0.selectedIndex }, { $0.selectedIndex = $1 })
    case .selectedTab:
      .text(
        "The identifier of the tab that is selected first, a root tab or one in a group.", "",
        since: 18, of: Self.tabBar, { $0.selectedTab }, { $0.selectedTab = $1 })
    case .mode:
      .word(
        "Whether a UITabBarController's tab bar can become a sidebar on an iPad.", "",
        since: 18, of: Self.tabBar, { $0.mode }, { $0.mode = $1 })
    case .isSidebarHidden:
      .flag(
        "Whether a UITabBarController on an iPad shows its tab bar, and not its sidebar.",
        "sidebarhidden issidebarhidden", since: 18, of: Self.tabBar,
        { $0.isSidebarHidden }, { $0.isSidebarHidden = $1 })
    case .definesPresentationContext:
      .flag(
        "Whether it presents when it, or one that it contains, is to present in the current context.",
        "context definescontext presentationcontext iscontext", since: 5,
        { $0.definesPresentationContext }, { $0.definesPresentationContext = $1 })
    case .providesPresentationContextTransitionStyle:
      .flag(
        "Whether what it presents in the current context has its transition style.",
        "providestransitionstyle lendstransitionstyle", since: 5,
        { $0.providesPresentationContextTransitionStyle },
        { $0.providesPresentationContextTransitionStyle = $1 })
    case .modalPresentationStyle:
      .word(
        "How it covers the screen when it is presented, in Swift's or Objective-C's spelling.",
        "style presentationstyle modalstyle presentation modal",
        { $0.modalPresentationStyle }, { $0.modalPresentationStyle = $1 })
    case .modalTransitionStyle:
      .word(
        "The animation of its presentation, in Swift's or Objective-C's spelling.",
        "transition animation", since: 3,
        { $0.modalTransitionStyle }, { $0.modalTransitionStyle = $1 })
    case .preferredTransition:
      .choice(
        "The transition that it prefers to its modalTransitionStyle: what zooms in can be dragged back.",
        "zoom zoomtransition navigationtransition", since: PreferredTransition.since,
        { $0.preferredTransition }, { $0.preferredTransition = $1 })
    case .preferredStyle:
      .word(
        "What a UIAlertController is: an alert (default) or an action sheet.",
        "alertstyle alertcontrollerstyle preferredalertstyle", of: "UIAlertController",
        { $0.preferredStyle }, { $0.preferredStyle = $1 })
    case .sourceType:
      .word(
        "Where a UIImagePickerController takes images from: the camera is on the full screen.",
        "imagesource mediasource pickersource", of: "UIImagePickerController",
        { $0.sourceType }, { $0.sourceType = $1 })
    case .transitionStyle:
      .word(
        "How a UIPageViewController turns its pages.", "pagetransition pagetransitionstyle",
        of: "UIPageViewController", { $0.transitionStyle }, { $0.transitionStyle = $1 })
    case .spineLocation:
      .word(
        "The spine of a UIPageViewController: in the middle ('mid') it shows two pages.", "spine",
        of: "UIPageViewController", { $0.spineLocation }, { $0.spineLocation = $1 })
    case .isToolbarHidden:
      .flag(
        "Whether a UINavigationController shows no toolbar at its lower edge; true by default.",
        "toolbarhidden toolbar hidestoolbar hastoolbar toolbaritems", of: "UINavigationController",
        { $0.isToolbarHidden }, { $0.isToolbarHidden = $1 })
    case .state:
      .choice(
        "How far its view had appeared when the app was looked into.",
        "appearancestate viewstate appearstate", { $0.state }, { $0.state = $1 })
    case .isViewLoaded:
      .flag(
        "Whether it had a view when the app was looked into.",
        "viewloaded viewisloaded loaded viewifloaded",
        { $0.isViewLoaded }, { $0.isViewLoaded = $1 })
    case .style:
      .word(
        "How many columns with names a UISplitViewController has.", "splitstyle splitviewstyle",
        of: Self.splitView, { $0.columns?.style }, { $0.columns?.style = $1 })
    case .topColumnForCollapsing:
      .choice(
        "What the delegate of a UISplitViewController with named columns answers in compact width: the "
          + "column that is seen, by default 'compact', or 'secondary' if there is no compact column.",
        "topcolumn collapsecolumn collapsedcolumn topcolumnforcollapsingtoproposedtopcolumn",
        since: 14, of: Self.splitView,
        { $0.columns?.topColumnForCollapsing }, { $0.columns?.topColumnForCollapsing = $1 })
    case .collapseSecondary:
      .flag(
        "What the delegate of a UISplitViewController with listed children answers in compact width: "
          + "with true the detail is left out; by default it is pushed onto the primary's stack.",
        "collapsesecondaryviewcontroller collapses collapse iscollapsed", since: 8,
        of: Self.splitView, { $0.collapseSecondary }, { $0.collapseSecondary = $1 })
    case .detents:
      KeyRow(
        "The heights at which it rests as a sheet in compact width, from the smallest to the largest.",
        "detent sheetdetents heights presentationdetents", .detents, 15, nil,
        { $0.detents }, { $0.detents = $1 }, { .detents($0) },
        { if case .detents(let detents) = $0 { detents } else { nil } })
    case .selectedDetentIdentifier:
      .text(
        "The detent at which its sheet rests first; by default the smallest.",
        "selecteddetent initialdetent currentdetent", since: 15,
        { $0.selectedDetentIdentifier }, { $0.selectedDetentIdentifier = $1 })
    case .largestUndimmedDetentIdentifier:
      .text(
        "The largest detent at which the part above its sheet is not dimmed and takes touches.",
        "largestundimmeddetent undimmed undimmeddetent presentationbackgroundinteraction",
        since: 15,
        { $0.largestUndimmedDetentIdentifier }, { $0.largestUndimmedDetentIdentifier = $1 })
    case .isModalInPresentation:
      .flag(
        "Whether no swipe dismisses it as a sheet.",
        "modalinpresentation ismodal interactivedismissdisabled", since: 13,
        { $0.isModalInPresentation }, { $0.isModalInPresentation = $1 })
    case .preferredContentSize:
      KeyRow(
        "How large it is as a form sheet or popover, in points.",
        "contentsize size preferredsize popovercontentsize", .size, 7, nil,
        { $0.preferredContentSize }, { $0.preferredContentSize = $1 }, { .size($0) },
        { if case .size(let size) = $0 { size } else { nil } })
    case .adaptivePresentationStyle:
      .word(
        "What the delegate of its presentation answers in compact width: with 'none' it stays.",
        "adaptivestyle adaptation adapts presentationcompactadaptation", since: 8,
        among: { ModalPresentationStyle.adaptiveAnswers },
        { $0.adaptivePresentationStyle }, { $0.adaptivePresentationStyle = $1 })
    case .modalPresentationCapturesStatusBarAppearance:
      .flag(
        "Whether it decides on the status bar although it is not presented in fullScreen.",
        "capturesstatusbarappearance capturesstatusbar", since: 7,
        { $0.modalPresentationCapturesStatusBarAppearance },
        { $0.modalPresentationCapturesStatusBarAppearance = $1 })
    case .hidesBottomBarWhenPushed:
      .flag(
        "Whether the tab bar is hidden while it is in a navigation stack.",
        "hidesbottombar hidestabbar hidesbottombaronpush",
        { $0.hidesBottomBarWhenPushed }, { $0.hidesBottomBarWhenPushed = $1 })
    case .sourceView:
      .text(
        "The name of the view that its popover points at, when it is presented as one.",
        "popoversource anchorview sourcerect", since: 8,
        { $0.sourceView }, { $0.sourceView = $1 })
    case .barButtonItem:
      .text(
        "The name of the button that its popover points at, when it is presented as one.",
        "baritem barbutton popoverbutton", since: 8,
        { $0.barButtonItem }, { $0.barButtonItem = $1 })
    case .sourceItem:
      .text(
        "The name of the bar button or view that its popover points at, in place of both.",
        "popoversourceitem", since: 16, { $0.sourceItem }, { $0.sourceItem = $1 })
    case .prefersEdgeAttachedInCompactHeight:
      .setting(
        self, "Whether its sheet stays at the lower edge in compact height.", .flag, since: 15)
    case .preferredDisplayMode:
      .setting(
        self,
        "The columns that a UISplitViewController shows beside each other or over each other.",
        .word {
          [
            "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary",
            "twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary",
          ].map { [$0, "UISplitViewControllerDisplayMode" + $0.capitalizedFirst] }
        }, since: 8, of: Self.splitView)
    case .presentsWithGesture:
      .setting(
        self, "Whether a swipe shows a hidden column of a UISplitViewController.", .flag, since: 5,
        of: Self.splitView)
    case .bottomAccessory:
      .setting(
        self, "The name of the view above a UITabBarController's tab bar.", .text, since: 26,
        of: Self.tabBar)
    case .tabBarMinimizeBehavior:
      .setting(
        self, "When a UITabBarController's tab bar becomes small while its content scrolls.",
        .word {
          ["automatic", "never", "onScrollDown", "onScrollUp"].map {
            [$0, "UITabBarMinimizeBehavior" + $0.capitalizedFirst]
          }
        }, since: 26, of: Self.tabBar)
    case .shouldAutorotate:
      .setting(self, "Whether it turned with the device, up to iOS 15.", .flag)
    case .primary:
      .column(
        .primary, "The first column of a UISplitViewController, in a navigation controller.",
        "master sidebar leading")
    case .supplementary:
      .column(.supplementary, "The second of a UISplitViewController's three columns.", "")
    case .secondary:
      .column(
        .secondary, "The last column of a UISplitViewController: the detail.", "detail trailing")
    case .inspector:
      .column(
        .inspector,
        "The trailing column of a UISplitViewController, shown by show(.inspector), from iOS 26 on.",
        "")
    case .compact:
      .column(
        .compact, "What a UISplitViewController shows in place of its columns in compact width.", ""
      )
    case .tabs:
      .other(
        "The tabs of a UITabBarController in place of its viewControllers, from iOS 18 on.",
        "uitabs tabitems", .parts(.tab), since: 18)
    case .searchController:
      .viewController(
        "The UISearchController of its navigation item, which a step makes active.",
        "search searchbar searchresults searchviewcontroller", isRelation: true,
        { $0.searchController }, { $0.searchController = $1 })
    case .adaptiveViewController:
      .viewController(
        "What its presentation's delegate shows in its place in compact width: a navigation controller "
          + "without children takes it.",
        "viewcontrollerforadaptivepresentationstyle adaptivecontroller", isRelation: true,
        { $0.adaptiveViewController }, { $0.adaptiveViewController = $1 })
    case .references: .references
    case .delegate: .delegate
    case .transitioningDelegate:
      .other(
        "The id of the object that animates its presentation in place of its modalTransitionStyle.",
        "animator transitiondelegate animationcontroller", .part(.delegate), since: 7)
    case .presents:
      .viewController(
        "The view controller that it presents before the first step.",
        "present presented presenting presentedviewcontroller modals shows sheet popover",
        { $0.presents }, { $0.presents = $1 })
    }
  }

  private static let splitView = "UISplitViewController"
  private static let tabBar = "UITabBarController"

  /// The keys that lead to a controller, in the order of written descriptions.
  package static let leads: [(key: Self, lead: KeyRow<ViewController>.Lead)] = rows.compactMap {
    key, row in
    row.lead.map { (key: key, lead: $0) }
  }

  /// The keys for a split view controller's columns (R25).
  package static let columns: KeyValuePairs<Self, SplitViewColumn> = [
    .primary: .primary, .supplementary: .supplementary, .secondary: .secondary,
    .inspector: .inspector, .compact: .compact,
  ]

  /// Returns the key that a synonym stands for in a view controller.
  package static func key(meantBy name: String, in viewController: ViewController) -> String? {
    switch rows.first(where: { $0.row.synonyms.hasWord(name) })?.key {
    case .children: viewController.kind.containmentKey.rawValue
    // The controller has an id already, so the word means its title.
    case .id where !viewController.idIsImplied: title.rawValue
    case let key: key?.rawValue
    }
  }
}
