import DescriptionLoading
import Diagnostics
import ViewControllers

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Inputs that form one app: a project's storyboards, or storyboards, printed hierarchies and
/// descriptions named together. As an input they are one path with a line for each.
struct JoinedInputs {
  /// The whole app's description.
  let source: Source
  private(set) var warnings: [(source: Source, diagnostics: [Diagnostic])] = []

  /// Nil for a path that is one file, or a folder of source.
  ///
  /// - Throws: `FileError` for an unreadable input, `DiagnosticError` for one with errors.
  init?(_ path: String, standardInput: StandardInputName?) throws {
    if OutputFile.isFolder(path) {
      try self.init(folder: path, in: DocumentRepository(ofFolder: path))
      return
    }
    let paths = Self.paths(of: path)
    if paths == [path] { return nil }
    try self.init(
      paths.map { path in
        try Interruption.naming(path) {
          try InputFile(path, standardInput: standardInput, mayBeLog: true).source
        }
      })
  }

  /// The storyboards in a folder; nil if there are none, or if its source can be read.
  ///
  /// - Parameter repository: The folder that none of its files must be outside of.
  init?(folder: String, in repository: DocumentRepository) throws {
    if SourceFolder.program != nil { return nil }
    let (paths, leftOut) = Self.storyboards(in: folder, repository)
    for (path, refusal) in leftOut {
      Console.report("\(path): note: left out, because \(refusal.rawValue)")
    }
    if paths.isEmpty { return nil }
    Console.report(
      "\(folder): note: only its storyboards are read; build '\(SourceFolder.reader)' with "
        + "'make reader' to read its Swift source")
    try self.init(
      paths.map { path in
        try Interruption.naming(path) { try PlainFile(namedByText: path, in: repository).source }
      })
  }

  private init(_ sources: [Source]) throws {
    var told: [[Diagnostic]] = []
    let app = try Self.app(of: sources, &told)
    source = Source(
      name: sources.map(\.name).joined(separator: ", "), bytes: Array(app.jsonWithDeclaredIDs.utf8))
    // The diagnostics on all inputs together come last, and have no location.
    warnings = told.enumerated().map { (sources[min($0, sources.count - 1)], $1) }
  }

  /// - Parameter warnings: Receives the warnings for each input, then those for the joined
  ///   description.
  static func app(
    of sources: [Source], _ warnings: inout [[Diagnostic]]
  ) throws(DiagnosticError) -> AppDescription {
    var unperformed: [String] = []
    let app = try AppDescription(
      joining: sources, warnings: &warnings, withoutStepsOf: &unperformed)
    for name in unperformed {
      Console.report("\(name): note: its steps are left out; only the first input's are performed")
    }
    return app
  }

  /// The files of an input; the input itself if it is one file, or a folder of source.
  static func paths(of input: String) -> [String] {
    if OutputFile.isFolder(input) {
      let storyboards = SourceFolder.program == nil ? storyboards(in: input).read : []
      return storyboards.isEmpty ? [input] : storyboards
    }
    // A file's name may contain a line break, too, or be misspelt.
    let parts = input.split(separator: "\n").map(String.init)
    let areParts = parts.contains { $0 == "-" || InputFile.exists($0) }
    return areParts && !InputFile.exists(input) ? parts : [input]
  }

  /// Whether inputs form one app: one of them is a storyboard, a printed hierarchy or a project.
  static func areOne(_ inputs: [String]) -> Bool {
    inputs.count > 1
      && inputs.contains { input in
        if isStoryboard(input) || OutputFile.isFolder(input) { return true }
        let beginning = Source(name: input, bytes: InputFile.beginning(of: input, upTo: 65_536))
        return [.printed, .storyboard].contains(InputFormat(of: beginning))
      }
  }

  static func path(of inputs: [String]) -> String { inputs.joined(separator: "\n") }

  static func isStoryboard(_ path: String) -> Bool { path.hasSuffix(".storyboard") }

  /// The storyboards of a project, sorted by path, without those of dependencies; and those that
  /// must not be read.
  ///
  /// - Parameter repository: The folder that none of them must be outside of, by default the
  ///   project's own.
  static func storyboards(
    in folder: String, _ repository: DocumentRepository? = nil
  ) -> (read: [String], leftOut: [(path: String, refusal: FileRefusal)]) {
    let repository = repository ?? DocumentRepository(ofFolder: folder)
    var found: [String] = []
    var waiting = [folder.hasSuffix("/") ? folder : folder + "/"]
    while let folder = waiting.popLast() {
      for name in CallFiles.names(in: folder).sorted() where !name.hasPrefix(".") {
        var status = stat()
        // A link might form a cycle.
        guard lstat(folder + name, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          if !others.contains(name) { waiting.append(folder + name + "/") }
        } else if isStoryboard(name) {
          found.append(folder + name)
        }
      }
    }
    let sorted = found.sorted().map { (path: $0, refusal: FileRefusal(of: $0, in: repository)) }
    return (
      sorted.filter { $0.refusal == nil }.map(\.path),
      sorted.compactMap { file in file.refusal.map { (file.path, $0) } }
    )
  }

  private static let others: Set<String> = ["Pods", "Carthage", "DerivedData", "build"]
}
