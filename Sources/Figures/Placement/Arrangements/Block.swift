import Pictures

/// Families with all that is presented from them, arranged in one of many ways.
final class Block: Sized {
  let width: Double
  let height: Double
  let arrangement: Arrangement

  indirect enum Arrangement {
    /// A group by itself; without a shape as it is by itself on a wide page.
    case family(Int, Shape?)
    /// A family, and the families that it presents in a column to its right.
    case beside(Block, column: [Block], gutter: Double)
    /// A family with those beside it, and further presented families in rows below.
    case above(Block, shelves: [[Block]], gaps: Gaps)
    /// Families in lines, as words are.
    case lines([[Block]], gaps: Gaps)
    /// Families in any places: their upper left corners, y downward.
    case placed([(Block, Point)])
  }

  struct Gaps {
    /// The gaps between two blocks side by side, and between rows.
    let across, down: Double
  }

  init(_ size: Size, _ arrangement: Arrangement) {
    (width, height) = (size.width, size.height)
    self.arrangement = arrangement
  }
}
