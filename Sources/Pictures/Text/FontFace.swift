/// A typeface of texts, with the metrics of equivalent free fonts.
package enum FontFace: String, CaseIterable, Sendable {
  /// The metrics of Arial and Liberation Sans.
  case sans
  case sansBold
  /// The metrics of Courier New and Liberation Mono.
  case mono
  /// As wide as `mono`.
  case monoBold

  package var isBold: Bool { self == .sansBold || self == .monoBold }

  /// The bold face of the same family.
  package var bold: FontFace {
    switch self {
    case .sans, .sansBold: .sansBold
    case .mono, .monoBold: .monoBold
    }
  }

  /// The face of normal weight in the same family.
  package var regular: FontFace {
    switch self {
    case .sans, .sansBold: .sans
    case .mono, .monoBold: .mono
    }
  }

  /// Converts units of 1/2048 em to points. Widths are whole numbers up to here. The divisor is a
  /// power of two, so the result is the same on every machine.
  func points(_ units: Int, at size: Double) -> Double { Double(units) * (size / 2048) }

  var table: FaceTable {
    switch self {
    case .sans: AdvanceTables.sans
    case .sansBold: AdvanceTables.sansBold
    case .mono, .monoBold: AdvanceTables.mono
    }
  }
}

extension FontFace {
  /// The families that fontconfig may choose from; the first ones have the same metrics.
  package var fontName: String {
    switch self {
    case .sans: "Liberation Sans,Arimo,Arial,Helvetica,DejaVu Sans,sans-serif"
    case .sansBold: "Liberation Sans,Arimo,Arial,Helvetica,DejaVu Sans,sans-serif bold"
    case .mono: "Liberation Mono,Cousine,Courier New,DejaVu Sans Mono,monospace"
    case .monoBold: "Liberation Mono,Cousine,Courier New,DejaVu Sans Mono,monospace bold"
    }
  }
}

extension FontFace {
  /// The families with the widths in the tables, and generic names.
  private static let measured: Set<String> = [
    "helvetica", "arial", "liberation sans", "arimo", "sans-serif", "courier new",
    "liberation mono", "cousine", "courier", "monospace",
  ]

  /// Whether texts in a family have the widths in the tables.
  package static func isMeasured(_ family: String) -> Bool {
    measured.contains(family.lowercased())
  }
}
