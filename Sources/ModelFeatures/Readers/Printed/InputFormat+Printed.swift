import VCDescriptions
import VCEngine
import VCSource

extension InputFormat {
  /// The output of UIKit's `_printHierarchy` or Chisel's `pvc`.
  package static let printed = InputFormat(
    "printed", plural: .printedHierarchies, fileExtensions: ["txt", "log"],
    recognition: .form(\.isPrintedHierarchy), joinsOthers: true,
    prints: { source in
      var parser = PrintedRowParser(PrintedText(source), DiagnosticCollector())
      let rows = parser.parse()
      return AppDescription.prints(in: rows).map { rows[$0].range.start }
    },
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
    let prints = prints(in: rows)
    let last = Array(rows[prints[prints.count - 1]...])
    if prints.count > 1 {
      diagnostics.warning(.earlierPrints(times: prints.count), at: last[0].range)
    }
    var decoder = PrintedDecoder(PrintedHierarchy(last, diagnostics), diagnostics)
    return decoder.decode()
  }

  /// The first row of each print, as a console may have several: one begins with a root of an earlier one.
  fileprivate static func prints(in rows: [PrintedRow]) -> [Int] {
    var (starts, roots): ([Int], Set<String>) = ([0], [])
    for (number, row) in rows.enumerated() where row.cells == 0 {
      guard let address = row.address else { continue }
      let root = row.className.value + address
      guard !roots.insert(root).inserted else { continue }
      starts.append(number)
      roots = [root]
    }
    return rows.isEmpty ? [] : starts
  }
}
