import VCCommand

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension DocumentRepository {
  /// The paths of its files that show figures, from the root.
  var documents: [String] {
    var documents: [String] = []
    var folders = [path]
    while let folder = folders.popLast() {
      for name in CallFiles.names(in: folder) where !Self.ignored.contains(name) {
        let file = "\(folder)/\(name)"
        var status = stat()
        guard lstat(file, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: folders.append(file)
        case S_IFREG where Self.showsFigures(name): documents.append(file)
        default: break
        }
      }
    }
    return documents
  }

  private static let ignored: Set = [".", "..", ".git", ".build", "node_modules"]

  /// Whether a file may show figures: a document, or a page of another kind.
  private static func showsFigures(_ name: String) -> Bool {
    let others = [".rst", ".html", ".htm", ".tutorial", ".ipynb", ".org", ".typ"]
    return EmbeddedDocument.syntax(of: name) != nil
      || others.contains(where: name.lowercased().hasSuffix)
  }
}
