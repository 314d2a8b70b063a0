import Diagnostics
import Pictures

/// The outlines of shapes, and where connectors are glued to them.
extension PPTXSlide {
  /// A place from a shape's upper left corner on, as attributes.
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
        sites: sites, in: rect, paths: outlinePath(rect, radius: isRounded ? length(12) : 0))
    }
    guard isRounded else { return "<a:prstGeom prst=\"rect\"><a:avLst/></a:prstGeom>" }
    // The radius that Graphviz draws, in hundred thousandths of the shorter side.
    let radius = min(12 / max(1, min(rect.width, rect.height)), 0.5)
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

  func outline(
    _ color: String, _ width: Double, _ dash: Look.Dash, ends: String = ""
  ) -> String {
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
  /// The places where connectors are glued: one for the upper, left, lower and right side each, then
  /// what is left.
  ///
  /// LibreOffice 7.4 reads only four, as the middles of the sides. An end beside another one
  /// therefore has the place of a neighbouring side that is free.
  func sites(of ends: [Point]) -> [Point] {
    let middles = [
      Point(center.x, maxY), Point(minX, center.y), Point(center.x, minY), Point(maxX, center.y),
    ]
    var (sites, rest): ([Int: Point], [Point]) = ([:], [])
    func side(of end: Point) -> Int {
      let distances = [maxY - end.y, end.x - minX, end.y - minY, maxX - end.x].map(abs)
      return distances.indices.min { distances[$0] < distances[$1] } ?? 0
    }
    func place(_ end: Point, _ turns: [Int]) -> Bool {
      let free = turns.map { (side(of: end) + $0) % 4 }.first { sites[$0] == nil }
      if let free { sites[free] = end }
      return free != nil
    }
    for end in ends.filter({ !place($0, [0]) }) where !place(end, [1, 3, 2]) { rest.append(end) }
    return middles.enumerated().map { sites[$0.offset] ?? $0.element } + rest
  }
}
