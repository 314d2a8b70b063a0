/// The folder that contains all files that a document or a folder may lead to: its repository, which
/// is the nearest folder above with `.git`; without one, the current folder.
package struct DocumentRepository: Hashable, Sendable {
  /// The path from the root, without links.
  package let path: String

  package init(of document: String) {
    path = Self.nearest(to: PathParts(document).folderPath) ?? FileIdentity.absolutePath(of: ".")
  }

  /// The repository of a folder that a call names; without one, the folder itself. It contains all
  /// files that are read in the folder.
  package init(ofFolder folder: String) {
    path = Self.nearest(to: folder) ?? FileIdentity.absolutePath(of: folder)
  }

  /// The nearest folder with `.git`, from a folder upwards.
  private static func nearest(to folder: String) -> String? {
    var folder = FileIdentity.absolutePath(of: folder)
    while !InputFile.exists(folder + "/.git") {
      guard folder != "/", !folder.isEmpty else { return nil }
      folder = String(PathParts(folder).folder.dropLast())
    }
    return folder
  }

  /// Whether a path leads into the repository after following links. Git's own folder is excluded,
  /// because it contains passwords.
  package func contains(_ path: String) -> Bool { names(to: path).map { !$0.isEmpty } ?? false }

  /// Opens a file or a folder in the repository, whatever other processes replace by links
  /// meanwhile. Returns a negative number for an error in `errno`.
  ///
  /// - Throws: `FileRefusal.outside`.
  package func open(_ path: String, _ flags: Int32) throws(FileRefusal) -> Int32 {
    guard let names = names(to: path) else { throw .outside }
    return Descriptor.open(names, below: self.path, flags)
  }

  /// The names from the repository's folder to where a path leads; none for that folder itself, nil
  /// for a path that leads out of it.
  package func names(to path: String) -> [Substring]? {
    guard let real = Self.realPath(of: path), (real + "/").hasPrefix(start) else { return nil }
    let names = real.dropFirst(self.path.count).split(separator: "/")
    return names.contains(".git") ? nil : names
  }

  /// The beginning of the paths of its files.
  private var start: String { path == "/" ? "/" : path + "/" }

  /// The path from the root, without links, of a file that exists or can be created; nil for
  /// others.
  package static func realPath(of path: String) -> String? {
    guard var rest = try? OutputFile.target(of: path) else { return nil }
    var missing: [String] = []
    while true {
      if let real = realpath(rest, nil) {
        defer { free(real) }
        return ([String(cString: real)] + missing.reversed()).joined(separator: "/")
      }
      let parts = PathParts(rest)
      guard ![".", "..", ""].contains(parts.name), parts.folderPath != rest else { return nil }
      missing.append(parts.name)
      rest = parts.folderPath
    }
  }
}
