#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where a result goes.
enum OutputFile {
  case standardOutput
  case file(String)

  var isStandardOutput: Bool { if case .standardOutput = self { true } else { false } }

  /// The file of one of several pictures: `out-0.svg` beside `out.svg`.
  func numbered(_ number: Int) -> OutputFile {
    guard case .file(let path) = self else { return self }
    let nameStart = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    guard let dot = path[nameStart...].lastIndex(of: "."), dot != nameStart else {
      return .file("\(path)-\(number)")
    }
    return .file("\(path[..<dot])-\(number)\(path[dot...])")
  }

  /// Whether a path names a folder: one that exists, or one to be by its slash.
  static func isFolder(_ path: String) -> Bool {
    if path.utf8.last == UInt8(ascii: "/") { return true }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether it is that file, by whatever name or link.
  func isFile(_ other: String) -> Bool {
    guard case .file(let path) = self, other != "-" else { return false }
    var (own, others) = (stat(), stat())
    return stat(path, &own) == 0 && own.st_mode & S_IFMT == S_IFREG && stat(other, &others) == 0
      && own.st_dev == others.st_dev && own.st_ino == others.st_ino
  }

  /// Writes all of it or nothing: into a new file beside the target, which then takes its place.
  /// A target that already holds these bytes is left alone.
  func write(_ bytes: [UInt8]) throws {
    switch self {
    case .standardOutput:
      try Self.write(bytes, to: STDOUT_FILENO, "standard output")
    case .file(let path):
      do {
        try Self.replace(path, with: bytes)
      } catch FileError.unwritable(_, let reason) {
        // Under the name that the user gave, not that of a link's target.
        throw FileError.unwritable(path, reason: reason)
      }
    }
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws {
    let path = try Self.target(of: path)
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      // A pipe or a device is written to; there is nothing to replace.
      let descriptor = open(path, O_WRONLY)
      guard descriptor >= 0 else { throw FileError.unwritable(path, reason: lastError()) }
      defer { close(descriptor) }
      return try write(bytes, to: descriptor, path)
    }
    if exists, Int(status.st_size) == bytes.count, holds(path, bytes) { return }
    if exists, access(path, W_OK) != 0 { throw FileError.unwritable(path, reason: lastError()) }
    try makeFolder(of: path)
    try writeBeside(path, bytes, mode: exists ? status.st_mode & 0o7777 : 0o666 & ~currentMask())
  }

  /// Whether a file holds these bytes; not when it cannot be read.
  private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var chunk = [UInt8](repeating: 0, count: min(65536, max(1, bytes.count)))
    var compared = 0
    while compared < bytes.count {
      let count = Descriptor.read(descriptor, into: &chunk)
      guard count > 0, count <= bytes.count - compared else { return false }
      let isSame = bytes.withUnsafeBytes { bytes in
        bytes.baseAddress.map { memcmp($0 + compared, chunk, count) == 0 } ?? false
      }
      guard isSame else { return false }
      compared += count
    }
    return true
  }

  /// Follows links: the file they lead to is replaced, not a link, even where it is only to be.
  private static func target(of path: String) throws -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    guard errno == ENOENT else { throw FileError.unwritable(path, reason: lastError()) }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count - 1)
    guard count > 0 else { return path }
    let link = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    if link.hasPrefix("/") { return try target(of: link) }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return try target(of: folder + link)
  }

  private static func writeBeside(_ path: String, _ bytes: [UInt8], mode: mode_t) throws {
    var template = Array((path + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileError.unwritable(path, reason: lastError()) }
    let temporary = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    do {
      defer { close(descriptor) }
      try write(bytes, to: descriptor, path)
      guard fchmod(descriptor, mode) == 0 else {
        throw FileError.unwritable(path, reason: lastError())
      }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let reason = lastError()
      unlink(temporary)
      throw FileError.unwritable(path, reason: reason)
    }
  }

  /// Makes the folder that a file is to stand in, if it is missing, but not the folders above.
  private static func makeFolder(of path: String) throws {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if isFolder(folder) { return }
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      throw FileError.unwritable(path, reason: lastError())
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, _ name: String) throws {
    guard Descriptor.write(bytes, to: descriptor) else {
      throw FileError.unwritable(name, reason: lastError())
    }
  }

  /// The permissions that new files do not get; there is no way to ask but to set it.
  private static func currentMask() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }
}
