import Comparison

/// The words for what changed from one hierarchy to another.
package protocol ChangePhrases {
  /// A change as one line, its kind first: `added: detail (DetailViewController)`.
  func text(of change: Change) -> String
  /// A line about a change as a sentence.
  func sentence(_ line: String) -> String
  func text(of sentence: ChangeSentence) -> String
  /// What a part of a figure is that shows two states at once.
  func meaning(of mark: ChangeMark) -> String
}

/// What became of a part of a figure.
package enum ChangeMark: Sendable {
  case added
  case removed
  case movedHere
  case movedAway
  case changed
  case refused
}

/// What a figure of changes says of its parts.
package enum ChangeSentence: Sendable {
  /// Where something was before, in code; nil for no container.
  case wasAt(String?)
  /// Who presented something that is in a container now.
  case wasPresented(by: String)
  /// Where something is now.
  case isAt(String?)
  /// The title of a figure of changes; of an app's, or of one without.
  case changes(of: String?)
  case nothingChanged
  /// How many things changed.
  case changed(Int)
}
