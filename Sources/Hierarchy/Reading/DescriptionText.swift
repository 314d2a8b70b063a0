import VCDescriptions
import VCEngine
import VCModelFeatures
import VCSource

/// A text that was read as a description.
struct DescriptionText: Hashable, Sendable {
  let source: Source
  let description: AppDescription
  let warnings: [Issue]
  /// Whether nobody wrote the text, so that its places say nothing.
  let isGenerated: Bool

  /// - Throws: All errors in the text.
  init(
    _ source: Source, as format: InputFormat? = nil, isGenerated: Bool = false
  ) throws(InvalidInput) {
    addInputs()
    var warnings: [Diagnostic] = []
    do throws(DiagnosticError) {
      description = try AppDescription(parsing: source, as: format, warnings: &warnings)
    } catch {
      throw InvalidInput(error, isGenerated: isGenerated)
    }
    (self.source, self.isGenerated) = (source, isGenerated)
    self.warnings = warnings.map { Issue($0, in: isGenerated ? nil : source) }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.source.name == other.source.name && one.source.bytes == other.source.bytes
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(source.name)
    hasher.combine(source.bytes)
  }
}
