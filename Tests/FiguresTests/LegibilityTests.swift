import Diagnostics
import Foundation
import DescriptionLoading
import Testing
import ViewControllers

@testable import FigureDrawing

@Suite struct LegibilityTests {
  @Test(arguments: [PointerSelection.all, .families, .unnamed])
  func `100 generated hierarchies are legible`(pointers: PointerSelection) throws {
    for seed in 0..<100 as Range<UInt64> {
      let hierarchy = Resolution(.generated(seed: seed)).hierarchy
      let drawing = try Picture(
        of: Figure(of: hierarchy, template: .book, options: FigureOptions(pointers: pointers)))
      #expect(drawing.legibilityFaults == [], "seed \(seed), \(pointers)")
    }
  }

  @Test(arguments: [PointerSelection.all, .families])
  func `generated hierarchies of up to 60 controllers in 8 families are legible`(
    pointers: PointerSelection
  ) throws {
    for seed in 1000..<1040 as Range<UInt64> {
      let description = AppDescription.generated(seed: seed, upTo: 60, families: 8)
      let drawing = try Picture(
        of: Figure(
          of: Resolution(description).hierarchy, template: .book,
          options: FigureOptions(pointers: pointers)))
      #expect(drawing.legibilityFaults == [], "seed \(seed), \(pointers)")
    }
  }

  @Test(arguments: Template.names, FigureKind.allCases)
  func `generated hierarchies are legible in every template and kind`(
    name: String, kind: FigureKind
  ) throws {
    let template = try #require(Template(builtIn: name))
    for seed in 2000..<2012 as Range<UInt64> {
      let description = AppDescription.generated(seed: seed, upTo: 60, families: 8)
      let language = seed.isMultiple(of: 2) ? Language.en : .zhHans
      for pointers in kind == .hierarchy ? [PointerSelection.all, .families] : [.families] {
        let drawing = try Picture(
          of: Figure(
            of: Resolution(description).hierarchy, template: template,
            options: FigureOptions(kind: kind, pointers: pointers, language: language)))
        #expect(drawing.legibilityFaults == [], "seed \(seed), \(pointers), \(language)")
      }
    }
  }

  @Test(arguments: Template.names, Language.allCases)
  func `every moment of every sample is legible in every template and language`(
    name: String, language: Language
  ) throws {
    let template = try #require(Template(builtIn: name))
    let folder = URL(filePath: #filePath).appending(path: "../../../Samples").standardized
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files where file.pathExtension == "yaml" {
      let source = Source(name: file.lastPathComponent, bytes: try [UInt8](Data(contentsOf: file)))
      let resolution = Resolution(try AppDescription(parsing: source))
      let moments = (0...resolution.stepCount).map { number in
        let step = number == 0 ? nil : resolution.app.steps[number - 1]
        return (resolution.hierarchy(afterStep: number), step?.label?.value)
      }
      for kind in FigureKind.allCases {
        let drawings = try Picture.pictures(
          of: moments, template: template,
          options: FigureOptions(kind: kind, language: language))
        for (number, drawing) in drawings.enumerated() {
          #expect(
            drawing.legibilityFaults == [], "\(source.name), \(kind), moment \(number)")
        }
      }
    }
  }
}
