import VCSource

/// What is wrong with a call's words, whatever the command.
extension UsageFault {
  static func notUTF8(_ argument: String) -> Self { Self("the name '\(argument)' is not UTF-8") }

  static func dash(_ argument: String, near: String?) -> Self {
    Self(
      "unknown option '\(argument)'"
        + (Self.suggestion(near)
          ?? "; write './\(argument)' for a file whose name begins with a dash"))
  }

  /// - Parameter owner: The command that has the option.
  static func unknownOption(_ name: String, near: String?, of owner: String?) -> Self {
    Self(
      "unknown option '\(name)'"
        + (Self.suggestion(near) ?? owner.map { "; it is an option of '\($0)'" } ?? ""))
  }

  static func givenTwice(_ option: OptionRow, _ one: String, _ other: String) -> Self {
    let isList = option.valueName.contains { ",=".contains($0) }
    return Self(
      "\(option.name) is given twice, as '\(one)' and '\(other)'; "
        + (isList ? "write '\(option.name) \(one),\(other)'" : "choose one"))
  }

  static func unknownValue(
    _ value: String, of option: String, as type: any OptionValue.Type
  ) -> Self {
    let (near, values) = (type.nearest(to: value), type.allValueStrings)
    let advice =
      suggestion(near)
      ?? (values.isEmpty ? nil : "; the values are \(values.joined(separator: ", "))")
      ?? type.notation.map { "; " + $0 } ?? ""
    return Self("unknown value '\(value)' for \(option)" + advice, meant: (near, values))
  }

  static func missingValue(_ option: OptionRow) -> Self {
    Self("Missing value for '\(option.name) <\(option.valueName)>'")
  }

  /// The value of an option begins with a dash, and is no option.
  static func valueWithDash(_ option: String, _ value: String) -> Self {
    Self("\(option) needs a value; for a value with a dash write '\(option)=\(value)'")
  }

  static func valueOfFlag(_ option: String) -> Self { Self("\(option) takes no value") }

  static func missingArgument(_ argument: OptionRow) -> Self {
    argument.valueName == "in" ? .noInput : Self("Missing expected argument '\(argument.call)'")
  }

  static func unexpectedArguments(_ words: [String]) -> Self {
    words.count == 1
      ? Self("Unexpected argument '\(words[0])'")
      : Self(
        "\(words.count) unexpected arguments: "
          + words.map { "'\($0)'" }.joined(separator: ", "))
  }

  static var noInput: Self { Self("name a description") }

  static func unknownCommand(_ name: String, near: String?) -> Self {
    Self("there is no command or file '\(name)'" + (Self.suggestion(near) ?? ""))
  }

  static func unknownHelp(_ name: String, known: [String]) -> Self {
    Self(
      "there is no help for '\(name)'" + Self.suggestion(for: name, of: known, "there is help for"))
  }

  package static func goesWith(_ option: String, _ other: String) -> Self {
    Self("\(option) needs \(other)")
  }

  package static var standardInputTwice: Self { Self("standard input can be read only once") }

  package static var nameWithoutStandardInput: Self {
    Self("--stdin-name needs '-', a description on standard input")
  }

  static func missingInput(_ path: String) -> Self { Self("there is no file '\(path)' to draw") }

  static func unknownFormat(_ ending: String) -> Self {
    Self(
      "unknown format '\(ending)'; --format takes "
        + OutputFormat.allCases.map(\.rawValue).joined(separator: ", "))
  }

  package static func unknownTemplate(_ name: String, known: [String]) -> Self {
    Self("unknown template '\(name)'" + Self.suggestion(for: name, of: known, "the templates are"))
  }

  package static var timeLimit: Self {
    Self("--time-limit needs seconds, above 0 and up to 1000000")
  }
  static var jobs: Self { Self("--jobs needs a number of at least 1") }
}
