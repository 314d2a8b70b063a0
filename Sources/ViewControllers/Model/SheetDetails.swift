/// UISheetPresentationController.Detent: a height at which a sheet rests, in compact width.
public enum Detent: String, CaseIterable, Sendable {
  /// About half the screen.
  case medium
  /// Nearly the whole screen: what a sheet without detents has.
  case large
}

/// UIViewController.preferredContentSize, in points of the screen.
public struct ContentSize: Hashable, Sendable {
  /// In points.
  public let width: Int
  /// In points.
  public let height: Int

  /// A size; both are at least 1.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// What a width or a height may be, in points: no screen is larger.
  package static let range = 1...10_000
}

extension ModalPresentationStyle {
  /// What the delegate of an adaptive presentation may answer (R14).
  package static let adaptiveAnswers: [ModalPresentationStyle] = [
    .none, .automatic, .fullScreen, .overFullScreen, .pageSheet, .formSheet,
  ]
}
