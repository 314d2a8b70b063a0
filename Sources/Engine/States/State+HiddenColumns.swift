import VCSource

/// The columns that split view controllers show and hide in regular width (R25).
extension State {
  /// Performs `show(_:)` or `hide(_:)`. A hidden column stays a child.
  mutating func setColumn(
    _ column: Sourced<SplitViewColumn>, of split: Participant, isShown: Bool
  ) throws(StepRefusal) {
    let (name, owner) = (column.value.rawValue, id(split.value))
    if collapsed[split.value] != nil {
      throw .warning(.container(.columnsAreCollapsed(split: owner)), at: split.range)
    }
    guard let child = child(inColumn: column.value, of: split.value) else {
      throw .error(
        .container(.noColumn(split: owner, column: name)), at: column.range,
        declarationNote(of: split.value))
    }
    if (hiddenColumns[child] == split.value) != isShown {
      throw .warning(
        .container(.columnAlready(split: owner, isShown: isShown, column: name)), at: column.range)
    }
    hiddenColumns[child] = isShown ? nil : split.value
    lastArrangement = stepNumber
  }

  /// Hides the columns that the preferred display mode keeps off the screen, and those that a step shows
  /// before any hides them, as an inspector is in the beginning.
  mutating func hideColumnsInTheBeginning() {
    for (split, controller) in app.viewControllers.enumerated() where controller.hasDetails {
      guard let mode = controller.displayMode else { continue }
      let columns = columnsBesideSecondary(of: split)
      let shown = mode == "secondaryOnly" ? 0 : mode.hasPrefix("one") ? 1 : columns.count
      for column in columns.dropLast(shown) { hiddenColumns[column] = split }
    }
    var named: Set<Index> = []
    for step in app.steps + app.alternatives.flatMap(\.steps) {
      guard case .setColumn(let column, let split, let isShown) = step.action,
        column.value != .secondary,
        let child = child(inColumn: column.value, of: split.value), named.insert(child).inserted
      else { continue }
      if isShown { hiddenColumns[child] = split.value }
    }
  }

  /// The number of the last step so far that shows or hides a column, nil if there is none.
  package func step(setting column: Index, of split: Index) -> Int? {
    app.steps.prefix(lastCarriedOut).lastIndex {
      guard case .setColumn(let name, let owner, _) = $0.action else { return false }
      return owner.value == split && child(inColumn: name.value, of: split) == column
    }.map { $0 + 1 }
  }

  /// The preferred display mode that decides whether a column is on screen, nil if none does.
  package func displayMode(of column: Index, in split: Index) -> String? {
    step(setting: column, of: split) == nil && columnsBesideSecondary(of: split).contains(column)
      ? app.viewControllers[split].displayMode : nil
  }

  /// The columns beside the secondary one, the primary first.
  func columnsBesideSecondary(of split: Index) -> [Index] {
    guard kinds[split] == .split, hasNamedColumns(split) else {
      return kinds[split] == .split ? Array(children[split].dropLast().prefix(1)) : []
    }
    return [.primary, .supplementary].compactMap { child(inColumn: $0, of: split) }
  }

  /// The child in a column, nil if there is none: columns with names are children in their order,
  /// while none has left.
  package func child(
    inColumn column: SplitViewColumn, of split: ViewController.Index
  ) -> ViewController.Index? {
    let names = app.viewControllers[split].columns?.declared.map(\.column).filter { $0 != .compact }
    guard let place = names?.firstIndex(of: column), names?.count == children[split].count else {
      return nil
    }
    return children[split][place]
  }
}

extension ViewController {
  /// The display mode that a split view controller prefers, nil if it leaves the choice to UIKit.
  package var displayMode: String? {
    guard case .text(let mode)? = settings[.preferredDisplayMode]?.value, mode != "automatic" else {
      return nil
    }
    return mode
  }
}
