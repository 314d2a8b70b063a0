import Diagnostics

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that was read, or standard input.
struct InputFile {
  let source: Source

  /// Reads the whole file, but never more than a source may hold: what is longer is diagnosed by
  /// the loader, without having been read.
  init(_ path: String) throws {
    let isStandardInput = path == "-"
    let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileError.unreadable(path, reason: lastError()) }
    defer { if !isStandardInput { close(descriptor) } }
    source = Source(
      name: isStandardInput ? "<stdin>" : path,
      bytes: try Self.bytes(of: descriptor, upTo: Source.maximumSize + 1, path))
  }

  private static func bytes(
    of descriptor: Int32, upTo limit: Int, _ path: String
  ) throws -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileError.unreadable(path, reason: lastError())
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      throw FileError.unreadable(path, reason: "it is a folder")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(limit, max(4096, Int(status.st_size) + 1)))
    var chunk = [UInt8](repeating: 0, count: 65536)
    while bytes.count < limit {
      let count = Descriptor.read(descriptor, into: &chunk)
      guard count >= 0 else { throw FileError.unreadable(path, reason: lastError()) }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The file's name without folders and extension.
  static func baseName(of path: String) -> String {
    if path == "-" { return "figure" }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
