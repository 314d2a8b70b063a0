import VCPhrases
import VCSource

/// The options that the last release spelled otherwise. A call with the old spelling is read, with a note.
enum FormerOption {
  /// The words in place of an option that a command has no more; nil for any other.
  static func words(for name: String, of command: String) -> [String]? {
    guard let now = all[command + " " + name] else { return nil }
    let language = CallReport.language(of: CommandLine.arguments)
    let note = Words.formerOptionNote(option: name, now: now.joined(separator: " "))
    Console.report(language.phrases.headline(nil, language.phrases.text(of: note)))
    return now
  }

  private static let all = [
    "draw --steps": ["--step", "all"], "draw --names": ["--theme"], "diff --exit-code": ["--check"],
    "schema --settings": ["settings"],
  ]
}
