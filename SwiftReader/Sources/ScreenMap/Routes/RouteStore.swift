/// A property that holds a route: `sheet` of a router, or a navigation path.
struct RouteStore: Hashable {
  /// The index of the type with the property, nil if it isn't known.
  let owner: Int?
  let name: String

  /// Whether two stores may be the same property.
  func matches(_ other: RouteStore) -> Bool {
    name == other.name && (owner == nil || other.owner == nil || owner == other.owner)
  }

  /// Whether it belongs to an object that several views use.
  func isShared(in project: Project) -> Bool {
    guard let type = project.owner(of: self) else { return false }
    return project.role(of: type) == .other && !project.isModifier(type)
  }
}

extension Project {
  /// Returns the type that declares a store; nil for a local variable and a type of the system.
  func owner(of store: RouteStore) -> ProjectType? {
    guard let owner = store.owner.map({ types[$0] }), !owner.isForeign else { return nil }
    return owner
  }

  /// Returns the property that a store is, nil if the project doesn't declare its owner.
  func variable(of store: RouteStore) -> ProjectFunction? {
    owner(of: store).flatMap { variable(store.name, of: $0) }
  }
}

/// Follows a route through functions to the properties that hold it.
final class RouteFlow {
  let project: Project
  let evaluator: Evaluator
  private var known: [Question: Set<RouteStore>] = [:]
  /// The number of calls that the current search for arrivals has followed.
  var calls = 0
  /// The property to which each binding of a view is bound, nil for none.
  private var bound: [RouteStore: RouteStore?] = [:]
  /// The number of bindings that the current search has followed.
  private var bindings = 0
  private(set) lazy var subscriptions = findSubscriptions()

  private struct Question: Hashable {
    let function: ObjectIdentifier
    let name: String
  }

  /// The store of a link's value: whichever path the link is in.
  static let path = RouteStore(owner: nil, name: "")
  /// A router seldom passes a route on more often.
  private static let deepestStore = 5

  init(_ project: Project, _ evaluator: Evaluator) {
    self.project = project
    self.evaluator = evaluator
  }

  /// Returns the properties that an expression names, such as `$router.sheet`.
  func stores(in expression: Expression, _ context: Context) -> Set<RouteStore> {
    var found: Set<RouteStore> = []
    walk([expression]) { part in
      switch part {
      case .name, .member:
        if let store = store(part, context) { found.insert(store) }
        return false
      default: return true
      }
    }
    return found
  }

  /// Returns the property that an expression names.
  func store(_ place: Expression, _ context: Context) -> RouteStore? {
    switch place {
    case .name(let text):
      let name = text.withoutBinding
      if let whole = state(place, context).flatMap(RouteStore.init(whole:)) { return whole }
      // `sheet(isPresented: isShown)`, where the caller gives a binding.
      if let bound = context.bindings[name] { return store(bound.value, bound.context) }
      guard !context.function.locals.declares(name), let owner = context.function.owner,
        let variable = project.variable(name, of: owner)
      else { return nil }
      return bound(variable, of: owner) ?? RouteStore(owner: owner.index, name: name)
    case .member(let base?, "last", _), .member(let base?, "first", _),
      .member(let base?, "wrappedValue", _):
      return store(base, context)
    case .member(let base?, let name, _) where name == "state" || name == "case":
      if let state = state(ofStore: base, context) { return RouteStore(whole: state) }
      fallthrough
    case .member(let base?, let name, _):
      let owner = evaluator.fresh.type(of: base, in: context) ?? state(base, context)
      return RouteStore(owner: owner?.index, name: name)
    case .group(let parts): return parts.first.flatMap { store($0, context) }
    default: return nil
    }
  }

  /// Returns the property to which all creators of a view bind one of its own; nil if they differ.
  private func bound(_ variable: ProjectFunction, of view: ProjectType) -> RouteStore? {
    let question = RouteStore(owner: view.index, name: variable.name)
    if let known = bound[question] { return known }
    guard variable.isBinding, bindings < Self.deepestStore else { return nil }
    bindings += 1
    defer { bindings -= 1 }
    let stores = evaluator.creations(view).map { place in
      view.place(of: variable.name, in: place.call).flatMap {
        store(place.call.allArguments[$0].value, Context(place.function))
      }
    }
    let only = stores.allSatisfy { $0 == stores[0] } ? stores.first ?? nil : nil
    // Deeper in a search, the answer may be cut off.
    if bindings == 1 { bound[question] = .some(only) }
    return only
  }

  /// Returns the type of the values in a store, one or a list.
  func elementType(of store: RouteStore) -> ProjectType? {
    if let state = store.whole(in: project) { return state }
    guard let variable = project.variable(of: store) else { return nil }
    let written =
      TypeName.element(variable.result) ?? variable.stacked ?? variable.listed ?? variable.result
    return project.type(named: written, in: variable) ?? evaluator.fresh.type(ofVariable: variable)
  }

  /// Whether a property's type is a generic parameter, so that each object's values are of its own
  /// type.
  func isGeneric(_ store: RouteStore) -> Bool {
    guard let variable = project.variable(of: store) else { return false }
    let element = TypeName.element(variable.result) ?? variable.result
    return variable.owner?.generics.contains(TypeName.base(element)) ?? false
  }

