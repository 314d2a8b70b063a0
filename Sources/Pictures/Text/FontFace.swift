/// A typeface that texts are set in, with the metrics of the free fonts that share them.
package enum FontFace: String, CaseIterable, Sendable {
  /// Arial's and Liberation Sans's metrics.
  case sans
  case sansBold
  /// Courier New's and Liberation Mono's metrics.
  case mono

  /// Units are 1/2048 em. The only place that leaves whole numbers, by one multiplication: the
  /// divisor is a power of two, so the result is the same on every machine.
  func points(_ units: Int, at size: Double) -> Double { Double(units) * (size / 2048) }

  var table: FaceTable {
    switch self {
    case .sans: AdvanceTables.sans
    case .sansBold: AdvanceTables.sansBold
    case .mono: AdvanceTables.mono
    }
  }
}

extension FontFace {
  /// The families that fontconfig may choose from; the first are metric-compatible with ours.
  package var fontName: String {
    switch self {
    case .sans: "Liberation Sans,Arimo,Arial,Helvetica,DejaVu Sans,sans-serif"
    case .sansBold: "Liberation Sans,Arimo,Arial,Helvetica,DejaVu Sans,sans-serif bold"
    case .mono: "Liberation Mono,Cousine,Courier New,DejaVu Sans Mono,monospace"
    }
  }
}

extension FontFace {
  /// Families whose letters are as wide as our tables say, and names that leave the choice to the
  /// reader.
  private static let measured: Set<String> = [
    "helvetica", "arial", "liberation sans", "arimo", "sans-serif", "courier new",
    "liberation mono", "cousine", "courier", "monospace",
  ]

  /// Whether texts in a family come out as wide as our tables say.
  package static func isMeasured(_ family: String) -> Bool {
    measured.contains(family.lowercased())
  }
}
