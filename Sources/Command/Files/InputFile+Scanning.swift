import VCDescriptions
import VCSource

extension InputFile {
  /// Reads a text of any size. One that is larger than a description may be is scanned to its end, if
  /// a format with a scanner may begin like it.
  package static func source(
    of descriptor: Int32, _ path: String, named name: String, firstLine: Int
  ) throws -> Source {
    // Of a file that claims to be large, only the first bytes are stored.
    let limit = size(of: descriptor) > Source.maximumSize ? beginning : Source.maximumSize + 1
    var bytes = try bytes(of: descriptor, upTo: limit, path)
    guard bytes.count >= limit else {
      // A figure's description is read in the figure's place.
      return Source(
        name: name, bytes: EmbeddedSource.text(in: bytes) ?? bytes, firstLine: firstLine)
    }
    if var scanner = InputFormat.scanner(ofTextBeginningWith: bytes)?(name, firstLine) {
      scanner.add(bytes[...])
      bytes = []
      try parts(of: descriptor, path) {
        scanner.add($0)
        return true
      }
      return scanner.end()
    }
    // The loader reports the size, and needs no more than that.
    try parts(of: descriptor, path) {
      bytes += $0
      return bytes.count <= Source.maximumSize
    }
    return Source(name: name, bytes: bytes, firstLine: firstLine)
  }

  private static let beginning = 65_536

  /// The size that a file claims, 0 for a pipe.
  private static func size(of descriptor: Int32) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
    return Int(clamping: status.st_size)
  }
}
