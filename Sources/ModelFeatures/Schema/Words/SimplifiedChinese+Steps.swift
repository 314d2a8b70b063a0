import VCEngine
import VCSource

extension StepKey: WordedKey {
  func meaning(in words: SimplifiedChinese) -> String {
    switch self {
    case .during: "发生的时机：上一步的转场仍在进行时，或者在接收者的视图随上一步出现时收到的方法中。"
    case .isInteractive: "是否由用户用轻扫、轻点等手势完成，而不是由代码完成。"
    case .refused: "UIKit 拒绝这一步时的原文，与日志中的一样；这一步不产生任何变化。"
    case .label: "这一步之后的图的说明。"
    case .expect: "如果这一步演示一个错误，则为“refused”：被拒绝时没有警告，成功时才有警告。"
    case .title: "这一步之后的图的标题，用来代替描述的标题。"
    case .note: "注：指向相应控制器的箭头旁标有编号，注文在图的下方。"
    case .notes: "演讲者备注：幻灯片的备注，网页上图的备注。"
    case .emphasize: "在这一步之后的图中要突出显示的 id，或两者之间的路径：“nav → map”。"
    case .build: "为“arrows”时，呈现这一步先显示新的方框，再点一次才显示箭头。"
    }
  }
}

extension StepVerb {
  func meaning(in language: Language) -> String {
    Wording(language).choose({ _ in meaning }, meaning)
  }

  /// Verbs are rows of a table, so a verb without words here has the table's; a test finds it.
  private func meaning(in words: SimplifiedChinese) -> String {
    switch name {
    case "present": "呈现一个视图控制器。"
    case "dismiss": "关闭接收者所呈现的控制器，或接收者所在的族系。"
    case "push": "把一个视图控制器推入导航栈。"
    case "pop": "从导航栈弹出最后一个视图控制器。"
    case "popToRoot": "弹出导航栈中除第一个以外的所有视图控制器。"
    case "popTo": "弹出导航栈中位于某个视图控制器之上的所有视图控制器。"
    case "setViewControllers": "替换容器的子视图控制器。"
    case "add": "给你自己的容器添加一个子视图控制器。"
    case "addSubview": "只添加一个视图控制器的视图，却不添加该控制器为子视图控制器：这是典型的错误。"
    case "remove": "从容器中移除一个子视图控制器。"
    case "transition": "在你自己的容器中，用一个子视图控制器替换另一个。"
    case "show": "显示一个视图控制器：有导航栈时推入，否则呈现。"
    case "showDetail": "显示分屏视图控制器的详情；没有分屏视图控制器时呈现。"
    case "select": "选择一个标签页。"
    case "setRootViewController": "更换窗口的根视图控制器。"
    case "activateSearch": "激活搜索控制器，即呈现它。"
    case "showColumn": "在常规宽度下显示分屏视图控制器的一栏。"
    case "hideColumn": "在常规宽度下隐藏分屏视图控制器的一栏。"
    case "horizontalSizeClass": "改变一个窗口或所有窗口的宽度：各栏随之折叠或展开。"
    case "perform": "执行一个 segue。"
    case "unwind": "返回到一个视图控制器，如同 unwind segue。"
    case "sheet": "以表单（sheet）呈现一个 SwiftUI 视图。"
    case "fullScreenCover": "全屏呈现一个 SwiftUI 视图。"
    case "popover": "以弹出框呈现一个 SwiftUI 视图。"
    case "alert": "呈现一个 SwiftUI 提醒框。"
    case "confirmationDialog": "呈现一个 SwiftUI 确认对话框，即操作表单。"
    case "inspector": "显示一个 SwiftUI 检查器：在紧凑宽度下是表单，否则是一栏。"
    case "navigationDestination": "把一个 SwiftUI 视图推入它的 NavigationStack。"
    default: meaning
    }
  }
}
