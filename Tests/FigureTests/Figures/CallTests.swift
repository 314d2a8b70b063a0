import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

@Suite struct CallTests {
  private let drawer = """
    rootViewController:
      id: drawer
      class: DrawerViewController
      children: [{id: menu, class: MenuViewController}]
    """

  /// Frames were as wide as their own calls.
  @Test func `frames below each other have a common right edge`() throws {
    let page = try #require(PageSize(measures: "120mmx400mm"))
    let picture = try Picture(
      drawer + """

        steps:
          - {remove: menu}
          - add: {id: settings, class: SettingsOfTheWholeAppViewController}
            to: drawer
        """, as: .calls, in: Style(.print, page: page))
    let frames = picture.frames.map(\.rect)
    #expect(frames.count == 2 && frames[0].minY > frames[1].maxY)
    #expect(Set(frames.map { ($0.maxX * 100).rounded() }).count == 1)
  }

  /// Corners in gaps left loose ends, and a large arrowhead took all of the line.
  @Test(arguments: ["book", "docs"])
  func `a call to oneself turns within dashes`(template: String) throws {
    let style = Style(try #require(Template(builtIn: template)))
    let picture = try Picture(drawer + "\nsteps: [{remove: menu}]", as: .calls, in: style)
    let loops = picture.arrows.filter { $0.tail == $0.head && $0.role == .automaticCall }
    #expect(!loops.isEmpty)
    for loop in loops {
      let line = picture.line(of: loop)
      let spline = try #require(loop.splines.first)
      let dashes = try #require(Dashes(line.dash, lineWidth: line.width))
        .fitting(spline.points.curveLength)
      for corner in [3, 9] {
        let middle =
          (Array(spline.points[...corner]).curveLength
            + Array(spline.points[...(corner + 3)]).curveLength) / 2
        #expect(
          middle.truncatingRemainder(dividingBy: dashes.dash + dashes.gap) < dashes.dash)
      }
      #expect(spline.points[12].x - spline.points[15].x > 0.4 * picture.look.arrows.headLength)
    }
  }
}
