import VCPictures

/// The shape of a frame: its contents, the margins, and its title in a strip at the top.
///
/// All frames have this shape, so none is narrower than its title, or hides it.
package struct FrameShape {
  package private(set) var rect: Rect
  /// The distance from the upper edge to the middle of the title.
  private let titleDepth: Double
  /// The distance from the left edge to the titles; nil for titles in the middle.
  private let titleInset: Double?

  /// The width of the widest title.
  private let titleWidth: Double

  /// - Parameters:
  ///   - titleWidth: The width of the frame's widest title in all states; nil for no title.
  ///   - titleAtLeft: Whether titles are at the left, rather than in the middle.
  package init(
    around content: Rect, titleWidth: Double?, _ look: Look, titleAtLeft: Bool = false
  ) {
    let style = look.frame
    // At least the title's height.
    let top =
      titleWidth == nil
      ? style.paddingBottom : max(style.paddingTop, look.fonts.frame.lineHeight + 8)
    self.titleWidth = titleWidth ?? 0
    let left = content.minX - style.paddingX
    let width = max(content.width + 2 * style.paddingX, self.titleWidth + 20)
    rect = Rect(
      minX: left, minY: content.minY - style.paddingBottom, maxX: left + width,
      maxY: content.maxY + top)
    titleDepth = top / 2 - 1
    titleInset = titleAtLeft ? min(style.paddingX, 10) : nil
  }

  /// The middle of a title of this width.
  func titleCenter(width: Double) -> Point {
    Point(
      titleInset.map { rect.minX + $0 + width / 2 } ?? rect.center.x, rect.maxY - titleDepth)
  }

  /// The right end of the widest title.
  var titlesEnd: Double { titleCenter(width: titleWidth).x + titleWidth / 2 }

  package func moved(by offset: Point) -> FrameShape {
    var moved = self
    moved.rect = rect.moved(by: offset)
    return moved
  }

  enum Side {
    case top, bottom

    var opposite: Side { self == .top ? .bottom : .top }

    /// How far a rectangle extends on this side.
    func reach(of rect: Rect) -> Double { self == .top ? rect.maxY : -rect.minY }
  }

  /// Extends a side, so that those of frames side by side are level.
  mutating func extend(_ side: Side, to reach: Double) {
    if side == .top { rect.maxY = reach } else { rect.minY = -reach }
  }

  /// Moves its right edge, so that those of frames below each other agree.
  package mutating func widen(to width: Double) { rect.maxX = rect.minX + width }

  /// Makes it deeper, so that the bottoms of frames side by side are level.
  package mutating func lower(to bottom: Double) { rect.minY = min(rect.minY, bottom) }
}
