import Diagnostics

/// The words of tables, and of the reports of the command.
package protocol ReportPhrases {
  /// A message after its severity, nil for a note's: `error: the text is empty`.
  func headline(_ severity: Diagnostic.Severity?, _ message: String) -> String
  /// How many diagnostics of a file are not printed.
  func more(_ count: Int) -> String
  /// How a figure came to fit its page.
  func fit(_ report: FitReport) -> String
  /// How large the smallest text of a figure is, in points, where a column makes it smaller.
  func smallText(_ points: Double, inColumn width: Double) -> String
  /// What `check` found.
  func summary(_ tally: Tally) -> String

  /// What stands before a description that was imported from these files, a line each.
  func importHeading(_ files: [String], isPrinted: Bool) -> [String]

  /// The columns of the table of controllers: id, class, family, the six pointers, children.
  var controllerColumns: [String] { get }
  /// The columns of the table of presentations: sender, presenter, presented, style, transition,
  /// what becomes of the presenter's view, the style in compact width.
  var presentationColumns: [String] { get }
  /// The columns of the table of several windows: id, level, scene, root, the families in it.
  var windowColumns: [String] { get }
  /// The heading of the windows' widths, which stand last where windows have their own.
  var widthColumn: String { get }
  /// One of several ways on, by number from 1, and the step of its own, nil for its beginning or
  /// where steps are not told apart.
  func alternative(_ number: Int, _ label: String?, step: Int?) -> String
  /// What becomes of the presenter's view, as a cell of the table.
  func presenterViewCell(stays: Bool) -> String
}

/// How many files were checked, and how much was found in them.
package struct Tally: Sendable {
  package var files: Int
  package var errors = 0
  package var warnings = 0
  package var hints = 0
  /// The files that could not be read.
  package var unreadable = 0

  package init(files: Int) { self.files = files }

  package mutating func count(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .hint: hints += 1
      }
    }
  }
}
