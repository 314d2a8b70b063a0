/// The rules to follow where the book and UIKit disagree (R7).
package enum RuleSet: String, CaseIterable, Sendable {
  /// UIKit's behaviour.
  case uikit
  /// The rules of the book's chapter 17: `definesPresentationContext` is false by default for every
  /// class, and iOS is 7.
  case book

  /// The major version of iOS for descriptions that name none.
  package var impliedIOS: Int { self == .book ? 7 : 26 }

  package var other: RuleSet { self == .book ? .uikit : .book }
}

/// The kind of device, which some styles depend on (R14).
package enum Idiom: String, CaseIterable, Sendable {
  /// An iPad.
  case pad
  /// An iPhone; its width is compact by default.
  case phone
}
