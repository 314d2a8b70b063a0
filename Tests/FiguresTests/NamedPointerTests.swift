import Figures
import Pictures
import TestSupport
import Testing
import ViewControllers

/// Pointers that are asked for by name: all are there, each with its label, and all can be read.
@Suite struct `Pointers by name` {
  private static let all: Set<NamedPointer> = [
    .property(.topViewController), .property(.visibleViewController),
    .property(.selectedViewController), .rootViewController,
  ]

  @Test(arguments: Samples.names, [FigureKind.hierarchy, .objects])
  func `are all in the figure`(sample: String, kind: FigureKind) throws {
    let resolution = Resolution(try Samples.description(of: sample))
    for way in resolution.ways {
      let moment = Moment(way.hierarchy)
      for selection in [PointerSelection.all, .families] {
        let style = Style(pointers: selection, namedPointers: Self.all)
        let picture = try picture(of: moment.hierarchy, as: kind, in: style)
        #expect(
          Parts(drawnIn: picture).faults(of: Parts(of: moment, of: [moment], as: kind, in: style))
            == [], "\(sample), \(selection)")
        #expect(picture.legibilityFaults == [], "\(sample), \(selection)")
      }
    }
  }

  @Test func `stand in the boxes where a page has no room for their arrows`() throws {
    let resolution = Resolution(try Samples.description(of: "large-app"))
    let style = Style(
      pointers: .families, namedPointers: Self.all, page: PageSize(named: "a4-landscape"))
    let pages = try pictures(of: [Moment(resolution.hierarchy)], in: style)
    #expect(pages.fit.map { $0.rung >= .pairs } == true)
    let picture = try #require(Array(pages).first)
    let text = picture.boxes.map { $0.lines.map(\.text).joined().withoutSpaces }
    for member in resolution.hierarchy.families.flatMap(\.members) {
      guard let top = resolution.hierarchy.topViewController(of: member) else { continue }
      let statement = "topViewController=\(resolution.hierarchy.id(top))"
      #expect(text.contains { $0.contains(statement) }, "\(statement)")
    }
    #expect(picture.unfitted.legibilityFaults == [])
  }

  @Test(arguments: ["topViewController", "parent", "rootViewController"])
  func `are known by their names`(name: String) {
    #expect(NamedPointer(name: name) != nil)
  }

  @Test(arguments: ["children", "viewControllers", "tabs", ""])
  func `are none of what every figure shows, or nobody knows`(name: String) {
    #expect(NamedPointer(name: name) == nil)
  }
}
