import Testing
import VCEngine
import VCFigures
import VCPictures
import VCTestSupport

/// Where arrowheads end.
@Suite struct `An arrowhead` {
  /// The strokes of heads reached 2 points into boxes.
  @Test(arguments: FigureKind.all, ["book", "mono"])
  func `touches the outline of its box, and nothing behind it`(
    kind: FigureKind, name: String
  ) throws {
    let template = try Template(testing: name)
    for (number, sample) in Samples.names.enumerated()
    where Seeds.areAll || number.isMultiple(of: 4) {
      let resolution = Resolution(try Samples.description(of: sample))
      for picture in try pages(of: resolution, FigureRequest(kind, in: Style(template))) {
        for arrow in picture.arrows {
          guard let head = arrow.head, !arrow.isCall else { continue }
          let (box, line) = (picture.boxes[head], picture.line(of: arrow))
          let boxLook = picture.look(of: box)
          for (base, tip) in arrow.splines.compactMap(\.ownHead) {
            let stroke = boxLook.line == nil ? 0 : picture.lineWidth(of: boxLook) / 2
            let end = tip.toward(base, -line.overshoot - stroke)
            let distance =
              boxLook.isRounded
              ? box.rect.distanceToOutline(from: end)
              : box.rect.distanceToBorder(from: end)
            #expect(distance < 0.1, "\(sample), \(kind), \(arrow.id): \(distance)")
          }
        }
      }
    }
  }
}

extension Picture.Arrow {
  /// Calls end at the line below one who is called.
  fileprivate var isCall: Bool { role == .call || role == .automaticCall }
}

extension Spline {
  fileprivate var ownHead: (base: Point, tip: Point)? {
    if let endTip, let base = points.last { return (base, endTip) }
    if let startTip, let base = points.first { return (base, startTip) }
    return nil
  }
}

extension Rect {
  /// The distance from a point, inside or outside, to the border.
  fileprivate func distanceToBorder(from point: Point) -> Double {
    let across = max(minX - point.x, point.x - maxX)
    let down = max(minY - point.y, point.y - maxY)
    return max(across, down) > 0 ? Point(max(across, 0), max(down, 0)).length : -max(across, down)
  }

  /// The distance from a point to the outline of a box with round corners.
  fileprivate func distanceToOutline(from point: Point) -> Double {
    let across = min(point.x - minX, maxX - point.x)
    let down = min(point.y - minY, maxY - point.y)
    let reach = cornerReach
    guard across < reach, down < reach else { return distanceToBorder(from: point) }
    let corner = stride(from: 0.0, through: 1, by: 0.005).map { t in
      Point(
        reach * (1.5 * t * t * (1 - t) + t * t * t),
        reach * (1.5 * (1 - t) * (1 - t) * t + (1 - t) * (1 - t) * (1 - t)))
    }
    return corner.map { ($0 - Point(across, down)).length }.min() ?? .infinity
  }
}
