import VCCommand
import VCSource

extension CommandHelp {
  /// The help in a language, laid out as ArgumentParser lays out the English one.
  func text(in words: TranslatedHelp) -> String {
    ([HelpTopic.lines(of: words.overview(words.sentence(abstract)))]
      + discussion.split(separator: "\n\n", omittingEmptySubsequences: true).map {
        $0.hasPrefix(" ") ? $0 + "\n" : HelpTopic.lines(of: words.paragraph(String($0)))
      }
      + [usage(in: words)] + sections(in: words)).joined(separator: "\n")
  }

  /// The calls, one on a line; those of other commands have what they are for beside them.
  private func usage(in words: TranslatedHelp) -> String {
    let margin = String(repeating: " ", count: words.usage.terminalWidth)
    return usage.split(separator: "\n").enumerated().map { number, line in
      let purpose = line.split(separator: "  ").dropFirst().last?.drop { $0 == " " } ?? ""
      return (number == 0 ? words.usage : margin) + line.dropLast(purpose.count)
        + words.sentence(String(purpose)) + "\n"
    }.joined()
  }

  /// The groups of arguments: those without a name, the named ones, and the options of no group.
  private func sections(in words: TranslatedHelp) -> [String] {
    let named = arguments.compactMap(\.section).reduce(into: [String]()) { sections, section in
      if !sections.contains(section) { sections.append(section) }
    }
    let loose = arguments.filter { $0.section == nil }
    let groups =
      [(words.arguments, loose.filter(\.isPositional))]
      + named.map { section in
        (words.heading(section), arguments.filter { $0.section == section })
      } + [(words.options, loose.filter { !$0.isPositional })]
    return groups.filter { !$0.1.isEmpty }.map { heading, arguments in
      HelpTopic.list(heading, arguments.map { ($0.call, words.meaning(of: $0)) })
    }
  }
}
