import VCPictures

extension NetRouter {
  /// A box at which lines end.
  package struct Terminal {
    package let box: Rect
    /// The group whose frame contains the box.
    package let group: Int32

    package init(box: Rect, group: Int32) { (self.box, self.group) = (box, group) }
  }

  package struct Net {
    package let source: Terminal
    package let ends: [Terminal]
    /// The sides of boxes at which its lines end, if there is room.
    package let sides: Set<Heading>

    package init(
      source: Terminal, ends: [Terminal], at sides: Set<Heading> = Set(Heading.allCases)
    ) {
      (self.source, self.ends, self.sides) = (source, ends, sides)
    }
  }

  /// The distances, in points.
  package struct Measures {
    /// The minimum distance from a box to a line.
    package let clearance: Double
    /// The minimum distance between two lines.
    package let track: Double
    /// The length of straight line that an arrowhead needs beyond the clearance.
    package let head: Double
    /// The preferred distance between the tips of two nets' lines at one box.
    package let apart: Double
    package let costs: RouteSearch.Costs

    package init(
      clearance: Double, track: Double, head: Double, apart: Double, costs: RouteSearch.Costs
    ) {
      (self.clearance, self.track, self.head) = (clearance, track, head)
      (self.apart, self.costs) = (apart, costs)
    }
  }
}
