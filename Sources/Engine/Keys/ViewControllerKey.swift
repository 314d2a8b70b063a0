import VCSource

package enum ViewControllerKey: String, DescriptionKeys {
  case id, `class`, superclass, title, link, image, family, note, group, role, navigationController
  case viewControllers, children, selectedIndex, selectedTab, mode
  case isSidebarHidden = "sidebar.isHidden"
  case definesPresentationContext, providesPresentationContextTransitionStyle
  case modalPresentationStyle, modalTransitionStyle, preferredTransition
  case preferredStyle, sourceType, transitionStyle, spineLocation, isToolbarHidden
  case state, isViewLoaded, isInWindow, style, topColumnForCollapsing, collapseSecondary
  case detents, selectedDetentIdentifier, largestUndimmedDetentIdentifier
  case isModalInPresentation, preferredContentSize, adaptivePresentationStyle
  case modalPresentationCapturesStatusBarAppearance, hidesBottomBarWhenPushed
  case sourceView, barButtonItem, sourceItem
  case prefersEdgeAttachedInCompactHeight, widthFollowsPreferredContentSizeWhenEdgeAttached
  case preferredDisplayMode, presentsWithGesture
  case bottomAccessory, tabBarMinimizeBehavior, shouldAutorotate
  case primary, supplementary, secondary, inspector, compact, tabs, searchController
  case adaptiveViewController
  case references, delegate, transitioningDelegate, presents

  package static let rows: [(key: Self, row: KeyRow<ViewController>)] = allRows

  package var row: KeyRow<ViewController> {
    switch self {
    case .id: .other("name identifier ref key storyboardid restorationidentifier", .part(.id))
    case .class: .other("type kind classname customclass controller isa", .part(.className))
    case .superclass:
      .other(
        "super parent parentclass base baseclass extends inherits inheritsfrom subclassof",
        .part(.superclass))
    case .title:
      .text(
        "label caption text heading displayname", as: .localizedText,
        { $0.title }, { $0.title = $1 })
    case .link: .link("url href hyperlink source documentation", { $0.link }, { $0.link = $1 })
    case .image:
      .text("screenshot picture snapshot thumbnail screen", { $0.image }, { $0.image = $1 })
    case .family:
      .text("familyname familytitle frame", as: .localizedText, { $0.family }, { $0.family = $1 })
    case .note:
      .text(
        "notes comment annotation remark footnote", as: .localizedText,
        { $0.note }, { $0.note = $1 })
    case .group:
      .text(
        "folder module feature section area", as: .localizedText, { $0.group }, { $0.group = $1 })
    case .role: .choice("part", { $0.role }, { $0.role = $1 })
    case .navigationController: .text("", { $0.navigation }, { $0.navigation = $1 })
    case .viewControllers:
      .other(
        "pages stack controllers columns navigationstack root rootviewcontroller rootcontroller",
        .parts(.viewController))
    case .children:
      .other(
        "views view child subviews subview childviewcontrollers childcontrollers contains contents "
          + "searchresultscontroller content embeds embedded items", .partsOrNames(.viewController))
    case .selectedIndex:
      .number(
        "selected selectedtab selectedviewcontroller index tab tabindex currenttab activetab",
        .index, { $0.selectedIndex }, { $0.selectedIndex = $1 })
    case .selectedTab:
      .text("", since: 18, of: Self.tabBar, { $0.selectedTab }, { $0.selectedTab = $1 })
    case .mode: .word("", since: 18, of: Self.tabBar, { $0.mode }, { $0.mode = $1 })
    case .isSidebarHidden:
      .setting(self, .flag, "sidebarhidden issidebarhidden", since: 18, of: Self.tabBar)
    case .definesPresentationContext:
      .flag(
        "context definescontext presentationcontext iscontext", since: 5,
        { $0.definesPresentationContext }, { $0.definesPresentationContext = $1 })
    case .providesPresentationContextTransitionStyle:
      .flag(
        "providestransitionstyle lendstransitionstyle", since: 5,
        { $0.providesPresentationContextTransitionStyle },
        { $0.providesPresentationContextTransitionStyle = $1 })
    case .modalPresentationStyle:
      .word(
        "style presentationstyle modalstyle presentation modal",
        { $0.modalPresentationStyle }, { $0.modalPresentationStyle = $1 })
    case .modalTransitionStyle:
      .word(
        "transition animation", since: 3,
        { $0.modalTransitionStyle }, { $0.modalTransitionStyle = $1 })
    case .preferredTransition:
      .choice(
        "zoom zoomtransition navigationtransition", since: PreferredTransition.since,
        { $0.preferredTransition }, { $0.preferredTransition = $1 })
    case .preferredStyle:
      .word(
        "alertstyle alertcontrollerstyle preferredalertstyle", of: "UIAlertController",
        { $0.preferredStyle }, { $0.preferredStyle = $1 })
    case .sourceType:
      .word(
        "imagesource mediasource pickersource", of: "UIImagePickerController",
        { $0.sourceType }, { $0.sourceType = $1 })
    case .transitionStyle:
      .word(
        "pagetransition pagetransitionstyle", of: "UIPageViewController",
        { $0.transitionStyle }, { $0.transitionStyle = $1 })
    case .spineLocation:
      .word("spine", of: "UIPageViewController", { $0.spineLocation }, { $0.spineLocation = $1 })
    case .isToolbarHidden:
      .setting(
        self, .flag, "toolbarhidden toolbar hidestoolbar hastoolbar toolbaritems",
        of: "UINavigationController")
    case .state: .choice("appearancestate viewstate appearstate", { $0.state }, { $0.state = $1 })
    case .isViewLoaded:
      .flag(
        "viewloaded viewisloaded loaded viewifloaded",
        { $0.isViewLoaded }, { $0.isViewLoaded = $1 })
    case .isInWindow:
      .flag("inwindow viewisinwindow", { $0.isInWindow }, { $0.isInWindow = $1 })
    case .style:
      .word(
        "splitstyle splitviewstyle", of: Self.splitView,
        { $0.columns?.style }, { $0.columns?.style = $1 })
    case .topColumnForCollapsing:
      .choice(
        "topcolumn collapsecolumn collapsedcolumn topcolumnforcollapsingtoproposedtopcolumn",
        since: 14, of: Self.splitView,
        { $0.columns?.topColumnForCollapsing }, { $0.columns?.topColumnForCollapsing = $1 })
    case .collapseSecondary:
      .setting(
        self, .flag, "collapsesecondaryviewcontroller collapses collapse iscollapsed", since: 8,
        of: Self.splitView)
    case .detents:
      KeyRow(
        "detent sheetdetents heights presentationdetents", .detents, 15, nil, { $0.detents },
        { $0.detents = $1 }, { .detents($0) },
        { if case .detents(let detents) = $0 { detents } else { nil } })
    case .selectedDetentIdentifier:
      .text(
        "selecteddetent initialdetent currentdetent", since: 15,
        { $0.selectedDetentIdentifier }, { $0.selectedDetentIdentifier = $1 })
    case .largestUndimmedDetentIdentifier:
      .text(
        "largestundimmeddetent undimmed undimmeddetent presentationbackgroundinteraction",
        since: 15,
        { $0.largestUndimmedDetentIdentifier }, { $0.largestUndimmedDetentIdentifier = $1 })
    case .isModalInPresentation:
      .setting(
        self, .flag, "modalinpresentation ismodal interactivedismissdisabled", since: 13)
    case .preferredContentSize:
      KeyRow(
        "contentsize size preferredsize popovercontentsize", .size, 7, nil,
        { $0.preferredContentSize }, { $0.preferredContentSize = $1 }, { .size($0) },
        { if case .size(let size) = $0 { size } else { nil } })
    case .adaptivePresentationStyle:
      .word(
        "adaptivestyle adaptation adapts presentationcompactadaptation", since: 8,
        among: { ModalPresentationStyle.adaptiveAnswers }, { $0.adaptivePresentationStyle },
        { $0.adaptivePresentationStyle = $1 })
    case .modalPresentationCapturesStatusBarAppearance:
      .setting(self, .flag, "capturesstatusbarappearance capturesstatusbar", since: 7)
    case .hidesBottomBarWhenPushed:
      .setting(self, .flag, "hidesbottombar hidestabbar hidesbottombaronpush")
    case .sourceView:
      .text(
        "popoversource anchorview sourcerect", since: 8, { $0.sourceView }, { $0.sourceView = $1 })
    case .barButtonItem:
      .text(
        "baritem barbutton popoverbutton", since: 8,
        { $0.barButtonItem }, { $0.barButtonItem = $1 })
    case .sourceItem:
      .text("popoversourceitem", since: 16, { $0.sourceItem }, { $0.sourceItem = $1 })
    case .prefersEdgeAttachedInCompactHeight, .widthFollowsPreferredContentSizeWhenEdgeAttached:
      .setting(self, .flag, since: 15)
    case .preferredDisplayMode:
      .setting(
        self,
        .word {
          [
            "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary",
            "twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary",
          ].map { [$0, "UISplitViewControllerDisplayMode" + $0.capitalizedFirst] }
        }, since: 8, of: Self.splitView)
    case .presentsWithGesture: .setting(self, .flag, since: 5, of: Self.splitView)
    case .bottomAccessory: .setting(self, .text, since: 26, of: Self.tabBar)
    case .tabBarMinimizeBehavior:
      .setting(
        self,
        .word {
          ["automatic", "never", "onScrollDown", "onScrollUp"].map {
            [$0, "UITabBarMinimizeBehavior" + $0.capitalizedFirst]
          }
        }, since: 26, of: Self.tabBar)
    case .shouldAutorotate: .setting(self, .flag)
    case .primary: .column(.primary, "master sidebar leading")
    case .supplementary: .column(.supplementary, "")
    case .secondary: .column(.secondary, "detail trailing")
    case .inspector: .column(.inspector, "")
    case .compact: .column(.compact, "")
    case .tabs: .other("uitabs tabitems", .parts(.tab), since: 18)
    case .searchController:
      .viewController(
        "search searchbar searchresults searchviewcontroller", isRelation: true,
        { $0.searchController }, { $0.searchController = $1 })
    case .adaptiveViewController:
      .viewController(
        "viewcontrollerforadaptivepresentationstyle adaptivecontroller", isRelation: true,
        { $0.adaptiveViewController }, { $0.adaptiveViewController = $1 })
    case .references: .references
    case .delegate: .delegate
    case .transitioningDelegate:
      .other("animator transitiondelegate animationcontroller", .part(.delegate), since: 7)
    case .presents:
      .viewController(
        "present presented presenting presentedviewcontroller modals shows sheet popover",
        { $0.presents }, { $0.presents = $1 })
    }
  }

  /// The keys on which no answer depends.
  static let withoutAnswers: [Self] = [
    .presentsWithGesture, .bottomAccessory, .tabBarMinimizeBehavior, .shouldAutorotate,
  ]

  /// The Boolean keys of a sheet (R37).
  package static let ofSheets: [Self] = [
    .prefersEdgeAttachedInCompactHeight, .widthFollowsPreferredContentSizeWhenEdgeAttached,
  ]

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
    if UIKitClass.isKnown(name) { return "\(Self.class.rawValue): \(name)" }
    return switch rows.first(where: { $0.row.synonyms.hasWord(name) })?.key {
    case .children: viewController.kind.containmentKey.rawValue
    // The controller has an id already, so the word means its title.
    case .id where !viewController.idIsImplied: title.rawValue
    case let key: key?.rawValue
    }
  }
}
