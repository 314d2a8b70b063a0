import Diagnostics
internal import Yams

/// Reads the plain part of YAML: what `UsualYAMLReader` leaves, Yams parses, once the survey has
/// found nothing that must not reach it.
///
/// Yams composes recursively and compares keys by hashing whole values, so depth and aliases
/// are refused before (`YAMLSurvey`).
struct YAMLParser {
  private let source: Source
  private let faults: DiagnosticCollector
  /// The keys that stand in the text again, by the offset where they were made another name.
  private var renamedKeys: [Int: String] = [:]

  init(_ source: Source, _ faults: DiagnosticCollector) {
    self.source = source
    self.faults = faults
  }

  consuming func parse() -> Node? {
    if let root = UsualYAMLReader(source).read() { return root }
    return parseEverything()
  }

  /// Parses without the short way that most texts take.
  consuming func parseEverything() -> Node? {
    guard hasOnlyAllowedCharacters(), YAMLSurvey(source, faults).isPlain() else { return nil }
    guard let (parser, root) = compose() else { return nil }
    // Anchors live as long as the parser that met them.
    return withExtendedLifetime(parser) {
      var reader = YAMLTreeReader(source, faults, renamedKeys: renamedKeys)
      return reader.read(root)
    }
  }

  /// Composes, and if a key stands twice in a mapping, which Yams refuses, gives the earlier one
  /// another name of the same length and composes again: the places of all other values stay.
  private mutating func compose() -> (Parser, Yams.Node)? {
    var text = Array(source.bytes[source.textStart...])
    // Yams keeps a pointer into the string, which only strings on the heap allow.
    while text.count < 16 { text.append(UInt8(ascii: "\n")) }
    // Each round copies the text and parses it up to the key that stands twice.
    var budget = 100_000_000
    while true {
      do {
        let parser = try Parser(
          yaml: String(decoding: text, as: UTF8.self), resolver: .basic, encoding: .utf8)
        guard let root = try parser.singleRoot() else {
          faults.error(
            "the text is empty", at: SourceRange(start: source.textStart, end: source.textStart))
          return nil
        }
        return (parser, root)
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
        let place = MarkReader.offset(of: context.mark, in: text, from: 0)
        budget -= 10 * place + text.count / 10 + 1_000
        let key = keys.first ?? ""
        if budget > 0, rename(key, at: context.mark, in: &text) { continue }
        reportDuplicates(and: key, at: context.mark)
      } catch let error as YamlError {
        YAMLFault(error, source).report(to: faults)
      } catch {
        faults.error("\(error)", at: nil)
      }
      return nil
    }
  }

  /// Reports the keys found so far, when there are too many to go on, or one cannot be renamed.
  private func reportDuplicates(and key: String, at mark: Mark) {
    var keys = renamedKeys
    keys[MarkReader.offset(of: mark, in: source.bytes, from: source.textStart)] = key
    for (offset, key) in keys {
      faults.error(
        "the key \(key.quoted) stands in this mapping again",
        at: SourceRange(start: offset, end: offset + key.utf8.count))
    }
  }

  /// Replaces a key's characters by as many of Unicode's private use; false if it is not as plain
  /// in the text as that takes.
  private mutating func rename(_ key: String, at mark: Mark, in text: inout [UInt8]) -> Bool {
    let shift = source.textStart
    // Byte offsets in `text` move with every renaming, lines and columns do not.
    let original = MarkReader.offset(of: mark, in: source.bytes, from: shift)
    let place = MarkReader.offset(of: mark, in: text, from: 0)
    guard place < text.count, renamedKeys[original] == nil else { return false }
    var start = place
    var end = place
    if text[place] == UInt8(ascii: "\"") || text[place] == UInt8(ascii: "'") {
      start += 1
      guard let close = text[start...].firstIndex(of: text[place]) else { return false }
      end = close
    } else {
      end = start + key.utf8.count
    }
    guard end <= text.count, end > start, end - start <= 1_000 else { return false }
    guard text[start..<end].elementsEqual(key.utf8), !key.utf8.contains(UInt8(ascii: "\n")) else {
      return false
    }
    let scalars = key.unicodeScalars.count
    text.replaceSubrange(start..<end, with: privateName(renamedKeys.count, scalars).utf8)
    renamedKeys[original] = key
    return true
  }

  /// A name of that many private-use characters, another for each number.
  private func privateName(_ number: Int, _ scalars: Int) -> String {
    let first = Unicode.Scalar(0xF0000 + UInt32(number % 0xFFF0)) ?? "\u{F0000}"
    return String(Character(first)) + String(repeating: "\u{100000}", count: scalars - 1)
  }

  /// libyaml stops at characters that YAML does not allow, without saying where.
  private func hasOnlyAllowedCharacters() -> Bool {
    var places: [Int] = []
    source.bytes.withUnsafeBufferPointer { bytes in
      for offset in bytes.indices where places.count < 20 && isForbidden(bytes, offset) {
        places.append(offset)
      }
    }
    for place in places {
      let end = place + (source.bytes[place] < 0x80 ? 1 : source.bytes[place] == 0xC2 ? 2 : 3)
      let scalar = String(decoding: source.bytes[place..<end], as: UTF8.self).unicodeScalars.first
      let digits = String(scalar?.value ?? 0, radix: 16, uppercase: true)
      let escape = "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      faults.error(
        "a control character is written as an escape, \(escape), in double quotes",
        at: SourceRange(start: place, end: end))
    }
    return places.isEmpty
  }

  /// The C0 and C1 controls but tab, line feed, return and NEL; U+FFFE and U+FFFF.
  private func isForbidden(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    switch bytes[offset] {
    case 0x20...0x7E, 0x09, 0x0A, 0x0D: false
    case 0x00...0x1F, 0x7F: true
    // The encoding has been checked: what must follow follows.
    case 0xC2: bytes[offset + 1] < 0xA0 && bytes[offset + 1] != 0x85
    case 0xEF: bytes[offset + 1] == 0xBF && bytes[offset + 2] >= 0xBE
    default: false
    }
  }
}
