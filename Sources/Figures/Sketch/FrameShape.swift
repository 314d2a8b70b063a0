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

  /// - Parameters:
  ///   - titles: The frame's titles in all states.
  ///   - titleAtLeft: Whether titles are at the left, rather than in the middle.
  package init(around content: Rect, titles: [String], _ look: Look, titleAtLeft: Bool = false) {
    let style = look.frame
    let top = Self.padding(look, hasTitle: !titles.isEmpty).top
    let width = Self.width(around: content.width, titles: titles, look)
    let left = content.minX - style.paddingX
    rect = Rect(
      minX: left, minY: content.minY - style.paddingBottom, maxX: left + width,
      maxY: content.maxY + top)
    titleDepth = top / 2 - 1
    titleInset = titleAtLeft ? min(style.paddingX, 10) : nil
  }

  /// The room around a frame's contents.
  static func padding(
    _ look: Look, hasTitle: Bool
  ) -> (side: Double, top: Double, bottom: Double) {
    // At least the title's height.
    let top = max(look.frame.paddingTop, look.fonts.frame.lineHeight + 8)
    return (
      look.frame.paddingX, hasTitle ? top : look.frame.paddingBottom, look.frame.paddingBottom
    )
  }

  /// The width of a frame.
  package static func width(around content: Double, titles: [String], _ look: Look) -> Double {
    let title = titles.map(look.fonts.frame.width).max() ?? 0
    return max(content + 2 * look.frame.paddingX, title + 20)
  }

  /// The middle of a title of this width.
  func titleCenter(width: Double) -> Point {
    Point(
      titleInset.map { rect.minX + $0 + width / 2 } ?? rect.center.x, rect.maxY - titleDepth)
  }

  /// The rectangle of a title.
  package func titleRect(_ title: String, _ look: Look) -> Rect {
    let line = TextLine(title, .frame, look)
    return Rect(center: titleCenter(width: line.size.width), size: line.size)
  }

  package func moved(by offset: Point) -> FrameShape {
    var moved = self
    moved.rect = rect.moved(by: offset)
    return moved
  }

  /// Moves an edge outward, so that those of frames side by side are level.
  mutating func extend(_ edge: WritableKeyPath<Rect, Double>, to place: Double) {
    rect[keyPath: edge] = place
  }

  /// Makes it deeper, so that the bottoms of frames side by side are level.
  package mutating func lower(to bottom: Double) { rect.minY = min(rect.minY, bottom) }
}
