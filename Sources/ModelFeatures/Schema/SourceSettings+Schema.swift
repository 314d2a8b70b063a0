import VCDescriptions
import VCSource

extension SourceSettings {
  /// The JSON Schema of the file.
  package static var schema: String {
    JSONWriter.object(spread: true) { json in
      json.member("$schema", SchemaObject.draft)
      json.member("title", "vcdiagram settings")
      json.member(
        "description",
        "How vcdiagram reads the source of the app in this folder, and draws the figures of this repository."
      )
      SchemaObject(properties: Key.allCases.map(\.property)).writeMembers(to: &json)
    } + "\n"
  }
}

extension SourceSettings.Key {
  fileprivate var property: SchemaProperty {
    let function = SchemaShape.pattern(#"^[A-Za-z_]\w*(\((\w+:)*\))?$"#)
    return switch self {
    case .schema:
      SchemaProperty(self, .text, "Where the editor finds this schema; the map ignores it.")
    case .app:
      SchemaProperty(
        self, .text, "The type that begins the app to draw, if the folder has several.")
    case .target:
      SchemaProperty(
        self, .text, "The target of an Xcode project to read; by default all targets for iOS.")
    case .include:
      SchemaProperty(
        self, .list(.pattern(".")), "Read only files below these paths; '*' stands for any text.")
    case .exclude: SchemaProperty(self, .list(.pattern(".")), "Leave out files below these paths.")
    case .presents:
      SchemaProperty(
        self, .list(function),
        "The app's own functions that present a screen they are given, such as 'route(to:)'.")
    case .shows:
      SchemaProperty(
        self, .list(function), "The app's own functions that push a screen they are given.")
    case .routes:
      SchemaProperty(
        self, .names(.pattern(".")),
        "The screens that an enum's cases stand for, in calls such as 'router.present(.account)'.")
    case .hide:
      SchemaProperty(
        self, .list(.pattern(".")), "Leave out these types; '*' stands for any text.")
    case .groups:
      SchemaProperty(
        self, .names(.list(.pattern("."))),
        "The groups of screens, each with its types or paths; any other screen is its folder's.")
    case .figures:
      SchemaProperty(
        self,
        .object(
          SchemaObject(
            properties: FigureKey.allCases.map {
              SchemaProperty($0, $0.values.map(SchemaShape.choice) ?? .text, $0.meaning)
            }, exclusive: [FigureKey.page, .fit].map(\.rawValue))),
        "The options of figures whose files and documents are in this repository.")
    case .links:
      SchemaProperty(
        self, .text,
        "The address below which the source's files are; a screen's box leads to its declaration.")
    }
  }
}
