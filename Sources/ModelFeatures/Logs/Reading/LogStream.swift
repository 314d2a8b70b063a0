import VCDescriptions
import VCSource

/// Finds UIKit's messages in a log of any size, which is added in parts. It stores the passages with
/// the messages, and the log's beginning, by which the format is detected.
package struct LogStream: TextScanner {
  private let name: String
  private let firstLine: Int
  /// The part of the text that is being scanned, with some of the text before it.
  private var buffer: [UInt8] = []
  /// The location of the buffer's first byte.
  private var place: TextPlace
  /// The offset in the buffer up to which it is scanned.
  private var position = 0
  private var finds = LogReader()
  /// The bytes to store: the beginning, and then the passages, a line feed between them.
  private var stored: [UInt8] = []
  private var passages: [(range: Range<Int>, find: Int, start: TextPlace)] = []
  private var size = 0

  /// The bytes by which the format of a text is detected.
  private static let beginning = 65_536
  /// The bytes that are stored before a message. Its pointers, its logger's prefix and its call stack are
  /// there.
  private static let before = LogSurroundings.longestStack
  /// The bytes after a possible message that must be known before it is compared: its words, and the
  /// call stack below it.
  private static let after = 512 << 10
  /// The bytes to add before they are scanned.
  private static let part = 4 << 20
  /// The most bytes of passages with call stacks. Only a log of very long lines reaches it.
  private static let mostStored = 32 << 20

  /// - Parameter firstLine: The number of the text's first line.
  package init(name: String, firstLine: Int = 1) {
    (self.name, self.firstLine) = (name, firstLine)
    place = TextPlace(line: firstLine)
  }

  /// Adds the next part of the text.
  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: Self.part) {
      addPart(bytes[start..<min(start + Self.part, bytes.endIndex)])
    }
  }

  private mutating func addPart(_ bytes: ArraySlice<UInt8>) {
    if size < Self.beginning { stored += bytes.prefix(Self.beginning - size) }
    size += bytes.count
    buffer += bytes
    if buffer.count >= Self.part + Self.after { scan(upTo: buffer.count - Self.after) }
  }

  /// Ends the text. Returns its excerpt.
  package mutating func end() -> Source {
    scan(upTo: buffer.count)
    let passages = zip(passages, finds.lines).map { passage, line in
      Source.Passage(
        passage.range, find: passage.find, start: passage.start, count: line.count,
        hasOtherInstances: line.hasOtherInstances)
    }
    return Source(
      name: name, bytes: stored, firstLine: firstLine,
      excerpt: Source.Excerpt(passages: passages, leftOut: finds.leftOut, size: size))
  }

  /// Compares all messages that begin before `limit`, and drops what isn't needed any more.
  private mutating func scan(upTo limit: Int) {
    if passages.isEmpty, size == buffer.count, buffer.starts(with: [0xEF, 0xBB, 0xBF]) {
      // A byte order mark is not part of the first line.
      buffer.removeFirst(3)
      return scan(upTo: max(0, limit - 3))
    }
    let matcher = LogMatcher(buffer[...])
    while position < limit, let start = matcher.nextStart(from: position), start < limit {
      position = start + 1
      guard let line = matcher.line(at: start) else { continue }
      position = max(position, line.range.upperBound)
      if finds.add(line, in: buffer[...]) { store(start, to: line.range.upperBound) }
    }
    position = max(position, limit)
    let dropped = max(0, position - Self.before)
    place.advance(over: buffer[..<dropped], next: dropped < buffer.count ? buffer[dropped] : nil)
    buffer.removeFirst(dropped)
    position -= dropped
  }

  /// Stores the passage around a message.
  private mutating func store(_ start: Int, to end: Int) {
    let first = max(0, start - Self.before)
    let most = stored.count < Self.mostStored ? LogSurroundings.longestSight : Self.before
    let last = LogSurroundings(buffer[...].prefix(end + most)).endOfSight(after: end)
    var beginning = place
    beginning.advance(over: buffer[..<first], next: buffer[first])
    stored.append(.lineFeed)
    let offset = stored.count - first
    passages.append((first + offset..<last + offset, start + offset, beginning))
    stored += buffer[first..<last]
  }
}
