import VCPictures

/// Parts side by side in rows, in order, with their upper edges on one line, and in columns if that
/// makes no row longer than the longest; y grows upward, and the first row begins at the origin.
package struct FilledRows {
  /// What fills a row.
  package enum Limit {
    case count(Int)
    /// A width, with the gaps between the parts. A wider part has a row of its own.
    case width(Double)
  }

  package struct Place {
    /// The part's upper left corner.
    package let corner: Point
    /// The lower edge of the highest part in the row, without texts.
    package var bottom: Double
  }

  package let places: [Place]
  package let size: Size

  /// - Parameters:
  ///   - texts: The height of the text below each part. The texts of a row begin on one line.
  ///   - gap: The distance between two parts, and between two rows.
  package init(of parts: [Size], texts: [Double]? = nil, upTo limit: Limit, gap: Double) {
    var (places, top, right): ([Place], Double, Double) = ([], 0, 0)
    let widths = parts.map(\.width)
    let rows = widths.rows(upTo: limit, gap: gap)
    let columns = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.filter { column < $0.count }.map { widths[$0.lowerBound + column] }.max() ?? 0
    }
    let longest = rows.map { widths[$0].width(gap: gap) }.max() ?? 0
    let isAligned = columns.width(gap: gap) <= longest + 0.1
    for row in rows {
      let bottom = top - (parts[row].map(\.height).max() ?? 0)
      var x = 0.0
      for (column, part) in parts[row].enumerated() {
        places.append(Place(corner: Point(x, top), bottom: bottom))
        right = max(right, x + part.width)
        x += (isAligned ? columns[column] : part.width) + gap
      }
      top = bottom - (texts?[row].max() ?? 0) - gap
    }
    self.places = places
    size = Size(width: right, height: max(0, -top - gap))
  }
}

extension Sequence<Double> {
  /// The width of parts of these widths beside each other.
  package func width(gap: Double) -> Double { reduce(-gap) { $0 + $1 + gap } }
}

extension [Double] {
  /// The indices of widths in rows, each filled up to a limit.
  package func rows(upTo limit: FilledRows.Limit, gap: Double) -> [Range<Int>] {
    var (rows, start, width): ([Range<Int>], Int, Double) = ([], 0, 0)
    for (index, next) in enumerated() {
      let isFull =
        switch limit {
        case .count(let most): index - start >= most
        case .width(let most): width + next > most
        }
      if isFull, index > start {
        rows.append(start..<index)
        (start, width) = (index, 0)
      }
      width += next + gap
    }
    return isEmpty ? [] : rows + [start..<count]
  }
}
