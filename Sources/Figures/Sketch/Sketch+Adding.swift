import Pictures

extension Sketch {
  /// Adds all that is in another sketch.
  ///
  /// - Parameter prefix: before its ids, which are others than those that are there.
  mutating func add(_ other: Sketch, prefix: String, movedBy offset: Point) {
    let first = boxes.count
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
    legend.merge(other.legend) { first, _ in first }
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
