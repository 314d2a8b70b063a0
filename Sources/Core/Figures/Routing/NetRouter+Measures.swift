extension NetRouter {
  /// The distances, in points.
  struct Measures {
    /// The minimum distance from a box to a line.
    let clearance: Double
    /// The minimum distance between two lines, or between the lines of two pairs.
    let track: Double
    /// Half the maximum distance between the lines of a pair.
    var half = 0.0
    /// The length of straight line that an arrowhead needs beyond the clearance.
    let head: Double
    /// The preferred distance between the tips of two nets' lines at one box.
    var apart = 0.0
    /// Whether the effort for very many lines is limited, so that their routes may be longer.
    var limitsEffort = false
    let costs: RouteSearch.Costs
  }
}
