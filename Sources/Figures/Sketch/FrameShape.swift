import Pictures

/// The room of a frame: what it holds, the margins, and its title in a strip at the top.
///
/// Frames are made of nothing else, so none is narrower than its title, or hides it.
struct FrameShape {
  private(set) var rect: Rect
  /// From the upper edge to the middle of the title.
  private let titleDepth: Double

  /// - Parameter titles: those that the frame has at one time or another.
  init(around content: Rect, titles: [String], _ look: Look) {
    let style = look.frame
    // At least the title's height.
    let top = max(style.paddingTop, look.fonts.frame.lineHeight + 8)
    let title = titles.map(look.fonts.frame.width).max() ?? 0
    let width = max(content.width + 2 * style.paddingX, title + 20)
    let left = content.minX - style.paddingX
    rect = Rect(
      minX: left, minY: content.minY - style.paddingBottom, maxX: left + width,
      maxY: content.maxY + top)
    titleDepth = top / 2 - 1
  }

  /// Where the middle of a title is.
  var titleCenter: Point { Point(rect.center.x, rect.maxY - titleDepth) }

  /// Makes it higher, so that frames side by side begin on one line.
  mutating func raise(to top: Double) { rect.maxY = max(rect.maxY, top) }

  /// Makes it deeper, so that frames side by side end on one line.
  mutating func lower(to bottom: Double) { rect.minY = min(rect.minY, bottom) }
}
