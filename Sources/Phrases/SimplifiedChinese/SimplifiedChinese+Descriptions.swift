import VCSource

extension SimplifiedChinese {
  package func text(of fault: Message.Declaration) -> String {
    switch fault {
    case .childrenOfContainer(let name): "\(name) 的视图控制器应列在“viewControllers”之下"
    case .notAContainer(let name, let isKnown, let suggestion):
      "无法确定\(quoted(name))是否有“viewControllers”"
        + (suggestion.map { suggesting($0) }
          ?? (isKnown ? "；请使用“children”" : "；请写明它的“superclass”，或使用“children”"))
    case .selectedIndexWithoutTabs(let name): "只有标签栏控制器才有“selectedIndex”，而\(quoted(name))不是"
    case .keyOfAnotherClass(let key, let owner, let className):
      "只有 \(owner) 才有“\(key)”，而\(quoted(className))不是"
    case .noTabWithIdentifier(let identifier, let id):
      "“\(id)”没有 identifier 为\(quoted(identifier))的标签页"
    case .selectedIndexOutOfRange(let index, let count):
      "“selectedIndex”为 \(index)，但\(phrase(forIndices: count))"
    case .classOfNoViewController(let name, let nature, let replacement):
      "\(name) 不是视图控制器：\(phrase(for: nature))"
        + (replacement.map { "；请改用 \(fullWidth($0))" } ?? "")
    case .childOfTwo(let child, let first, let second):
      "“\(child)”已是“\(first)”的子视图控制器，不能同时是“\(second)”的子视图控制器"
    case .splitOnPhone(let id): "“\(id)”是分屏视图控制器，而 iOS 8 之前的 iPhone 没有分屏视图控制器"
    case .notTwoColumns(let id, let count): "在 iOS 8 之前，分屏视图控制器恰好有两个视图控制器，而“\(id)”有 \(count) 个"
    case .columnsBesideList(let id): "“\(id)”的各栏有名称，因此没有“viewControllers”列表"
    case .topColumnOfList(let id):
      "“\(id)”以列表声明视图控制器，因此不会向委托询问“topColumnForCollapsing”；请改用“collapseSecondary”，或按名称声明各栏"
    case .collapseOfNamedColumns(let id): "“\(id)”的各栏有名称，因此不会向委托询问“collapseSecondary”"
    case .supplementaryOfTwo(let id): "“\(id)”的样式是“doubleColumn”，没有“supplementary”栏"
    case .notASearchController(let id, let className):
      "“searchController”应是 UISearchController，而“\(id)”的类是 \(name(className))"
    case .tabsBesideList(let id): "“\(id)”有“tabs”，因此没有“viewControllers”列表"
    case .managesNoStack(let id, let className):
      "“managingNavigationController”应是 UINavigationController，而“\(id)”的类是 \(name(className))"
    case .notRefused: "该步骤未被拒绝；请去掉“expect: refused”"
    }
  }

  private func phrase(for nature: Message.Nature) -> String {
    switch nature {
    case .view: "它是一个视图"
    case .noView: "它是没有视图的对象"
    case .showsItsView: "它自行显示视图，该视图可以放在你的视图中，也可以占满整个屏幕"
    case .viewsForAnother: "它的视图放在你自己的视图控制器中"
    case .showsItsOwn: "它显示自己的视图控制器，而你无法访问后者"
    case .showsPopover: "它在弹出框中显示你的视图控制器；请直接呈现后者，样式为“popover”"
    case .managesPresentation: "它管理你的视图控制器的呈现；请直接呈现后者，并设置“modalPresentationStyle”"
    }
  }

  private func phrase(forIndices count: Int) -> String {
    switch count {
    case 0: "没有可选择的视图控制器"
    case 1: "唯一的视图控制器的索引为 0"
    default: "视图控制器的索引为 0 至 \(count - 1)"
    }
  }

  package func text(of note: Message.EngineNote) -> String {
    switch note {
    case .namedHereFirst(let id): "“\(id)”首次出现在此处"
    case .declaredHere(let id): "“\(id)”在此处声明"
    case .presentedHere(let id): "“\(id)”在此处被呈现"
    case .departedHere(let id, .leftWithRoot): "“\(id)”在此处离开：窗口换了根视图控制器"
    case .departedHere(let id, .collapsed): "“\(id)”没有栏：在紧凑宽度下，分屏视图控制器只显示一个视图控制器"
    case .departedHere(let id, .expanded): "“\(id)”在此处离开：分屏视图控制器重新显示各栏"
    case .departedHere(let id, let departure): "“\(id)”在此处被\(verb(of: departure))"
    case .tabNotSelected(let tab, let tabBar, let selected):
      "“\(tabBar)”的标签页中，选中的是“\(selected)”，而不是“\(tab)”"
    case .coveredInStack(let child, let top, let navigation):
      "在“\(navigation)”的导航栈中，“\(top)”遮住了“\(child)”"
    case .columnHidden(let column, let split): "“\(split)”隐藏了“\(column)”所在的栏"
    case .viewLeftWindow(let presenter, let presented):
      "“\(presenter)”呈现“\(presented)”时，“\(presenter)”的视图离开了窗口"
    case .windowHidden(let root): "“\(root)”所在的窗口是隐藏的；请先向它发送“makeKeyAndVisible”"
    case .superclassMeaning: "“superclass”应写 UIKit 的视图控制器类，由它决定控制器的种类"
    case .firstInViewDidAppear(let id):
      "请在“\(id)”的“\(code.name(of: .viewDidAppear))”中呈现；在“\(code.name(of: .viewIsAppearing))”中"
        + "也可以，但此时转场可能仍在进行"
    case .inCompletionHandler(let front?):
      "请改为向“\(front)”发送 \(code.name(of: .present))，并在上一步的完成处理程序中或在其 "
        + "transitionCoordinator 的完成处理程序中发送"
    case .inCompletionHandler(nil): "应在上一步的完成处理程序中进行，或在转场的 transitionCoordinator 的完成处理程序中进行"
    case .delegateHearsOfAttempt:
      "呈现控制器（UIPresentationController）的委托会收到“\(code.name(of: .didAttemptToDismiss))”"
    case .notEstablished(let doubt): String(notEstablished(doubt).dropLast())
    case .uiKit(let message):
      switch message.response {
      case .logs: "\(message.framework) 记录日志：\(message.words)"
      case .raises(let exception?): "UIKit 抛出 \(exception)：\(message.words)"
      case .raises(nil): "UIKit 抛出异常：\(message.words)"
      }
    }
  }

  func verb(of departure: Message.Departure) -> String {
    switch departure {
    case .dismissed: "关闭"
    case .popped: "弹出"
    case .removed: "移除"
    case .replaced: "替换"
    case .leftWithRoot: "移出窗口"
    case .collapsed: "移出其栏"
    case .expanded: "移出以让位给各栏"
    }
  }
}
