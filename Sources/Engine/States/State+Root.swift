import VCSource

extension State {
  /// Performs `window.rootViewController = root`: the old root's family, and all that it presents,
  /// leave the window together (R26).
  mutating func setRootViewController(
    _ newRoot: Participant, of window: Window.Index
  ) throws(StepRefusal) {
    let (index, old) = (newRoot.value, windows[window].root)
    let name = app.idAmongSeveral(window)
    if index == old {
      throw .warning(.containment(.alreadyRoot(id: id(index), window: name)), at: newRoot.range)
    }
    if let other = windowOfRoot[index] {
      throw .error(
        .containment(
          .rootOfAnother(
            id: id(index), other: app.windows[other].id.value, window: app.windows[window].id.value)
        ),
        at: newRoot.range, declarationNote(of: index))
    }
    if parent[index] >= 0 {
      throw .error(
        .containment(.childAsRoot(id: id(index), parent: id(parent[index]), window: name)),
        at: newRoot.range, declarationNote(of: index))
    }
    if let record = record(ofPresented: index) {
      throw .warning(
        .containment(
          .presentedAsRoot(
            id: id(index), presenter: id(record.presentation.presenter), window: name)),
        at: newRoot.range, notes(onPresented: index, record, doubt: .presentedAsRoot))
    }
    hintAboutLeavingPresented(window, at: newRoot.range)
    for number in windows[window].fromRootFamily.sorted(by: >) { end(number, .leftWithRoot) }
    departures[old] = Departure(kind: .leftWithRoot, range: stepRange)
    (windows[window].root, windows[window].step) = (index, stepNumber)
    windowOfRoot[old] = nil
    windowOfRoot[index] = window
    lastArrangement = stepNumber
    attach(index)
    enter(index)
  }

  /// Hints that the presentations of the old root's family end without being dismissed.
  private mutating func hintAboutLeavingPresented(_ window: Window.Index, at range: SourceRange?) {
    let record = windows[window]
    let presented = record.fromRootFamily.sorted().compactMap {
      self.record($0).map { id($0.presentation.presented) }
    }
    if let first = presented.first {
      hint(
        .leavesWithRoot(
          presented: first, others: presented.count - 1, root: id(record.root),
          window: app.idAmongSeveral(window)),
        at: range)
    }
  }
}
