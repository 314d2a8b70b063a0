import VCSource

extension Message {
  /// Why a picture of a screen isn't drawn.
  package enum Screens: WordedFacts, Error {
    /// A path leads out of the repository.
    case imageOutside(String)
    /// A file can't be read; the reason in each language.
    case unreadableImage(String, reason: Words)
    /// A file begins as neither PNG nor JPEG does.
    case notAnImage(String)
    /// A file or its pixels end early, a checksum is wrong, or the pixels are no compressed data.
    case damagedImage(String)
    /// A JPEG that browsers or presentation programs don't show.
    case unusualImage(String)
    case tooManyImagePixels(String, width: Int, height: Int, millions: Int)
    /// A side is longer than what is drawn.
    case imageTooLong(String, width: Int, height: Int, limit: Int)
    case imageTooLarge(String, megabytes: Int)
    /// The images before this one have the most bytes that a figure takes.
    case imagesTooLarge(String, megabytes: Int)
    /// The images before this one have the most pixels that a figure takes.
    case imagesHaveTooManyPixels(String, millions: Int)
    /// A format shows no JPEG.
    case noJPEG(String, in: String)
  }

  package static func screens(_ fault: Screens) -> Self { Self(fault) }
}

extension Message.Screens {
  package var words: Words {
    switch self {
    case .imageOutside(let path): .imageOutside(path: path)
    case .unreadableImage(let path, let reason): .unreadableImage(path: path, reason: reason)
    case .notAnImage(let path): .notAnImage(path: path)
    case .damagedImage(let path): .damagedImage(path: path)
    case .unusualImage(let path): .unusualImage(path: path)
    case .tooManyImagePixels(let path, let width, let height, let millions):
      .tooManyImagePixels(path: path, width: width, height: height, millions: millions)
    case .imageTooLong(let path, let width, let height, let limit):
      .imageTooLong(path: path, width: width, height: height, limit: limit)
    case .imageTooLarge(let path, let megabytes): .imageTooLarge(path: path, megabytes: megabytes)
    case .imagesTooLarge(let path, let megabytes): .imagesTooLarge(path: path, megabytes: megabytes)
    case .imagesHaveTooManyPixels(let path, let millions):
      .imagesHaveTooManyPixels(path: path, millions: millions)
    case .noJPEG(let path, let format): .noJPEG(path: path, format: format)
    }
  }
}
