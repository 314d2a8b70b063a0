import VCDescriptions
import VCEngine
import VCSource

extension InputFormat {
  /// The output of UIKit's `_printHierarchy` or Chisel's `pvc`.
  package static let printed = InputFormat(
    "printed", plural: "printed hierarchies", fileExtensions: ["txt", "log"],
    recognition: .form { PrintedDetection($0).isPrinted }, joinsOthers: true,
    omissions: { $0.choose(\.omissionsOfPrinted, \.omissionsOfPrinted) },
    read: AppDescription.printed)
}

extension AppDescription {
  fileprivate static func printed(
    _ source: Source, _ diagnostics: DiagnosticCollector
  ) -> AppDescription? {
    guard source.isReadable(diagnostics, tolerating: .wrongBytes) else { return nil }
    var parser = PrintedRowParser(PrintedText(source), diagnostics)
    let rows = parser.parse()
    // The children of an unreadable row would have no parent.
    if diagnostics.hasErrors { return nil }
    guard !rows.isEmpty else {
      diagnostics.error(.printed(.noRows), at: source.startRange)
      return nil
    }
    var decoder = PrintedDecoder(PrintedHierarchy(rows, diagnostics), diagnostics)
    return decoder.decode()
  }
}
