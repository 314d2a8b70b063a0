import VCPictures
import VCSource

/// The outlines of shapes, and the sites to which connectors are glued.
extension PPTXSlide {
  /// A point's offset from a shape's upper left corner, as attributes.
  func offset(of point: Point, in rect: Rect) -> String {
    "x=\"\(length(point.x - rect.minX))\" y=\"\(length(rect.maxY - point.y))\""
  }

  func customGeometry(sites: [Point] = [], in rect: Rect, paths: String) -> String {
    let all = sites.map { "<a:cxn ang=\"0\"><a:pos \(offset(of: $0, in: rect))/></a:cxn>" }
    return "<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst>\(all.concatenated())</a:cxnLst>"
      + "<a:rect l=\"0\" t=\"0\" r=\"r\" b=\"b\"/><a:pathLst>\(paths)</a:pathLst></a:custGeom>"
  }

  func geometry(_ rect: Rect, isRounded: Bool, sites: [Point] = []) -> String {
    guard sites.isEmpty else {
      return customGeometry(
        sites: sites, in: rect,
        paths: outlinePath(rect, radius: isRounded ? length(rect.cornerReach) : 0))
    }
    guard isRounded else { return "<a:prstGeom prst=\"rect\"><a:avLst/></a:prstGeom>" }
    // The radius that Graphviz draws, in hundred thousandths of the shorter side.
    let radius = rect.cornerReach / max(1, min(rect.width, rect.height))
    return "<a:prstGeom prst=\"roundRect\"><a:avLst><a:gd name=\"adj\" "
      + "fmla=\"val \(Int((radius * 100_000).rounded()))\"/></a:avLst></a:prstGeom>"
  }

  /// A rectangle as a path, clockwise.
  private func outlinePath(_ rect: Rect, radius: Int) -> String {
    let (width, height) = (length(rect.width), length(rect.height))
    let radius = min(radius, width / 2, height / 2)
    func line(_ x: Int, _ y: Int) -> String { "<a:lnTo><a:pt x=\"\(x)\" y=\"\(y)\"/></a:lnTo>" }
    func corner(_ angle: Int) -> String {
      radius == 0
        ? ""
        : "<a:arcTo wR=\"\(radius)\" hR=\"\(radius)\" stAng=\"\(angle)\" swAng=\"5400000\"/>"
    }
    return
      "<a:path w=\"\(width)\" h=\"\(height)\"><a:moveTo><a:pt x=\"\(radius)\" y=\"0\"/></a:moveTo>"
      + line(width - radius, 0) + corner(16_200_000) + line(width, height - radius) + corner(0)
      + line(radius, height) + corner(5_400_000) + line(0, radius) + corner(10_800_000)
      + "<a:close/></a:path>"
  }

  func outline(_ color: String, _ width: Double, _ dash: Look.Dash, ends: String = "") -> String {
    let pattern =
      switch dash {
      case .solid: "solid"
      case .dashed: "dash"
      case .dotted: "sysDot"
      }
    return "<a:ln w=\"\(length(width))\">\(colors.fill(color))<a:prstDash val=\"\(pattern)\"/>"
      + "<a:round/>\(ends)</a:ln>"
  }
}

extension Rect {
  /// The connection sites: the middles of the upper, left, lower and right sides, then the ends at
  /// other points.
  ///
  /// LibreOffice 7.4 ignores the positions of sites. It takes the first four for the middles of the
  /// sides, and leaves an end at another site where it is drawn.
  func sites(of ends: [Point]) -> [Point] {
    let middles = [
      Point(center.x, maxY), Point(minX, center.y), Point(center.x, minY), Point(maxX, center.y),
    ]
    return ends.reduce(into: middles) { sites, end in
      if !sites.contains(where: end.isAt) { sites.append(end) }
    }
  }
}

extension Point {
  /// Whether a connector's end is at a site; the two are computed in different ways.
  func isAt(_ site: Point) -> Bool { (self - site).length < 0.0001 }
}
