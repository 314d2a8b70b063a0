/// A view, or an app, that shows nothing itself: it only chooses between screens, by a property, or puts one
/// into a stack.
struct Chooser {
  let view: ProjectType
  /// The view's body, or the property that the body shows.
  let body: ProjectFunction
  /// The choices, one for each property that decides; none for a stack.
  let choices: [Choice]
  /// The screens, that of the property's initial value first.
  let screens: [Screen]
  /// The screens of the property's initial value; several where code chooses it.
  let initials: [Screen]
  /// On what it depends that each screen is shown, as far as that is one property's value.
  var conditions: [Screen: String] = [:]
  /// The screen of the property's initial value, if it is known.
  var initial: Screen? { initials.count == 1 ? initials[0] : nil }
}

/// A property's value, and the screens between which it decides.
struct Choice {
  /// The kind of value that decides.
  enum Kind {
    /// An enum's case, or nil.
    case cases
    /// Whether the case is one: `phase == .awake`.
    case comparison
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
    case (.cases, .constant("nil")), (.comparison, .constant("nil")):
      .member(nil, "none", line: 0)
    case (.presence, .constant("nil")): .member(nil, "false", line: 0)
    case (.presence, _): .member(nil, "true", line: 0)
    case (.flag, .constant(let truth)): .member(nil, truth, line: 0)
    case (.flag, _): nil
    case (.cases, _), (.comparison, _): value
    }
  }
}

/// Finds the views that only choose: those with which an app starts, and those that show the route in
/// an object from the environment.
struct Choosers {
  private let project: Project
  private(set) var all: [Int: Chooser] = [:]

  /// Apps seldom nest more of them.
  static let mostLevels = 4

  init(_ project: Project) { self.project = project }

  /// The sites of all choices.
  var sites: [Site] {
    all.values.sorted { $0.view.index < $1.view.index }.flatMap { chooser in
      chooser.choices.map { Site($0, in: chooser.body) }
    }
  }

  /// Finds the views.
  ///
  /// - Parameter roots: What the app's windows begin with.
  mutating func find(
    with evaluator: Evaluator, roots: [(function: ProjectFunction, value: Expression)]
  ) {
    var next: [Screen] = []
    var tabs: Set<Screen> = []
    for (function, value) in roots {
      let screens = evaluator.fresh.screens(value, in: Context(function))
      next += screens
      // An app may choose itself what its window shows.
      if let app = function.owner, Starts.isApp(app, in: project) {
        all[app.index] = chooser(app, isRoot: true, evaluator)
        if all[app.index] != nil { continue }
      }
      // A tab is a screen with its stack, as its name says.
      if screens.count > 1 { tabs.formUnion(screens) }
    }
    for _ in 0..<Self.mostLevels {
      var inner: [Screen] = []
      for case .type(let index) in next where all[index] == nil {
        let type = project.types[index]
        guard
          let chooser = (tabs.contains(.type(index)) ? nil : stack(type, evaluator))
            ?? chooser(type, isRoot: true, evaluator) ?? frame(type, evaluator)
        else { continue }
        all[index] = chooser
        inner += chooser.screens
      }
      next = inner
    }
    for type in project.declared where all[type.index] == nil {
      all[type.index] = chooser(type, isRoot: false, evaluator)
    }
  }

  /// The screen that brings what is in the modifiers of a screen, in a view that only shows it, by the
  /// calls there.
  func bringers(_ rows: Rows) -> [ObjectIdentifier: Int] {
    var all: [ObjectIdentifier: Int] = [:]
    for chooser in self.all.values {
      walk(chooser.body.body) { expression in
        guard case .call(let modifier) = expression, let maker = expression.maker,
          maker !== modifier, let view = rows.type(madeBy: maker, in: chooser.body),
          chooser.screens.contains(.type(view.index))
        else { return true }
        for call in [expression].calls { all[ObjectIdentifier(call)] = view.index }
        return false
      }
    }
    return all
  }

  /// Returns the chooser of a view that only puts another one into a stack.
  private func stack(_ type: ProjectType, _ evaluator: Evaluator) -> Chooser? {
    guard project.role(of: type) == .view, let body = type.variables["body"],
      let whole = body.body.whole, whole.isInStack, case .call(let made) = whole.view,
      !SystemNames.containers.contains(made.name ?? "")
    else { return nil }
    let shown = evaluator.fresh.screens(whole.view, in: Context(body))
    guard shown.count == 1, !evaluator.evidence.contains(.siblings),
      let view = shown[0].type, view != type.index, project.role(of: project.types[view]) == .view
    else { return nil }
    return Chooser(view: type, body: body, choices: [], screens: shown, initials: shown)
  }

  /// A child that a controller makes and adds to itself.
  typealias Child = (place: TransitionFinder.Frame, screens: [Screen], isFirst: Bool)

  /// Returns the chooser of a controller that only frames a child that it makes; later it may add another.
  private func frame(_ type: ProjectType, _ evaluator: Evaluator) -> Chooser? {
    guard project.role(of: type) == .controller, !project.isContainer(type),
      !type.functionsInOrder.contains(where: { function in
        function.body.calls.contains { Site($0, in: function) != nil }
      })
    else { return nil }
    let first = children(of: type, evaluator).filter(\.isFirst)
    guard first.count == 1, first[0].screens.count == 1 else { return nil }
    return Chooser(
      view: type, body: first[0].place.function, choices: [], screens: first[0].screens,
      initials: first[0].screens)
  }

