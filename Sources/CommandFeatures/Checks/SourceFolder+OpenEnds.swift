import VCCommand
import VCSource

extension SourceFolder {
  /// Returns the incomplete transitions, and sentences that count all.
  ///
  /// - Throws: As `description(named:)`.
  func openEnds(in language: Language) throws -> (findings: [Finding], notes: [String]) {
    let text = String(
      decoding: try read(["--open", "--language=\(language.rawValue)"]), as: UTF8.self)
    let folder = AppFolder.prefix(of: path)
    var (findings, notes): ([Finding], [String]) = ([], [])
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields.count == 4 {
        findings.append(
          Finding(folder + fields[0], line: Int(fields[1]), id: fields[2], message: fields[3]))
      } else {
        notes.append(String(line))
      }
    }
    return (findings, notes)
  }
}
