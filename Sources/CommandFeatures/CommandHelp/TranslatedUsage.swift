import VCCommand
import VCSource

/// The report on a call that can't be carried out, or on a file, in another language than English.
struct TranslatedUsage {
  /// The English forms, in which a `*` is a name or a value, the ones with the most words first.
  private let forms: [(form: [Substring], translated: String)]

  /// Nil for English.
  init?(_ language: Language) {
    guard language == .zhHans else { return nil }
    let rows = SimplifiedChinese.usageFaults.merging(SimplifiedChinese.fileErrors) { row, _ in row }
    forms = rows.sorted { ($1.key.count, $0.key) < ($0.key.count, $1.key) }
      .map { ($0.split(separator: "*", omittingEmptySubsequences: false), $1) }
  }

  /// The report; its message is in English if a part of it has no translation.
  ///
  /// - Parameter usage: How the command is called; empty for words alone.
  func report(_ message: String, usage: String, help: String) -> String {
    let parts = message.split(separator: "; ").map { translated(String($0)) }
    let words = (parts.contains(nil) ? translated(message) : joined(parts)) ?? message
    return usage.isEmpty ? words : "错误：\(words)\n用法：\(usage)；参见“\(help) --language zh”"
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap(\.self).joined(separator: "；")
  }

  private func translated(_ text: String) -> String? {
    for (form, translated) in forms {
      guard let values = Self.values(in: text, form) else { continue }
      let words = translated.split(separator: "*", omittingEmptySubsequences: false)
      var report = String(words[0])
      for (place, value) in values.map(String.init).enumerated() {
        // A value without quotation marks may be words, such as the role of a file or a reason.
        let isName = form[place].hasSuffix("'")
        report += isName ? value : self.translated(value) ?? list(value)
        report += place + 1 < words.count ? words[place + 1] : ""
      }
      return report
    }
    return nil
  }

  /// The marks between several names or values, `甲、乙或丙`; other words stay as they are.
  private func list(_ value: String) -> String {
    let hasOr = value.contains(" or ")
    let words = value.split(separator: " or ").flatMap { $0.split(separator: ", ") }
      .map(String.init)
    if words.count < 2 || words.contains(where: { $0.contains(" ") }) { return value }
    return hasOr ? SimplifiedChinese().list(words, "或") : SimplifiedChinese().enumerated(words)
  }

  /// What a text has in place of each `*` of a form; nil if it has another form.
  private static func values(in text: String, _ form: [Substring]) -> [Substring]? {
    guard form.count > 1 else { return text == form[0] ? [] : nil }
    guard text.hasPrefix(form[0]) else { return nil }
    var (values, rest) = ([Substring](), text.dropFirst(form[0].count))
    for piece in form[1...].dropLast() {
      guard let range = rest.firstRange(of: piece) else { return nil }
      values.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    guard rest.hasSuffix(form[form.count - 1]) else { return nil }
    return values + [rest.dropLast(form[form.count - 1].count)]
  }
}
