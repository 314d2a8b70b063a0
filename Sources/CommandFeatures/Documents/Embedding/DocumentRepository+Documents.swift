import VCCommand

extension DocumentRepository {
  /// The paths of its files that show figures, from the root.
  var documents: [String] {
    tree(below: path + "/", showing: Self.showsFigures).files.map { path + "/" + $0 }
  }

  /// The paths of a folder and the folders in it, or all folders below it, from the folder, each with a slash
  /// unless it is empty.
  func folders(below folder: String, areAll: Bool) -> [String] {
    tree(below: folder, isWhole: areAll) { _ in false }.folders
  }

  private func tree(
    below folder: String, isWhole: Bool = true, showing isShown: (String) -> Bool
  ) -> (files: [String], folders: [String]) {
    var tree = (files: [String](), folders: [""])
    var next = 0
    while next < (isWhole ? tree.folders.count : 1) {
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
