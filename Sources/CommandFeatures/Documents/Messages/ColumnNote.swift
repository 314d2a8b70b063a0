import VCSource

/// The note on a figure whose text is too small in its document's column. Sizes are in points.
package struct ColumnNote {
  /// The smallest text when the column's width shrinks the figure.
  let smallest: Double
  /// The column's width.
  let width: Double

  package init(smallest: Double, width: Double) { (self.smallest, self.width) = (smallest, width) }

  package var words: Words {
    .columnNote(width: width.inTenths, smallest: smallest < 0.1 ? nil : smallest.inTenths)
  }
}
