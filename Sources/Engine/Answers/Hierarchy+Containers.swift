import VCSource

/// The contents of UIKit's containers, and their location in compact width (R25, R27).
extension Hierarchy {
  /// A container's `viewControllers`: its children, or all tabs of a tab bar controller in order,
  /// without the More controller (R27).
  package func viewControllers(of container: Index) -> [Index] { state.tabs(of: container) }

  /// The container that lists a controller in its `viewControllers` or `children`: its parent, or
  /// the tab bar controller for a tab in the More controller (R27).
  package func container(listing member: Index) -> Index? { state.container(listing: member) }

  /// A controller and its containers, upward.
  package func ancestors(of member: Index) -> [Index] {
    Array(sequence(first: member, next: parentViewController))
  }

  /// The navigation controller that pops a member with the top of its stack; nil if none does (R18).
  package func stack(popping member: Index) -> Index? {
    guard let stack = navigationController(of: member), let top = children(of: stack).last,
      ancestors(of: member).contains(top), refusal(of: .pop(Sourced(stack))) == nil
    else { return nil }
    return stack
  }

  /// The controllers that the app puts into a container: the listed ones, without those that UIKit
  /// moves in compact width (R25, R27).
  package func content(of container: Index) -> [Index] {
    if let more = moreController(withStackOf: container) {
      return children(of: more).filter { app.viewControllers[$0].systemMade == nil }
    }
    return (state.collapsed[container]?.columns ?? viewControllers(of: container))
      .filter { splitViewController(withDetailInStack: $0).map { $0 == container } ?? true }
  }

  /// The More controller that contains a tab's stack, nil if the stack is in the tab itself (R27).
  package func moreController(withStackOf tab: Index) -> Index? {
    state.moreController(withStackOf: tab)
  }

  /// The tab in a tab bar controller's More controller, or the stack of that tab (R27).
  package func contentBehindMore(of tabBar: Index) -> Set<Index> {
    guard let tab = state.moreTabs[tabBar]?.tab else { return [] }
    return moreController(withStackOf: tab) == nil ? [tab] : Set(content(of: tab))
  }

  /// The tab whose stack contains a member of a More controller (R27).
  package func tab(withStackBehindMore member: Index) -> Index? {
    guard let more = parentViewController(of: member), let tabBar = state.tabBar(ofMore: more),
      let held = state.moreTabs[tabBar], held.isStack,
      member != state.moreList(of: tabBar)
    else { return nil }
    return held.tab
  }

  /// The child that contains a split view controller's inspector, nil if it shows none (R25).
  package func inspectorColumn(of split: Index) -> Index? {
    children(of: split).first { isInspector($0, of: split) }
  }

  /// Whether a column is a split view controller's inspector, or was made by UIKit for it (R25).
  package func isInspector(_ column: Index, of split: Index) -> Bool {
    column == state.inspectorColumn(of: split)
  }

  /// The collapsed split view controller that a column or detail belongs to, if the column is in
  /// the visible controller's stack (R25).
  package func splitViewController(withDetailInStack detail: Index) -> Index? {
    guard let stack = parentViewController(of: detail), let split = parentViewController(of: stack),
      let collapse = state.collapsed[split],
      collapse.detail == detail || collapse.stacked.contains(detail)
    else { return nil }
    return split
  }

  /// The collapsed split view controller that no longer shows one of its columns (R25).
  package func splitViewController(leavingOut column: Index) -> Index? {
    guard family(of: column) == nil, parentViewController(of: column) == nil,
      state.departures[column]?.kind == .collapsed
    else { return nil }
    return state.collapsed.filter { $0.value.columns.contains(column) }.keys.min()
  }

  /// The columns that a collapsed split view controller keeps aside.
  package func columnsLeftOut(of split: Index) -> [Index] {
    (state.collapsed[split]?.columns ?? []).filter { splitViewController(leavingOut: $0) == split }
  }
}
