/// A route as it arrives at a property: as it was handed over, or wrapped in an object.
struct RouteArrival {
  let store: RouteStore
  let value: Context.Bound
}

// The places where a known route arrives: a router may push one route and present another.

extension RouteFlow {
  /// A router seldom passes a route on more often.
  private static let deepest = 5
  private static let mostCalls = 60

  /// Returns the arrivals of an argument of a call; nil if the call's function isn't known.
  ///
  /// - Parameter route: One of several values that the argument may have; nil for the argument.
  func arrivals(
    of place: Int, of call: Call, as route: Context.Bound? = nil, in context: Context,
    _ depth: Int = 0
  ) -> [RouteArrival]? {
    calls = depth == 0 ? 0 : calls + 1
    guard depth < Self.deepest, calls < Self.mostCalls else { return nil }
    let functions = evaluator.fresh.functions(called: call, in: context)
    guard functions.count == 1, functions[0].hasBody,
      let name = functions[0].parameter(at: place, of: call)?.name
    else { return nil }
    let inner = evaluator.context(of: functions[0], calledBy: call, in: context)
    var walk = Walk(flow: self, names: [name], depth: depth)
    walk.read(functions[0].body, route.map { inner.binding([name: $0]) } ?? inner)
    return walk.arrivals
  }

  /// A walk through the branches of a function that a route may reach.
  private struct Walk {
    let flow: RouteFlow
    /// The names that stand for the route.
    var names: Set<String>
    let depth: Int
    var arrivals: [RouteArrival] = []

    mutating func read(_ body: [Expression], _ context: Context) {
      var stack: [Context.Bound] = body.reversed().map { ($0, context) }
      while let (statement, context) = stack.popLast() {
        switch statement {
        case .selection(let selection):
          for branch in flow.evaluator.fresh.open(selection, in: context).reversed() {
            stack += branch.body.reversed().map { ($0, branch.context) }
          }
          continue
        case .branches(let branches):
          let open = flow.evaluator.fresh.open(branches, in: context)
          stack += open.flatMap { $0.conditions + $0.body }.reversed().map { ($0, context) }
          continue
        case .type, .function: continue
        case .binding(let binding):
          if let value = binding.value, isRoute(value) { names.insert(binding.name) }
        case .assignment(let place, let value, _):
          if isRoute(value), let store = flow.store(place, context) {
            arrivals.append(RouteArrival(store: store, value: (value, context)))
          }
        case .call(let call): follow(call, context)
        default: break
        }
        stack += statement.children.reversed().map { ($0, context) }
      }
    }

    private mutating func follow(_ call: Call, _ context: Context) {
      for (place, argument) in call.allArguments.enumerated() where isRoute(argument.value) {
        if let found = flow.arrivals(of: place, of: call, in: context, depth + 1) {
          arrivals += found
        } else if call.handsOver, let path = call.receiver {
          arrivals.append(
            RouteArrival(
              store: flow.store(path, context) ?? RouteFlow.path, value: (argument.value, context)))
        }
      }
    }

    private func isRoute(_ value: Expression) -> Bool { names.contains { value.mentions($0) } }
  }
}

extension Call {
  /// Whether it puts its argument into a list.
  var handsOver: Bool { name == "append" || name == "insert" }
}
