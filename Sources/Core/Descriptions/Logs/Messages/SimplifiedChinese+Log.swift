import VCDiagnostics

extension SimplifiedChinese {
  package func text(of fault: Message.Log) -> String {
    switch fault {
    case .noLogLines:
      "此处没有 UIKit 关于视图控制器的文字，例如“Attempt to present <A: 0x7f8a3b00> on "
        + "<B: 0x7f8a3c00> whose view is not in the window hierarchy!”"
    case .logGuess(.superclass(let name, let superclass)):
      "推测：从名称看，\(name) 是 \(superclass) 的子类"
    case .logGuess(.root(let id)): "推测：“\(id)”是窗口的根视图控制器"
    case .logGuess(.nothingBetween(let id, let other)):
      "推测：“\(id)”是“\(other)”的子控制器，其间没有其他容器"
    case .logGuess(.transition): "推测：正在进行的转场是一次呈现"
    case .logGuess(.caller(let name)): "推测：调用来自 \(name)，它是调用栈中应用自己的第一帧"
    case .logGuess(.sameEvent(let id)): "推测：日志中同一时间写下的另一行提到“\(id)”"
    case .logGap(.maskedClass): "日志隐藏了类名，例如系统控制台的“<private>”；以“?”绘制"
    case .logGap(.sender(let id)): "日志没有说明请求呈现的是谁；由“\(id)”呈现"
    case .logGap(.blocker): "日志没有说明已呈现的是什么；以“?”绘制"
    case .logGap(.presenter): "日志没有说明由谁呈现；以“?”绘制"
    case .logGap(.holder(let id)): "日志没有说明“\(id)”的视图位于谁的视图中；以“?”绘制"
    case .logGap(.stack(let id)): "日志没有说明“\(id)”的栈中还有什么；以“?”绘制"
    case .logGap(.cause): "日志没有说明是哪一种原因：每种原因各为一个分支"
    case .logGap(.listOwner): "列表没有说明它属于谁；导航控制器以“?”绘制"
    case .logGap(.viewHierarchy):
      "Sentry 不记录由谁呈现、未选中的标签页以及栈顶以下的内容：下方家族的顶层被绘制为呈现者"
    case .logGap(.breadcrumbs): "Sentry 不记录请求由谁收到，也不记录控制器何时离开：关闭是推测"
    case .foreignInput(let input): "\(name(of: input))；\(advice(on: input))"
    case .noSentryControllers: "Sentry 的文件没有提到应用的视图控制器"
    case .otherLogLines(let count):
      "日志中另有 \(count) 行不在此描述中；“vcdiagram explain”会解释所有的行"
    case .logNamesNobody(let text):
      "UIKit 的这段文字没有提到视图控制器，因此无可绘制；“vcdiagram explain”可解释\(quoted(text))"
    }
  }

  private func name(of input: Message.ForeignInput) -> String {
    switch input {
    case .lldbError: "这是 LLDB 的错误"
    case .viewHierarchy: "这是视图，不是视图控制器"
    case .binary: "这不是文本：其中有许多 NUL 字节"
    case .nilValue: "这是 nil：表达式没有值"
    case .android: "这是 Android 应用的 Sentry 文件"
    case .flutter: "这是 Flutter 应用的 Sentry 文件"
    case .unity: "这是 Unity 应用的 Sentry 文件"
    case .swift: "这是 Swift 源代码"
    case .objectiveC: "这是 Objective-C 源代码"
    case .svg: "这是 SVG 图形"
    case .png: "这是 PNG 图像"
    case .pdf: "这是 PDF 文档"
    case .html: "这是 HTML 页面"
    case .propertyList: "这是属性列表"
    case .project: "这是 Xcode 项目"
    case .quotedLog: "这是 UIKit 日志中的文字，但没有其中提到的视图控制器"
    case .console: "这个控制台的输出中没有 UIKit 关于视图控制器的日志"
    case .resolved: "这是“vcdiagram resolve --format json”的输出，不是描述"
    case .prose: "这是句子"
    }
  }

  private func advice(on input: Message.ForeignInput) -> String {
    let command = "“expression -l objc -O -- [UIViewController _printHierarchy]”"
    return switch input {
    case .lldbError: "请在应用暂停时粘贴\(command)打印的内容"
    case .viewHierarchy, .nilValue: "请粘贴\(command)打印的内容"
    case .android, .flutter, .unity: "请给出 UIKit 应用的文件；只有 UIKit 应用才有视图控制器"
    case .swift: "请给出应用源代码的文件夹，或粘贴 UIKit 的日志"
    case .objectiveC, .prose: "请粘贴 UIKit 的日志，或以 YAML 描述应用"
    case .quotedLog, .console: "请从控制台复制整行，例如“Attempt to present <A: 0x…> on <B: 0x…> …”"
    case .svg, .png, .pdf, .html: "请给出绘制它所用的描述"
    case .binary: "请将日志存为 UTF-8，或从控制台复制"
    case .propertyList, .project: "请给出应用的故事板或描述"
    case .resolved: "请给出描述本身；若需“diff”的基线，请用“vcdiagram import”保存一份描述"
    }
  }
}
