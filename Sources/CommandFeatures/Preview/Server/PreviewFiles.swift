import VCCommand
import VCSource

/// The descriptions of a preview: files, and the current files in folders.
struct PreviewFiles {
  private let inputs: [String]
  /// The folders in the call that are projects, because they contain storyboards.
  private let projects: Set<String>
  /// The paths, in the order of the call; those in a folder are sorted by name.
  private(set) var names: [String] = []
  /// Those that were found in a folder.
  private(set) var found: Set<String> = []

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
      // A listed file stays until it is deleted, whatever its contents become.
      let files = AppFolder.descriptions(in: input, besides: Set(names))
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
}
