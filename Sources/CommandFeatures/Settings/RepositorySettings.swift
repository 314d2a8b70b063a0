import VCCommand
import VCDescriptions
import VCFigures
import VCSource

/// What a repository's file says about its figures.
///
/// Others may have written the file: it names no file outside of the repository, and reading it starts
/// nothing.
struct RepositorySettings {
  struct Setting {
    let key: FigureKey
    /// The value in the file.
    let text: String
    /// The option's value, in which a template's path is absolute.
    let value: String
    let line: Int

    /// Whether the value is a file, which is read as what a text names.
    var isFile: Bool { key == .template && Template.text(of: text) == nil }
  }

  /// The file's path for messages: from the current folder if it is there.
  let file: String
  /// Whether the file exists.
  let exists: Bool
  private(set) var settings: [Setting] = []

  /// Reads the settings; none if there is no file.
  ///
  /// - Throws: `FileError` for a file that isn't one of the repository; `DiagnosticError` with all
  ///   errors in it.
  init(of repository: DocumentRepository) throws {
    let path = (repository.path == "/" ? "" : repository.path) + "/" + FileSettings.fileName
    let current = FileIdentity.absolutePath(of: ".") + "/"
    file = path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
    exists = InputFile.exists(path)
    guard exists else { return }
    let source = Source(
      name: file, bytes: try PlainFile(namedByText: path, in: repository).source.bytes)
    let diagnostics = DiagnosticCollector()
    if let root = SyntaxNode(parsing: source, as: .yaml, diagnostics),
      let figures = root[member: FigureKey.mapping]
    {
      var reader = MappingReader(figures, expecting: .settings, diagnostics)
      for key in FigureKey.allCases {
        let former = key.formerName.flatMap { reader.string($0) }
        guard let text = reader.string(key.rawValue) ?? former else { continue }
        if let former, former.range != text.range {
          diagnostics.error(.duplicateKey(key: key.rawValue), at: former.range)
        }
        do {
          let value = try key.option(text, in: repository)
          let line = source.location(of: text.range?.start ?? 0).line
          settings.append(Setting(key: key, text: text.value, value: value, line: line))
        } catch {
          diagnostics.error(error, at: text.range, notes: key.notes(on: text.value))
        }
      }
      reader.finish(listedBy: "schema settings")
    }
    try diagnostics.throwErrors(in: source)
  }
}

extension FigureKey {
  /// Returns the option's value for a setting.
  fileprivate func option(
    _ setting: Sourced<String>, in repository: DocumentRepository
  ) throws(Message) -> String {
    guard fault(of: setting.value) == nil else {
      throw .wrongSetting(key: rawValue, value: setting.value)
    }
    guard self == .template, Template.text(of: setting.value) == nil else { return setting.value }
    let path = repository.path + "/" + setting.value
    guard !setting.value.hasPrefix("/"), repository.contains(path) else {
      throw .settingOutside(path: setting.value)
    }
    if let refusal = FileRefusal(of: path, in: repository) {
      throw .unreadableSetting(path: setting.value, reason: refusal.words)
    }
    if let font = Self.fontOutside(of: repository, namedBy: path) {
      throw .settingOutside(path: font)
    }
    return path
  }

  /// The first font's file that a template names outside of the repository; nil if there is none, or no
  /// template, which drawing reports.
  private static func fontOutside(
    of repository: DocumentRepository, namedBy path: String
  ) -> String? {
    guard let source = try? PlainFile(namedByText: path, in: repository).source,
      let template = try? Template(parsing: source)
    else { return nil }
    return template.fontFiles.first { font in
      !repository.contains(font.hasPrefix("/") ? font : PathParts(path).folder + font)
    }
  }

  /// The value that was probably meant, or all values.
  fileprivate func notes(on value: String) -> [Diagnostic.Note] {
    let fault = fault(of: value)
    if let near = fault?.meantSetting { return [Diagnostic.Note(.meantValue(value: near))] }
    return [fault?.possibleValues.map { Diagnostic.Note($0) }].compactMap(\.self)
  }

  /// What is wrong with a value as the option's; nil if nothing is.
  private func fault(of value: String) -> UsageFault? {
    var request = DrawRequest()
    do throws(UsageFault) {
      try DrawRequest.options.first { $0.row.name == "--" + rawValue }?.read(value, &request)
      return nil
    } catch {
      return error
    }
  }
}
