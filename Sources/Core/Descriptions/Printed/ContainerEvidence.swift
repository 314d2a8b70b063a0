import VCDiagnostics
import VCEngine

/// The evidence that a custom class derives from a UIKit container: its name, its view and its
/// children. A printed hierarchy doesn't contain superclasses.
struct ContainerEvidence {
  let name: String
  let row: PrintedRow?
  let children: [(name: String, row: PrintedRow?)]

  /// The UIKit class that it derives from; nil without evidence.
  var superclass: UIKitClass? { superclassName.flatMap { UIKitClass(named: $0) } }

  /// Whether its name alone suggests the superclass.
  var isByName: Bool { superclassName != nil && superclassName == Self.container(namedLike: name) }

  private var superclassName: String? {
    let byName = Self.container(namedLike: name)
    guard case .loaded(let view, _) = row?.view else { return byName }
    switch DemangledName.withoutModules(view) {
    case "UILayoutContainerView": return byName ?? byChildren
    case let view where view.contains("SplitViewController") || view.hasPrefix("UIPanelController"):
      return "UISplitViewController"
    case let view where view.contains("UIPageViewController"): return "UIPageViewController"
    default: return byName
    }
  }

  /// The superclass that the children suggest. Navigation and tab bar controllers have the same
  /// class of view.
  private var byChildren: String? {
    if children.isEmpty { return nil }
    // Children that are containers suggest a tab bar controller.
    let holdsContainers = children.contains { child in
      UIKitClass(named: child.name).map { [.navigation, .tabBar, .split].contains($0.kind) }
        ?? (Self.container(namedLike: child.name) != nil)
    }
    let shown = children.lastIndex { $0.row?.state?.isInWindow == true }
    let showsLast = shown.map { $0 == children.count - 1 } ?? true
    return holdsContainers || !showsLast ? "UITabBarController" : "UINavigationController"
  }

  static func container(namedLike name: String) -> String? {
    let base = name.prefix { $0 != "<" }
    if base.hasSuffix("NavigationController") || base.hasSuffix("NavController") {
      return "UINavigationController"
    }
    if base.hasSuffix("TabBarController") || base.hasSuffix("TabController") {
      return "UITabBarController"
    }
    return base.hasSuffix("SplitViewController") || base.hasSuffix("SplitController")
      ? "UISplitViewController" : nil
  }
}

extension ViewController {
  /// Creates a controller from its name alone. A name that isn't a class name becomes the title,
  /// and the controller's UIKit superclass is guessed.
  init(named name: String, id: (_ className: String) -> String, at range: SourceRange?) {
    let isClass = Self.isClassName(name)
    let className = isClass ? name : UIKitClass.viewController.name
    self.init(id: Sourced(id(className), at: range), className: Sourced(className, at: range))
    self.range = range
    if !isClass { title = Sourced(name) }
    guard UIKitClass(named: className) == nil,
      let base = ContainerEvidence.container(namedLike: className)
    else { return }
    superclass = UIKitClass(named: base).map { Sourced($0, at: range) }
  }
}
