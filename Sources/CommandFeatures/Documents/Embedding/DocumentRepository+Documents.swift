import VCCommand

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension DocumentRepository {
  /// The paths of its files that show figures, from the root.
  var documents: [String] {
    tree(below: path + "/", showing: Self.showsFigures).files.map { path + "/" + $0 }
  }

  /// The paths of a folder and all folders in it, from the folder, each with a slash unless it is empty.
  func folders(below folder: String) -> [String] { tree(below: folder) { _ in false }.folders }

  private func tree(
    below folder: String, showing isShown: (String) -> Bool
  ) -> (files: [String], folders: [String]) {
    var tree = (files: [String](), folders: [""])
    var next = 0
    while next < tree.folders.count {
      let parent = tree.folders[next]
      next += 1
      let start = folder + parent
      for name in CallFiles.names(in: start.isEmpty ? "." : start)
      where !Self.ignored.contains(name) {
        var status = stat()
        guard lstat(start + name, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: tree.folders.append(parent + name + "/")
        case S_IFREG where isShown(name): tree.files.append(parent + name)
        default: break
        }
      }
    }
    return tree
  }

  private static let ignored: Set = [".", "..", ".git", ".build", "node_modules"]

  /// Whether a file may show figures: a document, or a page of another kind.
  private static func showsFigures(_ name: String) -> Bool {
    let others = [".rst", ".html", ".htm", ".tutorial", ".ipynb", ".org", ".typ"]
    return EmbeddedDocument.syntax(of: name) != nil
      || others.contains(where: name.lowercased().hasSuffix)
  }
}
