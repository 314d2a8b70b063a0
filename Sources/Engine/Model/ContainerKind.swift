/// The kinds of container: UIKit's, and all others.
package enum ContainerKind: String, Sendable {
  /// UINavigationController: a stack.
  case navigation
  /// UITabBarController: tabs.
  case tabBar
  /// UISplitViewController: columns, the last of which is the detail.
  case split
  /// UIPageViewController: pages.
  case page
  /// UIViewController itself: a content controller, or one of the app's own containers.
  case custom

  /// The key under which this kind lists its children.
  package var containmentKey: ViewController.ContainmentKey {
    self == .custom ? .children : .viewControllers
  }
}