  /// Returns the stores that the argument of a call reaches; nil if the call's function isn't known.
  func stores(reachedBy place: Int, of call: Call, in context: Context, _ depth: Int = 0)
    -> Set<RouteStore>?
  {
    if call.name == "NavigationLink" {
      // Only a value gets into the path: the system's destination is already the screen.
      let isScreen = ["destination", "label"].contains(call.allArguments[place].label)
      return isScreen && !project.isOwnLink(call) ? [] : [Self.path]
    }
    if let action = project.features.action(
      madeBy: call, of: call.allArguments[place].value, at: place, in: context.function)
    {
      return stores(reachedBy: call.name ?? "", place, of: action.feature, depth)
    }
    if let type = evaluator.fresh.type(madeBy: call, as: nil, in: context), !type.isForeign {
      return stores(keptBy: type, place, of: call, depth)
    }
    let functions = evaluator.functions(called: call, in: context)
    guard !functions.isEmpty else {
      if call.handsOver, let list = call.receiver { return [store(list, context) ?? Self.path] }
      if let found = stores(watching: call, in: context, depth) { return found }
      let given = evaluator.fresh.closures(calledBy: call, in: context)
      return given.isEmpty ? nil : stores(reachedBy: place, ofClosures: given, depth)
    }
    var found: Set<RouteStore>?
    for function in functions.prefix(Evaluator.mostCallees) {
      guard let name = function.parameter(at: place, of: call)?.name, function.hasBody
      else { continue }
      found = (found ?? []).union(stores(reachedBy: name, in: function, depth + 1))
    }
    return found
  }

  /// Returns the stores that the parameter of some closures reaches.
  private func stores(
    reachedBy place: Int, ofClosures given: [Evaluator.Given], _ depth: Int
  ) -> Set<RouteStore> {
    var found: Set<RouteStore> = []
    for (value, function) in given {
      if case .closure(let closure) = value {
        let names = closure.parameters.map(\.name)
        let name = place < names.count ? names[place] : names.isEmpty ? "$\(place)" : nil
        if let name {
          found.formUnion(stores(reachedBy: name, in: closure.body, Context(function), depth + 1))
        }
      } else if let name = value.ownName, let called = function.owner?.functions[name]?.first,
        place < called.parameters.count
      {
        found.formUnion(stores(reachedBy: called.parameters[place].name, in: called, depth + 1))
      }
    }
    return found
  }

  /// Returns the stores that a name of a function reaches.
  private func stores(reachedBy name: String, in function: ProjectFunction, _ depth: Int)
    -> Set<RouteStore>
  {
    guard depth < Self.deepestStore else { return [] }
    let question = Question(function: ObjectIdentifier(function), name: name)
    if let known = known[question] { return known }
    // A function that calls itself adds nothing.
    known[question] = []
    let found = stores(reachedBy: name, in: function.body, Context(function), depth)
    known[question] = found
    return found
  }

  func stores(
    reachedBy name: String, in body: [Expression], _ context: Context, _ depth: Int
  ) -> Set<RouteStore> {
    guard depth < Self.deepestStore else { return [] }
    var found: Set<RouteStore> = []
    walk(body) { expression in
      switch expression {
      case .binding(let binding)
      where binding.name != name && binding.value?.mentions(name) == true:
        found.formUnion(stores(reachedBy: binding.name, in: context.function, depth + 1))
      case .assignment(let place, let value, _) where value.mentions(name):
        if let store = store(place, context) { found.insert(store) }
      case .call(let call):
        for (place, argument) in call.allArguments.enumerated() where argument.value.mentions(name)
        {
          found.formUnion(stores(reachedBy: place, of: call, in: context, depth) ?? [])
        }
      default: break
      }
      return true
    }
    return found
  }

  /// Returns the stores that a property of a constructed object reaches from the type's functions.
  private func stores(keptBy type: ProjectType, _ place: Int, of call: Call, _ depth: Int)
    -> Set<RouteStore>
  {
    guard depth < Self.deepestStore else { return [] }
    var found: Set<RouteStore> = []
    for name in type.variables.keys.sorted() where type.place(of: name, in: call) == place {
      for function in type.members where function.name != "init" {
        found.formUnion(stores(reachedBy: name, in: function, depth + 1))
      }
    }
    return found
  }
}

extension ProjectFunction {
  /// Whether it is a property that others give a binding to theirs.
  var isBinding: Bool { variable?.attributes.contains("Binding") == true }

  /// The type of the elements of a list with which a variable begins: `var path = [Route]()`.
  fileprivate var listed: String? {
    guard result.isEmpty, case .call(let call)? = variable?.value,
      case .array(let elements) = call.callee, elements.count == 1
    else { return nil }
    return elements[0].dottedName
  }
}

extension Expression {
  /// Whether it names something outside of closures, or also in them.
  func mentions(_ name: String, alsoInClosures: Bool = false) -> Bool {
    var found = false
    walk([self]) { part in
      switch part {
      case .name(name), .member(.name("self")?, name, _): found = true
      case .closure where !alsoInClosures: return false
      default: break
      }
      return !found
    }
    return found
  }
}
