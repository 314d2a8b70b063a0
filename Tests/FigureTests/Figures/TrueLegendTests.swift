import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

/// A legend explains what is in its figure: all of it, once, and nothing else.
@Suite struct `A legend, compared with its figure` {
  @Test(arguments: Seeds.areAll ? Template.testedNames : ["docs", "mono"], FigureKind.all)
  func `explains each look of a sample, and no other`(name: String, kind: FigureKind) throws {
    let template = try Template(testing: name)
    for (number, sample) in Samples.names.enumerated()
    where Seeds.areAll || number.isMultiple(of: 3) {
      let resolution = Resolution(try Samples.description(of: sample))
      for pointers in Seeds.areAll ? [nil, PointerSelection.all, .unnamed] : [nil] {
        let style = Style(template, pointers: pointers)
        for picture in try pages(of: resolution, FigureRequest(kind, in: style)) {
          #expect(
            picture.legendFaults(hasLegend: template.look.page.legend || kind == .map) == [],
            "\(sample), \(kind), \(name)")
        }
      }
    }
  }
}
