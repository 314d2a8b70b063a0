extension SimplifiedChinese {
  package func text(of fault: Message.Encoding) -> String {
    switch fault {
    case .textTooLarge(let megabytes): "文本过大：最多读取 \(megabytes) MB"
    case .utf16Text: "文本采用 UTF-16 编码；请存储为 UTF-8"
    case .utf32Text: "文本采用 UTF-32 编码；请存储为 UTF-8"
    case .nulByte: "出现 NUL 字节，文本中不能有这种字节"
    case .invalidByte(let byte):
      "字节 0x\(String(byte, radix: 16, uppercase: true)) 不是 UTF-8；请将文本存储为 UTF-8"
    case .emptyText: "文本为空"
    }
  }

  package func text(of fault: Message.Syntax) -> String {
    switch fault {
    case .collectionAsKey(in: .json): "键必须是双引号中的文本"
    case .collectionAsKey(in: .yaml): "键必须是文本"
    case .unclosedText(in: .json): "此处开始的文本在本行内没有右引号"
    case .unclosedText(in: .yaml): "此处开始的文本没有右引号"
    case .controlCharacter(let escape, in: .json): "文本中的控制字符应写作 \(escape)"
    case .controlCharacter(let escape, in: .yaml): "控制字符应在双引号中写作转义序列 \(escape)"
    case .unknownEscape(let escape, let format):
      "\(format.rawValue.uppercased()) 没有" + (escape.map { "转义序列“\($0)”" } ?? "这种转义序列")
    case .escapeWithoutDigits(in: .json): "“\\u”之后应有四位十六进制数字"
    case .escapeWithoutDigits(in: .yaml): "转义序列中应有十六进制数字"
    case .missingColon: "键之后缺少“:”"
    case .missingValue(let next): (next.map { "“\($0)”之前" } ?? "此处") + "缺少值"
    case .textAfterValue(in: .json): "值结束之后还有文本"
    case .textAfterValue(in: .yaml): "值结束之后，此处还有文本"
    case .nestedTooDeep(let levels): "嵌套超过 \(levels) 层"
    case .fullWidthMark(let mark, let format): text(of: mark, in: format)
    case .unclosedConstruct(let construct): "此处开始的\(noun(of: construct))没有结束"
    }
  }

  private func text(of mark: FullWidthMark, in format: Message.Format) -> String {
    let noun =
      switch mark {
      case .colon: "冒号"
      case .comma: "逗号"
      case .openingQuote, .closingQuote: "引号"
      case .openingBrace, .closingBrace: "花括号"
      case .openingBracket, .closingBracket: "方括号"
      case .hyphen: "连字符"
      case .space: "空格"
      }
    let format = format.rawValue.uppercased()
    let isYAML = format == "YAML"
    if mark == .space { return "此处是全角空格（U+3000）；\(format) 的空格是半角的" }
    let isQuote = mark == .openingQuote || mark == .closingQuote
    return "“\(mark.rawValue)”是\(isQuote ? "中文" : "全角")\(noun)；"
      + "\(format) 的\(noun)是半角的“\(mark.ascii)”"
      + (isYAML && mark.needsSpaceInYAML ? "，其后要有空格" : "")
  }

  package func text(of fault: Message.JSON) -> String {
    switch fault {
    case .singleQuotes: "文本应使用双引号"
    case .unquotedText(let word): "文本应使用双引号：\"\(word.prefix(57))\""
    case .unquotedKey(let word): "键应使用双引号：\"\(word)\""
    case .commentInJSON: "JSON 没有注释"
    case .unclosedComment: "JSON 没有注释，而且此处开始的注释没有结束"
    case .notANumber(let word, let fault):
      "\(quoted(word))不是 JSON 的数字" + (fault.map { "：" + text(of: $0) } ?? "")
    case .misspelledBoolean(let word, let value): "\(quoted(word))在 JSON 中写作 \(value)"
    case .halfSurrogatePair(let escape): "“\(escape)”只是代理对的一半"
    case .cannotBeginValue(let character): "值不能以“\(character)”开头"
    case .cannotBeginKey(let character): "键不能以“\(character)”开头"
    case .cannotFollowValue(let character): "值之后不能是“\(character)”"
    case .trailingComma(let next): "“\(next)”之前不能有逗号"
    case .missingKey(let next): "“\(next)”之前缺少键"
    case .missingComma: "此处缺少“,”"
    case .equalsSignForColon: "键和值之间应使用“:”，而不是“=”"
    case .semicolonForComma: "值之间应使用“,”，而不是“;”"
    case .keyWithoutValue: "该键没有值"
    case .missingBracket(let bracket, let next): "“\(next)”之前缺少“\(bracket)”"
    case .wrongBracket(let bracket, let construct): "“\(bracket)”不能结束\(noun(of: construct))"
    case .textBreaksOff(let next): "文本在此中断，之后应有\(phrase(for: next))"
    }
  }

  private func text(of fault: Message.NumberFault) -> String {
    switch fault {
    case .plusSign: "数字之前不能有“+”"
    case .bareDecimalPoint: "小数点两侧都应有数字"
    case .leadingZero: "数字之前不能有“0”"
    }
  }

  private func phrase(for continuation: Message.Continuation) -> String {
    switch continuation {
    case .key: "键"
    case .keyOrBracket: "键或“}”"
    case .colonAndValue: "“:”和值"
    case .value: "值"
    case .valueOrBracket: "值或“]”"
    case .commaOrBracket(let bracket): "“,”或“\(bracket)”"
    }
  }

  package func text(of fault: Message.YAML) -> String {
    switch fault {
    case .unsupportedAlias: "不支持别名（“*name”）；请把值再写一遍"
    case .unsupportedAnchor: "不支持锚点（“&name”）；请在使用该值之处写出它"
    case .unsupportedTag: "不支持标记（“!name”）；值的类型由它的键决定"
    case .unsupportedMergeKey: "不支持合并键（“<<”）；请逐一写出成员"
    case .unsupportedDirective: "不支持指令（“%…”）"
    case .secondDocument(let isMarked):
      "只读取一个文档；" + (isMarked ? "第二个文档从此处开始" : "这是第二个文档")
    case .tabIndentation: "YAML 不能用制表符缩进；请使用空格"
    case .misplacedColon: "此处不能有“:”；可能是这一行的缩进有误，或者含有“: ”的文本没有加引号"
    case .colonWithoutSpace: "“:”之后要有空格"
    case .dashWithoutSpace: "“-”之后要有空格"
    case .misplacedKey: "此处不能有键"
    case .misplacedDash: "此处不能有“- ”"
    case .reservedCharacter: "值不能以此字符开头；请给文本加上引号"
    case .unquotedColon: "此处不能有“:”；请给文本加上引号"
    case .lineWithoutKey: "此处缺少键，或者这一行的缩进有误"
    case .lineWithoutDash: "此处缺少“- ”，或者这一行的缩进有误"
    case .missingCommaOrBracket(let bracket): "此处缺少“,”或“\(bracket)”"
    case .blockTextOnFirstLine: "多行文本应从“|”或“>”的下一行开始"
    case .blockTextIndentation: "多行文本应缩进 1 至 9 个空格"
    case .escapeOfNoCharacter: "转义序列不对应任何字符"
    case .notYAML(let problem): "这不是 YAML" + (problem.map { "：\($0)" } ?? "")
    }
  }

  package func text(of note: Message.ConstructNote) -> String {
    switch note {
    case .beginsHere(let construct): "\(noun(of: construct))从此处开始"
    }
  }
}
