import VCDiagnostics

extension SimplifiedChinese {
  package func text(of fault: Message.Storyboard) -> String {
    switch fault {
    case .notAStoryboard: "这不是 Interface Builder 的故事板"
    case .xib: "这是 xib，其中没有场景和 segue；请给出应用的故事板或源代码"
    case .otherRuntime(let runtime): "该故事板用于\(quoted(runtime))，其中没有 UIKit 的视图控制器"
    case .leftOut(let runtime): "该故事板用于\(quoted(runtime))，未被读取"
    case .storyboardOfTVOS: "该故事板用于 tvOS；答案遵循 iOS 的规则"
    case .noScenes: "故事板没有场景，因此没有可绘制的内容"
    case .noInitialViewController(let id): "没有初始视图控制器；由“\(id)”代替"
    case .unknownObject(let id): "没有场景包含 id 为\(quoted(id))的视图控制器"
    case .unknownController(let name): "\(quoted(name))不是已知的视图控制器元素；按你自己的类处理"
    case .unknownSegueKind(let kind): "没有名为\(quoted(kind))的 segue 类型；按自定义类型处理"
    case .secondParent(let id, let first): "“\(id)”已是“\(first)”的子视图控制器，保持不变"
    case .unknownRelationship(let name): "容器没有关系\(quoted(name))；按子视图控制器处理"
    case .unknownValue(let attribute, let value): "\(quoted(value))不是“\(attribute)”的有效值，未被读取"
    case .otherStoryboard(let name): "输入中没有故事板\(quoted(name))"
    }
  }

  package func text(of fault: Message.XML) -> String {
    switch fault {
    case .notXML(let problem): "这不是 XML：\(problem)"
    case .documentType: "不读取文档类型声明：故事板没有这样的声明"
    }
  }
}
