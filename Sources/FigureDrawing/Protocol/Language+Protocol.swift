import ViewControllers

/// The words of a container's protocol.
extension Language {
  var yourCode: String { self == .en ? "your code" : "你的代码" }

  func establishing(_ child: String, in container: String) -> String {
    self == .en ? "Adding \(child) to \(container)" : "把 \(child) 加入 \(container)"
  }

  func dissolving(_ child: String, from container: String) -> String {
    self == .en ? "Removing \(child) from \(container)" : "从 \(container) 移除 \(child)"
  }

  /// Who makes a call that is not the reader's.
  func automatic(inside call: String) -> String {
    self == .en ? "by UIKit, inside \(call)" : "由 UIKit 在 \(call) 中发出"
  }

  var noCustomContainer: String {
    switch self {
    case .en:
      "There is no container of your own here: UIKit’s containers keep the protocol by themselves."
    case .zhHans: "这里没有自定义容器：UIKit 自己的容器会自行完成这些调用。"
    }
  }

  /// The calls in sentences.
  func text(_ title: String, of explanation: ContainmentExplanation) -> String {
    let calls = explanation.calls.enumerated().map { number, call in
      let code = "\(call.receiver).\(call.call)"
      guard case .uiKit(let outer) = call.sender else { return "\(number + 1). \(code)" }
      return "\(number + 1). \(code) (\(automatic(inside: outer)))"
    }
    return title + (self == .en ? ": " : "：") + calls.joined(separator: "; ")
      + (self == .en ? "." : "。")
  }
}
