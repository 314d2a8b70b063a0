import VCSource

/// What is wrong with a call's words, whatever the command.
extension UsageFault {
  static func givenTwice(_ option: OptionRow, _ one: String, _ other: String) -> Self {
    Self(
      .givenTwiceFault(
        option: option.name, one: one, other: other,
        isList: option.valueName.contains { ",=".contains($0) }))
  }

  package static func unknownValue(
    _ value: String, of option: String, as type: any OptionValue.Type
  ) -> Self {
    let (near, values) = (type.nearest(to: value), type.allValueStrings)
    return Self(
      .unknownValueFault(
        value: value, option: option, near: near, values: values, notation: type.notation),
      meant: (near, values, type.notation))
  }

  static func missingValue(_ option: OptionRow) -> Self {
    Self(.missingValueFault(option: option.name, value: option.valueName))
  }

  static func missingArgument(_ argument: OptionRow) -> Self {
    argument.valueName == "in" ? .noInput : Self(.missingArgumentFault(argument: argument.call))
  }

  static func unknownHelp(_ name: String, known: [String]) -> Self {
    Self(.unknownHelpFault(name: name, near: name.nearest(among: known), known: known))
  }

  static func unknownFormat(_ ending: String) -> Self {
    Self(
      .unknownFormatFault(
        ending: ending, isOffice: ["docx", "doc", "odt", "emf", "rtf", "pages"].contains(ending),
        formats: OutputFormat.allCases.map(\.rawValue)))
  }

  package static func unknownTemplate(_ name: String, known: [String]) -> Self {
    Self(.unknownTemplateFault(name: name, near: name.nearest(among: known), known: known))
  }
}
