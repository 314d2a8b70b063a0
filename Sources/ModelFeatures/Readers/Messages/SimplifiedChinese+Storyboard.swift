import VCSource

extension SimplifiedChinese {
  package func text(of fault: Message.Storyboard) -> String {
    switch fault {
    case .notAStoryboard: "这不是 Interface Builder 的故事板"
    case .xib: "这是 xib，其中没有场景和 segue；请给出应用的故事板或源代码"
    case .otherRuntime(let runtime): "该故事板用于\(quoted(runtime))，其中没有 UIKit 的视图控制器"
    case .leftOut(let runtime): "没有读取该故事板：它用于\(quoted(runtime))"
    case .storyboardOfTVOS: "该故事板用于 tvOS；答案遵循 iOS 的规则"
    case .noScenes: "故事板没有场景，因此没有可绘制的内容"
    case .noInitialViewController(let id): "没有初始视图控制器；由“\(id)”代替"
    case .unknownObject(let id): "没有场景包含 id 为\(quoted(id))的视图控制器"
    case .unknownController(let name): "\(quoted(name))不是已知的视图控制器元素；按你自己的类处理"
    case .unknownSegueKind(let kind): "没有名为\(quoted(kind))的 segue 类型；按自定义类型处理"
    case .secondParent(let id, let first): "“\(id)”已是“\(first)”的子视图控制器，保持不变"
    case .unknownRelationship(let name): "容器没有关系\(quoted(name))；按子视图控制器处理"
    case .unknownValue(let attribute, let value): "没有读取\(quoted(value))：它不是“\(attribute)”的有效值"
    case .otherStoryboard(let name): "输入中没有故事板\(quoted(name))"
    }
  }

  package func text(of fault: Message.XML) -> String {
    switch fault {
    case .notXML(let problem): "这不是 XML：\(xmlProblems[problem] ?? problem)"
    case .documentType: "不读取文档类型声明：故事板没有这样的声明"
    }
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
