import VCSource

extension SimplifiedChinese {
  package func text(of fault: Message.Printed) -> String {
    switch fault {
    case .noRows:
      "此处没有打印出的层次结构中的行，例如“<ItemsViewController 0x7f8a3b00>, state: appeared, "
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
      "没有读取" + (lines == 1 ? "这一行：它" : "这 \(lines) 行：它们") + "不属于打印出的层次结构"
    case .missingContainers(let count):
      "文本从较低的一层开始：其中的视图控制器有 \(count) 个容器不在文本中，图中画作“?”"
    case .missingPresenter(let id): "文本中没有呈现“\(id)”的控制器"
    case .severalWindows(let count, let read):
      "共有 \(count) 个窗口，其中 \(read) 个属于应用，已读取；其余属于系统"
    case .earlierPrints(let count):
      "层级结构打印了 \(count + 1) 次；只读取这里的最后一次"
    case .takenForContainer(let name, let superclass, let isByName):
      "根据\(isByName ? "名称、视图" : "视图")和子视图控制器，把\(quoted(name))视为 \(superclass)"
    case .takenForCustomStyle(let name):
      "\(quoted(name))不是 UIKit 的呈现控制器：样式按“custom”处理"
    case .mangledName(let name): "无法还原类名\(quoted(name))"
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

  package func text(of note: Message.PrintedNote) -> String {
    switch note {
    case .otherWindow(let root): "没有读取“\(root)”所在的窗口"
    }
  }
}

extension SimplifiedChinese {
  /// What no printed hierarchy says, in lines.
  var omissionsOfPrinted: [String] {
    [
      "打印出的层次结构不含标题、父类、definesPresentationContext 和 modalTransitionStyle；由谁呈现则以打印结果为准。"
    ]
  }
}
