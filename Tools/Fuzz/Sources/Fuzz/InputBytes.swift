/// The fuzzer's bytes as choices. After the last there are zeros: the choice that comes first.
struct InputBytes {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Eight bytes that depend on all of a text: the text itself begins like others.
  init(hashOf text: [UInt8]) { self.init((0..<8).map { UInt8(text.hash >> (8 * $0) & 0xFF) }) }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }

  mutating func below(_ bound: Int) -> Int { byte() % bound }

  /// Never true after the last byte.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == count - 1 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// So many bytes as text, what is no UTF-8 replaced.
  mutating func text(_ count: Int) -> String {
    let text = String(decoding: rest.prefix(count), as: UTF8.self)
    rest = rest.dropFirst(count)
    return text
  }
}

extension [UInt8] {
  /// True for one of so many inputs, always the same ones: what is slow is tried with those. True
  /// for ten times as many in a run that draws often, and for all of them in a thorough one.
  func isOne(of count: UInt64) -> Bool {
    // A byte of the input would not do: libFuzzer would keep the one that finds more.
    Run.isThorough || (hash >> 20) % (Run.drawsOften ? (count + 9) / 10 : count) == 0
  }

  /// FNV-1a.
  fileprivate var hash: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
