import VCCommand
import VCPhrases
import VCSource

extension FindingsFormat {
  /// SARIF 2.1.0: GitHub's code scanning, editors.
  static let sarif = FindingsFormat("sarif") { $0.sarif }
}

extension Findings {
  /// The SARIF 2.1.0 report: one run, with a rule for each identifier.
  fileprivate var sarif: String {
    let examples = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let rules = examples.keys.sorted()
    return JSONWriter.object(spread: true) { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.objects("runs", spread: true, [0]) { json, _ in
        json.object("tool") { json in
          json.object("driver", spread: true) { json in
            json.member("name", "vcdiagram")
            json.objects("rules", rules.compactMap { examples[$0] }) { $0.rule(of: $1) }
          }
        }
        json.member("columnKind", "unicodeCodePoints")
        json.objects("results", all) { json, finding in
          json.result(finding, rule: rules.firstIndex(of: finding.id) ?? 0)
        }
      }
    } + "\n"
  }
}

extension JSONWriter {
  /// Writes the rule of a finding, with the finding as its example.
  fileprivate mutating func rule(of finding: Finding) {
    member("id", finding.id)
    let name = finding.id.replacing("-", with: " ")
    let wording = Wording(finding.language)
    for (key, text) in [
      ("shortDescription", name.capitalizedFirst),
      ("fullDescription", Words.reportExample(message: finding.message).text(in: wording)),
      ("help", Words.reportHelp.text(in: wording)),
    ] {
      object(key) { $0.member("text", text) }
    }
    object("defaultConfiguration") { $0.member("level", finding.severity.sarifLevel) }
  }

  fileprivate mutating func result(_ finding: Finding, rule: Int) {
    member("ruleId", finding.id)
    member("ruleIndex", rule)
    member("level", finding.severity.sarifLevel)
    object("message") { $0.member("text", finding.lines.joined(separator: "\n")) }
    array("locations", [finding.span]) { $0.location(finding.file, $1, message: nil) }
    let related = finding.notes.filter { $0.span != nil }
    guard !related.isEmpty else { return }
    array("relatedLocations", related) { $0.location($1.file, $1.span, message: $1.message) }
  }

  private mutating func location(_ file: String, _ span: Finding.Span?, message: String?) {
    object { json in
      json.object("physicalLocation") { json in
        json.object("artifactLocation") { $0.member("uri", file.percentEncodedPath) }
        guard let span else { return }
        json.object("region") { json in
          json.member("startLine", span.start.line)
          json.member("startColumn", span.start.column)
          json.member("endLine", span.end.line)
          json.member("endColumn", span.end.column)
        }
      }
      guard let message else { return }
      json.object("message") { $0.member("text", message) }
    }
  }
}

extension Diagnostic.Severity {
  fileprivate var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .hint: "note"
    }
  }
}

extension String {
  /// A path as a reference in a URI; an absolute path gets a scheme.
  fileprivate var percentEncodedPath: String {
    let encoded = percentEncoded(besides: "-._~/")
    return hasPrefix("/") ? "file://" + encoded : encoded
  }
}
