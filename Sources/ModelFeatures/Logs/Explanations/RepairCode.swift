import VCSource

/// Equivalent code in both languages, with placeholders for a line's controllers: `$A` is the variable of a
/// role, `#A` its class, `$I` the line's identifier.
struct RepairCode: Sendable {
  private let swift: String
  private let objectiveC: String

  /// Creates code; without an Objective-C version, as for SwiftUI views, the code is Swift.
  init(_ swift: String, _ objectiveC: String? = nil) {
    (self.swift, self.objectiveC) = (swift, objectiveC ?? swift)
  }

  /// The lines in a language.
  func lines(in spelling: Spelling) -> [String] {
    (spelling == .objectiveC ? objectiveC : swift)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
