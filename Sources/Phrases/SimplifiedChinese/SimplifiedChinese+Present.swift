import Diagnostics
import ViewControllers

extension SimplifiedChinese {
  package func sameForMore(_ count: Int) -> String {
    "接着逐级向上，另有 \(count) 个控制器情况相同。"
  }

  package func isPassedBy(_ controller: ControllerName) -> String {
    "\(name(controller))不影响结果。"
  }

  package func refused(_ message: Message) -> String { "但是，\(text(of: message))。" }

  package func sentence(_ message: Message) -> String { "\(text(of: message))。" }
}

extension SimplifiedChinese: PresentPhrases {
  package func isSentPresent(
    _ receiver: ControllerName, withClass className: String, _ style: StyleRequest
  ) -> String {
    "向\(name(receiver))发送 \(code.name(of: .present))，要呈现的是 \(className)，它\(clause(style))"
  }

  package var systemsMayHaveAnotherStyle: String { "系统的视图控制器可能采用其他样式。" }

  func clause(_ style: StyleRequest) -> String {
    switch style {
    case .fullScreenByDefault: "没有设置样式：在 iOS 13 之前即为 fullScreen（R13）。"
    case .automaticByDefault(let ios, let style):
      "没有设置样式：在 iOS \(ios) 上，automatic 即为 \(style)（R13）。"
    case .automatic(let ios, let style):
      "要求 automatic：在 iOS \(ios) 上即为 \(style)（R13）。"
    case .explicit(let style): "要求 \(style)。"
    case .brought(let system, let style):
      "自带呈现方式，不论它的 modalPresentationStyle 是什么：\(phrase(for: system, style))（R13）。"
    }
  }

  func phrase(for system: SystemPresentation, _ style: String) -> String {
    switch system {
    case .alert: "位于屏幕中央的警告框"
    case .actionSheet where style == "popover": "在 iPad 上，操作表是弹出框"
    case .actionSheet: "位于下边缘的操作表"
    case .shareSheet: "在 iPad 上是弹出框"
    case .camera: "相机的样式为 \(style)"
    case .search: "像 \(style) 一样寻找上下文"
    }
  }

  package func happens(during time: StepTime) -> String {
    let method = code.name(of: time)
    return switch time {
    case .viewDidLoad, .viewWillAppear: "此时正在它的 \(method) 中，它的视图尚未进入窗口（R30）。"
    case .viewIsAppearing:
      "此时正在它的 \(method) 中：它的视图已在窗口中，转场可能仍在进行（R30）。"
    case .viewDidAppear: "此时正在它的 \(method) 中，一切都已结束（R30）。"
    case .transition: "此时上一步骤的转场仍在进行（R30）。"
    }
  }

  package func swiftUIPresents(from receiver: String) -> String {
    "它由 SwiftUI 自己创建：“\(receiver)”中某个视图的 sheet、fullScreenCover 或 alert 等修饰符创建它，"
      + "由谁呈现则按 UIKit 的规则（R32）。"
  }

  package func looksForContext(_ style: String) -> String {
    "\(style) 会寻找上下文：从接收者开始逐级向上，第一个 definesPresentationContext 为 \(code.truth(true)) 的"
      + "控制器进行呈现（R6）。"
  }

  package var looksForNoContext: String {
    "在 iOS 8 之前的 iPhone 上，每次呈现都会遮住整个屏幕，不会向任何控制器询问上下文（R14）："
      + "呈现权一直上交到族系的顶层（R5）。"
  }

  package func countsNoFlag(_ style: String, of system: SystemPresentation?) -> String {
    let subject =
      switch system {
      case .alert: "警告框"
      case .actionSheet: "操作表"
      default: "样式 \(style) "
      }
    return "\(subject)不受 definesPresentationContext 影响：请求逐级上交到接收者所在族系的顶层（R5）。"
  }

  // MARK: Walk

  package func passesOn(_ controller: ControllerName, to parent: String) -> String {
    "\(name(controller))有父视图控制器“\(parent)”，于是把呈现权交给“\(parent)”。"
  }

  package func isTop(
    _ controller: ControllerName, isFirst: Bool, isRefused: Bool
  ) -> String {
    let presents = isRefused ? "本应由它进行呈现" : "由它进行呈现"
    return isFirst
      ? "\(name(controller))没有父视图控制器，因此它是所在族系的顶层，\(presents)（R8）。"
      : "\(name(controller))没有父视图控制器：它是顶层，\(presents)。"
  }

  package func isTopInContext(
    _ controller: ControllerName, of context: String, to parent: String
  ) -> String {
    "\(name(controller))是顶层，但它的族系位于“\(context)”所占的位置，而覆盖屏幕的呈现只能由自身覆盖屏幕的控制器进行："
      + "呈现权转给“\(context)”的父视图控制器“\(parent)”（R36）。"
  }

