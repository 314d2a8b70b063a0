import VCSource

/// A command: the words that its call may have, and what it does. A call that can't be carried out is refused
/// before anything is read or written.
///
/// Calls are read here and not by ArgumentParser, which words help and faults in English alone, and can't write
/// a call again: an option's row is also a worker's argument, a part of a figure's stamp, a setting and a choice
/// on a page.
package protocol Command: Sendable {
  /// The first word of its calls.
  static var name: String { get }
  /// What it does, in a sentence.
  static var purpose: Words { get }
  /// How it is called, a call on each line.
  static var usage: String { get }
  /// The paragraphs of its help.
  static var discussion: [HelpParagraph] { get }
  static var options: [CommandOption<Self>] { get }

  /// A call without options.
  init()
  /// Throws if the call can't be carried out; reads and writes nothing.
  func validate() throws(UsageFault)
  func run() throws
}

extension Command {
  package static var discussion: [HelpParagraph] { [] }
  package func validate() throws(UsageFault) {}

  package static var rows: [OptionRow] { options.map(\.row) }

  /// The value of each option in a call without options, by the option's name.
  static var defaults: [String: String] {
    let call = Self()
    return Dictionary(
      uniqueKeysWithValues: options.compactMap { option in
        option.written(call).map { (option.row.name, $0) }
      })
  }

  /// Reads the words after the command's name.
  ///
  /// - Parameters:
  ///   - isWhole: Whether the command's arguments must be there; a worker's come later.
  ///   - isPiped: Whether standard input is the input of a call that names none.
  /// - Throws: An unknown option or one that has two values, before the faults that it causes; else the first
  ///   fault.
  package init(
    reading words: [String], isWhole: Bool = true, isPiped: () -> Bool = { false }
  ) throws(UsageFault) {
    self.init()
    let options = Self.options
    var (arguments, values): ([String], [String: String]) = ([], [:])
    var (twice, fault): (UsageFault?, UsageFault?)
    var rest = try FormerOption.replaced(in: words, of: Self.rows)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        arguments += rest
        break
      }
      guard word.isOption else {
        arguments.append(word)
        continue
      }
      let name = String(word.prefix { $0 != "=" })
      guard let option = options.first(where: { $0.row.names.contains(name) }) else {
        throw CallReport(of: Self.self).unknownOption(name, before: rest.first)
      }
      do throws(UsageFault) {
        let value = try Self.value(of: option.row, in: word, &rest)
        let first = values.updateValue(value, forKey: option.row.name) ?? value
        if first != value { twice = twice ?? .givenTwice(option.row, first, value) }
        try option.read(value, &self)
      } catch {
        fault = fault ?? error
      }
    }
    if let fault = twice ?? fault { throw fault }
    let isInput = Self.options.contains { $0.row.isArgument && $0.row.valueName == "in" }
    try take(arguments.isEmpty && isInput && isPiped() ? ["-"] : arguments, isWhole: isWhole)
  }

  /// Reads and checks a call.
  package static func call(
    _ words: [String], isPiped: () -> Bool = { false }
  ) throws(UsageFault) -> Self {
    let call = try Self(reading: words, isPiped: isPiped)
    try call.validate()
    return call
  }

  /// The value of an option: after a sign of equality, or the next word; empty for a flag.
  private static func value(
    of row: OptionRow, in word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageFault) -> String {
    if row.isFlag {
      if word.contains("=") { throw .valueOfFlag(option: row.name) }
      return ""
    }
    if let sign = word.firstIndex(of: "="), sign < word.index(before: word.endIndex) {
      return String(word[word.index(after: sign)...])
    }
    guard !word.contains("="), let next = rest.first else { throw .missingValue(row) }
    if next.isOption, options.contains(where: { $0.row.names.contains(next) }) {
      throw .missingValue(row)
    }
    rest.removeFirst()
    if next.isOption { throw .valueWithDash(option: word, value: next) }
    return next
  }

  /// Reads the words without a name.
  private mutating func take(_ words: [String], isWhole: Bool) throws(UsageFault) {
    var rest = words[...]
    for option in Self.options where option.row.isArgument {
      switch option.row.form {
      case .argument(let isOptional):
        guard let word = rest.popFirst() else {
          if isOptional || !isWhole { continue }
          throw .missingArgument(option.row)
        }
        try option.read(word, &self)
      default:
        if rest.isEmpty, isWhole { throw .missingArgument(option.row) }
        while let word = rest.popFirst() { try option.read(word, &self) }
      }
    }
    if !rest.isEmpty { throw .unexpectedArguments(words: Array(rest)) }
  }
}

extension String {
  /// Whether an argument is an option; `-` is standard input.
  package var isOption: Bool { utf8.first == UInt8(ascii: "-") && self != "-" }

  /// Whether an argument could be a command's name: a file's usually has a dot or a slash.
  package var isBareWord: Bool {
    !isEmpty && self != "-" && !utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
  }
}
