/// A `switch`, or an `if` with all its branches.
struct OnlyChoice {
  let choices: [Choice]
  /// What is shown in each case.
  let branches: [[Expression]]
}

extension [Expression] {
  /// The statements besides variables.
  var shown: [Expression] { filter { if case .binding = $0 { false } else { true } } }

  /// The view that is all that statements show, without modifiers and containers for one view, and
  /// whether it is in a navigation stack; nil if they show several.
  var whole: (view: Expression, isInStack: Bool)? {
    guard shown.count == 1 else { return nil }
    var (next, isInStack) = (shown[0], false)
    // The limit is far above the length of real chains of modifiers.
    for _ in 0..<40 {
      switch next {
      case .returned(let value?): next = value
      case .group(let parts) where parts.count == 1: next = parts[0]
      case .call(let call):
        if let receiver = call.receiver, call.name?.isCapitalized != true {
          next = receiver
        } else if let name = call.name, Self.wholes.contains(name),
          case .closure(let closure)? = call.trailingClosures.first?.value,
          closure.body.shown.count == 1
        {
          isInStack = isInStack || name.hasPrefix("Navigation")
          next = closure.body.shown[0]
        } else {
          return (next, isInStack)
        }
      default: return (next, isInStack)
      }
    }
    return nil
  }

  /// Containers that show one view as it is.
  private static var wholes: Set<String> {
    [
      "Group", "ZStack", "VStack", "NavigationStack", "NavigationView", "AnyView",
      "WindowGroup", "WithPerceptionTracking",
    ]
  }
}

extension OnlyChoice {
  init?(_ view: Expression) {
    switch view {
    case .selection(let selection): self.init(selection)
    case .branches(let branches): self.init(branches)
    default: return nil
    }
  }

  init?(_ selection: Selection) {
    let (subject, type) =
      if case .cast(let value, let type) = selection.subject { (value, type) } else {
        (selection.subject, "")
      }
    guard subject.isProperty else { return nil }
    let inner = Selection(subject: .name(Choice.parameter), cases: selection.cases)
    choices = [
      Choice(kind: .cases, subject: subject, type: type, body: [.selection(inner)])
    ]
    branches = selection.cases.map(\.body)
  }

  init?(_ branches: [Branch]) {
    // Of a feature's optional parts, one is there.
    let isOfParts = branches.allSatisfy { $0.conditions.count == 1 && $0.conditions[0].isOfPart }
    guard branches.count > 1, isOfParts || branches.last?.conditions.isEmpty == true else {
      return nil
    }
    choices = branches.indices.compactMap { place in
      guard branches[place].conditions.count == 1 else { return nil }
      return Choice(
        branches[place].conditions[0], branches[place].body, else: branches[(place + 1)...])
    }
    self.branches = branches.map(\.body)
  }
}

extension Choice {
  /// Creates the choice of a condition of `if`; nil for a condition that is more than a property.
  fileprivate init?(
    _ condition: Expression, _ body: [Expression], else rest: ArraySlice<Branch>
  ) {
    let others: [Expression] = rest.count == 1 ? rest.first?.body ?? [] : [.branches(Array(rest))]
    var holds = "true"
    switch condition {
    case .binding(let binding):
      guard let value = binding.value, value.isProperty || condition.isOfPart else { return nil }
      (kind, subject) = (.presence, value)
    case .negation(let inner) where inner.isProperty:
      (kind, subject, holds) = (.flag, inner, "false")
    case .name, .member:
      guard condition.isProperty else { return nil }
      (kind, subject) = (.flag, condition)
    default: return nil
    }
    type = ""
    self.body = [
      .selection(
        Selection(
          subject: .name(Self.parameter),
          cases: [
            Selection.Case(patterns: [Selection.Pattern(name: holds)], body: body),
            Selection.Case(patterns: [], body: others),
          ]))
    ]
  }
}

extension Expression {
  /// Whether it asks for an optional part of a feature's state:
  /// `let login = store.scope(state: \.login, action: \.login)`.
  fileprivate var isOfPart: Bool {
    if case .binding(let binding) = self { binding.value?.scope != nil } else { false }
  }

  /// Whether it is a property, or one of an object's.
  fileprivate var isProperty: Bool {
    switch self {
    case .name(let name): !name.isCapitalized
    case .member(let base?, _, _): base.isProperty
    default: false
    }
  }
}
