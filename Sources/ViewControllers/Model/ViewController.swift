import Diagnostics

/// A view controller as a description declares it; what becomes of it is `Hierarchy`'s.
public struct ViewController: Sendable {
  /// Where a view controller stands in `AppDescription.viewControllers`.
  public typealias Index = Int

  /// How a container names its list of children (R1).
  public enum ContainmentKey: String, Sendable {
    /// UINavigationController, UITabBarController, UISplitViewController, UIPageViewController.
    case viewControllers
    /// Every other container.
    case children
  }

  /// Unique in the description; `idIsImplied` when it was made from the class name.
  public var id: Sourced<String>
  public var idIsImplied: Bool
  /// The class as the user names it, for instance `BNRItemsViewController`.
  public var className: Sourced<String>
  /// The UIKit class that a class of the user's own derives from.
  public var superclass: Sourced<UIKitClass>?
  /// The name that the figure shows in place of the class.
  public var title: Sourced<String>?
  /// The declared children, in order; indices into `AppDescription.viewControllers`.
  public var children: [Index]
  /// The key under which the children were declared, nil when none was written.
  public var containmentKey: Sourced<ContainmentKey>?
  public var selectedIndex: Sourced<Int>?
  public var definesPresentationContext: Sourced<Bool>?
  public var providesPresentationContextTransitionStyle: Sourced<Bool>?
  public var modalPresentationStyle: Sourced<ModalPresentationStyle>?
  public var modalTransitionStyle: Sourced<ModalTransitionStyle>?
  /// The controller presented from this one before the first step.
  public var presents: Index?
  /// The whole declaration.
  public var range: SourceRange?

  public init(id: Sourced<String>, className: Sourced<String>, idIsImplied: Bool = false) {
    self.id = id
    self.idIsImplied = idIsImplied
    self.className = className
    children = []
  }

  /// The UIKit class that decides what this controller is: its class, if UIKit's (or another
  /// framework's), else its superclass, else UIViewController.
  public var uiKitClass: UIKitClass {
    UIKitClass(named: className.value) ?? superclass?.value ?? .viewController
  }

  /// What kind of container this is (R2: subclasses count as their superclass).
  public var kind: ContainerKind { uiKitClass.kind }
}

/// The kinds of container that UIKit has a property for, and the rest.
public enum ContainerKind: String, Sendable {
  case navigation
  case tabBar
  case split
  case page
  /// UIViewController itself: a content controller, or a container of the user's own.
  case custom
}
