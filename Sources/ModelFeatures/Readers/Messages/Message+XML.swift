import VCSource

extension Message {
  /// The text is not well-formed, in the parser's words.
  static func notXML(_ problem: String) -> Message {
    notXML(problem: Words(foreign: problem, inChinese: xmlProblems[problem] ?? problem))
  }
}

/// What expat says of texts that aren't XML, by its English words.
private let xmlProblems = [
  "syntax error": "语法错误",
  "no element found": "没有元素，或有元素没有结束",
  "not well-formed (invalid token)": "有不合语法的字符",
  "unclosed token": "标记没有结束",
  "partial character": "最后一个字符不完整",
  "mismatched tag": "结束标签与开始标签不一致",
  "duplicate attribute": "属性重复",
  "junk after document element": "根元素之后还有内容",
  "undefined entity": "实体没有定义",
  "unclosed CDATA section": "CDATA 段没有结束",
  "unknown encoding": "编码未知",
  "encoding specified in XML declaration is incorrect": "XML 声明中的编码不正确",
  "XML or text declaration not at start of entity": "XML 声明不在开头",
  "unbound prefix": "前缀没有绑定命名空间",
]
