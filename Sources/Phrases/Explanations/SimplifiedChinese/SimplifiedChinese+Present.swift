import VCEngine
import VCSource

extension SimplifiedChinese: ExplanationPhrases {
  package func sameForMore(_ count: Int) -> String {
    "接着逐级向上，另有 \(count) 个控制器情况相同。"
  }

  package func refused(_ message: Message) -> String { "但是，\(text(of: message))。" }

  package func sentence(_ message: Message) -> String { "\(text(of: message))。" }
}

extension SimplifiedChinese {
  package func text(of sentence: PresentSentence) -> String {
    switch sentence {
    case .isSentPresent(let receiver, let className, let style):
      spaced("向\(name(receiver))发送 \(code.name(of: .present))，要呈现的\(className)\(clause(style))")
    case .systemsMayHaveAnotherStyle: "系统视图控制器也可能采用其他样式；这时，以下内容会有所不同。"
    case .happens(let time): happens(during: time)
    case .happensDuringPush: "尚无定论：没有资料说明在所在族系的导航栈变化期间呈现会怎样（R30）。"
    case .shareSheetInCompactWidth: "尚无定论：没有资料说明在 iPad 的紧凑宽度下，共享表单是否也需要锚点（R13）。"
    case .swiftUIPresents(let receiver):
      "被呈现者由 SwiftUI 创建，出自“\(receiver)”中某个视图的 sheet、fullScreenCover 或 alert 等修饰符；"
        + "由谁呈现，仍由 UIKit 的规则决定（R32）。"
    case .looksForContext(let style):
      "\(style) 会寻找上下文：从接收者开始逐级向上，第一个 definesPresentationContext 为 \(code.truth(true)) 的"
        + "控制器负责呈现（R6）。"
    case .looksForNoContext:
      "在 iOS 8 之前的 iPhone 上，每次呈现都会遮住整个屏幕，UIKit 不寻找上下文（R14）：呈现权一直上交到族系的顶层（R5）。"
    case .countsNoFlag(let style, let system): countsNoFlag(style, of: system)
    case .dismissFirst(let blocker, let presented):
      "要呈现“\(presented)”，请先关闭“\(blocker)”，并在关闭的完成处理程序中呈现。"
    case .presentFrom(let front, let isFirst):
      (isFirst ? "请" : "或者") + "向“\(front)”发送 \(code.name(of: .present))：它位于最前面，没有呈现任何视图控制器。"
    case .presentInAction(let alert, let sender, let isFirst):
      (isFirst ? "请" : "或者") + "在最前面的提醒框“\(alert)”的某个操作的处理程序中，向“\(sender)”发送 "
        + "\(code.name(of: .present))。"
    case .dismissBeforeNewRoot(let ids):
      "请在更换窗口的根视图控制器之前，先关闭\(names(ids))：更换根视图控制器不会关闭任何视图控制器（R26）。"
    case .presentInOnDismiss(let blocker): "请等“\(blocker)”消失之后，再更改被呈现者的修饰符的状态：那时会调用 onDismiss。"
    case .comesAfter(let blocker): "SwiftUI 会保留被呈现者，等“\(blocker)”消失后再呈现（R32）。"
    case .presentAfterUIKits(let blocker):
      "“\(blocker)”属于 UIKit，因此不会调用 onDismiss：请向“\(blocker)”发送 \(code.name(of: .dismiss))，并在完成处理程序中更改修饰符的状态。"
    case .presentAfterSwiftUIs(let blocker, let presented):
      "“\(blocker)”属于 SwiftUI：请把它的 isPresented 设为 false，等它消失后在 onDismiss 中呈现“\(presented)”。"
    case .presentInside(let front): "或者把修饰符放在“\(front)”内部的视图上。"
    case .makeChild(let child, let holder):
      "请先用 \(code.name(of: .addChild)) 使“\(child)”成为“\(holder)”的子视图控制器：这样 UIKit 不再记录日志，"
        + "呈现权会上交到“\(holder)”所在族系的顶层（R29）。"
    case .appear(let ids): ids.isEmpty ? "没有任何视图随该步骤出现（R30）。" : "随该步骤出现的只有\(names(ids))的视图（R30）。"
    case .ifFlagWereFalse(let next, let isTop, let rules):
      "假如这个标志为 \(code.truth(false))，\(rules == .book ? "\(under(rules))，" : "")呈现权会继续上交给“\(next)”，即"
        + (isTop ? "族系的顶层。" : "下一个标志为 \(code.truth(true)) 的控制器。")
    case .needsPopoverSource(let id):
      "“\(id)”是弹出框：没有 sourceView 或 barButtonItem 可供箭头指向时，UIKit 会抛出异常（R13）。"
    case .wouldPresentWithSource(let presenter, let presented):
      "如果有锚点，将由“\(presenter)”呈现“\(presented)”。"
    case .pointersAfterwards(let presenter, let presented, let withSource):
      "\(withSource ? "如果有锚点" : "此后")，\(presenter).presentedViewController 为“\(presented)”，"
        + "\(presented).presentingViewController 为“\(presenter)”。"
    case .pointersBelow(let ids, let presented):
      "\(names(ids))的 presentedViewController 也是“\(presented)”：子视图控制器沿用父视图控制器的值（R4）。"
    case .pointersAbove(let ids): "\(names(ids))是呈现者的上级，因此其 presentedViewController 保持不变（R4）。"
    case .wouldPresent(let presenter, let rules, let byFlag):
      wouldPresent(presenter, under: rules, byFlag: byFlag)
    }
  }

