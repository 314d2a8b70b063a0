internal import CGraphviz
import Pictures

/// What gvc calls while it draws a page: in points, y downward.
package protocol PageWriter: AnyObject {
  func beginPage(_ size: Size)
  func endPage()
  /// What follows up to `end` belongs to an object of the graph.
  func begin(_ object: GraphID)
  func end()
  /// A line of text, its baseline's middle at a point.
  func text(_ text: String, at baseline: Point, size: Double, width: Double)
  func polygon(_ points: GraphvizPoints, _ pen: GraphvizPen, isFilled: Bool)
  /// 3n + 1 control points.
  func curve(_ points: GraphvizPoints, _ pen: GraphvizPen, isFilled: Bool)
  func polyline(_ points: GraphvizPoints, _ pen: GraphvizPen)
}

/// The pen and the fill that gvc has set.
package struct GraphvizPen {
  package typealias Color = (red: UInt8, green: UInt8, blue: UInt8)

  /// Nil is nothing at all.
  package let stroke: Color?
  package let fill: Color?
  package let width: Double
  package let dash: Look.Dash

  init(_ pen: vcd_pen) {
    stroke = Self.visible(pen.stroke)
    fill = Self.visible(pen.fill)
    width = pen.width
    dash = pen.dash == vcd_dashed ? .dashed : pen.dash == vcd_dotted ? .dotted : .solid
  }

  private static func visible(_ color: vcd_color) -> Color? {
    color.alpha > 0 ? (color.red, color.green, color.blue) : nil
  }
}

/// gvc's own points; they last as long as its call.
package typealias GraphvizPoints = UnsafeBufferPointer<Point>

/// A picture as cairo draws it: rows without gaps, each pixel alpha, red, green and blue from the
/// highest byte on, the colours multiplied by alpha. It lasts as long as the call that hands it
/// over.
package struct Pixels {
  package let width: Int
  package let height: Int
  package let values: UnsafeBufferPointer<UInt32>
  package let perPoint: Double
}
