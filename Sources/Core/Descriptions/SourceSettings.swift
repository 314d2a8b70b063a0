public import VCDiagnostics
import VCEngine
import VCTextFormats

/// The settings in an app's folder: the Swift files to read, and the meanings of custom functions.
///
/// They become options of the program that reads the source; each option has the name of its key.
public struct SourceSettings: Sendable {
  /// The file's name, in the folder's root.
  public static let fileName = "vcdiagram.yaml"

  /// The reader's options, such as `--app=ShopApp`.
  public private(set) var options: [String] = []

  /// The keys of the file.
  enum Key: String, CaseIterable {
    /// The schema's address for editors; the reader ignores it.
    case schema = "$schema"
    case app, include, exclude, presents, shows, hide, groups, links
  }

  /// Reads the settings.
  ///
  /// - Throws: All errors in the text.
  public init(parsing source: Source) throws(DiagnosticError) {
    let diagnostics = DiagnosticCollector()
    if let root = SyntaxNode(parsing: source, as: .yaml, diagnostics) {
      var reader = MappingReader(root, expecting: .settings, diagnostics)
      for key in Key.allCases {
        switch key {
        case .schema: _ = reader.string(key)
        case .app: add(reader.string(key).map { [$0.value] } ?? [], of: key)
        case .include, .exclude, .hide:
          add(Self.texts(key, .text, &reader) { !$0.isEmpty }, of: key)
        case .links:
          if let text = reader.string(key) {
            if Hyperlink(text.value) == nil {
              diagnostics.error(.description(.notALink(text.value)), at: text.range)
            }
            add([text.value], of: key)
          }
        case .groups: readGroups(&reader)
        case .presents, .shows:
          add(Self.texts(key, .functionName, &reader, where: \.isFunctionName), of: key)
        }
      }
      reader.finish()
    }
    try diagnostics.throwErrors(in: source)
  }

  private mutating func add(_ values: [String], of key: Key) {
    options += values.map { "--\(key.rawValue)=\($0)" }
  }

  /// Reads the groups in order, because the first matching group counts.
  private mutating func readGroups(_ reader: inout MappingReader) {
    guard let node = reader.value(Key.groups.rawValue) else { return }
    guard node.kind == .mapping else {
      return reader.diagnostics.wrongType(node, Key.groups.rawValue, .mapping)
    }
    for (name, patterns) in node.members where name.kind != .unreadable {
      guard patterns.kind == .sequence else {
        reader.diagnostics.wrongType(patterns, name.text, .list)
        continue
      }
      let texts = Self.texts(Array(patterns.elements), of: name.text, .text, reader.diagnostics) {
        !$0.isEmpty
      }
      add(texts.map { "\(name.text.replacing("=", with: "-"))=\($0)" }, of: .groups)
    }
  }

  private static func texts(
    _ key: Key, _ type: Message.ValueType, _ reader: inout MappingReader,
    where isValid: (String) -> Bool
  ) -> [String] {
    let list = reader.sequence(key)?.value ?? []
    return texts(list, of: key.rawValue, type, reader.diagnostics, where: isValid)
  }

  private static func texts(
    _ list: [SyntaxNode], of key: String, _ type: Message.ValueType,
    _ diagnostics: DiagnosticCollector, where isValid: (String) -> Bool
  ) -> [String] {
    list.compactMap { node in
      if let text = node.string, isValid(text) { return text }
      diagnostics.wrongType(node, key, type)
      return nil
    }
  }
}

extension SourceSettings {
  /// The JSON Schema of the file.
  public static var schema: String {
    JSONWriter.object(spread: true) { json in
      json.member("$schema", SchemaObject.draft)
      json.member("title", "vcdiagram settings")
      json.member("description", "How vcdiagram reads the source of the app in this folder.")
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
    case .hide:
      SchemaProperty(
        self, .list(.pattern(".")), "Leave out these types; '*' stands for any text.")
    case .groups:
      SchemaProperty(
        self, .names(.list(.pattern("."))),
        "The groups of screens, each with its types or paths; any other screen is its folder's.")
    case .links:
      SchemaProperty(
        self, .text,
        "The address below which the source's files are; a screen's box leads to its declaration.")
    }
  }
}

extension String {
  /// Whether it is a function's name, with or without argument labels.
  fileprivate var isFunctionName: Bool {
    func isWord(_ word: Substring) -> Bool {
      word.first?.isNumber == false && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    let parts = split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    guard isWord(parts[0]) else { return false }
    guard parts.count > 1 else { return true }
    let labels = parts[1].dropLast().split(separator: ":", omittingEmptySubsequences: false)
    return parts[1].last == ")" && labels.last?.isEmpty != false
      && labels.dropLast().allSatisfy(isWord)
  }
}
