import VCCommand
import VCSource

extension FindingsFormat {
  /// Commands for a GitHub runner, which shows them at the lines of a change.
  static let github = FindingsFormat("github") { $0.gitHubCommands }
}

extension Findings {
  /// GitHub's commands, one a line: `::error file=app.yaml,line=2,col=1::unknown key 'titel'`.
  fileprivate var gitHubCommands: String {
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
