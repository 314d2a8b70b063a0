import VCSource

/// The destination of a result.
package enum OutputFile {
  case standardOutput
  case file(String)

  package var isStandardOutput: Bool { if case .standardOutput = self { true } else { false } }

  /// The file of one of several pictures, with a suffix before its extension: `out-0.svg` for
  /// `out.svg`.
  package func named(_ suffix: String) -> OutputFile {
    guard case .file(let path) = self else { return self }
    let parts = PathParts(path)
    return .file("\(parts.folder)\(parts.stem.name)\(suffix)\(parts.stem.ending)")
  }

  /// Whether a path names a folder: an existing one, or a new one with a trailing slash.
  package static func isFolder(_ path: String) -> Bool {
    if path.utf8.last == UInt8(ascii: "/") { return true }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Writes everything or nothing: to a new file beside the target, which then replaces it. A
  /// target with the same bytes is left alone.
  ///
  /// - Parameter old: The required contents of a person's file; nil for a file that can be drawn
  ///   again. The new bytes are on the disk before they replace the old ones.
  package func write(_ bytes: [UInt8], replacing old: [UInt8]? = nil) throws {
    switch self {
    case .standardOutput:
      try Self.write(bytes, to: STDOUT_FILENO, "standard output")
    case .file(let path):
      do {
        try Self.replace(path, with: bytes, old)
      } catch FileError.unwritable(_, let reason) {
        // Report the name that the user gave, not that of a link's target.
        throw FileError.unwritable(path, reason: reason)
      }
    }
  }

  private static func replace(_ path: String, with bytes: [UInt8], _ old: [UInt8]?) throws {
    let target = try target(of: path)
    // An open descriptor's file may contain more than this figure, so it isn't replaced.
    if let descriptor = descriptor(named: target) { return try write(bytes, to: descriptor, path) }
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      // Pipes and devices are written to, not replaced.
      let descriptor = open(path, O_WRONLY)
      guard descriptor >= 0 else { throw FileError.unwritable(path, reason: lastError()) }
      defer { close(descriptor) }
      return try write(bytes, to: descriptor, path)
    }
    if exists, holds(target, bytes) { return }
    if exists, access(target, W_OK) != 0 { throw FileError.unwritable(path, reason: lastError()) }
    try makeFolder(of: target)
    try writeBeside(target, bytes, as: exists ? status : nil, replacing: old)
  }

  /// - Throws: `FileError`.
  package static func remove(_ path: String) throws {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw FileError.unwritable(path, reason: lastError())
    }
  }

  /// Whether a file contains these bytes; false if it is unreadable.
  static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, Int(status.st_size) == bytes.count else { return false }
    return (try? InputFile.bytes(of: descriptor, upTo: bytes.count + 1, path)) == bytes
  }

  /// The number of a descriptor that a path names, such as 1 for `/dev/fd/1`; nil for a file.
  private static func descriptor(named path: String) -> Int32? {
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  /// Follows links, so that the file is replaced and not a link, even if the file is yet to be
  /// created. A descriptor's name, to which `/dev/stdout` leads, is followed no further.
  ///
  /// The system itself follows the links of folders.
  package static func target(of path: String) throws -> String {
    var target = path
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    // The same maximum as Linux.
    for _ in 0..<40 {
      if descriptor(named: target) != nil { return target }
      let count = readlink(target, &buffer, buffer.count)
      guard count >= 0 else { return target }
      let bytes = buffer[..<count].map(UInt8.init(bitPattern:))
      guard let link = String(validating: bytes, as: UTF8.self) else {
        throw FileError.unwritable(path, reason: .targetNotUTF8Reason)
      }
      target = link.utf8.first == UInt8(ascii: "/") ? link : PathParts(target).folder + link
    }
    throw FileError.unwritable(path, reason: words(for: ELOOP))
  }

  /// - Parameters:
  ///   - status: The old file's status; nil if there is none.
  ///   - old: The required contents of the old file; nil for any.
  private static func writeBeside(
    _ path: String, _ bytes: [UInt8], as status: stat?, replacing old: [UInt8]?
  ) throws {
    // A name of its own, because the target's may have the maximum length.
    let parts = PathParts(path)
    let temporary = try TemporaryFile(in: parts.folder)
    // Only an administrator can give a file away; for others, the file becomes their own.
    if let status, status.st_uid != geteuid() || status.st_gid != getegid() {
      _ = fchown(temporary.descriptor, status.st_uid, status.st_gid)
    }
    // Figures never run as their owner.
    let mode = status.map { $0.st_mode & 0o777 } ?? 0o666 & ~currentMask()
    guard Descriptor.write(bytes, to: temporary.descriptor),
      fchmod(temporary.descriptor, mode) == 0,
      old == nil || fsync(temporary.descriptor) == 0
    else { throw FileError.unwritable(path, reason: lastError()) }
    if let reason = temporary.take(placeOf: path, holding: old) {
      throw FileError.unwritable(path, reason: reason)
    }
  }

  /// Creates a file's folder if it is missing, but not the folders above.
  static func makeFolder(of path: String) throws {
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

  /// The permissions that new files don't get; the system returns them only when they are set.
  private static func currentMask() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }
}
