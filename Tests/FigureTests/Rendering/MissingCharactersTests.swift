import Testing
import VCPictures
import VCSource
import VCTestSupport

@Suite struct `Missing characters` {
  /// Fonts for Japanese show most of Chinese, in other forms.
  @Test(arguments: [("设置", true), ("設定の", false), ("Settings", false)])
  func `of no font, but without one for Chinese, name those that have its forms`(
    title: String, isChinese: Bool
  ) throws {
    let picture = try Picture("rootViewController: {id: a, class: A, title: \"\(title)\"}")
    let package = picture.packageForChinese(
      shownBy: { _ in true }, isInstalledFor: { $0 != "zh-cn" })
    #expect(
      package == (isChinese ? .init(debian: "fonts-noto-cjk", homebrew: "font-noto-sans-cjk") : nil)
    )
    #expect(picture.packageForChinese(shownBy: { _ in true }, isInstalledFor: { _ in true }) == nil)
    #expect(picture.packageForChinese(shownBy: \.isASCII, isInstalledFor: { _ in false }) == nil)
  }

  private func missing(_ title: String) throws -> [MissingCharacters] {
    try Picture("rootViewController: {id: a, class: A, title: \"\(title)\"}")
      .missingCharacters { $0.isASCII }
  }

  @Test(arguments: [
    ("設", "fonts-noto-cjk", "font-noto-sans-cjk"), ("あ", "fonts-noto-cjk", "font-noto-sans-cjk"),
    ("한", "fonts-noto-cjk", "font-noto-sans-cjk"),
    ("\u{20000}", "fonts-hanazono", "font-hanamina"),
    ("ا", "fonts-noto-core", "font-noto-sans-arabic"),
    ("ש", "fonts-noto-core", "font-noto-sans-hebrew"),
    ("ไ", "fonts-noto-core", "font-noto-sans-thai"),
    ("ा", "fonts-noto-core", "font-noto-sans-devanagari"),
    ("😀", "fonts-noto-color-emoji", "font-noto-color-emoji"),
    ("⌚", "fonts-noto-color-emoji", "font-noto-color-emoji"),
    ("∑", "fonts-noto-core", "font-noto-sans-math"), ("Ł", "fonts-noto-core", "font-noto-sans"),
  ])
  func `name the packages that have them`(text: String, debian: String, homebrew: String) throws {
    #expect(
      try missing("a\(text)b") == [
        MissingCharacters(
          characters: Array(text.unicodeScalars),
          package: Message.FontPackage(debian: debian, homebrew: homebrew))
      ])
  }

  @Test func `are told once, in order, script by script`() throws {
    let missing = try missing("置設設 אב 置")
    #expect(missing.map { $0.characters.map(String.init) } == [["א", "ב"], ["置", "設"]])
  }

  @Test(arguments: ["plain", "a\u{200D}\u{FE0F}b", "a\u{2003}b", "a\u{00AD}b"])
  func `are none where nothing is to be seen`(text: String) throws {
    #expect(try missing(text) == [])
  }

  @Test func `that no font is known for have no package`() throws {
    #expect(try missing("\u{E000}").map(\.package) == [nil])
  }
}
