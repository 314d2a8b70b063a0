import Diagnostics
import ViewControllers

extension SimplifiedChinese: CallPhrases {
  package var yourCode: String { "你的代码" }

  package func adding(_ child: String, to container: String) -> String {
    "把 \(child) 加入 \(container)"
  }

  package func removing(_ child: String, from container: String) -> String {
    "从 \(container) 移除 \(child)"
  }

  package func exchanging(_ old: String, for new: String, in container: String) -> String {
    "在 \(container) 中用 \(new) 取代 \(old)"
  }

  package func addingView(of child: String, to holder: String) -> String {
    "只把 \(child) 的视图加入 \(holder)"
  }

  package func dismissing(_ presented: String, by delegate: String) -> String {
    "呈现 \(presented)，并由委托 \(delegate) 关闭"
  }

  package var bySystem: String { "用户完成后由系统发出" }

  package var isMissing: String { "缺少" }

  package func lacks(_ child: String, in holder: String) -> String {
    "\(child) 没有父视图控制器，\(holder) 也不会把外观和旋转的消息转发给它。"
  }

  package func byUIKit(inside call: String) -> String { "由 UIKit 在 \(call) 中发出" }

  package func whenOver(_ call: String) -> String { "在 \(call) 完成之后" }

  package var noCustomContainer: String { "这里没有自定义容器：UIKit 自己的容器会自行完成这些调用。" }

  package func calls(_ title: String, _ calls: [(code: String, note: String?)]) -> String {
    let list = calls.enumerated().map { number, call in
      "\(number + 1). \(call.code)" + (call.note.map { "（\($0)）" } ?? "")
    }
    return "\(title)：\(list.joined(separator: "；"))。"
  }
}
