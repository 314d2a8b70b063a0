extension Message {
  /// What a navigation controller alone can do.
  public enum StackAction: String, Hashable, Sendable {
    /// `pushViewController(_:animated:)`.
    case push
    /// `popViewController(animated:)` and `popToRootViewController(animated:)`.
    case pop
  }

  /// Parents and children: what cannot be contained, and which steps change nothing. Strings are
  /// ids but for the classes.
  public enum Containment: Hashable, Sendable {
    /// A controller is to contain itself.
    case childOfItself(String)
    /// A child contains its container to be.
    case childContainsContainer(String, String)
    /// The window's root is to become a child (R16).
    case rootAsChild(String, of: String)
    /// A controller that is presented is to become a child (R16): the child, its presenter, and the
    /// container.
    case presentedAsChild(String, by: String, of: String)
    /// A child is to become the window's root (R26).
    case childAsRoot(String, of: String)
    /// What is presented is to become the window's root (R26).
    case presentedAsRoot(String, by: String)
    /// The controller is the window's root already (R26).
    case alreadyRoot(String)
    /// A page view controller is given another number of pages than it shows at a time (R24).
    case pageCount(String, given: Int, required: Int)
    /// A navigation controller stands in another's stack (R18).
    case navigationInStack(String, of: String)
    /// A split view controller stands in a stack (R18).
    case splitInStack(String, of: String)
    /// A controller stands twice among the view controllers of another.
    case listedTwice(String, in: String)
    /// The child to be added is one already.
    case alreadyAChild(String, of: String)
    /// The child to be removed has no parent.
    case noParent(String)
    /// A container that is not UIKit's has no list of view controllers to be set.
    case noViewControllers(String, ClassName)
  }

  /// Navigation controllers, split view controllers and tab bar controllers, which change their
  /// children in ways of their own. Strings are ids but for the classes.
  public enum Container: Hashable, Sendable {
    /// The child to be pushed is in the stack already (R18).
    case alreadyInStack(String, of: String)
    /// Something else than a navigation controller is to push or to pop.
    case notANavigationController(StackAction, String, ClassName)
    /// The first in a stack is never popped (R18).
    case firstInStack(String)
    /// The stack that is to be popped is empty.
    case nothingToPop(String)
    /// The detail to be shown is there already: as the detail, or as another column.
    case alreadyInSplitView(String, of: String, isDetail: Bool)
    /// Something else than a tab bar controller is to select.
    case notATabBarController(String, ClassName)
    /// The child to be selected is not among the tab bar controller's.
    case notAmongTabs(String, of: String)
  }
}
