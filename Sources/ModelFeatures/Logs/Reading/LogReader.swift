import VCDescriptions
import VCEngine
import VCPhrases
import VCSource

/// Finds UIKit's messages about view controllers in a log or console, most of which may be other
/// output.
package struct LogReader {
  /// The lines in the order of the text; repeated messages about the same classes appear once.
  package private(set) var lines: [LogLine] = []
  /// The number of further distinct lines, beyond the most that are stored.
  package private(set) var leftOut = 0
  private var known: [LogLine.Signature: Int] = [:]
  /// The lines that have the call stacks, by where these begin.
  private var owners: [Int: Int] = [:]

  private static let mostLines = 500

  /// Creates a reader to which messages are added.
  init() {}

  /// Reads a whole text, or the excerpt of one.
  package init(_ source: Source) {
    let text = source.bytes[source.textStart...]
    if let excerpt = source.excerpt {
      read(excerpt, in: source.bytes)
    } else {
      read(text, isFirstOnly: false)
    }
    if lines.isEmpty, let guess = ConsoleText(source).guess {
      // The message that a call stack without one makes likely.
      var line = LogLine(guess.text, range: text.startIndex..<text.startIndex)
      line.frame = guess.symbol
      add(line, in: text)
    }
  }

  /// Whether a source contains any of the messages.
  static func finds(in source: Source) -> Bool {
    if let excerpt = source.excerpt { return !excerpt.passages.isEmpty }
    var reader = LogReader()
    reader.read(source.bytes[source.textStart...], isFirstOnly: true)
    return !reader.lines.isEmpty
  }

  /// Whether a source ends inside one of the messages, before the words that tell which one it is.
  static func isCutOff(_ source: Source) -> Bool {
    guard source.excerpt == nil else { return false }
    // A description may be long, and has no such end.
    let text = source.bytes[source.textStart...].suffix(2_000)
    let matcher = LogMatcher(text)
    var position = text.startIndex
    while let start = matcher.nextStart(from: position) {
      if matcher.isAmbiguous(at: start) { return true }
      position = start + 1
    }
    return false
  }

  /// The first words of UIKit's messages, in lower case. A person's quotation of one has them.
  static let beginnings = UIKitText.allInLogs.flatMap(\.parts).compactMap { part -> String? in
    guard case .words(let text) = part else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.count < 4 ? nil : words.prefix(4).joined(separator: " ").lowercased()
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, isFirstOnly: Bool) {
    let matcher = LogMatcher(bytes)
    var position = bytes.startIndex
    while lines.isEmpty || !isFirstOnly, let start = matcher.nextStart(from: position) {
      position = start + 1
      guard let line = matcher.line(at: start) else { continue }
      position = max(position, line.range.upperBound)
      add(line, in: bytes)
    }
  }

  private mutating func read(_ excerpt: Source.Excerpt, in bytes: [UInt8]) {
    for passage in excerpt.passages {
      let text = bytes[passage.range]
      guard let line = LogMatcher(text).line(at: passage.find), add(line, in: text) else {
        continue
      }
      lines[lines.count - 1].count = passage.count
      lines[lines.count - 1].hasOtherInstances = passage.hasOtherInstances
    }
    leftOut = excerpt.leftOut
  }

  /// Adds a message. Returns whether it is stored as a new line.
  @discardableResult
  mutating func add(_ line: LogLine, in bytes: ArraySlice<UInt8>) -> Bool {
    let signature = LogLine.Signature(line)
    if let first = known[signature] {
      lines[first].count += 1
      if line.pointers.mapValues(\.address) != lines[first].pointers.mapValues(\.address) {
        lines[first].hasOtherInstances = true
      }
      return false
    }
    if lines.count == Self.mostLines {
      leftOut += 1
      return false
    }
    var line = line
    let surroundings = LogSurroundings(bytes)
    line.time = surroundings.time(before: line.range.lowerBound)
    if let stack = takeStack(of: line, in: surroundings) {
      (line.caller, line.isBeforeWindow) = (
        stack.caller, stack.isBeforeWindow(of: line.controllersAsked)
      )
    }
    line.hostAround = surroundings.host(around: line.range)
    known[signature] = lines.count
    lines.append(line)
    return true
  }

  /// Returns the call stack of a new line. A stack is that of one line: of the last above it, or, at a
  /// breakpoint on the call, of the first below, unless only the one above is of a controller in it.
  private mutating func takeStack(of line: LogLine, in surroundings: LogSurroundings) -> CallStack?
  {
    let (above, below) = surroundings.stacks(
      around: line.range, of: TopicMeaning.of(line.topic), raisesOnly: line.frame != nil)
    for (start, stack) in [above, below].compactMap(\.self) {
      if let owner = owners[start] {
        let other = lines[owner]
        let isBetween = other.range.upperBound <= start && start < line.range.lowerBound
        let isOthers = stack.isOf(other.controllersAsked) && !stack.isOf(line.controllersAsked)
        if start < line.range.lowerBound, !isBetween || isOthers { continue }
        (lines[owner].caller, lines[owner].isBeforeWindow) = (nil, nil)
      }
      owners[start] = lines.count
      return stack
    }
    return nil
  }
}
