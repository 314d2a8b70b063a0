import Diagnostics

/// Things worth a second look that UIKit has nothing against.
extension State {
  mutating func hint(_ message: String, at range: SourceRange?, _ notes: Diagnostic.Note...) {
    findings.hints.append(.warning(message, at: range, notes: notes))
  }

  /// A context style for which the walk of R6 finds no context, or is not made (R14).
  mutating func hintAboutContext(
    _ style: ModalPresentationStyle, _ walk: Walk, of presented: Reference
  ) {
    guard style.isContextStyle, let presenter = walk.answer else { return }
    let declared = app.viewControllers[presented.value].modalPresentationStyle?.range
    if walk.rule == .topPresents {
      hint(
        "on an iPhone before iOS 8 a presentation covers the screen: '\(style.rawValue)' finds no "
          + "context", at: declared ?? presented.range)
    } else if walk.stops.last?.finding == .isTopWithoutContext {
      hint(
        "nobody defines a context for '\(style.rawValue)', so \(name(presenter)) presents "
          + "\(name(presented.value)): the top of the family, as for 'fullScreen'",
        at: declared ?? presented.range)
    }
  }

  /// A controller that has another parent leaves it without a word (R17).
  mutating func hintAboutMove(of child: Reference, to container: Index) {
    guard parent[child.value] >= 0 else { return }
    hint(
      "\(name(child.value)) leaves \(name(parent[child.value])), its parent, for "
        + name(container), at: child.range)
  }

  mutating func hintAboutTabs(of container: Index, at range: SourceRange?) {
    guard kinds[container] == .tabBar, children[container].count > 5 else { return }
    hint(Self.tabs(name(container), children[container].count), at: range)
  }

  mutating func hintAboutEmptyStack(of navigation: Reference) {
    hint(
      "the navigation controller \(name(navigation.value)) has an empty stack",
      at: navigation.range)
  }

  static func tabs(_ name: String, _ count: Int) -> String {
    "\(name) has \(count) tabs: in compact width a tab bar shows four of them, and More"
  }
}
