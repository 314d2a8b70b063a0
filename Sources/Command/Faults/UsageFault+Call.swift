import VCSource

/// What is wrong with a call's words, whatever the command.
extension UsageFault {
  static func notUTF8(_ argument: String) -> Self { Self(.nameNotUTF8Fault(name: argument)) }

  static func dash(_ argument: String, near: String?) -> Self {
    Self(.dashFault(option: argument, near: near))
  }

  /// - Parameter owner: The command that has the option.
  static func unknownOption(_ name: String, near: String?, of owner: String?) -> Self {
    Self(.unknownOptionFault(option: name, near: near, owner: owner))
  }

  static func givenTwice(_ option: OptionRow, _ one: String, _ other: String) -> Self {
    Self(
      .givenTwiceFault(
        option: option.name, one: one, other: other,
        isList: option.valueName.contains { ",=".contains($0) }))
  }

  static func unknownValue(
    _ value: String, of option: String, as type: any OptionValue.Type
  ) -> Self {
    let (near, values) = (type.nearest(to: value), type.allValueStrings)
    return Self(
      .unknownValueFault(
        value: value, option: option, near: near, values: values, notation: type.notation),
      meant: (near, values))
  }

  static func missingValue(_ option: OptionRow) -> Self {
    Self(.missingValueFault(option: option.name, value: option.valueName))
  }

  /// The value of an option begins with a dash, and is no option.
  static func valueWithDash(_ option: String, _ value: String) -> Self {
    Self(.valueWithDashFault(option: option, value: value))
  }

  static func valueOfFlag(_ option: String) -> Self { Self(.valueOfFlagFault(option: option)) }

  static func missingArgument(_ argument: OptionRow) -> Self {
    argument.valueName == "in" ? .noInput : Self(.missingArgumentFault(argument: argument.call))
  }

  package static func unexpectedArguments(_ words: [String]) -> Self {
    Self(.unexpectedArgumentsFault(words: words))
  }

  static var noInput: Self { Self(.noInputFault) }

  static func unknownCommand(_ name: String, near: String?) -> Self {
    Self(.unknownCommandFault(name: name, near: near))
  }

  static func unknownHelp(_ name: String, known: [String]) -> Self {
    Self(.unknownHelpFault(name: name, near: name.nearest(among: known), known: known))
  }

  package static func goesWith(_ option: String, _ other: String) -> Self {
    Self(.goesWithFault(option: option, other: other))
  }

  package static var standardInputTwice: Self { Self(.standardInputTwiceFault) }
  package static var nameWithoutStandardInput: Self { Self(.nameWithoutStandardInputFault) }

  static func missingInput(_ path: String) -> Self { Self(.missingInputFault(path: path)) }

  static func unknownFormat(_ ending: String) -> Self {
    Self(.unknownFormatFault(ending: ending, formats: OutputFormat.allCases.map(\.rawValue)))
  }

  package static func unknownTemplate(_ name: String, known: [String]) -> Self {
    Self(.unknownTemplateFault(name: name, near: name.nearest(among: known), known: known))
  }

  static var timeLimit: Self { Self(.timeLimitFault) }
  static var jobs: Self { Self(.jobsFault) }
}
