import VCPhrases
import VCSource

/// The options that the last release spelled otherwise. A call with the old spelling is read, with a note.
package enum FormerOption {
  /// What a call has in place of an option.
  private enum Now {
    /// Words, the last of which has the option's value.
    case words(String)
    /// Another option's value with an addition after a colon: a flag's word, else the option's value.
    case addition(to: String, String?)
    case variable(MachineSetting)
    /// Nothing; the option's value, if it has one, stays as an input.
    case nothing
    /// Nothing, without the option's value.
    case nothingOfValue
    /// A call that has to be written anew.
    case other(String)

    /// What is written now, for a note.
    var text: String {
      switch self {
      case .words(let words), .other(let words): words
      case .addition(let option, let word): "\(option) <id>:\(word ?? "<value>")"
      case .variable(let setting): setting.rawValue + "=<n>"
      case .nothing, .nothingOfValue: ""
      }
    }
  }

  /// Returns a call's words with what stands for options that its command has no more.
  static func replaced(
    in words: [String], of rows: [OptionRow]
  ) throws(UsageFault) -> [String] {
    guard words.contains(where: { now(for: $0) != nil }) else { return words }
    let names = Set(rows.flatMap(\.names))
    var (replaced, additions) = ([String](), [(name: String, option: String, text: String)]())
    var rest = words[...]
    while let word = rest.popFirst(), word != "--" {
      let name = String(word.prefix { $0 != "=" })
      guard !names.contains(name), let now = now(for: word) else {
        replaced.append(word)
        continue
      }
      let value = word == name ? nil : String(word.dropFirst(name.count + 1))
      let note: Words =
        now.text.isEmpty
        ? .formerOptionUnneeded(option: name) : .formerOptionNote(option: name, now: now.text)
      switch now {
      case .words(let words):
        replaced += words.split(separator: " ").map(String.init)
        replaced[replaced.endIndex - 1] += word.dropFirst(name.count)
      case .addition(let option, let word):
        additions.append((name, option, ":" + (word ?? value ?? rest.popFirst() ?? "")))
      case .variable(let setting): setenv(setting.rawValue, value ?? rest.popFirst() ?? "", 1)
      case .nothing: replaced += value.map { [$0] } ?? []
      case .nothingOfValue: if value == nil { _ = rest.popFirst() }
      case .other(let call): throw .formerOption(option: name, now: call)
      }
      let language = CallReport.language(of: CommandLine.arguments)
      Console.report(language.phrases.headline(nil, language.phrases.text(of: note)))
    }
    for (name, option, text) in additions {
      let joined = replaced.firstIndex { $0.hasPrefix(option + "=") }
      guard let place = joined ?? replaced.firstIndex(of: option).map({ $0 + 1 }),
        replaced.indices.contains(place)
      else { throw .goesWith(option: name, other: option) }
      replaced[place] += text
    }
    return replaced + (words.contains("--") ? ["--"] : []) + rest
  }

  /// What a document's directive has in place of an option, if it isn't named otherwise.
  package static func text(for name: String) -> String? {
    guard let now = all["--" + name], case .addition = now else { return nil }
    return String(now.text.dropFirst(2)).replacing(" ", with: "=")
  }

  private static func now(for word: String) -> Now? { all[String(word.prefix { $0 != "=" })] }

  private static let all: [String: Now] = [
    "--steps": .words("--step all"), "--names": .words("--theme"),
    "--exit-code": .words("--check"), "--settings": .words("settings"), "--fit": .words("--page"),
    "--short": .words("--show short"), "--full": .words("--show full"),
    "--code": .words("--show code"), "--hops": .addition(to: "--around", nil),
    "--during": .addition(to: "--from", nil), "--view-only": .addition(to: "--add", "view"),
    "--interactive": .addition(to: "--dismiss", "swipe"),
    "--transition": .other("--add <id> --remove <id>"),
    "--kinds": .other("--hide <kind>,<kind>"), "--background": .other("--template <file>"),
    "--swiftui": .other("--template <file>"), "--jobs": .variable(.jobs),
    "--port": .variable(.port), "--time-limit": .variable(.timeLimit), "--in": .nothing,
    "--prune": .nothing, "--input-format": .nothingOfValue,
    "--explain": .other("vcdiagram explain <folder> <file>:<line>"),
    "--message-format": .other("vcdiagram check <in> --format <format>"),
  ]
}
