import Graphviz
import Pictures

/// A figure of families with a place for everything that it shows at any of its moments.
struct FamiliesLayout {
  let content: FamiliesContent
  let groups: [FamilyLayout]
  let composition: Composition
  /// All that is drawn at any moment.
  let bounds: Rect

  /// Lays each group out by itself, the groups in columns, and the arrows between them.
  ///
  /// - Throws: `GraphvizError`, in Graphviz's own words.
  init(of content: FamiliesContent) throws {
    self.content = content
    let graphs = try GraphvizSession.run { session in
      var graphs = content.groups.map { FamilyGraph($0, of: content) }
      let gap = content.look.spacing.columns
      for index in graphs.indices { try graphs[index].place(nodeSeparation: gap, in: session) }
      return graphs
    }
    let exits = content.exits
    groups = content.groups.indices.map {
      FamilyLayout(
        graphs[$0], bundles: content.groups[$0].bundles, exits: exits[$0].map(\.exit),
        look: content.look)
    }
    composition = Composition(of: content, groups)
    bounds = Self.bounds(of: composition)
  }

  private static func bounds(of composition: Composition) -> Rect {
    var bounds = composition.rects[0]
    for rect in composition.rects { bounds = bounds.union(rect) }
    for routes in composition.routes {
      for bundle in [routes.presented, routes.presenting, routes.request] {
        if let label = bundle.label { bounds = bounds.union(label) }
        for point in bundle.routes.flatMap(\.corners) {
          bounds = bounds.union(Rect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y))
        }
      }
    }
    return bounds
  }
}
