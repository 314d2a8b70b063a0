import Diagnostics

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder of figures that calls, machines and users share.
///
/// An entry contains all that its figure is made from, which must be equal: its name, a digest of that,
/// could be another's. An entry that is cut off or damaged is drawn again. So is one that belongs neither
/// to the user nor to the folder's owner.
struct FigureCache {
  private let folder: String

  /// Makes the folder if it is missing.
  ///
  /// - Throws: `FileError`.
  init(_ folder: String) throws {
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    try OutputFile.makeFolder(of: self.folder)
  }

  /// The figure that was made from `sources`; nil if there is none to trust.
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

  /// Adds a figure, all of it or nothing. A folder that can't be written to stays as it is.
  func add(_ figure: [UInt8], from sources: [[UInt8]]) {
    // Readable for all, and never changed: a new entry takes its place.
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
