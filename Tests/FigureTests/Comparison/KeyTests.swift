import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCSource

/// Whether each key of a description is compared as its row says.
@Suite struct `The keys of descriptions` {
  @Test(arguments: Self.pairs)
  func `are compared unless their rows say otherwise`(_ pair: Pair) throws {
    let isChanged = try !Comparison(snapshot(pair.old), snapshot(pair.new)).changes.isEmpty
    #expect(isChanged == pair.isCompared, "\(pair.key)\n- \(pair.old)\n+ \(pair.new)")
  }

  @Test func `have a pair of descriptions each`() {
    #expect(Self.keys.map(\.name).filter { Self.texts[$0] == nil } == [])
    #expect(Self.texts.keys.filter { name in !Self.keys.contains { $0.name == name } } == [])
  }

  struct Pair: Sendable {
    let key: String
    let isCompared: Bool
    let old: String
    let new: String
  }

  private func snapshot(_ text: String) throws -> Snapshot {
    let source = Source(name: "description.yaml", text: text)
    let resolution = Resolution(try AppDescription(parsing: source))
    return Snapshot(of: resolution.hierarchy)
  }

  private static let pairs = keys.compactMap { name, isCompared in
    texts[name].map { Pair(key: name, isCompared: isCompared, old: $0.old, new: $0.new) }
  }

  /// Every key there is, as `mapping.key`.
  private static let keys: [(name: String, isCompared: Bool)] =
    keys(of: AppDescriptionKey.self, "app").filter { $0.name != "app.app" }
    + keys(of: ViewControllerKey.self, "controller")
    + keys(of: WindowKey.self, "window") + keys(of: TabKey.self, "tab")
    + keys(of: SegueKey.self, "segue") + keys(of: ObjectKey.self, "object")
    + keys(of: ReferenceKey.self, "reference") + keys(of: AlternativeKey.self, "alternative")
    + keys(of: StepKey.self, "step") + keys(of: DetentKey.self, "detent")
    + keys(of: SizeKey.self, "size")

  private static func keys<Key: DescriptionKeys>(
    of keys: Key.Type, _ mapping: String
  ) -> [(name: String, isCompared: Bool)] {
    Key.rows.map { key, row in ("\(mapping).\(key.rawValue)", row.isCompared) }
  }

