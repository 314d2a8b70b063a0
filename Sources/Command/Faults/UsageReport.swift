import ArgumentParser
import VCEngine
import VCFigures
import VCSource

/// The report on a call that can't be carried out: the problem, then one line of usage.
package struct UsageReport {
  private let command: any ParsableCommand.Type
  private let arguments: ArraySlice<String>

  /// - Parameter arguments: The call's arguments, without the program's name.
  package init(_ arguments: [String]) {
    let named = VCDiagram.configuration.subcommands.first { $0._commandName == arguments.first }
    command = named ?? Draw.self
    self.arguments = arguments.dropFirst(named == nil ? 0 : 1)
  }

  /// The feature that reports in other languages than English.
  static var translate: (@Sendable (String, String, String, Language) -> String?)? {
    VCDiagram.features.lazy.compactMap(\.usageReport).first
  }

  /// The language that a call's arguments name.
  static func language(of arguments: [String]) -> Language {
    let names = zip([""] + arguments, arguments).compactMap { before, argument in
      argument.hasPrefix("--language=")
        ? String(argument.dropFirst(11)) : before == "--language" ? argument : nil
    }
    return names.first.flatMap(Language.init(tag:)) ?? .en
  }

  package func text(for message: String) -> String {
    let name = command == Draw.self ? "" : " " + command._commandName
    let usage = command.configuration.usage?.prefix { $0 != "\n" } ?? ""
    let (words, help) = (shortened(message), "vcdiagram\(name) --help")
    return Self.translate?(words, String(usage), help, Self.language(of: Array(arguments)))
      ?? "error: \(words)\nUsage: \(usage); see '\(help)'"
  }

  /// ArgumentParser's message as one line, with a suggestion.
  private func shortened(_ message: String) -> String {
    if message.hasPrefix("Missing expected argument '<in>") {
      return UsageFault.noInput.description
    }
    if message.hasPrefix("Missing value for '") { return missingValue(message) ?? message }
    guard let unknown = Self.unknownValue(in: message), let advice = self.advice(unknown) else {
      return message
    }
    return "unknown value '\(unknown.value)' for \(unknown.option); \(advice)"
  }

  private typealias UnknownValue = (value: String, option: String, values: [String])

  /// The value that a message of ArgumentParser refuses, and the option's; nil for another message.
  private static func unknownValue(in message: String) -> UnknownValue? {
    let parts = message.split(separator: "Please provide one of", maxSplits: 1)
    let quoted = parts[0].split(separator: "'", omittingEmptySubsequences: false)
    guard parts[0].hasPrefix("The value '"), quoted.count == 5 else { return nil }
    // ArgumentParser lists an option's values on lines of their own, or between quotation marks.
    var values: [String] = []
    if parts.count == 2 {
      values =
        parts[1].contains("\n")
        ? parts[1].split(separator: "\n").dropFirst().map { String($0.drop { " -".contains($0) }) }
        : parts[1].split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }
          .map { String($0.element) }
    }
    return (String(quoted[1]), String(quoted[3].prefix { $0 != " " }), values)
  }

  /// The value that a directive's wrong value meant, in its notation, and the option's values.
  package static func meant(by value: String, as option: String) -> (
    near: String?, values: [String]
  ) {
    do {
      _ = try Draw.parse(["-", "\(option)=\(value)"])
    } catch {
      guard let unknown = unknownValue(in: Draw.message(for: error)) else { return (nil, []) }
      let near = nearest(unknown, of: Draw.self).map { near in
        near.hasPrefix("--") ? String(near.dropFirst(2)).replacing(" ", with: "=") : near
      }
      return (near, unknown.values)
    }
    return (nil, [])
  }

  /// The message for a missing value, if the next argument has a dash and was read as an option.
  private func missingValue(_ message: String) -> String? {
    let option = message.dropFirst("Missing value for '".count).prefix { $0 != " " && $0 != "'" }
    let next = arguments.drop { $0 != option }.dropFirst().first
    guard let next, next.hasPrefix("-"), options[next] == nil else { return nil }
    return "\(option) needs a value; for a value with a dash write '\(option)=\(next)'"
  }

  /// The value that was probably meant, with its option if that is another; nil if there is none.
  private static func nearest(
    _ unknown: UnknownValue, of command: any ParsableCommand.Type
  ) -> String? {
    let (value, option, values) = unknown
    if option == "--step", command == Draw.self { return StepChoice(reversed: value)?.text }
    if ["--page", "--size"].contains(option), MeasuredPage(argument: value) != nil {
      return "--fit \(value)"
    }
    if ["--fit", "--size"].contains(option), NamedPage(argument: value) != nil {
      return "--page \(value)"
    }
    let words =
      option == "--pointers"
      ? PointerSelection.allCases.map(\.rawValue) + Property.allCases.map(\.rawValue) : values
    if let word = words.first(where: { $0.lowercased() == value.lowercased() })
      ?? words.first(where: { value.utf8.count > 1 && $0.hasPrefix(value) })
    {
      return word
    }
    // Two letters are similar to anything: a5 doesn't mean a4.
    return value.utf8.count > 2 || values.isEmpty ? value.nearest(among: words) : nil
  }

  /// The suggestion or the rule for a value; nil if the message says enough.
  private func advice(_ unknown: UnknownValue) -> String? {
    if let near = Self.nearest(unknown, of: command) { return "did you mean '\(near)'?" }
    let (_, option, values) = unknown
    if !values.isEmpty { return "the values are \(values.joined(separator: ", "))" }
    return switch option {
    case "--fit":
      "a size is 450x300 in points, 120mmx180mm, or 740x for any height, and 36 to 20000 points long"
    case "--size": "a size is 4 to 72 points"
    case "--pointers":
      "it takes \(PointerSelection.allCases.map(\.rawValue).joined(separator: ", ")), or names of properties"
    case "--font": "write sans=<family>, mono=<family> or, with a font's file, bold=<file>"
    case "--step" where command == Draw.self: "it takes a number, or two such as 2-4"
    case "--step", "--scale", "--hops", "--jobs", "--time-limit": "it takes a number"
    default: VCDiagram.features.lazy.compactMap { $0.values[option] }.first
    }
  }

  /// The first option that the command doesn't have, or that has two values; nil if there is none.
  ///
  /// ArgumentParser would read an unknown option's value as an input, and forget the first of two.
  var faultOfOptions: UsageFault? {
    let options = options
    var values: [String: String] = [:]
    var rest = arguments
    while let argument = rest.popFirst(), argument != "--" {
      let name = String(argument.prefix { $0 != "=" })
      guard name.utf8.first == UInt8(ascii: "-"), name != "-", Double(name) == nil else { continue }
      guard let form = options[name] else {
        return .unknownOption(
          name, near: nearestOption(to: name, value: rest.first), of: owner(of: name))
      }
      if form.isEmpty { continue }
      var value = argument.dropFirst(name.utf8.count + 1)
      if name == argument, let next = rest.first, !next.hasPrefix("--") {
        value = rest.removeFirst()[...]
      }
      let first = values.updateValue(String(value), forKey: name == "-o" ? "--output" : name)
      if let first, first != value {
        return .givenTwice(name, first, String(value), isList: form.contains { ",=".contains($0) })
      }
    }
    return nil
  }

  /// The names of options in other programs.
  private static let otherNames = [
    "f": "figure", "k": "figure", "kind": "figure", "type": "figure", "diagram": "figure",
    "t": "format", "width": "fit", "paper": "page", "dark": "theme",
    "style": "template", "lang": "language", "highlight": "emphasize", "fonts": "font",
    "v": "version",
  ]

  /// The option that was probably meant by an unknown one.
  ///
  /// - Parameter value: The next argument.
  func nearestOption(to name: String, value: String? = nil) -> String? {
    let known = options.keys.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }.sorted()
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
    if NamedPage(argument: value) != nil { return "page" }
    return MeasuredPage(argument: value) == nil ? nil : "fit"
  }

  /// The command that has an option which this one lacks, as it is called; nil if there is none.
  private func owner(of option: String) -> String? {
    let commands = [Draw.self] + VCDiagram.configuration.subcommands
    let owner = commands.first { $0 != command && UsageReport($0).options[option] != nil }
    return owner.map { $0 == Draw.self ? "vcdiagram <in>" : "vcdiagram \($0._commandName)" }
  }

  private init(_ command: any ParsableCommand.Type) {
    self.command = command
    arguments = []
  }

  /// The command's options from its help, each with the form of its value; empty for a flag.
  private var options: [String: String] {
    var options: [String: String] = [:]
    let help = VCDiagram.helpMessage(for: command, includeHidden: true, columns: 1_000)
    for line in help.split(separator: "\n") where line.hasPrefix("  -") {
      var columns = line.dropFirst(2)[...]
      if let gap = columns.firstRange(of: "  ") { columns = columns[..<gap.lowerBound] }
      for word in columns.split(separator: " ") where word.hasPrefix("-") {
        options[String(word.filter { $0 != "," })] = String(columns.drop { $0 != "<" })
      }
    }
    return options
  }
}
