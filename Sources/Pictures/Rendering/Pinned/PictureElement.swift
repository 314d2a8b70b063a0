/// The part of a picture that an object of Graphviz's graph represents, by its number. Names never
/// contain the user's text.
enum PictureElement: Equatable {
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

  /// The part of an object; nil for invisible ones: open ends, and the corners of the page.
  init?(_ id: GraphID) {
    switch id.kind {
    case "c": self = .frame(id.first)
    case "b": self = .box(id.first)
    case "t": self = .line(box: id.first, line: id.second)
    case "a": self = .arrow(id.first)
    default: return nil
    }
  }

  /// The number of an arrow's open end.
  static func openEnd(ofArrow arrow: Int, isHead: Bool) -> GraphID {
    GraphID("o", 2 * arrow + (isHead ? 1 : 0))
  }
}
