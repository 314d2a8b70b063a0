/// The kinds of container that UIKit brings, and all others.
public enum ContainerKind: String, Sendable {
  /// UINavigationController: a stack.
  case navigation
  /// UITabBarController: tabs.
  case tabBar
  /// UISplitViewController: columns, the last of which is the detail.
  case split
  /// UIPageViewController: pages.
  case page
  /// UIViewController itself: a content controller, or a container of the user's own.
  case custom

  /// The key under which this kind lists its children.
  package var containmentKey: ViewController.ContainmentKey {
    self == .custom ? .children : .viewControllers
  }
}
