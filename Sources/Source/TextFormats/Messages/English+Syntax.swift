extension English {
  package func text(of fault: Message.Encoding) -> String {
    switch fault {
    case .textTooLarge(let megabytes): "the text is too large: \(megabytes) MB are read"
    case .utf16Text: "the text is in UTF-16; save it as UTF-8"
    case .utf32Text: "the text is in UTF-32; save it as UTF-8"
    case .nulByte: "a NUL byte, which no text holds"
    case .invalidByte(let byte):
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8; save the text as UTF-8"
    case .emptyText: "the text is empty"
    }
  }

  package func text(of fault: Message.Syntax) -> String {
    switch fault {
    case .collectionAsKey(in: .json): "a key is a text in double quotes"
    case .collectionAsKey(in: .yaml): "a key is a text"
    case .unclosedText(in: .json): "the text that begins here is not closed on its line"
    case .unclosedText(in: .yaml): "the text that begins here is not closed"
    case .controlCharacter(let escape, in: .json):
      "a control character in a text is written \(escape)"
    case .controlCharacter(let escape, in: .yaml):
      "a control character is written as an escape, \(escape), in double quotes"
    case .unknownEscape(let escape, let format):
      escape.map { "\(name(of: format)) has no escape '\($0)'" }
        ?? "\(name(of: format)) has no such escape"
    case .escapeWithoutDigits(in: .json): "'\\u' takes four hexadecimal digits"
    case .escapeWithoutDigits(in: .yaml): "the escape takes hexadecimal digits"
    case .missingColon: "':' is missing after the key"
    case .missingValue(let next):
      "a value is missing " + (next.map { "before '\($0)'" } ?? "here")
    case .textAfterValue(in: .json): "the text goes on after its value has ended"
    case .textAfterValue(in: .yaml): "the text goes on here after its value has ended"
    case .nestedTooDeep(let levels): "nested more than \(levels) levels deep"
    case .fullWidthMark(let mark, let format):
      "\(name(of: mark)); in \(name(of: format)), write "
        + (mark == .space ? "a space" : "'\(mark.ascii)'")
        + (format == .yaml && mark.needsSpaceInYAML ? " and a space" : "")
    case .unclosedConstruct(let construct):
      "the \(construct.rawValue) that begins here is not closed"
    }
  }

  private func name(of mark: FullWidthMark) -> String {
    let noun =
      switch mark {
      case .colon: "full-width colon"
      case .comma: "full-width comma"
      case .openingQuote, .closingQuote: "curly quotation mark"
      case .openingBrace, .closingBrace: "full-width brace"
      case .openingBracket, .closingBracket: "full-width bracket"
      case .hyphen: "full-width hyphen"
      case .space: "full-width space (U+3000)"
      }
    return mark == .space ? "this is a \(noun)" : "'\(mark.rawValue)' is a \(noun)"
  }

  private func name(of format: Message.Format) -> String {
    switch format {
    case .json: "JSON"
    case .yaml: "YAML"
    }
  }

  package func text(of fault: Message.JSON) -> String {
    switch fault {
    case .singleQuotes: "a text needs double quotes"
    case .unquotedText(let word): "a text needs double quotes: \"\(word.prefix(57))\""
    case .unquotedKey(let word): "a key needs double quotes: \"\(word)\""
    case .commentInJSON: "JSON has no comments"
    case .unclosedComment: "JSON has no comments, and the one that begins here is not closed"
    case .notANumber(let word, let fault):
      "\(quoted(word)) is not a number of JSON" + (fault.map { ": " + text(of: $0) } ?? "")
    case .misspelledBoolean(let word, let value): "\(quoted(word)) is written \(value) in JSON"
    case .halfSurrogatePair(let escape): "'\(escape)' is half a surrogate pair"
    case .cannotBeginValue(let character): "'\(character)' cannot begin a value"
    case .cannotBeginKey(let character): "'\(character)' cannot begin a key"
    case .cannotFollowValue(let character): "'\(character)' cannot follow a value"
    case .trailingComma(let next): "no comma may stand before '\(next)'"
    case .missingKey(let next): "a key is missing before '\(next)'"
    case .missingComma: "',' is missing here"
    case .equalsSignForColon: "a key and its value are joined by ':', not '='"
    case .semicolonForComma: "values are separated by ',', not ';'"
    case .keyWithoutValue: "the key has no value"
    case .missingBracket(let bracket, let next): "'\(bracket)' is missing before '\(next)'"
    case .wrongBracket(let bracket, let construct):
      "'\(bracket)' does not close \(withArticle(construct.rawValue))"
    case .textBreaksOff(let next): "the text breaks off where \(phrase(for: next)) should follow"
    }
  }

  private func text(of fault: Message.NumberFault) -> String {
    switch fault {
    case .plusSign: "a number has no '+' before it"
    case .bareDecimalPoint: "a decimal point needs a digit on each side"
    case .leadingZero: "a number has no '0' before it"
    }
  }

  private func phrase(for continuation: Message.Continuation) -> String {
    switch continuation {
    case .key: "a key"
    case .keyOrBracket: "a key or '}'"
    case .colonAndValue: "':' and a value"
    case .value: "a value"
    case .valueOrBracket: "a value or ']'"
    case .commaOrBracket(let bracket): "',' or '\(bracket)'"
    }
  }

  package func text(of fault: Message.YAML) -> String {
    switch fault {
    case .unsupportedAlias: "aliases ('*name') are not read; write the value again"
    case .unsupportedAnchor: "anchors ('&name') are not read; write the value where it is used"
    case .unsupportedTag: "tags ('!name') are not read; a value has the type that its key asks for"
    case .unsupportedMergeKey: "merge keys ('<<') are not read; write the members out"
    case .unsupportedDirective: "directives ('%…') are not read"
    case .secondDocument(let isMarked):
      "one document is read; " + (isMarked ? "a second one begins here" : "this is a second one")
    case .tabIndentation: "tabs do not indent YAML; use spaces"
    case .misplacedColon:
      "the line is indented wrongly, or a text with ': ' needs quotes: no ':' may stand here"
    case .colonWithoutSpace: "':' needs a space after it"
    case .dashWithoutSpace: "'-' needs a space after it"
    case .misplacedKey: "no key may stand here"
    case .misplacedDash: "no '- ' may stand here"
    case .reservedCharacter: "no value begins with this character; put the text in quotes"
    case .unquotedColon: "no ':' may stand here; put the text in quotes"
    case .lineWithoutKey: "a key is missing here, or the line is indented wrongly"
    case .lineWithoutDash: "'- ' is missing here, or the line is indented wrongly"
    case .missingCommaOrBracket(let bracket): "',' or '\(bracket)' is missing here"
    case .blockTextOnFirstLine: "a block text begins on the line after its '|' or '>'"
    case .blockTextIndentation: "a block text is indented by 1 to 9 spaces"
    case .escapeOfNoCharacter: "the escape is no character"
    case .notYAML(let problem): "this is not YAML" + (problem.map { ": \($0)" } ?? "")
    }
  }

  package func text(of note: Message.ConstructNote) -> String {
    switch note {
    case .beginsHere(let construct): "the \(construct.rawValue) begins here"
    }
  }
}
