import VCPhrases
import VCSource

/// A text in a map.
enum MapSentence {
  /// A segue from one controller to another, with its kind and its names; `asked` is the segue's
  /// source if another controller carries it out. An inferred segue comes from the app's source
  /// code.
  case segue(
    String, named: [String], from: String, to: String, asked: String?, isInferred: Bool)
  /// The controllers in a titled frame that no other there contains.
  case frame(String, [ControllerName])
  /// The controllers without a titled frame that no other contains, and that contain none; `areAll`
  /// is true if there are no others.
  case others([ControllerName], areAll: Bool)
  /// The text in a box in addition to its name.
  case says(String, String)
  /// The names of segues that don't fit beside their lines: after their numbers, and with their ends.
  case withoutRoom(numbered: [String], others: [(ends: String, name: String)])
  /// The connections between a map and the screens that it omits.
  case leadsOut([String])
  /// The destination, on another page, of a segue of a kind, by its number there.
  case leads(String, to: String)
  /// The origin, on another page, of a segue of a kind.
  case isReached(String, from: String)
}

extension Phrases {
  func text(of sentence: MapSentence) -> String {
    wording.choose({ $0.text(of: sentence) }, { $0.text(of: sentence) })
  }
}
