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
    /// A placeholder in parentheses, which a page may have lost with its pointer.
    case parenthesized(UIKitRole)

    var role: UIKitRole? {
      switch self {
      case .words: nil
      case .role(let role), .parenthesized(let role): role
      }
    }

    /// The words; none for a placeholder.
    var words: [[UInt8]] { if case .words(let words) = self { words } else { [] } }
  }

  let text: UIKitText
  /// The placeholder before the first words; nil for most messages.
  private(set) var lead: UIKitRole?
  /// The parts from the first words on.
  private(set) var parts: [Part]
  /// The words to search for: those of the first part.
  var firstWords: [[UInt8]] { parts[0].words }
  /// Whether the message's head was cut off, so that only the end is here.
  private(set) var isHeadless = false

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
    }
    Self.dropEndMark(of: &parts)
    parts = Self.takingParentheses(parts)
    guard parts.first?.words.first?.isEmpty == false else { return nil }
    self.parts = parts
  }

  private static func words(_ text: String) -> Part? {
    // A page may have lost the marks around code.
    var words = text.utf8.filter { $0 != UInt8(ascii: "`") }.split(separator: UInt8(ascii: " "))
      .map(Array.init)
    // An old wording begins with this, which a console may have moved.
    if words.first == Array("Warning:".utf8) { words.removeFirst() }
    return words.isEmpty ? nil : .words(words)
  }

  /// Takes the parentheses around a placeholder out of the words beside it.
  private static func takingParentheses(_ parts: [Part]) -> [Part] {
    var parts = parts
    for index in parts.indices.dropFirst().dropLast() {
      guard case .role(let role) = parts[index], role.isPointer,
        case .words(var before) = parts[index - 1], case .words(var after) = parts[index + 1],
        before.last == [UInt8(ascii: "(")], before.count > 1, after.count > 1,
        after.first?.first == UInt8(ascii: ")")
      else { continue }
      before.removeLast()
      after[0].removeFirst()
      if after[0].isEmpty { after.removeFirst() }
      parts[index - 1] = .words(before)
      parts[index] = .parenthesized(role)
      parts[index + 1] = .words(after)
    }
    return parts
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

  /// Whether nobody writes so many words by chance.
  var isLong: Bool { wordCount(before: parts.count) >= 8 }

  /// The number of words in the parts before one.
  func wordCount(before end: Int) -> Int {
    parts[..<end].reduce(0) { $0 + $1.words.count }
  }

  /// Creates the form of a message's end, after its presenter; nil if other messages end so, too.
  init?(endOf text: UIKitText) {
    let isNewer = text.form.contains("(from {S})")
    guard [.alreadyPresenting, .notInWindow, .inTransition].contains(text.topic),
      var form = LogForm(text),
      let place = form.parts.firstIndex(where: { $0.role == (isNewer ? .sender : .presenter) }),
      case .words(var words)? = form.parts.dropFirst(place + 1).first
    else { return nil }
    if isNewer { words.removeFirst() }
    form.parts = [.words(words)] + form.parts.dropFirst(place + 2)
    (form.lead, form.isHeadless) = (isNewer ? .sender : .presenter, true)
    self = form
  }

  /// All forms, by the first byte of their first word.
  static let byFirstByte: [[LogForm]] = {
    var table = [[LogForm]](repeating: [], count: 256)
    let texts = UIKitText.allInLogs
    for form in texts.compactMap({ LogForm($0) }) + texts.compactMap({ LogForm(endOf: $0) }) {
      table[Int(form.firstWords[0][0])].append(form)
    }
    return table
  }()
}
