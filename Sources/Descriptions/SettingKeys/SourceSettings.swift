import VCEngine
import VCSource

/// A key of the file of settings.
package enum SettingsKey: String, CaseIterable, Sendable {
  /// The schema's address for editors; the reader ignores it.
  case schema = "$schema"
  case app, target, include, exclude, presents, shows, routes, hide, groups, links, figures
}

/// The settings in an app's folder: the Swift files to read, and the meanings of custom functions.
///
/// They become options of the program that reads the source; each option has the name of its key.
package struct SourceSettings: Sendable {
  /// The reader's options, such as `--app=ShopApp`.
  package private(set) var options: [String] = []

  /// Reads the settings.
  ///
  /// - Throws: All errors in the text.
  package init(parsing source: Source) throws(DiagnosticError) {
    let diagnostics = DiagnosticCollector()
    // The lines of what the reader may have a hint about.
    var lines: [String] = []
    func note(_ node: SyntaxNode) {
      lines.append(String(source.location(of: node.range.start).line))
    }
    if let root = SyntaxNode(parsing: source, as: .yaml, diagnostics) {
      var reader = MappingReader(root, expecting: .settings, diagnostics)
      for key in SettingsKey.allCases {
        switch key {
        case .schema: _ = reader.string(key.rawValue)
        // A feature reads what is about figures.
        case .figures: _ = reader.value(key.rawValue)
        case .app, .target: add(reader.string(key.rawValue).map { [$0.value] } ?? [], of: key)
        case .include, .exclude, .hide:
          let list = reader.sequence(key.rawValue)?.value ?? []
          add(Self.texts(list, of: key.rawValue, diagnostics), of: key)
        case .links:
          if let text = reader.string(key.rawValue) {
            if Hyperlink(text.value) == nil {
              diagnostics.error(.notALink(text: text.value), at: text.range)
            }
            add([text.value], of: key)
          }
        case .groups: readGroups(&reader)
        case .routes:
          for (name, screen) in Self.members(of: key, &reader) {
            let texts = Self.texts([screen], of: name.text, diagnostics)
            add(texts.map { "\(name.text)=\($0)" }, of: key)
            if !texts.isEmpty { note(name) }
          }
        case .presents, .shows:
          for node in reader.sequence(key.rawValue)?.value ?? [] {
            let names = Self.texts(
              [node], of: key.rawValue, diagnostics, .typeFunctionName, where: \.isFunctionName)
            add(names, of: key)
            if !names.isEmpty { note(node) }
          }
        }
      }
      if !lines.isEmpty { options.append("--lines=\(lines.joined(separator: ","))") }
      reader.finish(listedBy: "schema settings")
    }
    try diagnostics.throwErrors(in: source)
  }

  private mutating func add(_ values: [String], of key: SettingsKey) {
    options += values.map { "--\(key.rawValue)=\($0)" }
  }

  /// Reads the groups in order, because the first matching group counts.
  private mutating func readGroups(_ reader: inout MappingReader) {
    for (name, patterns) in Self.members(of: .groups, &reader) {
      guard patterns.kind == .sequence else {
        reader.diagnostics.wrongType(patterns, name.text, .valueList)
        continue
      }
      let texts = Self.texts(Array(patterns.elements), of: name.text, reader.diagnostics)
      add(texts.map { "\(name.text.replacing("=", with: "-"))=\($0)" }, of: .groups)
    }
  }

  private static func members(of key: SettingsKey, _ reader: inout MappingReader)
    -> [(key: SyntaxNode, value: SyntaxNode)]
  {
    guard let node = reader.value(key.rawValue) else { return [] }
    if node.kind != .mapping { reader.diagnostics.wrongType(node, key.rawValue, .valueMapping) }
    return node.kind == .mapping ? node.members.filter { $0.key.kind != .unreadable } : []
  }

  private static func texts(
    _ list: [SyntaxNode], of key: String, _ diagnostics: DiagnosticCollector,
    _ type: Words = .typeText, where isValid: (String) -> Bool = { !$0.isEmpty }
  ) -> [String] {
    list.compactMap { node in
      if let text = node.string, isValid(text) { return text }
      diagnostics.wrongType(node, key, type)
      return nil
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
