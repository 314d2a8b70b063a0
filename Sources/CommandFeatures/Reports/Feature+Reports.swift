import VCCommand

extension Feature {
  /// What services for CI read of findings.
  package static var reports: Feature { Feature(reports: [.sarif, .github, .gitlab]) }
}
