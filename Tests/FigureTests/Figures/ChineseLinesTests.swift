import Testing
import VCEngine
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

@Suite struct `The lines of a Chinese figure` {
  @Test(arguments: Samples.names)
  func `begin and end with characters that may`(sample: String) throws {
    let moments = Resolution(try Samples.description(of: sample)).moments
    for kind in FigureKind.all {
      let pages = try pages(of: moments, as: kind, in: Style(language: .zhHans))
      for text in pages.flatMap(\.allTexts) where !text.utf8.allSatisfy({ $0 < 0x80 }) {
        #expect(!"，。；：、！？…—％”）》’」".contains(text.first ?? "，"), "\(kind): \(text)")
        #expect(!"“（《‘「".contains(text.last ?? "（"), "\(kind): \(text)")
      }
    }
  }
}
