import VCPictures

extension Sketch {
  /// Adds all parts of another sketch.
  ///
  /// - Parameter prefix: The prefix of their ids, which makes them unique.
  package mutating func add(_ other: Sketch, prefix: String, movedBy offset: Point) {
    let first = boxes.count
    lettered += other.lettered.map { ($0.box + first, $0.name) }
    notes.merge(other.notes) { one, _ in one }
    frames += other.frames.map { frame in
      var frame = frame
      frame.id = prefix + frame.id
      frame.rect = frame.rect.moved(by: offset)
      if let title = frame.title { frame.title?.rect = title.rect.moved(by: offset) }
      return frame
    }
    boxes += other.boxes.map { box in
      var box = box.moved(by: offset)
      box.id = prefix + box.id
      return box
    }
    arrows += other.arrows.map { arrow in
      var arrow = arrow.moved(by: offset)
      arrow.id = prefix + arrow.id
      arrow.tail = arrow.tail.map { $0 + first }
      arrow.head = arrow.head.map { $0 + first }
      return arrow
    }
    legend.merge(other.legend) { $0.merged(with: $1) }
    marks = Picture.Mark.allCases.filter { marks.contains($0) || other.marks.contains($0) }
    needsLegend = needsLegend || other.needsLegend
  }

  /// Adds the key of letters, the notes and the lines of text that belong below it.
  mutating func addTextsBelow(_ look: Look) {
    addKey(look)
    addNotes(look)
    addFootnotes(look)
  }

  /// Adds lines of text below everything else.
  private mutating func addFootnotes(_ look: Look) {
    if footnotes.isEmpty { return }
    let lines = footnotes.flatMap {
      TextLine.lines(
        of: $0, .legend, look, limit: max(bounds.width, 320), keepsNames: true)
    }
    let top = bounds.minY - look.fonts.legend.lineHeight * 0.7
    let placed = lines.stacked(from: bounds.minX, at: top - lines.size.height / 2)
    let rect = Rect(around: placed.map(\.rect)) ?? .zero
    boxes.append(Picture.Box(.text, id: "footnotes", rect: rect, lines: placed))
    bounds = bounds.union(rect)
  }
}

extension Picture.Arrow {
  fileprivate func moved(by offset: Point) -> Picture.Arrow {
    var moved = self
    moved.splines = splines.map { spline in
      var spline = spline
      spline.points = spline.points.map { $0 + offset }
      spline.startTip = spline.startTip.map { $0 + offset }
      spline.endTip = spline.endTip.map { $0 + offset }
      return spline
    }
    if let label { moved.label?.rect = label.rect.moved(by: offset) }
    return moved
  }
}
