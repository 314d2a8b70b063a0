import VCSource

/// A verb of a description's steps.
///
/// Reading, writing, the schema, the help and comparing use `all`; the engine carries out the
/// `Step.Action` that `action` makes.
package struct StepVerb: Sendable {
  /// The value of the verb's own key.
  package enum Subject: Sendable {
    /// The id of an existing controller.
    case id
    /// A controller, declared in the step or named by its id.
    case controller
    /// A list of such controllers.
    case controllers
    /// A SwiftUI view, which gets a controller of this class, and a style if it has none.
    case view(hostingClass: String, ModalPresentationStyle?, AlertStyle?)
    /// A segue's identifier.
    case segue
    /// One of these words.
    case choice([String])
  }

  /// The second key and its value.
  package enum Other: Sendable {
    case nobody
    /// An existing controller.
    case controller(String)
    /// The window, which may be omitted if there is only one.
    case window(String)
    /// The window; without it, all windows.
    case anyWindow(String)
    /// The controller that a segue leaves, which may be omitted if the identifier is unique.
    case source(String)
  }

  /// A method's name and the first iOS that has it.
  package typealias Method = @Sendable (UIKitCode) -> (name: String, since: Int)

  /// The verb, which is its key.
  package let name: String
  package let subject: Subject
  package let other: Other
  /// The times at which the step may happen before the previous step is over (R30). Callbacks of a
  /// navigation controller's own view are not supported.
  package let times: [StepTime]
  /// Whether UIKit performs it in a transition that takes time.
  package let hasTransition: Bool
  /// Whether the controllers that it adds become columns of a split view controller.
  package let addsColumn: Bool
  /// The method that it calls, nil if every iOS has it.
  package let method: Method?
  /// The words that people write instead of it, in lower case, separated by blanks.
  package let synonyms: String
  /// Returns the action for the named parts, nil if a required part is missing.
  package let action: @Sendable (Step.Action.Parts) -> Step.Action?

  /// The second key, nil if the verb has none.
  package var preposition: String? {
    switch other {
    case .nobody: nil
    case .controller(let word), .window(let word), .anyWindow(let word), .source(let word): word
    }
  }

  /// Whether the second key may be omitted.
  package var isOtherOptional: Bool {
    switch other {
    case .nobody, .controller: false
    case .window, .anyWindow, .source: true
    }
  }

  /// The verb with a name, nil if there is none.
  package static func named(_ name: String) -> Self? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// All second keys, in the order of messages.
  package static let prepositions = ["from", "onto", "of", "to", "in"]
}

// MARK: Rows

extension StepVerb {
  typealias Participant = Step.Participant

  /// A verb with one controller, named by its id.
  static func one(
    _ name: String, during times: [StepTime] = [], transition hasTransition: Bool = true,
    method: Method? = nil, synonyms: String,
    _ action: @escaping @Sendable (Participant) -> Step.Action
  ) -> Self {
    Self(
      name, .id, .nobody, times, hasTransition, false, method, synonyms
    ) { $0.controllers.first.map(action) }
  }

  /// A verb with two controllers.
  static func two(
    _ name: String, _ subject: Subject, _ preposition: String, during times: [StepTime] = [],
    transition hasTransition: Bool = true, addsColumn: Bool = false,
    method: Method? = nil, synonyms: String,
    _ action: @escaping @Sendable (Participant, Participant) -> Step.Action
  ) -> Self {
    Self(
      name, subject, .controller(preposition), times, hasTransition, addsColumn, method,
      synonyms
    ) {
      guard let one = $0.controllers.first, let other = $0.other else { return nil }
      return action(one, other)
    }
  }

  /// A verb with other parts.
  static func other(
    _ name: String, _ subject: Subject, _ other: Other, transition hasTransition: Bool,
    synonyms: String,
    _ action: @escaping @Sendable (Step.Action.Parts) -> Step.Action?
  ) -> Self {
    Self(
      name, subject, other, [], hasTransition, false, nil, synonyms, action)
  }

  private init(
    _ name: String, _ subject: Subject, _ other: Other, _ times: [StepTime], _ hasTransition: Bool,
    _ addsColumn: Bool, _ method: Method?, _ synonyms: String,
    _ action: @escaping @Sendable (Step.Action.Parts) -> Step.Action?
  ) {
    (self.name, self.subject, self.other, self.times) = (name, subject, other, times)
    (self.hasTransition, self.addsColumn) = (hasTransition, addsColumn)
    self.method = method
    (self.synonyms, self.action) = (synonyms, action)
  }
}
