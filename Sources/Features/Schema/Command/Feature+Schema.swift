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
            + "\nEvery step may have a label: the caption of its figure with --steps or in a document.\n"
        },
        HelpTopic("keys") {
          DescriptionReference.parts.map { HelpTopic.list($0.title, $0.entries) }
            .joined(separator: "\n")
        },
      ])
  }
}
