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

  /// Whether it is a quotation mark, or a part of an ellipsis or a dash, which is 1 em wide in an East
  /// Asian line (CLREQ).
  fileprivate var isWideMark: Bool { isCurlyQuote || self == "…" || self == "—" }

  /// Whether it is a mark in the left half of its em, with a blank after it.
  fileprivate var isInLeftHalf: Bool { Self.leftHalves.contains(self) }

  /// Whether it is a mark in the right half of its em, with a blank before it.
  fileprivate var isInRightHalf: Bool { Self.rightHalves.contains(self) }

  private static let leftHalves = Set("、，。．：；）］｝〕〉》」』】〗”’")
  private static let rightHalves = Set("（［｛〔〈《「『【〖“‘")
}

/// The width of a character of an East Asian line (CLREQ, "Adjustment of Punctuation Marks").
package enum MarkWidth {
  /// The font's.
  case ofFont
  /// 1 em. Western texts share these marks, and their fonts have narrow ones, or ones on the baseline.
  case full
  /// 1/2 em, without the blank after it, because another mark follows.
  case leftHalf
  /// 1/2 em, without the blank before it, because an opening mark precedes it.
  case rightHalf
}

extension StringProtocol {
  /// The width of each character; nil if all have the font's, as in every Western line.
  package var markWidths: [MarkWidth]? {
    guard utf8.contains(where: { $0 >= 0x80 }), contains(where: \.isEastAsian) else { return nil }
    let letters = Array(self)
    let widths = letters.indices.map { place -> MarkWidth in
      let letter = letters[place]
      let last = place > 0 ? letters[place - 1] : " "
      let next = place + 1 < letters.count ? letters[place + 1] : " "
      if letter.isInLeftHalf, next.isInLeftHalf || next.isInRightHalf { return .leftHalf }
      if letter.isInRightHalf, last.isInRightHalf { return .rightHalf }
      let isApostrophe = letter == "’" && [last, next].allSatisfy { $0.isASCII && $0.isLetter }
      return letter.isWideMark && !isApostrophe ? .full : .ofFont
    }
    return widths.contains { $0 != .ofFont } ? widths : nil
  }
}
