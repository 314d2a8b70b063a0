import VCEngine
import VCPhrases

/// The reasons for an answer: a decision a line, with the number of its rule.
public struct Explanation: Hashable, Sendable, CustomStringConvertible {
  private let base: any VCPhrases.Explanation

  init(_ base: any VCPhrases.Explanation) { self.base = base }

  public func text(in language: Language = .english) -> String { base.text(in: language.base) }

  /// The same as data: a JSON object. Only its sentences are in the language.
  public func json(in language: Language = .english) -> String { base.json(in: language.base) }

  public var description: String { text() }

  public static func == (one: Explanation, other: Explanation) -> Bool {
    one.json() == other.json()
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(json()) }
}
