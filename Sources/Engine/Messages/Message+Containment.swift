import VCSource

extension Message {
  /// An action that only navigation controllers perform.
  package enum StackAction: String, Hashable, Sendable {
    /// `pushViewController(_:animated:)`.
    case push
    /// `popViewController(animated:)` and `popToRootViewController(animated:)`.
    case pop
  }

  /// Problems with parents and children: impossible containment, and steps without an effect.
  /// Strings are ids, except for classes; a window's id is nil if there is only one.
  package enum Containment: Hashable, Sendable {
    /// A controller would contain itself.
    case childOfItself(id: String)
    /// The child contains the container.
    case childContainsContainer(child: String, container: String)
    /// The window's root would become a child (R16).
    case rootAsChild(root: String, window: String?, container: String)
    /// A presented controller would become a child (R16): the child, its presenter, and the
    /// container.
    case presentedAsChild(child: String, presenter: String, container: String)
    /// A child would become the window's root (R26).
    case childAsRoot(id: String, parent: String, window: String?)
    /// A presented controller would become the window's root (R26).
    case presentedAsRoot(id: String, presenter: String, window: String?)
    /// A window's root would become another window's root, too (R26).
    case rootOfAnother(id: String, other: String, window: String)
    /// The controller already is the window's root (R26).
    case alreadyRoot(id: String, window: String?)
    /// A page view controller gets a wrong number of pages (R24).
    case pageCount(page: String, required: Int, given: Int)
    /// A navigation controller would be in another's stack (R18).
    case navigationInStack(child: String, navigation: String)
    /// A split view controller would be in a stack (R18).
    case splitInStack(child: String, navigation: String)
    /// A container lists a controller twice.
    case listedTwice(child: String, container: String)
    /// The child to add already is a child.
    case alreadyAChild(child: String, container: String)
    /// A child would replace itself (R33).
    case ownPlace(child: String)
    /// A view would be added to itself, or to the holder's view inside it: nil for itself (R29).
    case viewInItself(child: String, holder: String?)
    /// A child's view would be added to the view of a controller other than its parent: the child,
    /// its parent, and the other controller (R29).
    case viewOfAnothersChild(child: String, parent: String, holder: String)
    /// A view shown by the window or a presentation would be added to another view (R29).
    case viewInPlace(child: String, holder: String)
    /// A controller would become the child of a container, but its view is in another controller's
    /// view: the child, the other controller, and the container (R29).
    case viewInAnothers(child: String, holder: String, container: String)
    /// The child to remove has no parent.
    case noParent(child: String)
    /// The first controller would replace the second, which has no parent (R33).
    case noCommonParent(new: String, old: String)
    /// A transition between children, which only custom containers support, would happen in one of
    /// UIKit's (R33).
    case transitionInUIKitsContainer(container: String, className: ClassName, kind: ContainerKind)
    /// A custom container has no list of view controllers to set.
    case noViewControllers(id: String, className: ClassName)
  }

  /// Problems with navigation controllers, split view controllers and tab bar controllers. Strings
  /// are ids, except for classes.
  package enum Container: Hashable, Sendable {
    /// The child to push already is in the stack (R18).
    case alreadyInStack(child: String, navigation: String)
    /// A controller that is not a navigation controller would push or pop.
    case notANavigationController(action: StackAction, id: String, className: ClassName)
    /// The first controller in a stack is never popped (R18).
    case firstInStack(id: String)
    /// The stack to pop is empty.
    case nothingToPop(navigation: String)
    /// A navigation controller's stack doesn't change while its family presents or dismisses this
    /// controller (R30).
    case stackInTransition(navigation: String, presented: String, isDismissal: Bool)
    /// The controller to pop to is in no stack (R18).
    case inNoStack(id: String)
    /// The controller to pop to already is the top of its stack (R18).
    case topAlready(id: String, navigation: String)
    /// A SwiftUI view is the destination of a view in no NavigationStack (R32).
    case inNoNavigationStack(sender: String, view: String)
    /// The detail to show already is the detail, or another column.
    case alreadyInSplitView(child: String, isDetail: Bool, split: String)
    /// A controller that is not a tab bar controller would select a tab.
    case notATabBarController(id: String, className: ClassName)
    /// The child to select is not one of the tab bar controller's.
    case notAmongTabs(id: String, container: String)
    /// A split view controller with named columns gets a list, or another child (R25).
    case columnsHaveNames(split: String)
    /// A split view controller has no column with this name to show or hide (R25).
    case noColumn(split: String, column: String)
    /// The column is shown already, or hidden (R25).
    case columnAlready(split: String, isShown: Bool, column: String)
    /// A collapsed split view controller is asked to show or hide a column (R25).
    case columnsAreCollapsed(split: String)
    /// The controller to activate neither is nor has a search controller (R23).
    case noSearchController(id: String, className: ClassName)
    /// The search controller already is active (R23).
    case searchIsActive(search: String)
    /// A width is given for a version of iOS without size classes.
    case noSizeClasses(ios: Int)
    /// The window already has this width, or without a window all have it.
    case alreadyOfSizeClass(window: String?, sizeClass: String)
  }
}
