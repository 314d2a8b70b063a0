import VCEngine
import VCPhrases
import VCSource

extension SimplifiedChinese {
  func text(of sentence: CallSentence) -> String {
    switch sentence {
    case .yourCode: "你的代码"
    case .adding(let child, let container): spaced("把\(titled(child))加入\(titled(container))")
    case .removing(let child, let container): spaced("从\(titled(container))移除\(titled(child))")
    case .exchanging(let old, let new, let container):
      spaced("在\(titled(container))中用\(titled(new))取代\(titled(old))")
    case .addingView(let child, let holder): spaced("只把\(titled(child))的视图加入\(titled(holder))")
    case .dismissing(let presented, let delegate):
      spaced("呈现\(titled(presented))，并由委托\(titled(delegate))关闭")
    case .bySystem: "用户操作完成后由系统调用"
    case .isMissing: "缺少"
    case .lacks(let child, let holder):
      spaced("\(titled(child))没有父视图控制器，也收不到由\(titled(holder))转发的视图出现、消失和旋转的回调。")
    case .byUIKit(let call): "由 UIKit 在 \(call) 中调用"
    case .whenOver(let call): "在 \(call) 完成之后"
    case .noChildChanges: "这里没有自定义容器改变子视图控制器。"
    case .noCustomContainer: "这里没有自定义容器：添加和移除子视图控制器所需的调用，由 UIKit 的容器自动完成。"
    case .calls(let title, let calls): self.calls(title, calls)
    }
  }

  private func calls(_ title: String, _ calls: [(code: String, note: String?)]) -> String {
    let list = calls.enumerated().map { number, call in
      "\(number + 1). \(call.code)" + (call.note.map { "（\($0)）" } ?? "")
    }
    return "\(title)：\(list.joined(separator: "；"))。"
  }
}
