import VCEngine
import VCPhrases
import VCSource

extension CodeWriter {
  /// Creates a controller and its descendants, children first.
  mutating func make(_ top: Index) {
    var order: [Index] = []
    var stack = [top]
    while let index = stack.popLast() {
      guard isDeclared.insert(.viewController(index)).inserted else { continue }
      order.append(index)
      let controller = app.viewControllers[index]
      if controller.uiKitClass.isClosed { continue }
      stack += content(of: index).filter(hierarchy.isNew)
      if let search = controller.searchController { stack.append(search) }
    }
    for index in order.reversed() { makeAlone(index) }
  }

  /// Returns the children that the app adds: all tabs, declared columns without the navigation
  /// controllers that UIKit puts around them, and nothing for a group's navigation controller,
  /// which UIKit fills.
  private func content(of index: Index) -> [Index] {
    if managing.contains(index) { return [] }
    let tabs = app.viewControllers[index].tabs
    if !tabs.isEmpty { return tabs.flatMap(\.viewControllers) }
    let columns = app.viewControllers[index].columns
    return columns.map { $0.declared.map(\.viewController) } ?? hierarchy.content(of: index)
  }

  private mutating func makeAlone(_ index: Index) {
    let controller = app.viewControllers[index]
    let name = names.name(of: .viewController(index), app)
    let uiKitClass = controller.uiKitClass
    if !["UIKit", "Foundation"].contains(uiKitClass.framework) { need(uiKitClass.framework) }
    let children = uiKitClass.isClosed ? [] : content(of: index)
    create(controller, name, with: children)
    fill(index, name, children)
    if let flag = controller.definesPresentationContext?.value {
      set(name, "definesPresentationContext", flag)
    }
    if let flag = controller.providesPresentationContextTransitionStyle?.value {
      set(name, "providesPresentationContextTransitionStyle", flag)
    }
    style(controller, name)
    for reference in controller.references
    where controller.tabs.isEmpty || reference.name.value != "tabs" {
      let isDelegate = reference.name.value == "delegate"
      set(
        name, isDelegate ? uiKitClass.delegateProperty : reference.name.value.codeIdentifier,
        variable(reference.target))
    }
  }

  private mutating func need(_ module: String) {
    if !modules.contains(module) { modules.append(module) }
  }

  private mutating func create(
    _ controller: ViewController, _ name: String, with children: [Index]
  ) {
    let className = controller.className.value
    let type = typeInObjectiveC(className)
    // The author of a custom class decides how to create it.
    let creation = UIKitClass(named: className).flatMap { Creation.of($0.name) }
    for module in creation?.modules ?? [] { need(module) }
    for variable in creation?.variables ?? [] {
      take(variable.name, variable.swift, variable.objectiveC)
    }
    var (swift, objectiveC) = (creation?.swift ?? "()", creation?.objectiveC ?? "init")
    switch (controller.kind, controller.uiKitClass.name) {
    case (_, UIKitClass.alertName):
      let title = controller.title?.value.codeLiteral
      let style = controller.preferredStyle?.value ?? .alert
      swift = "(title: \(title ?? "nil"), message: nil, preferredStyle: .\(style.rawValue))"
      objectiveC =
        "alertControllerWithTitle:\(title.map { "@" + $0 } ?? "nil") message:nil "
        + "preferredStyle:\(style.objectiveCSpelling)"
    case (_, "UIHostingController"):
      let content = className.drop { $0 != "<" }.dropFirst().dropLast()
      swift = "(rootView: \(content.isEmpty ? "ContentView" : content)())"
    case (_, "UISearchController"):
      guard let results = children.first.map({ variable($0) }) else { break }
      (swift, objectiveC) = (
        "(searchResultsController: \(results))", "initWithSearchResultsController:\(results)"
      )
    case (.navigation, _) where !controller.uiKitClass.isClosed:
      guard children.count == 1 else { break }
      let root = variable(children[0])
      (swift, objectiveC) = ("(rootViewController: \(root))", "initWithRootViewController:\(root)")
    case (.split, _):
      guard controller.columns != nil else { break }
      let style = controller.columns?.style?.value ?? .doubleColumn
      swift = "(style: .\(style.rawValue))"
      objectiveC = "initWithStyle:\(style.objectiveCSpelling)"
    case (.page, _): (swift, objectiveC) = creationOfPages(controller)
    default: break
    }
    let isByClass = !objectiveC.hasPrefix("init")
    state(
      "let \(name) = \(controller.uiKitClass.name == "UIHostingController" ? "UIHostingController" : className)\(swift)",
      "\(type) *\(name) = "
        + (isByClass ? "[\(type) \(objectiveC)]" : "[[\(type) alloc] \(objectiveC)]"))
    guard controller.isAlert else { return }
    // Without an action, the user couldn't dismiss it.
    let isSheet = controller.preferredStyle?.value == .actionSheet
    let isChinese = hierarchy.app.language == .zhHans
    let title = isSheet ? isChinese ? "取消" : "Cancel" : isChinese ? "好" : "OK"
    state(
      "\(name).addAction(UIAlertAction(title: \"\(title)\", style: .\(isSheet ? "cancel" : "default")))",
      "[\(name) addAction:[UIAlertAction actionWithTitle:@\"\(title)\" "
        + "style:UIAlertActionStyle\(isSheet ? "Cancel" : "Default") handler:nil]]")
  }

