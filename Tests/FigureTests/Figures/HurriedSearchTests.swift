import Testing
import VCFigures
import VCPictures

/// A search for a route that shares its effort with very many others.
@Suite struct `A search in a hurry` {
  private func grid(_ walls: [Rect]) -> RouteGrid {
    let bounds = Rect(minX: 0, minY: 0, maxX: 1000, maxY: 1000)
    var grid = RouteGrid(over: bounds, around: bounds, step: 10, lines: [])
    for wall in walls { grid.close(wall) }
    return grid
  }

  private func way(_ grid: RouteGrid, lines: Int?) -> RouteSearch.Way? {
    let (from, to) = (
      Rect(minX: 20, minY: 480, maxX: 60, maxY: 520),
      Rect(minX: 900, minY: 480, maxX: 940, maxY: 520)
    )
    func ports(_ box: Rect) -> [GridPort] {
      grid.ports(of: box, clearance: 5, head: 10)
    }
    return RouteSearch(grid, lines: lines).route(
      on: grid, from: ports(from), to: ports(to), between: (from, to), groups: (-1, -1),
      RouteSearch.Costs(foreign: 2, own: 0, beyond: 0.5, crossing: 40))
  }

  @Test func `finds a route around walls, and none where there is none`() throws {
    let walls = [
      Rect(minX: 300, minY: -10, maxX: 320, maxY: 800),
      Rect(minX: 600, minY: 200, maxX: 620, maxY: 1010),
    ]
    let grid = grid(walls)
    let (patient, hurried) = (
      try #require(way(grid, lines: nil)), try #require(way(grid, lines: .max))
    )
    #expect(patient.cost <= hurried.cost && hurried.cost < 2 * patient.cost)
    for (from, to) in zip(hurried.places, hurried.places.dropFirst()) {
      #expect([1, grid.width].contains(abs(to - from)))
    }
    for place in hurried.places { #expect(!walls.contains { $0.contains(grid.point(place)) }) }
    let closed = self.grid([Rect(minX: 300, minY: -10, maxX: 320, maxY: 1010)])
    #expect(way(closed, lines: .max) == nil && way(closed, lines: nil) == nil)
  }
}
