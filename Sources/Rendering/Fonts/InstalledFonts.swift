internal import CLateLibraries
import Graphviz

/// The fonts of this machine, as fontconfig knows them, by which pango chooses its fonts.
///
/// fontconfig serves one caller at a time, and pango is one: hence the session.
struct InstalledFonts {
  init(in session: borrowing GraphvizSession) {}

  /// The number of fonts; nil if fontconfig can't be asked.
  var count: Int? { vcd_font_count() < 0 ? nil : vcd_font_count() }

  /// Makes a font's file known, as if it were installed.
  func add(file path: String) { vcd_add_font(path) }

  func shows(_ scalar: Unicode.Scalar) -> Bool { vcd_has_character(scalar.value) }

  /// The font that fontconfig takes for a list of families.
  struct Match: @unchecked Sendable {
    // Unchecked because: what it points to is never freed, and only read.
    private let font: vcd_font
    let family: String
    /// The path of its file; nil if fontconfig doesn't say.
    let file: String?

    fileprivate init?(_ font: vcd_font) {
      guard let family = font.family else { return nil }
      self.font = font
      self.family = String(cString: family)
      file = font.file.map { String(cString: $0) }
    }

    func shows(_ scalar: Unicode.Scalar) -> Bool { vcd_font_has(font, scalar.value) }
  }

  /// What pango would be given for the first of some families that there is. Nil when fontconfig
  /// cannot be asked.
  func match(_ families: [String], isBold: Bool) -> Match? {
    // Each ends in a NUL, so that one text holds them all.
    families.map { $0 + "\0" }.joined().withCString { text in
      var starts: [UnsafePointer<CChar>?] = []
      var start = text
      for family in families {
        starts.append(start)
        start += family.utf8.count + 1
      }
      return Match(vcd_match_font(starts, starts.count, isBold))
    }
  }
}
