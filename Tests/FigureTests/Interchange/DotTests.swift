import Testing
import VCFigureFeatures
import VCPictures
import VCTestSupport

@Suite struct `A graph written as text` {
  /// Graphviz's tools would write the name of a box without a label into it.
  @Test(arguments: Samples.names)
  func `shows texts and no names`(sample: String) throws {
    let picture = try Picture(sample: sample)
    let text = String(decoding: try picture.rendered(as: .dot), as: UTF8.self)
    let nodes = text.matches(of: /(?m)^\s*"?(?<name>[bt][0-9.]+)"?\s*\[(?<attributes>[^\]]*)\]/)
    let boxes = nodes.filter { $0.name.hasPrefix("b") }
    #expect(boxes.count == picture.boxes.count)
    #expect(boxes.allSatisfy { $0.attributes.contains(#"label="""#) })
    let lines = nodes.filter { $0.name.hasPrefix("t") }
    #expect(lines.count == picture.boxes.reduce(0) { $0 + $1.lines.count })
    #expect(lines.allSatisfy { !$0.attributes.contains(#"label="""#) })
  }

  @Test func `takes any text`() throws {
    #expect(!(try Picture(Hostile.descriptionWithAll).rendered(as: .dot)).isEmpty)
  }
}
