import Testing
import VCFigures
import VCPictures
import VCTestSupport

@Suite struct `Dashes of a device that knows but one pattern` {
  /// How many splines each arrow has in the graph that the device draws.
  private func splineCounts(of picture: Picture) throws -> [Int] {
    try GraphvizSession.run { session in
      let graph = try CGraph(in: session)
      return PinnedPicture(picture, picture.look.light, cutsDashes: true, into: graph)
        .edges.map(\.splines.count)
    }
  }

  @Test func `are splines of their own, and whole lines are whole`() throws {
    let picture = try Picture(sample: "figure-17-7")
    let expected = picture.arrows.map { arrow in
      let line = picture.line(of: arrow)
      guard let dashes = Dashes(line.dash, lineWidth: line.width) else {
        return arrow.splines.count
      }
      return arrow.splines.reduce(0) { $0 + Int(dashes.count(in: $1.points.curveLength)) }
    }
    let counts = try splineCounts(of: picture)
    #expect(counts == expected)
    #expect(counts.contains { $0 > 10 })
  }

  @Test func `are the device's own where there are too many`() throws {
    var picture = try Picture(sample: "figure-17-7")
    let place = try #require(
      picture.arrows.indices.first { picture.line(of: picture.arrows[$0]).dash == .dashed })
    let route = Route(through: [Point(0, 0), Point(300_000, 0)])
    picture.arrows[place].splines = [Spline(route, radius: 0)]
    #expect(try splineCounts(of: picture) == picture.arrows.map(\.splines.count))
  }

  /// A thousand steps as pages of a PDF took minutes: each page has the size of all steps, and long
  /// lines.
  @Test func `are counted over all pages of a file`() throws {
    var picture = try Picture(sample: "figure-17-7")
    let place = try #require(
      picture.arrows.indices.first { picture.line(of: picture.arrows[$0]).dash == .dashed })
    let route = Route(through: [Point(0, 0), Point(30_000, 0)])
    picture.arrows[place].splines = [Spline(route, radius: 0)]
    #expect(try splineCounts(of: picture)[place] > 1000)
    #expect(PinnedPicture.canCutDashes(of: Array(repeating: picture, count: 2)))
    #expect(!PinnedPicture.canCutDashes(of: Array(repeating: picture, count: 20)))
  }
}
