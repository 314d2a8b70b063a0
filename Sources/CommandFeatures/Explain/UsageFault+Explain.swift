import VCCommand
import VCEngine
import VCSource

/// What is wrong with a call of `explain`.
extension UsageFault {
  static func unknownStyle(_ style: String) -> Self {
    let known = ModalPresentationStyle.allCases.map(\.rawValue)
    return Self(.unknownStyleFault(name: style, near: style.nearest(among: known), known: known))
  }

  static func unknownTime(_ time: String) -> Self {
    let known = StepTime.allCases.map(\.rawValue)
    return Self(.unknownTimeFault(name: time, near: time.nearest(among: known), known: known))
  }

  /// `--in` with an input that no feature explains.
  static var inOfDescription: Self { Self(.inOfDescriptionFault(kinds: kinds)) }

  /// `--host` with an input that no feature explains.
  static var hostOfDescription: Self { Self(.hostOfDescriptionFault(kinds: kinds)) }

  static func unknownHost(_ name: String, known: [String]) -> Self {
    Self(.unknownHostFault(name: name, near: name.nearest(among: known), known: known))
  }

  /// What people call the texts that features explain.
  private static var kinds: [Words] { TextExplainer.all.map(\.name) }
}
