import VCCommand
import VCDescriptions
import VCSource

extension Feature {
  /// The file of settings: what it adds to calls, directives and the reader of source; `settings`.
  package static var settings: Feature {
    Feature(
      commands: [
        ListedCommand(
          PrintSettings.self, for: .reference,
          ("settings <file>", "print the settings for a file's figures"))
      ],
      settings: FileSettings(
        ofCall: { try CallSettings($0)?.withSettings() ?? $0 },
        ofRepository: { repository in
          try RepositorySettings(of: repository).settings.map { ($0.key.rawValue, $0.value) }
        },
        ofSource: { try SourceSettings(parsing: $0).options }),
      helpWords: [
        .zhHans: [
          "print the settings for a file's figures": "打印某个文件中各图的设置",
          "Print the settings for a file's figures, and where each is set.":
            "打印某个文件中各图的设置，以及每项设置的来源。",
          """
          They are under 'figures' in vcdiagram.yaml, at the root of the file's repository.
          """: "这些设置写在文件所在仓库根目录的 vcdiagram.yaml 中，在“figures”之下。",
          "An option of a call, or of a document's directive, comes first.":
            "命令或文档中的指令带有选项时，以选项为准。",
          "A description or a document.": "描述或文档。",
        ]
      ])
  }
}
