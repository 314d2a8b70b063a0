import Diagnostics

/// A view controller as a description declares it. `Hierarchy` knows what it is at a moment.
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

  /// The name by which steps refer to the controller, unique in the description.
  public var id: Sourced<String>
  /// Whether the id was made from the class name, because none was declared.
  public var idIsImplied: Bool
  /// The class as the user names it, for instance `BNRItemsViewController`.
  public var className: Sourced<String>
  /// The UIKit class that a class of the user's own derives from.
  public var superclass: Sourced<UIKitClass>?
  /// The name that the figure shows above the class.
  public var title: Sourced<String>?
  /// The declared children, in order; indices into `AppDescription.viewControllers`.
  public var children: [Index]
  /// The key under which the children were declared, nil when none was written.
  public var containmentKey: Sourced<ContainmentKey>?
  /// A tab bar controller's selected child, by its place among the children from 0.
  public var selectedIndex: Sourced<Int>?
  /// The flag of R6, nil where it is not set (R7).
  public var definesPresentationContext: Sourced<Bool>?
  /// Whether a presenter that was found by the flag lends its transition (R15).
  public var providesPresentationContextTransitionStyle: Sourced<Bool>?
  /// The style in which the controller is presented, nil where it is not set (R13).
  public var modalPresentationStyle: Sourced<ModalPresentationStyle>?
  /// The transition with which it is presented, nil where it is not set (R15).
  public var modalTransitionStyle: Sourced<ModalTransitionStyle>?
  /// The controller presented from this one before the first step.
  public var presents: Index?
  /// The whole declaration.
  public var range: SourceRange?
  /// What few controllers declare: one element, or none. Beside the rest it would make a million
  /// controllers a third larger.
  var details: [Details] = []

  /// A controller without title, flags and children.
  ///
  /// - Parameters:
  ///   - id: not empty, and no other controller's.
  ///   - className: UIKit's, or one of the app's.
  ///   - idIsImplied: whether the id is made of the class's name.
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

  /// Whether its class is UIKit's (or another framework's) own, rather than the app's.
  var isOfKnownClass: Bool { UIKitClass(named: className.value) != nil }

  /// What kind of container this is (R2: subclasses count as their superclass).
  public var kind: ContainerKind { uiKitClass.kind }
}
