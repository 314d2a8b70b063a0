/// The nesting of a text, estimated from its brackets and words.
///
/// Swift's parser is recursive: some texts, although nobody's code, would exhaust its stack or take
/// very long. Brackets in strings and comments count too, which errs on the safe side.
struct Nesting {
  /// The maximum depth of a text to parse, far above that of real code.
  private static let deepest = 400
  /// The maximum nesting of square brackets; each level doubles the parser's time.
  private static let mostSquares = 14
  /// The maximum number of conditions without a body between them.
  private static let mostConditions = 100

  private var depth = 0
  /// The number of consecutive square brackets.
  private var squares = 0
  /// The number of angle brackets separated only by names, which may be generics rather than
  /// operators.
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
      // `[a: [b: [` takes as long as `[[[`.
      break
    default: angles = 0
    }
  }
}
