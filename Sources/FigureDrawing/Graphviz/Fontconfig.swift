/// Which characters the installed fonts have, as fontconfig knows it, by which pango chooses its
/// fonts. The functions are as old as 2.7.
struct Fontconfig: @unchecked Sendable {
  // Unchecked because: what the pointers lead to is never freed, and only read.

  /// Nil when the library is not to be found, or knows no font.
  static let installed = Fontconfig()

  fileprivate typealias Coverage = OpaquePointer

  private let library: DynamicLibrary
  private let coverages: [Coverage]
  private let hasCharacter: @convention(c) (OpaquePointer?, UInt32) -> Int32

  /// `FcFontSet` of fontconfig.h, field by field.
  private struct FontSet {
    let count: Int32
    let capacity: Int32
    let fonts: UnsafePointer<OpaquePointer?>?
  }

  private init?() {
    let library = DynamicLibrary(linux: "libfontconfig.so.1", darwin: "libfontconfig.1.dylib")
    guard let library else { return nil }
    guard
      // The current one, kept even if fontconfig replaces it.
      let configuration: @convention(c) (OpaquePointer?) -> OpaquePointer? =
        library.symbol("FcConfigReference"),
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
    guard let set = fonts(configuration(nil), 0)?.load(as: FontSet.self) else { return nil }
    coverages = UnsafeBufferPointer(start: set.fonts, count: Int(set.count)).compactMap { font in
      var characters: OpaquePointer?
      return coverage(font, "charset", 0, &characters) == 0 ? characters : nil
    }
    self.library = library
    self.hasCharacter = hasCharacter
    if coverages.isEmpty { return nil }
  }

  func shows(_ scalar: Unicode.Scalar) -> Bool {
    coverages.contains { hasCharacter($0, scalar.value) != 0 }
  }
}

extension Fontconfig {
  /// The font that fontconfig takes for a list of families.
  struct Match: @unchecked Sendable {
    // Unchecked as `Fontconfig` is.
    let family: String
    fileprivate let coverage: Coverage
  }

  /// What pango would be given for the first of some families that there is. Nil when fontconfig
  /// cannot be asked.
  func match(_ families: [String], isBold: Bool) -> Match? {
    guard let create: @convention(c) () -> OpaquePointer? = library.symbol("FcPatternCreate"),
      let addText:
        @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Int32 =
        library.symbol("FcPatternAddString"),
      let addNumber: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32 =
        library.symbol("FcPatternAddInteger"),
      let substitute: @convention(c) (OpaquePointer?, OpaquePointer?, Int32) -> Int32 =
        library.symbol("FcConfigSubstitute"),
      let complete: @convention(c) (OpaquePointer?) -> Void =
        library.symbol("FcDefaultSubstitute"),
      let match:
        @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<Int32>?) ->
          OpaquePointer? = library.symbol("FcFontMatch"),
      let text:
        @convention(c) (
          OpaquePointer?, UnsafePointer<CChar>?, Int32,
          UnsafeMutablePointer<UnsafePointer<CChar>?>?
        ) -> Int32 = library.symbol("FcPatternGetString"),
      let coverage:
        @convention(c) (
          OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Coverage?>?
        ) -> Int32 = library.symbol("FcPatternGetCharSet"),
      let destroy: @convention(c) (OpaquePointer?) -> Void = library.symbol("FcPatternDestroy"),
      let pattern = create()
    else { return nil }
    defer { destroy(pattern) }
    for family in families { _ = addText(pattern, "family", family) }
    // FC_WEIGHT_BOLD and FC_WEIGHT_REGULAR.
    _ = addNumber(pattern, "weight", isBold ? 200 : 80)
    // FcMatchPattern.
    guard substitute(nil, pattern, 0) != 0 else { return nil }
    complete(pattern)
    var result: Int32 = 0
    guard let font = match(nil, pattern, &result) else { return nil }
    var (family, characters): (UnsafePointer<CChar>?, Coverage?)
    guard text(font, "family", 0, &family) == 0, let family,
      coverage(font, "charset", 0, &characters) == 0, let characters
    else {
      destroy(font)
      return nil
    }
    // The font stays, as its coverage does.
    return Match(family: String(cString: family), coverage: characters)
  }

  func shows(_ scalar: Unicode.Scalar, _ match: Match) -> Bool {
    hasCharacter(match.coverage, scalar.value) != 0
  }
}
