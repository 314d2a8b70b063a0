import VCEngine

/// Figures of several descriptions that readers see together, such as those of a chapter. They have
/// the same scale.
package struct Series {
  private var members: [(resolution: Resolution, request: FigureRequest, figure: Drawable)] = []

  package init() {}

  /// Adds the figure of a description, which is one picture for each state.
  ///
  /// - Throws: `FigureRequestError` for a step, window or id that doesn't exist.
  package mutating func add(
    _ resolution: Resolution, _ request: FigureRequest
  ) throws(FigureRequestError) {
    members.append((resolution, request, try request.figure(of: resolution)))
  }

  /// The pages of each description. A figure whose text would be too small even alone is drawn as if
  /// it were alone, so that it doesn't make the others' text small.
  ///
  /// - Throws: `GraphvizError`, with Graphviz's own message.
  package func pages() throws -> [Pages] {
    var pages = try Drawable.pages(of: members.map(\.figure))
    guard pages.contains(where: \.isTooSmall) else { return pages }
    let alone = try members.map { try VCFigures.pages(of: $0.resolution, $0.request) }
    // One that is split is alone, too.
    let others = members.indices.filter {
      !alone[$0].isTooSmall && alone[$0].count == pages[$0].count
    }
    if others.count == members.count { return pages }
    pages = alone
    let together = try Drawable.pages(of: others.map { members[$0].figure })
    for (number, own) in zip(others, together) { pages[number] = own }
    return pages
  }
}

extension Pages {
  fileprivate var isTooSmall: Bool { fit.map { !$0.isLargeEnough } ?? false }
}
