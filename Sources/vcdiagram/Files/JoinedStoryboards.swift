import DescriptionLoading
import Diagnostics
import ViewControllers

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Storyboards that are one app, joined by their references to each other. As an input they are one
/// path, a line each.
struct JoinedStoryboards {
  /// The whole app's description.
  let source: Source
  private(set) var warnings: [(source: Source, diagnostics: [Diagnostic])] = []

  /// Nil for a path that is one file, or a folder whose source is read.
  ///
  /// - Throws: `FileError` for a storyboard that can't be read, `DiagnosticError` for one that is wrong.
  init?(_ path: String) throws {
    var paths = Self.paths(of: path)
    if paths.count == 1 {
      guard SourceFolder.program == nil, OutputFile.isFolder(path) else { return nil }
      paths = Self.storyboards(in: path)
      if paths.isEmpty { return nil }
      Console.report(
        "\(path): note: only its storyboards are read; build '\(SourceFolder.reader)' with "
          + "'make reader' to read its Swift source")
    }
    let sources = try paths.map { try InputFile($0).source }
    var told: [[Diagnostic]] = []
    let app = try AppDescription(storyboards: sources, warnings: &told)
    source = Source(
      name: paths.joined(separator: ", "), bytes: Array(app.jsonWithDeclaredIDs.utf8))
    // What is said of all together comes last, and has no place.
    warnings = told.enumerated().map { (sources[min($0, sources.count - 1)], $1) }
  }

  /// The files of an input; itself if it is one file.
  static func paths(of input: String) -> [String] {
    // A file's name may have a line break, too.
    let parts = input.split(separator: "\n").map(String.init)
    guard parts.count > 1, parts.allSatisfy(isStoryboard), !InputFile.exists(input) else {
      return [input]
    }
    return parts
  }

  static func path(of inputs: [String]) -> String { inputs.joined(separator: "\n") }

  static func isStoryboard(_ path: String) -> Bool { path.hasSuffix(".storyboard") }

  /// The storyboards of a project by their paths, but for those of other people's code.
  private static func storyboards(in folder: String) -> [String] {
    var found: [String] = []
    var waiting = [folder.hasSuffix("/") ? folder : folder + "/"]
    while let folder = waiting.popLast() {
      for name in CallFiles.names(in: folder).sorted() where !name.hasPrefix(".") {
        var status = stat()
        // A link could lead back.
        guard lstat(folder + name, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          if !others.contains(name) { waiting.append(folder + name + "/") }
        } else if isStoryboard(name) {
          found.append(folder + name)
        }
      }
    }
    return found.sorted()
  }

  private static let others: Set<String> = ["Pods", "Carthage", "DerivedData", "build"]
}
