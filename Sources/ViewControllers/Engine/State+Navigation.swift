import Diagnostics

extension State {
  /// `pushViewController(_:animated:)` (R18).
  mutating func push(_ child: Reference, onto navigation: Reference) throws(Refusal) {
    try checkNavigation(navigation, verb: "pushed onto")
    let (index, container) = (child.value, navigation.value)
    if parent[index] == container {
      throw .error(
        "\(name(index)) is in the stack of \(name(container)) already", at: child.range,
        Diagnostic.Note("\(name(index)) is declared here", at: place(of: index)),
        pushedTwice(index).note)
    }
    try checkContainable(child, in: container)
    hintAboutMove(of: child, to: container)
    move(index, to: container)
  }

  /// `popViewController(animated:)`: the last goes, the first never (R18).
  mutating func pop(_ navigation: Reference) throws(Refusal) {
    try checkNavigation(navigation, verb: "popped")
    try checkPoppable(navigation)
    if let last = children[navigation.value].last { detach(last, verb: "popped") }
  }

  /// `popToRootViewController(animated:)`: all but the first go, the last first (R18).
  mutating func popToRoot(_ navigation: Reference) throws(Refusal) {
    try checkNavigation(navigation, verb: "popped")
    try checkPoppable(navigation)
    for child in children[navigation.value].dropFirst().reversed() { detach(child, verb: "popped") }
  }

  /// `setViewControllers(_:animated:)`: the new list in its order; those that stay keep what they
  /// present (R18).
  mutating func setViewControllers(
    _ list: [Reference], of container: Reference
  ) throws(Refusal) {
    let index = container.value
    guard kinds[index] != .custom else {
      throw .error(
        "\(name(index)) has no 'viewControllers': it is \(ownClass(index))",
        at: container.range,
        Diagnostic.Note("\(name(index)) is declared here", at: place(of: index)))
    }
    var kept: [Index: SourceRange?] = [:]
    for child in list {
      if let first = kept.updateValue(child.range, forKey: child.value) {
        throw duplicate(child, in: index, first: first)
      }
      try checkContainable(child, in: index)
    }
    for child in list where parent[child.value] != index { hintAboutMove(of: child, to: index) }
    for child in children[index].reversed() where kept[child] == nil {
      detach(child, verb: "removed")
    }
    for child in list where parent[child.value] != index { move(child.value, to: index) }
    children[index] = list.map(\.value)
    if list.isEmpty, kinds[index] == .navigation { hintAboutEmptyStack(of: container) }
    hintAboutTabs(of: index, at: stepRange)
  }

  // MARK: Checks

  private func duplicate(
    _ child: Reference, in container: Index, first: SourceRange?
  ) -> Refusal {
    var notes = [Diagnostic.Note("\(name(child.value)) stands here first", at: first)]
    if kinds[container] == .navigation { notes.append(UIKitMessage.notDistinct.note) }
    return Refusal(
      diagnostic: .error(
        "\(name(child.value)) stands twice among the view controllers of \(name(container))",
        at: child.range, notes: notes))
  }

  private func checkNavigation(_ receiver: Reference, verb: String) throws(Refusal) {
    let index = receiver.value
    guard kinds[index] != .navigation else { return }
    throw .error(
      "only a navigation controller can be \(verb), and \(name(index)) is "
        + ownClass(index), at: receiver.range,
      Diagnostic.Note("\(name(index)) is declared here", at: place(of: index)))
  }

  private func checkPoppable(_ navigation: Reference) throws(Refusal) {
    let stack = children[navigation.value]
    guard stack.count < 2 else { return }
    throw .warning(
      stack.first.map { "nothing is popped: \(name($0)) is the first in its stack, and stays" }
        ?? "nothing is popped: the stack of \(name(navigation.value)) is empty",
      at: navigation.range, [])
  }
}

extension ContainerKind {
  /// What the kind is called in a sentence.
  package var noun: String {
    switch self {
    case .navigation: "navigation controller"
    case .tabBar: "tab bar controller"
    case .split: "split view controller"
    case .page: "page view controller"
    case .custom: "view controller of another kind"
    }
  }
}

/// The noun with its article.
package func article(_ noun: String) -> String {
  let startsWithVowelSound = noun.first.map { "aeioAEIO".contains($0) } ?? false
  return (startsWithVowelSound ? "an " : "a ") + noun
}
