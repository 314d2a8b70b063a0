internal import VCLateLibraries

/// The fonts of this machine and those that were added, according to fontconfig, which pango uses, too.
///
/// fontconfig serves one caller at a time, and pango is one; hence the session.
package struct InstalledFonts {
  package init(in session: borrowing GraphvizSession) {}

  /// Adds the files that a picture's template names, as if they were installed.
  init(for picture: Picture, in session: borrowing GraphvizSession) {
    self.init(in: session)
    for file in picture.look.fonts.files.values { vcd_add_font(file.value) }
  }

  /// The number of fonts; nil if fontconfig can't be asked.
  var count: Int? { vcd_font_count() < 0 ? nil : vcd_font_count() }

  func shows(_ scalar: Unicode.Scalar) -> Bool { vcd_has_character(scalar.value) }

  /// Whether one of them is made for a language, by fontconfig's name for it.
  func are(for language: String) -> Bool { vcd_has_language(language) }

  /// The font that fontconfig chooses for a list of families.
  package struct Match: @unchecked Sendable {
    // Unchecked because the font it points to is never freed, and only read.
    private let font: vcd_font
    package let family: String
    /// The path of the font's file; nil if fontconfig doesn't say.
    let file: String?

    fileprivate init?(_ font: vcd_font) {
      guard let family = font.family else { return nil }
      self.font = font
      self.family = String(cString: family)
      file = font.file.map { String(cString: $0) }
    }

    package func shows(_ scalar: Unicode.Scalar) -> Bool { vcd_font_has(font, scalar.value) }
  }

  /// The font that pango would get for the first available family. Nil if fontconfig can't be
  /// asked.
  package func match(_ families: [String], isBold: Bool) -> Match? {
    // Each name ends in a NUL, so that one string contains them all.
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
