/// A face at a size, in which texts are measured and set.
package struct TextStyle: Sendable, Equatable {
  package var face: FontFace
  /// The size, in points.
  package var size: Double
  /// The font's widths, if it is measured with its file.
  package var metrics: FontMetrics?

  package init(face: FontFace, size: Double) {
    (self.face, self.size) = (face, size)
  }

  package static func == (one: TextStyle, other: TextStyle) -> Bool {
    one.face == other.face && one.size == other.size && one.metrics === other.metrics
  }

  /// The width of a text, in points.
  package func width(of text: String) -> Double {
    let table = metrics.map(FontTable.file) ?? .table(face.table)
    return face.points(TextMetrics.units(of: text, in: table), at: size)
  }

  /// The distance between lines of a text, in points.
  package var lineHeight: Double { size * 1.25 }

  /// The distance between lines of an arrow's label, in points, as in Graphviz.
  package var labelLineHeight: Double { size * Self.labelLeading }

  /// The height of a label's line, in em.
  package static let labelLeading = 1.2

  /// The distance from the middle of a line down to its baseline, in em, at which capitals look
  /// centred.
  package static let capitalMiddle = 0.35
}
