import VCCommand
import VCModelFeatures
import VCSource

extension Feature {
  /// The keys of descriptions, for editors and for people: `schema`, `help steps` and `help keys`.
  package static var schema: Feature {
    Feature(
      commands: [
        ListedCommand(
          PrintSchema.self, for: .reference, ("schema", "print the JSON Schema of descriptions"))
      ],
      topics: [
        HelpTopic("steps") { lists(of: DescriptionReference.steps(in: $0)) },
        HelpTopic("keys") { lists(of: DescriptionReference.parts(in: $0)) },
      ],
      helpWords: [
        .zhHans: [
          "print the JSON Schema of descriptions": "打印描述的 JSON Schema",
          "Print the JSON Schema of descriptions, for editors.": "打印描述的 JSON Schema，供编辑器使用。",
          "With it, an editor completes keys and values, explains them, and marks errors.":
            "有了它，编辑器会补全键和值，解释它们，并标出错误。",
          "Save it, and name it in a description's first line:": "存储后，在描述的第一行写上它的名称：",
          """
          Print the schema of 'vcdiagram.yaml', an app's settings for reading its source.
          """: "打印“vcdiagram.yaml”的 schema，其中是读取应用源代码的设置。",
        ]
      ])
  }

  private static func lists(of parts: [DescriptionReference.Part]) -> String {
    parts.map { HelpTopic.list($0.heading, $0.entries) }.joined(separator: "\n")
  }
}
