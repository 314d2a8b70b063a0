import VCDescriptions
import VCEngine
import VCSource

extension AppDescription {
  /// Joins storyboards by their references to each other.
  ///
  /// The locations in the result are those of the only storyboard; a description of several has
  /// none. Locations in an error are in the text that the error names. `init(parsing:)` of
  /// `Source(joining:name:)` keeps the locations of all storyboards.
  ///
  /// - Parameter warnings: Receives the warnings for each storyboard, with locations in it.
  package init(
    storyboards sources: [Source], warnings: inout [[Diagnostic]]
  ) throws(DiagnosticError) {
    let joined = Source(joining: sources, name: sources.map(\.name).joined(separator: ", "))
    var told: [Diagnostic] = []
    try self.init(parsing: joined, as: .storyboard, warnings: &told)
    warnings = [[Diagnostic]](repeating: [], count: sources.count)
    for diagnostic in told {
      guard let part = diagnostic.range.flatMap({ joined.part(at: $0.start) }) else { continue }
      warnings[part].append(diagnostic.moved(by: -joined.partStarts[part]))
    }
    if sources.count > 1 {
      for index in viewControllers.indices { viewControllers[index].range = nil }
    }
  }
}
