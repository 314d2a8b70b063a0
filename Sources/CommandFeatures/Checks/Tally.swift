import VCSource

/// The number of files checked, and of the diagnostics in them.
struct Tally: Sendable {
  var files: Int
  var errors = 0
  var warnings = 0
  var hints = 0
  /// The number of files that could not be read.
  var unreadable = 0

  mutating func count(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .hint: hints += 1
      }
    }
  }
}

extension Tally {
  /// The numbers in words.
  var words: Words {
    .checked(
      files: files, nothingRead: unreadable == files, errors: errors, warnings: warnings,
      hints: hints, unreadable: unreadable)
  }
}
