import Diagnostics

extension State {
  /// `searchController.isActive = true`: the controller whose navigation item has it is the receiver
  /// of its presentation (R23).
  mutating func activateSearch(_ named: Reference) throws(Refusal) {
    guard let (owner, search) = search(named.value) else {
      throw .error(
        .container(.noSearchController(id(named.value), className(named.value))),
        at: named.range, declarationNote(of: named.value))
    }
    if let record = record(ofPresented: search) {
      throw .warning(
        .container(.searchIsActive(id(search))), at: named.range,
        [Diagnostic.Note(.presentedHere(id(search)), at: record.range)])
    }
    try present(Reference(search, at: named.range), from: Reference(owner, at: named.range))
  }

  /// A search controller and the one that has it, of which either is given.
  private func search(_ named: Index) -> (owner: Index, search: Index)? {
    if let search = app.viewControllers[named].searchController { return (named, search) }
    return app.viewControllers.firstIndex { $0.hasDetails && $0.searchController == named }
      .map { ($0, named) }
  }
}
