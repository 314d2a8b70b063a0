import VCPhrases
import VCSource

/// A text in a figure of calls.
enum CallSentence {
  case yourCode
  case adding(String, to: String)
  case removing(String, from: String)
  /// The title: a child replaces another (R33).
  case exchanging(String, for: String, in: String)
  /// The title: only a controller's view is added to another's view (R29).
  case addingView(of: String, to: String)
  /// The title: a presented controller is dismissed by its delegate.
  case dismissing(String, by: String)
  /// The caller is a system view controller.
  case bySystem
  /// The call is missing.
  case isMissing
  /// The parent that a controller lacks because only its view was added (R29).
  case lacks(String, in: String)
  /// The call inside which UIKit makes this call.
  case byUIKit(inside: String)
  /// The call in whose completion handler the reader makes this call.
  case whenOver(String)
  case noCustomContainer
  /// The step changes no child.
  case noChildChanges
  /// A title and the calls in order, each with its caller unless that is the reader.
  case calls(String, [(code: String, note: String?)])
}

extension Phrases {
  func text(of sentence: CallSentence) -> String {
    wording.choose({ $0.text(of: sentence) }, { $0.text(of: sentence) })
  }
}
