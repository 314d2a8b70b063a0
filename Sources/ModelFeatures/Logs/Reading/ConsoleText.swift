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
      || frames.count > 1 || isQuotation(first) || Self.exceptions.contains(where: first.contains)
  }

  /// The exceptions that UIKit raises.
  private static let exceptions = [
    "NSInvalidArgumentException", "NSInternalInconsistencyException", "NSGenericException",
    "UIViewControllerHierarchyInconsistency",
  ]

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

  /// The call stack's frames.
  private var frames: [CallStack.Frame] { lines.compactMap(CallStack.Frame.init) }

  /// The text that UIKit usually raises in a frame of the call stack, or logs for a call that is made too
  /// early; nil if there is no such frame.
  var guess: (text: UIKitText, symbol: String)? {
    let topics = frames.lazy.compactMap { frame in
      TopicMeaning.all.first { $0.frames.contains(where: frame.symbol.contains) }
        .map { ($0.topic, frame.symbol) }
    }
    guard let (topic, symbol) = topics.first ?? callTooEarly,
      let text = UIKitText.allInLogs.first(where: { $0.topic == topic })
    else { return nil }
    return (text, CallStack.Frame.plain(symbol))
  }

  /// The stack at a breakpoint, if the call is made before the view is in the window.
  private var callTooEarly: (UIKitTopic, String)? {
    let stack = stackOfCall
    return stack?.isBeforeWindow == true ? (.notInWindow, stack?.frames[0].symbol ?? "") : nil
  }

  /// The stack that the debugger printed at a call of present; nil if there is none.
  var stackOfCall: CallStack? {
    let frames = lines.enumerated().lazy.map { (start: $0, frame: CallStack.Frame($1)) }
    return CallStack.all(in: frames).map(\.stack).first {
      DebuggerStop.present.methods.contains(where: $0.isAtBreakpoint)
    }
  }
}
