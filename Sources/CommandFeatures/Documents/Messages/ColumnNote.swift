import VCSource

/// The note on a figure whose text is too small in its document's column. Sizes are in points.
package struct ColumnNote {
  /// The smallest text when the column's width shrinks the figure.
  let smallest: Double
  /// The column's width.
  let width: Double

  package init(smallest: Double, width: Double) { (self.smallest, self.width) = (smallest, width) }

  package func text(in language: Language) -> String {
    let width = width.inTenths
    return Wording(language).choose(
      {
        "in a column of \(width) pt the smallest text is \($0.points(smallest)); "
          + "add fit=\(width)x, or page=a4-landscape"
      },
      {
        "在宽 \(width) pt 的栏中，最小字号\(smallest < 0.1 ? "" : "只有")\($0.points(smallest))；"
          + "请加上 fit=\(width)x 或 page=a4-landscape"
      })
  }
}
