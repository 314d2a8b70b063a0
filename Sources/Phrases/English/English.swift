import VCEngine
import VCSource

/// The English texts.
extension English: Phrases {
  package var wording: Wording { Wording(.en, spelling) }
  package var code: UIKitCode { UIKitCode(spelling) }

  package func joined(_ sentences: [String]) -> String { sentences.concatenated(by: " ") }
}

// MARK: Parts of sentences

extension English {
  /// Returns `'nav' (UINavigationController)`, or only the id.
  package func name(_ controller: ControllerName) -> String {
    "'\(controller.id)'" + (controller.className.map { " (\($0))" } ?? "")
  }

  /// Returns a phrase for a window's root; pass nil if there is only one window.
  package func root(of window: String?) -> String {
    window.map { "the root view controller of '\($0)'" } ?? "the window's root view controller"
  }

  package func noun(of kind: ContainerKind) -> String {
    switch kind {
    case .navigation: "navigation controller"
    case .tabBar: "tab bar controller"
    case .split: "split view controller"
    case .page: "page view controller"
    case .custom: "view controller of another kind"
    }
  }

  /// Returns `a UITabBarController`, or `a HomeTabs, a subclass of UITabBarController`.
  package func withArticle(_ className: Message.ClassName) -> String {
    withArticle(className.name)
      + (className.superclass.map { ", a subclass of \($0)" } ?? "")
  }
}
