/// A figure with a place for everything that it shows at any of its moments.
public struct FigureLayout: Sendable {
  package let figure: Figure
  let groups: [FamilyLayout]
  let composition: Composition

  /// Lays each group out by itself, the groups in columns, and the arrows between them.
  ///
  /// - Throws: `GraphvizError`, in Graphviz's own words.
  public init(of figure: Figure) throws {
    self.figure = figure
    let exits = figure.exits
    let graphs = try Graphviz.withLock {
      var graphs = figure.groups.map { FamilyGraph($0, of: figure) }
      let context = try GraphvizContext(.measured)
      for index in graphs.indices {
        try graphs[index].place(nodeSeparation: figure.template.spacing.columns, in: context)
      }
      return graphs
    }
    groups = figure.groups.indices.map {
      FamilyLayout(
        graphs[$0], bundles: figure.groups[$0].bundles, exits: exits[$0].map(\.exit),
        template: figure.template)
    }
    composition = Composition(of: figure, groups)
  }
}
