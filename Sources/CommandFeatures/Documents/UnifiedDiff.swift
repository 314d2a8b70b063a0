extension Document {
  /// The difference to the document with other bodies, in the form of `diff -u`; empty if they are
  /// equal.
  package func difference(with bodies: [String]) -> String {
    var text = ""
    var moved = 0
    for (directive, body) in zip(directives, bodies) {
      let old = lines(in: directive.body)
      let new = Self.lines(of: bytes(of: body, in: directive))
      defer { moved += new.count - old.count }
      guard old != new else { continue }
      let first = source.location(of: directive.body.lowerBound).line
      text += Self.hunk(
        old, new, before: line(before: directive), after: lineAfter(directive), at: first, moved)
    }
    return text.isEmpty ? "" : "--- \(source.name)\n+++ \(source.name)\n" + text
  }

  /// Whether another body would change the text.
  package func differs(_ body: String, in directive: Directive) -> Bool {
    bytes(of: body, in: directive) != Array(source.bytes[directive.body])
  }

  /// A hunk with one line of context on each side.
  private static func hunk(
    _ old: [String], _ new: [String], before: String, after: String, at first: Int, _ moved: Int
  ) -> String {
    let start = first - 1
    var text = "@@ -\(start),\(old.count + 2) +\(start + moved),\(new.count + 2) @@\n \(before)\n"
    let same = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - same
    let sameEnd = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    for line in old[..<same] { text += " \(line)\n" }
    for line in old[same..<(old.count - sameEnd)] { text += "-\(line)\n" }
    for line in new[same..<(new.count - sameEnd)] { text += "+\(line)\n" }
    for line in old[(old.count - sameEnd)...] { text += " \(line)\n" }
    return text + " \(after)\n"
  }

  private func line(before directive: Directive) -> String {
    let end = directive.body.lowerBound
    let before = source.bytes[..<end].dropLast().lastIndex(of: UInt8(ascii: "\n"))
    return lines(in: (before.map { $0 + 1 } ?? 0)..<end).first ?? ""
  }

  private func lineAfter(_ directive: Directive) -> String {
    let start = directive.body.upperBound
    let end = source.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
    return lines(in: start..<end).first ?? ""
  }

  private func lines(in range: Range<Int>) -> [String] { Self.lines(of: source.bytes[range]) }

  private static func lines(of bytes: some Collection<UInt8>) -> [String] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
