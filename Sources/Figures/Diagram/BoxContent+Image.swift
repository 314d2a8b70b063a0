import VCPictures
import VCSource

extension Look {
  /// The longest side of a controller's screen in its box, which follows the size of its name.
  private var imageSide: Double { 14 * fonts.name.size }
  /// The distance from a screen to the lines below it, in points.
  var imageGap: Double { fonts.name.size / 2 }

  fileprivate func size(ofImage width: Double, _ height: Double) -> Size {
    let scale = imageSide / max(width, height)
    return Size(width: width * scale, height: height * scale)
  }
}

extension ImageFile {
  func size(in look: Look) -> Size { look.size(ofImage: Double(width), Double(height)) }
}

extension BoxContent {
  /// The middle of the lines in a box, and the place of the screen above them.
  func places(in rect: Rect, _ look: Look) -> (text: Point, image: Rect?) {
    guard let size = image?.size else { return (rect.center, nil) }
    let below = look.imageGap + lines.size.height
    let center = rect.center
    return (
      Point(center.x, center.y - (size.height + look.imageGap) / 2),
      Rect(center: Point(center.x, center.y + below / 2), size: size)
    )
  }
}
