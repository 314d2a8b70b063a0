import VCDiagnostics

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder of figures that calls, machines and users share.
///
/// An entry contains all its figure's sources, which must be equal, because its name, a digest of
/// them, may collide. A truncated or damaged entry is drawn again, and so is one that belongs
/// neither to the user nor to the folder's owner.
struct FigureCache {
  private let folder: String

  /// Creates the folder if it is missing.
  ///
  /// - Throws: `FileError`.
  init(_ folder: String) throws {
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    try OutputFile.makeFolder(of: self.folder)
  }

  /// Returns the figure made from `sources`; nil if there is no trustworthy entry.
  func figure(from sources: [[UInt8]]) -> [UInt8]? {
    let path = path(of: sources)
    // Not a link, and not a pipe to wait for.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var (status, owner) = (stat(), stat())
    guard fstat(descriptor, &status) == 0, stat(folder, &owner) == 0,
      status.st_mode & S_IFMT == S_IFREG, [geteuid(), owner.st_uid].contains(status.st_uid),
      let bytes = try? InputFile.bytes(of: descriptor, upTo: Source.maximumSize, path)
    else { return nil }
    let figure = Array(bytes.dropFirst(Self.entry(of: [], from: sources).count))
    return bytes == Self.entry(of: figure, from: sources) ? figure : nil
  }

  /// Adds a complete figure. A folder that isn't writable is left unchanged.
  func add(_ figure: [UInt8], from sources: [[UInt8]]) {
    // Readable by everyone and never modified: a new entry replaces it.
    guard let temporary = try? TemporaryFile(in: folder[...]),
      Descriptor.write(Self.entry(of: figure, from: sources), to: temporary.descriptor),
      fchmod(temporary.descriptor, 0o444) == 0
    else { return }
    _ = temporary.take(placeOf: path(of: sources))
  }

  private func path(of sources: [[UInt8]]) -> String { folder + Digest(of: sources).hexadecimal }

  private static func entry(of figure: [UInt8], from sources: [[UInt8]]) -> [UInt8] {
    let parts = sources + [figure]
    let lengths = sources.map { "\($0.count) " }.joined()
    return Array((lengths + Digest(of: parts).hexadecimal + "\n").utf8) + parts.joined()
  }
}
