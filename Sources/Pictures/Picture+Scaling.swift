extension Picture {
  /// The result of scaling a picture to the size of its texts, and to a page.
  package struct Fit: Sendable, Equatable {
    /// The factor from the look's own lengths.
    package var scale: Double
    /// The size of its smallest text, in points.
    package var smallestText: Double

    package init(scale: Double, smallestText: Double) {
      (self.scale, self.smallestText) = (scale, smallestText)
    }
  }

  /// The size of the smallest text in the picture, in points; nil without any.
  package var smallestText: Double? {
    var smallest: Double?
    func add(_ style: TextStyle) { smallest = min(smallest ?? style.size, style.size) }
    for role in Set(boxes.flatMap(\.lines).map(\.role)) { add(look.fonts[role]) }
    if !frames.isEmpty { add(look.fonts.frame) }
    if arrows.contains(where: { $0.label != nil }) { add(look.fonts.pointer) }
    return smallest
  }

  /// The picture in the look's own size, and the scale with which it is drawn.
  ///
  /// Pango spaces the letters of small type too widely, so such formats draw the original picture
  /// and scale the drawing.
  package var beforeFitting: (picture: Picture, scale: Double) {
    guard let fit, fit.scale != 1 else { return (self, 1) }
    return (scaled(by: 1 / fit.scale), fit.scale)
  }

  /// The picture with scaled positions, type, lines and heads.
  package func scaled(by scale: Double) -> Picture {
    var picture = self
    picture.look = look.scaled(by: scale)
    for index in frames.indices {
      picture.frames[index].rect.scale(by: scale)
      picture.frames[index].title?.rect.scale(by: scale)
    }
    for index in boxes.indices {
      picture.boxes[index].rect.scale(by: scale)
      for line in boxes[index].lines.indices {
        picture.boxes[index].lines[line].rect.scale(by: scale)
      }
    }
    for index in arrows.indices {
      for spline in arrows[index].splines.indices {
        picture.arrows[index].splines[spline].scale(by: scale)
      }
      picture.arrows[index].label?.rect.scale(by: scale)
    }
    picture.page.scale(by: scale)
    return picture
  }
}

extension Rect {
  fileprivate mutating func scale(by scale: Double) {
    self = Rect(minX: minX * scale, minY: minY * scale, maxX: maxX * scale, maxY: maxY * scale)
  }
}

extension Spline {
  fileprivate mutating func scale(by scale: Double) {
    points = points.map { $0 * scale }
    startTip = startTip.map { $0 * scale }
    endTip = endTip.map { $0 * scale }
  }
}

extension Look {
  /// Scales what rendering reads.
  fileprivate func scaled(by scale: Double) -> Look {
    var look = self
    look.fonts.update { $0.size *= scale }
    look.box.lineWidth *= scale
    look.frame.lineWidth *= scale
    look.arrows.headLength *= scale
    for role in Picture.Arrow.Role.allCases { look.arrows[role].width *= scale }
    for mark in Look.MarkStyles.marks { look.marks[mark].width *= scale }
    look.spacing.label *= scale
    look.spacing.margin *= scale
    return look
  }
}
