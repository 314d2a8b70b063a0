import VCDescriptions
import VCSource

extension SourceSettings {
  /// The JSON Schema of the file.
  package static func schema(in language: Language) -> String {
    let wording = Wording(language)
    return JSONWriter.object(spread: true) { json in
      json.member("$schema", SchemaObject.draft)
      json.member("title", Words.settingsSchema.text(in: wording))
      json.member("description", Words.settingsSchemaMeaning.text(in: wording))
      SchemaObject(
        properties: SettingsKey.allCases.map { SchemaProperty($0, $0.shape, $0.words) }
      ).writeMembers(to: &json, in: wording)
    } + "\n"
  }
}

extension SettingsKey {
  fileprivate var shape: SchemaShape {
    let function = SchemaShape.pattern(#"^[A-Za-z_]\w*(\((\w+:)*\))?$"#)
    return switch self {
    case .schema, .app, .target, .links: .text
    case .include, .exclude, .hide: .list(.pattern("."))
    case .presents, .shows: .list(function)
    case .routes: .names(.pattern("."))
    case .groups: .names(.list(.pattern(".")))
    case .figures:
      .object(
        SchemaObject(
          properties: FigureKey.allCases.map {
            SchemaProperty($0, $0.values.map(SchemaShape.choice) ?? .text, $0.words)
          }))
    }
  }
}
