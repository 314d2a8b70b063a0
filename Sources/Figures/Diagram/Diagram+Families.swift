extension Diagram.Presence {
  /// The bundles of presentations that don't begin at each member of a family, or whose lines have
  /// marks of their own.
  func partialBundles(of links: [Diagram.Link]) -> [Diagram.BundleID] {
    let hasMarks = marks.map { !$0.areRefusals } ?? false
    return spokes.compactMap { id, spokes in
      guard case .ofLink(let link, let relation) = id,
        let group = links[link].group(ofSpokesOf: relation)
      else { return nil }
      return hasMarks || spokes.count < members[group]?.count ?? 0 ? id : nil
    }
  }
}
