/// A `switch`, or an `if` with all its branches.
struct OnlyChoice {
  let choices: [Choice]
  /// What is shown in each case.
  let branches: [[Expression]]
  /// The condition of each case as Swift says it, nil if it is more than one property's value.
  let conditions: [String?]
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
    choices = [Choice(kind: .cases, subject: subject, type: type, body: [.selection(inner)])]
    branches = selection.cases.map(\.body)
    conditions = selection.cases.map { branch in
      let names = branch.names.filter { !$0.isEmpty }.map { ".\($0)" }.joined(separator: ", ")
      return subject.lastName.flatMap { names.isEmpty ? nil : "\($0) == \(names)" }
    }
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
    conditions = branches.map { branch in
      if branch.conditions.isEmpty, branches.count == 2 {
        return branches[0].conditions.first?.spelledFlag.map {
          $0.hasPrefix("!") ? String($0.dropFirst()) : "!" + $0
        }
      }
      return branch.conditions.count == 1 ? branch.conditions[0].spelledFlag : nil
    }
  }
}

extension Choice {
  /// Creates the choice of a condition of `if`; nil for a condition that is more than a property.
  fileprivate init?(_ condition: Expression, _ body: [Expression], else rest: ArraySlice<Branch>) {
    var condition = condition
    var bodies = (body, rest.count == 1 ? rest.first?.body ?? [] : [.branches(Array(rest))])
    while case .negation(let inner) = condition {
      (condition, bodies) = (inner, (bodies.1, bodies.0))
    }
    var holds = "true"
    switch condition {
    case .binding(let binding):
      guard let value = binding.value, value.isProperty || condition.isOfPart else { return nil }
      (kind, subject) = (.presence, value)
    case .name, .member:
      guard condition.isProperty else { return nil }
      (kind, subject) = (.flag, condition)
    case .group(let parts):
      // `phase == .awake`, `guest == nil`; the reader leaves operators out.
      guard parts.count == 2, let value = parts.first(where: \.isProperty) else { return nil }
      if parts.contains(where: \.isNil) {
        (kind, subject, holds) = (.presence, value, "false")
      } else if let name = parts.lazy.compactMap(\.caseName).first {
        (kind, subject, holds) = (.comparison, value, name)
      } else {
        return nil
      }
    default: return nil
    }
    type = ""
    self.body = [
      .selection(
        Selection(
          subject: .name(Self.parameter),
          cases: [
            Selection.Case(patterns: [Selection.Pattern(name: holds)], body: bodies.0),
            Selection.Case(patterns: [], body: bodies.1),
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

  /// A flag as Swift says it: `isOpen`, `!isOpen`; nil for any other condition.
  fileprivate var spelledFlag: String? {
    switch self {
    case .name, .member: isProperty ? lastName : nil
    case .negation(let inner): inner.spelledFlag.map { "!" + $0 }
    default: nil
    }
  }

  var isNil: Bool { if case .constant("nil") = self { true } else { false } }

  /// Returns what a getter of an object says, seen from where the object has a name; nil if it is more than a
  /// property, a comparison, or a choice between cases.
  func placed(in object: Expression?) -> Expression? {
    switch self {
    case .name(let name), .member(.name("self")?, let name, _):
      return object.map { .member($0, name, line: 0) } ?? self
    case .member(let base?, let name, let line):
      if caseName != nil { return self }
      return base.placed(in: object).map { .member($0, name, line: line) }
    case .member, .constant: return self
    case .negation(let inner): return inner.placed(in: object).map(Expression.negation)
    case .group(let parts):
      let placed = parts.compactMap { $0.placed(in: object) }
      return parts.count == 2 && placed.count == 2 ? .group(placed) : nil
    case .branches(let branches):
      let placed = branches.compactMap { branch -> Branch? in
        let conditions = branch.conditions.compactMap { $0.placed(in: object) }
        guard conditions.count == branch.conditions.count, branch.body.count == 1,
          branch.body[0].caseName != nil
        else { return nil }
        return Branch(conditions: conditions, body: branch.body)
      }
      return placed.count == branches.count ? .branches(placed) : nil
    default: return nil
    }
  }

  /// Whether it is a property, or one of an object's.
  var isProperty: Bool {
    switch self {
    case .name(let name): !name.isCapitalized
    case .member(let base?, _, _): base.isProperty
    default: false
    }
  }
}
