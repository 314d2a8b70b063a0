import VCPictures

/// A line of text without a position.
package struct TextLine {
  package let text: String
  package let role: Picture.Line.Role
  /// The size, in points.
  package let size: Size

  package init(_ text: String, _ role: Picture.Line.Role, _ look: Look) {
    let style = look.fonts[role]
    self.text = text
    self.role = role
    size = Size(width: style.width(of: text), height: style.lineHeight)
  }

  /// The lines of a text, none wider than `limit` points if it can be broken.
  package static func lines(
    of text: String, _ role: Picture.Line.Role, _ look: Look, limit: Double,
    keepsNames: Bool = false
  ) -> [TextLine] {
    LineBreaking.lines(of: text, look.fonts[role], limit: limit, keepsNames: keepsNames)
      .map { TextLine($0, role, look) }
  }
}

extension [TextLine] {
  /// The size of one block: as wide as the widest line.
  package var size: Size {
    reduce(Size.zero) {
      Size(width: Swift.max($0.width, $1.size.width), height: $0.height + $1.size.height)
    }
  }

  /// The lines below each other, centred on a point.
  package func stacked(at center: Point) -> [Picture.Line] {
    var y = center.y + size.height / 2
    return map { line in
      y -= line.size.height
      return Picture.Line(
        line.text, line.role,
        rect: Rect(center: Point(center.x, y + line.size.height / 2), size: line.size))
    }
  }

  /// The lines below each other, all from a left edge on, with their middle at a height.
  package func stacked(from left: Double, at middle: Double) -> [Picture.Line] {
    stacked(at: Point(left + size.width / 2, middle)).map { line in
      var line = line
      line.rect = line.rect.moved(by: Point(left - line.rect.minX, 0))
      return line
    }
  }
}
