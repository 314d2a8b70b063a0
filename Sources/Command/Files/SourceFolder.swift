import VCDescriptions
import VCPhrases
import VCSource

/// A folder of Swift source. A separate program reads it, so that this one has no Swift parser.
package struct SourceFolder {
  static let reader = "vcdiagram-swift"

  package let path: String
  /// The commit whose files are read; nil for the current files.
  private(set) var commit: String?
  /// The folder that none of its files must be outside of.
  private let repository: DocumentRepository

  /// A folder with its current files.
  ///
  /// - Parameter repository: By default the folder's own.
  package init(path: String, in repository: DocumentRepository? = nil) {
    self.path = path
    self.repository = repository ?? DocumentRepository(ofFolder: path)
  }

  /// A folder in a commit, such as `HEAD~1:.`. Nil if it doesn't exist now.
  package init?(_ notation: CommitNotation) {
    var status = stat()
    guard stat(notation.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.init(path: notation.path)
    commit = notation.commit
  }

  /// Returns the description of the app's screens and transitions, with the lines of source that it
  /// is about.
  ///
  /// - Parameter name: The text's name in messages.
  /// - Throws: `FileError` if the reader isn't installed or fails; `DiagnosticError` for the
  ///   folder's settings.
  package func description(named name: String) throws -> Source {
    Source(name: name, bytes: try read([])).generated(fromFilesIn: AppFolder.prefix(of: path))
  }

  /// Returns where the app's source declares each type and each screen, whether the description has
  /// them or not.
  ///
  /// - Throws: As `description(named:)`.
  package func declarations() throws -> [String: SourceLine] {
    let text = String(decoding: try read(["--declared"]), as: UTF8.self)
    let folder = AppFolder.prefix(of: path)
    var lines: [String: SourceLine] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 3, let number = Int(fields[2]), lines[fields[0]] == nil else {
        continue
      }
      lines[fields[0]] = SourceLine(file: folder + fields[1], line: number)
    }
    return lines
  }

  /// Returns the text of a file below the folder; nil for one that can't be read.
  package func text(of file: String) -> [UInt8]? {
    let path = AppFolder.prefix(of: path) + file
    guard let commit else { return try? PlainFile(namedByText: path, in: repository).source.bytes }
    return CommitNotation(commit: commit, path: path).bytesIfAny
  }

  /// Returns what was followed from the calls in a line, such as `App.swift:31`, and where it
  /// stopped.
  ///
  /// - Throws: As `description(named:)`.
  package func explanation(of line: String, in language: Language) throws -> [UInt8] {
    try read(["--explain=\(line)", "--language=\(language.rawValue)"])
  }

  /// Returns the reader's output; its messages go to standard error.
  package func read(_ options: [String]) throws -> [UInt8] {
    let settings = try settings()
    let (read, others) = commit == nil ? AppFolder.contents(of: path) : ([], [])
    if let first = (read + others).first(where: { $0 != path }) {
      throw FileError.unreadable(path, reason: .folderOfDescriptionsReason(first: first))
    }
    guard let program = Self.program else {
      throw FileError.unreadable(path, reason: .noReaderReason(reader: Self.reader))
    }
    // The loader reports a longer text.
    let limit = Source.maximumSize + 1
    do {
      // Without a shell, and with a marker so that the folder can't be an option.
      let (end, bytes) = try OwnProcess.output(
        of: options + settings
          + (commit.map { ["--commit=\($0)"] } ?? []) + ["--ends-with-input", "--", path],
        from: STDOUT_FILENO, upTo: limit, holdingInput: true, program: program, name: Self.reader)
      if bytes.count >= limit { return bytes }
      switch end {
      case .code(0): return bytes
      case .code: throw FileError.unread(path, by: Self.reader)
      case .signal(let number):
        throw FileError.unreadable(
          path, reason: .readerSignalReason(number: Int(number), reader: Self.reader))
      }
    } catch let error as ProcessError {
      throw FileError.unreadable(
        path, reason: .notStartedReason(program: program, reason: error.reason))
    }
  }

  /// The reader's options from the folder's current settings; empty without settings.
  private func settings() throws -> [String] {
    let file = (path.hasSuffix("/") ? path : path + "/") + FileSettings.fileName
    var status = stat()
    guard lstat(file, &status) == 0 else { return [] }
    let source = try PlainFile(namedByText: file, in: repository).source
    return try VCDiagram.settings?.ofSource(source) ?? []
  }

  /// The reader's path: beside this program, else in a folder of PATH.
  static var program: String? {
    HelperProgram.path(of: reader, besides: ProgramIdentity.folder.map { [$0] } ?? [])
  }
}

extension ProgramIdentity {
  /// The folder of this program, nil if unknown.
  fileprivate static var folder: String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(PathParts(String(cString: resolved)).folder)
  }
}
