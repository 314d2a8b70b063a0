/// A function of both languages that rows name. What a language doesn't have, such as articles in Chinese, leaves
/// the text as it is.
enum WordsFunction: String {
  /// In quotation marks, shortened if it is long.
  case quoted
  /// Ids in quotation marks, of many only the first.
  case names, namesOr
  case and, or
  /// In Chinese with commas between them.
  case clauses
  /// After `a` or `an`.
  case article
  /// With a colon, unless it ends in one.
  case colon
  /// As at the beginning of a sentence.
  case capitalized
}

extension English {
  func text(of texts: [String], by function: WordsFunction) -> String {
    let text = texts.first ?? ""
    return switch function {
    case .quoted: quoted(text)
    case .names: names(texts)
    case .namesOr: names(texts, "or")
    case .and, .clauses: list(texts, "and")
    case .or: list(texts, "or")
    case .article: withArticle(text)
    case .colon: colon(after: text)
    case .capitalized: text.capitalizedFirst
    }
  }
}

extension SimplifiedChinese {
  func text(of texts: [String], by function: WordsFunction) -> String {
    let text = texts.first ?? ""
    return switch function {
    case .quoted: quoted(text)
    case .names, .namesOr: names(texts)
    case .and: list(texts, "和")
    case .or: list(texts, "或")
    case .clauses: texts.concatenated(by: "，")
    case .article, .colon, .capitalized: text
    }
  }
}
