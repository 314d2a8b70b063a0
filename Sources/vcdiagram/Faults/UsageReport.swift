import ArgumentParser
import Diagnostics
import Figures

/// How a call that can't be carried out is reported: the problem, then one line of usage.
struct UsageReport {
  private let command: any ParsableCommand.Type
  private let arguments: ArraySlice<String>

  /// - Parameter arguments: The call's arguments, without the program's name.
  init(_ arguments: [String]) {
    let named = VCDiagram.configuration.subcommands.first { $0._commandName == arguments.first }
    command = named ?? Draw.self
    self.arguments = arguments.dropFirst(named == nil ? 0 : 1)
  }

  func text(for message: String) -> String {
    let name = command == Draw.self ? "" : " " + command._commandName
    let usage = command.configuration.usage?.prefix { $0 != "\n" } ?? ""
    return "Error: \(Self.shortened(message))\nUsage: \(usage); see 'vcdiagram\(name) --help'"
  }

  /// ArgumentParser lists the values of an option a line each; here a misspelt value has a suggestion.
  private static func shortened(_ message: String) -> String {
    let parts = message.split(separator: "Please provide one of", maxSplits: 1)
    guard parts[0].hasPrefix("The value '") else { return message }
    let quoted = parts[0].split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return Self.advised(quoted) ?? message }
    let values =
      parts[1].contains("\n")
      ? parts[1].split(separator: "\n").dropFirst().map { String($0.drop { " -".contains($0) }) }
      : parts[1].split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }
        .map { String($0.element) }
    guard quoted.count == 5, !values.isEmpty else { return message }
    let option = quoted[3].prefix { $0 != " " }
    // Two letters are near to anything: a5 is not a4.
    var suggestions = SpellingSuggestions(quoted[1].utf8.count > 2 ? values : [])
    let advice =
      suggestions.nearest(to: String(quoted[1])).map { "did you mean '\($0)'?" }
      ?? "the values are \(values.joined(separator: ", "))"
    return "unknown value '\(quoted[1])' for \(option); \(advice)"
  }

  /// What a value must be that is no word of a list; nil where the message says enough.
  ///
  /// - Parameter quoted: ArgumentParser's message, parted at its quotation marks.
  private static func advised(_ quoted: [Substring]) -> String? {
    guard quoted.count == 5 else { return nil }
    let form: String
    switch quoted[3].prefix(while: { $0 != " " }) {
    case "--fit":
      form = "a size is 450x300 in points, 120mmx180mm, or 740x for any height"
    case "--pointers":
      let words = PointerSelection.allCases.map(\.rawValue)
      var suggestions = SpellingSuggestions(words)
      form =
        suggestions.nearest(to: String(quoted[1])).map { "did you mean '\($0)'?" }
        ?? "it takes \(words.joined(separator: ", ")), or names of properties"
    default: return nil
    }
    return "unknown value '\(quoted[1])' for \(quoted[3].prefix { $0 != " " }); \(form)"
  }

  /// The first option that the command doesn't have; nil if it has all of them.
  ///
  /// ArgumentParser takes an unknown option's value for an input, and then reports a problem with that.
  var unknownOption: UsageFault? {
    let options = options
    var rest = arguments
    while let argument = rest.popFirst(), argument != "--" {
      let name = String(argument.prefix { $0 != "=" })
      guard name.utf8.first == UInt8(ascii: "-"), name != "-", Double(name) == nil else { continue }
      guard let takesValue = options[name] else {
        return .unknownOption(name, near: nearestOption(to: name))
      }
      if takesValue, name == argument, rest.first.map({ !$0.hasPrefix("--") }) ?? false {
        rest.removeFirst()
      }
    }
    return nil
  }

  /// What options are called elsewhere.
  private static let otherNames = [
    "f": "figure", "k": "figure", "kind": "figure", "type": "figure", "t": "format",
    "size": "fit", "width": "fit", "paper": "page", "dark": "theme", "style": "template",
    "lang": "language", "highlight": "emphasize",
  ]

  /// The option that a misspelt one was meant to be.
  func nearestOption(to name: String) -> String? {
    let known = options.keys.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }.sorted()
    let word = String(name.drop { $0 == "-" })
    if let usual = Self.otherNames[word], known.contains(usual) { return "--" + usual }
    // Shorter than that, a word could be the beginning of anything.
    guard word.utf8.count > 2 else { return nil }
    if known.contains(word) { return "--" + word }
    if let end = known.first(where: { word.hasSuffix("-" + $0) }) { return "--" + end }
    var suggestions = SpellingSuggestions(known)
    let near = suggestions.nearest(to: word) ?? known.first { $0.hasPrefix(word) }
    return near.map { "--" + $0 }
  }

  /// The command's options, and whether each takes a value, from its help.
  private var options: [String: Bool] {
    var options: [String: Bool] = [:]
    let help = VCDiagram.helpMessage(for: command, includeHidden: true, columns: 1_000)
    for line in help.split(separator: "\n") where line.hasPrefix("  -") {
      var columns = line.dropFirst(2)[...]
      if let gap = columns.firstRange(of: "  ") { columns = columns[..<gap.lowerBound] }
      for word in columns.split(separator: " ") where word.hasPrefix("-") {
        options[String(word.filter { $0 != "," })] = columns.contains("<")
      }
    }
    return options
  }
}
