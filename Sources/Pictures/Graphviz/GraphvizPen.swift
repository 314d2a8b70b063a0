internal import VCGraphvizShim

/// The current pen and fill of gvc.
package struct GraphvizPen {
  package typealias Color = (red: UInt8, green: UInt8, blue: UInt8)

  /// The colour of lines, nil for none.
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

/// gvc's own points, which are valid during its call.
package typealias GraphvizPoints = UnsafeBufferPointer<Point>

/// A picture as cairo draws it: rows without gaps, each pixel alpha, red, green and blue from the
/// highest byte on, with colours multiplied by alpha. It is valid during the call that passes it.
package struct Pixels {
  package let width: Int
  package let height: Int
  package let values: UnsafeBufferPointer<UInt32>
  package let perPoint: Double

  package init(
    width: Int, height: Int, values: UnsafeBufferPointer<UInt32>, perPoint: Double
  ) {
    (self.width, self.height) = (width, height)
    (self.values, self.perPoint) = (values, perPoint)
  }
}
