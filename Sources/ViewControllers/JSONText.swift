/// Writes JSON in the order in which it is told, without a tree in between.
///
/// What is opened `spread` puts each element on a line of its own.
struct JSONText {
  private(set) var text = ""
  private var levels: [Level] = []
  private var isAfterKey = false

  private struct Level {
    let isSpread: Bool
    var isEmpty = true
  }

  mutating func object(spread: Bool = false, _ members: (inout JSONText) -> Void) {
    open("{", spread: spread)
    members(&self)
    close("}")
  }

  mutating func array<Elements: Collection>(
    spread: Bool = false, _ elements: Elements,
    _ write: (inout JSONText, Elements.Element) -> Void
  ) {
    open("[", spread: spread && !elements.isEmpty)
    for element in elements { write(&self, element) }
    close("]")
  }

  mutating func key(_ name: String) {
    separate()
    quote(name)
    text += ": "
    isAfterKey = true
  }

  mutating func member(_ name: String, _ value: String?) {
    key(name)
    string(value)
  }

  mutating func member(_ name: String, _ value: Bool) {
    key(name)
    literal(value ? "true" : "false")
  }

  mutating func member(_ name: String, _ value: Int?) {
    key(name)
    literal(value.map(String.init) ?? "null")
  }

  mutating func string(_ value: String?) {
    guard let value else { return literal("null") }
    separate()
    quote(value)
  }

  mutating func literal(_ value: String) {
    separate()
    text += value
  }

  private mutating func open(_ bracket: String, spread: Bool) {
    separate()
    text += bracket
    levels.append(Level(isSpread: spread))
  }

  private mutating func close(_ bracket: String) {
    guard let level = levels.popLast() else { return }
    if level.isSpread, !level.isEmpty { breakLine() }
    text += bracket
  }

  /// What stands before a key, or before a value that has none.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let level = levels.last else { return }
    if !level.isEmpty { text += level.isSpread ? "," : ", " }
    if level.isSpread { breakLine() }
    levels[levels.count - 1].isEmpty = false
  }

  private mutating func breakLine() {
    text += "\n" + String(repeating: "  ", count: levels.count { $0.isSpread })
  }

  private mutating func quote(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
