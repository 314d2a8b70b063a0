import VCEngine
import VCSource

extension SimplifiedChinese {
  package func text(of sentence: WalkSentence) -> String {
    switch sentence {
    case .isPassedBy(let controller): "\(name(controller))不影响结果。"
    case .presentsWhatEnds(let controller, let presented, let stays):
      "\(name(controller))已呈现“\(presented)”，于是结束这次呈现"
        + (stays ? "，“\(controller.id)”保留" : "") + "（R10）。"
    case .isShown(let controller, let container, let kind):
      switch kind {
      case .navigation: "\(name(controller))是“\(container)”的导航栈中的最后一个，因此显示出来。"
      case .tabBar: "\(name(controller))是“\(container)”选中的标签页，因此显示出来。"
      case .split: "\(name(controller))是“\(container)”的一栏，因此显示出来。"
      case .page: "\(name(controller))是“\(container)”正在显示的页面。"
      case .custom: "\(name(controller))是“\(container)”的子视图控制器，因此显示出来。"
      }
    case .isRootInWindow(let controller, let window):
      "\(name(controller))是\(root(of: window))：它的视图在\(window == nil ? "" : "该")窗口中。"
    case .isRootOfHiddenWindow(let controller, let window):
      "\(name(controller))是\(root(of: window))，而该窗口是隐藏的：在调用 makeKeyAndVisible 等使它显示之前，其中没有任何视图（R45）。"
    case .isPresented(let controller, let presenter, let inContext):
      inContext
        ? "\(name(controller))没有父视图控制器：“\(presenter)”在自己的上下文中呈现“\(controller.id)”，“\(controller.id)”的视图随“\(presenter)”的视图一起离开和回到窗口。"
        : "\(name(controller))没有父视图控制器：“\(presenter)”呈现它，因此 UIKit 把它的视图加入窗口。"
    case .isNotSelected(let controller, let tabBar, let selected):
      "\(name(controller))是“\(tabBar)”的标签页，而选中的是另一个：“\(selected)”。"
    case .isCovered(let controller, let navigation, let top):
      "\(name(controller))在“\(navigation)”的导航栈中被遮住：只显示最后一个，即“\(top)”。"
    case .isHiddenColumn(let controller, let split):
      "\(name(controller))是“\(split)”的一栏，已被隐藏（R25）。"
    case .isInView(let controller, let holder):
      "\(name(controller))没有父视图控制器：只有它的视图被添加到“\(holder)”的视图中，并随之显示（R29）。"
    case .isRemoved(let controller, let presented, let style):
      "\(name(controller))以 \(style) 样式呈现“\(presented)”，“\(controller.id)”的视图因此离开了窗口（R12）。"
    case .hasParent(let controller, let parent):
      name(controller) + (parent.map { "的父视图控制器是“\($0)”。" } ?? "没有父视图控制器。")
    case .isNo(let kind, let controller, let parent):
      "\(name(controller))不是\(noun(ofSearched: kind))；"
        + (parent.map { "接着查看父视图控制器“\($0)”。" }
          ?? "它没有父视图控制器，而查找绝不会进入另一个族系（R8）。")
    case .isAnswer(let controller): "结果是\(name(controller))。"
    case .contains(let controller, let count):
      "\(name(controller))\(count == 0 ? "不包含任何" : "包含 \(count) 个")控制器。"
    case .presentsNothing(let controller, let parent):
      "\(name(controller))没有呈现任何视图控制器"
        + (parent.map { "；接着查看父视图控制器“\($0)”。" } ?? "，也没有父视图控制器。")
    case .presents(let controller, let presented): "\(name(controller))呈现“\(presented)”。"
    case .isPresentedTop(let controller, let presenter):
      "\(name(controller))没有父视图控制器，由“\(presenter)”呈现。"
    case .isTopInNoWindow(let controller):
      "\(name(controller))不在任何窗口中：它没有父视图控制器，没有被呈现，也不是任何窗口的根视图控制器。"
    case .isRoot(let controller, let window):
      "\(name(controller))是顶层，也是\(root(of: window))：没有被任何控制器呈现。"
    case .passesOn(let controller, let parent):
      "\(name(controller))的父视图控制器是“\(parent)”，于是把呈现权交给“\(parent)”。"
    case .isTop(let controller, let isFirst, let isRefused):
      isTop(controller, isFirst: isFirst, isRefused: isRefused)
    case .isTopInContext(let controller, let context, let parent):
      "\(name(controller))是顶层，但它的族系位于“\(context)”所占的位置，而覆盖屏幕的呈现只能由覆盖屏幕的族系发起："
        + "呈现权转给“\(context)”的父视图控制器“\(parent)”（R36）。"
    case .passesOnByFlag(let controller, let flag, let isFirst, let parent):
      "\(isFirst ? "首先" : "")询问\(name(controller))：\(phrase(for: flag))，"
        + "因此把呈现权交给父视图控制器“\(parent)”。"
    case .keepsRight(let controller, let flag, let isFirst, let isRefused):
      "\(isFirst ? "首先" : "")询问\(name(controller))：\(phrase(for: flag))，"
        + "因此保留呈现权，\(isRefused ? "本应由它呈现" : "由它呈现")。"
    case .isTopWithoutContext(let controller, let flag, let isFirst):
      "\(isFirst ? "" : "最后")询问\(name(controller))：\(phrase(for: flag))，"
        + "而且没有父视图控制器可以接过呈现权。没有控制器定义上下文时，由顶层呈现。"
    }
  }

  private func isTop(
    _ controller: ControllerName, isFirst: Bool, isRefused: Bool
  ) -> String {
    let presents = isRefused ? "本应由它呈现" : "由它呈现"
    return isFirst
      ? "\(name(controller))没有父视图控制器，因此它是所在族系的顶层，\(presents)（R8）。"
      : "\(name(controller))没有父视图控制器：它是顶层，\(presents)。"
  }

  private func phrase(for flag: ContextFlag) -> String {
    switch flag {
    case .declared: "它的 definesPresentationContext 为 \(flag.value(code))"
    case .impliedByKind(let kind):
      "按 UIKit 的规则，\(noun(of: kind))的 definesPresentationContext 初始为 \(flag.value(code))（R7）"
    case .byDefault(let rules):
      "\(under(rules))，它的 definesPresentationContext 默认为 \(flag.value(code))（R7）"
    }
  }

  func noun(ofSearched kind: ContainerKind?) -> String {
    kind.map { noun(of: $0) } ?? "控制器"
  }

  package var onlyWindow: String { "窗口" }
}
