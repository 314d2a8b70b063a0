import VCCommand
import VCSource

extension SourceFolder {
  /// Returns the incomplete transitions, sentences that count all, and the number of files.
  ///
  /// - Throws: As `description(named:)`.
  func openEnds(
    in language: Language
  ) throws -> (findings: [Finding], notes: [String], files: Int) {
    let text = String(
      decoding: try read(["--open", "--language=\(language.rawValue)"]), as: UTF8.self)
    let folder = AppFolder.prefix(of: path)
    var (findings, notes, files): ([Finding], [String], Int) = ([], [], 1)
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields.count == 4 {
        findings.append(
          Finding(folder + fields[0], line: Int(fields[1]), id: fields[2], message: fields[3]))
      } else if fields.count == 2, let count = Int(fields[1]) {
        files = count
      } else {
        notes.append(String(line))
      }
    }
    return (findings, notes, files)
  }
}
