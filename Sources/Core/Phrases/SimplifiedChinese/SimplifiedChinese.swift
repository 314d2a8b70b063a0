import VCDiagnostics
import VCEngine

/// The Simplified Chinese texts.
package struct SimplifiedChinese: Phrases {
  package let code: UIKitCode

  package init(_ code: UIKitCode = UIKitCode(nil)) { self.code = code }

  package func joined(_ sentences: [String]) -> String { sentences.concatenated() }
}

// MARK: Parts of sentences

extension SimplifiedChinese {
  /// Returns the user's text in quotation marks, shortened if it is long.
  func quoted(_ text: String) -> String {
    text.utf8.count <= 60 || text.count <= 60 ? "“\(text)”" : "“\(text.prefix(57))…”"
  }

  /// Returns `“nav”（UINavigationController）`, or only the id.
  package func name(_ controller: ControllerName) -> String {
    "“\(controller.id)”" + (controller.className.map { "（\($0)）" } ?? "")
  }

  /// Returns `“a”`, `“a”和“b”`, or `“a”、“b”和“c”`; of many ids only the first, and the number of the
  /// others.
  func names(_ ids: [String]) -> String {
    let names = ids.prefix(ids.count > 8 ? 7 : 8).map { "“\($0)”" }
    return ids.count > 8
      ? names.joined(separator: "、") + "以及另外 \(ids.count - 7) 个" : list(names, "和")
  }

  /// Returns `甲`, `甲或乙`, or `甲、乙或丙`.
  func list(_ words: [String], _ conjunction: String) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: "、") + conjunction + last
  }

  /// Returns `；是不是指“title”？`, or nothing.
  func suggesting(_ name: String?) -> String {
    name.map { "；是不是指\(quoted($0))？" } ?? ""
  }

  /// Returns a class and its framework: `AVPlayerViewController（AVKit）`.
  func fullWidth(_ name: String) -> String {
    name.replacing(" (", with: "（").replacing(")", with: "）")
  }

  /// Returns a phrase for a window's root; pass nil if there is only one window.
  func root(of window: String?) -> String {
    "窗口\(window.map { "“\($0)”" } ?? "")的根视图控制器"
  }

  func noun(of kind: ContainerKind) -> String {
    switch kind {
    case .navigation: "导航控制器"
    case .tabBar: "标签栏控制器"
    case .split: "分屏视图控制器"
    case .page: "页面视图控制器"
    case .custom: "其他种类的视图控制器"
    }
  }

  /// Returns the phrase that names a rule set.
  func under(_ rules: RuleSet) -> String {
    switch rules {
    case .book: "按书中的规则"
    case .uikit: "按 UIKit 的规则"
    }
  }

  /// Returns `UITabBarController`, or `HomeTabs（UITabBarController 的子类）`.
  func name(_ className: Message.ClassName) -> String {
    className.name + (className.superclass.map { "（\($0) 的子类）" } ?? "")
  }

  func noun(of construct: Message.Construct) -> String {
    switch construct {
    case .object: "对象"
    case .mapping: "映射"
    case .list: "列表"
    case .text: "文本"
    }
  }
}
