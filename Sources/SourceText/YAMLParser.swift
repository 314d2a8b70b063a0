import Diagnostics
internal import Yams

/// Reads the plain part of YAML: Yams parses, once the survey has found nothing that must not
/// reach it.
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
    var budget = 40_000_000 + text.count
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
        budget -= text.count
        let isRenamed = budget > 0 && rename(keys.first ?? "", at: context.mark, in: &text)
        if isRenamed { continue }
        duplicateKey(keys.first ?? "", at: context.mark)
      } catch let error as YamlError {
        YAMLFault(error, source).report(to: faults)
      } catch {
        faults.error("\(error)", at: nil)
      }
      return nil
    }
  }

  private func duplicateKey(_ key: String, at mark: Mark) {
    var places = MarkReader(source)
    let offset = places.offset(of: mark)
    faults.error(
      "the key \(key.quoted) stands here more than once",
      at: SourceRange(start: offset, end: offset + key.utf8.count))
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
    var count = 0
    for (offset, byte) in source.bytes.enumerated() where byte < 0x20 || byte == 0x7F {
      if byte == 0x09 || byte == 0x0A || byte == 0x0D { continue }
      let hex = String(byte, radix: 16, uppercase: true)
      let escape = "\"\\x" + (byte < 0x10 ? "0" : "") + hex + "\""
      faults.error(
        "a control character stands in YAML only as an escape: \(escape)",
        at: SourceRange(start: offset, end: offset + 1))
      count += 1
      if count == 20 { break }
    }
    return count == 0
  }
}
