import Diagnostics

extension SimplifiedChinese {
  package func text(of fault: Message.Description) -> String {
    switch fault {
    case .missingViewController: "此处缺少视图控制器"
    case .notAViewController(let value):
      "视图控制器应为类名或映射，而不是\(phrase(for: value))"
    case .invalidClassName(let name): "\(quoted(name))不是类的名称"
    case .unknownSuperclass(let name, let suggestion):
      "\(quoted(name))不是 UIKit 的类" + suggesting(suggestion)
    case .needlessSuperclass(let name):
      "此处的“superclass”不起作用：\(quoted(name))是 UIKit 自己的类"
    case .bothListsOfChildren:
      "视图控制器只能有“viewControllers”或“children”之一，不能两者都有"
    case .notALink(let text):
      "\(quoted(text))不是链接；请写以 http:// 或 https:// 开头的地址，或相对地址"
    case .stepsLeftOut: "这里的步骤被略去；只执行第一个输入的步骤"
    case .presentsInStep:
      "“presents”说明在第一个步骤之前呈现的视图控制器；在此处请添加步骤“present”"
    case .emptyID: "id 不能为空"
    case .controlCharacterInID: "id 不能含有换行符和控制字符"
    case .duplicateID(let id): "有两个视图控制器的 id 为\(quoted(id))"
    case .idDeclaredLater(let id): "\(quoted(id))在更靠后的位置才声明"
    case .unknownID(let id, let suggestion):
      "没有 id 为\(quoted(id))的视图控制器" + suggesting(suggestion)
    case .unknownWindow(let id, let known, let suggestion):
      "没有 id 为\(quoted(id))的窗口"
        + (known.isEmpty
          ? "；描述没有指定“window”"
          : suggestion.map { suggesting($0) } ?? "；窗口是\(names(known))")
    case .ambiguousWindow(let ids): "有多个窗口，请用“of”指明是哪一个：\(list(ids.map(quoted), "或"))"
    case .windowsBeside(let key): "描述只能有“windows”或“\(key)”之一，不能两者都有"
    case .noWindows: "“windows”中没有窗口"
    case .duplicateWindowID(let id): "有两个窗口的 id 为\(quoted(id))"
    case .notALevel(let value, let names, let suggestion):
      "“windowLevel”应为 \(names.joined(separator: "、")) 或数，而不是\(phrase(for: value))"
        + suggesting(suggestion)
    case .objectIDTaken(let id): "对象的 id \(quoted(id))已被占用"
    case .invalidPropertyName(let name): "\(quoted(name))不是属性名"
    case .windowIDTaken(let id): "窗口的 id \(quoted(id))也是视图控制器的 id"
    }
  }

  package func text(of fault: Message.Step) -> String {
    switch fault {
    case .stepWithoutAction(let actions):
      "该步骤没有动作：" + list(actions.map { "“\($0)”" }, "或")
    case .secondAction(let action): "一个步骤只有一个动作；请将“\(action)”放入单独的步骤"
    case .wrongPreposition(let action, let right?, let wrong):
      "“\(action)”应使用“\(right)”，而不是“\(wrong)”"
    case .wrongPreposition(let action, nil, let wrong):
      "“\(action)”不带其他内容；请去掉“\(wrong)”"
    case .keyOfAnotherAction(let key, let actions, let action):
      "只有" + list(actions.map { "“\($0)”" }, "和") + "可带“\(key)”，而这里是“\(action)”"
    case .missingPreposition(let action, let preposition):
      "“\(action)”需要用“\(preposition)”指定一个 id"
    }
  }

  package func text(of fault: Message.Declaration) -> String {
    switch fault {
    case .childrenOfContainer(let name): "\(name) 的视图控制器应列在“viewControllers”之下"
    case .notAContainer(let name, let isKnown, let suggestion):
      "无法确定\(quoted(name))有“viewControllers”"
        + (suggestion.map { suggesting($0) }
          ?? (isKnown ? "；请使用“children”" : "；请写明它的“superclass”，或使用“children”"))
    case .selectedIndexWithoutTabs(let name):
      "只有标签栏控制器才有“selectedIndex”，而\(quoted(name))不是"
    case .keyOfAnotherClass(let key, let owner, let className):
      "只有 \(owner) 才有“\(key)”，而\(quoted(className))不是"
    case .noTabWithIdentifier(let identifier, let id):
      "“\(id)”没有 identifier 为\(quoted(identifier))的标签"
    case .selectedIndexOutOfRange(let index, let count):
      "“selectedIndex”为 \(index)，但\(phrase(forIndices: count))"
    case .classOfNoViewController(let name, let nature, let replacement):
      "\(name) 不是视图控制器：\(phrase(for: nature))"
        + (replacement.map { "；请改用 \(fullWidth($0))" } ?? "")
    case .childOfTwo(let child, let first, let second):
      "“\(child)”已是“\(first)”的子视图控制器，不能同时是“\(second)”的子视图控制器"
    case .splitOnPhone(let id): "“\(id)”是分屏视图控制器，而 iPhone 在 iOS 8 之前没有它"
    case .notTwoColumns(let id, let count):
      "在 iOS 8 之前，分屏视图控制器恰好有两个视图控制器，而“\(id)”有 \(count) 个"
    case .columnsBesideList(let id): "“\(id)”的各栏有名称，因此没有“viewControllers”列表"
    case .topColumnOfList(let id):
      "“\(id)”以列表声明视图控制器，因此不会向它的委托询问“topColumnForCollapsing”；"
        + "请改用“collapseSecondary”，或按名称声明各栏"
    case .collapseOfNamedColumns(let id):
      "“\(id)”的各栏有名称，因此不会向它的委托询问“collapseSecondary”"
    case .supplementaryOfTwo(let id):
      "“\(id)”的样式是“doubleColumn”，没有“supplementary”栏"
    case .notASearchController(let id, let className):
      "“searchController”应是 UISearchController，而“\(id)”的类是 \(name(className))"
    case .tabsBesideList(let id): "“\(id)”有“tabs”，因此没有“viewControllers”列表"
    case .managesNoStack(let id, let className):
      "“managingNavigationController”应是 UINavigationController，而“\(id)”的类是 \(name(className))"
    }
  }

