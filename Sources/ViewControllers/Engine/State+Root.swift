import Diagnostics

extension State {
  /// `window.rootViewController = root`: the old root's family, and all that it presents, leave the
  /// window together (R26).
  mutating func setRootViewController(_ newRoot: Reference) throws(Refusal) {
    let (index, old) = (newRoot.value, root)
    if index == old {
      throw .warning(.containment(.alreadyRoot(id(index))), at: newRoot.range)
    }
    if parent[index] >= 0 {
      throw .error(
        .containment(.childAsRoot(id(index), of: id(parent[index]))), at: newRoot.range,
        declarationNote(of: index))
    }
    if let record = record(ofPresented: index) {
      throw .error(
        .containment(.presentedAsRoot(id(index), by: id(record.presentation.presenter))),
        at: newRoot.range, Diagnostic.Note(.presentedHere(id(index)), at: record.range))
    }
    hintAboutLeavingPresented(at: newRoot.range)
    for number in presentationsFromRootFamily.sorted(by: >) { end(number, .leftWithRoot) }
    departures[old] = Departure(kind: .leftWithRoot, range: stepRange)
    root = index
    lastArrangement = stepNumber
    arrive(index)
  }

  /// What the old root's family presents goes with it, and nobody dismisses it.
  private mutating func hintAboutLeavingPresented(at range: SourceRange?) {
    let presented = presentationsFromRootFamily.sorted().compactMap {
      record($0).map { id($0.presentation.presented) }
    }
    if let first = presented.first {
      hint(.leavesWithRoot(first, root: id(root), others: presented.count - 1), at: range)
    }
  }
}
