import VCDescriptions
import VCSource

/// The characters of a pasted text. Escaped line breaks become line breaks, and quotation marks
/// before lines are removed. Each character has its byte offset in the source.
struct PrintedText {
  private(set) var characters: [UInt8] = []
  private var offsets: [UInt32] = []
  private let source: Source

  init(_ source: Source) {
    self.source = source
    let bytes = source.bytes
    characters.reserveCapacity(bytes.count)
    offsets.reserveCapacity(bytes.count)
    let lines = Self.lines(of: bytes, from: source.textStart)
    let starts = Self.startsWithoutQuotation(lines, in: bytes)
    for (line, start) in zip(lines, starts) {
      if !characters.isEmpty { add(UInt8(ascii: "\n"), from: line.breakStart) }
      var offset = start
      while offset < line.content.upperBound {
        // A no-break space, which web pages and chats use for blanks.
        let isWide = bytes[offset] == 0xC2 && offset + 1 < bytes.count && bytes[offset + 1] == 0xA0
        add(isWide ? UInt8(ascii: " ") : bytes[offset], from: offset)
        offset += isWide ? 2 : 1
      }
    }
  }

  /// The source range of some characters.
  func range(_ start: Int, _ end: Int) -> SourceRange {
    let last = end > start && end <= offsets.count ? Int(offsets[end - 1]) + 1 : offset(of: end)
    return source.characters(from: offset(of: start), to: last)
  }

  private func offset(of position: Int) -> Int {
    position < offsets.count ? Int(offsets[position]) : source.bytes.count
  }

  private mutating func add(_ character: UInt8, from offset: Int) {
    characters.append(character)
    offsets.append(UInt32(clamping: offset))
  }

  // MARK: Lines

  private struct Line {
    /// The start of the previous line's line break.
    let breakStart: Int
    let content: Range<Int>
  }

  /// Returns the lines of a text; an escaped `\
  /// ` ends a line too.
  private static func lines(of bytes: [UInt8], from start: Int) -> [Line] {
    var lines: [Line] = []
    var (breakStart, lineStart, offset) = (start, start, start)
    while offset < bytes.count {
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      let isWritten = bytes[offset] == UInt8(ascii: "\\") && next == UInt8(ascii: "n")
      let isBreak = bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
      guard isWritten || isBreak else {
        offset += 1
        continue
      }
      lines.append(Line(breakStart: breakStart, content: lineStart..<offset))
      breakStart = offset
      let isPair = bytes[offset] == UInt8(ascii: "\r") && next == UInt8(ascii: "\n")
      offset += isWritten || isPair ? 2 : 1
      lineStart = offset
    }
    lines.append(Line(breakStart: breakStart, content: lineStart..<bytes.count))
    return lines
  }

  /// The start of each line after its quotation marks: the `>` that all lines of a run have in
  /// common, or those of a single line before a row. The `>` that ends a wrapped row's class
  /// doesn't count.
  private static func startsWithoutQuotation(_ lines: [Line], in bytes: [UInt8]) -> [Int] {
    let marks = lines.map { quotation(in: bytes, $0.content) }
    var starts = lines.map(\.content.lowerBound)
    var first = 0
    while first < lines.count {
      guard !marks[first].isEmpty else {
        first += 1
        continue
      }
      var end = first
      var common = Int.max
      var endsClass = false
      while end < lines.count, !marks[end].isEmpty {
        common = min(common, marks[end].count)
        let next = marks[end][0] < bytes.count ? bytes[marks[end][0]] : 0
        endsClass = endsClass || next == UInt8(ascii: ",") || next == UInt8(ascii: ";")
        end += 1
      }
      if end - first > 1 && !endsClass
        || beginsRow(bytes[marks[first][common - 1]..<lines[first].content.upperBound])
      {
        for line in first..<end { starts[line] = marks[line][common - 1] }
      }
      first = end
    }
    return starts
  }

  private static func beginsRow(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first(where: { $0 > UInt8(ascii: " ") }) else { return false }
    return "<|+".utf8.contains(first)
  }

  /// The end of each quotation mark at a line's beginning.
  private static func quotation(in bytes: [UInt8], _ line: Range<Int>) -> [Int] {
    var ends: [Int] = []
    for offset in line {
      if bytes[offset] == UInt8(ascii: ">") {
        ends.append(offset + 1)
      } else if !bytes[offset].isSpace {
        break
      }
    }
    return ends
  }
}
