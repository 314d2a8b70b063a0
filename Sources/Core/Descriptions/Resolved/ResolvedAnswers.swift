import VCComparison
import VCDiagnostics
import VCTextFormats

/// The output of `resolve --format json`: the hierarchy in one state, or in each alternative's
/// states.
public struct ResolvedAnswers: Sendable {
  /// The hierarchy; nil for a description with alternatives.
  public let snapshot: Snapshot?
  /// The alternatives' hierarchies, in order.
  public let alternatives: [Alternative]

  /// The hierarchies of one alternative.
  public struct Alternative: Sendable {
    /// The alternative's name, if any.
    public let label: String?
    /// The hierarchies by step number, in order; at least one.
    public let moments: [(step: Int, snapshot: Snapshot)]
  }

  /// Reads the answers; returns nil for another kind of text.
  ///
  /// - Throws: All errors in the answers.
  public init?(parsing source: Source) throws(DiagnosticError) {
    guard InputFormat(of: source) == .json else { return nil }
    let diagnostics = DiagnosticCollector()
    // A description's syntax errors are reported by its own loader.
    guard let root = SyntaxNode(parsing: source, as: .json, diagnostics),
      !diagnostics.hasErrors, Self.isResolved(root)
    else { return nil }
    var reader = MappingReader(root, expecting: .description, diagnostics)
    if reader.has(Self.families) {
      snapshot = ResolvedDecoder(root, diagnostics).snapshot
      alternatives = []
    } else {
      snapshot = nil
      alternatives = (reader.sequence("alternatives")?.value ?? []).compactMap {
        Self.alternative($0, diagnostics)
      }
    }
    try diagnostics.throwErrors(in: source)
  }

  private static let families = "families"
  private static let moments = "moments"

  /// Whether a text contains resolved answers: no description has these keys.
  private static func isResolved(_ root: SyntaxNode) -> Bool {
    guard root.kind == .mapping else { return false }
    for (key, value) in root.members {
      if key.text == families { return true }
      if key.text == "alternatives" {
        for alternative in value.elements {
          if alternative.members.contains(where: { $0.key.text == moments }) { return true }
        }
      }
    }
    return false
  }

  private static func alternative(
    _ node: SyntaxNode, _ diagnostics: DiagnosticCollector
  ) -> Alternative? {
    var reader = MappingReader(node, expecting: .alternative, diagnostics)
    let label = reader.value("label").flatMap(\.string)
    guard let nodes = reader.sequence(moments) else {
      reader.missing(moments, of: .alternative)
      return nil
    }
    var read: [(step: Int, snapshot: Snapshot)] = []
    for node in nodes.value {
      var moment = MappingReader(node, expecting: .value(ofKey: moments), diagnostics)
      guard let step = moment.int("step"), let answers = moment.value("hierarchy") else { continue }
      read.append((step.value, ResolvedDecoder(answers, diagnostics).snapshot))
    }
    if read.isEmpty { reader.missing("hierarchy", of: .value(ofKey: moments)) }
    return read.isEmpty ? nil : Alternative(label: label, moments: read)
  }
}
