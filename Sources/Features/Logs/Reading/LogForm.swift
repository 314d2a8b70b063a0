import VCDescriptions
import VCEngine
import VCPhrases

/// A pattern for one of UIKit's messages in a log: words separated by any blanks, and placeholders
/// for pointers.
struct LogForm {
  /// A run of words, or a placeholder that UIKit fills in.
  enum Part {
    case words([[UInt8]])
    case role(UIKitRole)
  }

  let text: UIKitText
  /// The placeholder before the first words; nil for most messages.
  let lead: UIKitRole?
  /// The parts from the first words on.
  let parts: [Part]
  /// The words to search for: those of the first part.
  let firstWords: [[UInt8]]

  init?(_ text: UIKitText) {
    self.text = text
    var parts: [Part] = text.parts.compactMap { part in
      switch part {
      case .role(let role): .role(role)
      case .words(let words): Self.words(words)
      }
    }
    if case .role(let role)? = parts.first {
      lead = role
      parts.removeFirst()
    } else {
      lead = nil
    }
    Self.dropEndMark(of: &parts)
    guard case .words(let words)? = parts.first, words.first?.isEmpty == false else { return nil }
    self.parts = parts
    firstWords = words
  }

  private static func words(_ text: String) -> Part? {
    var words = text.utf8.split(separator: UInt8(ascii: " ")).map(Array.init)
    // An old wording begins with this, which a console may have moved.
    if words.first == Array("Warning:".utf8) { words.removeFirst() }
    return words.isEmpty ? nil : .words(words)
  }

  /// Drops the final full stop or exclamation mark, which may be missing in a log.
  private static func dropEndMark(of parts: inout [Part]) {
    guard case .words(var words)? = parts.last, let last = words.last?.last,
      ".!".utf8.contains(last)
    else { return }
    words[words.count - 1].removeLast()
    if words[words.count - 1].isEmpty { words.removeLast() }
    parts[parts.count - 1] = .words(words)
    if words.isEmpty { parts.removeLast() }
  }

  /// All forms, by the first byte of their first word.
  static let byFirstByte: [[LogForm]] = {
    var table = [[LogForm]](repeating: [], count: 256)
    for form in UIKitText.allInLogs.compactMap(LogForm.init) {
      table[Int(form.firstWords[0][0])].append(form)
    }
    return table
  }()
}
