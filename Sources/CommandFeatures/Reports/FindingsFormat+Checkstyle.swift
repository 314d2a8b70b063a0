import VCCommand
import VCSource

extension FindingsFormat {
  /// Checkstyle's XML, which Jenkins, Danger and others read.
  static let checkstyle = FindingsFormat("checkstyle") { $0.checkstyle }
}

extension Findings {
  /// Checkstyle's report: every file with its findings.
  fileprivate var checkstyle: String {
    var xml = XMLWriter(reservingFor: 200 * (all.count + files.count))
    xml.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.begin("checkstyle")
    xml.attribute("version", "8.0")
    xml.open()
    for file in files {
      xml.begin("file")
      xml.attribute("name", file)
      xml.open()
      for finding in inFile(file) {
        xml.begin("error")
        xml.attribute("line", String(finding.span?.start.line ?? 1))
        xml.attribute("column", String(finding.span?.start.column ?? 1))
        xml.attribute("severity", finding.severity == .hint ? "info" : finding.severity.rawValue)
        xml.attribute("message", finding.lines.joined(separator: " — "))
        xml.attribute("source", "vcdiagram." + finding.id)
        xml.endEmpty()
      }
      xml.close("file")
    }
    xml.close("checkstyle")
    return String(decoding: xml.bytes, as: UTF8.self)
  }
}
