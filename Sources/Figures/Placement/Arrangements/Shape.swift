import VCPictures

/// An arrangement of a controller with its descendants, and its size.
final class Shape {
  let width: Double
  let height: Double
  /// The controller's own box, at the top.
  let box: BoxIndex
  /// The box's lines, its height, and its size with its view.
  let size: BoxVariant
  /// The distance from the shape's left edge to the box's.
  let boxLeft: Double
  let arrangement: Arrangement

  enum Arrangement {
    case alone
    /// Children side by side, each under its own line from a common one.
    case row([Shape])
    /// Lists of children side by side, each on a line down from a common one.
    case columns([[Shape]])
    /// Children one under the other, beside a common line.
    case list([Shape])
    /// Only children one under the other, and the rest of their chain in the next column.
    case folded(run: [Shape], rest: Shape)
  }

  init(
    _ width: Double, _ height: Double, _ box: BoxIndex, _ size: BoxVariant, boxLeft: Double,
    _ arrangement: Arrangement
  ) {
    self.width = width
    self.height = height
    self.box = box
    self.size = size
    self.boxLeft = boxLeft
    self.arrangement = arrangement
    let children: [Shape] =
      switch arrangement {
      case .alone: []
      case .row(let shapes), .list(let shapes): shapes
      case .columns(let parts): parts.flatMap(\.self)
      case .folded(let run, let rest): run + [rest]
      }
    depth = 1 + (children.map(\.depth).max() ?? 0)
  }

  /// Creates a shape for a controller without children.
  convenience init(alone box: BoxIndex, _ size: BoxVariant) {
    self.init(size.whole.width, size.whole.height, box, size, boxLeft: 0, .alone)
  }

  /// The number of levels of boxes, including the shape's own.
  let depth: Int

  /// The distance from the shape's left edge to the middle of the box.
  var boxMiddle: Double { boxLeft + size.whole.width / 2 }
}

/// A box with its text broken in one of the possible ways.
struct BoxVariant {
  let lines: [TextLine]
  /// The height of the box itself, which is as wide as the whole.
  let height: Double
  /// The size with the view.
  let whole: Size
}

extension Shape: Sized {}
