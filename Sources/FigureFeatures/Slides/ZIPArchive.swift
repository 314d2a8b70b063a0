import VCPictures

/// A ZIP archive in memory, the format of Office's files. Its contents are compressed with zlib,
/// which PNG uses too, so nothing else must be installed.
struct ZIPArchive {
  private var files: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// Adds a file.
  ///
  /// - Parameter path: An ASCII path.
  mutating func add(_ path: String, _ content: [UInt8]) {
    let deflated = Self.deflated(content)
    let isSmaller = (deflated?.count ?? .max) < content.count
    let data = isSmaller ? deflated ?? content : content
    let name = Array(path.utf8)
    // A fixed date, ZIP's first day, so that the same contents always give the same file.
    let properties = Self.numbers(
      (20, 2), (0, 2), (isSmaller ? 8 : 0, 2), (0, 2), (0x21, 2),
      (Int(PNGChunk.checksum(content)), 4), (data.count, 4), (content.count, 4), (name.count, 2),
      (0, 2))
    directory += Self.numbers((0x0201_4B50, 4), (20, 2))
    directory += properties
    directory += Self.numbers((0, 2), (0, 4), (0, 4), (files.count, 4))
    directory += name
    files += Self.numbers((0x0403_4B50, 4))
    files += properties
    files += name
    files += data
    count += 1
  }

  /// The bytes of the archive.
  ///
  /// - Throws: An error for an archive that exceeds the limits of the old format.
  func finished() throws(GraphvizError) -> [UInt8] {
    guard count < 0xFFFF, files.count + directory.count < 0xFFFF_FFFF else {
      throw GraphvizError("so many slides are more than one file holds")
    }
    let end = Self.numbers(
      (0x0605_4B50, 4), (0, 4), (count, 2), (count, 2), (directory.count, 4), (files.count, 4),
      (0, 2))
    return files + directory + end
  }

  /// Returns the compressed bytes; nil without zlib.
  private static func deflated(_ content: [UInt8]) -> [UInt8]? {
    // All bytes come as the first piece, and none as the second, which ends them.
    var next: [UInt8]? = content
    var bytes: [UInt8] = []
    let isDone = Deflate.compress(level: 6, pieceLength: 65_536) { buffer in
      buffer = next ?? []
      next = nil
    } piece: {
      bytes += $0
    }
    // Drop zlib's own header and checksum.
    return isDone && bytes.count > 6 ? Array(bytes[2..<(bytes.count - 4)]) : nil
  }

  /// The bytes of values with their sizes.
  private static func numbers(_ parts: (value: Int, count: Int)...) -> [UInt8] {
    parts.flatMap { value, count in
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
  }
}
