import Diagnostics

extension SimplifiedChinese {
  package func text(of fault: Message.Printed) -> String {
    switch fault {
    case .noRows:
      "此处没有打印出的层级行，例如“<ItemsViewController 0x7f8a3b00>, state: appeared, "
        + "view: <UIView 0x7f8a3c00>”"
    case .unreadableRow(let part): "该行接下来应为\(phrase(for: part))"
    case .unknownState(let state, let suggestion):
      "没有状态\(quoted(state))"
        + (suggestion == nil
          ? "；状态为“appeared”“appearing”“disappeared”或“disappearing”" : suggesting(suggestion))
    case .cellAfterPresented: "被呈现的控制器的“+”应位于最后一格，其后不能再有一格"
    case .missingLevel: "上方没有少一格的行，因此没有控制器包含或呈现这一行"
    case .secondPresented(let id): "“\(id)”已呈现一个控制器"
    case .textBesideRows(let lines):
      (lines == 1 ? "这一行" : "这 \(lines) 行") + "不是打印出的层级行，未被读取"
    case .missingContainers(let count):
      "文本从较低的层级开始：其中的视图控制器有 \(count) 个容器不在文本中，以“?”绘制"
    case .missingPresenter(let id): "呈现“\(id)”的控制器不在文本中"
    case .severalWindows(let count, let read):
      "共有 \(count) 个窗口，其中 \(read) 个属于应用，已读取；其余属于系统"
    }
  }

  private func phrase(for part: Message.RowPart) -> String {
    switch part {
    case .className: "类名"
    case .closingBracket: "“>”"
    case .state: "“, state:”"
    case .view: "“, view:”"
    case .viewValue: "“(view not loaded)”，或“<”与“>”之间的视图类名"
    case .presentationController: "“<”与“>”之间的呈现控制器类名"
    case .chiselView: "“view = <Class; 0x…>”或“view not loaded”"
    case .chiselFrame: "“frame = (…)”和“>”"
    }
  }
}

extension SimplifiedChinese {
  package func importHeading(_ files: [String], isPrinted: Bool) -> [String] {
    let origin = "导入自 " + list(files, "和") + "。"
    guard isPrinted else { return [origin] }
    return [
      origin,
      "打印出的层级不含标题、父类、definesPresentationContext 和 modalTransitionStyle；由谁呈现则是其中的事实。",
    ]
  }
}

extension SimplifiedChinese {
  package func text(of fault: Message.XML) -> String {
    switch fault {
    case .notXML(let problem): "这不是 XML：\(problem)"
    case .documentType: "不读取文档类型声明：故事板没有这样的声明"
    }
  }

  package func text(of fault: Message.Storyboard) -> String {
    switch fault {
    case .notAStoryboard: "这不是 Interface Builder 的故事板"
    case .otherRuntime(let runtime): "该故事板用于\(quoted(runtime))，其中没有 UIKit 的视图控制器"
    case .leftOut(let runtime): "该故事板用于\(quoted(runtime))，未被读取"
    case .storyboardOfTVOS: "该故事板用于 tvOS；答案遵循 iOS 的规则"
    case .noScenes: "故事板没有场景，因此没有可绘制的内容"
    case .noInitialViewController(let id): "没有初始视图控制器；由“\(id)”代替"
    case .unknownObject(let id): "没有场景包含 id 为\(quoted(id))的视图控制器"
    case .unknownController(let name): "\(quoted(name))不是已知的视图控制器元素；按你自己的类处理"
    case .unknownSegueKind(let kind): "没有名为\(quoted(kind))的转场类型；按自定义类型处理"
    case .secondParent(let id, let first): "“\(id)”已是“\(first)”的子视图控制器，保持不变"
    case .unknownRelationship(let name): "容器没有关系\(quoted(name))；按子视图控制器处理"
    case .unknownValue(let attribute, let value): "\(quoted(value))不是“\(attribute)”的值，未被读取"
    case .otherStoryboard(let name): "输入中没有故事板\(quoted(name))"
    }
  }

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
