import VCSource

extension ImageFile {
  /// The most megabytes of a file.
  static let mostMegabytes = 8
  /// The most pixels, in millions: an image with more takes over 100 MB to decode, however small its
  /// file is.
  static let mostMillions = 24
  /// The longest side that cairo draws.
  static let longestSide = 32_767

  /// Reads a file, and finds out whether its pixels are there, without decoding them. What isn't
  /// drawn is left out, such as where and by whom a photo was taken.
  ///
  /// - Parameter total: The images of the same figure, to which it is added before its pixels are
  ///   looked at.
  package init(_ bytes: [UInt8], at path: String, in total: inout ImageTotal) throws(Message) {
    guard bytes.count <= Self.mostMegabytes << 20 else {
      throw .imageTooLarge(path: path, megabytes: Self.mostMegabytes)
    }
    if PNGReader.isBeginning(of: bytes) {
      let reader = PNGReader(bytes)
      guard let image = reader.image else { throw .damagedImage(path: path) }
      try image.checkSize(path)
      try total.add(image, at: path)
      guard reader.hasAllPixels else { throw .damagedImage(path: path) }
      self = image
    } else if JPEGReader.isBeginning(of: bytes) {
      let reader = JPEGReader(bytes)
      guard let image = reader.image else {
        throw reader.isUnusual ? .unusualImage(path: path) : .damagedImage(path: path)
      }
      try image.checkSize(path)
      try total.add(image, at: path)
      self = image
    } else {
      throw .notAnImage(path: path)
    }
  }

  private func checkSize(_ path: String) throws(Message) {
    guard width * height <= Self.mostMillions * 1_000_000 else {
      throw .tooManyImagePixels(
        path: path, width: width, height: height, millions: Self.mostMillions)
    }
    guard max(width, height) <= Self.longestSide else {
      throw .imageTooLong(path: path, width: width, height: height, limit: Self.longestSide)
    }
  }
}

/// What the images of one figure amount to. A figure contains their files, and who draws or shows
/// it decodes their pixels.
package struct ImageTotal {
  static let mostMegabytes = 64
  /// The most pixels, in millions: sixty screens of a phone.
  static let mostMillions = 240

  private var bytes = 0
  private var pixels = 0

  package init() {}

  /// Adds an image, unless that would be too much.
  package mutating func add(_ image: ImageFile, at path: String) throws(Message) {
    guard bytes + image.bytes.count <= Self.mostMegabytes << 20 else {
      throw .imagesTooLarge(path: path, megabytes: Self.mostMegabytes)
    }
    guard pixels + image.width * image.height <= Self.mostMillions * 1_000_000 else {
      throw .imagesHaveTooManyPixels(path: path, millions: Self.mostMillions)
    }
    bytes += image.bytes.count
    pixels += image.width * image.height
  }
}

extension ArraySlice<UInt8> {
  /// A number of big-endian bytes from the beginning.
  func number(_ count: Int) -> Int { prefix(count).reduce(0) { $0 << 8 | Int($1) } }
}
