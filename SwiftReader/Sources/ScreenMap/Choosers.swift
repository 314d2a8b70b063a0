import SourceFacts

/// A view that shows nothing itself: it only chooses between screens, by a property.
struct Chooser {
  let view: ProjectType
  /// The choices, one for each property that decides.
  let choices: [Choice]
  /// The screens, that of the property's initial value first.
  let screens: [Screen]
  /// The screen of the property's initial value, if it is known.
  let initial: Screen?
}

/// A property's value, and the screens between which it decides.
struct Choice {
  /// The kind of value that decides.
  enum Kind {
    /// An enum's case, or nil.
    case cases
    /// `true` or `false`.
    case flag
    /// Whether there is a value: `if let user`.
    case presence
  }

  let kind: Kind
  /// The property.
  let subject: Expression
  /// The written type to which the property is cast; empty if it isn't.
  let type: String
  /// What is shown for the value with the name `parameter`.
  let body: [Expression]

  /// The name that stands for the value.
  static let parameter = "$choice"

  /// Returns the expression by whose case the choice is made; nil if a value says nothing about it.
  func decisive(_ value: Expression) -> Expression? {
    switch (kind, value) {
    case (.cases, .constant("nil")): .member(nil, "none", line: 0)
    case (.presence, .constant("nil")): .member(nil, "false", line: 0)
    case (.presence, _): .member(nil, "true", line: 0)
    case (.flag, .constant(let truth)): .member(nil, truth, line: 0)
    case (.flag, _): nil
    case (.cases, _): value
    }
  }
}

/// Finds the views that only choose: those with which an app starts, and those that show the route in
/// an object from the environment.
struct Choosers {
  private let project: Project
  private(set) var all: [Int: Chooser] = [:]

  /// Apps seldom nest more of them.
  private static let mostLevels = 4

  init(_ project: Project) { self.project = project }

  /// The sites of all choices.
  var sites: [Site] {
    all.values.sorted { $0.view.index < $1.view.index }.flatMap { chooser in
      chooser.view.variables["body"].map { body in chooser.choices.map { Site($0, in: body) } }
        ?? []
    }
  }

  /// Finds the views.
  ///
  /// - Parameter roots: What the app's windows begin with.
  mutating func find(
    with evaluator: Evaluator, roots: [(function: ProjectFunction, value: Expression)]
  ) {
    var next = roots.flatMap { function, value -> [Screen] in
      evaluator.begin()
      return evaluator.screens(value, in: Context(function))
    }
    for _ in 0..<Self.mostLevels {
      var inner: [Screen] = []
      for case .type(let index) in next where all[index] == nil {
        guard let chooser = chooser(project.types[index], isRoot: true, evaluator) else { continue }
        all[index] = chooser
        inner += chooser.screens
      }
      next = inner
    }
    for type in project.declared where all[type.index] == nil {
      all[type.index] = chooser(type, isRoot: false, evaluator)
    }
  }

  /// Returns the screens with those for which views that only choose stand.
  func expanded(_ screens: [Screen], _ depth: Int = 0) -> [Screen] {
    guard depth < Self.mostLevels else { return screens }
    return screens.flatMap { screen -> [Screen] in
      guard case .type(let index) = screen, let chooser = all[index] else { return [screen] }
      return expanded(chooser.screens, depth + 1)
    }
  }

  private func chooser(_ type: ProjectType, isRoot: Bool, _ evaluator: Evaluator) -> Chooser? {
    guard project.role(of: type) == .view, !type.isGeneric, type.kind == .struct,
      let body = type.variables["body"], let choice = body.body.onlyChoice
    else { return nil }
    let choices = choice.choices.filter { isRoot || carriesRoute($0, in: type) }
    guard let first = choices.first else { return nil }
    var screens: [Screen] = []
    for branch in choice.branches {
      evaluator.begin()
      let shown = evaluator.screens(ofBody: branch, in: Context(body), 0)
      // A branch with several views, such as tabs, makes the view a screen.
      guard shown.count < 2, branch.shown.count < 2 else { return nil }
      screens = evaluator.union([screens, shown.filter { $0.type != nil }])
    }
    guard screens.count > 1, !screens.contains(.type(type.index)) else { return nil }
    let initial = initialScreens(first, in: body, evaluator)
    return Chooser(
      view: type, choices: choices, screens: initial + screens.filter { !initial.contains($0) },
      initial: initial.first)
  }

  /// Whether a choice is about a route in an object that several views share, rather than about a
  /// view's own contents.
  private func carriesRoute(_ choice: Choice, in type: ProjectType) -> Bool {
    guard case .cases = choice.kind, case .member(let object?, _, _) = choice.subject,
      let name = object.ownName, let variable = type.variables[name]?.variable
    else { return false }
    return variable.attributes.contains { $0 == "Environment" || $0 == "EnvironmentObject" }
  }

  /// Returns the screen of the property's initial value, none if that isn't known.
  private func initialScreens(
    _ choice: Choice, in body: ProjectFunction, _ evaluator: Evaluator
  ) -> [Screen] {
    let flow = RouteFlow(project, evaluator)
    guard let store = flow.store(choice.subject, Context(body)),
      let variable = project.variable(of: store)
    else { return [] }
    let isOptional = variable.result.hasSuffix("?")
    guard let value = variable.variable?.value ?? (isOptional ? .constant("nil") : nil),
      let decisive = choice.decisive(value)
    else { return [] }
    evaluator.begin(in: body)
    let bindings = [Choice.parameter: (value: decisive, context: Context(variable))]
    let screens = evaluator.screens(
      ofBody: choice.body, in: Context(body, bindings: bindings), 0)
    return screens.count == 1 ? screens : []
  }
}

/// A `switch`, or an `if` with all its branches.
private struct OnlyChoice {
  let choices: [Choice]
  /// What is shown in each case.
  let branches: [[Expression]]
}

extension [Expression] {
  /// The statements besides variables.
  fileprivate var shown: [Expression] { filter { if case .binding = $0 { false } else { true } } }

  /// The choice that is all that statements show, with modifiers and in containers for one view; nil if
  /// they show anything else.
  fileprivate var onlyChoice: OnlyChoice? {
    guard shown.count == 1 else { return nil }
    var next = shown[0]
    // The limit is far above the length of real chains of modifiers.
    for _ in 0..<40 {
      switch next {
      case .returned(let value?): next = value
      case .group(let parts) where parts.count == 1: next = parts[0]
      case .selection(let selection): return OnlyChoice(selection)
      case .branches(let branches): return OnlyChoice(branches)
      case .call(let call):
        if let receiver = call.receiver, call.name?.isCapitalized != true {
          next = receiver
        } else if let name = call.name, Self.wholes.contains(name),
          case .closure(let closure)? = call.trailingClosures.first?.value
        {
          return closure.body.onlyChoice
        } else {
          return nil
        }
      default: return nil
      }
    }
    return nil
  }

  /// Containers that show one view as it is.
  private static var wholes: Set<String> {
    [
      "Group", "ZStack", "VStack", "NavigationStack", "NavigationView", "AnyView",
      "WithPerceptionTracking",
    ]
  }
}

extension OnlyChoice {
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
