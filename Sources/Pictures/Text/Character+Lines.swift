/// The characters that begin and end no line, by CLREQ (Requirements for Chinese Text Layout, section
/// "Prohibition Rules for Line Start and Line End") and, for kana, JLREQ.
extension Character {
  /// Whether no line may begin with it: closing marks, pauses, dashes, signs after numbers, and
  /// signs that change the character before them.
  var cannotBeginLine: Bool { Self.closing.contains(self) }

  /// Whether no line may end with it: opening marks, and signs before numbers.
  var cannotEndLine: Bool { Self.opening.contains(self) }

  // Straight quotes open and close.
  private static let closing = Set(
    "、，。．：；！？）］｝〕〉》」』】〗〙〛〞〟’”…⋯‥—–～〜·・‧％‰℃℉°′″"
      + "々〻ー゛゜ヽヾゝゞァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎ" + ",.:;!?)]}%/'\"")
  private static let opening = Set("（［｛〔〈《「『【〖〘〚〝‘“￥＄" + "([{$/'\"")

  /// Whether it is a quotation mark of English and Chinese texts; in a Chinese one, lines are broken
  /// beside it.
  var isCurlyQuote: Bool { self == "“" || self == "”" || self == "‘" || self == "’" }

  /// Whether a line may begin before or after it, without a space: it is Chinese, Japanese, Korean
  /// or one of their marks.
  package var isEastAsian: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x2E80...0xD7FB, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x2_0000...0x3_FFFF:
      true
    default: false
    }
  }

  /// Whether it is a double quotation mark, or a part of an ellipsis or a dash, which is 1 em wide in an
  /// East Asian line (CLREQ).
  var isWideMark: Bool { self == "“" || self == "”" || self == "…" || self == "—" }
}

extension StringProtocol {
  /// Whether it is an East Asian line with wide marks. Western texts share these characters, and their
  /// fonts have narrow ones, or ones on the baseline.
  package var hasWideMarks: Bool {
    utf8.contains { $0 >= 0x80 } && contains(where: \.isWideMark) && contains(where: \.isEastAsian)
  }
}
