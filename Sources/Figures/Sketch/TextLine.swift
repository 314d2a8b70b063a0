import VCPictures

/// A line of text without a position.
package struct TextLine {
  package let text: String
  package let role: Picture.Line.Role
  /// The size, in points.
  package let size: Size
  /// The parts of the text, if their weights differ from the role's; otherwise empty.
  package private(set) var runs: [TextRun] = []
  /// What joins it to the line before, which has the same text; nil for a text's first line.
  package fileprivate(set) var joint: String?

  package init(_ text: String, _ role: Picture.Line.Role, _ look: Look, joint: String? = nil) {
    self.init([TextRun(text)], role, look, joint: joint)
  }

  package init(_ runs: [TextRun], _ role: Picture.Line.Role, _ look: Look, joint: String? = nil) {
    text = runs.text
    (self.role, self.joint) = (role, joint)
    let width = runs.reduce(0) {
      $0 + look.fonts.style(of: $1.emphasis, in: role).width(of: $1.text)
    }
    size = Size(width: width, height: look.fonts[role].lineHeight)
    if runs.hasEmphasis { self.runs = runs }
  }

  /// The whole text in parts.
  package var allRuns: [TextRun] { runs.isEmpty ? [TextRun(text)] : runs }

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
      .map { TextLine($0, role, look) }.asLines(of: text)
  }

  /// The lines of a text in parts, none wider than `limit` points if it can be broken.
  package static func lines(
    of runs: [TextRun], _ role: Picture.Line.Role, _ look: Look, limit: Double
  ) -> [TextLine] {
    let style = look.fonts.style(of: runs.isAnyStrong ? .strong : .none, in: role)
    let lines = LineBreaking.lines(of: runs.text, style, limit: limit)
    let parts = runs.hasEmphasis ? runs.broken(into: lines) : lines.map { [TextRun($0)] }
    return parts.map { TextLine($0, role, look) }.asLines(of: runs.text)
  }
}

extension [TextLine] {
  /// The lines, in order, as those of a text that can be joined again.
  fileprivate func asLines(of text: String) -> [TextLine] {
    var (lines, rest) = (self, text.drop { $0 == " " })
    for place in indices.dropFirst() {
      rest = rest.dropFirst(lines[place - 1].text.count)
      lines[place].joint = rest.first == " " ? " " : ""
      rest = rest.drop { $0 == " " }
    }
    return lines
  }

  /// The lines, with each text on one line for which there is room.
  func joined(in width: Double, _ look: Look) -> [TextLine] {
    let starts = indices.filter { self[$0].joint == nil || $0 == 0 } + [count]
    return zip(starts, starts.dropFirst()).flatMap { start, end in
      let lines = self[start..<end]
      if lines.count == 1 { return Array(lines) }
      let runs = lines.flatMap { ($0.joint == " " ? [TextRun(" ")] : []) + $0.allRuns }
      let whole = TextLine(runs, lines[start].role, look)
      return whole.size.width <= width ? [whole] : Array(lines)
    }
  }

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
