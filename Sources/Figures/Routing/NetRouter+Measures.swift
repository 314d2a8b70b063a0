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

    package init(source: Terminal, ends: [Terminal]) { (self.source, self.ends) = (source, ends) }
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
    package var apart = 0.0
    /// Whether the effort for very many lines is limited, so that their routes may be longer.
    package var limitsEffort = false
    package let costs: RouteSearch.Costs

    package init(
      clearance: Double, track: Double, head: Double, apart: Double = 0,
      limitsEffort: Bool = false, costs: RouteSearch.Costs
    ) {
      (self.clearance, self.track, self.head) = (clearance, track, head)
      (self.apart, self.limitsEffort, self.costs) = (apart, limitsEffort, costs)
    }
  }
}
