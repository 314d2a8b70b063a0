import VCSource

/// A split view controller's columns, and their changes in compact width (R25).
extension State {
  /// The state of a split view controller that shows only one controller.
  package struct Collapse: Sendable {
    /// Its children in regular width, in order.
    package internal(set) var columns: [Index]
    /// The detail that was pushed when it collapsed, or by `showDetail` since then. In regular
    /// width it becomes the detail again.
    var detail: Index?
    /// The columns that the first column's stack took when it collapsed.
    var stacked: [Index] = []
  }

  /// Collapses or expands all split view controllers except some, as the description's width
  /// requires.
  mutating func arrangeColumns(except elsewhere: Set<Index> = []) {
    for split in kinds.indices where kinds[split] == .split && !elsewhere.contains(split) {
      arrangeColumns(of: split, collapses: traits.collapsesColumns)
    }
  }

  mutating func arrangeColumns(of split: Index, collapses: Bool) {
    if !collapses {
      expand(split)
    } else if collapsed[split] == nil {
      collapse(split)
    }
  }

  /// Collapses a split view controller. Only the compact column stays, or without one the primary,
  /// whose stack may take other columns; the rest leave the family.
  private mutating func collapse(_ split: Index) {
    let columns = children[split]
    let named = app.viewControllers[split].columns
    let compact = named?.topColumn == .compact ? named?[.compact] : nil
    let detail = detailForStack(of: split, columns)
    let stacked = detail.map { [$0] } ?? columnsForStack(of: named, columns)
    for column in columns.reversed()
    where !stacked.contains(column) && (compact != nil || column != columns.first) {
      detach(column, .collapsed)
      departures[column] = Departure(kind: .collapsed, range: stepRange ?? place(of: split))
    }
    if let compact, isFree(compact, for: split) { move(compact, to: split) }
    if let primary = columns.first {
      for column in stacked {
        unlink(column)
        move(column, to: primary)
      }
    }
    collapsed[split] = Collapse(columns: columns, detail: detail, stacked: stacked)
  }

  /// The named columns that the first column's stack takes: all up to the visible one.
  private func columnsForStack(of named: SplitColumns?, _ columns: [Index]) -> [Index] {
    guard let named, named.topColumn != .compact else { return [] }
    let names = named.declared.map(\.column).filter(\.isInStack)
    let count = names.firstIndex(of: named.topColumn) ?? names.count - 1
    return Array(columns.dropFirst().prefix(max(count, 0)))
  }

  /// The detail that the primary's stack takes when listed children collapse; nil if the delegate
  /// answered true, or the primary has no stack.
  private func detailForStack(of split: Index, _ columns: [Index]) -> Index? {
    guard !hasNamedColumns(split),
      app.viewControllers[split][flag: .collapseSecondary]?.value != true,
      let primary = columns.first, kinds[primary] == .navigation,
      let detail = columns.dropFirst().last, kinds[detail] != .split
    else { return nil }
    return detail
  }

  private mutating func expand(_ split: Index) {
    guard let collapse = collapsed.removeValue(forKey: split) else { return }
    var columns = collapse.columns
    let inspector = inspectorColumn(of: split).flatMap { columns.contains($0) ? $0 : nil }
    columns.removeAll { $0 == inspector }
    let shown = children[split].first
    if let shown, shown == app.viewControllers[split].columns?[.compact] {
      detach(shown, .expanded)
    }
    // A push may have moved the last column.
    let details = [collapse.detail, columns.dropFirst().last].compactMap(\.self)
    if let shown, let detail = details.first(where: { parent[$0] == shown }) {
      unlink(detail)
      let column = hasNamedColumns(split) ? columnNavigationController(around: detail) : detail
      if columns.count > 1 { columns.removeLast() }
      columns.append(column)
    }
    for column in collapse.stacked where parent[column] == shown { unlink(column) }
    if let inspector { columns.append(inspector) }
    putBackOwners(of: columns)
    columns.removeAll { parent[$0] != split && !isFree($0, for: split) }
    for column in columns where parent[column] < 0 { move(column, to: split) }
    // Children added while it was collapsed have no column to return to.
    let known = Set(columns)
    children[split] = columns + children[split].filter { !known.contains($0) }
  }

  /// Puts each column's controller back into its column, if it was shown elsewhere while the split
  /// view controller was collapsed and then left.
  private mutating func putBackOwners(of columns: [Index]) {
    for column in columns where children[column].isEmpty {
      guard let owner = app.viewControllers[column].systemMade?.owner,
        isFree(owner, for: column)
      else { continue }
      move(owner, to: column)
    }
  }

  /// Sets `viewControllers` of a collapsed split view controller, as if it collapsed with this
  /// list.
  mutating func setColumns(_ list: [Index], ofCollapsed split: Index) {
    if let detail = collapsed[split]?.detail, parent[detail] == children[split].first {
      detach(detail, .removed)
    }
    for child in children[split] where child != list.first { detach(child, .removed) }
    for column in list.dropFirst() where parent[column] >= 0 { detach(column, .removed) }
    if let first = list.first, parent[first] != split { move(first, to: split) }
    let detail = detailForStack(of: split, list).flatMap { isFree($0, for: split) ? $0 : nil }
    if let detail, let primary = list.first { move(detail, to: primary) }
    collapsed[split] = Collapse(columns: list, detail: detail, stacked: detail.map { [$0] } ?? [])
  }

  /// Whether a controller can become a container's child without leaving another place.
  func isFree(_ index: Index, for container: Index) -> Bool {
    parent[index] < 0 && windowOfRoot[index] == nil && presentationByPresented[index] == nil
      && !isMember(container, ofSubtreeAt: index)
  }

  /// The child that contains a split view controller's inspector, nil if there is none.
  func inspectorColumn(of split: Index) -> Index? {
    guard let inspector = app.viewControllers[split].columns?[.inspector] else { return nil }
    return kinds[inspector] == .navigation
      ? inspector : systemMade[SystemMade(.navigationController, for: inspector)]
  }

  func hasNamedColumns(_ split: Index) -> Bool { app.viewControllers[split].columns != nil }

  /// Returns the navigation controller of a column: the controller itself if it is one, else one
  /// that UIKit makes around it.
  mutating func columnNavigationController(around member: Index) -> Index {
    guard kinds[member] != .navigation else { return member }
    let navigation = systemMade(.navigationController, for: member)
    if parent[member] == navigation { return navigation }
    guard !isMember(navigation, ofSubtreeAt: member) else { return member }
    move(member, to: navigation)
    return navigation
  }

  /// Returns the controller that UIKit makes for an owner, declaring it on first use.
  mutating func systemMade(_ role: SystemMade.Role, for owner: Index) -> Index {
    let key = SystemMade(role, for: owner)
    if let made = systemMade[key] { return made }
    let made = declare(ViewController(role, for: owner, app.viewControllers[owner], in: app.spoken))
    systemMade[key] = made
    return made
  }

  /// Whether a controller is in the navigation controller that UIKit made for its column.
  func isInColumn(_ member: Index) -> Bool {
    parent[member] >= 0
      && systemMade[SystemMade(.navigationController, for: member)] == parent[member]
  }
}
