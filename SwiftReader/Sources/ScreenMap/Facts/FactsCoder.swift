extension FileFacts {
  /// The facts as bytes without the path, as a cache stores them.
  public var bytes: [UInt8] {
    var coder = FactsCoder()
    // Writing doesn't throw.
    _ = try? FileFacts(self, path: path, by: &coder)
    return coder.written
  }

  /// Decodes facts from bytes; returns nil for another version or damaged bytes.
  ///
  /// - Parameter path: The path below the project's folder.
  public init?(path: String, bytes: ArraySlice<UInt8>) {
    var coder = FactsCoder(reading: bytes)
    guard let facts = try? FileFacts(nil, path: path, by: &coder), coder.isAtEnd else { return nil }
    self = facts
  }
}

/// Writes facts as bytes, or reads them. The same code does both, so that it describes the format once:
/// every function writes what it is given, or reads it if it is given nil, and returns it.
///
/// Numbers have variable length; a repeated text is written as its number. Change
/// `FactsCoding.version` with the format.
struct FactsCoder {
  private(set) var written: [UInt8] = []
  private var numbers: [String: Int] = [:]

  private var rest: ArraySlice<UInt8> = []
  private var texts: [String] = []
  private var depth = 0

  /// The maximum depth of written expressions.
  private static let deepest = 3000

  /// Bytes that no coder wrote.
  struct Damage: Error {}

  /// Creates a coder that writes.
  init() {}

  init(reading bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Whether nothing is left to read.
  var isAtEnd: Bool { rest.isEmpty }

  mutating func number(_ number: Int?) throws -> Int {
    if let number {
      var rest = UInt(bitPattern: number)
      while rest >= 0x80 {
        written.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      written.append(UInt8(rest))
      return number
    }
    var number: UInt = 0
    var shift: UInt = 0
    while let byte = rest.popFirst(), shift < 63 {
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: number) }
      shift += 7
    }
    throw Damage()
  }

  mutating func text(_ text: String?) throws -> String {
    if let text {
      if let known = numbers[text] {
        _ = try number(known + 1)
      } else {
        numbers[text] = numbers.count
        _ = try number(0)
        _ = try number(text.utf8.count)
        written += text.utf8
      }
      return text
    }
    let known = try number(nil)
    if known > 0 {
      guard known <= texts.count else { throw Damage() }
      return texts[known - 1]
    }
    let count = try number(nil)
    guard (0...rest.count).contains(count) else { throw Damage() }
    let text = String(decoding: rest.prefix(count), as: UTF8.self)
    rest = rest.dropFirst(count)
    texts.append(text)
    return text
  }

  mutating func flag(_ flag: Bool?) throws -> Bool {
    if let flag {
      written.append(flag ? 1 : 0)
      return flag
    }
    guard let byte = rest.popFirst(), byte < 2 else { throw Damage() }
    return byte == 1
  }

  mutating func list<Element>(
    _ list: [Element]?, _ element: (Element?, inout FactsCoder) throws -> Element
  ) throws -> [Element] {
    let count = try number(list?.count)
    if let list {
      for item in list { _ = try element(item, &self) }
      return list
    }
    // Each element takes at least one byte.
    guard (0...rest.count).contains(count) else { throw Damage() }
    var read: [Element] = []
    for _ in 0..<count { read.append(try element(nil, &self)) }
    return read
  }

  /// Codes a value that may be missing.
  ///
  /// - Parameter value: The value to write, or a missing one; nil to read.
  mutating func optional<Value>(
    _ value: Value??, _ code: (Value?, inout FactsCoder) throws -> Value
  ) throws -> Value? {
    switch value {
    case .some(let value):
      if try flag(value != nil), let value { return try code(value, &self) }
      return nil
    case .none: return try flag(nil) ? try code(nil, &self) : nil
    }
  }

  mutating func strings(_ texts: [String]?) throws -> [String] {
    try list(texts) { try $1.text($0) }
  }

  mutating func pairs(
    _ pairs: [(name: String, type: String)]?
  ) throws -> [(name: String, type: String)] {
    try list(pairs) { pair, coder in
      (name: try coder.text(pair?.name), type: try coder.text(pair?.type))
    }
  }

  /// Codes one level of nesting, of which damaged bytes may have any number.
  mutating func nested<Value>(_ code: (inout FactsCoder) throws -> Value) throws -> Value {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { throw Damage() }
    return try code(&self)
  }
}

/// Constants of the format.
public enum FactsCoding {
  /// The version of the format; caches of other versions are ignored.
  public static let version = 12
}
