import VCPictures

/// One of the four directions on a grid; y grows upward.
package enum Heading: Int, CaseIterable {
  case right
  case down
  case left
  case up

  package var isLevel: Bool { self == .right || self == .left }
  package var opposite: Heading { Heading(rawValue: (rawValue + 2) & 3) ?? self }
  package var step: Point {
    switch self {
    case .right: Point(1, 0)
    case .down: Point(0, -1)
    case .left: Point(-1, 0)
    case .up: Point(0, 1)
    }
  }
}

/// A place of the grid at which a line may begin or end.
package struct GridPort {
  package let place: Int
  /// The direction in which a line leaves the box there.
  package let heading: Heading
  let cost: Float

  /// The state of a search in which a line leaves the port: its place and heading in one number.
  var state: Int { place * 4 + heading.rawValue }
  /// The state in which a line arrives at the port.
  var arrival: Int { place * 4 + heading.opposite.rawValue }
}
