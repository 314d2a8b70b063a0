extension Source {
  /// What is stored of a text that was read to its end but is too long to be stored as a whole.
  package struct Excerpt: Sendable {
    /// The passages in the order of the text.
    package let passages: [Passage]
    /// The number of finds for which no passage is stored.
    package let leftOut: Int
    /// The whole text's size, in bytes.
    package let size: Int

    package init(passages: [Passage], leftOut: Int, size: Int) {
      (self.passages, self.leftOut, self.size) = (passages, leftOut, size)
    }
  }

  /// A find in a long text, with the text around it.
  package struct Passage: Sendable {
    /// The passage's bytes in the excerpt.
    package let range: Range<Int>
    /// The offset in the excerpt at which the find begins.
    package let find: Int
    /// The location of the first byte in the whole text.
    package let start: TextPlace
    /// How often the text contains the same.
    package let count: Int
    /// Whether it also contains the same of other objects.
    package let hasOtherInstances: Bool

    package init(
      _ range: Range<Int>, find: Int, start: TextPlace, count: Int, hasOtherInstances: Bool
    ) {
      (self.range, self.find, self.start) = (range, find, start)
      (self.count, self.hasOtherInstances) = (count, hasOtherInstances)
    }

    func location(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
      var place = start
      let end = min(max(offset, range.lowerBound), bytes.count)
      place.advance(over: bytes[range.lowerBound..<end], next: end < bytes.count ? bytes[end] : nil)
      return (place.line, place.column)
    }
  }

  /// The size of the whole text, in bytes.
  package var size: Int { excerpt?.size ?? bytes.count }
}

/// A line and a column, both from 1, of a text that is read in parts.
package struct TextPlace: Sendable {
  package private(set) var line: Int
  package private(set) var column: Int

  package init(line: Int = 1, column: Int = 1) { (self.line, self.column) = (line, column) }

  /// Advances over the bytes that follow. Columns count Unicode scalars.
  ///
  /// - Parameter next: The byte after them: a carriage return before a line feed ends no line.
  package mutating func advance(over bytes: ArraySlice<UInt8>, next: UInt8?) {
    var (line, column) = (line, column)
    bytes.withUnsafeBufferPointer { bytes in
      for offset in bytes.indices {
        let byte = bytes[offset]
        let follower = offset + 1 < bytes.count ? bytes[offset + 1] : next
        if byte == UInt8(ascii: "\n")
          || byte == UInt8(ascii: "\r") && follower != UInt8(ascii: "\n")
        {
          (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
    }
    (self.line, self.column) = (line, column)
  }
}
