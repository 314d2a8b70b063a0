import Graphviz

/// A ZIP archive in memory, as Office's files are: its form is written here, what is compressed is
/// by zlib, which PNG loads too. Nothing on a machine need be installed for it.
struct ZIPArchive {
  private var files: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// - Parameter path: of ASCII.
  mutating func add(_ path: String, _ content: [UInt8]) {
    let deflated = Self.deflated(content)
    let isSmaller = (deflated?.count ?? .max) < content.count
    let data = isSmaller ? deflated ?? content : content
    let name = Array(path.utf8)
    // The same file whenever it is written: the first day that ZIP knows.
    let properties =
      Self.number(isSmaller ? 8 : 0, 2) + Self.number(0, 2) + Self.number(0x21, 2)
      + Self.number(Int(PNGChunk.checksum(content)), 4) + Self.number(data.count, 4)
      + Self.number(content.count, 4) + Self.number(name.count, 2) + Self.number(0, 2)
    let version = Self.number(20, 2) + Self.number(0, 2)
    directory +=
      [0x50, 0x4B, 1, 2] + Self.number(20, 2) + version + properties
      + [UInt8](repeating: 0, count: 10) + Self.number(files.count, 4) + name
    files += [0x50, 0x4B, 3, 4] + version + properties + name + data
    count += 1
  }

  /// - Throws: for what no archive of the old form holds.
  func finished() throws(GraphvizError) -> [UInt8] {
    guard count < 0xFFFF, files.count + directory.count < 0xFFFF_FFFF else {
      throw GraphvizError("so many slides are more than one file holds")
    }
    return files + directory + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + Self.number(count, 2)
      + Self.number(count, 2) + Self.number(directory.count, 4) + Self.number(files.count, 4)
      + Self.number(0, 2)
  }

  /// Nil without zlib.
  private static func deflated(_ content: [UInt8]) -> [UInt8]? {
    var next: [UInt8]? = content
    var bytes: [UInt8] = []
    let isDone = Deflate.compress(level: 6, pieceLength: 65_536) { buffer in
      buffer = next ?? []
      next = nil
    } piece: {
      bytes += $0
    }
    // zlib's own header and checksum go.
    return isDone && bytes.count > 6 ? Array(bytes[2..<(bytes.count - 4)]) : nil
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
