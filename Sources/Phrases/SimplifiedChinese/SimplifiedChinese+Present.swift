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
    case .shareSheet: "在 iPad 上是弹出框，需要 sourceView 或 barButtonItem"
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

  package func remedy(making child: String, aChildOf holder: String) -> String {
    "请先用 \(code.name(of: .addChild)) 使“\(child)”成为“\(holder)”的子视图控制器：这样 UIKit 不再记录日志，"
      + "请求会上交到“\(holder)”之上的顶层（R29）。"
  }

  package func appear(_ ids: [String]) -> String {
    ids.isEmpty ? "没有任何视图随该步骤出现（R30）。" : "随该步骤出现的只有\(names(ids))的视图（R30）。"
  }

  package func hadItSaidNo(next: String, isTop: Bool) -> String {
    "假如它为 \(code.truth(false))，呈现权会继续上交给“\(next)”，即"
      + (isTop ? "族系的顶层。" : "下一个标志为 \(code.truth(true)) 的控制器。")
  }

  // MARK: Consequences

  package func pointersAfterwards(presenter: String, presented: String) -> String {
    "此后，\(presenter).presentedViewController 为“\(presented)”，"
      + "\(presented).presentingViewController 为“\(presenter)”。"
  }

  package func pointersBelow(_ ids: [String], presented: String) -> String {
    "\(names(ids))的 presentedViewController 也是“\(presented)”：子视图控制器沿用父视图控制器的值（R4）。"
  }

  package func pointersAbove(_ ids: [String]) -> String {
    "\(names(ids))位于呈现者之上，因此其 presentedViewController 保持不变（R4）。"
  }

  package func width(
    _ sizeClass: SizeClass, of controller: String, in window: String?
  ) -> String {
    guard let window else {
      return "“\(controller)”不在任何窗口中，以描述本身的宽度 \(sizeClass.rawValue) 为准（R28）。"
    }
    return "“\(controller)”在窗口“\(window)”中，该窗口的宽度是 \(sizeClass.rawValue)（R28）。"
  }

  package func isSeen(as style: String, isBeforeIOS8: Bool) -> String {
    "\(isBeforeIOS8 ? "在 iPhone 上" : "在紧凑宽度下")，该视图控制器显示为 \(style)（R14）。"
  }

  package func presenterView(of presenter: String, stays: Bool) -> String {
    stays
      ? "“\(presenter)”的视图保留在屏幕上，位于被呈现者的视图之后（R12）。"
      : "“\(presenter)”的视图离开屏幕，因此“\(presenter)”会收到 \(code.name(of: .viewWillDisappear)) 和 "
        + "\(code.name(of: .viewDidDisappear))（R12）。"
  }

  package func comes(withPreferred transition: PreferredTransition) -> String {
    "被呈现者使用 \(transition.rawValue) 转场：起作用的是它的 preferredTransition，而不是 modalTransitionStyle（R38）。"
  }

  package func comes(withAnimatorOf delegate: String?, else transition: String) -> String {
    guard let delegate else {
      return "被呈现者使用 \(transition) 转场，除非它的 transitioningDelegate 提供动画（R15）。"
    }
    return "被呈现者的 transitioningDelegate“\(delegate)”提供动画；如果不提供，则使用 \(transition) 转场（R15）。"
  }

  package func comes(with transition: String, lentBy presenter: String?) -> String {
    guard let presenter else { return "被呈现者使用 \(transition) 转场（R15）。" }
    return "被呈现者使用 \(transition) 转场，这是“\(presenter)”提供的："
      + "其 providesPresentationContextTransitionStyle 为 \(code.truth(true))（R15）。"
  }

  package func wayOut(_ way: WayOut) -> String {
    switch way {
    case .none: "被呈现者周围变暗的部分看得见，但不响应点按：它需要自己的按钮来关闭。"
    case .noneForItIsModal:
      "被呈现者周围的部分不响应点按，而且它的 \(code.modalInPresentation) 为 \(code.truth(true))：它需要自己的"
        + "按钮来关闭。"
    case .swipe(let orTap):
      (orTap
        ? "被呈现者周围变暗的部分看得见；点按该部分或轻扫即可关闭它"
        : "被呈现者周围变暗的部分看得见，但不响应点按；轻扫即可关闭它")
        + "，除非它的 \(code.modalInPresentation) 为 \(code.truth(true))。"
    case .swipeOverUndimmed(let detent):
      "停在“\(detent)”时，表单上方的部分不变暗，并且响应触摸：这由它的 largestUndimmedDetentIdentifier 决定。"
        + "轻扫即可关闭表单，除非它的 \(code.modalInPresentation) 为 \(code.truth(true))（R37）。"
    case .zoomOut: "用户可以拖移或张合，使被呈现者缩回放大前的视图（R38）。"
    case .tapOutside(let canBeModal):
      "点按被呈现者的外部即可关闭它"
        + (canBeModal ? "，除非它的 \(code.modalInPresentation) 为 \(code.truth(true))。" : "。")
    }
  }

  package func purpose(of transition: ModalTransitionStyle) -> String {
    let purpose =
      switch transition {
      case .coverVertical: "打断用户当前的工作，或请用户提供内容"
      case .flipHorizontal: "切换到同一工作的另一种模式，如同卡片的背面"
      case .crossDissolve: "展示同一内容的另一种视图"
      case .partialCurl: "显示页面之下的选项"
      }
    return "\(code.word(transition)) 适合\(purpose)。"
  }

  package func isSystems(_ uiKitClass: UIKitClass) -> String {
    "\(uiKitClass.name) 由系统提供，属于 \(uiKitClass.framework)：应用通过它的初始化方法和属性配置它，"
      + "不能为它添加子视图控制器。"
  }

  package func dismissal(of uiKitClass: UIKitClass) -> String? {
    let name = uiKitClass.name
    switch (uiKitClass.dismissal, uiKitClass.delegateProtocol) {
    case (.byDelegate, let delegate?):
      return "用户完成后，\(name) 会通知你的 \(delegate)，由后者负责关闭：它不会自行关闭。"
    case (.byItself, let delegate?):
      return "用户完成后，\(name) 会自行关闭；应用可以通过它的 \(delegate) 了解相关情况。"
    case (.byItself, nil): return "用户完成后，\(name) 会自行关闭。"
    case (_, let delegate?): return "\(name) 通过它的 \(delegate) 与应用通信。"
    case (_, nil): return nil
    }
  }

  package var presentsMoviePlayer: String {
    "presentMoviePlayerViewControllerAnimated 也可以呈现它，并使用自带的转场。在其中播放的 moviePlayer 是 "
      + "MPMoviePlayerController，它不是视图控制器。"
  }

  package var comesWithOwnTransition: String {
    "被呈现者使用自带的转场，不论它的 modalTransitionStyle 是什么（R13）。"
  }

  package func wouldPresent(_ presenter: String, under rules: RuleSet, byFlag: Bool) -> String {
    let reason =
      switch (rules, byFlag) {
      case (.book, true): "凡是没有设置此标志的控制器，其标志都为 \(code.truth(false))（R7）"
      case (.uikit, true):
        "每个导航控制器和标签栏控制器都定义上下文，除非它把此标志设为 \(code.truth(false))（R7）"
      case (.book, false): "由接收者所在族系的顶层进行呈现，不论该族系位于何处（R36）"
      case (.uikit, false): "覆盖屏幕的呈现只能由自身覆盖屏幕的控制器进行（R36）"
      }
    return "\(under(rules))，呈现权会属于“\(presenter)”：\(reason)。"
  }
}
