import Figures
import Phrases
import Pictures
import TestSupport
import Testing
import ViewControllers

@Suite struct LegibilityTests {
  @Test(arguments: [PointerSelection.all, .families, .unnamed])
  func `100 generated hierarchies are legible`(pointers: PointerSelection) throws {
    for seed in 0..<100 as Range<UInt64> {
      let picture = try Picture(.generated(seed: seed), in: Style(pointers: pointers))
      #expect(picture.legibilityFaults == [], "seed \(seed), \(pointers)")
    }
  }

  @Test(arguments: [PointerSelection.all, .families])
  func `generated hierarchies of up to 60 controllers in 8 families are legible`(
    pointers: PointerSelection
  ) throws {
    for seed in 1000..<1040 as Range<UInt64> {
      let description = AppDescription.generated(seed: seed, upTo: 60, families: 8)
      let picture = try Picture(description, in: Style(pointers: pointers))
      #expect(picture.legibilityFaults == [], "seed \(seed), \(pointers)")
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
        let picture = try Picture(
          description, as: kind, in: Style(template, pointers: pointers, language: language))
        #expect(picture.legibilityFaults == [], "seed \(seed), \(pointers), \(language)")
      }
    }
  }

  @Test(arguments: Template.names, Language.allCases)
  func `every moment of every sample is legible in every template and language`(
    name: String, language: Language
  ) throws {
    let style = Style(try #require(Template(builtIn: name)), language: language)
    for sample in Samples.names {
      let moments = Resolution(try Samples.description(of: sample)).moments
      for kind in FigureKind.allCases {
        for (number, picture) in try pictures(of: moments, as: kind, in: style).enumerated() {
          #expect(picture.legibilityFaults == [], "\(sample), \(kind), moment \(number)")
        }
      }
    }
  }
}
