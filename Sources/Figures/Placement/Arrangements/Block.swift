import VCPictures

/// Families with everything presented from them, in one arrangement.
final class Block: Sized {
  let width: Double
  let height: Double
  let arrangement: Arrangement

  indirect enum Arrangement {
    /// A single group; without a shape, it has the layout for a wide page.
    case family(Int, Shape?)
    /// A family, and the families that it presents in a column to its right.
    case beside(Block, column: [Block], gutter: Double)
    /// A family with those beside it, and further presented families in rows below.
    case above(Block, shelves: [[Block]], gaps: Gaps)
    /// Families in lines, like words.
    case lines([[Block]], gaps: Gaps)
    /// Families at any positions, given by their upper left corners; y grows downward.
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
