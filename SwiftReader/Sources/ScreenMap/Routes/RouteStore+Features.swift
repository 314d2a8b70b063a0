// Routes in features: a reducer puts an action's value into its state, and a publisher sends it
// actions.

extension RouteStore {
  /// The name of a feature's whole state, where that is an enum.
  private static let whole = "state"

  /// Creates the store of a feature's state whose cases are the screens; nil for another state.
  init?(whole state: ProjectType) {
    guard state.kind == .enum else { return nil }
    self.init(owner: state.index, name: Self.whole)
  }

  /// The enum of a feature's states, if it is that; nil for a property.
  func whole(in project: Project) -> ProjectType? {
    guard name == Self.whole, let type = project.owner(of: self), type.kind == .enum else {
      return nil
    }
    return type
  }
}

extension RouteFlow {
  /// A closure of a feature that makes an action of what a publisher sends.
  struct Subscription {
    let publisher: Call
    /// The name of the action's case.
    let action: String
    let function: ProjectFunction
    let feature: ProjectType
  }

  /// Returns the state of the feature whose reducer names it `state`, nil for another expression.
  func state(_ base: Expression, _ context: Context) -> ProjectType? {
    guard case .name(let name) = base, name.isVariable("state"), context.bindings[name] == nil,
      let owner = context.function.owner, let feature = project.features.feature(of: owner)
    else { return nil }
    return project.features.part("State", of: feature)
  }

  /// Returns the states with which the stores of a feature begin: `Store(initialState: .home) { App() }`.
  func firstStates(of state: ProjectType) -> [Context.Bound] {
    project.stores.flatMap { function, call, first -> [Context.Bound] in
      let context = Context(function)
      let isOfState = call.trailingClosures.map(\.value).calls.contains { made in
        evaluator.fresh.type(madeBy: made, as: nil, in: context)
          .flatMap { project.features.part("State", of: $0) } === state
      }
      return isOfState ? evaluator.fresh.alternatives(of: first, as: state, in: context) : []
    }
  }

  /// Returns the state of the feature whose store a view's property is, nil for another expression.
  func state(ofStore base: Expression, _ context: Context) -> ProjectType? {
    guard let name = base.ownName, let owner = context.function.owner,
      let feature = project.features.feature(ofStore: name, in: owner)
    else { return nil }
    return project.features.part("State", of: feature)
  }

  /// Returns the property of a feature's state that a view's store is scoped to:
  /// `$store.scope(state: \.path, action: \.path)`. Nil for another expression.
  func store(scopedBy expression: Expression, in function: ProjectFunction) -> RouteStore? {
    guard let scope = expression.scope,
      let store = scope.receiver?.ownName?.withoutBinding, let owner = function.owner,
      case .closure(let path)? = scope.argument("state"), let last = path.body.first,
      let feature = project.features.feature(ofStore: store, in: owner),
      let state = project.features.part("State", of: feature)
    else { return nil }
    return property(last, of: state)
  }

  /// Returns the property of a state at the end of a key path: `\.search.path`.
  private func property(_ path: Expression, of state: ProjectType) -> RouteStore? {
    var names: [String] = []
    var next = path
    while case .member(let base?, let name, _) = next {
      names.append(name)
      next = base
    }
    guard case .name = next, let last = names.first else { return nil }
    var owner = state
    for name in names.dropFirst().reversed() {
      guard let variable = project.variable(name, of: owner),
        let type = evaluator.fresh.type(ofVariable: variable)
      else { return nil }
      owner = type
    }
    return RouteStore(owner: owner.index, name: last)
  }

  /// Returns the stores that an action's value reaches where its feature handles it:
  /// `case .push(let next): state.path.append(next)`.
  func stores(reachedBy action: String, _ place: Int, of feature: ProjectType, _ depth: Int)
    -> Set<RouteStore>
  {
    var found: Set<RouteStore> = []
    for function in feature.members {
      walk(function.body) { expression in
        guard case .selection(let selection) = expression else { return true }
        for branch in selection.cases {
          for pattern in branch.patterns where pattern.name == action {
            guard place < pattern.payload.count else { continue }
            let name = pattern.payload[place].variable
            guard !name.isEmpty else { continue }
            found.formUnion(stores(reachedBy: name, in: branch.body, Context(function), depth + 1))
          }
        }
        return true
      }
    }
    return found
  }

