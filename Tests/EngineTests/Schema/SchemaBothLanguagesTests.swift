import Testing
import VCDescriptions
import VCEngine
import VCModelFeatures
import VCSource
import VCTestSupport

/// The texts of `help`, each beside its translation: whoever changes one sees the other.
@Suite struct `The help in both languages` {
  static let recording = "help.txt"

  @Test func `reads as recorded`() throws {
    let parts = zip(Self.parts(in: .en), Self.parts(in: .zhHans)).map { english, chinese in
      "\(english.heading) \(chinese.heading)\n"
        + zip(english.entries, chinese.entries)
        .map { "\($0.name): \($0.meaning)\n  \($1.meaning)\n" }.joined()
    }
    let rules = try Self.numbers(in: .en).map { number in
      let english = try #require(Rules.text(of: number, in: .en))
      let chinese = try #require(Rules.text(of: number, in: .zhHans))
      return "\(number): \(english)\n  \(chinese)\n"
    }
    let doubts = zip(Self.doubts(in: .en), Self.doubts(in: .zhHans)).map { "\($0)\n  \($1)\n" }
    let changes = zip(Self.changes(in: .en), Self.changes(in: .zhHans)).map { "\($0)\n  \($1)\n" }
    try expectRecorded((parts + rules + doubts + changes).joined(), Self.recording)
  }

  @Test func `has a Chinese sentence for each key and step`() {
    for (english, chinese) in zip(Self.parts(in: .en), Self.parts(in: .zhHans)) {
      #expect(english.entries.map(\.name) == chinese.entries.map(\.name))
      for entry in chinese.entries {
        #expect(entry.meaning.contains { $0.isHan }, "\(entry.name)")
        #expect(entry.meaning.hasSuffix("。"), "\(entry.name)")
      }
    }
  }

  /// What editors show at a key.
  @Test func `has schemas that differ in their sentences alone`() {
    func parts(_ schema: String) -> (rest: String, sentences: [Substring]) {
      let sentence = /"(?:title|description)": "([^"]*)"/
      return (
        schema.replacing(sentence, with: ""), schema.matches(of: sentence).map(\.output.1)
      )
    }
    for schema in [AppDescription.schema(in:), SourceSettings.schema(in:)] {
      let (english, chinese) = (parts(schema(.en)), parts(schema(.zhHans)))
      #expect(english.rest == chinese.rest)
      for sentence in chinese.sentences { #expect(sentence.contains { $0.isHan }, "\(sentence)") }
    }
  }

  @Test func `has the same rules, grades, changes and doubts, in the same order`() {
    #expect(Self.numbers(in: .en) == Self.numbers(in: .zhHans))
    #expect(Self.doubts(in: .en).map(Self.rule) == Self.doubts(in: .zhHans).map(Self.rule))
    #expect(Self.changes(in: .en).map(Self.rule) == Self.changes(in: .zhHans).map(Self.rule))
    #expect(Self.grades(in: .en) == Self.grades(in: .zhHans))
  }

  /// Code is the same in all languages, so what a rule names in Chinese, it names in English.
  @Test func `names no code and no rule that the English rule doesn't`() throws {
    for number in Self.numbers(in: .zhHans) {
      let english = try #require(Rules.text(of: number, in: .en))
      let chinese = try #require(Rules.text(of: number, in: .zhHans))
      for code in chinese.matches(of: /`[^`]+`/).map(\.output) {
        #expect(english.contains(code.dropFirst().dropLast()), "\(number): \(code)")
      }
      for cited in chinese.matches(of: /\bR\d+\b/).map(\.output) {
        #expect(english.contains(cited), "\(number): \(cited)")
      }
    }
  }

  private static func parts(in language: Language) -> [DescriptionReference.Part] {
    DescriptionReference.parts(in: language) + DescriptionReference.steps(in: language)
  }

  private static func rows(in language: Language) -> [[Substring]] {
    Rules.text(in: language).split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.dropFirst(2).dropLast(2).split(separator: " | ") }
  }

  private static func numbers(in language: Language) -> [String] {
    rows(in: language).map { String($0[0]) }.filter { $0.wholeMatch(of: /R\d+/) != nil }
  }

  private static func doubts(in language: Language) -> [String] {
    rows(in: language).filter { $0.count == 3 && $0[1].wholeMatch(of: /R\d+/) != nil }
      .map { "\($0[1]): \($0[0]) | \($0[2])" }
  }

  private static func changes(in language: Language) -> [String] {
    rows(in: language).filter { $0.count == 5 && $0[2].wholeMatch(of: /R\d+/) != nil }
      .map { "\($0[0]), \($0[1]), \($0[2]): \($0[3]) | \($0[4])" }
  }

  /// The rules of each grade, in the grades' order.
  private static func grades(in language: Language) -> [[Substring]] {
    rows(in: language).filter { $0.count == 2 && $0[1].hasPrefix("R") }
      .map { $0[1].matches(of: /R\d+/).map(\.output) }
  }

  private static func rule(of doubt: String) -> Substring { doubt.prefix { $0 != ":" } }
}

extension Character {
  fileprivate var isHan: Bool { unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) } }
}
