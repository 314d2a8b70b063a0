import VCCommand
import VCEngine
import VCSource

/// What is wrong with a call of `explain`.
extension UsageFault {
  static func unknownStyle(_ style: String) -> Self {
    let known = ModalPresentationStyle.allCases.map(\.rawValue)
    return Self(.unknownStyleFault(name: style, near: style.nearest(among: known), known: known))
  }

  /// `--host` with an input that no feature explains.
  static var hostOfDescription: Self {
    Self(.hostOfDescriptionFault(kinds: TextExplainer.all.map(\.name)))
  }

  static func unknownHost(_ name: String, known: [String]) -> Self {
    Self(.unknownHostFault(name: name, near: name.nearest(among: known), known: known))
  }
}
