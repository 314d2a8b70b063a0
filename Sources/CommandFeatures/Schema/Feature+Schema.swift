import VCCommand
import VCModelFeatures
import VCSource

extension Feature {
  /// The keys of descriptions, for editors and for people: `schema`, `help steps` and `help keys`.
  package static var schema: Feature {
    Feature(
      commands: [
        ListedCommand(PrintSchema.self, for: .reference, ("schema", .schemaCall))
      ],
      topics: [
        HelpTopic("steps") { lists(of: DescriptionReference.steps(in: $0)) },
        HelpTopic("keys") { lists(of: DescriptionReference.parts(in: $0)) },
      ])
  }

  private static func lists(of parts: [DescriptionReference.Part]) -> String {
    parts.map { HelpTopic.list($0.heading, $0.entries) }.joined(separator: "\n")
  }
}
