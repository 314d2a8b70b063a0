import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// The parts of names in boxes.
@Suite struct `The emphasis of names` {
  @Test func `is missing where the template says so`() throws {
    let app = try AppDescription(
      parsing: Source(name: "a.yaml", text: "rootViewController: HomeViewController"))
    let style = Style(try Template(parsing: "box: {names: plain}"))
    let picture = try picture(of: Resolution(app).hierarchy, as: .hierarchy, in: style)
    #expect(picture.boxes.flatMap(\.lines).allSatisfy { $0.runs.isEmpty })
  }

  @Test(arguments: FigureKind.all)
  func `keeps each text whole, as wide as measured, and breaks it only between its words`(
    kind: FigureKind
  ) throws {
    var count = 0
    for (number, sample) in Samples.names.enumerated()
    where Seeds.areAll || number.isMultiple(of: 3) {
      let resolution = Resolution(try Samples.description(of: sample))
      for page in [nil, PageSize(named: "a5")] {
        let style = Style(.book, page: page)
        for picture in try pages(of: resolution, FigureRequest(kind, in: style)) {
          for line in picture.boxes.flatMap(\.lines) where !line.runs.isEmpty {
            count += 1
            #expect(line.runs.text == line.text)
            let fonts = picture.look.fonts
            let width = line.runs.reduce(0) {
              $0 + fonts.style(of: $1.emphasis, in: line.role).width(of: $1.text)
            }
            #expect(abs(width - line.rect.width) < 0.01, "\(sample), \(kind): \(line.text)")
          }
          for box in picture.boxes {
            let lines = box.lines.filter { $0.role == .name }.map(\.text)
            for (line, next) in zip(lines, lines.dropFirst()) {
              let isBroken = ["View", "Navigation", "TabBar", "SplitView", "UI"].contains {
                line.hasSuffix($0)
              }
              #expect(!isBroken || next != "Controller", "\(sample), \(kind): \(lines)")
              #expect(!line.hasSuffix(" UI") && line != "UI", "\(sample), \(kind): \(lines)")
            }
          }
        }
      }
    }
    #expect(count > 0 || kind == .objects)
  }
}
