import VCDescriptions
import VCEngine
import VCPhrases
import VCSource

/// Messages whose beginning is lost, with the text's or on a page.
extension LogMatcher {
  /// Whether a message begins here in quotes, because a page has lost its first pointer:
  /// `reason: ' is pushing`.
  func isQuotedWithoutLead(at start: Int) -> Bool {
    guard let mark = bytes[..<start].last(where: { $0 != .space }) else { return false }
    return start > bytes.startIndex && bytes[start - 1] == .space
      && (mark == UInt8(ascii: "'") || mark == UInt8(ascii: "\""))
  }

  /// Reads what is left of a message's head: `on <P: 0x…>`, or `on <P: 0x…> (from <S: 0x…>)`.
  func takeHead(ofSender isOfSender: Bool, before anchor: Int, _ line: inout LogLine) -> Int? {
    let limit = max(bytes.startIndex, anchor - 400)
    var pointers = pointers(in: limit..<anchor)
    if pointers.isEmpty, let pointer = cutPointer(before: anchor) { pointers = [pointer] }
    let isFrom = bytes[limit..<anchor].last { $0 > .space } == UInt8(ascii: ")")
    guard isFrom == isOfSender, let last = pointers.last,
      anchor - last.range.upperBound <= (isFrom ? 3 : 2)
    else { return nil }
    line.pointers[isFrom ? .sender : .presenter] = last
    guard isFrom else { return last.range.lowerBound }
    if let presenter = pointers.dropLast().last { line.pointers[.presenter] = presenter }
    return (pointers.dropLast().last ?? last).range.lowerBound
  }

  /// The object that ends before the words at `anchor`, if the text begins inside it:
  /// `troller: 0x7f8a3b00> is pushing`.
  func cutPointer(before anchor: Int) -> LogPointer? {
    guard anchor - bytes.startIndex <= 200 else { return nil }
    var cursor = LogCursor(bytes: bytes, position: bytes.startIndex)
    cursor.skipBlanks()
    guard let pointer = cursor.takePointersEnd() else { return nil }
    cursor.skipBlanks()
    if cursor.take(")") { cursor.skipBlanks() }
    return cursor.position == anchor ? pointer : nil
  }

  /// Reads the object before the words at `anchor`, if the text begins inside it. Returns its offset.
  func takeCut(_ lead: UIKitRole, before anchor: Int, _ line: inout LogLine) -> Int? {
    guard lead.isPointer, let pointer = cutPointer(before: anchor) else { return nil }
    line.pointers[lead] = pointer
    return pointer.range.lowerBound
  }
}
