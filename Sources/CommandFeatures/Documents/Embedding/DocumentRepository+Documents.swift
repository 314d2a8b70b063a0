import VCCommand

extension DocumentRepository {
  /// The paths of its files that show figures, from the root.
  var documents: [String] {
    tree(below: path + "/", showing: Self.showsFigures).files.map { path + "/" + $0 }
  }

  /// The documents in a folder, and in those below it, that may have directives; the path itself for a file,
  /// and for a folder without such documents.
  static func documents(in path: String) -> [String] {
    guard OutputFile.isFolder(path) else { return [path] }
    let folder = AppFolder.prefix(of: path)
    let found = DocumentRepository(ofFolder: path)
      .tree(below: folder) { EmbeddedDocument.syntax(of: $0) != nil }.files.map { folder + $0 }
      .filter { file in
        let bytes = try? PlainFile(namedByText: file).source.bytes
        return bytes?.firstRange(of: Array("vcdiagram".utf8)) != nil
      }
    return found.isEmpty ? [path] : found.sorted()
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
