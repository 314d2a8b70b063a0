import VCDescriptions
import VCDiagnostics
import VCEngine
import VCExplanations

/// Explains texts that say more than a description: `explain <text>`.
package struct TextExplainer: Sendable {
  /// What people call such a text.
  package let name: String
  /// What `explain` prints of one: a sentence of its help.
  let help: String
  /// What a call asks about a text.
  package struct Question {
    /// Whether it asks for code, instead of reasons.
    package let asksForCode: Bool
    package let spelling: Spelling?
    /// Loads the description of the app that the text is about; nil if the call names none.
    package let app: () throws -> (state: Hierarchy, file: String)?

    package init(
      asksForCode: Bool, spelling: Spelling?,
      app: @escaping () throws -> (state: Hierarchy, file: String)?
    ) {
      (self.asksForCode, self.spelling, self.app) = (asksForCode, spelling, app)
    }
  }

  /// The formats of the texts.
  package let formats: [InputFormat]
  /// Returns the explanation of a text; nil if there is nothing to explain in it.
  package let explanation: @Sendable (Source, Question) throws -> (any Explanation)?

  package init(
    of formats: [InputFormat], called name: String, help: String,
    _ explanation: @escaping @Sendable (Source, Question) throws -> (any Explanation)?
  ) {
    (self.name, self.help) = (name, help)
    (self.formats, self.explanation) = (formats, explanation)
  }

  /// Those of all features.
  static var all: [TextExplainer] { VCDiagram.features.compactMap(\.explainer) }

  static var names: String { all.map(\.name).joined(separator: " or ") }
}
