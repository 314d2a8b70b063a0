extension RouteSearch {
  /// The costs of a route in addition to its length, in 4-point steps.
  package struct Costs {
    package var bend: Float = 10
    /// The cost of crossing a frame's border: of leaving it only to enter it again.
    var border: Float = 10
    /// The cost of a place in the frame of a family that the line doesn't join.
    package var foreign: Float
    /// The cost of a place in the frame of a family that the line joins.
    package var own: Float
    /// The cost of a place outside of all families, which enlarges the figure.
    package var beyond: Float
    /// The cost of crossing a line.
    package let crossing: Int
    /// The least length of a line after a bend, in points: with less, two bends look like a slip.
    package var leg: Double

    package init(
      foreign: Float, own: Float, beyond: Float, crossing: Int, leg: Double = 0
    ) {
      (self.foreign, self.own, self.beyond) = (foreign, own, beyond)
      (self.crossing, self.leg) = (crossing, leg)
    }
  }
}
