extension Message {
  /// What a navigation controller alone can do.
  public enum StackAction: String, Hashable, Sendable {
    /// `pushViewController(_:animated:)`.
    case push
    /// `popViewController(animated:)` and `popToRootViewController(animated:)`.
    case pop
  }

  /// Parents and children: what cannot be contained, and which steps change nothing. Strings are
  /// ids but for the classes; a window's id is nil where there is only one.
  public enum Containment: Hashable, Sendable {
    /// A controller is to contain itself.
    case childOfItself(String)
    /// A child contains its container to be.
    case childContainsContainer(String, String)
    /// The window's root is to become a child (R16).
    case rootAsChild(String, of: String, window: String?)
    /// A controller that is presented is to become a child (R16): the child, its presenter, and the
    /// container.
    case presentedAsChild(String, by: String, of: String)
    /// A child is to become the window's root (R26).
    case childAsRoot(String, of: String, window: String?)
    /// What is presented is to become the window's root (R26).
    case presentedAsRoot(String, by: String, window: String?)
    /// The root of a window is to become that of another too (R26).
    case rootOfAnother(String, of: String, window: String)
    /// The controller is the window's root already (R26).
    case alreadyRoot(String, window: String?)
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
    /// A child is to take its own place (R33).
    case ownPlace(String)
    /// A view is to be added to itself, or to one that it holds: the one, and the other (R29).
    case viewInItself(String, of: String)
    /// The view of a child is to be added to that of another than its parent: the child, its parent,
    /// and the other (R29).
    case viewOfAnothersChild(String, of: String, in: String)
    /// A view that the window or a presentation shows is to be added to another (R29).
    case viewInPlace(String, in: String)
    /// A controller whose view is in that of one is to become a child of another (R29).
    case viewInAnothers(String, in: String, of: String)
    /// The child to be removed has no parent.
    case noParent(String)
    /// The first is to take the place of the other, which has no parent (R33).
    case noCommonParent(String, String)
    /// A container of UIKit's is to exchange its children as those of an app's own do (R33).
    case transitionInUIKitsContainer(String, ClassName)
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
    /// The stack of a navigation controller does not change while its family presents or dismisses
    /// this one (R30).
    case stackInTransition(String, String, isDismissal: Bool)
    /// What is to be popped to is in no stack (R18).
    case inNoStack(String)
    /// What is to be popped to is the top of its stack already (R18).
    case topAlready(String, of: String)
    /// A SwiftUI view is a destination of one that is in no NavigationStack (R32).
    case inNoNavigationStack(String, from: String)
    /// The detail to be shown is there already: as the detail, or as another column.
    case alreadyInSplitView(String, of: String, isDetail: Bool)
    /// Something else than a tab bar controller is to select.
    case notATabBarController(String, ClassName)
    /// The child to be selected is not among the tab bar controller's.
    case notAmongTabs(String, of: String)
    /// A split view controller with columns by name is given a list, or another child (R25).
    case columnsHaveNames(String)
    /// Neither a search controller nor one that has one is to become active (R23).
    case noSearchController(String, ClassName)
    /// The search controller is active already (R23).
    case searchIsActive(String)
    /// A width is given for a version of iOS that has no size classes.
    case noSizeClasses(ios: Int)
    /// The window has that width already, or without one all have.
    case alreadyOfSizeClass(String, window: String?)
  }
}
