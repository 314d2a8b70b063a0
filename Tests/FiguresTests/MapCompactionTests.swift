import Pictures
import Testing

@testable import Figures

/// y grows downward, as where maps are laid out.
@Suite struct `The compaction of a map` {
  private func rect(_ x: Double, _ y: Double) -> Rect {
    Rect(minX: x, minY: y, maxX: x + 100, maxY: y + 30)
  }

  private func compaction(
    _ rects: [Rect], columns: [Int], _ lines: [MapCompaction.Line] = []
  ) -> MapCompaction {
    var compaction = MapCompaction(
      parts: rects.enumerated().flatMap { number, rect in
        [
          MapCompaction.Part(block: number, kind: .outline, rect: rect),
          MapCompaction.Part(block: number, kind: .obstacle(clearance: 8), rect: rect),
        ]
      }, lines: lines, columns: columns, gap: 14, step: 8)
    compaction.run()
    return compaction
  }

  @Test func `leaves a gap between blocks`() {
    let result = compaction([rect(10, 20), rect(200, 20), rect(10, 300)], columns: [0, 1, 0])
    #expect(result.offsets == [Point(-10, -20), Point(-86, -20), Point(-10, -256)])
  }

  @Test func `moves a column as one`() {
    let rects = [rect(0, 0), rect(150, 0), rect(180, 200)]
    #expect(
      compaction(rects, columns: [0, 1, 1]).offsets
        == [Point(0, 0), Point(-36, 0), Point(-36, -156)])
  }

  @Test func `keeps a line with its bends, and room on both its sides`() {
    let line = MapCompaction.Line(
      net: 0, source: 0, destination: 2,
      points: [Point(100, 15), Point(160, 15), Point(160, 315), Point(200, 315)])
    let result = compaction(
      [rect(0, 0), rect(0, 300), rect(200, 300)], columns: [0, 0, 1], [line])
    #expect(result.offsets == [Point(0, 0), Point(0, -256), Point(-84, -292)])
    #expect(
      result.lines[0].points
        == [Point(100, 15), Point(108, 15), Point(108, 23), Point(116, 23)])
  }

  @Test func `never brings two lines nearer than a step, nor lets them change their sides`() {
    let lines = [150.0, 170].enumerated().map { net, x in
      MapCompaction.Line(
        net: net, source: 0, destination: 1,
        points: [
          Point(100, 10 + 10 * Double(net)), Point(x, 10 + 10 * Double(net)),
          Point(x, 210 + 10 * Double(net)), Point(300, 210 + 10 * Double(net)),
        ])
    }
    let result = compaction([rect(0, 0), rect(300, 200)], columns: [0, 1], lines)
    #expect(result.lines.map { $0.points[1].x } == [108, 116])
    #expect(result.offsets[1].x == -176)
  }

  @Test func `moves a line that leaves a box upward with the box`() {
    let line = MapCompaction.Line(
      net: 0, source: 0, destination: 1, points: [Point(250, 100), Point(250, 30)])
    let result = compaction([rect(200, 100), rect(220, 0)], columns: [0, 1], [line])
    #expect(result.offsets == [Point(-200, -52), Point(-200, 0)])
    #expect(result.lines[0].points == [Point(50, 48), Point(50, 30)])
  }
}
