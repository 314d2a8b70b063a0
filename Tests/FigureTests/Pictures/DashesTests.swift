import Testing
import VCPictures

@Suite struct `The dashes of a line` {
  private let route = Route(through: [Point(0, 0), Point(0, 40), Point(60, 40)])

  @Test func `are longer in a thick one, and none in a whole one`() throws {
    let (thin, thick) = (try dashes(.dashed, 0.5), try dashes(.dashed, 2))
    #expect([thin.dash, thin.gap, thick.dash, thick.gap] == [5, 2.5, 10, 5])
    #expect(Dashes(.solid, lineWidth: 1) == nil)
  }

  private func dashes(_ dash: Look.Dash, _ width: Double = 1) throws -> Dashes {
    try #require(Dashes(dash, lineWidth: width))
  }

  @Test(arguments: [Look.Dash.dashed, .dotted], [0.3, 1, 4.9, 7.5, 20, 100.1, 2_345.6])
  func `fit: it begins and ends with a whole one`(dash: Look.Dash, length: Double) throws {
    let dashes = try dashes(dash)
    let fitting = dashes.fitting(length)
    // A whole number of gaps, and one dash more.
    let gaps = (length - fitting.dash) / (fitting.dash + fitting.gap)
    #expect(abs(gaps - gaps.rounded()) < 0.000_1)
    #expect(abs(fitting.dash / fitting.gap - dashes.dash / dashes.gap) < 0.000_1)
    // Longer or shorter by less than half, where there is room for three.
    if length > 3 * dashes.dash + 2 * dashes.gap {
      #expect((0.7...1.4).contains(fitting.dash / dashes.dash))
    }
  }

  @Test func `are as long as the line, around its corners`() {
    // Two quarters less of a square's corner than the way around it: a quarter of a circle.
    let spline = Spline(route, radius: 10)
    #expect(abs(spline.points.curveLength - (30 + 50 + 5 * Double.pi)) < 0.01)
    #expect(Spline(route, radius: 0).points.curveLength == 100)
    #expect([Point(1, 1)].curveLength == 0)
  }

  @Test func `are cut out of it, each where it lies`() throws {
    let dashes = try dashes(.dashed)
    let spline = Spline(route, radius: 10, endHead: 8)
    let length = spline.points.curveLength
    let pieces = spline.cut(into: dashes)
    let fitting = dashes.fitting(length)
    #expect(pieces.count == Int(((length + fitting.gap) / (fitting.dash + fitting.gap)).rounded()))
    for piece in pieces { #expect(abs(piece.points.curveLength - fitting.dash) < 0.01) }
    #expect(pieces[0].points[0] == spline.points[0])
    let end = try #require(pieces[pieces.count - 1].points.last)
    #expect((end - Point(52, 40)).length < 0.001)
    #expect(pieces.map(\.endTip) == pieces.dropLast().map { _ in nil } + [Point(60, 40)])
    #expect(pieces.allSatisfy { $0.startTip == nil })
  }

  @Test func `end with the one at the arrowhead, wherever that is`() throws {
    let pieces = Spline(route, radius: 10, startHead: 8).cut(into: try dashes(.dotted))
    #expect(pieces.map(\.startTip) == pieces.dropLast().map { _ in nil } + [Point(0, 0)])
    #expect(pieces[0].points.last == Point(60, 40))
  }

  @Test func `are one where there is no room for two`() throws {
    let spline = Spline(Route(through: [Point(1, 1), Point(1, 4)]), radius: 0)
    let pieces = spline.cut(into: try dashes(.dashed))
    #expect(pieces.map { ($0.points.curveLength * 1000).rounded() } == [3000])
  }
}
