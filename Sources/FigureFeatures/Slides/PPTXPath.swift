import VCPictures
import VCSource

/// A line as one shape: its curves, and a head of the picture's size.
struct PPTXPath {
  /// The path's bounds, in the picture's coordinates.
  let extent: Rect
  let isFilled: Bool
  private let curves: [[Point]]
  private let head: [Point]

  init(_ splines: [Spline], _ shape: Look.Head) {
    curves = splines.map(\.points)
    head = splines.arrowhead.map { $0.base.arrowhead(to: $0.tip) } ?? []
    isFilled = shape == .filled && !head.isEmpty
    let points = curves.flatMap { $0 } + head
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    extent = Rect(
      minX: xs.min() ?? 0, minY: ys.min() ?? 0, maxX: xs.max() ?? 0, maxY: ys.max() ?? 0)
  }

  func geometry(in slide: PPTXSlide) -> String {
    // A size of at least 1, because a shape without a width couldn't be scaled.
    let size =
      "w=\"\(max(1, slide.length(extent.width)))\" h=\"\(max(1, slide.length(extent.height)))\""
    func point(_ point: Point) -> String { "<a:pt \(slide.offset(of: point, in: extent))/>" }
    let lines = curves.map { points in
      var text = points.first.map { "<a:moveTo>\(point($0))</a:moveTo>" } ?? ""
      for end in stride(from: 3, to: points.count, by: 3) {
        let isStraight = points[(end - 2)..<end].allSatisfy {
          $0.isNear(lineFrom: points[end - 3], to: points[end])
        }
        text +=
          isStraight
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
    return slide.customGeometry(in: extent, paths: paths)
  }
}
