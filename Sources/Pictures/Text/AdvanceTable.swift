/// The advance widths of a font, in 1/2048 em.
struct FaceTable {
  /// Two digits (see `RunTable`) for each of the 128 ASCII characters.
  let ascii: StaticString
  let runs: RunTable

  func width(ofASCII character: UInt8) -> Int {
    Digits(ascii).number(at: 2 * Int(character), count: 2)
  }
}

/// A function from code points to widths, as text that is used in place.
///
/// An array literal of this length would be built when the program starts, at least without
/// optimization; a static string isn't. Its characters are digits of six bits, from "0" on. A run
/// is the four digits of its first code point and the two of its width, and ends where the next run
/// begins.
struct RunTable {
  private let digits: Digits

  init(_ text: StaticString) { digits = Digits(text) }

  /// The width of the run that contains `scalar`; nil if another table has it.
  subscript(scalar: Unicode.Scalar) -> Int? {
    let run = digits.lastRecord(of: 6, startingAtOrBelow: scalar)
    let width = digits.number(at: 6 * run + 4, count: 2)
    return width == 4095 ? nil : width
  }
}

/// A set of code points: for each range, the four digits of its first code point and of its last.
struct RangeTable {
  private let digits: Digits

  init(_ text: StaticString) { digits = Digits(text) }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let range = digits.lastRecord(of: 8, startingAtOrBelow: scalar)
    return digits.number(at: 8 * range, count: 4) <= scalar.value
      && scalar.value <= digits.number(at: 8 * range + 4, count: 4)
  }
}

/// The digits of a table, the most significant first.
private struct Digits {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ text: StaticString) {
    // Safe because a static string is never freed.
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  func number(at offset: Int, count: Int) -> Int {
    var number = 0
    for place in offset..<offset + count { number = number << 6 | Int(bytes[place] - 0x30) }
    return number
  }

  /// Returns the last record whose first four digits are at most `scalar`; 0 if there is none.
  func lastRecord(of length: Int, startingAtOrBelow scalar: Unicode.Scalar) -> Int {
    var low = 0
    var high = bytes.count / length
    while high - low > 1 {
      let middle = (low + high) / 2
      if number(at: length * middle, count: 4) <= scalar.value {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }
}
