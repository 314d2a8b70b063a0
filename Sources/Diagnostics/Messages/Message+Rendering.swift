extension Message {
  /// Pictures that a format cannot hold.
  public enum Rendering: Hashable, Sendable {
    /// A picture with more pixels on a side than cairo draws; the largest scale that would do, nil
    /// for none.
    case tooManyPixels(width: Int, height: Int, limit: Int, largestScale: Int?)
    /// A picture for whose pixels there is no memory; the largest scale that would do, nil for none.
    case noMemoryForPixels(width: Int, height: Int, largestScale: Int?)
    /// A figure whose text is small on a page, and how large it should be, in points.
    case smallText(page: String, smallest: Double, wanted: Double)
  }
}