  private func phrase(for nature: Message.Nature) -> String {
    switch nature {
    case .view: "它是一个视图"
    case .showsItsView: "它自行显示自己的视图，放在你的视图中，或占满整个屏幕"
    case .viewsForAnother: "它的视图放在你自己的视图控制器中"
    case .showsItsOwn: "它显示自己的视图控制器，而你无法访问后者"
    case .showsPopover: "它在弹出框中显示你的视图控制器；请直接呈现后者，样式为“popover”"
    case .managesPresentation:
      "它管理你的视图控制器的呈现；请直接呈现后者，并设置“modalPresentationStyle”"
    }
  }

  private func phrase(forIndices count: Int) -> String {
    switch count {
    case 0: "没有可选择的视图控制器"
    case 1: "唯一的视图控制器的索引为 0"
    default: "视图控制器的索引为 0 至 \(count - 1)"
    }
  }

  package func text(of note: Message.Note) -> String {
    switch note {
    case .standsHereFirst: "首次出现在此处"
    case .namedHereFirst(let id): "“\(id)”首次出现在此处"
    case .declaredHereFirst: "首次在此处声明"
    case .isDeclaredHere: "它在此处声明"
    case .declaredHere(let id): "“\(id)”在此处声明"
    case .keyStandsHere(let key): "“\(key)”在此处"
    case .presentedHere(let id): "“\(id)”在此处被呈现"
    case .departedHere(let id, .leftWithRoot):
      "“\(id)”在此处离开：窗口换了根视图控制器"
    case .departedHere(let id, .collapsed):
      "“\(id)”没有栏：在紧凑宽度下，它的分屏视图控制器只显示一个视图控制器"
    case .departedHere(let id, .expanded):
      "“\(id)”在此处离开：它的分屏视图控制器重新显示各栏"
    case .departedHere(let id, let departure): "“\(id)”在此处被\(verb(of: departure))"
    case .tabNotSelected(let tab, let tabBar, let selected):
      "“\(tabBar)”的标签中，选中的是“\(selected)”，而不是“\(tab)”"
    case .coveredInStack(let child, let top, let navigation):
      "在“\(navigation)”的导航栈中，“\(top)”遮住了“\(child)”"
    case .otherWindow(let root): "没有读取“\(root)”所在的窗口"
    case .viewLeftWindow(let presenter, let presented):
      "“\(presenter)”呈现“\(presented)”时，它的视图离开了窗口"
    case .levelsOfDescription: "在描述文件中，每个视图控制器和每个列表各占一层"
    case .beginsHere(let construct): "\(noun(of: construct))从此处开始"
    case .possibleKeys(let keys): "此处可用的键有" + list(keys.map { "“\($0)”" }, "和")
    case .meantValue(let value): "是不是指\(quoted(value))？"
    case .possibleValues(let choices): "可用的值为 " + list(choices, " 或 ")
    case .superclassMeaning: "“superclass”写明决定其种类的 UIKit 类"
    case .firstInViewDidAppear(let id):
      "请在“\(id)”的“\(code.name(of: .viewDidAppear))”中呈现；在“\(code.name(of: .viewIsAppearing))”中"
        + "也可以，但此时转场可能仍在进行"
    case .inCompletionHandler(let front?):
      "请改为向“\(front)”发送 \(code.name(of: .present))，并在上一步骤的完成处理程序中或在其 "
        + "transitionCoordinator 的完成处理程序中发送"
    case .inCompletionHandler(nil):
      "应在上一步骤的完成处理程序中进行，或在其 transitionCoordinator 的完成处理程序中进行"
    case .delegateHearsOfAttempt:
      "它的呈现控制器的委托会收到“\(code.name(of: .didAttemptToDismiss))”"
    case .uiKit(.logs, let text): "UIKit 记录日志：\(text)"
    case .uiKit(.raises(let exception?), let text): "UIKit 抛出 \(exception)：\(text)"
    case .uiKit(.raises(nil), let text): "UIKit 抛出异常：\(text)"
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
