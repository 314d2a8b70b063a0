import VCSource

/// A UIKit enumeration that Swift and Objective-C spell differently: in Objective-C, the name of
/// the enumeration precedes that of the case.
package protocol ObjectiveCSpelled: CaseIterable, RawRepresentable<String>, Sendable {
  /// The prefix of each case in Objective-C, such as `UIModalPresentation`.
  static var objectiveCPrefix: String { get }
}

extension ObjectiveCSpelled {
  /// Creates a value from Swift's spelling (`formSheet`) or Objective-C's
  /// (`UIModalPresentationFormSheet`).
  package init?(spelling: String) {
    guard let value = Self.allCases.first(where: { $0.spellings.contains(spelling) }) else {
      return nil
    }
    self = value
  }

  /// The case in Swift's spelling and in Objective-C's.
  package var spellings: [String] { [rawValue, objectiveCSpelling] }

  /// The case in Objective-C's spelling.
  package var objectiveCSpelling: String {
    Self.objectiveCPrefix + rawValue.capitalizedFirst
  }
}
