/// The language of pictures' texts, by which programs choose fonts. Chinese, Japanese and Korean
/// share characters, whose forms differ by font.
///
/// It follows from the pictures alone, so that their bytes are the same in every locale: the
/// language of the figure's own words, or else what its characters say. Han alone is Simplified
/// Chinese.
package struct TextLanguage: Sendable, Equatable {
  /// Its BCP 47 tag, such as `zh-Hans`.
  package let tag: String
  /// The same with a region, as Office writes it.
  package let regionalTag: String
  /// The name by which fonts state in fontconfig that they are for this language.
  package let fontconfigName: String
  /// The fonts that computers have for its characters; nil if those of all texts have them.
  package let systemFonts: SystemFonts?

  /// A font's family on each system; Linux may have one of several.
  package struct SystemFonts: Sendable, Equatable {
    package let macOS, windows: String
    package let linux: [String]

    var all: [String] { [macOS, windows] + linux }
  }

  static let english = TextLanguage(
    tag: "en", regionalTag: "en-US", fontconfigName: "en", systemFonts: nil)
  static let simplifiedChinese = TextLanguage(
    tag: "zh-Hans", regionalTag: "zh-CN", fontconfigName: "zh-cn",
    systemFonts: SystemFonts(
      macOS: "PingFang SC", windows: "Microsoft YaHei",
      linux: ["Noto Sans CJK SC", "WenQuanYi Zen Hei", "WenQuanYi Micro Hei"]))
  static let japanese = TextLanguage(
    tag: "ja", regionalTag: "ja-JP", fontconfigName: "ja",
    systemFonts: SystemFonts(
      macOS: "Hiragino Sans", windows: "Yu Gothic", linux: ["Noto Sans CJK JP"]))
  static let korean = TextLanguage(
    tag: "ko", regionalTag: "ko-KR", fontconfigName: "ko",
    systemFonts: SystemFonts(
      macOS: "Apple SD Gothic Neo", windows: "Malgun Gothic", linux: ["Noto Sans CJK KR"]))
}

extension [Picture] {
  /// The language of all their texts.
  package var textLanguage: TextLanguage {
    if contains(where: { $0.language.hasPrefix("zh") }) { return .simplifiedChinese }
    var scripts: Set<EastAsianScript> = []
    for text in lazy.flatMap(\.texts) where !text.utf8.allSatisfy({ $0 < 0x80 }) {
      scripts.formUnion(text.unicodeScalars.lazy.compactMap(\.eastAsianScript))
    }
    if scripts.contains(.kana) { return .japanese }
    if scripts.contains(.hangul) { return .korean }
    return scripts.contains(.han) ? .simplifiedChinese : .english
  }
}

private enum EastAsianScript { case han, kana, hangul }

extension Unicode.Scalar {
  fileprivate var eastAsianScript: EastAsianScript? {
    switch value {
    // The middle dot of the katakana block is punctuation, in Chinese names too.
    case 0x30FB: nil
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: .kana
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FB: .hangul
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFF: .han
    default: nil
    }
  }
}
