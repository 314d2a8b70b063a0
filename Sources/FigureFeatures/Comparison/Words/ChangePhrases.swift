import VCPhrases
import VCSource

/// The texts about the changes from one hierarchy to another, besides all others.
package protocol ChangePhrases: Phrases {
  /// Returns a change as one line, its kind first: `added: detail (DetailViewController)`.
  func text(of change: Change) -> String
  /// Returns the value of a property that is set in a description; not the one that UIKit returns.
  func setting(_ value: Change.Value) -> String
  /// Returns such a line as a sentence.
  func sentence(_ line: String) -> String
  func text(of sentence: ChangeSentence) -> String
}

extension ChangePhrases {
  /// Whether a name is a class, or a class with an id in brackets.
  func says(_ name: String, _ className: String) -> Bool {
    name == className || name.hasPrefix(className + " [")
  }
}

extension Language {
  /// The language's texts, including those about changes.
  package var changePhrases: any ChangePhrases {
    Wording(self).choose({ $0 as any ChangePhrases }, { $0 as any ChangePhrases })
  }
}

/// A text in a figure of changes.
package enum ChangeSentence: Sendable {
  /// The former container, in code; nil for none.
  case wasAt(String?)
  /// The former presenter of a controller that is in a container now.
  case wasPresented(by: String)
  /// The new container, in code; nil for none.
  case isAt(String?)
  /// The title of a figure of changes, with the app's name if it has one.
  case changes(of: String?)
  case nothingChanged
  /// The line in place of those of changes, if there are none.
  case noDifferences
  /// The number of changes.
  case changed(Int)
}
