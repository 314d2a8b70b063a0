/// An enumeration of UIKit's that Swift and Objective-C spell differently: Objective-C has the name
/// of the whole enumeration before that of the case.
public protocol ObjectiveCSpelled: CaseIterable, RawRepresentable<String>, Sendable {
  /// What stands before a case in Objective-C, for instance `UIModalPresentation`.
  static var objectiveCPrefix: String { get }
}

extension ObjectiveCSpelled {
  /// From Swift's spelling (`formSheet`) or Objective-C's (`UIModalPresentationFormSheet`).
  public init?(spelling: String) {
    guard let value = Self.allCases.first(where: { $0.spellings.contains(spelling) }) else {
      return nil
    }
    self = value
  }

  /// The ways to write the case, Swift's first.
  public var spellings: [String] { [rawValue, objectiveCSpelling] }

  /// The case as Objective-C writes it.
  public var objectiveCSpelling: String {
    Self.objectiveCPrefix + rawValue.prefix(1).uppercased() + String(rawValue.dropFirst())
  }
}
