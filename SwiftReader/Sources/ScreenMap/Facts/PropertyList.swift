/// A property list in the old notation, which Xcode's projects have: `{ name = (a, "b c"); }`.
enum PropertyList {
  case text(String)
  case list([PropertyList])
  case mapping([String: PropertyList])

  /// Reads a list; nil if it breaks off or nests too deep.
  init?(_ bytes: [UInt8]) {
    var reader = PropertyListReader(bytes: bytes)
    guard let value = reader.value(0) else { return nil }
    self = value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var texts: [String] { elements.compactMap(\.text) }
  private var elements: [PropertyList] { if case .list(let all) = self { all } else { [] } }

  subscript(key: String) -> PropertyList? {
    if case .mapping(let members) = self { members[key] } else { nil }
  }
}

/// Reads a property list from its bytes.
private struct PropertyListReader {
  let bytes: [UInt8]
  private var place = 0

  /// Projects nest five levels deep.
  private static let deepest = 20

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func value(_ depth: Int) -> PropertyList? {
    guard depth < Self.deepest, let next = peek() else { return nil }
    switch next {
    case UInt8(ascii: "{"): return mapping(depth)
    case UInt8(ascii: "("): return list(depth)
    default: return text().map(PropertyList.text)
    }
  }

  private mutating func mapping(_ depth: Int) -> PropertyList? {
    place += 1
    var members: [String: PropertyList] = [:]
    while let next = peek(), next != UInt8(ascii: "}") {
      guard let key = text(), peek() == UInt8(ascii: "=") else { return nil }
      place += 1
      guard let value = value(depth + 1), peek() == UInt8(ascii: ";") else { return nil }
      place += 1
      members[key] = value
    }
    guard peek() != nil else { return nil }
    place += 1
    return .mapping(members)
  }

  private mutating func list(_ depth: Int) -> PropertyList? {
    place += 1
    var elements: [PropertyList] = []
    while let next = peek(), next != UInt8(ascii: ")") {
      guard let element = value(depth + 1) else { return nil }
      elements.append(element)
      if peek() == UInt8(ascii: ",") { place += 1 }
    }
    guard peek() != nil else { return nil }
    place += 1
    return .list(elements)
  }

  private mutating func text() -> String? {
    guard let first = peek() else { return nil }
    if first == UInt8(ascii: "\"") { return quoted() }
    let start = place
    while place < bytes.count, Self.isOfWord(bytes[place]) { place += 1 }
    return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  private mutating func quoted() -> String? {
    var text: [UInt8] = []
    place += 1
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), place < bytes.count {
        text.append(bytes[place])
        place += 1
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  /// Returns the next byte that is neither space nor comment.
  private mutating func peek() -> UInt8? {
    while place < bytes.count {
      if bytes[place] <= UInt8(ascii: " ") {
        place += 1
      } else if bytes[place...].starts(with: "/*".utf8) {
        place += 2
        while place < bytes.count, !bytes[place...].starts(with: "*/".utf8) { place += 1 }
        place = min(place + 2, bytes.count)
      } else if bytes[place...].starts(with: "//".utf8) {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else {
        return bytes[place]
      }
    }
    return nil
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_$./:-+".utf8.contains(byte)
    }
  }
}
