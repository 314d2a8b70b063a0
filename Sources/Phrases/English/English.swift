import Diagnostics
import ViewControllers

/// The words of `en`.
package struct English: Phrases {
  package let code: UIKitCode

  package init(_ code: UIKitCode = UIKitCode(nil)) { self.code = code }

  package func joined(_ sentences: [String]) -> String { sentences.concatenated(by: " ") }
}

// MARK: What sentences are made of

extension English {
  /// The user's text in single quotes, and not longer than a line bears.
  func quoted(_ text: String) -> String {
    text.utf8.count <= 60 || text.count <= 60 ? "'\(text)'" : "'\(text.prefix(57))…'"
  }

  /// `'nav' (UINavigationController)`, or the id alone.
  package func name(_ controller: ControllerName) -> String {
    "'\(controller.id)'" + (controller.className.map { " (\($0))" } ?? "")
  }

  /// `'a'`, `'a' and 'b'`, `'a', 'b' and 'c'`; of many the first ones and how many more.
  func names(_ ids: [String], _ conjunction: String = "and") -> String {
    let names = ids.prefix(ids.count > 8 ? 7 : 8).map { "'\($0)'" }
    if ids.count > 8 { return names.joined(separator: ", ") + " and \(ids.count - 7) more" }
    return list(names, conjunction)
  }

  /// `a`, `a or b`, `a, b or c`.
  func list(_ words: [String], _ conjunction: String) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// `; did you mean 'title'?`, or nothing.
  func suggesting(_ name: String?) -> String {
    name.map { "; did you mean \(quoted($0))?" } ?? ""
  }

  /// A word with a colon behind, which a selector of Objective-C may bring along.
  func colon(after word: String) -> String { word.hasSuffix(":") ? word : word + ":" }

  func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) " + (count == 1 ? noun : plural ?? noun + "s")
  }

  /// What a window's root is called, `window` being nil for an only one.
  func root(of window: String?) -> String {
    window.map { "the root view controller of '\($0)'" } ?? "the window's root view controller"
  }

  func noun(of kind: ContainerKind) -> String {
    switch kind {
    case .navigation: "navigation controller"
    case .tabBar: "tab bar controller"
    case .split: "split view controller"
    case .page: "page view controller"
    case .custom: "view controller of another kind"
    }
  }

  /// Whose rules.
  func possessive(_ rules: RuleSet) -> String {
    switch rules {
    case .book: "the book's"
    case .uikit: "UIKit's"
    }
  }

  /// `a UITabBarController`, or `a HomeTabs, a subclass of UITabBarController`.
  func withArticle(_ className: Message.ClassName) -> String {
    withArticle(className.name)
      + (className.superclass.map { ", a subclass of \($0)" } ?? "")
  }

  /// A noun or a class's name with `a` or `an`, by how it is spoken: `a UIView`, `an NSObject`.
  func withArticle(_ noun: String) -> String { "\(article(of: noun)) \(noun)" }

  /// `a` or `an`.
  func article(of noun: String) -> String { beginsWithVowelSound(noun) ? "an" : "a" }

  private func beginsWithVowelSound(_ noun: String) -> Bool {
    let letters = noun.drop { $0 == "_" }
    guard let first = letters.first else { return false }
    let second = letters.dropFirst().first
    // An abbreviation is spoken letter by letter, in which M is "em" and U is "you".
    if first.isUppercase, second?.isLowercase != true { return "AEFHILMNORSX".contains(first) }
    let word = letters.lowercased()
    func begins(with beginnings: [String]) -> Bool { beginnings.contains(where: word.hasPrefix) }
    if begins(with: ["honest", "honor", "honour", "hour", "unim", "unin"]) { return true }
    if begins(with: ["eu", "once", "one", "uni", "usa", "use", "usu", "uti"]) { return false }
    return "aeiou".contains(word.first ?? " ")
  }
}
