import VCDescriptions
import VCEngine
import VCSource

/// The evidence that a custom class derives from a UIKit container: its name, its view and its
/// children. A printed hierarchy doesn't contain superclasses.
struct ContainerEvidence {
  let name: String
  let row: PrintedRow?
  let children: [(name: String, row: PrintedRow?)]

  /// The UIKit class that it derives from; nil without evidence.
  var superclass: UIKitClass? { superclassName.flatMap { UIKitClass(named: $0) } }

  /// Whether its name alone suggests the superclass.
  var isByName: Bool {
    superclassName != nil && superclassName == UIKitClass.container(namedLike: name)
  }

  private var superclassName: String? {
    let byName = UIKitClass.container(namedLike: name)
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
        ?? (UIKitClass.container(namedLike: child.name) != nil)
    }
    let shown = children.lastIndex { $0.row?.state?.isInWindow == true }
    let showsLast = shown.map { $0 == children.count - 1 } ?? true
    return holdsContainers || !showsLast ? "UITabBarController" : "UINavigationController"
  }
}