  /// Returns the children that a controller adds to itself; the first is there from the start.
  func children(of type: ProjectType, _ evaluator: Evaluator) -> [Child] {
    type.functionsInOrder.flatMap { function in
      function.body.calls.filter(\.isOnSelf).compactMap { call -> Child? in
        guard let child = project.child(addedBy: call, of: type) else { return nil }
        let screens = evaluator.fresh.screens(child, in: Context(function))
          .filter { $0.type != nil && $0.type != type.index }
        let isFirst = type.runsAtFirst(call, in: function)
        return screens.isEmpty
          ? nil : (TransitionFinder.Frame(function: function, call: call), screens, isFirst)
      }
    }
  }

  private func chooser(_ type: ProjectType, isRoot: Bool, _ evaluator: Evaluator) -> Chooser? {
    let isShown = project.role(of: type) == .view || isRoot
    guard isShown, !type.isGeneric, type.kind == .struct, let (body, view) = shown(by: type),
      let choice = OnlyChoice(meaning(of: view, in: Context(body), evaluator))
    else { return nil }
    let choices = choice.choices.filter { isRoot || carriesRoute($0, in: type) }
    guard let first = choices.first else { return nil }
    var screens: [Screen] = []
    var conditions: [Screen: String] = [:]
    for (branch, condition) in zip(choice.branches, choice.conditions) {
      let shown = evaluator.fresh.screens(ofBody: branch, in: Context(body), 0)
      // A branch with several views, such as tabs, makes the view a screen.
      guard shown.count < 2, branch.shown.count < 2 else { return nil }
      screens = evaluator.union([screens, shown.filter { $0.type != nil }])
      if let screen = shown.first, conditions[screen] == nil { conditions[screen] = condition }
    }
    guard screens.count > 1, !screens.contains(.type(type.index)) else { return nil }
    let initial = initialScreens(first, in: body, evaluator)
    return Chooser(
      view: type, body: body, choices: choices,
      screens: initial + screens.filter { !initial.contains($0) }, initials: initial,
      conditions: conditions)
  }

  /// Returns all that a view shows, and the property that makes it: its body, or one that the body
  /// names.
  private func shown(by type: ProjectType) -> (property: ProjectFunction, view: Expression)? {
    var property = type.variables["body"]
    for _ in 0..<Self.mostLevels {
      // Other windows come later.
      let body = property?.body.filter { $0.maker?.isLaterWindow != true }
      guard let function = property, let view = body?.whole?.view else { return nil }
      guard let name = view.ownName, let next = type.variables[name], next.hasBody else {
        return (function, view)
      }
      property = next
    }
    return nil
  }

  /// Returns a choice by computed properties as one by those from which they are computed: `phase == .awake`
  /// for `house.isAwake`.
  private func meaning(of view: Expression, in context: Context, _ evaluator: Evaluator)
    -> Expression
  {
    switch view {
    case .branches(let branches):
      return .branches(
        branches.map { branch in
          let conditions = branch.conditions.map { meaning(of: $0, in: context, evaluator) }
          return Branch(conditions: conditions, body: branch.body)
        })
    case .selection(let selection):
      // `switch stage`, where `stage` is `isLate ? .main : .first`.
      guard case .branches(let values) = meaning(of: selection.subject, in: context, evaluator)
      else { return view }
      return .branches(
        values.map { value in
          let name = value.body.last?.caseName
          let chosen = selection.cases.first { $0.names.contains(name ?? "") || $0.names.isEmpty }
          return Branch(conditions: value.conditions, body: chosen?.body ?? [])
        })
    case .negation(let inner): return .negation(meaning(of: inner, in: context, evaluator))
    case .name, .member:
      var (owner, object, name) = (context.function.owner, Expression?.none, view.ownName)
      if name == nil, case .member(let base?, let member, _) = view {
        (owner, object, name) = (evaluator.fresh.type(of: base, in: context), base, member)
      }
      guard let owner, let name, let getter = project.variable(name, of: owner)?.variable?.getter,
        getter.count == 1
      else { return view }
      let value = if case .returned(let value?) = getter[0] { value } else { getter[0] }
      return value.placed(in: object) ?? view
    default: return view
    }
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
    guard let store = flow.store(choice.subject, Context(body)) else { return [] }
    var values: [Context.Bound] = []
    if let state = store.whole(in: project) {
      values = flow.firstStates(of: state).map { (.cast($0.value, to: state.name), $0.context) }
    } else if let variable = project.variable(of: store) {
      let isOptional = variable.result.hasSuffix("?")
      let first = variable.variable?.value ?? (isOptional ? .constant("nil") : nil)
      if let decisive = first.flatMap(choice.decisive) { values = [(decisive, Context(variable))] }
    }
    let screens = values.map { value in
      evaluator.begin(in: body)
      let context = Context(body, bindings: [Choice.parameter: value])
      return evaluator.screens(ofBody: choice.body, in: context, 0)
    }
    return screens.allSatisfy { $0.count == 1 } ? evaluator.union(screens) : []
  }

  /// The other screens with which an app may begin, each with the one that is drawn as the first.
  func alternatives(to first: Screen?) -> [Screen: Screen] {
    let others = all.values.map(\.initials).filter { first.map($0.contains) ?? false }.joined()
    return Dictionary(others.filter { $0 != first }.map { ($0, first ?? $0) }) { one, _ in one }
  }
}
