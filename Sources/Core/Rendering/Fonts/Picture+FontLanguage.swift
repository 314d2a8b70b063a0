import VCPictures

extension [Picture] {
  /// The language for which fontconfig chooses fonts, by the name that fonts state. Chinese and
  /// Japanese share characters, whose forms differ by font.
  ///
  /// It follows from the pictures alone, so that their bytes are the same in every locale: the
  /// language of the figure's own words, or else what its characters say. Han alone is Simplified
  /// Chinese.
  var fontLanguage: String {
    if contains(where: { $0.language.hasPrefix("zh") }) { return "zh-cn" }
    let texts = flatMap { picture in FontFace.allCases.flatMap(picture.texts) }
    let scripts = Set(texts.joined().unicodeScalars.compactMap(\.eastAsianScript))
    if scripts.contains(.kana) { return "ja" }
    if scripts.contains(.hangul) { return "ko" }
    return scripts.contains(.han) ? "zh-cn" : "en"
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