  package func passesOn(
    _ controller: ControllerName, _ flag: ContextFlag, isFirst: Bool, to parent: String
  ) -> String {
    "\(isFirst ? "首先" : "")询问\(name(controller))：\(phrase(for: flag))，"
      + "因此它把呈现权交给它的父视图控制器“\(parent)”。"
  }

  package func keepsRight(
    _ controller: ControllerName, _ flag: ContextFlag, isFirst: Bool, isRefused: Bool
  ) -> String {
    "\(isFirst ? "首先" : "")询问\(name(controller))：\(phrase(for: flag))，"
      + "因此它保留呈现权，\(isRefused ? "本应由它进行呈现" : "并进行呈现")。"
  }

  package func isTopWithoutContext(
    _ controller: ControllerName, _ flag: ContextFlag, isFirst: Bool
  ) -> String {
    "\(isFirst ? "" : "最后")询问\(name(controller))：\(phrase(for: flag))，"
      + "而且没有父视图控制器可以接过呈现权。没有控制器定义上下文时，由顶层进行呈现。"
  }

  package func definesContext(_ controller: ControllerName, _ flag: ContextFlag) -> String {
    let reason =
      switch flag {
      case .declared: "这是描述中设置的值"
      case .impliedByKind(let kind): "按 UIKit 的规则，每个\(noun(of: kind))的初始值如此（R7）"
      case .byDefault(let rules): "\(under(rules))，这是默认值（R7）"
      }
    return "\(name(controller))：\(reason)。"
  }

  package func isCollapsed(_ split: String, width: SizeClass, ios: Int) -> String {
    switch width {
    case _ where ios < 8: "在 iOS 8 之前，分屏视图控制器不会折叠（R25）。"
    case .compact: "“\(split)”的宽度为紧凑，因此它只显示一个视图控制器（R25）。"
    case .regular: "“\(split)”的宽度为常规，因此它显示各栏（R25）。"
    }
  }

  package func transition(of controller: ControllerName, isDeclared: Bool) -> String {
    "\(name(controller))：" + (isDeclared ? "这是描述中设置的值" : "这是 UIKit 的默认值") + "（R15）。"
  }

  private func phrase(for flag: ContextFlag) -> String {
    switch flag {
    case .declared: "它的 definesPresentationContext 为 \(flag.value(code))"
    case .impliedByKind(let kind):
      "它的 definesPresentationContext 为 \(flag.value(code))，这是 UIKit 的规则下所有\(noun(of: kind))的"
        + "初始值（R7）"
    case .byDefault(let rules):
      "\(under(rules))，它的 definesPresentationContext 默认为 \(flag.value(code))（R7）"
    }
  }

  package func remedy(dismissing blocker: String, before presented: String) -> String {
    "要呈现“\(presented)”，请先关闭“\(blocker)”，并在那次调用的完成处理程序中呈现。"
  }

  package func remedy(presentingFrom front: String, isFirst: Bool) -> String {
    (isFirst ? "请" : "或者") + "向“\(front)”发送 \(code.name(of: .present))：它位于最前面，尚未呈现任何视图控制器。"
  }

  package func remedy(inOnDismissOf blocker: String) -> String {
    "请在“\(blocker)”消失之后再更改其修饰符的状态：那时会调用 onDismiss。"
  }

  package func remedy(inside front: String) -> String {
    "或者把修饰符放在“\(front)”内部的视图上。"
  }

  package func remedy(making child: String, aChildOf holder: String) -> String {
    "请先用 \(code.name(of: .addChild)) 使“\(child)”成为“\(holder)”的子视图控制器：这样 UIKit 不再记录日志，"
      + "请求会上交到“\(holder)”之上的顶层（R29）。"
  }

  package func appear(_ ids: [String]) -> String {
    ids.isEmpty ? "没有任何视图随该步骤出现（R30）。" : "随该步骤出现的只有\(names(ids))的视图（R30）。"
  }

  package func hadItSaidNo(next: String, isTop: Bool, _ rules: RuleSet) -> String {
    "假如它为 \(code.truth(false))，\(rules == .book ? "按书中的规则，" : "")呈现权会继续上交给“\(next)”，即"
      + (isTop ? "族系的顶层。" : "下一个标志为 \(code.truth(true)) 的控制器。")
  }

  package var needsPopoverSource: String {
    "在此之前，它的 popoverPresentationController 需要 sourceView 或 barButtonItem 作为指向：没有时 UIKit 会抛出异常。"
  }
}
