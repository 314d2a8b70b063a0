import VCEngine
import VCSource

/// Sentences about the effects of a presentation.
extension SimplifiedChinese {
  package func text(of sentence: LookSentence) -> String {
    switch sentence {
    case .keepsClearOfEdges(let id, let ios):
      "从 iOS \(ios) 起，“\(id)”展开到 large 之前，四周与屏幕边缘之间留有间距（R37）。"
    case .width(let sizeClass, let controller, let window):
      width(sizeClass, of: controller, in: window)
    case .isReplaced(let old, let new): "在紧凑宽度下，呈现控制器的委托用“\(new)”取代“\(old)”（R14）。"
    case .isSeen(let id, let style, let isBeforeIOS8):
      "\(isBeforeIOS8 ? "在 iPhone 上" : "在紧凑宽度下")，“\(id)”显示为\(shown(as: style))（R14）。"
    case .presenterView(let presented, let presenter, let stays):
      stays
        ? "“\(presenter)”的视图保留在屏幕上，位于“\(presented)”的视图后面（R12）。"
        : "“\(presenter)”的视图离开屏幕（R12）。"
    case .comes(let id, let transition, let presenter):
      comes(id, with: transition, lentBy: presenter)
    case .comesWithPreferred(let id, let transition):
      "“\(id)”使用 \(transition.rawValue) 转场：起作用的是它的 preferredTransition，而不是 modalTransitionStyle（R38）。"
    case .comesWithAnimator(let id, let delegate, let transition):
      comesWithAnimator(id, of: delegate, else: transition)
    case .wayOut(let way): wayOut(way)
    case .purpose(let transition): purpose(of: transition)
    case .presentsMoviePlayer:
      "presentMoviePlayerViewControllerAnimated 也可以呈现这个控制器，并使用自带的转场。其中负责播放的 moviePlayer 是 "
        + "MPMoviePlayerController，不是视图控制器。"
    case .comesWithOwnTransition(let id): "“\(id)”使用自带的转场，而不使用它的 modalTransitionStyle（R13）。"
    }
  }

  /// Returns a style that another adapts to, as it is seen: on an iPhone a form sheet is no card.
  func shown(as style: String) -> String {
    style.hasSuffix("Sheet") ? "表单（\(style)）" : " \(style)"
  }

  private func width(
    _ sizeClass: SizeClass, of controller: String, in window: String?
  ) -> String {
    guard let window else {
      return "“\(controller)”不在任何窗口中，以描述本身的\(noun(of: sizeClass))为准（R28）。"
    }
    return "“\(controller)”在窗口“\(window)”中，该窗口为\(noun(of: sizeClass))（R28）。"
  }

  private func comesWithAnimator(
    _ id: String, of delegate: String?, else transition: String
  ) -> String {
    guard let delegate else {
      return "如果“\(id)”的 transitioningDelegate 不提供动画，则使用 \(transition) 转场（R15）。"
    }
    return "“\(id)”的 transitioningDelegate“\(delegate)”提供动画；如果不提供，则使用 \(transition) 转场（R15）。"
  }

  private func comes(_ id: String, with transition: String, lentBy presenter: String?) -> String {
    guard let presenter else { return "“\(id)”使用 \(transition) 转场（R15）。" }
    return "“\(id)”使用 \(transition) 转场，这是“\(presenter)”提供的："
      + "其 providesPresentationContextTransitionStyle 为 \(code.truth(true))（R15）。"
  }

  private func wayOut(_ way: WayOut) -> String {
    switch way {
    case .none: "被呈现者周围有变暗的部分，但该部分不响应轻点，因此需要提供关闭按钮。"
    case .noneForItIsModal:
      "被呈现者周围的部分不响应轻点，而且被呈现者的 \(code.modalInPresentation) 为 \(code.truth(true))，因此需要提供关闭按钮。"
    case .coversScreen(let isModal):
      "在紧凑高度下，表单覆盖整个屏幕（R37）。"
        + (isModal
          ? "表单的 \(code.modalInPresentation) 为 \(code.truth(true))，因此需要提供关闭按钮。" : "")
    case .swipe(let orTap):
      "被呈现者周围有变暗的部分；"
        + "只要被呈现者的 \(code.modalInPresentation) 不为 \(code.truth(true))，"
        + (orTap ? "轻点该部分或向下轻扫即可将其关闭。" : "向下轻扫即可将其关闭。")
    case .swipeOverUndimmed(let detent):
      "停在“\(detent)”时，表单上方的部分不变暗，并且响应触摸：这由表单的 largestUndimmedDetentIdentifier 决定。"
        + "只要表单的 \(code.modalInPresentation) 不为 \(code.truth(true))，向下轻扫即可将其关闭（R37）。"
    case .zoomOut: "用户可以拖移或捏合，使被呈现者缩回放大前的视图（R38）。"
    case .tapOutside(let canBeModal):
      (canBeModal
        ? "只要被呈现者的 \(code.modalInPresentation) 不为 \(code.truth(true))，" : "")
        + "轻点被呈现者的外部即可将其关闭。"
    }
  }

  private func purpose(of transition: ModalTransitionStyle) -> String {
    let purpose =
      switch transition {
      case .coverVertical: "会打断用户当前工作或需要用户输入内容的任务"
      case .flipHorizontal: "同一工作的另一种模式，如同翻到卡片的背面"
      case .crossDissolve: "同一内容的另一种视图"
      case .partialCurl: "页面下面的选项"
      }
    return "\(code.word(transition)) 适用于\(purpose)。"
  }

  package func isSystems(_ uiKitClass: UIKitClass) -> String {
    "\(uiKitClass.name) 是 \(uiKitClass.framework) 的系统视图控制器：请通过初始化方法和属性来配置它，不要向它添加子视图控制器。"
  }

  package func dismissal(of uiKitClass: UIKitClass) -> String? {
    let name = uiKitClass.name
    switch (uiKitClass.dismissal, uiKitClass.delegateProtocol) {
    case (.byDelegate, let delegate?):
      return "用户操作完成后，\(name) 会通知你的 \(delegate)，由你的代码负责关闭。"
    case (.byItself, let delegate?):
      return "用户操作完成后，\(name) 会自行关闭；应用可以通过它的 \(delegate) 得知。"
    case (.byItself, nil): return "用户操作完成后，\(name) 会自行关闭。"
    case (_, let delegate?): return "\(name) 通过它的 \(delegate) 与应用通信。"
    case (_, nil): return nil
    }
  }
}
