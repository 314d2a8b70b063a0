// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

// The rows of Words.xcstrings.
extension Words {
  package static var nextColonAndValue: Words {
    Words(
      "nextColonAndValue", "':' and a value",
      "“:”和值")
  }

  package static func nextCommaOrBracket(bracket: (any RoleValue)?) -> Words {
    Words(
      "nextCommaOrBracket", "',' or '{bracket}'",
      "“,”或“{bracket}”",
      ["bracket": bracket.role])
  }

  package static var nextKey: Words {
    Words(
      "nextKey", "a key",
      "键")
  }

  package static var nextKeyOrBracket: Words {
    Words(
      "nextKeyOrBracket", #"a key or '\}'"#,
      #"键或“\}”"#)
  }

  package static var nextValue: Words {
    Words(
      "nextValue", "a value",
      "值")
  }

  package static var nextValueOrBracket: Words {
    Words(
      "nextValueOrBracket", "a value or ']'",
      "值或“]”")
  }

  /// The value of a key.
  package static func subjectOfKey(key: (any RoleValue)?) -> Words {
    Words(
      "subjectOfKey", "'{key}'",
      "“{key}”",
      ["key": key.role])
  }

  package static var typeBoolean: Words {
    Words(
      "typeBoolean", "true or false",
      " true 或 false")
  }

  package static var typeClassName: Words {
    Words(
      "typeClassName", "a class name",
      "类名")
  }

  package static var typeColor: Words {
    Words(
      "typeColor", ##"a colour such as "#1f5f99""##,
      ##"颜色（例如 "#1f5f99"）"##)
  }

  package static var typeFontNames: Words {
    Words(
      "typeFontNames", "the names of fonts",
      "字体名称")
  }

  package static var typeFunctionName: Words {
    Words(
      "typeFunctionName", "a function's name, such as 'route(to:)'",
      "函数名（例如 route(to:)）")
  }

  package static var typeID: Words {
    Words(
      "typeID", "an id",
      "一个 id")
  }

  package static var typeIDs: Words {
    Words(
      "typeIDs", "ids",
      "若干 id")
  }

  package static func typeNumber(low: (any RoleValue)?, high: (any RoleValue)?) -> Words {
    Words(
      "typeNumber", "a number{low? from {low} to {high}}",
      "{low? {low}到{high}之间的}数字",
      ["low": low.role, "high": high.role])
  }

  package static var typeText: Words {
    Words(
      "typeText", "a text",
      "文本")
  }

  package static func typeWholeNumber(low: (any RoleValue)?, high: (any RoleValue)?) -> Words {
    Words(
      "typeWholeNumber", "a whole number{low? from {low} to {high}}",
      "{low? {low}到{high}之间的}整数",
      ["low": low.role, "high": high.role])
  }

  /// In Chinese after a character.
  package static func valueBoolean(value: (any RoleValue)?) -> Words {
    Words(
      "valueBoolean", "{value}",
      " {value}",
      ["value": value.role])
  }

  package static var valueEmptyText: Words {
    Words(
      "valueEmptyText", "an empty text",
      "空文本")
  }

  package static var valueList: Words {
    Words(
      "valueList", "a list",
      "列表")
  }

  package static var valueMapping: Words {
    Words(
      "valueMapping", "a mapping",
      "映射")
  }

  /// In Chinese after a character.
  package static var valueNull: Words {
    Words(
      "valueNull", "null",
      " null")
  }

  package static func valueNumber(digits: (any RoleValue)?) -> Words {
    Words(
      "valueNumber", "the number {digits}",
      "数字{digits}",
      ["digits": digits.role])
  }

  package static func valueScalar(text: (any RoleValue)?) -> Words {
    Words(
      "valueScalar", "{text:quoted}",
      "{text:quoted}",
      ["text": text.role])
  }

  package static func valueText(text: (any RoleValue)?) -> Words {
    Words(
      "valueText", "the text {text:quoted}",
      "文本{text:quoted}",
      ["text": text.role])
  }

  package static var valueUnreadable: Words {
    Words(
      "valueUnreadable", "an unreadable value",
      "无法读取的值")
  }
}

extension Message {
  /// The construct that contains the problem begins here.
  package static func beginsHere(construct: (any RoleValue)?) -> Message {
    Message(Words(
      "beginsHere", "the {construct} begins here",
      "{construct=object?对象|=mapping?映射|=list?列表|文本}从此处开始",
      ["construct": construct.role]))
  }

  /// A block text declares an indentation of 0.
  package static var blockTextIndentation: Message {
    Message(Words(
      "blockTextIndentation", "a block text is indented by 1 to 9 spaces",
      "多行文本应缩进 1 到 9 个空格"))
  }

  /// A block text begins on the line of its `|` or `>`.
  package static var blockTextOnFirstLine: Message {
    Message(Words(
      "blockTextOnFirstLine", #"a block text begins on the line after its '\|' or '>'"#,
      #"多行文本应从“\|”或“>”的下一行开始"#))
  }

  /// A character is in the place of a key.
  package static func cannotBeginKey(character: (any RoleValue)?) -> Message {
    Message(Words(
      "cannotBeginKey", "'{character}' cannot begin a key",
      "键不能以“{character}”开头",
      ["character": character.role]))
  }

  /// A character is in the place of a value.
  package static func cannotBeginValue(character: (any RoleValue)?) -> Message {
    Message(Words(
      "cannotBeginValue", "'{character}' cannot begin a value",
      "值不能以“{character}”开头",
      ["character": character.role]))
  }

  /// A colon or `=` is in the place of a comma.
  package static func cannotFollowValue(character: (any RoleValue)?) -> Message {
    Message(Words(
      "cannotFollowValue", "'{character}' cannot follow a value",
      "值之后不能是“{character}”",
      ["character": character.role]))
  }

  /// A list or a mapping is in the place of a key.
  package static func collectionAsKey(format: (any RoleValue)?) -> Message {
    Message(Words(
      "collectionAsKey", "{format=json?a key is a text in double quotes|a key is a text}",
      "{format=json?键必须是双引号中的文本|键必须是文本}",
      ["format": format.role]))
  }

  /// A key's colon has no space after it, so that the line is one text.
  package static var colonWithoutSpace: Message {
    Message(Words(
      "colonWithoutSpace", "':' needs a space after it",
      "“:”之后要有空格"))
  }

  /// JSON has no comments.
  package static var commentInJSON: Message {
    Message(Words(
      "commentInJSON", "JSON has no comments",
      "JSON 没有注释"))
  }

  /// The text contains a control character; the escape to write instead.
  package static func controlCharacter(format: (any RoleValue)?, escape: (any RoleValue)?) -> Message {
    Message(Words(
      "controlCharacter", "{format=json?a control character in a text is written {escape}|a control character is written as an escape, {escape}, in double quotes}",
      "{format=json?文本中的控制字符应写作{escape}|控制字符应在双引号中写作转义序列{escape}}",
      ["format": format.role, "escape": escape.role]))
  }

  /// The dash of a list's element has no space after it.
  package static var dashWithoutSpace: Message {
    Message(Words(
      "dashWithoutSpace", "'-' needs a space after it",
      "“-”之后要有空格"))
  }

  /// The first of two controllers with the same id is declared here.
  package static var declaredHereFirst: Message {
    Message(Words(
      "declaredHereFirst", "it is first declared here",
      "首次在此处声明"))
  }

  /// A mapping contains a key twice.
  package static func duplicateKey(key: (any RoleValue)?) -> Message {
    Message(Words(
      "duplicateKey", "the key {key:quoted} is here a second time",
      "键{key:quoted}在此处重复出现",
      ["key": key.role]))
  }

  /// The text contains only blanks or comments.
  package static var emptyText: Message {
    Message(Words(
      "emptyText", "the text is empty",
      "文本为空"))
  }

  /// `=` is in the place of a colon.
  package static var equalsSignForColon: Message {
    Message(Words(
      "equalsSignForColon", "a key and its value are joined by ':', not '='",
      "键和值之间应使用“:”，而不是“=”"))
  }

  /// An escape has the number of no character.
  package static var escapeOfNoCharacter: Message {
    Message(Words(
      "escapeOfNoCharacter", "the escape is no character",
      "转义序列不对应任何字符"))
  }

  /// An escape for a character's number lacks the number.
  package static func escapeWithoutDigits(format: (any RoleValue)?) -> Message {
    Message(Words(
      "escapeWithoutDigits", #"{format=json?'\\u' takes four hexadecimal digits|the escape takes hexadecimal digits}"#,
      #"{format=json?“\\u”之后应有四位十六进制数字|转义序列中应有十六进制数字}"#,
      ["format": format.role]))
  }

  /// A mark of an input method is in the place of the format's own.
  package static func fullWidthMark(mark: (any RoleValue)?, format: (any RoleValue)?, ascii: (any RoleValue)?, needsSpace: Bool) -> Message {
    Message(Words(
      "fullWidthMark", "{mark=space?this is a full-width space (U+3000)|'{mark}' is a {mark=：?full-width colon|=，?full-width comma|=“,”?curly quotation mark|=｛,｝?full-width brace|=［,］?full-width bracket|=【,】?Chinese bracket|full-width hyphen}}; in {format=json?JSON|YAML}, write {mark=space?a space|'{ascii}'}{needsSpace? and a space}",
      "{mark=space?此处是全角空格（U+3000）；{format=json?JSON|YAML} 的空格是半角的{needsSpace?}|=“,”?此处是中文引号（“ ”）；{format=json?JSON|YAML} 的引号是半角的（{ascii}）|“{mark}”是{mark=【,】?方头括号|全角{mark=：?冒号|=，?逗号|=｛,｝?花括号|=［,］?方括号|连字符}}；{format=json?JSON|YAML} 的{mark=：?冒号|=，?逗号|=｛,｝?花括号|=［,］,【,】?方括号|连字符}是半角的“{ascii}”{needsSpace?，其后要有空格}}",
      ["mark": mark.role, "format": format.role, "ascii": ascii.role, "needsSpace": needsSpace.role]))
  }

  /// The text is in GB18030.
  package static var gb18030Text: Message {
    Message(Words(
      "gb18030Text", "the text is not UTF-8, but probably GB18030; save it as UTF-8, for example with 'iconv -f gb18030 -t utf-8'",
      "文本不是 UTF-8，可能是 GB18030；请存储为 UTF-8，例如使用“iconv -f gb18030 -t utf-8”"))
  }

  /// One half of a character above U+FFFF is alone.
  package static func halfSurrogatePair(escape: (any RoleValue)?) -> Message {
    Message(Words(
      "halfSurrogatePair", "'{escape}' is half a surrogate pair",
      "“{escape}”只是代理对的一半",
      ["escape": escape.role]))
  }

  /// The text contains a byte that is not UTF-8.
  package static func invalidByte(byte: (any RoleValue)?) -> Message {
    Message(Words(
      "invalidByte", "the byte 0x{byte} is not UTF-8; save the text as UTF-8",
      "字节 0x{byte}不是 UTF-8；请将文本存储为 UTF-8",
      ["byte": byte.role]))
  }

  /// The subject of the message is declared here.
  package static var isDeclaredHere: Message {
    Message(Words(
      "isDeclaredHere", "it is declared here",
      "在此处声明"))
  }

  /// A key is written as the value of an unknown one: the unknown key, the key, and its probable value.
  package static func keyAsValue(unknown: (any RoleValue)?, key: (any RoleValue)?, example: (any RoleValue)?) -> Message {
    Message(Words(
      "keyAsValue", "unknown key {unknown:quoted}; write '{key}' as the key{example?: {example:quoted}}",
      "没有名为{unknown:quoted}的键；请以“{key}”为键{example?：{example:quoted}}",
      ["unknown": unknown.role, "key": key.role, "example": example.role]))
  }

  /// The other of two keys that exclude each other is here.
  package static func keyStandsHere(key: (any RoleValue)?) -> Message {
    Message(Words(
      "keyStandsHere", "'{key}' is here",
      "“{key}”在此处",
      ["key": key.role]))
  }

  /// The object continues, or ends, after a key.
  package static var keyWithoutValue: Message {
    Message(Words(
      "keyWithoutValue", "the key has no value",
      "该键没有值"))
  }

  /// The levels of a description: each view controller, and each list of them.
  package static var levelsOfDescription: Message {
    Message(Words(
      "levelsOfDescription", "in a description, each view controller and each list of them is a level",
      "在描述中，每个视图控制器和每个列表各占一层"))
  }

  /// A list's line has no dash, or is indented wrongly.
  package static var lineWithoutDash: Message {
    Message(Words(
      "lineWithoutDash", "'- ' is missing here, or the line is indented wrongly",
      "此处缺少“- ”，或者这一行的缩进有误"))
  }

  /// A mapping's line has no key, or is indented wrongly.
  package static var lineWithoutKey: Message {
    Message(Words(
      "lineWithoutKey", "a key is missing here, or the line is indented wrongly",
      "此处缺少键，或者这一行的缩进有误"))
  }

  /// The word that was probably meant.
  package static func meantValue(value: (any RoleValue)?) -> Message {
    Message(Words(
      "meantValue", "did you mean {value:quoted}?",
      "是不是指{value:quoted}？",
      ["value": value.role]))
  }

  /// A colon can't follow here.
  package static var misplacedColon: Message {
    Message(Words(
      "misplacedColon", "the line is indented wrongly, or a text with ': ' needs quotes: no ':' may stand here",
      "此处不能有“:”；可能是含有“: ”的文本没有加引号，或者这一行的缩进有误"))
  }

  /// A list can't begin here.
  package static var misplacedDash: Message {
    Message(Words(
      "misplacedDash", "no '- ' may stand here",
      "此处不能有“- ”"))
  }

  /// A key is in the place of a value.
  package static var misplacedKey: Message {
    Message(Words(
      "misplacedKey", "no key may stand here",
      "此处不能有键"))
  }

  /// A bracket closes the construct around an open one.
  package static func missingBracket(bracket: (any RoleValue)?, next: (any RoleValue)?) -> Message {
    Message(Words(
      "missingBracket", "'{bracket}' is missing before '{next}'",
      "“{next}”之前缺少“{bracket}”",
      ["bracket": bracket.role, "next": next.role]))
  }

  /// No colon follows a key.
  package static var missingColon: Message {
    Message(Words(
      "missingColon", "':' is missing after the key",
      "键之后缺少“:”"))
  }

  /// Two values or members are side by side.
  package static var missingComma: Message {
    Message(Words(
      "missingComma", "',' is missing here",
      "此处缺少“,”"))
  }

  /// A comma or the closing bracket is missing.
  package static func missingCommaOrBracket(bracket: (any RoleValue)?) -> Message {
    Message(Words(
      "missingCommaOrBracket", "',' or '{bracket}' is missing here",
      "此处缺少“,”或“{bracket}”",
      ["bracket": bracket.role]))
  }

  /// A comma is in the place of a key.
  package static func missingKey(next: (any RoleValue)?) -> Message {
    Message(Words(
      "missingKey", "a key is missing before '{next}'",
      "“{next}”之前缺少键",
      ["next": next.role]))
  }

  /// A required key is missing.
  package static func missingRequiredKey(subject: (any RoleValue)?, key: (any RoleValue)?) -> Message {
    Message(Words(
      "missingRequiredKey", "{subject=viewController?the view controller|=settings?the settings file|=subjectOfKey?{subject}|the {subject}} has no '{key}'",
      "{subject=description?描述|=viewController?视图控制器|=step?步骤|=window?窗口|=tab?标签页|=object?对象|=alternative?备选方案|=segue?segue |=template?模板|=settings?设置文件|{subject}}缺少“{key}”",
      ["subject": subject.role, "key": key.role]))
  }

  /// A value is missing; the character in its place.
  package static func missingValue(next: (any RoleValue)?) -> Message {
    Message(Words(
      "missingValue", "a value is missing {next?before '{next}'|here}",
      "{next?“{next}”之前|此处}缺少值",
      ["next": next.role]))
  }

  /// A word means true or false in other languages.
  package static func misspelledBoolean(word: (any RoleValue)?, value: (any RoleValue)?) -> Message {
    Message(Words(
      "misspelledBoolean", "{word:quoted} is written {value} in JSON",
      "{word:quoted}在 JSON 中写作{value}",
      ["word": word.role, "value": value.role]))
  }

  /// Brackets or indentation have more levels than are read.
  package static func nestedTooDeep(levels: (any RoleValue)?) -> Message {
    Message(Words(
      "nestedTooDeep", "nested more than {levels} levels deep",
      "嵌套超过{levels}层",
      ["levels": levels.role]))
  }

  /// Another value is in the place of a mapping.
  package static func notAMapping(subject: (any RoleValue)?, value: (any RoleValue)?) -> Message {
    Message(Words(
      "notAMapping", "{subject=object,alternative?an {subject}|=viewController?a view controller|=settings?a settings file|=subjectOfKey?{subject}|a {subject}} is a mapping, not {value}",
      "{subject=description?描述|=viewController?视图控制器|=step?步骤|=window?窗口|=tab?标签页|=object?对象|=alternative?备选方案|=segue?segue |=template?模板|=settings?设置文件|{subject}}应为映射，而不是{value}",
      ["subject": subject.role, "value": value.role]))
  }

  /// A word begins like a number but isn't one; the reason, if known.
  package static func notANumber(word: (any RoleValue)?, fault: (any RoleValue)?) -> Message {
    Message(Words(
      "notANumber", "{word:quoted} is not a number of JSON{fault?: {fault=plusSign?a number has no '+' before it|=bareDecimalPoint?a decimal point needs a digit on each side|a number has no '0' before it}}",
      "{word:quoted}不是 JSON 的数字{fault?：{fault=plusSign?数字之前不能有“+”|=bareDecimalPoint?小数点两侧都应有数字|数字之前不能有“0”}}",
      ["word": word.role, "fault": fault.role]))
  }

  /// Another problem that libyaml finds, in its own words.
  package static func notYAML(problem: (any RoleValue)?) -> Message {
    Message(Words(
      "notYAML", "this is not YAML{problem?: {problem}}",
      "这不是 YAML{problem?：{problem}}",
      ["problem": problem.role]))
  }

  /// The text contains a NUL.
  package static var nulByte: Message {
    Message(Words(
      "nulByte", "a NUL byte, which no text holds",
      "此处有 NUL 字节，而文本中不能有这种字节"))
  }

  /// The keys that are allowed here.
  package static func possibleKeys(keys: (any RoleValue)?, list: (any RoleValue)?) -> Message {
    Message(Words(
      "possibleKeys", "{keys<21?the keys here are {keys:quotedAnd}|'vcdiagram {list}' lists the {keys.count} keys that are possible here}",
      "{keys<21?此处可用的键有{keys:and}|此处可用的键有{keys.count}个，“vcdiagram {list} --language zh-Hans”会全部列出}",
      ["keys": keys.role, "list": list.role]))
  }

  /// The allowed values, and how those are written that can't be listed.
  package static func possibleValues(choices: (any RoleValue)?, notation: (any RoleValue)?) -> Message {
    Message(Words(
      "possibleValues", "it takes {choices:or}{notation?; {notation}}",
      "可用的值：{choices:series}{notation?；{notation}}",
      ["choices": choices.role, "notation": notation.role]))
  }

  /// A value begins with a character that has another meaning.
  package static var reservedCharacter: Message {
    Message(Words(
      "reservedCharacter", "no value begins with this character; put the text in quotes",
      "值不能以此字符开头；请给文本加上引号"))
  }

  /// Only the first document is read; `isMarked` if `---` begins the second.
  package static func secondDocument(isMarked: Bool) -> Message {
    Message(Words(
      "secondDocument", "one document is read; {isMarked?a second one begins here|this is a second one}",
      "只读取一个文档；{isMarked?第二个文档从此处开始|这是第二个文档}",
      ["isMarked": isMarked.role]))
  }

  /// `;` is in the place of a comma.
  package static var semicolonForComma: Message {
    Message(Words(
      "semicolonForComma", "values are separated by ',', not ';'",
      "值之间应使用“,”，而不是“;”"))
  }

  /// A text is in single quotes.
  package static var singleQuotes: Message {
    Message(Words(
      "singleQuotes", "a text needs double quotes",
      "文本应使用双引号"))
  }

  /// The first of two is here.
  package static var standsHereFirst: Message {
    Message(Words(
      "standsHereFirst", "it is here first",
      "首次出现在此处"))
  }

  /// The indentation contains a tab.
  package static var tabIndentation: Message {
    Message(Words(
      "tabIndentation", "tabs do not indent YAML; use spaces",
      "YAML 不能用制表符缩进；请使用空格"))
  }

  /// The text continues after its only value.
  package static func textAfterValue(format: (any RoleValue)?) -> Message {
    Message(Words(
      "textAfterValue", "{format=json?the text goes on after its value has ended|the text goes on here after its value has ended}",
      "{format=json?值结束之后还有文本|值结束之后，此处还有文本}",
      ["format": format.role]))
  }

  /// The text ends too early.
  package static func textBreaksOff(next: (any RoleValue)?) -> Message {
    Message(Words(
      "textBreaksOff", "the text breaks off where {next} should follow",
      "文本在此中断，之后应有{next}",
      ["next": next.role]))
  }

  /// The text exceeds the limit in millions of bytes.
  package static func textTooLarge(megabytes: (any RoleValue)?) -> Message {
    Message(Words(
      "textTooLarge", "the text is too large: {megabytes} MB are read",
      "文本过大：最多读取{megabytes} MB",
      ["megabytes": megabytes.role]))
  }

  /// A comma follows the last value.
  package static func trailingComma(next: (any RoleValue)?) -> Message {
    Message(Words(
      "trailingComma", "no comma may stand before '{next}'",
      "“{next}”之前不能有逗号",
      ["next": next.role]))
  }

  /// A comment doesn't end.
  package static var unclosedComment: Message {
    Message(Words(
      "unclosedComment", "JSON has no comments, and the one that begins here is not closed",
      "JSON 没有注释，而且此处开始的注释没有结束"))
  }

  /// A bracket or a text that doesn't end begins here.
  package static func unclosedConstruct(construct: (any RoleValue)?) -> Message {
    Message(Words(
      "unclosedConstruct", "the {construct} that begins here is not closed",
      "此处开始的{construct=object?对象|=mapping?映射|=list?列表|文本}没有结束",
      ["construct": construct.role]))
  }

  /// A quote has no partner: in JSON on its line, in YAML anywhere.
  package static func unclosedText(format: (any RoleValue)?) -> Message {
    Message(Words(
      "unclosedText", "{format=json?the text that begins here is not closed on its line|the text that begins here is not closed}",
      "{format=json?此处开始的文本在本行内没有右引号|此处开始的文本没有右引号}",
      ["format": format.role]))
  }

  /// A value is not one of a few words: the words, the value, and the word that may have been meant.
  package static func unknownChoice(key: (any RoleValue)?, choices: (any RoleValue)?, value: (any RoleValue)?, suggestion: (any RoleValue)?) -> Message {
    Message(Words(
      "unknownChoice", "'{key}' takes {key=detents?{choices:enumerated} or a mapping with identifier and height|{choices:or}}, not {value}{suggestion?; did you mean {suggestion:quoted}?}",
      "“{key}”应为{key=detents?{choices:enumerated}或含有 identifier 和 height 的映射|{choices:or}}，而不是{value}{suggestion?；是不是指{suggestion:quoted}？}",
      ["key": key.role, "choices": choices.role, "value": value.role, "suggestion": suggestion.role]))
  }

  /// The format doesn't have this escape; nil if the escape is unknown.
  package static func unknownEscape(format: (any RoleValue)?, escape: (any RoleValue)?) -> Message {
    Message(Words(
      "unknownEscape", "{format=json?JSON|YAML} has no {escape?escape '{escape}'|such escape}",
      "{format=json?JSON|YAML} 没有{escape?转义序列“{escape}”|这种转义序列}",
      ["format": format.role, "escape": escape.role]))
  }

  /// A key is unknown here: the key, and the one that may have been meant.
  package static func unknownKey(key: (any RoleValue)?, suggestion: (any RoleValue)?) -> Message {
    Message(Words(
      "unknownKey", "unknown key {key:quoted}{suggestion?; did you mean {suggestion:quoted}?}",
      "没有名为{key:quoted}的键{suggestion?；是不是指{suggestion:quoted}？}",
      ["key": key.role, "suggestion": suggestion.role]))
  }

  /// A value is not one of many words, which a note lists.
  package static func unknownName(key: (any RoleValue)?, value: (any RoleValue)?, suggestion: (any RoleValue)?) -> Message {
    Message(Words(
      "unknownName", "'{key}' does not take {value}{suggestion?; did you mean {suggestion:quoted}?}",
      "“{key}”不能是{value}{suggestion?；是不是指{suggestion:quoted}？}",
      ["key": key.role, "value": value.role, "suggestion": suggestion.role]))
  }

  /// A text in brackets contains a colon without quotes.
  package static var unquotedColon: Message {
    Message(Words(
      "unquotedColon", "no ':' may stand here; put the text in quotes",
      "此处不能有“:”；请给文本加上引号"))
  }

  /// A key lacks quotes.
  package static func unquotedKey(word: (any RoleValue)?) -> Message {
    Message(Words(
      "unquotedKey", #"a key needs double quotes: "{word}""#,
      #"键应使用双引号："{word}""#,
      ["word": word.role]))
  }

  /// A word lacks the quotes of a text.
  package static func unquotedText(word: (any RoleValue)?) -> Message {
    Message(Words(
      "unquotedText", #"a text needs double quotes: "{word}""#,
      #"文本应使用双引号："{word}""#,
      ["word": word.role]))
  }

  /// `*name` is not read.
  package static var unsupportedAlias: Message {
    Message(Words(
      "unsupportedAlias", "aliases ('*name') are not read; write the value again",
      "不支持别名（“*name”）；请把值再写一遍"))
  }

  /// `&name` is not read.
  package static var unsupportedAnchor: Message {
    Message(Words(
      "unsupportedAnchor", "anchors ('&name') are not read; write the value where it is used",
      "不支持锚点（“&name”）；请在用到该值的地方写出它"))
  }

  /// A line that begins with `%` is not read.
  package static var unsupportedDirective: Message {
    Message(Words(
      "unsupportedDirective", "directives ('%…') are not read",
      "不支持指令（“%…”）"))
  }

  /// The key `<<` is not read.
  package static var unsupportedMergeKey: Message {
    Message(Words(
      "unsupportedMergeKey", "merge keys ('<<') are not read; write the members out",
      "不支持合并键（“<<”）；请逐一写出成员"))
  }

  /// `!name` is not read.
  package static var unsupportedTag: Message {
    Message(Words(
      "unsupportedTag", "tags ('!name') are not read; a value has the type that its key asks for",
      "不支持标记（“!name”）；值的类型由它的键决定"))
  }

  /// The text is in UTF-16.
  package static var utf16Text: Message {
    Message(Words(
      "utf16Text", "the text is in UTF-16; save it as UTF-8",
      "文本采用 UTF-16 编码；请存储为 UTF-8"))
  }

  /// The text is in UTF-32.
  package static var utf32Text: Message {
    Message(Words(
      "utf32Text", "the text is in UTF-32; save it as UTF-8",
      "文本采用 UTF-32 编码；请存储为 UTF-8"))
  }

  /// A bracket closes a construct that it doesn't belong to.
  package static func wrongBracket(bracket: (any RoleValue)?, construct: (any RoleValue)?) -> Message {
    Message(Words(
      "wrongBracket", "'{bracket}' does not close {construct:article}",
      "“{bracket}”不能结束{construct=object?对象|=mapping?映射|=list?列表|文本}",
      ["bracket": bracket.role, "construct": construct.role]))
  }

  /// A key's value has the wrong type; a colour without quotes is a comment.
  package static func wrongType(isBareColor: Bool, key: (any RoleValue)?, type: (any RoleValue)?, value: (any RoleValue)?, hasWideDigits: Bool) -> Message {
    Message(Words(
      "wrongType", ##"{isBareColor?'{key}' takes a colour in quotation marks, such as "#1f5f99": without them, # begins a comment|'{key}' takes {type}, not {value}{hasWideDigits?; write the digits in ASCII}}"##,
      ##"{isBareColor?“{key}”应为引号中的颜色，例如 "#1f5f99"：没有引号时，# 之后是注释|“{key}”应为{type}，而不是{value}{hasWideDigits?；数字要用半角}}"##,
      ["isBareColor": isBareColor.role, "key": key.role, "type": type.role, "value": value.role, "hasWideDigits": hasWideDigits.role]))
  }
}
