import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource

/// Two descriptions and the changes between them.
struct ChangesTrial {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The two texts. The second consists of the same bytes, from a position that they choose.
  var texts: [String] {
    let half = bytes.count / 2
    var others = Array(bytes[half...])
    for index in others.indices.prefix(4) { others[index] &+= bytes[index] | 1 }
    return [Array(bytes[..<half]), others].map { bytes in
      var grammar = DescriptionGrammar(InputBytes(bytes), viewControllers: 16)
      return grammar.description(steps: 4)
    }
  }

  func run() {
    let sources = texts.enumerated().map { Source(name: "\($0).json", text: $1) }
    // Descriptions with errors are refused before they are compared.
    let resolutions = sources.compactMap { try? AppDescription(parsing: $0) }
      .map { Resolution($0) }
      .filter { resolution in !resolution.diagnostics.contains { $0.severity == .error } }
    guard resolutions.count == 2 else { return }
    let snapshots = resolutions.map { Snapshot(of: $0.hierarchy) }
    let comparison = Comparison(snapshots[0], snapshots[1])
    checkChanges(comparison, sources[0], sources[1])
    for snapshot in snapshots {
      check(Comparison(snapshot, snapshot).changes.isEmpty, "the same is another")
    }
    guard bytes.isOne(of: 8) else { return }
    var input = InputBytes(bytes.reversed())
    let style = Style.chosen(by: &input)
    do {
      Run.drawnInputs += 1
      for page in try pages(of: [NamedComparison(comparison)], FigureRequest(in: style)) {
        checkOutput(try page.rendered(as: .svg), .svg)
      }
    } catch {
      check(false, "\(error)")
    }
  }
}

/// Checks the invariants of all reported changes.
func checkChanges(_ comparison: Comparison, _ old: Source, _ new: Source) {
  for language in Language.allCases {
    let text = comparison.text(from: old, to: new, in: language)
    check(
      text.split(separator: "\n").count == comparison.changes.count, "a change without a line")
    check(hasNoControls(text), "a control character in the changes")
  }
  let json = Source(name: "changes.json", text: comparison.json(from: old, to: new))
  check(!json.bytes.isEmpty, "changes without JSON")
}
