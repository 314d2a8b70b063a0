/// The identity of a file, independent of its name and of links.
package enum FileIdentity: Hashable {
  /// An existing file or folder.
  case existing(device: UInt64, number: UInt64)
  /// A file to be created: its folder, and its name there.
  indirect case missing(in: FileIdentity, name: String)

  /// Nil for pipes and devices, which several may write to, and for names that lead nowhere.
  package init?(_ path: String) {
    var status = stat()
    if stat(path, &status) == 0 {
      self.init(status)
      return
    }
    guard errno == ENOENT, let target = try? OutputFile.target(of: path) else { return nil }
    guard let folder = FileIdentity(PathParts(target).folderPath) else { return nil }
    self = folder.entry(PathParts(target).name)
  }

  /// The path of a folder from the root, without links; unchanged if the folder is missing.
  package static func absolutePath(of folder: String) -> String {
    guard let path = realpath(folder, nil) else { return folder }
    defer { free(path) }
    return String(cString: path)
  }

  /// The path of an existing file without `..`, if it is below the current folder; else unchanged.
  package static func shortPath(of path: String) -> String {
    guard path.split(separator: "/").contains("..") else { return path }
    let (here, real) = (absolutePath(of: ".") + "/", absolutePath(of: path))
    return real.hasPrefix(here) ? String(real.dropFirst(here.count)) : path
  }

  /// The file that a descriptor of this process has open.
  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR:
      self = .existing(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        number: UInt64(truncatingIfNeeded: status.st_ino))
    default: return nil
    }
  }

  /// A file to be created in this folder.
  private func entry(_ name: String) -> FileIdentity {
    #if canImport(Darwin)
      // Most disks on macOS ignore case.
      .missing(in: self, name: name.lowercased())
    #else
      .missing(in: self, name: name)
    #endif
  }
}

/// The parts of a path.
package struct PathParts {
  /// The path up to the last slash, including it; empty without a slash.
  package let folder: Substring
  package let name: String

  package init(_ path: String) {
    // A trailing slash marks a folder, and isn't part of its name.
    let path =
      path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/") ? path.dropLast() : path[...]
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    folder = path[..<(start ?? path.startIndex)]
    name = String(path[(start ?? path.startIndex)...])
  }

  /// The folder as a path for the system.
  package var folderPath: String { folder.isEmpty ? "." : String(folder) }

  /// The name before its extension, and the extension with its dot. The extension is empty without
  /// a dot, or if the only dot begins the name.
  package var stem: (name: Substring, ending: Substring) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return (name[...], "")
    }
    return (name[..<dot], name[dot...])
  }
}
