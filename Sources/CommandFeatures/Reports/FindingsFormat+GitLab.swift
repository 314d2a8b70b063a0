import VCCommand
import VCSource

extension FindingsFormat {
  /// GitLab's code quality report.
  static let gitlab = FindingsFormat("gitlab") { $0.gitLabReport }
}

extension Findings {
  /// GitLab's code quality report, an array. Equal messages in a file are numbered, so that each
  /// has its own fingerprint, which stays the same if lines are added above.
  fileprivate var gitLabReport: String {
    var counts: [String: Int] = [:]
    var json = JSONWriter()
    json.array(spread: true, all) { json, finding in
      let key = [finding.file, finding.id, finding.message].joined(separator: "\0")
      counts[key, default: 0] += 1
      let digest = Digest(of: Array("\(key)\0\(counts[key, default: 0])".utf8))
      json.object { json in
        json.member("description", finding.lines.joined(separator: "\n"))
        json.member("check_name", finding.id)
        json.member("fingerprint", digest.hexadecimal)
        json.member("severity", finding.severity.gitLabName)
        json.object("location") { json in
          json.member("path", finding.file)
          json.object("lines") { $0.member("begin", finding.span?.start.line ?? 1) }
        }
      }
    }
    return json.text + "\n"
  }
}

extension Diagnostic.Severity {
  fileprivate var gitLabName: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .hint: "info"
    }
  }
}
