import VCDescriptions
import VCEngine
import VCSource

extension InputFormat {
  /// The output of UIKit's `_printHierarchy` or Chisel's `pvc`.
  package static let printed = InputFormat(
    "printed", plural: .printedHierarchies, fileExtensions: ["txt", "log"],
    recognition: .form { PrintedDetection($0).isPrinted }, joinsOthers: true,
    omissions: { Words.omissionsOfPrinted.text(in: $0).split(separator: "\n").map(String.init) },
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
      diagnostics.error(.noRows, at: source.startRange)
      return nil
    }
    let last = lastPrint(of: rows, diagnostics)
    var decoder = PrintedDecoder(PrintedHierarchy(last, diagnostics), diagnostics)
    return decoder.decode()
  }

  /// The rows of the last print. An earlier one, as a console has them, begins with a root of a later one.
  private static func lastPrint(
    of rows: [PrintedRow], _ diagnostics: DiagnosticCollector
  ) -> [PrintedRow] {
    var (starts, roots): ([Int], Set<String>) = ([], [])
    for (number, row) in rows.enumerated() where row.cells == 0 {
      guard let address = row.address else { continue }
      let root = row.className.value + address
      guard !roots.insert(root).inserted else { continue }
      starts.append(number)
      roots = [root]
    }
    guard let start = starts.last else { return rows }
    diagnostics.warning(.earlierPrints(times: starts.count + 1), at: rows[start].range)
    return Array(rows[start...])
  }
}
