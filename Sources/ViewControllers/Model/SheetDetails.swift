import Diagnostics

/// UISheetPresentationController.Detent: a height at which a sheet rests, in compact width.
public enum Detent: Hashable, Sendable {
  /// About half the screen.
  case medium
  /// Nearly the whole screen: what a sheet without detents has.
  case large
  /// A height that the app computes, in points of the screen.
  case custom(identifier: String, height: Int)

  /// The detents that UIKit has by name.
  package static let system: [Detent] = [.medium, .large]

  /// The name by which properties of a sheet refer to it.
  public var identifier: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .custom(let identifier, _): identifier
    }
  }

  /// The first iOS that has it.
  var since: Int {
    if case .custom = self { 16 } else { 15 }
  }
}

/// What a sheet takes of the screen where its style doesn't say it.
public enum SheetExtent: String, Hashable, Sendable {
  /// The part above the sheet is neither dimmed nor out of reach (`largestUndimmedDetentIdentifier`).
  case undimmed
  /// The whole screen, in compact height.
  case fullScreen
}

extension ViewController {
  /// The detents as declared, or UIKit's default.
  var detentsInForce: [Detent] { detents?.value ?? [.large] }

  /// The detent at which its sheet rests first: the selected one, or the smallest. Detents are declared
  /// from the smallest to the largest.
  package var restingDetent: Detent? {
    let selected = selectedDetentIdentifier?.value
    return detentsInForce.first { $0.identifier == selected } ?? detentsInForce.first
  }

  /// Whether its sheet leaves the part above it undimmed at the resting detent.
  private var restsUndimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier?.value, let resting = restingDetent,
      let limit = detentsInForce.firstIndex(where: { $0.identifier == largest }),
      let place = detentsInForce.firstIndex(of: resting)
    else { return false }
    return place <= limit
  }

  /// What its sheet takes, nil where the style says it or it is no sheet (R12, R37).
  func sheetExtent(as style: ModalPresentationStyle, in traits: Traits) -> SheetExtent? {
    guard style == .pageSheet || style == .formSheet, traits.ios >= 13 else { return nil }
    if traits.isCompactHeight { return .fullScreen }
    return traits.isCompact && traits.ios >= 15 && restsUndimmed ? .undimmed : nil
  }

  /// The properties that name a detent that is not in `detents`, which UIKit ignores.
  var unlistedDetents: [(key: String, identifier: Sourced<String>)] {
    [
      ("largestUndimmedDetentIdentifier", largestUndimmedDetentIdentifier),
      ("selectedDetentIdentifier", selectedDetentIdentifier),
    ].compactMap { key, identifier in identifier.map { (key, $0) } }
      .filter { _, identifier in
        !detentsInForce.contains { $0.identifier == identifier.value }
      }
  }
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
