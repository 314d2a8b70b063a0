import VCDiagnostics
import VCTextFormats

// The reports in XML and in commands.

extension Findings {
  /// GitHub's commands, one a line: `::error file=app.yaml,line=2,col=1::unknown key 'titel'`.
  var gitHubCommands: String {
    all.map { finding in
      var properties = ["file=\(finding.file.property)"]
      if let span = finding.span {
        properties += ["line=\(span.start.line)", "endLine=\(span.end.line)"]
        // GitHub accepts columns only within one line, and includes the last one.
        if span.start.line == span.end.line {
          properties += [
            "col=\(span.start.column)", "endColumn=\(max(span.start.column, span.end.column - 1))",
          ]
        }
      }
      properties.append("title=\(finding.id.property)")
      let message = finding.lines.joined(separator: "\n").command
      return "::\(finding.severity.gitHubName) \(properties.joined(separator: ","))::\(message)\n"
    }.joined()
  }

  /// Checkstyle's report: every file with its findings.
  var checkstyle: String {
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

  /// JUnit's report: every file is a test, which fails with its errors; warnings and hints are its
  /// output.
  var junit: String {
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

extension Diagnostic.Severity {
  fileprivate var gitHubName: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .hint: "notice"
    }
  }
}

extension String {
  /// The text escaped for a command, which ends at the end of its line.
  fileprivate var command: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The text escaped for a command's property, which ends at a comma or two colons.
  fileprivate var property: String {
    command.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
