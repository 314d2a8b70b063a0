import VCDescriptions
import VCEngine
import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// What a word of a call stands for: an option's value, or an argument.
package protocol OptionValue: Sendable {
  /// Nil for a word that stands for no such value.
  init?(argument: String)
  /// The value as a call has it.
  var argument: String { get }
  /// All values, if they can be listed.
  static var allValueStrings: [String] { get }
  /// The words of which a wrong one may be a misspelling.
  static var knownWords: [String] { get }
  /// What a wrong word was probably meant as: a value, or another option with one; nil if that isn't known.
  static func meaning(of word: String) -> String?
  /// How values that can't be listed are written, such as "it takes a number"; nil if any word is one.
  static var notation: Words? { get }
}

extension OptionValue {
  package static var allValueStrings: [String] { [] }
  package static var knownWords: [String] { allValueStrings }
  package static func meaning(of word: String) -> String? { nil }
  package static var notation: Words? { nil }

  /// The value that was probably meant, with its option if that is another; nil if there is none.
  package static func nearest(to word: String) -> String? {
    if let meaning = meaning(of: word) { return meaning }
    let known = knownWords
    return known.first { $0.lowercased() == word.lowercased() }
      ?? known.first { word.utf8.count > 1 && $0.hasPrefix(word) }
      // Two letters are similar to anything: a5 doesn't mean a4.
      ?? (word.utf8.count > 2 || known.isEmpty ? word.nearest(among: known) : nil)
  }
}

extension OptionValue where Self: RawRepresentable<String> & CaseIterable {
  package init?(argument: String) { self.init(rawValue: argument) }
  package var argument: String { rawValue }
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension String: OptionValue {
  package init?(argument: String) { self = argument }
  package var argument: String { self }
}

extension OptionValue where Self: LosslessStringConvertible & Numeric {
  package init?(argument: String) { self.init(argument) }
  package var argument: String { description }
  package static var notation: Words? {
    .numberNotation(isWhole: Self.self is any BinaryInteger.Type)
  }
}

extension Int: OptionValue {}
extension Double: OptionValue {}
extension UInt16: OptionValue {
  // An integer has a type `Words` of its own.
  package static var notation: VCSource.Words? { .numberUpToNotation(most: Int(max)) }
}

extension FigureKind: OptionValue {}
extension Idiom: OptionValue {}
extension PointerSelection: OptionValue {}
extension SceneSelection.Grouping: OptionValue {}
extension ShownIDs: OptionValue {}
extension Spelling: OptionValue {}
extension Language: OptionValue {
  package init?(argument: String) { self.init(tag: argument) }
}

/// A choice whose values are those of other choices, and some of its own.
package typealias CombinedChoice = Listed & OptionValue

/// The formats of answers: sentences for people, or data for programs.
package enum TextOrJSON: String, CaseIterable, OptionValue {
  case text
  case json
}

/// Scenes, each with how many segues away its neighbours are after a colon: `CartView,Home:2`.
package struct Surroundings: Equatable, OptionValue {
  let neighborhoods: [SceneSelection.Neighborhood]
  package let argument: String

  package init?(argument: String) {
    self.argument = argument
    neighborhoods = DrawRequest.list(argument).map { name in
      let end = name.lastIndex(of: ":") ?? name.endIndex
      let hops = Int(name[end...].dropFirst())
      return .init(of: hops == nil ? name : String(name[..<end]), hops: hops ?? 1)
    }
    let isWrong = neighborhoods.contains { $0.hops < 0 || $0.name.isEmpty }
    if neighborhoods.isEmpty || isWrong { return nil }
  }

  package static let notation: Words? = .surroundingsNotation
}
