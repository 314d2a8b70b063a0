import Diagnostics

/// A property of a view controller that a description sets to a value, and that leads to no other
/// controller: reading, writing, the schema, comparing and checking go by `all`.
package struct DeclaredProperty: Sendable {
  /// What a value may be.
  package enum Shape: Sendable {
    case flag, text, index, link, detents, size
    /// One of some words; of those that have two spellings Swift's is the first.
    case word(@Sendable () -> [[String]])
  }

  /// A value, a word in Swift's spelling.
  package enum Value: Hashable, Sendable {
    case flag(Bool)
    case number(Int)
    case text(String)
    case link(Hyperlink)
    case detents([Detent])
    case size(ContentSize)
  }

  /// The property's name, which is its key in a description.
  package let name: String
  /// The first iOS that has it, nil where the first of all has it.
  package let since: Int?
  /// The UIKit class that has it, with those derived from it; nil for all.
  package let owner: String?
  package let shape: Shape
  /// Its value in a controller, nil where it is not set.
  package let value: @Sendable (ViewController) -> Sourced<Value>?
  /// Sets it to a value of its shape; one of another shape changes nothing.
  package let set: @Sendable (inout ViewController, Sourced<Value>) -> Void

  /// Whether the class of the controller, or one that it derives from, has the property.
  package func belongs(to viewController: ViewController) -> Bool {
    guard let owner else { return true }
    return viewController.uiKitClass.name == owner
      || viewController.kind != .custom && UIKitClass(named: owner)?.kind == viewController.kind
  }
}

extension DeclaredProperty {
  /// In the order in which a description is written.
  package static let all: [Self] = [
    text("title", { $0.title }, { $0.title = $1 }),
    Self(
      "link", .link, { $0.link }, { $0.link = $1 }, { .link($0) },
      content: { if case .link(let link) = $0 { link } else { nil } }),
    text("group", { $0.group }, { $0.group = $1 }),
    swiftWord("role", { $0.role }, { $0.role = $1 }),
    Self(
      "selectedIndex", .index, { $0.selectedIndex }, { $0.selectedIndex = $1 }, { .number($0) },
      content: { if case .number(let index) = $0 { index } else { nil } }),
    flag(
      "definesPresentationContext", since: 5,
      { $0.definesPresentationContext }, { $0.definesPresentationContext = $1 }),
    flag(
      "providesPresentationContextTransitionStyle", since: 5,
      { $0.providesPresentationContextTransitionStyle },
      { $0.providesPresentationContextTransitionStyle = $1 }),
    word(
      "modalPresentationStyle", { $0.modalPresentationStyle }, { $0.modalPresentationStyle = $1 }),
    word(
      "modalTransitionStyle", since: 3,
      { $0.modalTransitionStyle }, { $0.modalTransitionStyle = $1 }),
    swiftWord(
      "preferredTransition", since: PreferredTransition.since,
      { $0.preferredTransition }, { $0.preferredTransition = $1 }),
    word(
      "preferredStyle", of: "UIAlertController", { $0.preferredStyle }, { $0.preferredStyle = $1 }),
    word("sourceType", of: "UIImagePickerController", { $0.sourceType }, { $0.sourceType = $1 }),
    word(
      "transitionStyle", of: "UIPageViewController",
      { $0.transitionStyle }, { $0.transitionStyle = $1 }),
    word(
      "spineLocation", of: "UIPageViewController", { $0.spineLocation }, { $0.spineLocation = $1 }),
    flag(
      "isToolbarHidden", of: "UINavigationController",
      { $0.isToolbarHidden }, { $0.isToolbarHidden = $1 }),
    swiftWord("state", { $0.state }, { $0.state = $1 }),
    flag("isViewLoaded", { $0.isViewLoaded }, { $0.isViewLoaded = $1 }),
    word("style", of: splitView, { $0.columns?.style }, { $0.columns?.style = $1 }),
    swiftWord(
      "topColumnForCollapsing", since: 14, of: splitView,
      { $0.columns?.topColumnForCollapsing }, { $0.columns?.topColumnForCollapsing = $1 }),
    flag(
      "collapseSecondary", since: 8, of: splitView,
      { $0.collapseSecondary }, { $0.collapseSecondary = $1 }),
    Self(
      "detents", since: 15, .detents, { $0.detents }, { $0.detents = $1 }, { .detents($0) },
      content: { if case .detents(let detents) = $0 { detents } else { nil } }),
    text(
      "selectedDetentIdentifier", since: 15,
      { $0.selectedDetentIdentifier }, { $0.selectedDetentIdentifier = $1 }),
    text(
      "largestUndimmedDetentIdentifier", since: 15,
      { $0.largestUndimmedDetentIdentifier }, { $0.largestUndimmedDetentIdentifier = $1 }),
    flag(
      "isModalInPresentation", since: 13,
      { $0.isModalInPresentation }, { $0.isModalInPresentation = $1 }),
    Self(
      "preferredContentSize", since: 7, .size,
      { $0.preferredContentSize }, { $0.preferredContentSize = $1 }, { .size($0) },
      content: { if case .size(let size) = $0 { size } else { nil } }),
    word(
      "adaptivePresentationStyle", since: 8, among: { ModalPresentationStyle.adaptiveAnswers },
      { $0.adaptivePresentationStyle }, { $0.adaptivePresentationStyle = $1 }),
    text("sourceView", since: 8, { $0.sourceView }, { $0.sourceView = $1 }),
    text("barButtonItem", since: 8, { $0.barButtonItem }, { $0.barButtonItem = $1 }),
  ]

