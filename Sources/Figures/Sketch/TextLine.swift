import VCPictures

/// A line of text without a position.
package struct TextLine {
  package let text: String
  package let role: Picture.Line.Role
  /// The size, in points.
  package let size: Size
  /// The parts of the text, if their weights differ from the role's; otherwise empty.
  package private(set) var runs: [TextRun] = []

  package init(_ text: String, _ role: Picture.Line.Role, _ look: Look) {
    self.init([TextRun(text)], role, look)
  }

  package init(_ runs: [TextRun], _ role: Picture.Line.Role, _ look: Look) {
    text = runs.text
    self.role = role
    let width = runs.reduce(0) {
      $0 + look.fonts.style(of: $1.emphasis, in: role).width(of: $1.text)
    }
    size = Size(width: width, height: look.fonts[role].lineHeight)
    if runs.hasEmphasis { self.runs = runs }
  }

  /// The line with all letters alike.
  var plain: TextLine {
    var line = self
    line.runs = []
    return line
  }

  /// The lines of a text, none wider than `limit` points if it can be broken.
  package static func lines(
    of text: String, _ role: Picture.Line.Role, _ look: Look, limit: Double,
    keepsNames: Bool = false
  ) -> [TextLine] {
    LineBreaking.lines(of: text, look.fonts[role], limit: limit, keepsNames: keepsNames)
      .map { TextLine($0, role, look) }
  }

  /// The lines of a text in parts, none wider than `limit` points if it can be broken.
  package static func lines(
    of runs: [TextRun], _ role: Picture.Line.Role, _ look: Look, limit: Double
  ) -> [TextLine] {
    let style = look.fonts.style(of: runs.isAnyStrong ? .strong : .none, in: role)
    let lines = LineBreaking.lines(of: runs.text, style, limit: limit)
    guard runs.hasEmphasis else { return lines.map { TextLine($0, role, look) } }
    return runs.broken(into: lines).map { TextLine($0, role, look) }
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
        rect: Rect(center: Point(center.x, y + line.size.height / 2), size: line.size),
        runs: line.runs)
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
