/// Whose rules hold where the book and UIKit disagree (R7).
public enum RuleSet: String, CaseIterable, Sendable {
  /// As UIKit behaves.
  case uikit
  /// As in the book's chapter 17: `definesPresentationContext` is false for all, and iOS is 7.
  case book

  /// The major version of iOS that a description is for which names none.
  public var impliedIOS: Int { self == .book ? 7 : 26 }

  /// The other of the two.
  package var other: RuleSet { self == .book ? .uikit : .book }
}

/// The kind of device: what some styles become depends on it (R14).
public enum Idiom: String, CaseIterable, Sendable {
  /// An iPad.
  case pad
  /// An iPhone, in compact width.
  case phone
}
