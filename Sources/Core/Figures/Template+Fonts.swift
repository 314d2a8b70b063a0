import VCDiagnostics
import VCPictures

extension Template {
  /// A template's own font, whose widths are not in the program's tables.
  public struct OwnFont: Sendable {
    /// The families' names in order of preference; at least one.
    public let families: [String]
    public let isBold: Bool
    /// The file in the template, relative to the template's folder; nil if there is none.
    public let file: Sourced<String>?
    fileprivate let face: FontFace
  }

  /// The fonts of the template's texts that are its own.
  public var ownFonts: [OwnFont] {
    let fonts = look.fonts
    return FontFace.allCases.filter(fonts.faces.contains).compactMap { face in
      let families = fonts.families(of: face)
      if families.isEmpty || fonts.files[face] == nil && fonts.areMeasured(in: face) {
        return nil
      }
      return OwnFont(
        families: families, isBold: face == .sansBold, file: fonts.files[face], face: face)
    }
  }

  /// The paths of the font files used to measure texts.
  public var fontFiles: [String] { look.fonts.files.values.map(\.value).sorted() }

  /// Measures the texts in a font with its file, which PNG and PDF also use for drawing.
  public mutating func measure(
    _ font: OwnFont, by bytes: [UInt8], at path: String, isSubstitute: Bool = false
  ) -> Bool {
    guard let metrics = FontMetrics(bytes) else { return false }
    if isSubstitute { look.fonts.substituted.insert(font.face) }
    look.fonts.measure(font.face, by: metrics)
    look.fonts.files[font.face] = Sourced(path, at: font.file?.range)
    return true
  }
}
