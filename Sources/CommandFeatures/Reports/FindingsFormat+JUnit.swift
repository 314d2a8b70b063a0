import VCCommand
import VCSource

extension FindingsFormat {
  /// JUnit's XML: each file is a test.
  static let junit = FindingsFormat("junit") { $0.junit }
}

extension Findings {
  /// JUnit's report: every file is a test, which fails with its errors; warnings and hints are its
  /// output.
  fileprivate var junit: String {
    var xml = XMLWriter(reservingFor: 300 * (all.count + files.count))
    let failed = files.filter { inFile($0).contains { $0.severity == .error } }
    xml.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.begin("testsuites")
    xml.open()
    xml.begin("testsuite")
    xml.attribute("name", "vcdiagram")
    xml.attribute("tests", String(files.count))
    xml.attribute("failures", String(failed.count))
    xml.attribute("errors", "0")
    xml.open()
    for file in files { xml.test(file, inFile(file)) }
    xml.close("testsuite")
    xml.close("testsuites")
    return String(decoding: xml.bytes, as: UTF8.self)
  }
}

extension XMLWriter {
  fileprivate mutating func test(_ file: String, _ findings: [Finding]) {
    let errors = findings.filter { $0.severity == .error }
    let others = findings.filter { $0.severity != .error }
    begin("testcase")
    attribute("name", file)
    attribute("classname", "vcdiagram")
    if findings.isEmpty { return endEmpty() }
    open()
    if let first = errors.first {
      begin("failure")
      attribute("type", first.id)
      attribute("message", first.message)
      end("failure", with: errors.map(\.block).joined(separator: "\n"))
    }
    if !others.isEmpty { element("system-out", others.map(\.block).joined(separator: "\n")) }
    close("testcase")
  }
}

extension Finding {
  /// The finding in a compiler's form, without the text's line.
  fileprivate var block: String {
    let place = span.map { ":\($0.start.line):\($0.start.column)" } ?? ""
    return "\(file)\(place): \(severity.rawValue): \(lines.joined(separator: "\n"))"
  }
}
