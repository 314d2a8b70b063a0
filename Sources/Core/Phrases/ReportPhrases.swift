import VCDiagnostics

/// The texts of tables and of the command's reports.
package protocol ReportPhrases {
  /// Returns a message after its severity, or nil for a note's: `error: the text is empty`.
  func headline(_ severity: Diagnostic.Severity?, _ message: String) -> String
  /// Returns the number of a file's diagnostics that are not printed.
  func more(_ count: Int) -> String
  /// Returns how a figure was fitted to its page.
  func fit(_ report: FitReport) -> String
  /// The note on a figure without a page that is arranged for a screen.
  var arrangedForScreen: String { get }
  /// Returns the size of a figure's smallest text, in points, when a column's width shrinks it.
  func smallText(_ points: Double, inColumn width: Double) -> String

  /// The headings of the table of controllers: id, class, family, the six pointers, children.
  var controllerColumns: [String] { get }
  /// The headings of the table of presentations: receiver, presenter, presented, style, transition,
  /// presenter's view, style in compact width.
  var presentationColumns: [String] { get }
  /// The headings of the table of several windows: id, level, scene, root, families.
  var windowColumns: [String] { get }
  /// The heading of the windows' widths, the last column, shown if windows have their own widths.
  var widthColumn: String { get }
  /// Returns the name of an alternative by its number from 1, with its own step; pass nil for the
  /// initial state or to name the whole alternative.
  func alternative(_ number: Int, _ label: String?, step: Int?) -> String
  /// Returns the table cell that says whether the presenter's view stays.
  func presenterViewCell(stays: Bool) -> String
}