  private func wouldPresent(_ presenter: String, under rules: RuleSet, byFlag: Bool) -> String {
    let reason =
      switch (rules, byFlag) {
      case (.book, true): "凡是没有设置此标志的控制器，其标志都为 \(code.truth(false))（R7）"
      case (.uikit, true): "每个导航控制器和标签栏控制器都定义上下文，除非它把此标志设为 \(code.truth(false))（R7）"
      case (.book, false): "由接收者所在族系的顶层呈现，不论这个族系位于何处（R36）"
      case (.uikit, false): "覆盖屏幕的呈现只能由覆盖屏幕的族系发起（R36）"
      }
    return "\(under(rules))，呈现权会属于“\(presenter)”：\(reason)。"
  }

  private func happens(during time: StepTime) -> String {
    let method = code.name(of: time)
    return switch time {
    case .viewDidLoad, .viewWillAppear: "这次调用发生在接收者的 \(method) 中：接收者的视图尚未进入窗口（R30）。"
    case .viewIsAppearing: "这次调用发生在接收者的 \(method) 中：接收者的视图已在窗口中，但转场可能仍在进行（R30）。"
    case .viewDidAppear: "这次调用发生在接收者的 \(method) 中：转场已经结束（R30）。"
    case .transition: "这次调用发生时，上一步的转场仍在进行（R30）。"
    }
  }

  private func countsNoFlag(_ style: String, of system: SystemPresentation?) -> String {
    let subject =
      switch system {
      case .alert: "提醒框"
      case .actionSheet: "操作表单"
      default: "样式 \(style) "
      }
    return "\(subject)不受 definesPresentationContext 影响：呈现权逐级上交到接收者所在族系的顶层（R5）。"
      + (style == "custom" && system == nil
        ? "如果呈现控制器（UIPresentationController）的 shouldPresentInFullscreen 为 \(code.truth(false))，就会受其影响（R6）。"
        : "")
  }

  func clause(_ style: RequestedStyle) -> String {
    switch style {
    case .fullScreenByDefault: "没有设置样式：在 iOS 13 之前，默认样式为 fullScreen（R13）。"
    case .automaticByDefault(let ios, let style):
      "没有设置样式：在 iOS \(ios) 上，automatic 即为 \(style)（R13）。"
    case .automatic(let ios, let style): "的样式为 automatic：在 iOS \(ios) 上，即为 \(style)（R13）。"
    case .explicit(let style): "的样式为 \(style)。"
    case .brought(.actionSheet, let style, fromSource: true) where style != "popover":
      "不使用 modalPresentationStyle，而按自己的方式呈现：从 iOS \(VersionChange.actionSheetsFromSource.since) 起，操作表单从其锚点（sourceView 等）出现，屏幕的其余部分仍可使用（R13）。"
    case .brought(let system, let style, let fromSource):
      "不使用 modalPresentationStyle，而按自己的方式呈现：\(phrase(for: system, style, fromSource))"
        + (system == .search ? "（R23）。" : "（R13）。")
    }
  }

  private func phrase(
    for system: SystemPresentation, _ style: String, _ fromSource: Bool?
  ) -> String {
    switch system {
    case .alert: "屏幕中央的提醒框"
    case .actionSheet where style == "popover": "在 iPad 上，操作表单是弹出框"
    case .actionSheet: fromSource == nil ? "屏幕下边缘的操作表单" : "操作表单"
    case .shareSheet: "在 iPad 上是弹出框"
    case .camera: "相机使用样式 \(style)"
    case .search: "像 \(style) 一样寻找上下文"
    }
  }
}
