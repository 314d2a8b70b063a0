import VCDescriptions
import VCEngine
import VCPhrases
import VCSource

/// Explains texts that say more than a description: `explain <text>`.
package struct TextExplainer: FeatureOffer {
  /// What people call such a text.
  package let name: Words
  /// What `explain` prints of one: a sentence of its help.
  package let help: Words
  /// What a call asks about a text.
  package struct Question {
    /// Whether it asks for code, instead of reasons.
    package let asksForCode: Bool
    package let spelling: Spelling?
    /// The framework in which the text's app is written; nil if the call doesn't name one.
    package let host: String?
    /// An app that the text is about: where it begins in the text, its state, and its description's name,
    /// nil for one beside the text.
    package typealias App = (start: Int, state: Hierarchy, file: String?)
    /// Loads the apps, in the order of the text.
    package let apps: () throws -> [App]

    package init(
      asksForCode: Bool, spelling: Spelling?, host: String?, apps: @escaping () throws -> [App]
    ) {
      (self.asksForCode, self.spelling) = (asksForCode, spelling)
      (self.host, self.apps) = (host, apps)
    }
  }

  /// The formats of the texts.
  package let formats: [InputFormat]
  private let allHosts: @Sendable () -> [String]
  /// The frameworks that `--host` can name.
  package var hosts: [String] { allHosts() }
  /// Returns the explanation of a text; nil if there is nothing to explain in it.
  package let explanation: @Sendable (Source, Question) throws -> (any Explanation)?

  package init(
    of formats: [InputFormat], called name: Words, help: Words,
    hosts: @autoclosure @escaping @Sendable () -> [String] = [],
    _ explanation: @escaping @Sendable (Source, Question) throws -> (any Explanation)?
  ) {
    (self.name, self.help, allHosts) = (name, help, hosts)
    (self.formats, self.explanation) = (formats, explanation)
  }

  /// Those of all features.
  package static var all: [TextExplainer] { VCDiagram.offers(of: TextExplainer.self) }
}
