import VCEngine
import VCSource

extension SimplifiedChinese {
  package func text(of sentence: DismissSentence) -> String {
    switch sentence {
    case .isSentDismiss(let receiver): "向\(name(receiver))发送 \(code.name(of: .dismiss))。"
    case .callsDismissAction(let view):
      "\(name(view))调用其环境中的 dismiss 操作。该操作针对视图本身，而不针对它所显示的内容（R32）。"
    case .allowsDismissal(let view):
      "请去掉“\(view)”中的 interactiveDismissDisabled，或者在“\(view)”中添加一个按钮，在按钮的动作中调用其 dismiss 操作（R31）。"
    case .userDismisses(let controller, let way): "用户用手势关闭\(name(controller))：\(gesture(way))。"
    case .delegateIsSent(let methods):
      "被关闭者的呈现控制器（UIPresentationController）的委托会"
        + (methods.count == 1 ? "收到 \(methods[0])" : "依次收到 \(list(methods, "和"))")
        + "（R31）。"
    case .delegateHearsOfAttempt(let method, let id):
      "“\(id)”的呈现控制器（UIPresentationController）的委托只会收到 \(method)（R31）。"
    case .swiftUIDismisses(let id):
      "“\(id)”由 SwiftUI 创建：isPresented 变为 false，或调用环境中的 dismiss 操作时，SwiftUI 会关闭它（R32）。"
    case .delegateHearsNothing:
      "控制器由代码关闭，因此呈现控制器（UIPresentationController）的委托不会收到任何消息；只有用户关闭时才会收到（R31）。"
    case .dismisses(let presenter, let top): "“\(presenter)”关闭“\(top)”。"
    case .dismissesNothing: "没有任何视图控制器被关闭。"
    case .pops(let stack, let ids): "“\(stack)”弹出\(names(ids))。"
    case .dismissActionPops(let view, withColumn: false):
      "\(name(view))是推入的视图：其环境中的 dismiss 操作会弹出这个视图（R32）。"
    case .dismissActionPops(let view, withColumn: true):
      "\(name(view))位于已折叠的 NavigationSplitView 的一栏中：从 iOS 18 起，其环境中的 dismiss 操作会弹出这一栏（R32）。"
    case .tabAfterSearch(let tab, let bar): "搜索结束，“\(bar)”重新选中之前的标签页“\(tab)”（R41）。"
    case .comesNext(let id): "随后，SwiftUI 呈现一直保留着的“\(id)”（R32）。"
    case .ownFamilyGoes(let presenter, let presented):
      "因此，由呈现“\(presented)”的“\(presenter)”将其关闭（R10）。"
    case .receiverInNoWindow: "接收者不在任何窗口中（R10）。"
    case .goesAlone(let id, let transition):
      "“\(id)”之上没有呈现任何视图控制器：只有“\(id)”被关闭，"
        + (transition.map { "动画为 \($0)" } ?? "使用自带的动画") + "（R11）。"
    case .lendsTransition(let presenter):
      "这一转场由“\(presenter)”提供：其 providesPresentationContextTransitionStyle 为 \(code.truth(true))（R15）。"
    case .goTogether(let ids): "上方呈现的视图控制器也全部离开，自上而下依次是：\(names(ids))。"
    case .onlyTopmostIsAnimated(let id, let transition):
      "只有最上层的“\(id)”有动画，" + (transition.map { "即 \($0)" } ?? "而且是自带的动画") + "；其余的直接消失（R11）。"
    case .nilAfterwards(let presenter, let presented):
      "此后，\(presenter).presentedViewController 和 \(presented).presentingViewController 均为 nil（R11）。"
    case .wouldGo(let ids, let rules, let presenter, let refused):
      "\(under(rules))，" + (presenter.map { "“\($0)”呈现了“\(ids.last ?? "")”，因此" } ?? "")
        + (ids.isEmpty ? "没有任何视图控制器会离开" : "离开的会是\(names(ids))")
        + (refused.map { "：按这些规则，“\($0.id)”在第 \($0.step) 步被拒绝。" } ?? "。")
    }
  }

  private func gesture(_ way: WayOut) -> String {
    switch way {
    case .zoomOut: "拖移或捏合，使它缩回（R38）"
    case .swipe(orTap: true): "向下轻扫表单，或轻点表单周围变暗的部分（R31）"
    case .tapOutside: "轻点它的外部（R31）"
    default: "向下轻扫表单（R31）"
    }
  }

  package func way(past refusal: Message) -> String? {
    switch refusal.engineFacts {
    case .presentation(.coveredFromUser(_, let top)): "必须先关闭“\(top)”（R31）。"
    case .presentation(.noGesture(let id, let style, nil)) where style == "alert":
      "“\(id)”的按钮会关闭它（R31）。"
    case .presentation(.noGesture(let id, _, _)):
      "请在“\(id)”中添加一个按钮，在按钮的动作中调用 \(code.name(of: .dismiss))（R31）。"
    case .presentation(.dismissalPrevented(_, let modal)):
      "请将“\(modal)”的 \(code.modalInPresentation) 设为 \(code.truth(false))，或者在“\(modal)”中添加一个按钮，"
        + "在按钮的动作中调用 \(code.name(of: .dismiss))（R31）。"
    default: nil
    }
  }
}
