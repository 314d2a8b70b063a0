/// A function of both languages that rows name. What a language doesn't have, such as articles in Chinese, leaves
/// the text as it is.
enum WordsFunction: String {
  /// In quotation marks, shortened if it is long.
  case quoted
  /// Each in quotation marks.
  case quotedAnd, quotedOr
  /// Ids in quotation marks, of many only the first.
  case names, namesOr
  case and, or
  /// In Chinese with commas between them.
  case clauses
  /// Only with commas between them.
  case enumerated, quotedEnumerated
  /// In Chinese only with commas between them.
  case series, quotedSeries
  /// With semicolons between them.
  case statements
  /// Ids of which each presents the next, and the last the first.
  case circle
  /// After `a` or `an`.
  case article
  /// With a colon, unless it ends in one. A Chinese title that ends in another mark has none.
  case colon
  /// As at the beginning of a sentence.
  case capitalized
  /// With a Chinese text's brackets.
  case fullWidth
  /// Names in a figure's sentences. A Chinese one has quotation marks around a title, and none around an id.
  case titled
  /// Code in a sentence. A Chinese one has quotation marks around what begins with a Chinese letter, and
  /// would run into the sentence.
  case coded
  /// Names in a caption, of many only the first.
  case some
}

extension English {
  func text(of texts: [String], by function: WordsFunction) -> String {
    let text = texts.first ?? ""
    return switch function {
    case .quoted: quoted(text)
    case .quotedAnd, .quotedSeries: list(texts.map(quoted), "and")
    case .quotedOr: list(texts.map(quoted), "or")
    case .names: names(texts)
    case .namesOr: names(texts, "or")
    case .and, .clauses, .series: list(texts, "and")
    case .or: list(texts, "or")
    case .enumerated: texts.concatenated(by: ", ")
    case .quotedEnumerated: texts.map(quoted).concatenated(by: ", ")
    case .statements: texts.concatenated(by: "; ")
    case .circle: (texts + texts.prefix(1)).map(quoted).concatenated(by: " presents ")
    case .article: withArticle(text)
    case .colon: colon(after: text)
    case .capitalized: text.capitalizedFirst
    case .fullWidth: text
    case .titled, .coded: list(texts, "and")
    case .some:
      texts.count > 4
        ? "\(texts.prefix(3).joined(separator: ", ")) and \(texts.count - 3) more"
        : list(texts, "and")
    }
  }
}

extension SimplifiedChinese {
  func text(of texts: [String], by function: WordsFunction) -> String {
    let text = texts.first ?? ""
    return switch function {
    case .quoted: quoted(text)
    case .quotedAnd: list(texts.map(quoted), "和")
    case .quotedOr: list(texts.map(quoted), "或")
    case .names, .namesOr: names(texts)
    case .and: list(texts, "和")
    case .or: list(texts, "或")
    case .clauses: texts.concatenated(by: "，")
    case .series, .enumerated: enumerated(texts)
    case .quotedSeries, .quotedEnumerated: enumerated(texts.map(quoted))
    case .statements: texts.concatenated(by: "；")
    case .circle: (texts + texts.prefix(1)).map(quoted).concatenated(by: " → ")
    case .fullWidth: fullWidth(text)
    case .titled: list(texts.map(titled), "和")
    case .coded: list(texts.map(coded), "和")
    case .colon: colon(after: text)
    case .some:
      texts.count > 4
        ? spaced("\(enumerated(texts.prefix(3)))等 \(texts.count) 个") : list(texts, "和")
    case .article, .capitalized: text
    }
  }
}
