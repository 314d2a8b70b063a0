import VCDiagnostics
import VCEngine

extension SimplifiedChinese {
  package func text(of sentence: ContainmentSentence) -> String {
    switch sentence {
    case .toBeRemoved(let child, let parent):
      "\(name(child))将从它的父视图控制器" + (parent.map { name($0) } ?? "") + "中移除。"
    case .toBeAdded(let child, let parent): "\(name(child))将成为\(name(parent))的子视图控制器。"
    case .toBeExchanged(let old, let new, let parent):
      (parent.map { "在\(name($0))中，" } ?? "") + "\(name(new))将取代\(name(old))。"
    case .call(let number, let code, let outer):
      outer.map { "\(number). UIKit，在 \($0) 中：\(code)" }
        ?? "\(number). 你的代码：\(code)"
    case .callAfter(let number, let code, let other):
      "\(number). 你的代码，在 \(other) 完成之后：\(code)"
    case .keepsProtocol(let kind): "\(noun(of: kind))会自行完成这些调用：只有第一个调用由你发出（R17）。"
    case .onlyTopOfStackIsSeen: "在它的导航栈中，只有栈顶的视图位于视图层次结构中（R18）。"
    case .onlySelectedTabIsSeen: "在它的标签中，只有选中的标签的视图位于视图层次结构中。"
    case .yourCall(let isRemoval):
      isRemoval
        ? "\(code.name(of: .removeFromParent)) 会自行发送 \(code.nilling(.didMove))，但不会发送 "
          + "\(code.nilling(.willMove))：后者由你发送，并且最先发送（R17）。"
        : "\(code.name(of: .addChild)) 会自行发送 \(code.name(of: .willMove))，但不会发送 "
          + "\(code.name(of: .didMove))：后者由你发送，并且最后发送（R17）。"
    case .yourCallOfMove(let child, let parent):
      "\(code.name(of: .addChild)) 会把“\(child)”从它原来的父视图控制器“\(parent)”中取出，但不会发送 "
        + "\(code.nilling(.willMove))：它也由你发送，并且在此之前发送（R17）。"
    case .leavesEmpty(let stack): "此后“\(stack)”的导航栈为空：请为它设置另一个视图控制器。"
    case .yourCallsAroundTransition(let isAdded):
      "\(code.name(of: UIKitCode.Method.transition)) 移动视图，并发送外观的调用，但不发送包含关系的调用：在转场之前由你发送 \(code.nilling(.willMove))"
        + (isAdded ? " 和 \(code.name(of: .addChild))" : "") + "，"
        + "在转场的完成处理程序中由你发送 \(code.name(of: .removeFromParent))"
        + (isAdded ? " 和 \(code.name(of: .didMove))" : "") + "（R33）。"
    case .setFrame(let child, let container):
      "它的视图放在何处也由你在添加之前决定，例如 \(child).view.frame = "
        + "\(container).view.bounds（R17）。"
    case .dismissedOnTheWay(let ids): "在此过程中，\(names(ids))被关闭：没有族系会依附于不在窗口中的控制器。"
    case .viewToBeAdded(let child, let holder): "只把\(name(child))的视图添加到\(name(holder))的视图，别无其他。"
    case .yourCallsMissing(let calls):
      "缺少\(calls.count == 2 ? "两个" : "")由你发出的调用：\(list(calls, " 和 "))。"
    case .missingCall(let number, let code, let outer): missingCall(number, code, inside: outer)
    case .lacksParent(let child, let holder):
      "“\(child)”没有父视图控制器：它的 \(code.name(of: Property.parentViewController))、"
        + "navigationController、tabBarController 和 splitViewController 均为 nil，"
        + "“\(holder)”也不会把外观和旋转的消息转发给它（R29）。"
    case .logsWhenPresenting(let child, let log): "当“\(child)”进行呈现时，UIKit 会照做，并记录日志：\(log)"
    }
  }

  private func missingCall(_ number: Int, _ code: String, inside outer: String?) -> String {
    let place = outer.map { "缺少（UIKit 在 \($0) 中调用）" } ?? "缺少"
    return "\(number). \(place)：\(code)"
  }
}
