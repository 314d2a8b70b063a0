import VCSource

extension SimplifiedChinese {
  package func text(of fault: Message.Input) -> String {
    switch fault {
    case .foreignInput(let input): "\(name(of: input))；\(advice(on: input))"
    }
  }

  private func name(of input: Message.ForeignInput) -> String {
    switch input {
    case .lldbError: "这是 LLDB 的错误"
    case .viewHierarchy: "这是视图，不是视图控制器"
    case .binary: "这不是文本：其中有许多 NUL 字节"
    case .nilValue: "这是 nil：表达式没有值"
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
    case .document: "这是 Markdown 文档"
    case .prose: "这是句子"
    }
  }

  private func advice(on input: Message.ForeignInput) -> String {
    let command = "“expression -l objc -O -- [UIViewController _printHierarchy]”"
    return switch input {
    case .lldbError: "请在应用暂停时粘贴\(command)打印的内容"
    case .viewHierarchy, .nilValue: "请粘贴\(command)打印的内容"
    case .swift: "请用应用源代码的文件夹运行“vcdiagram <文件夹>”，或粘贴 UIKit 的日志"
    case .objectiveC, .prose: "请粘贴 UIKit 的日志，或以 YAML 描述应用"
    case .quotedLog, .console: "请从控制台复制整行，例如“Attempt to present <A: 0x…> on <B: 0x…> …”"
    case .svg, .png, .pdf, .html: "请给出绘制它所用的描述"
    case .binary: "请将日志存为 UTF-8，或从控制台复制"
    case .propertyList, .project: "请给出应用的故事板或描述"
    case .document: "请给出其中的一份描述；处理整个文档的命令见“vcdiagram help”"
    case .resolved: "请给出描述本身；若需“diff”的基准，请用“vcdiagram import”保存一份描述"
    }
  }
}
