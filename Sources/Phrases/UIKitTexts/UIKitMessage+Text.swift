import Synchronization
import VCEngine
import VCSource

extension UIKitMessage {
  /// UIKit's text, with an ellipsis for words that don't matter.
  package var words: String {
    switch content {
    case .topic(let topic, let ios, let values):
      UIKitText.of(topic, ios: ios).filled(values)
        + (UIKitText.of(topic, ios: ios).isOpen ? " …" : "")
    case .quoted(let words): words
    }
  }

  /// The framework that writes the text.
  package var framework: String {
    words == UIKitText.of(.singleSheet, ios: .max).filled([:]) ? "SwiftUI" : "UIKit"
  }

  /// UIKit's reaction when it writes the text.
  package var response: UIKitText.Response {
    switch content {
    case .topic(let topic, let ios, _): UIKitText.of(topic, ios: ios).response
    case .quoted(let words): UIKitText.response(with: words)
    }
  }
}

extension Visibility {
  /// Says of a controller whose view isn't in the window why it isn't.
  package func words(of name: any RoleValue, in file: (any RoleValue)? = nil) -> Words {
    let why: String? =
      switch self {
      case .notSelected: "tab"
      case .covered: "stack"
      case .inNoFamily: "nobody"
      default: nil
      }
    return .outsideWindow(file: file, name: name, why: why)
  }
}

extension Hierarchy.Refusal {
  /// UIKit's text, nil if it has none.
  package var words: String? { uiKit?.words }
}

extension UIKitText {
  /// The texts that features added.
  private static let added = Mutex<[@Sendable () -> [UIKitText]]>([])

  /// Adds a feature's texts, once: a description may quote them. They are made when one does.
  package static func add(_ texts: @autoclosure @escaping @Sendable () -> [UIKitText]) {
    added.withLock { $0.append(texts) }
  }

  /// UIKit's reaction: it logs, unless the text is an exception's.
  fileprivate static func response(with words: String) -> Response {
    (refusals + added.withLock(\.self).flatMap { $0() }).first { text in
      if case .logs = text.response { return false }
      let longest = text.parts.compactMap { part -> String? in
        if case .words(let words) = part { words } else { nil }
      }.max { $0.utf8.count < $1.utf8.count }
      return longest.map { words.contains($0) } == true
    }?.response ?? .logs
  }
}
