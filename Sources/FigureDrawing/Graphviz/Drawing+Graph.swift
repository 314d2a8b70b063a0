internal import CGraphviz

extension Drawing {
  /// What an object of Graphviz's graph stands for, by its number; what the user wrote is never a
  /// name.
  enum Element: Equatable {
    case frame(Int)
    case box(Int)
    case line(box: Int, line: Int)
    case arrow(Int)

    var id: GraphID {
      switch self {
      case .frame(let index): GraphID("c", index)
      case .box(let index): GraphID("b", index)
      case .line(let box, let line): GraphID("t", box, line)
      case .arrow(let index): GraphID("a", index)
      }
    }

    init?(_ id: GraphID) {
      switch id.kind {
      case "c": self = .frame(id.first)
      case "b": self = .box(id.first)
      case "t": self = .line(box: id.first, line: id.second)
      case "a": self = .arrow(id.first)
      default: return nil
      }
    }
  }

  /// The whole drawing as one graph, every position pinned.
  func pin(
    into graph: borrowing CGraph, palette: Palette, dpi: Double?, fonts: FontNames = .init()
  ) -> PinnedGraph {
    let background = palette[.background]
    graph.set("bgcolor", background == "none" ? "transparent" : background)
    graph.set("pad", inches(template.spacing.margin))
    // Some devices have a margin of their own.
    graph.set("margin", "0")
    // Boxes in their own order: by default a box is drawn early when an arrow leads to it.
    graph.set("outputorder", "nodesfirst")
    if let dpi { graph.set("dpi", decimal(dpi)) }
    var pinner = GraphPinner(self, palette, fonts, graph)
    for index in frames.indices { pinner.pin(frame: index, into: graph) }
    for index in boxes.indices { pinner.pin(box: index, into: graph) }
    for index in arrows.indices { pinner.pin(arrow: index, into: graph) }
    pinner.pinPage(into: graph)
    return pinner.pinned
  }
}
