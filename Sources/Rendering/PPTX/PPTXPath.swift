import Diagnostics
import Pictures

/// An arrow as one shape: its line, and a head of the picture's own size.
struct PPTXPath {
  /// In the picture's places.
  let extent: Rect
  let isFilled: Bool
  private let curves: [[Point]]
  private let head: [Point]

  init(of arrow: Picture.Arrow, _ shape: Look.Head, width: Double) {
    curves = arrow.splines.map(\.points)
    head = arrow.arrowhead.map { Self.corners(base: $0.base, tip: $0.tip) } ?? []
    isFilled = shape == .filled && !head.isEmpty
    let points = curves.flatMap { $0 } + head
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    extent = Rect(
      minX: xs.min() ?? 0, minY: ys.min() ?? 0, maxX: xs.max() ?? 0, maxY: ys.max() ?? 0)
  }

  /// As the SVG has them.
  private static func corners(base: Point, tip: Point) -> [Point] {
    let along = tip - base
    let across = Point(along.y, -along.x) * 0.35
    return [base + across, tip, base - across]
  }

  func geometry(in slide: PPTXSlide) -> String {
    // Without a width there would be nothing to scale.
    let size =
      "w=\"\(max(1, slide.length(extent.width)))\" h=\"\(max(1, slide.length(extent.height)))\""
    func point(_ point: Point) -> String {
      "<a:pt x=\"\(slide.length(point.x - extent.minX))\" y=\"\(slide.length(extent.maxY - point.y))\"/>"
    }
    let lines = curves.map { points in
      var text = points.first.map { "<a:moveTo>\(point($0))</a:moveTo>" } ?? ""
      for end in stride(from: 3, to: points.count, by: 3) {
        text +=
          Self.isStraight(points[(end - 3)...end])
          ? "<a:lnTo>\(point(points[end]))</a:lnTo>"
          : "<a:cubicBezTo>" + points[(end - 2)...end].map(point).concatenated() + "</a:cubicBezTo>"
      }
      return text
    }
    var paths = "<a:path \(size) fill=\"none\">\(lines.concatenated())</a:path>"
    if head.count == 3 {
      paths +=
        "<a:path \(size)\(isFilled ? " stroke=\"0\"" : " fill=\"none\"")><a:moveTo>\(point(head[0]))"
        + "</a:moveTo><a:lnTo>\(point(head[1]))</a:lnTo><a:lnTo>\(point(head[2]))</a:lnTo>"
        + "<a:close/></a:path>"
    }
    return
      "<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l=\"0\" t=\"0\" r=\"r\" b=\"b\"/>"
      + "<a:pathLst>\(paths)</a:pathLst></a:custGeom>"
  }

  /// Whether a curve's two control points lie on the line between its ends.
  private static func isStraight(_ curve: ArraySlice<Point>) -> Bool {
    guard let start = curve.first, let end = curve.last else { return true }
    let line = end - start
    return curve.allSatisfy { point in
      let offset = point - start
      return abs(line.x * offset.y - line.y * offset.x) < 0.05 * max(1, line.length)
    }
  }
}
