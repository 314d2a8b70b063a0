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
    case childOfItself(id: String)
    case childContainsContainer(child: String, container: String)
    case rootAsChild(root: String, window: String?, container: String)
    case presentedAsChild(child: String, presenter: String, container: String)
    case childAsRoot(id: String, parent: String, window: String?)
    case presentedAsRoot(id: String, presenter: String, window: String?)
    case rootOfAnother(id: String, other: String, window: String)
    case alreadyRoot(id: String, window: String?)
    case pageCount(page: String, required: Int, given: Int)
    case navigationInStack(child: String, navigation: String)
    case splitInStack(child: String, navigation: String)
    case listedTwice(child: String, container: String)
    case alreadyAChild(child: String, container: String)
    case ownPlace(child: String)
    case viewInItself(child: String, holder: String?)
    case viewOfAnothersChild(child: String, parent: String, holder: String)
    case viewInPlace(child: String, holder: String)
    case viewInAnothers(child: String, holder: String, container: String)
    case noParent(child: String)
    case noCommonParent(new: String, old: String)
    case transitionInUIKitsContainer(container: String, className: ClassName, kind: ContainerKind)
    case noViewControllers(id: String, className: ClassName)
  }

  /// Problems with navigation controllers, split view controllers and tab bar controllers. Strings
  /// are ids, except for classes.
  package enum Container: Hashable, Sendable {
    case alreadyInStack(child: String, navigation: String)
    case notANavigationController(action: StackAction, id: String, className: ClassName)
    case firstInStack(id: String)
    case nothingToPop(navigation: String)
    case stackInTransition(navigation: String, presented: String, isDismissal: Bool)
    case inNoStack(id: String)
    case topAlready(id: String, navigation: String)
    case inNoNavigationStack(sender: String, view: String)
    case alreadyInSplitView(child: String, isDetail: Bool, split: String)
    case notATabBarController(id: String, className: ClassName)
    case notAmongTabs(id: String, container: String)
    case columnsHaveNames(split: String)
    case noColumn(split: String, column: String)
    case columnAlready(split: String, isShown: Bool, column: String)
    case columnsAreCollapsed(split: String)
    case noSearchController(id: String, className: ClassName)
    case searchIsActive(search: String)
    case noSizeClasses(ios: Int)
    case alreadyOfSizeClass(window: String?, sizeClass: String)
  }
}