  /// Returns the stores that a value reaches which a call sends by a property: those into which the
  /// features put it that watch the property. Nil if none does.
  func stores(watching call: Call, in context: Context, _ depth: Int) -> Set<RouteStore>? {
    guard call.name == "send", let receiver = call.receiver, !project.features.isEmpty,
      let subject = store(receiver, context), let type = project.owner(of: subject)
    else { return nil }
    var names = type.members.filter { $0.hasBody && $0.result.contains("Publisher") }
      .filter { maker in maker.body.contains { $0.exposes(subject.name) } }.map(\.name)
    names.append(subject.name)
    let watching = subscriptions.filter { isPublished($0, by: names, of: type) }
    guard !watching.isEmpty else { return nil }
    return watching.reduce(into: []) { found, subscription in
      found.formUnion(
        stores(reachedBy: subscription.action, 0, of: subscription.feature, depth + 1))
    }
  }

  /// Whether a subscription is to one of a type's publishers.
  private func isPublished(_ subscription: Subscription, by names: [String], of type: ProjectType)
    -> Bool
  {
    var next = subscription.publisher.receiver
    // The limit is far above the length of real chains of operators.
    for _ in 0..<40 {
      switch next {
      case .call(let inner)?: next = inner.callee
      case .member(let base?, let name, _)?:
        if names.contains(name),
          evaluator.fresh.type(of: base, in: Context(subscription.function)) === type
        {
          return true
        }
        next = base
      default: return false
      }
    }
    return false
  }

  /// Returns the calls of features that make actions of what publishers send: `.map { .push($0) }`.
  func findSubscriptions() -> [Subscription] {
    var found: [Subscription] = []
    for function in project.functions {
      guard let owner = function.owner, let feature = project.features.feature(of: owner) else {
        continue
      }
      for call in function.body.calls where call.name == "map" && call.allArguments.count == 1 {
        guard let action = call.allArguments[0].value.madeAction else { continue }
        found.append(
          Subscription(publisher: call, action: action, function: function, feature: feature))
      }
    }
    return found
  }
}

extension Expression {
  /// The call that asks a store for a part of a feature's state:
  /// `store.scope(state: \.login, action: \.login)`.
  var scope: Call? {
    guard case .call(let call) = self, call.name == "scope", call.argument("state") != nil else {
      return nil
    }
    return call
  }

  /// The case that a closure makes of its value, or that is used as a function: `push` for
  /// `{ .push($0) }` and for `Action.push`.
  fileprivate var madeAction: String? {
    switch self {
    case .member(_?, let name, _): return name
    case .closure(let closure):
      guard let last = closure.body.last else { return nil }
      let result = if case .returned(let value?) = last { value } else { last }
      guard case .call(let call) = result, call.arguments.count == 1,
        call.arguments[0].value.ownName == closure.parameters.first?.name ?? "$0",
        case .member(let base, let name, _) = call.callee,
        base.map({ $0.lastName?.isCapitalized == true }) ?? true
      else { return nil }
      return name
    default: return nil
    }
  }

  /// Whether it mentions a property, of whichever object.
  fileprivate func exposes(_ name: String) -> Bool {
    [self].anywhere { part in
      switch part {
      case .name(name), .member(.name?, name, _): true
      default: false
      }
    }
  }
}

extension ProjectFunction {
  /// The type of the elements of a feature's stack: `Path.State` for
  /// `path: StackState<Path.State>` and for `path = StackState<Path.State>()`.
  var stacked: String? {
    if TypeName.base(result) == "StackState" { return TypeName.arguments(result).first }
    guard result.isEmpty, case .call(let call)? = variable?.value, call.name == "StackState" else {
      return nil
    }
    return call.genericArguments.first
  }
}
