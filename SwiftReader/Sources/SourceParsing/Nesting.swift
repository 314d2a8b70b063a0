/// How deep a text nests, as far as its brackets and its words show.
///
/// Swift's parser calls itself for each level: nobody's code, but some text, would exhaust its stack,
/// or its reader's patience. Strings and comments count as well, which only makes the answer safer.
struct Nesting {
  /// Deeper text isn't parsed. Code that people write stays far below.
  private static let deepest = 400
  /// The parser's time doubles with each square bracket within another.
  private static let mostSquares = 14
  /// So many conditions may be begun without a body between them.
  private static let mostConditions = 100

  private var depth = 0
  /// Square brackets that directly follow each other.
  private var squares = 0
  /// Angle brackets are operators, too. A row of them that only names interrupt may be generics.
  private var angles = 0
  private var conditions = 0
  private var last: UInt8 = 0

  /// Whether a text nests too deep to be parsed.
  static func isTooDeep(_ text: [UInt8]) -> Bool {
    var nesting = Nesting()
    for byte in text {
      nesting.read(byte)
      if nesting.depth > deepest || nesting.squares > mostSquares
        || nesting.angles > deepest / 4 || nesting.conditions > mostConditions
      {
        return true
      }
    }
    return false
  }

  private mutating func read(_ byte: UInt8) {
    defer { last = byte }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      depth += 1
      angles = 0
      squares = byte == UInt8(ascii: "[") ? squares + 1 : 0
      if byte == UInt8(ascii: "{") { conditions = 0 }
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth = max(0, depth - 1)
      (angles, squares) = (0, 0)
    case UInt8(ascii: "<"): angles += 1
    case UInt8(ascii: ">"): angles = max(0, angles - 1)
    case UInt8(ascii: "f") where last == UInt8(ascii: "i"): conditions += 1
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "?"),
      UInt8(ascii: "_"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 128...:
      // `[a: [b: [` is as slow as `[[[`.
      break
    default: angles = 0
    }
  }
}
