import VCPictures

extension NetRouter {
  /// A box at which lines end.
  package struct Terminal {
    package let box: Rect
    /// The group whose frame contains the box.
    package let group: Int32
    /// The side at which no lines end; nil if they may end at every side.
    var closed: Heading?

    package init(box: Rect, group: Int32, closed: Heading? = nil) {
      (self.box, self.group, self.closed) = (box, group, closed)
    }
  }

  /// The sides at which lines leave and reach boxes.
  package enum Sides {
    case any
    /// Preferably from left to right, either to the ends or from them.
    case usual(fromBelow: Bool, toSource: Bool)
    /// A pair leaves to the right and arrives from the left, or the reverse. Otherwise the upper
    /// line at one end would be the lower one at the other, or the two would cross.
    case pair
  }

  package struct Net {
    package let source: Terminal
    package let ends: [Terminal]
    package var sides = Sides.any
    /// Half the distance between a pair's lines; 0 for single lines.
    package var half = 0.0
    /// The nets that never exist in the same state, whose lines may overlap.
    var exclusive: [Int] = []
    /// The pair's net from which these lines fork, each from the pair's line to or from the source.
    /// A line without such a route begins at the box.
    package var joined: Int?

    package init(
      source: Terminal, ends: [Terminal], sides: Sides = .any, half: Double = 0,
      exclusive: [Int] = [], joined: Int? = nil
    ) {
      (self.source, self.ends, self.sides, self.half) = (source, ends, sides, half)
      (self.exclusive, self.joined) = (exclusive, joined)
    }
  }

  /// The distances, in points.
  package struct Measures {
    /// The minimum distance from a box to a line.
    package let clearance: Double
    /// The minimum distance between two lines, or between the lines of two pairs.
    package let track: Double
    /// Half the maximum distance between the lines of a pair.
    package var half = 0.0
    /// The length of straight line that an arrowhead needs beyond the clearance.
    package let head: Double
    /// The preferred distance between the tips of two nets' lines at one box.
    package var apart = 0.0
    /// Whether the effort for very many lines is limited, so that their routes may be longer.
    package var limitsEffort = false
    package let costs: RouteSearch.Costs

    package init(
      clearance: Double, track: Double, half: Double = 0, head: Double, apart: Double = 0,
      limitsEffort: Bool = false, costs: RouteSearch.Costs
    ) {
      (self.clearance, self.track, self.half, self.head) = (clearance, track, half, head)
      (self.apart, self.limitsEffort, self.costs) = (apart, limitsEffort, costs)
    }
  }
}
