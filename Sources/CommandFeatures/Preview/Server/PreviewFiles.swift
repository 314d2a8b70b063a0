import VCCommand
import VCDescriptions
import VCSource

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The descriptions of a preview: files, and the current files in folders.
struct PreviewFiles {
  private let inputs: [String]
  /// The folders in the call that are projects, because they contain storyboards.
  private let projects: Set<String>
  /// The paths, in the order of the call; those in a folder are sorted by name.
  private(set) var names: [String] = []
  /// Those that were found in a folder.
  private(set) var found: Set<String> = []

  /// The maximum number of listed files in a folder.
  private static let limit = 1000

  init(_ inputs: [String]) {
    self.inputs = inputs
    projects = Set(inputs.filter { JoinedInputs.paths(of: $0) != [$0] })
    list()
  }

  var folders: [String] { inputs.filter(OutputFile.isFolder) }

  /// Updates the list; returns whether it changed.
  @discardableResult mutating func list() -> Bool {
    let before = names
    var found: Set<String> = []
    names = inputs.flatMap { input in
      let isProject = projects.contains(input)
      guard OutputFile.isFolder(input) else { return [input] }
      let files = descriptions(in: input)
      found.formUnion(files)
      return (isProject ? [input] : []) + files
    }.uniqued()
    self.found = found.subtracting(inputs)
    // Inputs named together come first, as one app.
    let together = inputs.filter { !OutputFile.isFolder($0) || projects.contains($0) }
    if JoinedInputs.areOne(together), together.contains(where: { !OutputFile.isFolder($0) }) {
      names.insert(JoinedInputs.path(of: together), at: 0)
    }
    return names != before
  }

  /// The descriptions in a folder. A listed file stays until it is deleted, whatever its contents
  /// become.
  private func descriptions(in folder: String) -> [String] {
    let isCurrent = folder == "." || folder == "./"
    let folder = isCurrent ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    let known = Set(names)
    let repository = DocumentRepository(ofFolder: isCurrent ? "." : folder)
    return CallFiles.names(in: isCurrent ? "." : folder).filter { name in
      !name.hasPrefix(".") && InputFormat.allCases.contains { $0.isUsual(forFile: name) }
    }.sorted().prefix(Self.limit).map { folder + $0 }.filter {
      FileRefusal(of: $0, in: repository) == nil
        && (known.contains($0) || Self.isDescription($0))
    }
  }

  /// Whether a file contains what a description needs, because other files with these extensions
  /// are common.
  private static func isDescription(_ path: String) -> Bool {
    let formats = InputFormat.allCases.filter { $0.isUsual(forFile: path) }
    if formats.contains(where: { $0.project != nil }) { return true }
    let bytes = InputFile.beginning(of: path, upTo: 65536)
    if formats.contains(where: \.isOfDescriptions) {
      return bytes.firstRange(of: Array("rootViewController".utf8)) != nil
    }
    return formats.contains(InputFormat(of: Source(name: path, bytes: Array(bytes))))
  }
}
