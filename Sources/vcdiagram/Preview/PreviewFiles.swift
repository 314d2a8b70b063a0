import DescriptionLoading
import Diagnostics

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The descriptions that a preview was called with: files, and those of folders as they are now.
struct PreviewFiles {
  private let inputs: [String]
  /// The folders of the call that are projects: they have storyboards below them.
  private let projects: Set<String>
  /// By their paths, in the order of the call, those of a folder by name.
  private(set) var names: [String] = []

  /// So many of one folder are listed.
  private static let limit = 1000

  private static let endings = [".yaml", ".yml", ".json", ".storyboard", ".txt", ".log"]

  init(_ inputs: [String]) {
    self.inputs = inputs
    projects = Set(inputs.filter { JoinedInputs.paths(of: $0) != [$0] })
    list()
  }

  var folders: [String] { inputs.filter(OutputFile.isFolder) }

  /// Looks for what has come and what has gone; whether anything has.
  @discardableResult mutating func list() -> Bool {
    let before = names
    var seen: Set<String> = []
    names = inputs.flatMap { input in
      let isProject = projects.contains(input)
      return OutputFile.isFolder(input)
        ? (isProject ? [input] : []) + descriptions(in: input) : [input]
    }.filter { seen.insert($0).inserted }
    // What was named together comes first as one app.
    let together = inputs.filter { !OutputFile.isFolder($0) || projects.contains($0) }
    if JoinedInputs.areOne(together), together.contains(where: { !OutputFile.isFolder($0) }) {
      names.insert(JoinedInputs.path(of: together), at: 0)
    }
    return names != before
  }

  /// One that was listed stays, whatever is written into it, until it is gone.
  private func descriptions(in folder: String) -> [String] {
    let isCurrent = folder == "." || folder == "./"
    let folder = isCurrent ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    let known = Set(names)
    return CallFiles.names(in: isCurrent ? "." : folder).filter { name in
      !name.hasPrefix(".") && Self.endings.contains(where: name.hasSuffix)
    }.sorted().prefix(Self.limit).map { folder + $0 }.filter {
      known.contains($0) || Self.isDescription($0)
    }
  }

  /// Whether it says what a description must: other files of the same endings are common.
  private static func isDescription(_ path: String) -> Bool {
    if path.hasSuffix(".storyboard") { return true }
    let bytes = InputFile.beginning(of: path, upTo: 65536)
    if path.hasSuffix(".log") || path.hasSuffix(".txt") {
      let format = InputFormat(of: Source(name: path, bytes: Array(bytes)))
      return format == .log || format == .printed
    }
    return bytes.firstRange(of: Array("rootViewController".utf8)) != nil
  }
}
