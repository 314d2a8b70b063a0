import DescriptionLoading
import Diagnostics
import Phrases

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder of Swift source. A separate program reads it, so that this one has no Swift parser.
struct SourceFolder {
  static let reader = "vcdiagram-swift"

  let path: String
  /// The commit whose files are read; nil for the current files.
  private(set) var commit: String?

  /// A folder with its current files.
  init(path: String) { self.path = path }

  /// A folder in a commit, in git's notation: `HEAD~1:.`. Nil if it doesn't exist now.
  init?(inCommit text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[0].first, first != "-" else { return nil }
    path = parts[1].isEmpty ? "." : String(parts[1])
    commit = String(parts[0])
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
  }

  /// Returns a file in a commit, in git's notation: `HEAD~1:app.yaml`. Nil for other notations.
  static func file(inCommit text: String) throws -> (path: String, bytes: [UInt8])? {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, !parts[0].hasPrefix("-"), !parts[0].contains(" "),
      let git = program(named: "git")
    else {
      return nil
    }
    // Relative to the current folder, not to the repository's.
    let (end, bytes) = try OwnProcess.output(
      of: ["cat-file", "blob", "\(parts[0]):./\(parts[1])"], from: STDOUT_FILENO,
      upTo: Source.maximumSize + 1, program: git, name: "git")
    guard case .code(0) = end else { throw FileError.unread(text, by: "git") }
    return (String(parts[1]), bytes)
  }

  /// Returns the paths of all files below a folder of storyboards in a commit, in git's notation:
  /// `HEAD~1:.`. Nil for other notations, and for a folder of source, which the reader reads.
  static func files(inCommit text: String) throws -> (commit: String, paths: [String])? {
    guard let folder = SourceFolder(inCommit: text), let commit = folder.commit,
      AppFolder(folder.path).paths != [folder.path], let git = program(named: "git")
    else { return nil }
    let (end, bytes) = try OwnProcess.output(
      of: ["ls-tree", "-r", "-z", "--name-only", commit, "--", AppFolder.prefix(of: folder.path)]
        .filter { !$0.isEmpty },
      from: STDOUT_FILENO, upTo: Source.maximumSize, program: git, name: "git")
    guard case .code(0) = end else { throw FileError.unread(text, by: "git") }
    return (commit, bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Returns the description of the app's screens and transitions, with the lines of source that it
  /// is about.
  ///
  /// - Parameter name: The text's name in messages.
  /// - Throws: `FileError` if the reader isn't installed or fails; `DiagnosticError` for the
  ///   folder's settings.
  func description(named name: String) throws -> Source {
    Source(name: name, bytes: try read([])).generated(fromFilesIn: AppFolder.prefix(of: path))
  }

  /// Returns where the app's source declares each type, and its storyboards each screen, whether the
  /// map shows them or not.
  ///
  /// - Throws: As `description(named:)`.
  func declarations() throws -> [String: SourceLine] {
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

  /// Returns the incomplete transitions, and sentences that count all.
  ///
  /// - Throws: As `description(named:)`.
  func openEnds(in language: Language) throws -> (findings: [Finding], notes: [String]) {
    let text = String(
      decoding: try read(["--open", "--language=\(language.rawValue)"]), as: UTF8.self)
    let folder = AppFolder.prefix(of: path)
    var (findings, notes): ([Finding], [String]) = ([], [])
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields.count == 4 {
        findings.append(
          Finding(folder + fields[0], line: Int(fields[1]), id: fields[2], message: fields[3]))
      } else {
        notes.append(String(line))
      }
    }
    return (findings, notes)
  }

  /// Returns the reader's output; its messages go to standard error.
  private func read(_ options: [String]) throws -> [UInt8] {
    let settings = try settings()
    guard let program = Self.program else {
      throw FileError.unreadable(
        path,
        reason: "it is a folder; to read an app's Swift source, build '\(Self.reader)' with "
          + "'make reader' and put it beside vcdiagram or on PATH")
    }
    // The loader reports a longer text.
    let limit = Source.maximumSize + 1
    do {
      // Without a shell, and with a marker so that the folder can't be an option.
      let (end, bytes) = try OwnProcess.output(
        of: options + settings + (commit.map { ["--commit=\($0)"] } ?? []) + ["--", path],
        from: STDOUT_FILENO, upTo: limit, program: program,
        name: Self.reader)
      if bytes.count >= limit { return bytes }
      switch end {
      case .code(0): return bytes
      case .code: throw FileError.unread(path, by: Self.reader)
      case .signal(let number):
        throw FileError.unreadable(path, reason: "signal \(number) ended '\(Self.reader)'")
      }
    } catch let error as ProcessError {
      throw FileError.unreadable(path, reason: "'\(program)' can't be started: \(error.reason)")
    }
  }

  /// The reader's options from the folder's current settings; empty without settings.
  private func settings() throws -> [String] {
    let file = (path.hasSuffix("/") ? path : path + "/") + SourceSettings.fileName
    var status = stat()
    guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    return try SourceSettings(parsing: InputFile(file).source).options
  }

  /// The reader's path.
  static var program: String? { program(named: reader) }

  /// A program's path: beside this program, else in a folder of PATH. Relative folders in PATH are
  /// skipped, so that nothing in an app's folder ever runs.
  private static func program(named name: String) -> String? {
    let own = ProgramIdentity.folder.map { [$0] } ?? []
    let variable = getenv("PATH").map { String(cString: $0) } ?? ""
    let folders = own + variable.split(separator: ":").map { $0 + "/" }
    return folders.lazy.filter { $0.hasPrefix("/") }.map { $0 + name }
      .first { access($0, X_OK) == 0 }
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
