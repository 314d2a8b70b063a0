import VCSource

/// UISheetPresentationController.Detent: a height at which a sheet rests, in compact width.
package enum Detent: Hashable, Sendable {
  /// About half the screen.
  case medium
  /// Nearly the whole screen: the default.
  case large
  /// A height computed by the app, in points.
  case custom(identifier: String, height: Int)

  /// UIKit's named detents.
  package static let system: [Detent] = [.medium, .large]

  /// The name that a sheet's properties use.
  package var identifier: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .custom(let identifier, _): identifier
    }
  }

  /// The first iOS that has the detent.
  var since: Int {
    if case .custom = self { 16 } else { 15 }
  }

  /// Whether it is lower on every screen: how high `medium` is depends on the screen.
  private func isLower(than other: Detent) -> Bool {
    switch (self, other) {
    case (.custom(_, let height), .custom(_, let other)): height < other
    case (.medium, .large), (.custom, .large): true
    default: false
    }
  }

  /// Returns detents from the smallest to the largest, as the property asks for them (R37).
  package static func ascending(_ detents: [Detent]) -> [Detent] {
    detents.reduce(into: []) { sorted, detent in
      sorted.insert(detent, at: sorted.firstIndex(where: detent.isLower) ?? sorted.count)
    }
  }

  /// Whether a sheet can rest at it: in compact height the medium detent is inactive (R37).
  package func isActive(in traits: Traits) -> Bool {
    traits.ios >= since && (self != .medium || !traits.isCompactHeight)
  }
}

/// The part of the screen that a sheet takes, if not decided by its style.
package enum SheetExtent: String, Hashable, Sendable {
  /// The sheet alone: the part above it is not dimmed and reacts to touches
  /// (`largestUndimmedDetentIdentifier`).
  case undimmed
  /// The whole screen, in compact height, unless the sheet is attached to the lower edge.
  case fullScreen
}

extension ViewController {
  /// The detents as declared, or UIKit's default, from the smallest to the largest.
  package var detentsInForce: [Detent] { Detent.ascending(detents?.value ?? [.large]) }

  /// Whether its detents aren't listed from the smallest to the largest.
  package var hasUnorderedDetents: Bool { detents.map { $0.value != detentsInForce } ?? false }

  /// The initial detent of its sheet: the selected one, or the smallest that is active.
  package func restingDetent(in traits: Traits) -> Detent {
    let (selected, active) = (
      selectedDetentIdentifier?.value, detentsInForce.filter { $0.isActive(in: traits) }
    )
    return active.first { $0.identifier == selected } ?? active.first ?? .large
  }

  /// The largest detent at which its sheet leaves the part above it undimmed, nil if it dims always.
  package func undimmedDetent(in traits: Traits) -> Detent? {
    let largest = largestUndimmedDetentIdentifier?.value
    return detentsInForce.firstIndex { $0.identifier == largest }
      .flatMap { detentsInForce[...$0].last { $0.isActive(in: traits) } }
  }

  /// Whether its sheet leaves the part above it undimmed at the initial detent.
  private func restsUndimmed(in traits: Traits) -> Bool {
    let resting = restingDetent(in: traits)
    let limit = undimmedDetent(in: traits).flatMap(detentsInForce.firstIndex(of:))
    return limit.map { detentsInForce[...$0].contains(resting) } ?? false
  }

  /// The part of the screen that its sheet takes; nil if the style decides, or it is not a sheet
  /// (R12, R37).
  func sheetExtent(as style: ModalPresentationStyle, in traits: Traits) -> SheetExtent? {
    guard style == .pageSheet || style == .formSheet, traits.ios >= 13 else { return nil }
    let isAttached =
      traits.ios >= 15 && self[flag: .prefersEdgeAttachedInCompactHeight]?.value == true
    if traits.isCompactHeight, !isAttached { return .fullScreen }
    return traits.isCompact && traits.ios >= 15 && restsUndimmed(in: traits) ? .undimmed : nil
  }

  /// The property with which code reaches its sheet, that of a popover in compact width, too; nil where the
  /// style makes no sheet (R35).
  package var sheetProperty: String? {
    switch modalPresentationStyle?.value ?? .automatic {
    case .automatic, .pageSheet, .formSheet: "sheetPresentationController"
    case .popover: "popoverPresentationController.adaptiveSheetPresentationController"
    default: nil
    }
  }

  /// The key of a sheet that it sets though its style makes no sheet, and the location of the value.
  var keyWithoutSheet: (key: String, range: SourceRange?)? {
    guard sheetProperty == nil else { return nil }
    return [
      detents.map { ("detents", $0.range) },
      selectedDetentIdentifier.map { ("selectedDetentIdentifier", $0.range) },
      largestUndimmedDetentIdentifier.map { ("largestUndimmedDetentIdentifier", $0.range) },
      ViewControllerKey.ofSheets.lazy.compactMap { key in
        settings[key].map { (key.rawValue, $0.range) }
      }.first,
    ].lazy.compactMap(\.self).first
  }

  /// The properties that name a detent missing from `detents`. UIKit ignores them.
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

/// UIViewController.preferredContentSize, in points.
package struct ContentSize: Hashable, Sendable {
  /// The width, in points.
  package let width: Int
  /// The height, in points.
  package let height: Int

  /// A size; both values are at least 1.
  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// The range of widths and heights, in points. No screen is larger.
  package static let range = 1...10_000
}

extension ModalPresentationStyle {
  /// The possible answers of an adaptive presentation's delegate (R14).
  package static let adaptiveAnswers: [ModalPresentationStyle] = [
    .none, .automatic, .fullScreen, .overFullScreen, .pageSheet, .formSheet,
  ]
}
