/// The words of a figure of calls.
package enum CallSentence {
  case yourCode
  case adding(String, to: String)
  case removing(String, from: String)
  /// A child takes the place of another (R33).
  case exchanging(String, for: String, in: String)
  /// Only the view of a controller is added to that of another (R29).
  case addingView(of: String, to: String)
  /// How what is presented goes by the hand of its delegate.
  case dismissing(String, by: String)
  /// A call of a system's view controller's.
  case bySystem
  /// A call that is not made.
  case isMissing
  /// What a controller lacks whose view was added without it (R29).
  case lacks(String, in: String)
  /// Who makes a call that is not the reader's.
  case byUIKit(inside: String)
  /// When the reader makes a call in the completion handler of another.
  case whenOver(String)
  case noCustomContainer
  /// A title and the calls in their order, each with who makes it where that is not the reader.
  case calls(String, [(code: String, note: String?)])
}
