import VCPhrases
import VCSource

/// Checks that locations are in the text and not inside a character, and that nothing printed
/// controls a terminal.
func check(_ diagnostics: [Diagnostic], of source: Source) {
  let isUTF8 = String(validating: source.bytes, as: UTF8.self) != nil
  for (number, diagnostic) in diagnostics.enumerated() {
    for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
      guard let range else { continue }
      check(
        0 <= range.start && range.start <= range.end && range.end <= source.bytes.count,
        "\(range) is not in the text: \(diagnostic)")
      for offset in [range.start, range.end] where isUTF8 && offset < source.bytes.count {
        check(
          source.bytes[offset] & 0xC0 != 0x80, "\(offset) is inside a character: \(diagnostic)")
      }
    }
    // A text with many errors has a hundred similar messages.
    guard number < 3 || number == diagnostics.count - 1, source.bytes.isOne(of: 16) else {
      continue
    }
    for language in Language.allCases {
      let text = diagnostic.formatted(in: source, language: language)
      check(hasNoControls(text), "a control character in: \(text.debugDescription)")
      _ = checkJSON(Array(diagnostic.json(in: source, language: language).utf8))
    }
  }
}

/// Whether a text of lines contains nothing that controls a terminal.
func hasNoControls(_ text: String) -> Bool {
  !text.unicodeScalars.contains { $0.isControl && $0 != "\n" }
}
