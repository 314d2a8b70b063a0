import Graphviz
import Pictures

/// What an object of Graphviz's graph stands for, by its number; what the user wrote is never a
/// name.
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

  /// Nil for what nobody sees: ends in the open, and the corners of the page.
  init?(_ id: GraphID) {
    switch id.kind {
    case "c": self = .frame(id.first)
    case "b": self = .box(id.first)
    case "t": self = .line(box: id.first, line: id.second)
    case "a": self = .arrow(id.first)
    default: return nil
    }
  }

  /// The number of an arrow's end in the open.
  static func openEnd(ofArrow arrow: Int, isHead: Bool) -> GraphID {
    GraphID("o", 2 * arrow + (isHead ? 1 : 0))
  }
}
