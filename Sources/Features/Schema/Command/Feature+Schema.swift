import VCCommand
import VCSchema

extension Feature {
  /// The keys of descriptions, for editors and for people: `schema`, `help steps` and `help keys`.
  package static var schema: Feature {
    Feature(
      commands: [
        ListedCommand(
          PrintSchema.self, for: .reference, ("schema", "print the JSON Schema of descriptions"))
      ],
      topics: [
        HelpTopic("steps") {
          HelpTopic.list("Steps", DescriptionReference.steps)
            + "\n" + HelpTopic.list("Every step may have", DescriptionReference.everyStep)
        },
        HelpTopic("keys") {
          DescriptionReference.parts.map { HelpTopic.list($0.title, $0.entries) }
            .joined(separator: "\n")
        },
      ])
  }
}
