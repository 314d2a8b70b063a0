import VCCommand
import VCDescriptions
import VCSource

extension Feature {
  /// The file of settings: what it adds to calls, directives and the reader of source; `settings`.
  package static var settings: Feature {
    Feature(
      commands: [
        ListedCommand(PrintSettings.self, for: .reference, ("settings <file>", .settingsCall))
      ],
      settings: FileSettings(
        ofCall: { try CallSettings($0)?.withSettings() ?? $0 },
        ofRepository: { repository in
          try RepositorySettings(of: repository).settings.map { ($0.key.rawValue, $0.value) }
        },
        ofSource: { try SourceSettings(parsing: $0).options }))
  }
}
