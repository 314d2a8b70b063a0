import VCPhrases
import VCSource

/// A text in a map.
enum MapSentence {
  /// A segue from one controller to another, with its kind and its names. An inferred segue comes
  /// from the app's source code.
  case segue(String, named: [String], from: String, to: String, isInferred: Bool)
  /// The controllers in a titled frame that no other there contains.
  case frame(String, [ControllerName])
  /// The controllers without a titled frame that no other contains, and that contain none; `areAll`
  /// is true if there are no others.
  case others([ControllerName], areAll: Bool)
  /// The text in a box in addition to its name.
  case says(String, String)
  /// The connections between a map and the screens that it omits.
  case leadsOut([String])
  /// The page of a screen.
  case onPage(Int)
}

extension Phrases {
  func text(of sentence: MapSentence) -> String {
    wording.choose({ $0.text(of: sentence) }, { $0.text(of: sentence) })
  }
}
