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

    package init(
      bend: Float = 10, border: Float = 10, foreign: Float, own: Float, beyond: Float, crossing: Int
    ) {
      (self.bend, self.border, self.foreign, self.own) = (bend, border, foreign, own)
      (self.beyond, self.crossing) = (beyond, crossing)
    }
  }
}
