import Diagnostics
import ViewControllers

/// The sentences of explanations. Controllers and classes are given by name, and a window where it is
/// not the only one; which sentences are said, and in which order, is the same in every language.
package protocol ExplanationPhrases {
  func text(of sentence: WalkSentence) -> String
  func text(of sentence: PresentSentence) -> String
  func text(of sentence: LookSentence) -> String
  func text(of sentence: DismissSentence) -> String
  func text(of sentence: ContainmentSentence) -> String
  func text(of sentence: StepSentence) -> String
  func text(of sentence: PropertySentence) -> String

  /// A controller in quotation marks, and its class if that is given.
  func name(_ controller: ControllerName) -> String
  /// What the only window is called that has no id.
  var onlyWindow: String { get }
  /// In place of the middle of a long walk, which has so many controllers.
  func sameForMore(_ count: Int) -> String
  /// Why nothing would change after all.
  func refused(_ message: Message) -> String
  /// A message as a sentence of its own.
  func sentence(_ message: Message) -> String
  /// What of the answer no source establishes.
  func notEstablished(_ doubt: Doubt) -> String
  /// The rule for what came of a step, nil where the caption says it all.
  func rule(of event: StepEvent) -> String?
  /// What gets a controller dismissed that the user's gesture leaves; nil for what has no other way.
  func way(past refusal: Message) -> String?
  /// A class of the system's, and whose framework it is of.
  func isSystems(_ uiKitClass: UIKitClass) -> String
  /// What makes a controller of the class go, and through which protocol it talks to the app; nil
  /// where neither is known.
  func dismissal(of uiKitClass: UIKitClass) -> String?
}
