/// Writes JSON in the order of the calls, without building a tree.
///
/// In a `spread` object or array each element is on a line of its own.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var levels: [Level] = []
  /// The most levels that were open at once.
  package private(set) var deepestLevel = 0
  private var isAfterKey = false

  private struct Level {
    let isSpread: Bool
    var isEmpty = true
  }

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns an object as text.
  package static func object(
    spread: Bool = false, _ members: (inout JSONWriter) -> Void
  ) -> String {
    var json = JSONWriter()
    json.object(spread: spread, members)
    return json.text
  }

  package mutating func object(spread: Bool = false, _ members: (inout JSONWriter) -> Void) {
    open("{", spread: spread)
    members(&self)
    close("}")
  }

  package mutating func array<Elements: Collection>(
    spread: Bool = false, _ elements: Elements,
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    open("[", spread: spread && !elements.isEmpty)
    for element in elements { write(&self, element) }
    close("]")
  }

  /// Writes a member that is an object.
  package mutating func object(
    _ name: String, spread: Bool = false, _ members: (inout JSONWriter) -> Void
  ) {
    key(name)
    object(spread: spread, members)
  }

  /// Writes a member that is an array.
  package mutating func array<Elements: Collection>(
    _ name: String, spread: Bool = false, _ elements: Elements,
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    array(spread: spread, elements, write)
  }

  /// Writes a member that is an array of objects, each on a line of its own; in a `spread` object
  /// each member is.
  package mutating func objects<Elements: Collection>(
    _ name: String, spread: Bool = false, _ elements: Elements,
    _ members: (inout JSONWriter, Elements.Element) -> Void
  ) {
    array(name, spread: true, elements) { json, element in
      json.object(spread: spread) { members(&$0, element) }
    }
  }

  package mutating func key(_ name: String) {
    separate()
    quote(name)
    put(": ")
    isAfterKey = true
  }

  package mutating func member(_ name: String, _ value: String?) {
    key(name)
    string(value)
  }

  package mutating func member(_ name: String, _ value: Bool?) {
    key(name)
    literal(value.map { $0 ? "true" : "false" } ?? "null")
  }

  package mutating func member(_ name: String, _ value: Int?) {
    key(name)
    literal(value.map(String.init) ?? "null")
  }

  /// Writes a member that is an object, or null without a value.
  package mutating func member<Value>(
    _ name: String, _ value: Value?, _ members: (inout JSONWriter, Value) -> Void
  ) {
    key(name)
    guard let value else { return literal("null") }
    object { members(&$0, value) }
  }

  package mutating func string(_ value: String?) {
    guard let value else { return literal("null") }
    separate()
    quote(value)
  }

  /// Writes a value that is JSON already, with its lines indented to the current level.
  package mutating func value(_ json: String) {
    let indentation = String(repeating: "  ", count: levels.count { $0.isSpread })
    literal(json.split(separator: "\n").joined(separator: "\n" + indentation))
  }

  package mutating func literal(_ value: String) {
    separate()
    put(value)
  }

  package mutating func open(_ bracket: String, spread: Bool) {
    separate()
    put(bracket)
    levels.append(Level(isSpread: spread))
    deepestLevel = max(deepestLevel, levels.count)
  }

  package mutating func close(_ bracket: String) {
    guard let level = levels.popLast() else { return }
    if level.isSpread, !level.isEmpty { breakLine() }
    put(bracket)
  }

  /// Writes the separator before a key, or before a value without a key.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let level = levels.last else { return }
    if !level.isEmpty { put(level.isSpread ? "," : ", ") }
    if level.isSpread { breakLine() }
    levels[levels.count - 1].isEmpty = false
  }

  private mutating func breakLine() {
    put("\n" + String(repeating: "  ", count: levels.count { $0.isSpread }))
  }

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func quote(_ value: String) {
    put("\"")
    if value.utf8.contains(where: Self.mayNeedEscape) { escape(value) } else { put(value) }
    put("\"")
  }

  /// Whether a byte needs an escape, or may begin a character that does.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    // The first bytes of C1 controls and of marks that change the writing direction.
    case 0xC2, 0xD8, 0xE2: true
    default:
      byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
  }

  private mutating func escape(_ value: String) {
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": put("\\\"")
      case "\\": put("\\\\")
      case "\n": put("\\n")
      case "\r": put("\\r")
      case "\t": put("\\t")
      // JSON allows most of them, but a terminal would execute them.
      case _ where scalar.isControl:
        let digits = String(scalar.value, radix: 16)
        put("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: put(String(scalar))
      }
    }
  }
}
