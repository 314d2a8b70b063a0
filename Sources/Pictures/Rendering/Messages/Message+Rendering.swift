import VCSource

extension Message {
  /// Pictures that a format can't represent.
  package enum Rendering: WordedFacts {
    /// A picture has more pixels on a side than cairo supports; the largest possible scale, nil for
    /// none.
    case tooManyPixels(width: Int, height: Int, limit: Int, largestScale: Int?)
    /// A picture's pixels don't fit into memory; the largest possible scale, nil for none.
    case noMemoryForPixels(width: Int, height: Int, largestScale: Int?)
    /// A PDF's page is longer on a side than cairo draws, in points.
    case pageTooLarge(width: Int, height: Int, limit: Int)
    /// An option doesn't change figures of a kind.
    case ignoredOption(String, kind: String)
    /// A figure of a kind shows only a sentence.
    case nothingToShow(kind: String)
  }
}

extension Message.Rendering {
  package var words: Words {
    switch self {
    case .tooManyPixels(let width, let height, let limit, let scale):
      .tooManyPixels(width: width, height: height, limit: limit, scale: scale)
    case .noMemoryForPixels(let width, let height, let scale):
      .noMemoryForPixels(width: width, height: height, scale: scale)
    case .pageTooLarge(let width, let height, let limit):
      .pageTooLarge(width: width, height: height, limit: limit)
    case .nothingToShow(let kind): .nothingToShow(kind: kind)
    case .ignoredOption(let option, let kind): .ignoredOption(option: option, kind: kind)
    }
  }
}

extension Message {
  package static func rendering(_ fault: Rendering) -> Self { Self(fault) }
}
