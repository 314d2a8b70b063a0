import VCSource

extension SimplifiedChinese {
  package func text(of fault: Message.Description) -> String {
    switch fault {
    case .missingViewController: "此处缺少视图控制器"
    case .notAViewController(let value): "视图控制器应为类名或映射，而不是\(phrase(for: value))"
    case .rootIsNil(inStep: false):
      "此处的窗口需要根视图控制器；如果启动结束时“rootViewController”为 nil，UIKit 会引发异常（iOS 9 之前只输出日志）："
        + "Application windows are expected to have a root view controller at the end of application launch"
    case .rootIsNil(inStep: true):
      "不绘制没有根视图控制器的窗口：原来的根视图控制器所在的族系及其所呈现的一切会离开窗口，与换成其他根视图控制器时相同；请写出下一个根视图控制器"
    case .invalidClassName(let name): "\(quoted(name))不是类名"
    case .idAsClass(let id):
      "\(quoted(id))是 id，而此处应为类名，因此会另建一个类为\(quoted(id))的视图控制器；请只在一处声明每个视图控制器"
    case .unknownSuperclass(let name, let suggestion):
      "\(quoted(name))不是 UIKit 的视图控制器类" + suggesting(suggestion)
    case .needlessSuperclass(let name): "此处的“superclass”不起作用：\(quoted(name))是 UIKit 自己的类"
    case .bothListsOfChildren: "视图控制器只能有“viewControllers”或“children”之一，不能两者都有"
    case .notALink(let text): "\(quoted(text))不是链接；请写以 http://、https:// 或 mailto: 开头的地址，或相对地址"
    case .stepsLeftOut: "这里的步骤被略去；只执行第一个输入的步骤"
    case .secondState(let name):
      "\(quoted(name))显示应用的另一个状态；请只给出其中一个，或用“-o <文件夹>/”把每个各画成一张图"
    case .presentsInStep: "“presents”写明第一步之前已呈现的视图控制器；此处请添加步骤“present”"
    case .emptyID: "id 不能为空，也不能是 nil 或 null"
    case .controlCharacterInID: "id 不能含有换行符和控制字符"
    case .duplicateID(let id): "有两个视图控制器的 id 为\(quoted(id))"
    case .idDeclaredLater(let id): "\(quoted(id))在更靠后的位置才声明"
    case .idOfStep(let id): "\(quoted(id))此时还不存在，要到这一步才出现"
    case .unknownID(let id, let suggestion):
      "没有 id 为\(quoted(id))的视图控制器" + suggesting(suggestion)
    case .unknownWindow(let id, let known, let suggestion):
      "没有 id 为\(quoted(id))的窗口"
        + (known.isEmpty
          ? "；描述没有指定“window”"
          : suggestion.map { suggesting($0) } ?? "；现有的窗口为\(names(known))")
    case .ambiguousWindow(let ids): "有多个窗口，请用“of”指明是哪一个：\(list(ids.map(quoted), "或"))"
    case .windowsBeside(let key): "描述只能有“windows”或“\(key)”之一，不能两者都有"
    case .noWindows: "“windows”中没有窗口"
    case .duplicateWindowID(let id): "有两个窗口的 id 为\(quoted(id))"
    case .notALevel(let value, let names, let suggestion):
      "“windowLevel”应为 \(names.joined(separator: "、")) 或数值，而不是\(phrase(for: value))"
        + suggesting(suggestion)
    case .objectIDTaken(let id): "对象的 id\(quoted(id))已被占用"
    case .invalidPropertyName(let name): "\(quoted(name))不是属性名"
    case .notAChange(let name, let suggestion):
      "“set”中要写 id 和取单个值的键，例如“items.title”，而不是\(quoted(name))" + suggesting(suggestion)
    case .windowIDTaken(let id): "窗口的 id\(quoted(id))也是视图控制器的 id"
    }
  }

  package func text(of fault: Message.Step) -> String {
    switch fault {
    case .stepWithoutAction(let actions):
      "该步骤没有动作：" + list(actions.map { "“\($0)”" }, "或")
    case .secondAction(let action): "一个步骤只有一个动作；请将“\(action)”放入单独的步骤"
    case .wrongPreposition(let action, let right?, let wrong):
      "“\(action)”应使用“\(right)”，而不是“\(wrong)”"
    case .wrongPreposition(let action, nil, let wrong): "“\(action)”不带其他内容；请去掉“\(wrong)”"
    case .keyOfAnotherAction(let key, let actions, let action):
      "只有" + list(actions.map { "“\($0)”" }, "和") + "可带“\(key)”，而这里是“\(action)”"
    case .missingPreposition(let action, let preposition): "“\(action)”需要用“\(preposition)”指定一个 id"
    }
  }
}