  private func creationOfPages(_ controller: ViewController) -> (String, String) {
    let style = controller.transitionStyle?.value ?? .pageCurl
    let spine = controller.spineLocation?.value
    let swiftOptions =
      spine.map {
        ", options: [.spineLocation: UIPageViewController.SpineLocation.\($0.rawValue).rawValue]"
      } ?? ""
    let options =
      spine.map {
        "@{UIPageViewControllerOptionSpineLocationKey: @(\($0.objectiveCSpelling))}"
      } ?? "nil"
    return (
      "(transitionStyle: .\(style.rawValue), navigationOrientation: .horizontal\(swiftOptions))",
      "initWithTransitionStyle:\(style.objectiveCSpelling) "
        + "navigationOrientation:UIPageViewControllerNavigationOrientationHorizontal "
        + "options:\(options)"
    )
  }

  /// Adds children to a new controller.
  private mutating func fill(_ index: Index, _ name: String, _ children: [Index]) {
    let controller = app.viewControllers[index]
    if !controller.tabs.isEmpty {
      makeTabs(of: controller, name)
    } else if let columns = controller.columns {
      for (column, child) in columns.declared {
        let (child, rawValue) = (variable(child), column.rawValue)
        let call = UIKitCall(
          "setViewController(\(child), for: .\(rawValue))",
          [
            "setViewController:": child,
            "forColumn:": "UISplitViewControllerColumn" + rawValue.capitalizedFirst,
          ])
        send(call, to: name)
        // The inspector is hidden until the app shows it.
        if column == .inspector { set(column, of: name, isShown: true) }
      }
    } else if !children.isEmpty {
      switch controller.kind {
      case .navigation where children.count == 1: break
      case .navigation, .tabBar, .split:
        set(name, "viewControllers", list(children.map { variable($0) }))
      case .page:
        send(.setPages(list(children.map { variable($0) }), isAnimated: false), to: name)
      // The initializer has made its argument a child.
      case .custom where controller.uiKitClass.name == "UISearchController": break
      case .custom:
        for child in children {
          let variable = variable(child)
          add(variable, to: name)
          if let property = controller.childNames[child] {
            set(name, property.codeIdentifier, variable)
          }
        }
      }
    }
    if let position = controller.selectedIndex?.value {
      set(name, "selectedIndex", String(position))
    }
    for key: ViewControllerKey in [
      .isToolbarHidden, .hidesBottomBarWhenPushed, .modalPresentationCapturesStatusBarAppearance,
    ] {
      if let value = controller[flag: key]?.value { set(name, key.rawValue, value) }
    }
    if let search = controller.searchController {
      set(name, "navigationItem.searchController", variable(search))
    }
  }

  /// Adds a child to a custom container, with the calls that this requires (R17).
  mutating func add(_ child: String, to container: String) {
    send(.addChild(child), to: container)
    set("\(child).view", "frame", "\(container).view.bounds")
    send(.addSubview("\(child).view"), to: "\(container).view")
    send(.didMove(to: container), to: child)
  }
}
