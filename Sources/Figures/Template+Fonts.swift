import VCPictures
import VCSource

extension Template {
  /// A template's own font, whose widths are not in the program's tables.
  package struct OwnFont: Sendable {
    /// The families' names in order of preference; at least one.
    package let families: [String]
    package let isBold: Bool
    /// The file in the template, relative to the template's folder; nil if there is none.
    package let file: Sourced<String>?
    /// Whether texts are in this font even if nothing is emphasized.
    package let isRequired: Bool
    fileprivate let face: FontFace
  }

  /// The fonts of the template's texts that are its own.
  package var ownFonts: [OwnFont] {
    let fonts = look.fonts
    let bold: Set<FontFace> = look.box.names == .emphasized ? [fonts.name.face.bold] : []
    return FontFace.allCases.filter(fonts.faces.union(bold).contains).compactMap { face in
      let families = fonts.families(of: face)
      if families.isEmpty || fonts.files[face] == nil && fonts.areMeasured(in: face) { return nil }
      return OwnFont(
        families: families, isBold: face.isBold, file: fonts.files[face],
        isRequired: fonts.faces.contains(face), face: face)
    }
  }

  /// Lets emphasized texts keep their weight, because there is no font with the other one.
  package mutating func doWithout(_ font: OwnFont) { look.fonts.missing.insert(font.face) }

  /// The paths of the font files used to measure texts.
  package var fontFiles: [String] { look.fonts.files.values.map(\.value).sorted() }

  /// Measures the texts in a font with its file, which PNG and PDF also use for drawing.
  package mutating func measure(
    _ font: OwnFont, by bytes: [UInt8], at path: String, isSubstitute: Bool = false
  ) -> Bool {
    guard let metrics = FontMetrics(bytes, of: font.families) else { return false }
    if isSubstitute { look.fonts.substituted.insert(font.face) }
    look.fonts.measure(font.face, by: metrics)
    look.fonts.files[font.face] = Sourced(path, at: font.file?.range)
    return true
  }
}
