import VCPhrases
import VCSource

/// The options that the last release spelled otherwise. A call with the old spelling is read, with a note.
enum FormerOption {
  /// The words in place of one with an option that a command has no more; nil for any other.
  static func words(for word: String) -> [String]? {
    let name = String(word.prefix { $0 != "=" })
    guard let now = all[name] else { return nil }
    let language = CallReport.language(of: CommandLine.arguments)
    let note = Words.formerOptionNote(option: name, now: now.joined(separator: " "))
    Console.report(language.phrases.headline(nil, language.phrases.text(of: note)))
    return now.dropLast() + [now[now.endIndex - 1] + word.dropFirst(name.count)]
  }

  private static let all = [
    "--steps": ["--step", "all"], "--names": ["--theme"], "--exit-code": ["--check"],
    "--settings": ["settings"], "--fit": ["--page"],
  ]
}
