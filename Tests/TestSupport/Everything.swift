/// A description in both formats with every key of the loader.
package enum Everything {
  package static let yaml = """
    title: Every key  # and a comment
    rules: book
    ios: 9
    idiom: phone
    observed: no
    spelling: objc
    horizontalSizeClass: regular
    verticalSizeClass: compact
    window: main
    rootViewController:
      id: tabs
      class: App.MyTabs<Int>
      superclass: UITabBarController
      title: "Tabs: \\u4E2D\\t\\U0001F600"
      link: https://example.com/tabs?a=1
      selectedIndex: 1
      definesPresentationContext: YES
      viewControllers:
        - id: nav
          class: UINavigationController
          providesPresentationContextTransitionStyle: off
          isToolbarHidden: no
          viewControllers: [ItemsViewController, {class: ItemsViewController, title: no}]
        - {id: UIViewController, state: disappearing, isViewLoaded: no}
        - superclass: UIPageViewController
          transitionStyle: UIPageViewControllerTransitionStylePageCurl
          spineLocation: mid
          modalPresentationStyle: UIModalPresentationFormSheet
          modalTransitionStyle: crossDissolve
          presents:
            id: help
            children:
              - presents:
                  class: UIAlertController
                  preferredStyle: UIAlertControllerStyleActionSheet
                  sourceView: the button
                  barButtonItem: another
                  sourceItem: a third
                  presents: {class: UIImagePickerController, sourceType: savedPhotosAlbum}
              - class: MenuViewController
                detents: [medium, {identifier: tall, height: 600}, large]
                prefersEdgeAttachedInCompactHeight: yes
                shouldAutorotate: no
                selectedDetentIdentifier: tall
                largestUndimmedDetentIdentifier: medium
                transitioningDelegate: help
                preferredTransition: zoom
                isModalInPresentation: on
                modalPresentationCapturesStatusBarAppearance: yes
                hidesBottomBarWhenPushed: yes
                preferredContentSize: {width: 320, height: 480}
                adaptivePresentationStyle: none
                adaptiveViewController: {id: frame, class: UINavigationController}
              - class: UISplitViewController
                style: UISplitViewControllerStyleTripleColumn
                primary: {id: side, searchController: {id: find, class: UISearchController}}
                supplementary: UITableViewController
                secondary: {id: main content}
                inspector: InfoViewController
                compact: UITabBarController
                topColumnForCollapsing: supplementary
                preferredDisplayMode: UISplitViewControllerDisplayModeOneOverSecondary
                presentsWithGesture: no
                collapseSecondary: yes
              - class: UITabBarController
                bottomAccessory: player
                tabBarMinimizeBehavior: onScrollDown
                tabs:
                  - identifier: now
                    title: Now
                    preferredPlacement: UITabPlacementPinned
                    viewController: {id: now, class: NowViewController}
                  - title: Later
                    managingNavigationController: UINavigationController
                    defaultChildIdentifier: soon
                    children:
                      - identifier: soon
                        viewController: UIViewController
    scenes: [HelpViewController, {id: aside}]
    segues:
      - {show: aside, from: nav, identifier: aside, label: Aside}
      - showDetail: {id: far, class: FarViewController}
        from: nav
        modalPresentationStyle: formSheet
        modalTransitionStyle: UIModalTransitionStyleCrossDissolve
      - {present: aside, from: nav}
      - {popover: aside, from: nav}
      - {unwind: nav, from: aside}
      - {unwindAction: "back:", from: aside}
      - {custom: aside, from: nav, identifier: twice}
      - {custom: aside, from: far, identifier: twice}
      - {show: far, from: aside, at: "Home.swift:12", inferred: yes}
    steps:
      - {perform: aside}
      - {perform: twice, from: far}
      - present: {id: detail, class: DetailViewController}
        from: nav
        label: |
          Two
          lines
      - dismiss: nav
        isInteractive: yes
        refused: not now
        expect: refused
        title: The end
        note: Too early
        notes: Wait.
        emphasize: [tabs → nav, detail]
        build: arrows
      - {push: detail, onto: nav, during: transition}
      - {pop: nav}
      - {popToRoot: nav}
      - {popTo: ItemsViewController}
      - setViewControllers: [detail, ItemsViewController, ItemsViewController#2]
        of: nav
      - {add: CellViewController, to: help}
      - present:
          id: drawer
          children: {menu: UIViewController, center: {id: center, delegate: coordinator}}
          references: {store: Store}
        from: nav
      - {remove: CellViewController}
      - {show: ItemsViewController, from: nav}
      - {showDetail: "ItemsViewController#3", from: nav}
      - {select: UIViewController, in: tabs}
      - {setRootViewController: LoginViewController, of: main}
      - {setRootViewController: tabs}
      - {activateSearch: find}
      - {horizontalSizeClass: compact}
      - {hideColumn: primary, of: UISplitViewController}
      - {showColumn: inspector, of: UISplitViewController}
      - {push: side, onto: main content.navigationController}
      - {unwind: nav, from: side}
      - {addSubview: CardViewController, of: help}
    alternatives:
      - label: By hand
        steps: [{select: nav, in: tabs}, {pop: nav}]
      - steps: [{dismiss: nav}]
    objects:
      - id: coordinator
        class: AppCoordinator
        title: The coordinator
        references: {tabs: tabs, store: {to: Store, weak: no}}
        delegate: {to: nav, sends: "done:"}
      - class: Store
        references: {drawer: {to: drawer, weak: yes}}
    language: zh-Hans
    """

  package static let json = """
    {"title": "Every key", "rules": "book", "ios": 9, "idiom": "phone", "observed": false,
     "spelling": "objc", "horizontalSizeClass": "regular", "verticalSizeClass": "compact",
     "window": "main",
     "rootViewController": {
       "id": "tabs", "class": "App.MyTabs<Int>", "superclass": "UITabBarController",
       "title": "Tabs: \\u4E2D\\t\\uD83D\\uDE00", "link": "https://example.com/tabs?a=1", "selectedIndex": 1,
       "definesPresentationContext": true,
       "viewControllers": [
         {"id": "nav", "class": "UINavigationController",
          "providesPresentationContextTransitionStyle": false, "isToolbarHidden": false,
          "viewControllers": [
            "ItemsViewController", {"class": "ItemsViewController", "title": "no"}]},
         {"id": "UIViewController", "state": "disappearing", "isViewLoaded": false},
         {"superclass": "UIPageViewController",
          "transitionStyle": "pageCurl", "spineLocation": "mid",
          "modalPresentationStyle": "formSheet", "modalTransitionStyle": "crossDissolve",
          "presents": {"id": "help", "children": [{"presents": {
            "class": "UIAlertController", "preferredStyle": "actionSheet",
            "sourceView": "the button", "barButtonItem": "another", "sourceItem": "a third",
            "presents": {"class": "UIImagePickerController",
              "sourceType": "savedPhotosAlbum"}}},
            {"class": "MenuViewController",
             "detents": ["medium", {"identifier": "tall", "height": 600}, "large"],
             "prefersEdgeAttachedInCompactHeight": true, "shouldAutorotate": false,
             "selectedDetentIdentifier": "tall", "largestUndimmedDetentIdentifier": "medium",
             "transitioningDelegate": "help", "preferredTransition": "zoom",
             "isModalInPresentation": true,
             "modalPresentationCapturesStatusBarAppearance": true, "hidesBottomBarWhenPushed": true,
             "preferredContentSize": {"width": 320, "height": 480},
             "adaptivePresentationStyle": "none",
             "adaptiveViewController": {"id": "frame", "class": "UINavigationController"}},
            {"class": "UISplitViewController", "style": "tripleColumn",
             "preferredDisplayMode": "oneOverSecondary", "presentsWithGesture": false,
             "primary": {"id": "side",
               "searchController": {"id": "find", "class": "UISearchController"}},
             "supplementary": "UITableViewController", "secondary": {"id": "main content"},
             "inspector": "InfoViewController", "compact": "UITabBarController",
             "topColumnForCollapsing": "supplementary", "collapseSecondary": true},
            {"class": "UITabBarController", "bottomAccessory": "player",
             "tabBarMinimizeBehavior": "onScrollDown", "tabs": [
              {"identifier": "now", "title": "Now", "preferredPlacement": "pinned",
               "viewController": {"id": "now", "class": "NowViewController"}},
              {"title": "Later", "managingNavigationController": "UINavigationController",
               "defaultChildIdentifier": "soon",
               "children": [{"identifier": "soon", "viewController": "UIViewController"}]}]}]}}]},
     "scenes": ["HelpViewController", {"id": "aside"}],
     "segues": [
       {"show": "aside", "from": "nav", "identifier": "aside", "label": "Aside"},
       {"showDetail": {"id": "far", "class": "FarViewController"}, "from": "nav",
        "modalPresentationStyle": "formSheet", "modalTransitionStyle": "crossDissolve"},
       {"present": "aside", "from": "nav"}, {"popover": "aside", "from": "nav"},
       {"unwind": "nav", "from": "aside"}, {"unwindAction": "back:", "from": "aside"},
       {"custom": "aside", "from": "nav", "identifier": "twice"},
       {"custom": "aside", "from": "far", "identifier": "twice"},
       {"show": "far", "from": "aside", "at": "Home.swift:12", "inferred": true}],
     "steps": [
       {"perform": "aside"}, {"perform": "twice", "from": "far"},
       {"present": {"id": "detail", "class": "DetailViewController"}, "from": "nav",
        "label": "Two\\nlines\\n"},
       {"dismiss": "nav", "isInteractive": true, "refused": "not now", "expect": "refused",
        "title": "The end", "note": "Too early", "notes": "Wait.", "emphasize": ["tabs → nav", "detail"],
        "build": "arrows"},
       {"push": "detail", "onto": "nav", "during": "transition"}, {"pop": "nav"},
       {"popToRoot": "nav"}, {"popTo": "ItemsViewController"},
       {"setViewControllers": ["detail", "ItemsViewController", "ItemsViewController#2"],
        "of": "nav"},
       {"add": "CellViewController", "to": "help"},
       {"present": {"id": "drawer",
          "children": {"menu": "UIViewController",
            "center": {"id": "center", "delegate": "coordinator"}},
          "references": {"store": "Store"}},
        "from": "nav"},
       {"remove": "CellViewController"},
       {"show": "ItemsViewController", "from": "nav"},
       {"showDetail": "ItemsViewController#3", "from": "nav"},
       {"select": "UIViewController", "in": "tabs"},
       {"setRootViewController": "LoginViewController", "of": "main"},
       {"setRootViewController": "tabs"}, {"activateSearch": "find"},
       {"horizontalSizeClass": "compact"},
       {"hideColumn": "primary", "of": "UISplitViewController"},
       {"showColumn": "inspector", "of": "UISplitViewController"},
       {"push": "side", "onto": "main content.navigationController"},
       {"unwind": "nav", "from": "side"}, {"addSubview": "CardViewController", "of": "help"}],
     "alternatives": [
       {"label": "By hand", "steps": [{"select": "nav", "in": "tabs"}, {"pop": "nav"}]},
       {"steps": [{"dismiss": "nav"}]}],
     "objects": [
       {"id": "coordinator", "class": "AppCoordinator", "title": "The coordinator",
        "references": {"tabs": "tabs", "store": {"to": "Store", "weak": false}},
        "delegate": {"to": "nav", "sends": "done:"}},
       {"class": "Store", "references": {"drawer": {"to": "drawer", "weak": true}}}],
     "language": "zh-Hans"}
    """
}
