// Publishers: what a closure does with a value that is published happens where the value is sent.

extension OccasionFinder {
  /// A function seldom passes a value on more often before it is sent.
  private static let mostGivers = 3

  /// A place that sends a value: a call, or the assignment of a published property.
  typealias Sender = (function: ProjectFunction, call: Call?)
  /// A value that is sent, and where.
  typealias Sent = (value: Expression, place: Sender)

  /// Returns the occasion of a call in a closure that watches an object's publisher: those on which
  /// values are sent for which the closure makes the call. Nil if that isn't known.
  func occasion(ofValuesFor call: Call, in function: ProjectFunction, _ depth: Int) -> Occasion? {
    guard isSearched(depth) else { return nil }
    for case .argument(let watching, let place) in function.closures.around(call) {
      guard watching.watches, place < watching.allArguments.count,
        case .closure(let closure) = watching.allArguments[place].value,
        let cases = function.branches.cases(of: closure.parameters.first?.name ?? "$0", for: call)
      else { continue }
      let senders = subjects(of: watching, in: Context(function)).flatMap {
        self.senders(of: cases, to: $0)
      }
      // What the watching object sends itself says less than what others send.
      let others = senders.filter { $0.function.owner !== function.owner }
      for senders in [others, senders] {
        let found = occasion(ofAll: senders, depth)
        if !found.isEmpty { return found }
      }
    }
    return nil
  }

  /// Returns the properties in the chain before a watching call, the nearest first:
  /// `router.destination` of `router.destination.receive(on: queue).sink { … }`.
  private func subjects(of watching: Call, in context: Context) -> [RouteStore] {
    let flow = RouteFlow(project, evaluator)
    var found: [RouteStore] = []
    var next = watching.receiver
    // The limit is far above the length of real chains of operators.
    for _ in 0..<40 {
      switch next {
      case .call(let inner)?: next = inner.receiver
      case .member(let base?, let name, let line)?:
        if let store = flow.store(.member(base, name.withoutBinding, line: line), context) {
          found.append(store)
        }
        next = base
      case .name(let name)?:
        if let store = flow.store(.name(name), context) { found.append(store) }
        return found
      default: return found
      }
    }
    return found
  }

  /// Returns where a value with one of some cases is sent by a property.
  private func senders(of cases: Set<String>, to subject: RouteStore) -> [Sender] {
    sent(to: subject).flatMap { senders(of: $0.value, cases, $0.place, 0) }
  }

  /// Returns all values that are sent by a property.
  private func sent(to subject: RouteStore) -> [Sent] {
    if let known = sent[subject] { return known }
    let found = findSent(to: subject)
    sent[subject] = found
    return found
  }

  private func findSent(to subject: RouteStore) -> [Sent] {
    let flow = RouteFlow(project, evaluator)
    var found: [Sent] = []
    for place in index.calls["send"] ?? [] where place.call.receiver?.lastName == subject.name {
      guard let receiver = place.call.receiver, let value = place.call.arguments.first?.value,
        let store = flow.store(receiver, Context(place.function)), store.matches(subject)
      else { continue }
      found.append((value, (place.function, place.call)))
    }
    guard let owner = project.owner(of: subject) else { return found }
    for assignment in finder.passing.assignments[subject.name] ?? [] {
      guard evaluator.fresh.type(of: assignment.base, in: Context(assignment.function)) === owner
      else { continue }
      found.append((assignment.value, (assignment.function, nil)))
    }
    for function in owner.functions.values.joined() {
      for value in function.locals.values[subject.name] ?? []
      where !function.locals.declares(subject.name) {
        found.append((value, (function, nil)))
      }
    }
    return found
  }

  /// Returns the place that sends a value, if its case is one of some; the callers' places, if the
  /// value is a parameter.
  private func senders(
    of value: Expression, _ cases: Set<String>, _ place: Sender, _ depth: Int
  ) -> [Sender] {
    switch value {
    case .branches(let branches):
      let values = branches.compactMap(\.body.last)
      return values.lazy.map { self.senders(of: $0, cases, place, depth) }.first { !$0.isEmpty }
        ?? []
    case .name(let name):
      guard depth < Self.mostGivers, place.function.locals.parameters.contains(name) else {
        return []
      }
      return finder.callers(of: place.function).flatMap { caller -> [Sender] in
        guard let given = place.function.arguments(of: caller.call)[name] else { return [] }
        return senders(of: given, cases, (caller.function, caller.call), depth + 1)
      }
    default: return value.caseName.map(cases.contains) == true ? [place] : []
    }
  }
}

extension Branches {
  /// Returns the cases of a name's value for which a call is made; nil if no `switch` over the name is
  /// around the call, or if it is made for any other case.
  fileprivate func cases(of name: String, for call: Call) -> Set<String>? {
    for case .selection(let selection, let index) in around(call).reversed() {
      guard case .name(name) = selection.subject else { continue }
      let names = Set(selection.cases[index].names.filter { !$0.isEmpty })
      return names.isEmpty ? nil : names
    }
    return nil
  }
}

extension Expression {
  /// The name of the case that it may be: `save` for `.save`, `Action.save` and `.save(draft)`.
  var caseName: String? {
    switch self {
    case .member(nil, let name, _): name
    case .member(let type?, let name, _): type.lastName?.isCapitalized == true ? name : nil
    case .call(let call): call.callee.caseName
    default: nil
    }
  }
}
