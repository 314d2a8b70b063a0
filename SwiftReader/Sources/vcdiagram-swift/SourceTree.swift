/// The files to read: a folder's current files, or those of a commit.
enum SourceTree: Sendable {
  /// The folder as it was named, and its absolute path without links.
  case folder(String, root: String)
  /// The contents by path below the folder.
  case commit([String: ArraySlice<UInt8>])

  /// The maximum size of a file; larger Swift files are generated data.
  private static let largest = 8_000_000

  /// Returns the bytes of a file.
  ///
  /// - Parameter path: The path below the folder.
  func text(of path: String) throws(ReadingError) -> [UInt8] {
    switch self {
    case .folder(let folder, let root): return try Self.text(at: folder + "/" + path, in: root)
    case .commit(let files):
      guard let text = files[path] else {
        throw ReadingError("'\(path)' is left out, because the repository lacks its content")
      }
      guard text.count <= Self.largest else { throw Self.tooLarge(path) }
      return Array(text)
    }
  }

  private static func text(at path: String, in root: String) throws(ReadingError) -> [UInt8] {
    let names = try names(to: path, in: root)
    // Opening a file that waits for a writer, such as a pipe, would block forever.
    let descriptor = Descriptor.open(names, below: root, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw ReadingError(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw ReadingError(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw irregular(path) }
    guard status.st_size <= largest else { throw tooLarge(path) }
    return Descriptor.bytes(of: descriptor)
  }

  /// Returns the names from the folder to where a path leads. Checks that this is a regular file in
  /// the folder, before it is opened: git's list may be older than a link, and opening a device may do
  /// something.
  private static func names(to path: String, in root: String) throws(ReadingError) -> [Substring] {
    guard let resolved = realpath(path, nil) else {
      if errno == ENOENT, path.unicodeScalars.contains("\u{FFFD}") {
        throw ReadingError("'\(path)' is left out, because its name is not UTF-8")
      }
      throw ReadingError(path, errno)
    }
    defer { free(resolved) }
    let real = String(cString: resolved)
    guard real.hasPrefix(root == "/" ? root : root + "/") else {
      throw ReadingError("'\(path)' is left out, because a link leads out of the folder")
    }
    var status = stat()
    guard stat(resolved, &status) == 0 else { throw ReadingError(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw irregular(path) }
    return real.dropFirst(root.count).split(separator: "/")
  }

  private static func irregular(_ path: String) -> ReadingError {
    ReadingError("'\(path)' isn't a regular file")
  }

  private static func tooLarge(_ path: String) -> ReadingError {
    ReadingError("'\(path)' exceeds the limit of 8 MB")
  }
}

extension Descriptor {
  /// Returns all bytes of a descriptor.
  static func bytes(of descriptor: Int32) -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, into: &buffer)
      guard count > 0 else { return all }
      all += buffer[..<count]
    }
  }
}
