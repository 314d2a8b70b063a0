extension NetRouter {
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
  }
}
