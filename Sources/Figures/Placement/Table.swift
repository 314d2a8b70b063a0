import VCPictures

/// Parts in rows of one length, in order. Each column is as wide as its widest part, and the upper edges of a
/// row are on one line; y grows upward, and the first row begins at the origin.
package struct Table {
  package struct Place {
    /// The part's upper left corner.
    package var corner = Point(0, 0)
    /// The upper edge of the row, texts included, and the lower edge of its highest part.
    package fileprivate(set) var (top, bottom) = (0.0, 0.0)
  }

  package let places: [Place]
  /// The lower edge of the last row, texts included.
  let bottom: Double

  /// - Parameters:
  ///   - above: The height of the text above each part. The texts of a row begin on one line.
  ///   - below: The height of the text below each part.
  ///   - widths: The width of each column.
  ///   - gap: The distance between two columns, and between two rows.
  package init(
    of parts: [Size], above: [Double]? = nil, below: [Double]? = nil, widths: [Double], gap: Double
  ) {
    var (places, top): ([Place], Double) = ([], 0)
    for start in stride(from: 0, to: parts.count, by: widths.count) {
      let row = start..<min(start + widths.count, parts.count)
      let upper = top - (above?[row].max() ?? 0)
      let bottom = upper - (parts[row].map(\.height).max() ?? 0)
      for column in row.indices {
        let x = widths[..<(column - start)].reduce(0) { $0 + $1 + gap }
        places.append(Place(corner: Point(x, upper), top: top, bottom: bottom))
      }
      top = bottom - (below?[row].max() ?? 0) - gap
    }
    (self.places, bottom) = (places, min(0, top + gap))
  }

  /// The width of each column of parts in rows of a length.
  package static func widths(of parts: [Double], columns: Int) -> [Double] {
    (0..<max(1, min(columns, parts.count))).map { column in
      stride(from: column, to: parts.count, by: columns).map { parts[$0] }.max() ?? 0
    }
  }
}

extension [Double] {
  /// The indices of widths in rows, each filled up to a limit. A wider one has a row of its own.
  package func rows(upTo limit: Double, gap: Double) -> [Range<Int>] {
    var (rows, start, width): ([Range<Int>], Int, Double) = ([], 0, 0)
    for (index, next) in enumerated() {
      if width + next > limit, index > start {
        rows.append(start..<index)
        (start, width) = (index, 0)
      }
      width += next + gap
    }
    return isEmpty ? [] : rows + [start..<count]
  }
}
