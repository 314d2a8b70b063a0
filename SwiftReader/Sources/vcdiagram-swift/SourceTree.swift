#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files to read: a folder's current files, or those of a commit.
enum SourceTree: Sendable {
  case folder(String)
  /// The contents by path below the folder.
  case commit([String: ArraySlice<UInt8>])

  /// The maximum size of a file; larger Swift files are generated data.
  private static let largest = 8_000_000

  /// Returns the bytes of a file.
  ///
  /// - Parameter path: The path below the folder.
  func text(of path: String) throws(ReadingError) -> [UInt8] {
    switch self {
    case .folder(let folder): return try Self.text(at: folder + "/" + path)
    case .commit(let files):
      guard let text = files[path] else { throw ReadingError("'\(path)' isn't in the commit") }
      guard text.count <= Self.largest else { throw Self.tooLarge(path) }
      return Array(text)
    }
  }

  private static func text(at path: String) throws(ReadingError) -> [UInt8] {
    // Opening a file that waits for a writer, such as a pipe, would block forever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw ReadingError(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw ReadingError(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw ReadingError("'\(path)' isn't a regular file")
    }
    guard status.st_size <= largest else { throw tooLarge(path) }
    return Descriptor.bytes(of: descriptor)
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
