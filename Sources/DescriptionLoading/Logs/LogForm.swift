import ViewControllers

/// One of UIKit's texts as it is looked for in a log: words apart by any blanks, and places for
/// pointers.
struct LogForm {
  /// A stretch of words, or a place that UIKit fills in.
  enum Part {
    case words([[UInt8]])
    case role(UIKitRole)
  }

  let text: UIKitText
  /// What comes before the first words; nil for most.
  let lead: UIKitRole?
  /// From the first words on.
  let parts: [Part]
  /// The words that the text is found by: those of the first part.
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
    // The mark of an old wording, which a console may have put elsewhere.
    if words.first == Array("Warning:".utf8) { words.removeFirst() }
    return words.isEmpty ? nil : .words(words)
  }

  /// A full stop or an exclamation mark at the end may be missing.
  private static func dropEndMark(of parts: inout [Part]) {
    guard case .words(var words)? = parts.last, let last = words.last?.last,
      ".!".utf8.contains(last)
    else { return }
    words[words.count - 1].removeLast()
    if words[words.count - 1].isEmpty { words.removeLast() }
    parts[parts.count - 1] = .words(words)
    if words.isEmpty { parts.removeLast() }
  }

  /// Every form, by the byte that its first word begins with.
  static let byFirstByte: [[LogForm]] = {
    var table = [[LogForm]](repeating: [], count: 256)
    for form in UIKitText.all.compactMap(LogForm.init) {
      table[Int(form.firstWords[0][0])].append(form)
    }
    return table
  }()
}
