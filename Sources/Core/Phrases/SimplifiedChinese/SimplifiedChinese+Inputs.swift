import VCDiagnostics

extension SimplifiedChinese {
  package func text(of fault: Message.Segue) -> String {
    switch fault {
    case .unknownSegue(let name, let suggestion):
      "没有标识符为\(quoted(name))的转场" + suggesting(suggestion)
    case .ambiguousSegue(let name, let sources):
      "\(names(sources))的转场都以\(quoted(name))为标识符；请用“from”指明"
    case .noWay(let scene): "没有从窗口的根视图控制器通往“\(scene)”的转场"
    case .segueWithoutKind(let kinds):
      "该转场没有类型：" + list(kinds.map { "“\($0)”" }, "或")
    case .secondKind(let kind): "一个转场只有一种类型；请将“\(kind)”放入单独的转场"
    case .customSegue(let name): "转场\(quoted(name))的作用只有它的类知道，因此没有变化"
    case .unwindsSomewhere(let name): "\(quoted(name))返回到哪里只有应用知道，因此没有变化"
    case .notOnTheWayBack(let id, let source): "“\(id)”不在从“\(source)”返回的路上，因此没有变化"
    }
  }
}