  private static let splitView = "UISplitViewController"

  private static func flag(
    _ name: String, since: Int? = nil, of owner: String? = nil,
    _ get: @escaping Get<Bool>, _ set: @escaping Set<Bool>
  ) -> Self {
    Self(
      name, since: since, of: owner, .flag, get, set, { .flag($0) },
      content: { if case .flag(let flag) = $0 { flag } else { nil } })
  }

  private static func text(
    _ name: String, since: Int? = nil, _ get: @escaping Get<String>, _ set: @escaping Set<String>
  ) -> Self {
    Self(
      name, since: since, .text, get, set, { .text($0) },
      content: { if case .text(let text) = $0 { text } else { nil } })
  }

  private static func word<Word: ObjectiveCSpelled>(
    _ name: String, since: Int? = nil, of owner: String? = nil,
    among words: @escaping @Sendable () -> [Word] = { Array(Word.allCases) },
    _ get: @escaping Get<Word>, _ set: @escaping Set<Word>
  ) -> Self {
    word(name, since: since, of: owner, spellings: { words().map(\.spellings) }, get, set)
  }

  /// A word that only Swift's spelling has.
  private static func swiftWord<Word: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ name: String, since: Int? = nil, of owner: String? = nil,
    _ get: @escaping Get<Word>, _ set: @escaping Set<Word>
  ) -> Self {
    word(
      name, since: since, of: owner, spellings: { Word.allCases.map { [$0.rawValue] } }, get, set)
  }

  private static func word<Word: RawRepresentable<String> & SendableMetatype>(
    _ name: String, since: Int?, of owner: String?,
    spellings: @escaping @Sendable () -> [[String]],
    _ get: @escaping Get<Word>, _ set: @escaping Set<Word>
  ) -> Self {
    Self(
      name, since: since, of: owner, .word(spellings), get, set, { .text($0.rawValue) },
      content: { if case .text(let text) = $0 { Word(rawValue: text) } else { nil } })
  }

  private typealias Get<Content> = @Sendable (ViewController) -> Sourced<Content>?
  private typealias Set<Content> = @Sendable (inout ViewController, Sourced<Content>) -> Void

  private init<Content>(
    _ name: String, since: Int? = nil, of owner: String? = nil, _ shape: Shape,
    _ get: @escaping Get<Content>, _ set: @escaping Set<Content>,
    _ wrapped: @escaping @Sendable (Content) -> Value,
    content: @escaping @Sendable (Value) -> Content?
  ) {
    (self.name, self.since, self.owner, self.shape) = (name, since, owner, shape)
    value = { controller in get(controller).map { Sourced(wrapped($0.value), at: $0.range) } }
    self.set = { controller, value in
      if let content = content(value.value) { set(&controller, Sourced(content, at: value.range)) }
    }
  }
}

extension ViewController {
  /// The properties that it sets, each with the first iOS that has it and where the value is.
  var versionedKeys: [(key: String, since: Int, range: SourceRange?)] {
    var keys: [(key: String, since: Int, range: SourceRange?)] = []
    for property in DeclaredProperty.all {
      guard var since = property.since, let value = property.value(self) else { continue }
      if case .detents(let detents) = value.value { since = detents.map(\.since).max() ?? since }
      keys.append((property.name, since, value.range))
    }
    if let tab = tabs.first { keys.append(("tabs", 18, tab.range)) }
    if let delegate = transitioningDelegate?.name {
      keys.append(("transitioningDelegate", 7, delegate.range))
    }
    return keys
  }

  /// The first iOS with which no key is too new.
  static let firstIOSWithAllKeys = 18
}
