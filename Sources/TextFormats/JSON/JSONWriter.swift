import Diagnostics

/// Writes JSON in the order of the calls, without a tree in between.
///
/// What is opened `spread` puts each element on a line of its own.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var levels: [Level] = []
  private var isAfterKey = false

  private struct Level {
    let isSpread: Bool
    var isEmpty = true
  }

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

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

  /// A member that is an object.
  package mutating func object(
    _ name: String, spread: Bool = false, _ members: (inout JSONWriter) -> Void
  ) {
    key(name)
    object(spread: spread, members)
  }

  /// A member that is an array.
  package mutating func array<Elements: Collection>(
    _ name: String, spread: Bool = false, _ elements: Elements,
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    array(spread: spread, elements, write)
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

  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    literal(value ? "true" : "false")
  }

  package mutating func member(_ name: String, _ value: Int?) {
    key(name)
    literal(value.map(String.init) ?? "null")
  }

  /// A member that is an object, or null where there is no value.
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

  /// A value that is written already, with its lines indented as they are here.
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
  }

  package mutating func close(_ bracket: String) {
    guard let level = levels.popLast() else { return }
    if level.isSpread, !level.isEmpty { breakLine() }
    put(bracket)
  }

  /// What stands before a key, or before a value that has none.
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

  /// Whether a byte is, or may begin, what is not written as it is.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    // Controls of C1; marks that turn the direction of writing.
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
      // JSON may hold most of them, but a terminal would obey.
      case _ where scalar.isControl:
        let digits = String(scalar.value, radix: 16)
        put("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: put(String(scalar))
      }
    }
  }
}
