/// A face at a size, as texts are measured and set in it.
package struct TextStyle: Sendable, Equatable {
  package var face: FontFace
  /// In points.
  package var size: Double
  /// The widths of the font that the face is set in, where it is measured by its file.
  package var metrics: FontMetrics?

  package init(face: FontFace, size: Double) {
    self.face = face
    self.size = size
  }

  package static func == (one: TextStyle, other: TextStyle) -> Bool {
    one.face == other.face && one.size == other.size && one.metrics === other.metrics
  }

  /// In points.
  package func width(of text: String) -> Double { width(of: text[...]) }

  /// In points.
  package func width(of text: Substring) -> Double {
    face.points(TextMetrics.units(of: text, in: FontTable(face, metrics)), at: size)
  }

  /// From one line of a text to the next, in points.
  package var lineHeight: Double { size * 1.25 }

  /// From one line of an arrow's label to the next, in points: as Graphviz sets them.
  package var labelLineHeight: Double { size * Self.labelLeading }

  /// The height of a label's line, in em.
  package static let labelLeading = 1.2

  /// From the middle of a line down to its baseline, in em: there capitals look centred.
  package static let capitalMiddle = 0.35
}
