/// Which characters the installed fonts have, as fontconfig knows it, by which pango chooses its
/// fonts. The functions are as old as 2.0.
struct Fontconfig {
  private typealias Coverage = OpaquePointer

  private let coverages: [Coverage]
  private let hasCharacter: @convention(c) (OpaquePointer?, UInt32) -> Int32

  /// `FcFontSet` of fontconfig.h, field by field.
  private struct FontSet {
    let count: Int32
    let capacity: Int32
    let fonts: UnsafePointer<OpaquePointer?>?
  }

  /// Nil when the library is not to be found, or knows no font.
  init?() {
    let library = DynamicLibrary(linux: "libfontconfig.so.1", darwin: "libfontconfig.1.dylib")
    guard let library else { return nil }
    guard
      let configuration: @convention(c) () -> OpaquePointer? = library.symbol("FcConfigGetCurrent"),
      let fonts: @convention(c) (OpaquePointer?, Int32) -> UnsafeRawPointer? =
        library.symbol("FcConfigGetFonts"),
      let coverage:
        @convention(c) (
          OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<OpaquePointer?>?
        ) -> Int32 = library.symbol("FcPatternGetCharSet"),
      let hasCharacter: @convention(c) (OpaquePointer?, UInt32) -> Int32 =
        library.symbol("FcCharSetHasChar")
    else { return nil }
    // FcSetSystem: all that is installed. The set and its parts live as long as the configuration.
    // Swift lays three such fields out as C does.
    guard let set = fonts(configuration(), 0)?.load(as: FontSet.self) else { return nil }
    coverages = UnsafeBufferPointer(start: set.fonts, count: Int(set.count)).compactMap { font in
      var characters: OpaquePointer?
      return coverage(font, "charset", 0, &characters) == 0 ? characters : nil
    }
    self.hasCharacter = hasCharacter
    if coverages.isEmpty { return nil }
  }

  func shows(_ scalar: Unicode.Scalar) -> Bool {
    coverages.contains { hasCharacter($0, scalar.value) != 0 }
  }
}
