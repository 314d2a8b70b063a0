import VCSource

/// The texts of the command's reports.
package protocol ReportPhrases {
  /// Returns a message after its severity, or nil for a note's: `error: the text is empty`.
  func headline(_ severity: Diagnostic.Severity?, _ message: String) -> String
  /// Returns the number of a file's diagnostics that are not printed.
  func more(_ count: Int) -> String
  /// Returns how a figure was fitted to its page.
  func fit(_ report: FitReport) -> String
  /// The note on a figure without a page that is arranged for a screen.
  var arrangedForScreen: String { get }

  /// Returns the name of an alternative by its number from 1, with its own step; pass nil for the
  /// initial state or to name the whole alternative.
  func alternative(_ number: Int, _ label: String?, step: Int?) -> String
}
