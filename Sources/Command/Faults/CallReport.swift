import VCFigures
import VCSource

/// The report on a call that can't be carried out: the problem, then one line of usage.
package struct CallReport {
  private let command: any Command.Type

  package init(of command: any Command.Type) { self.command = command }

  /// - Parameter arguments: The call's arguments, without the program's name.
  init(onCall arguments: [String]) { self.init(of: ListedCommand.called(by: arguments).command) }

  /// The language that a call's arguments name, or English.
  static func language(of arguments: [String]) -> Language { chosenLanguage(of: arguments) ?? .en }

  /// The language that a call's arguments name; nil if they name none.
  static func chosenLanguage(of arguments: [String]) -> Language? {
    let names = zip([""] + arguments, arguments).compactMap { before, argument in
      argument.hasPrefix("--language=")
        ? String(argument.dropFirst(11)) : before == "--language" ? argument : nil
    }
    return names.first.flatMap(Language.init(tag:))
  }

  func text(for fault: UsageFault, in language: Language) -> String {
    let name = command == DrawRequest.self ? "" : " " + command.name
    let usage = String(command.usage.prefix { $0 != "\n" })
    return Words.callReport(
      fault: fault.text(in: language), usage: usage, help: "vcdiagram\(name) --help"
    ).text(in: Wording(language))
  }

  /// - Parameter value: The next argument.
  func unknownOption(_ name: String, before value: String?) -> UsageFault {
    let near = nearestOption(to: name, value: value)
    return name.hasPrefix("--") || name.utf8.count == 2
      ? .unknownOption(
        option: name, near: near, owner: owner(of: name),
        isOutput: ["-o", "--output"].contains(name))
      : .dash(option: name, near: near)
  }

  /// The names of options in other programs.
  package static let otherNames = [
    "f": "figure", "k": "figure", "kind": "figure", "type": "figure", "diagram": "figure",
    "t": "format", "width": "page", "paper": "page", "dark": "theme", "dpi": "scale",
    "style": "template", "lang": "language", "highlight": "emphasize",
    "fonts": "font", "v": "version",
  ]

  /// The option that was probably meant by an unknown one.
  ///
  /// - Parameter value: The next argument.
  func nearestOption(to name: String, value: String? = nil) -> String? {
    let known = (command.rows.flatMap(\.names) + ["--help", "--version"])
      .filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }.sorted()
    let word = String(name.drop { $0 == "-" })
    if known.contains(word) { return "--" + word }
    let usual = Self.otherNames[word]
    // A value identifies its option, if the word has several meanings.
    if word.utf8.count == 1 || usual != nil, let option = value.flatMap(Self.option),
      known.contains(option)
    {
      return "--" + option
    }
    if let usual, known.contains(usual) { return "--" + usual }
    // A shorter word could be the beginning of any option.
    guard word.utf8.count > 2 else { return nil }
    if let end = known.first(where: { word.hasSuffix("-" + $0) }) { return "--" + end }
    let near = word.nearest(among: known) ?? known.first { $0.hasPrefix(word) }
    return near.map { "--" + $0 }
  }

  /// The option that accepts a value.
  private static func option(of value: String) -> String? {
    if FigureKind(rawValue: value) != nil { return "figure" }
    if OutputFormat(rawValue: value) != nil { return "format" }
    if Template.names.contains(value) { return "template" }
    return PageChoice(argument: value) == nil ? nil : "page"
  }

  /// The command that has an option which this one lacks, as it is called; nil if there is none.
  private func owner(of option: String) -> String? {
    let owner = ListedCommand.all.map(\.command).first {
      $0 != command && $0.rows.contains { $0.names.contains(option) }
    }
    return owner.map { $0 == DrawRequest.self ? "vcdiagram <in>" : "vcdiagram \($0.name)" }
  }
}
