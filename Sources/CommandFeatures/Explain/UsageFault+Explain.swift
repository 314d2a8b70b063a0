import VCCommand
import VCEngine
import VCSource

/// What is wrong with a call of `explain`.
extension UsageFault {
  static func notAClass(_ name: String) -> Self { Self(.notAClassFault(name: name)) }

  static func unknownStyle(_ style: String) -> Self {
    let known = ModalPresentationStyle.allCases.map(\.rawValue)
    return Self(.unknownStyleFault(name: style, near: style.nearest(among: known), known: known))
  }

  static func unknownTime(_ time: String) -> Self {
    let known = StepTime.allCases.map(\.rawValue)
    return Self(.unknownTimeFault(name: time, near: time.nearest(among: known), known: known))
  }

  static var oneQuestion: Self { Self(.oneQuestionFault) }
  static var noStepToExplain: Self { Self(.noStepToExplainFault) }
  static var codeOfProperty: Self { Self(.codeOfPropertyFault) }
  static func shortWith(_ option: String) -> Self { Self(.shortWithFault(option: option)) }
  static func fullWith(_ option: String) -> Self { Self(.fullWithFault(option: option)) }

  /// `--code` in a program without a feature that writes code.
  static var noCode: Self { Self(.noCodeFault) }

  /// `--in` with an input that no feature explains.
  static var inOfDescription: Self { Self(.inOfDescriptionFault(kinds: kinds)) }

  /// `--in` with an option that the explanation of a text doesn't have.
  static func inWithout(_ option: String, of text: Words) -> Self {
    Self(.inWithoutFault(kind: text, option: option))
  }

  /// `--host` with an input that no feature explains.
  static var hostOfDescription: Self { Self(.hostOfDescriptionFault(kinds: kinds)) }

  static func unknownHost(_ name: String, known: [String]) -> Self {
    Self(.unknownHostFault(name: name, near: name.nearest(among: known), known: known))
  }

  /// What people call the texts that features explain.
  private static var kinds: [Words] { TextExplainer.all.map(\.name) }
}
