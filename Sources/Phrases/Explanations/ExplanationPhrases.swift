import VCEngine
import VCSource

/// The sentences of explanations. They name controllers, classes and, if there are several,
/// windows. Every language has the same sentences, and callers choose them and their order.
package protocol ExplanationPhrases: Phrases {
  func text(of sentence: WalkSentence) -> String
  func text(of sentence: PresentSentence) -> String
  func text(of sentence: LookSentence) -> String
  func text(of sentence: DismissSentence) -> String
  func text(of sentence: ContainmentSentence) -> String
  func text(of sentence: StepSentence) -> String
  func text(of sentence: PropertySentence) -> String

  /// The name of a single window without an id.
  var onlyWindow: String { get }
  /// Returns a sentence that replaces the middle of a long walk, of `count` controllers.
  func sameForMore(_ count: Int) -> String
  /// Returns the reason why nothing changes.
  func refused(_ message: Message) -> String
  /// Returns a message as a separate sentence.
  func sentence(_ message: Message) -> String
  /// Returns the rule behind a step's effect; nil if the caption is complete.
  func rule(of event: StepEvent) -> String?
  /// Returns the means of dismissing a controller that the user's gesture doesn't dismiss; nil if
  /// there is none.
  func way(past refusal: Message) -> String?
  /// Returns a sentence that names a system class and its framework.
  func isSystems(_ uiKitClass: UIKitClass) -> String
  /// Returns who dismisses the class's controllers, and the protocol through which they call the
  /// app; nil if neither is known.
  func dismissal(of uiKitClass: UIKitClass) -> String?
}

extension Phrases {
  /// The same language's sentences of explanations.
  package var explaining: any ExplanationPhrases {
    wording.choose({ $0 as any ExplanationPhrases }, { $0 as any ExplanationPhrases })
  }
}

extension Language {
  /// Returns the language's sentences of explanations, with code in a spelling.
  package func explanationPhrases(_ spelling: Spelling?) -> any ExplanationPhrases {
    phrases(spelling).explaining
  }
}
