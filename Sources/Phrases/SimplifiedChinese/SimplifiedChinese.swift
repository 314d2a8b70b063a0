import VCEngine
import VCSource

/// The Simplified Chinese texts.
extension SimplifiedChinese: Phrases {
  package var wording: Wording { Wording(.zhHans, spelling) }
  package var code: UIKitCode { UIKitCode(spelling) }

  /// A blank stands after a sentence of a Western text only.
  package func joined(_ sentences: [String]) -> String {
    sentences.reduce(into: "") { $0 += ($0.last?.isASCII == true ? " " : "") + $1 }
  }
}

// MARK: Parts of sentences

extension SimplifiedChinese {
  /// Returns `“nav”（UINavigationController）`, or only the id.
  package func name(_ controller: ControllerName) -> String {
    "“\(controller.id)”" + (controller.className.map { "（\($0)）" } ?? "")
  }

  /// Returns a name in a figure's sentences: a title is quoted, and an identifier stands bare.
  package func titled(_ name: String) -> String {
    name.allSatisfy { $0.isASCII && ($0 != " " || name.last == ">") } ? name : "“\(name)”"
  }

  /// Returns a phrase for a window's root; pass nil if there is only one window.
  package func root(of window: String?) -> String {
    "窗口\(window.map { "“\($0)”" } ?? "")的根视图控制器"
  }

  package func noun(of kind: ContainerKind) -> String {
    switch kind {
    case .navigation: "导航控制器"
    case .tabBar: "标签栏控制器"
    case .split: "分屏视图控制器"
    case .page: "页面视图控制器"
    case .custom: "其他种类的视图控制器"
    }
  }

  /// Returns `紧凑宽度（compact）`.
  package func noun(of sizeClass: SizeClass) -> String {
    (sizeClass == .compact ? "紧凑" : "常规") + "宽度（\(sizeClass.rawValue)）"
  }

  /// Returns the phrase that names a rule set.
  package func under(_ rules: RuleSet) -> String {
    rules == .book ? "按 book 规则" : "按 UIKit 的规则"
  }

  /// Returns `UITabBarController`, or `HomeTabs（UITabBarController 的子类）`.
  package func name(_ className: Message.ClassName) -> String {
    className.name + (className.superclass.map { "（\($0) 的子类）" } ?? "")
  }
}
