import VCCommand
import VCSource

/// The sentences of help in a language that isn't English. Features have the words, by the English ones.
struct TranslatedHelp {
  private let rows: [String: String]
  /// The rows with a `*`, in the order of the English forms.
  private let forms: [(form: String, translated: String)]

  init(language: Language) {
    rows = VCDiagram.helpWords(in: language)
    forms = rows.filter { $0.key.contains("*") }.sorted { $0.key < $1.key }.map { ($0, $1) }
  }

  /// Returns a sentence. Its row may have a `*` for names and words that are listed, because other
  /// features bring them: `print help on *`.
  func sentence(_ english: String) -> String {
    let whole = words(english)
    if whole != english { return whole }
    for (form, translated) in forms {
      let ends = form.split(separator: "*", omittingEmptySubsequences: false)
      guard ends.count == 2, english.hasPrefix(ends[0]), english.hasSuffix(ends[1]),
        english.count > form.count
      else { continue }
      let slot = english.dropFirst(ends[0].count).dropLast(ends[1].count)
      return translated.replacing("*", with: list(String(slot)))
    }
    return english
  }

  /// Returns a paragraph, whose sentences may be of several features.
  func paragraph(_ english: String) -> String {
    let text = english.replacing("\n", with: " ")
    let whole = sentence(text)
    guard whole == text else { return whole }
    return sentences(of: text).map(sentence).joined()
  }

  /// The sentences of a text. A point behind another mark ends none: `HEAD~1:. is a folder`.
  private func sentences(of text: String) -> [String] {
    let parts = text.split(separator: ". ")
    return parts.enumerated().reduce(into: []) { sentences, part in
      let end = part.offset < parts.count - 1 ? "." : ""
      if let last = sentences.last, last.hasSuffix(":.") {
        sentences[sentences.count - 1] += " \(part.element)\(end)"
      } else {
        sentences.append(part.element + end)
      }
    }
  }

  /// Returns an argument's meaning, with its values and the one that it has by default.
  func meaning(of argument: CommandHelp.Argument) -> String {
    let values =
      argument.values.isEmpty ? nil : words("values:") + argument.values.joined(separator: "、")
    let standard = argument.defaultValue.map { words("default:") + $0 }
    let notes = [values, standard].compactMap(\.self)
    return paragraph(argument.meaning) + (notes.isEmpty ? "" : "（\(notes.joined(separator: "；"))）")
  }

  func heading(_ english: String) -> String { sentence(english) + "：" }
  func overview(_ abstract: String) -> String { words("OVERVIEW:") + abstract }
  var usage: String { words("USAGE:") }
  var arguments: String { words("ARGUMENTS:") }
  var options: String { words("OPTIONS:") }

  /// Returns the items of an English list, each in the language.
  private func list(_ english: String) -> String {
    let items = english.split(separator: " or ").flatMap { $0.split(separator: ", ") }
    return SimplifiedChinese().list(items.map { words(String($0)) }, "或")
  }

  private func words(_ english: String) -> String { rows[english] ?? english }
}
