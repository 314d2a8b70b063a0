import Pictures

/// A controller with all that hangs under it, arranged in one of many ways: how much room it takes,
/// and what stands where.
final class Shape {
  let width: Double
  let height: Double
  /// The controller's own box, at the top.
  let box: BoxIndex
  /// What it says, line by line; how large it is, and how large with its view.
  let size: BoxVariant
  /// From the left of the whole to the left of the box.
  let boxLeft: Double
  let arrangement: Arrangement

  enum Arrangement {
    case alone
    /// Side by side, each under a line of its own from a common one.
    case row([Shape])
    /// Lists side by side, each on a line down from a common one.
    case columns([[Shape]])
    /// One under the other, beside one line.
    case list([Shape])
    /// An only child at the right, for chains that would be too high.
    case aside(Shape)
    /// Rows of children, all of them beside one line.
    case shelves([[Shape]])
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
      case .columns(let parts), .shelves(let parts): parts.flatMap(\.self)
      case .aside(let child): [child]
      }
    depth = 1 + (children.map(\.depth).max() ?? 0)
  }

  /// How many levels of boxes there are, its own among them.
  let depth: Int

  /// From the left of the whole to the middle of the box.
  var boxMiddle: Double { boxLeft + size.whole.width / 2 }
}

/// A box with its text in one of the ways in which it can be broken.
struct BoxVariant {
  let lines: [TextLine]
  /// The box itself; it is as wide as the whole.
  let height: Double
  /// With its view.
  let whole: Size
}

extension Shape: Sized {}
