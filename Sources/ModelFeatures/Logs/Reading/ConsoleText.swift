import VCDescriptions
import VCEngine
import VCPhrases
import VCSource

/// A text that a console or a crash reporter wrote, although none of UIKit's known messages is in it.
struct ConsoleText {
  private let lines: [Substring]
  /// Whether the text is a quotation as Markdown has it, which no description begins like.
  private let isMarkdownsQuotation: Bool

  init(_ source: Source) {
    let beginning = String(decoding: source.beginning.prefix(16_384), as: UTF8.self)
    isMarkdownsQuotation =
      beginning.hasPrefix("> ") && beginning.dropFirst(2).first?.isLetter == true
    lines = beginning.split(whereSeparator: \.isNewline).prefix(80).map { line in
      line.drop { $0.isWhitespace || $0 == ">" || $0 == "`" }
    }.filter { !$0.isEmpty }
  }

  /// Whether the text has the form of a console's: a category in brackets, an error's beginning, or a
  /// call stack.
  var isOne: Bool {
    guard let first = lines.first else { return false }
    return hasCategory(first) || isMarkdownsQuotation
      || ["Fatal error:", "Thread ", "Warning: "].contains(where: first.hasPrefix)
      || frames.count > 1 || isQuotation(first) || namesException(first)
  }

  /// Whether a line has the name of an exception that UIKit raises.
  private func namesException(_ line: Substring) -> Bool {
    [
      "NSInvalidArgumentException", "NSInternalInconsistencyException", "NSGenericException",
      "UIViewControllerHierarchyInconsistency",
    ].contains(where: line.contains)
  }

  /// Whether a line begins with a logger's category: `[View] First responder…`.
  private func hasCategory(_ line: Substring) -> Bool {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return false }
    let category = line[..<end].dropFirst()
    let rest = line[end...].dropFirst()
    return category.first?.isLetter == true
      && category.allSatisfy { $0.isLetter || ".:_".contains($0) }
      && rest.first == " " && rest.dropFirst().first?.isLetter == true
  }

  /// Whether a line quotes a text with an object, `> … <Ferry.DeckController: 0x1> …`, or begins with one.
  private func isQuotation(_ line: Substring) -> Bool {
    guard let opening = line.firstIndex(of: "<"), !line.contains("; frame = (") else {
      return false
    }
    let rest = line[opening...].dropFirst()
    if opening > line.startIndex { return rest.contains(": 0x") }
    let after = rest.drop { $0.isLetter || $0.isNumber || "._$".contains($0) }
    return after.startIndex > rest.startIndex && after.first == ":"
      && (after.dropFirst().first.map { $0 == " " } ?? true)
  }

  /// The symbols of the call stack's frames: `4  UIKitCore  0x1b4f6c8e8 -[UIViewController …] + 100`, or
  /// as LLDB prints them, ``frame #4: 0x1b4f6c8e8 UIKitCore`-[UIViewController …] + 100``, or as Xcode copies a
  /// thread, `#4 0x1b4f6c8e8 in -[UIViewController …] ()`. A service may leave out the addresses.
  private var frames: [Substring] {
    lines.compactMap { line in
      let words = line.split(maxSplits: 3) { $0 == " " || $0 == "\t" }
      if let number = line.firstRange(of: "frame #")?.upperBound,
        line[number...].first?.isNumber == true, let tick = line[number...].firstIndex(of: "`")
      {
        return line[tick...].dropFirst()
      }
      if line.hasPrefix("#"), line.dropFirst().first?.isNumber == true,
        let start = line.firstRange(of: " in ")?.upperBound
      {
        return line[start...]
      }
      guard words.count > 2, words[0].allSatisfy(\.isNumber) else { return nil }
      if words[2].hasPrefix("-[") || words[2].hasPrefix("+[") {
        return line[words[2].startIndex...]
      }
      guard words.count == 4, words[2].hasPrefix("0x") else { return nil }
      return words[3].drop { $0 == " " || $0 == "\t" }
    }
  }

  /// The text that UIKit usually raises in a frame of the call stack; nil if there is no such frame.
  var guess: (text: UIKitText, symbol: String)? {
    for frame in frames {
      for meaning in TopicMeaning.all where meaning.frames.contains(where: frame.contains) {
        guard let text = UIKitText.allInLogs.first(where: { $0.topic == meaning.topic })
        else { continue }
        return (
          text, frame.split(separator: " + ")[0].split(separator: " ()")[0].stripped
        )
      }
    }
    return nil
  }
}
