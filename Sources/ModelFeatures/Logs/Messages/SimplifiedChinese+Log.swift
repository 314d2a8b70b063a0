import VCSource

extension SimplifiedChinese {
  package func text(of fault: Message.Log) -> String {
    switch fault {
    case .noLogLines:
      "vcdiagram 不认识这段文字；它认识 UIKit 关于视图控制器的文字，例如“Attempt to present <A: 0x7f8a3b00> on "
        + "<B: 0x7f8a3c00> whose view is not in the window hierarchy!”"
    case .cutLine: "UIKit 的这行文字不完整，没有说明出了什么问题；请从控制台复制整行"
    case .logGuess(.superclass(let name, let superclass)):
      "推测：从名称看，\(name) 是 \(superclass) 的子类"
    case .logGuess(.root(let id)): "推测：“\(id)”是窗口的根视图控制器"
    case .logGuess(.nothingBetween(let id, let other)):
      "推测：“\(id)”是“\(other)”的子视图控制器，其间没有其他容器"
    case .logGuess(.transition): "推测：正在进行的转场是一次呈现"
    case .logGuess(.caller(let name)): "推测：调用来自 \(name)，即调用栈中属于应用的第一个栈帧"
    case .logGuess(.sameEvent(let id)): "推测：日志中同一时间写下的另一行提到“\(id)”"
    case .logGap(.maskedClass): "日志隐藏了类名，系统控制台会这样写成“<private>”；图中画作“?”"
    case .logGap(.sender(let id)): "日志没有说明 present 发送给了谁；由“\(id)”呈现"
    case .logGap(.blocker): "日志没有说明已呈现的是什么；图中画作“?”"
    case .logGap(.presenter): "日志没有说明由谁呈现；图中画作“?”"
    case .logGap(.holder(let id)): "日志没有说明“\(id)”的视图在谁的视图中；图中画作“?”"
    case .logGap(.stack(let id)): "日志没有说明“\(id)”的导航栈中还有什么；图中画作“?”"
    case .logGap(.cause): "日志没有说明是哪一种原因：每种原因各为一个备选方案"
    case .logGap(.listOwner): "没有说明这个列表属于谁；导航控制器在图中画作“?”"
    case .logGap(.viewHierarchy):
      "Sentry 不记录由谁呈现、未选中的标签页以及导航栈中最后一个之下的内容：图中把下方族系的顶层画作呈现者"
    case .logGap(.breadcrumbs): "Sentry 不记录请求由谁收到，也不记录控制器何时离开：关闭只是推测"
    case .noSentryControllers: "Sentry 的文件没有提到应用的视图控制器"
    case .foreignApp(let platform):
      "这是 \(platform.rawValue) 应用的 Sentry 文件；请给出 UIKit 应用的文件，只有 UIKit 应用才有视图控制器"
    case .loggedStep(let number, let text):
      "对于步骤 \(number)，UIKit 输出了“\(text)”；“vcdiagram explain”会解释"
    case .otherLogLines(let count):
      "日志中另有 \(count) 行不在此描述中；“vcdiagram explain”会解释所有的行"
    case .logNamesNobody(let text):
      "UIKit 的这段文字没有提到视图控制器，因此没有可画的内容；“vcdiagram explain”可以解释\(quoted(text))"
    }
  }
}
