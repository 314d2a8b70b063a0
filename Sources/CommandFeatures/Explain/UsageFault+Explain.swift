import VCCommand
import VCEngine
import VCSource

/// What is wrong with a call of `explain`.
extension UsageFault {
  static func notAClass(_ name: String) -> Self { Self("'\(name)' is not a class name") }
  static func cannotBePresented(_ reason: String) -> Self { Self(reason) }

  static func unknownStyle(_ style: String) -> Self {
    Self(
      "unknown modalPresentationStyle '\(style)'"
        + Self.suggestion(
          for: style, of: ModalPresentationStyle.allCases.map(\.rawValue), "the styles are"))
  }

  static func unknownTime(_ time: String) -> Self {
    Self(
      "unknown time '\(time)' of a step"
        + Self.suggestion(for: time, of: StepTime.allCases.map(\.rawValue), "the times are"))
  }

  static var oneQuestion: Self {
    Self("ask one question: --present, --dismiss, --add, --remove, --transition or --property")
  }

  static var noStepToExplain: Self {
    Self(
      "no step precedes this state; ask --present, --dismiss, --add, --remove, --transition or "
        + "--property")
  }

  static var codeOfProperty: Self {
    Self(
      "a property has no code; replace --property by --present, --dismiss, --add, --remove or "
        + "--transition")
  }

  static func shortWith(_ option: String) -> Self {
    Self("--short shortens sentences; leave it or \(option) out")
  }

  static func fullWith(_ option: String) -> Self {
    Self("--full prints every sentence; leave it or \(option) out")
  }

  /// `--code` in a program without a feature that writes code.
  static var noCode: Self { Self("this program prints no code; leave --code out") }

  /// `--in` with an input that no feature explains.
  static var inOfDescription: Self {
    let names = TextExplainer.all.map { $0.name.text(in: Wording(.en)) }.joined(separator: " or ")
    return Self(
      names.isEmpty
        ? "this program explains descriptions alone; leave --in out"
        : "--in names the description that explains a \(names), but the input is no \(names)")
  }

  /// `--in` with an option that the explanation of a text doesn't have.
  static func inWithout(_ option: String, of text: String) -> Self {
    Self("--in explains each line of the \(text); leave \(option) out")
  }

  /// `--host` with an input that no feature explains.
  static var hostOfDescription: Self {
    let names = TextExplainer.all.map { $0.name.text(in: Wording(.en)) }.joined(separator: " or ")
    return Self(
      names.isEmpty
        ? "this program explains descriptions alone; leave --host out"
        : "--host names the framework of the app that wrote a \(names), but the input is no \(names)"
    )
  }

  static func unknownHost(_ name: String, known: [String]) -> Self {
    Self("unknown framework '\(name)'" + suggestion(for: name, of: known, "the frameworks are"))
  }
}
