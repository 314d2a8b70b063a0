/// A line of the user's text, safe for a terminal and a log of CI, and a second line with a caret below a location.
package struct QuotedLine {
  package let line: String
  package let caret: String

  // A longer line is cut to a window around the caret, in terminal columns.
  private static let widest = 120
  private static let before = 70
  private static let after = 45
  // Only these bytes around the caret are decoded, because a line may have megabytes.
  private static let bytes = 1_000

  package init(of source: Source, around offset: Int) {
    let extent = source.lineExtent(around: offset)
    let offset = min(max(offset, extent.lowerBound), extent.upperBound)
    let left = Self.text(source, max(extent.lowerBound, offset - Self.bytes), offset)
    let right = Self.text(source, offset, min(extent.upperBound, offset + Self.bytes))
    let isWhole = extent.count <= Self.bytes && (left + right).terminalWidth <= Self.widest
    let head = isWhole ? left[...] : left.suffix(width: Self.before)
    let tail = isWhole ? right[...] : right.prefix(width: Self.after)
    let isCutLeft = head.count < left.count || offset - extent.lowerBound > Self.bytes
    let isCutRight = tail.count < right.count || extent.upperBound - offset > Self.bytes
    let visibleHead = (isCutLeft ? "…" : "") + head
    line = (visibleHead + tail + (isCutRight ? "…" : "")).withoutCommands
    // Tabs are copied, so that the caret is correct whatever their width.
    caret =
      visibleHead.withoutCommands
      .map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.terminalWidth) }
      .joined() + "^"
  }

  private static func text(_ source: Source, _ start: Int, _ end: Int) -> String {
    var start = start
    while start < end, source.bytes[start] & 0xC0 == 0x80 { start += 1 }
    return String(decoding: source.bytes[start..<end], as: UTF8.self).withoutControls
  }
}
