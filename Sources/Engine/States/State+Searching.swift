import VCSource

extension State {
  /// The selection before a search tab began its search.
  package struct TabBeforeSearch: Sendable {
    package let bar: Index
    package let tab: Index
  }

  /// The active search that a controller below the presenter presents, nil if there is none (R5).
  func search(passedBy walk: Walk) -> Index? {
    walk.stops.dropLast().lazy.compactMap { stop in
      stop.finding == .isTopInContext
        ? record(ofPresented: stop.viewController)?.presentation
        : presentation(by: stop.viewController)
    }.first { $0.systemPresentation == .search }?.presented
  }

  /// Performs `searchController.isActive = true`. The controller whose navigation item has the
  /// search controller is the receiver of its presentation (R23).
  mutating func activateSearch(_ named: Participant) throws(StepRefusal) {
    guard let (owner, search) = search(named.value) else {
      throw .error(
        .container(.noSearchController(id: id(named.value), className: className(named.value))),
        at: named.range, declarationNote(of: named.value))
    }
    if let record = record(ofPresented: search) {
      throw .warning(
        .container(.searchIsActive(search: id(search))), at: named.range,
        [Diagnostic.Note(.presentedHere(id: id(search)), at: record.range)])
    }
    try present(Participant(search, at: named.range), from: Participant(owner, at: named.range))
  }

  /// The search controller and its owner, found by either of them.
  private func search(_ named: Index) -> (owner: Index, search: Index)? {
    if let search = app.viewControllers[named].searchController { return (named, search) }
    return app.viewControllers.firstIndex { $0.hasDetails && $0.searchController == named }
      .map { ($0, named) }
  }
}
