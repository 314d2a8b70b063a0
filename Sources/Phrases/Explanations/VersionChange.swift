import VCEngine

/// A change of UIKit's look that sentences tell of: a row of the table "What changed with iOS 26 and 27" in
/// `Rules.md`, which has its source.
package enum VersionChange: String, CaseIterable, Sendable {
  /// A sheet that isn't at its large detent keeps clear of the screen's edges (R37).
  case insetSheets
  /// An action sheet originates from its source (R13).
  case actionSheetsFromSource

  /// The first iOS that has it.
  package var since: Int {
    switch self {
    case .insetSheets: 26
    case .actionSheetsFromSource: ViewController.inlineSourcesSince
    }
  }

  func isThere(in ios: Int) -> Bool { ios >= since }
}
