import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

@Suite struct `Figures of alternatives` {
  @Test(arguments: Template.testedNames, FigureKind.all)
  func `show each of them whole, above its name`(name: String, kind: FigureKind) throws {
    let resolution = Resolution(try Samples.description(of: "figure-10-4"))
    for language in Language.allCases {
      let style = Style(try Template(testing: name), language: language)
      let joint = try picture(of: resolution, as: kind, in: style)
      #expect(joint.legibilityFaults.map(\.description) == [])
      #expect(joint.repeatedIDs.isEmpty)
      let alone = try resolution.alternatives.map {
        try picture(of: $0.resolution.hierarchy, as: kind, in: style)
      }
      // The beginning of a coverage figure, which they share, is not drawn in each.
      if kind != .coverage {
        #expect(joint.controllers == alone.flatMap(\.controllers))
        #expect(joint.statements == alone.flatMap(\.statements))
        #expect(joint.frames.count == alone.reduce(0) { $0 + $1.frames.count })
      } else {
        #expect(joint.boxes.count { $0.role == .screen } == 3)
      }
      for label in ["Full screen", "Page sheet", "Form sheet"] {
        #expect(joint.boxes.contains { $0.role == .text && $0.lines.map(\.text) == [label] })
        #expect(joint.text.contains(label))
      }
    }
  }

  /// Two in the first row left a gap beside the third.
  @Test func `stand one under the other where a row would be too wide`() throws {
    let resolution = Resolution(try Samples.description(of: "figure-10-4"))
    let wide = try picture(of: resolution, as: .hierarchy, in: Style(.book))
    #expect(Set(wide.boxes.filter { $0.viewController == "root" }.map(\.rect.minY)).count == 3)
    let row = try picture(of: resolution, as: .coverage, in: Style(.book))
    #expect(Set(row.boxes.filter { $0.role == .screen }.map(\.rect.maxY)).count == 1)
  }

  @Test func `are arranged to be largest on a page of a form`() throws {
    let resolution = Resolution(try Samples.description(of: "figure-10-4"))
    let slide = try picture(of: resolution, as: .coverage, in: Style(.slide))
    let screens = slide.boxes.filter { $0.role == .screen }
    #expect(screens.count == 3)
    #expect(Set(screens.map(\.rect.maxY)).count == 1)
    // A row of them is wider than one that is to have the letters' full size.
    #expect(screens.reduce(0) { $0 + $1.rect.width } > 1000)
  }

  @Test(arguments: ["book", "docs", "slide", "mono", "blueprint"])
  func `say whose view is behind a sheet, by the name's first part where it has no room`(
    name: String
  ) throws {
    let resolution = Resolution(try Samples.description(of: "figure-10-4"))
    let joint = try picture(of: resolution, as: .coverage, in: Style(try Template(testing: name)))
    let covered = joint.boxes.filter { $0.role == .covered && $0.viewController == "root" }
    #expect(covered.count == 2)
    let names = covered.compactMap(\.lines.first?.text)
    #expect(!names.contains("root"))
    if name == "book" { #expect(names == ["Root", "RootViewController"]) }
  }
}

extension Picture {
  fileprivate var controllers: [String] { boxes.compactMap(\.viewController) }

  fileprivate var statements: [[String]] {
    arrows.filter { !$0.id.hasPrefix("legend-") }.map(\.statements)
  }
}
