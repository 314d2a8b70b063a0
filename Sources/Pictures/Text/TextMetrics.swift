/// Measures texts without a font, from tables, so that a figure is the same on every machine.
///
/// The width of a character is the first of these that applies:
/// - 0: combining marks, format characters (joiners, variation selectors, bidi controls), the
///   vowels and finals of conjoining Hangul;
/// - the width of U+FFFD, which is drawn instead: control characters and line separators;
/// - 1 em: East Asian wide and fullwidth characters, and quotation marks, dashes and ellipses in
///   a line with such, except marks beside marks, 1/2 em (`MarkWidth`);
///   emoji, each sequence of them once;
/// - the width in the face's font;
/// - the width in DejaVu Sans for a character that the face lacks, except for scripts whose letters
///   join (Arabic 0.55 em) and pictographs (1 em);
/// - halfwidth East Asian forms 1/2 em, private and unassigned characters 1 em.
///
/// There are no kerning and no ligatures. Browsers kern, so an SVG contains its texts' lengths
/// (`textLength`), and they have the measured widths.
package enum TextMetrics {
  /// The width of a line of text, in points; `size` is the font's, in points.
  package static func width(of text: String, font: FontFace, size: Double) -> Double {
    font.points(units(of: text, in: .table(font.table)), at: size)
  }

  /// The width of a line of text, in 1/2048 em.
  static func units(of text: String, in table: FontTable) -> Int {
    var units = 0
    for byte in text.utf8 {
      if byte >= 0x80 {
        var line = LineWidth(table: table)
        guard let marks = text.markWidths else {
          for scalar in text.unicodeScalars { line.append(scalar) }
          return line.units
        }
        for (letter, mark) in zip(text, marks) { line.append(letter, mark) }
        return line.units
      }
      units += table.width(ofASCII: byte)
    }
    return units
  }
}

/// The source of a font's widths: the tables, or the font's file.
enum FontTable {
  case table(FaceTable)
  case file(FontMetrics)

  func width(ofASCII character: UInt8) -> Int {
    switch self {
    case .table(let table): table.width(ofASCII: character)
    case .file(let metrics): metrics.width(ofASCII: character)
    }
  }

  /// The width of a character; nil if the font lacks it.
  subscript(scalar: Unicode.Scalar) -> Int? {
    switch self {
    case .table(let table): table.runs[scalar]
    case .file(let metrics): metrics[scalar]
    }
  }
}

/// The width of a line, summed character by character.
///
/// Emoji are recognized by scalars (UTS #51) and not by `Character`, whose boundaries follow the
/// standard library's Unicode version instead of the tables'.
private struct LineWidth {
  let table: FontTable
  private(set) var units = 0

  /// The last base, which the next scalar may join.
  private var base = Base.none
  private var baseWidth = 0

  private enum Base {
    case none
    /// A digit, `#` or `*`: U+FE0F or U+20E3 makes it an emoji.
    case keycap
    case pictograph
    /// A pictograph and a joiner: the next pictograph is part of it.
    case joinedPictograph
    /// The first half of a flag.
    case regionalIndicator
  }

  init(table: FontTable) { self.table = table }

  mutating func append(_ letter: Character, _ mark: MarkWidth) {
    switch mark {
    case .ofFont: for scalar in letter.unicodeScalars { append(scalar) }
    case .full: start(.none, width: 2048)
    case .leftHalf, .rightHalf: start(.none, width: 1024)
    }
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      start(isKeycap(scalar) ? .keycap : .none, width: table.width(ofASCII: UInt8(scalar.value)))
      return
    }
    switch scalar.value {
    case 0xFE0F, 0x20E3:
      if base == .keycap || base == .pictograph { widenBase() }
    case 0x200D:
      if base == .pictograph { base = .joinedPictograph }
    case 0x1F1E6...0x1F1FF:
      if base == .regionalIndicator { base = .none } else { start(.regionalIndicator, width: 2048) }
    case 0x1F3FB...0x1F3FF where base == .pictograph:
      widenBase()
    default:
      appendCharacter(scalar)
    }
  }

  private mutating func appendCharacter(_ scalar: Unicode.Scalar) {
    // The tables contain every scalar: `elsewhere` covers the rest.
    let width = table[scalar] ?? AdvanceTables.elsewhere[scalar] ?? 2048
    // A mark belongs to the base before it.
    if width == 0 { return }
    let isPictograph = AdvanceTables.pictographs.contains(scalar)
    if isPictograph, base == .joinedPictograph {
      base = .pictograph
    } else {
      start(isPictograph ? .pictograph : .none, width: width)
    }
  }

  private mutating func start(_ base: Base, width: Int) {
    self.base = base
    baseWidth = width
    units += width
  }

  /// Makes the base 1 em wide, as every emoji is, whatever its width as text.
  private mutating func widenBase() {
    units += 2048 - baseWidth
    baseWidth = 2048
  }

  private func isKeycap(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "#" || scalar == "*"
  }
}
