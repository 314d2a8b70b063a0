import Comparison

/// The words for what changed from one hierarchy to another.
package protocol ChangePhrases {
  /// A change as one line, its kind first: `added: detail (DetailViewController)`.
  func text(of change: Change) -> String
  /// A line about a change as a sentence.
  func sentence(_ line: String) -> String
  /// Where something was before, in code; nil for no container.
  func wasAt(_ slot: String?) -> String
  /// Who presented something that is in a container now.
  func wasPresented(by presenter: String) -> String
  /// Where something is now.
  func isAt(_ slot: String?) -> String
  /// What a part of a figure is that shows two states at once.
  func meaning(of mark: ChangeMark) -> String
  /// The title of a figure of changes; of an app's, or of one without.
  func changes(of title: String?) -> String
  /// That nothing changed, as a sentence.
  var nothingChanged: String { get }
  /// How many things changed, as a sentence.
  func changed(_ count: Int) -> String
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
