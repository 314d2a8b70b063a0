import Diagnostics

/// A verb that a step of a description may have.
///
/// Reading, writing, the schema, the help and comparing go by `all`; the engine carries out the
/// `Step.Action` that `action` makes.
package struct StepVerb: Sendable {
  /// The value of the verb's own key.
  package enum Subject: Sendable {
    /// The id of a controller that is there.
    case id
    /// A controller, declared in the step or named by its id.
    case controller
    /// A list of such controllers.
    case controllers
    /// A SwiftUI view, which gets a hosting controller of this class, and a style if it has none.
    case view(hostingClass: String, ModalPresentationStyle?)
    /// A segue's identifier.
    case segue
    case sizeClass
  }

  /// The second key and what it names.
  package enum Other: Sendable {
    case nobody
    /// A controller that is there.
    case controller(String)
    /// The window, which may be left out where there is only one.
    case window(String)
    /// The window; without it, all windows.
    case anyWindow(String)
    /// The controller that a segue leaves, which may be left out where its identifier is enough.
    case source(String)
  }

  /// A method's name and the first iOS that has it.
  package typealias Method = @Sendable (UIKitCode) -> (name: String, since: Int)

  /// The verb, which is its key.
  package let name: String
  package let subject: Subject
  package let other: Other
  /// When a step may happen before the step before is over (R30): a navigation controller's own views
  /// are not asked about.
  package let times: [StepTime]
  /// Whether UIKit carries it out in a transition that takes its time.
  package let hasTransition: Bool
  /// Whether what it brings becomes a column of a split view controller.
  package let bringsColumn: Bool
  /// The method that it calls, nil where the first of all has it.
  package let method: Method?
  /// What happens, in a sentence.
  package let meaning: String
  package let subjectMeaning: String
  package let otherMeaning: String
  /// Other words that people write for it, in lower case, apart by blanks.
  package let synonyms: String
  /// The action of what a step names, nil where it doesn't name all that is needed.
  package let action: @Sendable (Step.Action.Parts) -> Step.Action?

  /// The second key, nil for a verb that has none.
  package var preposition: String? {
    switch other {
    case .nobody: nil
    case .controller(let word), .window(let word), .anyWindow(let word), .source(let word): word
    }
  }

  /// Whether the second key may be left out.
  package var isOtherOptional: Bool {
    switch other {
    case .nobody, .controller: false
    case .window, .anyWindow, .source: true
    }
  }

  /// The verb of a name, nil for a word that is none.
  package static func named(_ name: String) -> Self? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// Every second key there is, in the order in which messages list them.
  package static let prepositions = ["from", "onto", "of", "to", "in"]
}

// MARK: Rows

extension StepVerb {
  typealias Reference = Step.Reference

  /// A verb of one controller, named by its id.
  static func one(
    _ name: String, during times: [StepTime] = [], transition hasTransition: Bool = true,
    method: Method? = nil,
    _ meaning: String, _ subjectMeaning: String, synonyms: String,
    _ action: @escaping @Sendable (Reference) -> Step.Action
  ) -> Self {
    Self(
      name, .id, .nobody, times, hasTransition, false, method, meaning, subjectMeaning, "",
      synonyms
    ) { $0.controllers.first.map(action) }
  }

  /// A verb of two controllers.
  static func two(
    _ name: String, _ subject: Subject, _ preposition: String, during times: [StepTime] = [],
    transition hasTransition: Bool = true, bringsColumn: Bool = false,
    method: Method? = nil,
    _ meaning: String, _ subjectMeaning: String, _ otherMeaning: String, synonyms: String,
    _ action: @escaping @Sendable (Reference, Reference) -> Step.Action
  ) -> Self {
    Self(
      name, subject, .controller(preposition), times, hasTransition, bringsColumn, method, meaning,
      subjectMeaning, otherMeaning, synonyms
    ) {
      guard let one = $0.controllers.first, let other = $0.other else { return nil }
      return action(one, other)
    }
  }

  /// A verb of whatever else.
  static func other(
    _ name: String, _ subject: Subject, _ other: Other, transition hasTransition: Bool,
    _ meaning: String, _ subjectMeaning: String, _ otherMeaning: String, synonyms: String,
    _ action: @escaping @Sendable (Step.Action.Parts) -> Step.Action?
  ) -> Self {
    Self(
      name, subject, other, [], hasTransition, false, nil, meaning, subjectMeaning, otherMeaning,
      synonyms, action)
  }

  private init(
    _ name: String, _ subject: Subject, _ other: Other, _ times: [StepTime], _ hasTransition: Bool,
    _ bringsColumn: Bool, _ method: Method?, _ meaning: String,
    _ subjectMeaning: String, _ otherMeaning: String, _ synonyms: String,
    _ action: @escaping @Sendable (Step.Action.Parts) -> Step.Action?
  ) {
    (self.name, self.subject, self.other, self.times) = (name, subject, other, times)
    (self.hasTransition, self.bringsColumn) = (hasTransition, bringsColumn)
    self.method = method
    (self.meaning, self.subjectMeaning, self.otherMeaning) = (meaning, subjectMeaning, otherMeaning)
    (self.synonyms, self.action) = (synonyms, action)
  }
}
