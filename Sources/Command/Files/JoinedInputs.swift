import VCDescriptions
import VCEngine
import VCSource

/// Inputs that form one app: a project's files, or any inputs named together of which one joins
/// others. As an input they are one path with a line for each.
package enum JoinedInputs {
  /// The texts of all inputs as one. Nil for a path that is one file, or a folder of source.
  ///
  /// - Throws: `FileError` for an unreadable input.
  static func source(_ path: String, standardInput: StandardInputName?) throws -> Source? {
    if OutputFile.isFolder(path) {
      return try source(ofFolder: path, in: DocumentRepository(ofFolder: path))
    }
    let paths = paths(of: path)
    if paths == [path] { return nil }
    let parts = try paths.map { path in
      try Interruption.naming(path) {
        try InputFile(path, standardInput: standardInput).source
      }
    }
    return Source(joining: parts, name: name(of: paths))
  }

  /// The files of a folder's project; nil for a folder of source.
  ///
  /// - Parameter repository: The folder that none of its files must be outside of.
  static func source(
    ofFolder path: String, in repository: DocumentRepository
  ) throws -> Source? {
    let folder = AppFolder(path, in: repository)
    let isReadAsSource = folder.hasSwift && SourceFolder.program != nil
    // The reader reports what it leaves out itself.
    for (path, refusal) in folder.leftOut where !isReadAsSource {
      Console.note(.leftOutNote(reason: refusal.words), of: path)
    }
    if folder.paths == [path] { return nil }
    if folder.hasSwift { reportUnreadSource(path, folder) }
    return Source(
      joining: try folder.paths.map { path in
        try Interruption.naming(path) { try PlainFile(namedByText: path, in: repository).source }
      }, name: path, isOfFolder: true)
  }

  /// The files of a project in a commit, such as `HEAD~1:.`. Nil for a file, and for a folder of
  /// source.
  ///
  /// - Throws: `FileError` for an unreadable file.
  static func source(_ notation: CommitNotation) throws -> Source? {
    guard let files = try notation.filesOfProject() else { return nil }
    let folder = AppFolder(notation.path, files)
    if folder.paths == [notation.path] { return nil }
    if folder.hasSwift { reportUnreadSource(notation.text, folder) }
    let parts = try folder.paths.compactMap { path in
      try CommitNotation(commit: notation.commit, path: path).bytes().map {
        Source(name: path, bytes: $0)
      }
    }
    return Source(joining: parts, name: notation.text, isOfFolder: true)
  }

  private static func reportUnreadSource(_ path: String, _ folder: AppFolder) {
    Console.note(.unreadSourceNote(kinds: folder.kinds, reader: SourceFolder.reader), of: path)
  }

  /// The inputs' name in a message about all of them.
  package static func name(of paths: [String]) -> String {
    paths.prefix(3).joined(separator: ", ")
      + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
  }

  /// The files of an input; the input itself if it is one file, or a folder of source.
  package static func paths(of input: String) -> [String] {
    if OutputFile.isFolder(input) { return AppFolder(input).paths }
    // A file's name may contain a line break, too, or be misspelt.
    let parts = input.split(separator: "\n").map(String.init)
    let areParts = parts.contains { $0 == "-" || InputFile.exists($0) }
    return areParts && !InputFile.exists(input) ? parts : [input]
  }

  /// Whether inputs form one app: one of them is a project, or of a format that joins others; or some only
  /// add to an app, which another shows.
  package static func areOne(_ inputs: [String]) -> Bool {
    // What is piped is probably about the app that the other input shows.
    guard inputs.count > 1, !inputs.contains("-") else { return inputs.count > 1 }
    if inputs.contains(where: { AppFolder.isPart($0) || OutputFile.isFolder($0) }) { return true }
    let formats = inputs.map(format(of:))
    return formats.contains(where: \.joinsOthers)
      || Set(formats.map { $0.addition == nil }).count > 1
  }

  /// The only input that shows an app, if the others are about one; nil if there is none.
  static func app(of inputs: [String]) -> String? {
    // What is piped is probably about the app.
    let shown = inputs.lazy.filter {
      $0 != "-" && (OutputFile.isFolder($0) || format(of: $0).addition == nil)
    }
    let first = Array(shown.prefix(2))
    return inputs.count > 1 && first.count == 1 ? first[0] : nil
  }

  private static func format(of input: String) -> InputFormat {
    InputFormat(of: Source(name: input, bytes: InputFile.beginning(of: input, upTo: 65_536)))
  }

  package static func path(of inputs: [String]) -> String { inputs.joined(separator: "\n") }
}

extension InputFile {
  /// Reads the inputs of a call as one app, and reports descriptions in a folder that aren't read.
  package init(asOneApp inputs: [String]) throws {
    for input in inputs where OutputFile.isFolder(input) { AppFolder.inputs(input) }
    try self.init(JoinedInputs.path(of: inputs))
  }
}
