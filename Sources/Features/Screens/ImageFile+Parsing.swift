import VCDiagnostics
import VCImages

extension ImageFile {
  /// The limits of a file and of all files of a figure, in megabytes: figures contain the files.
  package static let mostMegabytes = (file: 8, all: 64)
  /// The most pixels: an image with more takes over 100 MB to decode, however small its file is.
  static let mostMillions = 24
  /// The longest side that cairo draws.
  private static let longestSide = 32_767

  /// Reads a file's structure, and decodes nothing. What isn't drawn is left out, such as where and
  /// by whom a photo was taken.
  package init(_ bytes: [UInt8], at path: String) throws(Message.Screens) {
    guard bytes.count <= Self.mostMegabytes.file << 20 else {
      throw .imageTooLarge(path, megabytes: Self.mostMegabytes.file)
    }
    if PNGReader.isBeginning(of: bytes) {
      guard let image = PNGReader(bytes).image else { throw .damagedImage(path) }
      self = image
    } else if JPEGReader.isBeginning(of: bytes) {
      let reader = JPEGReader(bytes)
      guard let image = reader.image else {
        throw reader.isUnusual ? .unusualImage(path) : .damagedImage(path)
      }
      self = image
    } else {
      throw .notAnImage(path)
    }
    guard max(width, height) <= Self.longestSide,
      width * height <= Self.mostMillions * 1_000_000
    else {
      throw .tooManyImagePixels(path, width: width, height: height, millions: Self.mostMillions)
    }
  }
}

extension ArraySlice<UInt8> {
  /// A number of big-endian bytes from the beginning.
  func number(_ count: Int) -> Int { prefix(count).reduce(0) { $0 << 8 | Int($1) } }
}
