import VCDescriptions
import VCEngine
import VCPhrases
import VCSource

/// The options that several commands have.
extension CommandOption {
  package static func inputFormat(
    at path:
      @autoclosure @escaping @Sendable () -> any WritableKeyPath<Call, InputFormat?> & Sendable,
    in section: Words? = nil,
    for uses: OptionRow.Uses = []
  ) -> Self {
    .value(
      "--input-format", at: path(), as: "format", in: section, for: uses, help: .inputFormatOption)
  }

  package static func idiom(
    at path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Call, Idiom?> & Sendable,
    in section: Words? = nil,
    for uses: OptionRow.Uses = []
  ) -> Self {
    .value("--idiom", at: path(), in: section, for: uses, help: .idiomOption)
  }

  package static func perform(
    at path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Call, String?> & Sendable,
    in section: Words? = nil,
    for uses: OptionRow.Uses = []
  ) -> Self {
    .value("--perform", at: path(), as: "id,id", in: section, for: uses, help: .performOption)
  }

  package static func strict(
    at path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Call, Bool> & Sendable,
    in section: Words? = nil,
    for uses: OptionRow.Uses = []
  ) -> Self {
    .flag("--strict", at: path(), in: section, for: uses, help: .strictOption)
  }

  package static func language(
    at path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Call, Language?> & Sendable,
    in section: Words? = nil,
    for uses: OptionRow.Uses = []
  ) -> Self {
    .value("--language", at: path(), in: section, for: uses, help: .languageOption)
  }

  package static func spelling(
    at path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Call, Spelling?> & Sendable,
    in section: Words? = nil,
    for uses: OptionRow.Uses = []
  ) -> Self {
    .value("--spelling", at: path(), as: "language", in: section, for: uses, help: .spellingOption)
  }

  package static func step(
    at path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Call, Int?> & Sendable,
    in section: Words? = nil
  )
    -> Self
  {
    .value("--step", at: path(), as: "n", in: section, help: .stepOption)
  }

  package static func scale(
    at path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Call, Int> & Sendable,
    in section: Words? = nil,
    for uses: OptionRow.Uses = []
  ) -> Self {
    .value(
      "--scale", at: path(), as: "n", in: section, for: uses,
      fault: { (1...3).contains($0) ? nil : .scale }, help: .scaleOption)
  }

  package static func timeLimit(
    at path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Call, Double> & Sendable,
    in section: Words? = nil,
    for uses: OptionRow.Uses = []
  ) -> Self {
    .value(
      "--time-limit", at: path(), as: "seconds", in: section, for: uses,
      fault: { $0 > 0 && $0 <= TimeLimit.most ? nil : .timeLimit }, help: .timeLimitOption)
  }

  package static func standardInputName(
    at path:
      @autoclosure @escaping @Sendable () -> any WritableKeyPath<Call, StandardInputName?>
      & Sendable, in section: Words? = nil,
    for uses: OptionRow.Uses = []
  ) -> Self {
    .value(
      "--stdin-name", at: path(), as: "name[:line]", in: section, for: uses,
      help: .standardInputNameOption)
  }
}
