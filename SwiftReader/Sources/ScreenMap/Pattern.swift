/// A path or a name in which `*` stands for any text, slashes included.
public struct Pattern: Sendable {
  private let parts: [[UInt8]]

  /// Creates a pattern. A leading `./` and a final slash make no difference.
  public init(_ text: String) {
    var path = text[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    while path.hasSuffix("/") { path = path.dropLast() }
    parts = path.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// Whether a path matches the pattern or is below a match.
  public func matches(_ path: String) -> Bool {
    let bytes = Array(path.utf8)
    guard let first = parts.first, let last = parts.last, bytes.starts(with: first) else {
      return false
    }
    func isEnd(_ position: Int) -> Bool {
      position == bytes.count || bytes[position] == UInt8(ascii: "/")
    }
    if parts.count == 1 { return isEnd(first.count) }
    var position = first.count
    for part in parts.dropFirst().dropLast() {
      guard let found = places(of: part, in: bytes, from: position).first else { return false }
      position = found + part.count
    }
    return last.isEmpty
      || places(of: last, in: bytes, from: position).contains { isEnd($0 + last.count) }
  }

  private func places(of part: [UInt8], in bytes: [UInt8], from start: Int) -> some Collection<Int>
  {
    (start..<max(start, bytes.count - part.count + 1)).lazy.filter {
      bytes[$0...].starts(with: part)
    }
  }
}
