import VCDiagnostics
import VCEngine
import VCPhrases

extension SimplifiedChinese {
  func text(of sentence: CallSentence) -> String {
    switch sentence {
    case .yourCode: "你的代码"
    case .adding(let child, let container): "把 \(child) 加入 \(container)"
    case .removing(let child, let container): "从 \(container) 移除 \(child)"
    case .exchanging(let old, let new, let container): "在 \(container) 中用 \(new) 取代 \(old)"
    case .addingView(let child, let holder): "只把 \(child) 的视图加入 \(holder)"
    case .dismissing(let presented, let delegate): "呈现 \(presented)，并由委托 \(delegate) 关闭"
    case .bySystem: "用户完成后由系统发出"
    case .isMissing: "缺少"
    case .lacks(let child, let holder): "\(child) 没有父视图控制器，\(holder) 也不会把外观和旋转的消息转发给它。"
    case .byUIKit(let call): "由 UIKit 在 \(call) 中发出"
    case .whenOver(let call): "在 \(call) 完成之后"
    case .noChildChanges: "这里没有自定义容器改变其子视图控制器。"
    case .noCustomContainer: "这里没有自定义容器：UIKit 自己的容器会自行完成这些调用。"
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
