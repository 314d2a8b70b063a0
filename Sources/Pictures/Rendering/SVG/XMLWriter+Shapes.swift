import VCSource

extension XMLWriter {
  mutating func append(corners: some Collection<Point>) {
    for (index, point) in corners.enumerated() {
      if index > 0 { append(" ") }
      append(point.x)
      append(",")
      append(point.y)
    }
  }

  mutating func append(_ color: GraphvizPen.Color?) {
    guard let color else { return append("none") }
    append("#")
    appendHexadecimal(color.red)
    appendHexadecimal(color.green)
    appendHexadecimal(color.blue)
  }
}
