import ArgumentParser
import DescriptionLoading
import ViewControllers

/// The JSON Schema of descriptions.
struct PrintSchema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of descriptions, for editors.",
    discussion: """
      An editor that knows it completes keys and values, explains them, and marks what cannot be. \
      Save it, and name it in a description's first line:

        # yaml-language-server: $schema=vcdiagram.schema.json
        {"$schema": "vcdiagram.schema.json", ...
      """)

  func run() throws {
    try Console.print(AppDescription.schema)
  }
}
