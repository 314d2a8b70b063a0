import VCSource

extension Message {
  /// Why a picture of a screen isn't drawn.
  package enum Screens: WordedFacts, Error {
    /// A path leads out of the repository.
    case imageOutside(String)
    /// A file can't be read; the reason in each language.
    case unreadableImage(String, reason: [Language: String])
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
  package func text(in wording: Wording) -> String {
    wording.choose({ $0.text(of: self) }, { $0.text(of: self) })
  }
}
