import VCEngine
import VCSource

extension SimplifiedChinese {
  package func text(of sentence: ContainmentSentence) -> String {
    switch sentence {
    case .toBeRemoved(let child, let parent):
      "\(name(child))将从父视图控制器" + (parent.map { name($0) } ?? "") + "中移除。"
    case .toBeAdded(let child, let parent): "\(name(child))将成为\(name(parent))的子视图控制器。"
    case .toBeExchanged(let old, let new, let parent):
      (parent.map { "在\(name($0))中，" } ?? "") + "\(name(new))将取代\(name(old))。"
    case .call(let number, let code, let outer):
      outer.map { "\(number). UIKit 在 \($0) 中调用：\(code)" }
        ?? "\(number). 你的代码：\(code)"
    case .callAfter(let number, let code, let other): "\(number). 你的代码，在 \(other) 完成之后：\(code)"
    case .keepsProtocol(let kind): "你的代码只需调用第一个方法，其余的调用由\(noun(of: kind))自行完成（R17）。"
    case .onlyTopOfStackIsSeen: "只有导航栈的最后一个控制器的视图在视图层次结构中（R18）。"
    case .onlySelectedTabIsSeen: "各标签页中，只有选中的标签页的视图在视图层次结构中。"
    case .yourCall(let isRemoval):
      isRemoval
        ? "\(code.name(of: .removeFromParent)) 会调用 \(code.callWithNil(.didMove))；"
          + "\(code.callWithNil(.willMove)) 要由你调用，而且最先调用（R17）。"
        : "\(code.name(of: .addChild)) 会调用 \(code.name(of: .willMove))；"
          + "\(code.name(of: .didMove)) 要由你调用，而且最后调用（R17）。"
    case .yourCallOfMove(let child, let parent):
      "\(code.name(of: .addChild)) 会把“\(child)”从原来的父视图控制器“\(parent)”中取出；"
        + "在此之前，请自行调用 \(code.callWithNil(.willMove))（R17）。"
    case .leavesEmpty(let stack): "此后，“\(stack)”的导航栈为空：请为它设置另一个视图控制器。"
    case .yourCallsAroundTransition(let isAdded):
      "\(code.name(of: UIKitCode.Method.transition)) 会添加新的视图、移除旧的视图，并触发视图出现和消失的回调，但不会替你调用管理父子关系的方法："
        + "请在转场之前调用 \(code.callWithNil(.willMove))"
        + (isAdded ? " 和 \(code.name(of: .addChild))" : "")
        + "，并在转场的完成处理程序中调用 \(code.name(of: .removeFromParent))"
        + (isAdded ? " 和 \(code.name(of: .didMove))" : "") + "（R33）。"
    case .setFrame(let child, let container):
      "添加视图之前，请设置 \(child).view.frame，例如设为 \(container).view.bounds（R17）。"
    case .dismissedOnTheWay(let ids): "\(names(ids))也随之关闭：控制器离开窗口时，它所呈现的内容一并离开。"
    case .viewToBeAdded(let child, let holder):
      "\(name(child))的视图被添加到\(name(holder))的视图中，但没有调用 \(code.name(of: .addChild))。"
    case .yourCallsMissing(let calls):
      "你的代码缺少\(calls.count == 2 ? "两个" : "")调用：\(list(calls, "和"))。"
    case .missingCall(let number, let code, let outer): missingCall(number, code, inside: outer)
    case .lacksParent(let child, let holder):
      "“\(child)”没有父视图控制器：它的 \(UIKitCode(spelling ?? .swift).name(of: Property.parentViewController))、"
        + "navigationController、tabBarController 和 splitViewController 均为 nil，"
        + "“\(child)”也收不到由“\(holder)”转发的视图出现、消失和旋转的回调（R29）。"
    case .logsWhenPresenting(let child, let log): "由“\(child)”呈现时，UIKit 仍会呈现，但会记录日志：\(log)"
    }
  }

  private func missingCall(_ number: Int, _ code: String, inside outer: String?) -> String {
    let place = outer.map { "缺少（UIKit 在 \($0) 中调用）" } ?? "缺少"
    return "\(number). \(place)：\(code)"
  }
}
