#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a name leads to, however it is written and whatever links lie between.
enum FileIdentity: Hashable {
  /// A file or folder that there is.
  case existing(device: UInt64, number: UInt64)
  /// One to be: its folder, and its name there.
  indirect case missing(in: FileIdentity, name: String)

  /// Nil for what can be written to by several, pipes and devices; and for names that lead nowhere.
  init?(_ path: String) {
    var status = stat()
    if stat(path, &status) == 0 {
      self.init(status)
      return
    }
    guard errno == ENOENT, let target = try? OutputFile.target(of: path) else { return nil }
    guard let folder = FileIdentity(PathParts(target).folderPath) else { return nil }
    self = folder.entry(PathParts(target).name)
  }

  /// The path of a folder from the root, without links; as it was given if there is none.
  static func absolutePath(of folder: String) -> String {
    guard let path = realpath(folder, nil) else { return folder }
    defer { free(path) }
    return String(cString: path)
  }

  /// What a descriptor of this process is open for.
  init?(descriptor: Int32) {
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

  /// One to be, in this folder.
  private func entry(_ name: String) -> FileIdentity {
    #if canImport(Darwin)
      // Most of its disks do not tell capitals from small letters.
      .missing(in: self, name: name.lowercased())
    #else
      .missing(in: self, name: name)
    #endif
  }
}

/// A path taken apart.
struct PathParts {
  /// All up to the last slash, with it; empty where there is none.
  let folder: Substring
  let name: String

  init(_ path: String) {
    // A slash at the end says that it is a folder, and is no part of its name.
    let path =
      path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/") ? path.dropLast() : path[...]
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    folder = path[..<(start ?? path.startIndex)]
    name = String(path[(start ?? path.startIndex)...])
  }

  /// The folder as the system is asked for it.
  var folderPath: String { folder.isEmpty ? "." : String(folder) }

  /// The name before its extension, and the extension with its dot; that is empty for none, and for
  /// a name that begins with its only dot.
  var stem: (name: Substring, ending: Substring) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return (name[...], "")
    }
    return (name[..<dot], name[dot...])
  }
}
