import VCDescriptions
import VCEngine
import VCPhrases
import VCSource

/// The options that several commands have.
extension CommandOption {
  package static func idiom(at path: @autoclosure @escaping Path<Idiom?>) -> Self {
    .value("--idiom", at: path(), help: .idiomOption)
  }

  package static func perform(at path: @autoclosure @escaping Path<String?>) -> Self {
    .value("--perform", at: path(), as: "id,id", help: .performOption)
  }

  package static func strict(at path: @autoclosure @escaping Path<Bool>) -> Self {
    .flag("--strict", at: path(), help: .strictOption)
  }

  package static func language(at path: @autoclosure @escaping Path<Language?>) -> Self {
    .value("--language", at: path(), help: .languageOption)
  }

  package static func spelling(at path: @autoclosure @escaping Path<Spelling?>) -> Self {
    .value("--spelling", at: path(), as: "language", help: .spellingOption)
  }

  package static func step(at path: @autoclosure @escaping Path<Int?>) -> Self {
    .value("--step", at: path(), as: "n", help: .stepOption)
  }

  package static func scale(at path: @autoclosure @escaping Path<Int>) -> Self {
    .value(
      "--scale", at: path(), as: "n", fault: { (1...3).contains($0) ? nil : .scale },
      help: .scaleOption)
  }

  package static func standardInputName(
    at path: @autoclosure @escaping Path<StandardInputName?>
  ) -> Self {
    .value("--stdin-name", at: path(), as: "name[:line]", help: .standardInputNameOption)
  }
}
