import VCPhrases
import VCSource

/// The options that version 1.0.0 spelled otherwise. A call with the old spelling is read with a note, or the error says
/// what to write.
package enum FormerOption {
  /// What a call has in place of an option.
  private enum Now {
    /// Words, the last of which has the option's value.
    case words(String)
    /// Another option's value with an addition after a colon: a flag's word, else the option's value.
    case addition(to: String, String?)
    case variable(String)
    /// Nothing; unless it is dropped, the option's value stays as an input.
    case nothing(dropsValue: Bool)
    /// A call that has to be written anew, or a file with a key.
    case other(String, key: String? = nil)

    /// What is written now, for a note.
    var text: String? {
      switch self {
      case .words(let words), .other(let words, _): words
      case .addition(let option, let word): "\(option) <id>:\(word ?? "<value>")"
      case .variable(let setting): "\(setting)=<n> vcdiagram …"
      case .nothing: nil
      }
    }

    /// The option that a command has in place of it; nil if that is none of the command's.
    var option: String? {
      switch self {
      case .addition(let option, _): option
      case .variable, .nothing: nil
      case .words(let words), .other(let words, _):
        words.hasPrefix("--") ? String(words.prefix { $0 != " " }) : nil
      }
    }
  }

  /// Returns a call's words with what stands for options that its command has no more.
  static func replaced(
    in words: [String], of rows: [OptionRow]
  ) throws(UsageFault) -> [String] {
    var (replaced, additions) = ([String](), [(name: String, option: String, text: String)]())
    let names = rows.flatMap(\.names)
    var rest = words[...]
    while let word = rest.first, word != "--" {
      rest.removeFirst()
      let name = String(word.prefix { $0 != "=" })
      guard let now = all[name], !names.contains(name), now.option.map(names.contains) ?? true
      else {
        replaced.append(word)
        continue
      }
      let value = word == name ? nil : String(word.dropFirst(name.count + 1))
      func needed() throws(UsageFault) -> String {
        if let value = value ?? rest.popFirst(), !value.isEmpty, !value.isOption { return value }
        throw UsageFault(.missingValueFault(option: name, value: "value"))
      }
      switch now {
      case .words(let words):
        replaced += words.split(separator: " ").map(String.init)
        replaced[replaced.endIndex - 1] += word.dropFirst(name.count)
      case .addition(let option, let word):
        let text = if let word { word } else { try needed() }
        additions.append((name, option, ":" + text))
      case .variable(let setting):
        setenv(setting, try needed(), 1)
        try MachineSettings.check()
      case .nothing(dropsValue: false): replaced += value.map { [$0] } ?? []
      case .nothing: if value == nil { _ = rest.popFirst() }
      case .other(let call, let key): throw .formerOption(option: name, key: key, now: call)
      }
      let phrases = CallReport.language(of: CommandLine.arguments).phrases
      let note = Words.formerOptionNote(option: name, now: now.text)
      Console.report(phrases.headline(nil, phrases.text(of: note)))
    }
    for (name, option, text) in additions {
      let joined = replaced.firstIndex { $0.hasPrefix(option + "=") }
      let place = joined ?? replaced.firstIndex(of: option).map { $0 + 1 }
      guard let place, replaced.indices.contains(place) else {
        throw .goesWith(option: name, other: option)
      }
      replaced[place] = replaced[place].split(separator: ",").map { $0 + text }.joined(
        separator: ",")
    }
    return replaced + rest
  }

  /// What a directive has in place of an option, such as `hide=<kind>,<kind>`; nil if it has the option, or nothing.
  package static func inDirective(_ key: String) -> String? {
    guard let now = all["--" + key], now.option != nil, let text = now.text else { return nil }
    let option = text.dropFirst(2).replacing(" ", with: "=", maxReplacements: 1)
    guard case .other(_, let key?) = now else { return String(option) }
    return "\(option) (\(key))"
  }

  private static let all: [String: Now] = [
    "--steps": .words("--step all"), "--names": .words("--theme"),
    "--exit-code": .words("--check"), "--settings": .words("settings"), "--fit": .words("--page"),
    "--short": .words("--show short"), "--full": .words("--show full"),
    "--code": .words("--show code"), "--hops": .addition(to: "--around", nil),
    "--during": .addition(to: "--from", nil), "--view-only": .addition(to: "--add", "view"),
    "--interactive": .addition(to: "--dismiss", "swipe"),
    "--transition": .other("--add <id> --remove <id>"),
    "--kinds": .other("--hide <other-kind>,<other-kind>"),
    "--background": .other("--template <file>", key: "light: {background: none}"),
    "--swiftui": .other("--template <file>", key: "box: {swiftUI: classes}"),
    "--depfile": .other("--if-changed"), "--jobs": .variable(MachineSettings.jobs.name),
    "--port": .variable(MachineSettings.port.name),
    "--time-limit": .variable(MachineSettings.timeLimit.name), "--in": .nothing(dropsValue: false),
    "--prune": .nothing(dropsValue: false), "--input-format": .nothing(dropsValue: true),
    "--target": .other("vcdiagram.yaml", key: "target: <name>"),
    "--explain": .other("vcdiagram explain <folder> <file>:<line>"),
    "--message-format": .other("vcdiagram check <in> --format <format>"),
  ]
}
