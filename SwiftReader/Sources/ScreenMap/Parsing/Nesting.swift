/// The nesting of a text, from its brackets and words outside strings and comments.
///
/// Swift's parser is recursive, and reads some brackets twice at every level. Some texts, although
/// nobody's code, would exhaust its stack or take hours.
struct Nesting {
  /// The maximum depth of brackets. The parser itself stops at 256; the deepest file of nine apps
  /// has 15.
  private static let deepest = 250
  /// The maximum nesting of square brackets that may begin a type: each doubles the parser's time.
  /// Of nine apps, no file has more than 5.
  private static let mostSquares = 14
  /// The maximum number of conditions without a body between them, and of `#if` within `#if`.
  private static let mostConditions = 100
  /// The maximum number of angle brackets separated only by names, which may be generics rather
  /// than operators.
  private static let mostAngles = 100

  /// An open bracket.
  private struct Level {
    let opening: UInt8
    /// The numbers of square brackets and of angle brackets around it, as below.
    let squares: Int
    let angles: Int
    /// The string that continues when it closes: it is an interpolation.
    var string: Quotes?
  }

  /// The delimiters of a string.
  private struct Quotes {
    let pounds: Int
    let isTriple: Bool
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var levels: [Level] = []
  /// The number of enclosing square brackets since which all text may be a type.
  private var squares = 0
  private var angles = 0
  private var conditions = 0
  private var directives = 0
  /// Whether the byte before ends a value that a parenthesis would call.
  private var isCallee = false

  private init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// Whether a text nests too deep to be parsed.
  static func isTooDeep(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var nesting = Nesting(bytes)
      while nesting.place < bytes.count, !nesting.isTooDeep { nesting.readToken() }
      return nesting.isTooDeep
    }
  }

  private var isTooDeep: Bool {
    levels.count > Self.deepest || squares > Self.mostSquares || angles > Self.mostAngles
      || conditions > Self.mostConditions || directives > Self.mostConditions
  }

  private func byte(at place: Int) -> UInt8 { place < text.count ? text[place] : 0 }

  private mutating func readToken() {
    let byte = text[place]
    if byte.isOfWord { return readWord() }
    place += 1
    let wasCallee = isCallee
    isCallee = false
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
    case UInt8(ascii: "/") where self.byte(at: place) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where self.byte(at: place) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open(byte, isCall: wasCallee && byte == UInt8(ascii: "("))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    case UInt8(ascii: "<"): angles += 1
    case UInt8(ascii: ">"): angles = max(0, angles - 1)
    case UInt8(ascii: "-") where self.byte(at: place) == UInt8(ascii: ">"): place += 1
    case UInt8(ascii: ","):
      // A list of values, not a type.
      if angles == 0, levels.last?.opening == UInt8(ascii: "[") { squares = 0 }
    case UInt8(ascii: ":"):
      // The value of a dictionary's type is read once.
      if let level = levels.last, level.opening == UInt8(ascii: "[") { squares = level.squares }
    case UInt8(ascii: "."), UInt8(ascii: "?"): break
    case UInt8(ascii: "!"), UInt8(ascii: "@"), UInt8(ascii: "&"), UInt8(ascii: "~"): angles = 0
    case UInt8(ascii: "\""): readString()
    default: (angles, squares) = (0, 0)
    }
  }

  private mutating func readWord() {
    let start = place
    while byte(at: place).isOfWord { place += 1 }
    let before = start > 0 ? text[start - 1] : 0
    let word = UnsafeBufferPointer(rebasing: text[start..<place])
    if before == UInt8(ascii: "#") {
      if word.elementsEqual("if".utf8) { directives += 1 }
      if word.elementsEqual("endif".utf8) { directives = max(0, directives - 1) }
    } else if word.elementsEqual("if".utf8) {
      conditions += 1
    }
    // The parentheses after these belong to a type.
    isCallee = before != UInt8(ascii: "@") && !word.elementsEqual("throws".utf8)
  }

  private mutating func open(_ opening: UInt8, isCall: Bool) {
    // Neither a call nor a closure is a type.
    if isCall || opening == UInt8(ascii: "{") { squares = 0 }
    if opening == UInt8(ascii: "{") { conditions = 0 }
    levels.append(Level(opening: opening, squares: squares, angles: angles))
    angles = 0
    if opening == UInt8(ascii: "[") { squares += 1 }
  }

  private mutating func close(_ closing: UInt8) {
    guard let level = levels.last else { return }
    // Only a parenthesis ends an interpolation.
    if level.string != nil, closing != UInt8(ascii: ")") { return }
    levels.removeLast()
    (squares, angles) = (level.squares, level.angles)
    isCallee = true
    if let string = level.string { readString(string) }
  }

  // MARK: Strings and comments

  /// Reads a string after its first quotation mark.
  private mutating func readString() {
    var pounds = 0
    while place - 2 - pounds >= 0, text[place - 2 - pounds] == UInt8(ascii: "#") { pounds += 1 }
    let isTriple = hasQuotes(2)
    if isTriple { place += 2 }
    readString(Quotes(pounds: pounds, isTriple: isTriple))
  }

  private func hasQuotes(_ count: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: place + $0) == UInt8(ascii: "\"") }
  }

  private func hasPounds(_ count: Int, at place: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: place + $0) == UInt8(ascii: "#") }
  }

  /// Reads on in a string, to its end or to an interpolation.
  private mutating func readString(_ quotes: Quotes) {
    (angles, squares) = (0, 0)
    let marks = quotes.isTriple ? 3 : 1
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "\"") where hasQuotes(marks) && hasPounds(quotes.pounds, at: place + marks):
        place += marks + quotes.pounds
        return
      case UInt8(ascii: "\\") where hasPounds(quotes.pounds, at: place + 1):
        place += quotes.pounds + 1
        if byte(at: place) == UInt8(ascii: "(") {
          place += 1
          levels.append(Level(opening: UInt8(ascii: "("), squares: 0, angles: 0, string: quotes))
          return
        }
        if byte(at: place) != UInt8(ascii: "\n") { place += 1 }
      case UInt8(ascii: "\n") where !quotes.isTriple: return
      default: place += 1
      }
    }
  }

  private mutating func skipLine() {
    while place < text.count, text[place] != UInt8(ascii: "\n") { place += 1 }
  }

  /// Skips a comment, which may contain comments.
  private mutating func skipComment() {
    var depth = 1
    place += 1
    while place < text.count, depth > 0 {
      let pair = (text[place], byte(at: place + 1))
      if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        place += 2
      } else if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        place += 2
      } else {
        place += 1
      }
    }
  }
}

extension UInt8 {
  /// Whether it is a letter, a digit, an underscore, or part of a character beyond ASCII.
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
