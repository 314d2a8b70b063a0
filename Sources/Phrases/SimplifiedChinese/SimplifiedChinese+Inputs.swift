import VCSource

extension SimplifiedChinese {
  package func text(of fault: Message.Segue) -> String {
    switch fault {
    case .unknownSegue(let name, let suggestion):
      "没有标识符为\(quoted(name))的 segue" + suggesting(suggestion)
    case .ambiguousSegue(let name, let sources):
      "\(names(sources))都有标识符为\(quoted(name))的 segue；请用“from”指明是哪一个"
    case .noWay(let scene): "没有从窗口的根视图控制器通往“\(scene)”的 segue"
    case .segueWithoutKind(let kinds):
      "该 segue 没有类型：" + list(kinds.map { "“\($0)”" }, "或")
    case .secondKind(let kind): "一个 segue 只有一种类型；请将“\(kind)”放入单独的 segue"
    case .customSegue(let name): "segue\(quoted(name))是自定义的，做什么由它的类决定，因此这里没有变化"
    case .unwindsSomewhere(let name): "\(quoted(name))返回到哪里，只有运行中的应用知道，因此这里没有变化"
    case .notOnTheWayBack(let id, let source): "“\(id)”不在从“\(source)”返回的路径上，因此没有变化"
    }
  }
}
