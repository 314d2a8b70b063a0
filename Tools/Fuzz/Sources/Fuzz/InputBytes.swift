/// The fuzzer's bytes as choices. After the last byte come zeros, which choose the first option.
struct InputBytes {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Creates eight bytes that depend on a whole text, because texts often begin alike.
  init(hashOf text: [UInt8]) { self.init((0..<8).map { UInt8(text.hash >> (8 * $0) & 0xFF) }) }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }

  mutating func below(_ bound: Int) -> Int { byte() % bound }

  /// Returns true for one in `count` values; never after the last byte.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == count - 1 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// Returns the next bytes as text, with invalid UTF-8 replaced.
  mutating func text(_ count: Int) -> String {
    let text = String(decoding: rest.prefix(count), as: UTF8.self)
    rest = rest.dropFirst(count)
    return text
  }
}

extension [UInt8] {
  /// Returns true for one in `count` inputs, always for the same ones, to limit slow trials. True
  /// for ten times as many inputs in a run that draws often, and for all in a thorough one.
  func isOne(of count: UInt64) -> Bool {
    // Not a byte of the input: libFuzzer would keep the value that reaches more code.
    Run.isThorough || (hash >> 20) % (Run.drawsOften ? (count + 9) / 10 : count) == 0
  }

  /// The FNV-1a hash.
  fileprivate var hash: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
