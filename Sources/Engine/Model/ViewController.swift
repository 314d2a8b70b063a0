import VCSource

/// A view controller as a description declares it. `Hierarchy` has its state after each step.
package struct ViewController: Sendable {
  /// An index in `AppDescription.viewControllers`.
  package typealias Index = Int

  /// The key for a container's list of children (R1).
  package enum ContainmentKey: String, Sendable {
    /// UINavigationController, UITabBarController, UISplitViewController, UIPageViewController.
    case viewControllers
    /// Every other container.
    case children
  }

  /// The name that steps use, unique in the description.
  package var id: Sourced<String>
  /// Whether the id was derived from the class name, because none was declared.
  package var idIsImplied: Bool
  /// The class as the user writes it, such as `BNRItemsViewController`.
  package var className: Sourced<String>
  /// The UIKit superclass of one of the app's classes.
  package var superclass: Sourced<UIKitClass>?
  /// The name above the class in figures.
  package var title: Sourced<String>?
  /// The declared children, in order; indices into `AppDescription.viewControllers`.
  package var children: [Index]
  /// The key under which the children were declared, nil if none was written.
  package var containmentKey: Sourced<ContainmentKey>?
  /// The index of a tab bar controller's selected child among its children.
  package var selectedIndex: Sourced<Int>?
  /// The flag of R6, nil if not set (R7).
  package var definesPresentationContext: Sourced<Bool>?
  /// Whether a presenter found by the flag supplies the transition (R15).
  package var providesPresentationContextTransitionStyle: Sourced<Bool>?
  /// The style in which the controller is presented, nil if not set (R13).
  package var modalPresentationStyle: Sourced<ModalPresentationStyle>?
  /// The transition with which it is presented, nil if not set (R15).
  package var modalTransitionStyle: Sourced<ModalTransitionStyle>?
  /// The controller that it presents initially.
  package var presents: Index?
  /// Whether a modifier of SwiftUI's makes it, an alert, whichever class the description names.
  package var isOfAlertModifier = false
  /// The range of the whole declaration.
  package var range: SourceRange?
  /// The rare properties: one element, or none. With stored properties in their place, 300,000
  /// controllers took 620 MB instead of 400, and a sixth more time.
  var details: [Details] = []

  /// A controller without title, flags and children.
  ///
  /// - Parameters:
  ///   - id: Must not be empty or another controller's.
  ///   - className: One of UIKit's classes, or one of the app's.
  ///   - idIsImplied: Whether the id is derived from the class name.
  package init(id: Sourced<String>, className: Sourced<String>, idIsImplied: Bool = false) {
    (self.id, self.idIsImplied, self.className) = (id, idIsImplied, className)
    children = []
  }

  /// The known class that decides the controller's behaviour: its class if UIKit or another
  /// framework has it, else its superclass, else UIViewController.
  package var uiKitClass: UIKitClass {
    UIKitClass(named: className.value) ?? superclass?.value ?? .viewController
  }

  /// Whether its class belongs to UIKit or another framework, rather than the app.
  var isOfKnownClass: Bool { UIKitClass(named: className.value) != nil }

  /// The kind of container (R2: subclasses count as their superclass).
  package var kind: ContainerKind { uiKitClass.kind }
}
