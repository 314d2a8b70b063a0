// The windows of SwiftUI that code opens.

extension Call {
  /// Whether it makes a window that code opens by an id or for a value.
  var isLaterWindow: Bool {
    (name == "WindowGroup" || name == "Window" || name == "ImmersiveSpace")
      && (argument("id") != nil || argument("for") != nil)
  }

  /// Whether it makes the window that a call opens: by the same id, or for values.
  func isWindow(openedBy call: Call) -> Bool {
    guard let id = call.argument("id") else {
      return argument("for") != nil && call.argument("value") != nil
    }
    return argument("id")?.nameOfWindow == id.nameOfWindow && id.nameOfWindow != nil
  }
}

extension Expression {
  /// The id of a window, or the name of the constant that has it.
  fileprivate var nameOfWindow: String? {
    switch self {
    case .text(let text): text
    case .member(let base?, "rawValue", _): base.nameOfWindow
    default: lastName
    }
  }
}
