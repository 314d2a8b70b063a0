import VCPictures

/// Parts side by side in rows, in order, with their upper edges on one line; y grows upward, and the
/// first row begins at the origin.
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
    for row in parts.map(\.width).rows(upTo: limit, gap: gap) {
      let bottom = top - (parts[row].map(\.height).max() ?? 0)
      var x = 0.0
      for part in parts[row] {
        places.append(Place(corner: Point(x, top), bottom: bottom))
        right = max(right, x + part.width)
        x += part.width + gap
      }
      top = bottom - (texts?[row].max() ?? 0) - gap
    }
    self.places = places
    size = Size(width: right, height: max(0, -top - gap))
  }
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