  private static let texts: [String: (old: String, new: String)] = {
    var texts: [String: (old: String, new: String)] = [:]
    /// A key of the first level.
    func app(_ key: String, _ old: String, _ new: String, _ rest: String = "") {
      let root = "rootViewController: {id: root, class: Root}\n"
      texts["app.\(key)"] = ("\(root)\(old)\n\(rest)", "\(root)\(new)\n\(rest)")
    }
    app("$schema", "", "$schema: a.json")
    app("title", "", "title: T")
    app("rules", "ios: 7", "ios: 7\nrules: book")
    app("spelling", "", "spelling: objc")
    app("language", "", "language: zh-Hans")
    app("ios", "", "ios: 15")
    app("idiom", "", "idiom: phone")
    app("observed", "observed: false", "")
    app("horizontalSizeClass", "", "horizontalSizeClass: compact")
    app("verticalSizeClass", "", "verticalSizeClass: compact")
    app("window", "window: one", "window: two")
    texts["app.rootViewController"] = ("rootViewController: A", "rootViewController: B")
    texts["app.windows"] = (
      "windows: [{rootViewController: {id: a}}]",
      "windows: [{rootViewController: {id: a}}, {rootViewController: {id: b}}]"
    )
    app("scenes", "", "scenes: [A]")
    app("segues", "scenes: [{id: a}]", "scenes: [{id: a}]\nsegues: [{show: a, from: root}]")
    app("steps", "", "steps: [{present: A, from: root}]")
    app("alternatives", "", "alternatives: [{steps: [{present: A, from: root}]}]")
    app("objects", "", "objects: [{id: o, class: O}]")
    app("emphasize", "", "emphasize: [root]")

    /// A key of a controller.
    func controller(_ key: String, _ old: String, _ new: String, _ rest: String = "") {
      texts["controller.\(key)"] = (
        "rootViewController: {\(old)}\n\(rest)", "rootViewController: {\(new)}\n\(rest)"
      )
    }
    /// A property that is set.
    func property(_ key: ViewControllerKey, _ value: String, of className: String = "A") {
      controller(
        key.rawValue, "id: a, class: \(className)",
        "id: a, class: \(className), \(key.rawValue): \(value)")
    }
    controller("id", "id: a, class: A", "id: b, class: B")
    controller("class", "id: a, class: A", "id: a, class: B")
    controller("superclass", "id: a", "id: a, superclass: UINavigationController")
    property(.title, "T")
    property(.link, "a.html")
    property(.image, "a.png")
    property(.group, "G")
    property(.family, "F")
    property(.note, "N")
    property(.role, "component")
    controller(
      "viewControllers", "class: UINavigationController, viewControllers: [A]",
      "class: UINavigationController, viewControllers: [A, B]")
    controller("children", "id: a, children: [B]", "id: a, children: [B, C]")
    controller(
      "selectedIndex", "class: UITabBarController, viewControllers: [A, B]",
      "class: UITabBarController, viewControllers: [A, B], selectedIndex: 1")
    property(.definesPresentationContext, "true")
    property(.providesPresentationContextTransitionStyle, "true")
    property(.modalPresentationStyle, "formSheet")
    property(.modalTransitionStyle, "crossDissolve")
    property(.preferredTransition, "zoom")
    property(.preferredStyle, "actionSheet", of: "UIAlertController")
    property(.sourceType, "camera", of: "UIImagePickerController")
    property(.transitionStyle, "scroll", of: "UIPageViewController")
    property(.spineLocation, "mid", of: "UIPageViewController")
    property(.isToolbarHidden, "false", of: "UINavigationController")
    property(.state, "appeared")
    property(.isViewLoaded, "true")
    property(.isInWindow, "true")
    let split = "class: UISplitViewController, style: doubleColumn, primary: P, secondary: S"
    controller(
      "style", split, split.replacing("doubleColumn", with: "tripleColumn"))
    controller("topColumnForCollapsing", split, split + ", topColumnForCollapsing: primary")
    controller(
      "collapseSecondary", "class: UISplitViewController, viewControllers: [A, B]",
      "class: UISplitViewController, viewControllers: [A, B], collapseSecondary: true")
    property(.detents, "[medium]")
    property(.selectedDetentIdentifier, "medium")
    property(.largestUndimmedDetentIdentifier, "large")
    property(.isModalInPresentation, "true")
    property(.modalPresentationCapturesStatusBarAppearance, "true")
    property(.hidesBottomBarWhenPushed, "true")
    property(.preferredContentSize, "{width: 1, height: 2}")
    property(.adaptivePresentationStyle, "none")
    property(.sourceView, "v")
    property(.barButtonItem, "v")
    property(.sourceItem, "v")
    property(.prefersEdgeAttachedInCompactHeight, "true")
    property(.shouldAutorotate, "false")
    property(.preferredDisplayMode, "secondaryOnly", of: "UISplitViewController")
    property(.presentsWithGesture, "false", of: "UISplitViewController")
    property(.bottomAccessory, "v", of: "UITabBarController")
    property(.tabBarMinimizeBehavior, "never", of: "UITabBarController")
    let columns = "class: UISplitViewController, style: tripleColumn"
    for key in ViewControllerKey.columns.map(\.key) {
      // The compact column is seen in compact width alone.
      controller(
        key.rawValue, columns, columns + ", \(key.rawValue): A",
        key == .compact ? "horizontalSizeClass: compact" : "")
    }
    controller(
      "tabs", "class: UITabBarController, tabs: [{viewController: A}]",
      "class: UITabBarController, tabs: [{viewController: A}, {viewController: B}]")
    let tabs =
      "class: UITabBarController, tabs: [{identifier: x, viewController: A}, {identifier: y, viewController: B}]"
    controller("selectedTab", tabs, tabs + ", selectedTab: y")
    controller("mode", tabs, tabs + ", mode: tabSidebar")
    controller("sidebar.isHidden", tabs, tabs + ", sidebar.isHidden: false")
    controller(
      "searchController", "id: a", "id: a, searchController: {class: UISearchController}")
    controller(
      "adaptiveViewController", "id: a", "id: a, adaptiveViewController: {id: b}")
    controller(
      "references", "id: a", "id: a, references: {store: o}", "objects: [{id: o, class: O}]")
    controller("delegate", "id: a", "id: a, delegate: o", "objects: [{id: o, class: O}]")
    controller(
      "transitioningDelegate", "id: a", "id: a, transitioningDelegate: o",
      "objects: [{id: o, class: O}]")
    controller("presents", "id: a", "id: a, presents: B")

    func window(_ key: String, _ old: String, _ new: String) {
      let first = "{id: one, rootViewController: {id: a}}"
      texts["window.\(key)"] = ("windows: [\(first), {\(old)}]", "windows: [\(first), {\(new)}]")
    }
    let root = "rootViewController: {id: b}"
    window("id", "id: two, \(root)", "id: three, \(root)")
    window("windowLevel", root, "\(root), windowLevel: alert")
    window("isHidden", root, "\(root), isHidden: true")
    window("scene", root, "\(root), scene: s")
    window("horizontalSizeClass", root, "\(root), horizontalSizeClass: compact")
    window("rootViewController", root, "rootViewController: {id: c, class: C}")

    func tab(_ key: String, _ old: String, _ new: String) {
      texts["tab.\(key)"] = (
        "rootViewController: {class: UITabBarController, tabs: [\(old)]}",
        "rootViewController: {class: UITabBarController, tabs: [\(new)]}"
      )
    }
    tab("identifier", "{viewController: A}", "{viewController: A, identifier: i}")
    tab("class", "{viewController: A}", "{class: UISearchTab, viewController: A}")
    tab("title", "{viewController: A}", "{viewController: A, title: T}")
    tab(
      "preferredPlacement", "{viewController: A}", "{viewController: A, preferredPlacement: fixed}")
    let group =
      "{identifier: g, children: [{identifier: x, viewController: A}, {identifier: y, viewController: B}]"
    tab("defaultChildIdentifier", group + "}", group + ", defaultChildIdentifier: y}")
    tab("viewController", "{viewController: A}", "{viewController: B}")
    tab(
      "managingNavigationController", group + "}",
      group + ", managingNavigationController: {class: UINavigationController}}")
    tab(
      "children", "{identifier: g, children: [{viewController: A}]}",
      "{identifier: g, children: [{viewController: A}, {viewController: B}]}")

    /// Selecting the tab makes its search controller active, or not.
    func searchTab(_ flag: String) -> String {
      """
      rootViewController:
        id: bar
        class: UITabBarController
        tabs:
          - {viewController: A}
          - class: UISearchTab
      \(flag)
            viewController:
              id: nav
              class: UINavigationController
              viewControllers: [{id: s, searchController: {class: UISearchController}}]
      steps: [{select: nav, in: bar}]
      """
    }
    texts["tab.automaticallyActivatesSearch"] = (
      searchTab(""), searchTab("      automaticallyActivatesSearch: true")
    )

    func segue(_ key: String, _ old: String, _ new: String) {
      let head =
        "rootViewController: {id: a, class: A, children: [{id: b, class: B}]}\n"
        + "scenes: [{id: c}]\nsegues: "
      texts["segue.\(key)"] = ("\(head)[{\(old)}]", "\(head)[{\(new)}]")
    }
    segue("from", "show: c, from: a", "show: c, from: b")
    segue("identifier", "show: c, from: a", "show: c, from: a, identifier: i")
    segue("label", "show: c, from: a", "show: c, from: a, label: l")
    segue("unwindAction", "unwindAction: u, from: a", "unwindAction: v, from: a")
    segue(
      "modalPresentationStyle", "present: c, from: a",
      "present: c, from: a, modalPresentationStyle: formSheet")
    segue(
      "modalTransitionStyle", "present: c, from: a",
      "present: c, from: a, modalTransitionStyle: crossDissolve")
    segue("at", "show: c, from: a", "show: c, from: a, at: 'A.swift:1'")
    segue("link", "show: c, from: a", "show: c, from: a, link: 'A.html'")
    segue("inferred", "show: c, from: a", "show: c, from: a, inferred: true")

    func object(_ key: String, _ old: String, _ new: String, _ mapping: String = "object") {
      let head = "rootViewController: {id: a}\nobjects: [{id: other, class: P}, "
      texts["\(mapping).\(key)"] = ("\(head){\(old)}]", "\(head){\(new)}]")
    }
    object("id", "id: o, class: O", "id: n, class: O")
    object("class", "id: o, class: O", "id: o, class: N")
    object("title", "id: o, class: O", "id: o, class: O, title: T")
    object("references", "id: o, class: O", "id: o, class: O, references: {root: a}")
    object("delegate", "id: o, class: O", "id: o, class: O, delegate: a")
    let reference = "id: o, class: O, references: {root: "
    object("to", reference + "{to: a}}", reference + "{to: other}}", "reference")
    object("weak", reference + "{to: a}}", reference + "{to: a, weak: true}}", "reference")
    object("sends", reference + "{to: a}}", reference + "{to: a, sends: done}}", "reference")

    func step(_ key: String, _ old: String, _ new: String, _ mapping: String = "step") {
      let head = "rootViewController: {id: a, class: A, presents: {id: b, class: B}}\n"
      texts["\(mapping).\(key)"] = (head + old, head + new)
    }
    // Each step is refused with the key, and not without.
    step(
      "during", "steps: [{present: C, from: b}, {present: D, from: C}]",
      "steps: [{present: C, from: b}, {present: D, from: C, during: viewDidLoad}]")
    let modal =
      "rootViewController: {id: a, presents: {id: b, isModalInPresentation: true}}\nsteps: "
    texts["step.isInteractive"] = (
      modal + "[{dismiss: b}]", modal + "[{dismiss: b, isInteractive: true}]"
    )
    step("refused", "steps: [{dismiss: a}]", "steps: [{dismiss: a, refused: not now}]")
    for (key, value) in [
      ("expect", "refused"), ("label", "l"), ("title", "t"), ("note", "n"), ("notes", "n"),
      ("emphasize", "[a]"),
      ("build", "arrows"),
    ] {
      step(key, "steps: [{dismiss: a}]", "steps: [{dismiss: a, \(key): \(value)}]")
    }
    step(
      "label", "alternatives: [{steps: [{dismiss: a}]}]",
      "alternatives: [{steps: [{dismiss: a}], label: l}]", "alternative")
    step(
      "steps", "alternatives: [{steps: [{dismiss: a}]}]",
      "alternatives: [{steps: [{dismiss: b}]}]", "alternative")
    step(
      "set", "alternatives: [{set: {a.title: old}}]", "alternatives: [{set: {a.title: new}}]",
      "alternative")
    let detents = "rootViewController: {id: a, detents: [{identifier: "
    texts["detent.identifier"] = (detents + "i, height: 10}]}", detents + "j, height: 10}]}")
    texts["detent.height"] = (detents + "i, height: 10}]}", detents + "i, height: 11}]}")
    let size = "rootViewController: {id: a, preferredContentSize: {width: "
    texts["size.width"] = (size + "1, height: 1}}", size + "2, height: 1}}")
    texts["size.height"] = (size + "1, height: 1}}", size + "1, height: 2}}")
    return texts
  }()
}
