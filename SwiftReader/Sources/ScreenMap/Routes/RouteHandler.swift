/// A modifier that creates the screen for a value: `navigationDestination(for:)`, or a sheet of an
/// item.
struct RouteHandler {
  /// The site's number among all sites.
  let number: Int
  let site: Site
  let target: Expression
  /// The type of the values; nil if a Boolean decides.
  let type: ProjectType?
  /// The properties that hold the value; none for a destination of all values of a type.
  let stores: Set<RouteStore>
  /// The properties that hold the path of the stack around a destination.
  let paths: Set<RouteStore>
  /// What decides whether the computed property that it observes shows something.
  let gate: RouteGate?
  /// The site's function with what its callers give it.
  let context: Context
  /// The function on whose screen it is: the outermost of those callers, else the site's.
  let function: ProjectFunction
  /// Where it is: the outermost of those calls, else the site.
  let place: SourcePlace
  /// Whether the values of a navigation path lead here.
  let isOfPath: Bool

  /// Whether it shows the states that a reducer appends: a stack's `destination` closure.
  var isOfReducer: Bool { site.call.isReducersStack }

  /// What a view that only chooses decides by.
  var choice: Choice? { site.choice }

  /// Whether it shows the optional parts of a feature, which its reducer sets.
  var isOfParts: Bool { choice?.subject.scope != nil }

  /// Whether it shows the cases of a feature's state, which its reducer sets.
  let isOfStates: Bool

  /// Whether it is a destination in the stack whose path is a property.
  func isReached(by store: RouteStore) -> Bool { paths.contains(where: store.matches) }

  /// Whether it shows what is put into a property.
  func observes(_ store: RouteStore) -> Bool { stores.contains(where: store.matches) }

  /// A type's name, and the function that writes it.
  typealias WrittenType = (name: String, place: ProjectFunction)

  /// Creates the handler of a site, nil if the site has no value.
  ///
  /// - Parameter context: The site's function with what its callers give it.
  /// - Parameter caller: The outermost of those callers, nil if nothing is given.
  /// - Parameter given: The type that they give a destination's generic parameter.
  init?(
    _ site: Site, _ number: Int, in context: Context, of caller: TransitionFinder.Frame?,
    _ flow: RouteFlow, type given: WrittenType? = nil
  ) {
    guard let target = site.target, !site.isShownUnasked else { return nil }
    self.number = number
    self.site = site
    self.target = target
    self.context = context
    function = caller?.function ?? site.function
    place = SourcePlace(file: function.file, line: caller?.call.line ?? site.line)
    isOfStates =
      site.choice.flatMap { flow.store($0.subject, context) }?.whole(in: flow.project) != nil
    let valueType = given ?? Self.valueType(of: site, in: context, flow)
    isOfPath = valueType != nil
    let observed = valueType == nil && site.choice == nil ? site.value ?? site.flag : nil
    let computed = observed.map { flow.stores(in: $0, context) } ?? []
    gate = computed.count == 1 ? computed.first.flatMap { RouteGate($0, flow) } : nil
    if let gate {
      (paths, stores, type) = ([], [gate.store], nil)
      return
    }
    if let choice = site.choice {
      let part = flow.store(scopedBy: choice.subject, in: context.function)
      (paths, stores) = ([], part.map { [$0] } ?? flow.stores(in: choice.subject, context))
      guard !stores.isEmpty else { return nil }
      type =
        if [.cases, .comparison].contains(choice.kind) {
          flow.evaluator.type(named: choice.type, in: context)
            ?? stores.lazy.compactMap(flow.elementType).first
        } else {
          nil
        }
      return
    }
    if site.call.isReducersStack {
      let scope = site.call.argument("path") ?? site.call.arguments.first?.value
      let path = scope.flatMap { flow.store(scopedBy: $0, in: context.function) }
      type = path.flatMap(flow.elementType) ?? Self.stackType(of: target, context, flow)
      (paths, stores) = (path.map { [$0] } ?? [], [])
      guard type != nil else { return nil }
      return
    }
    paths = valueType == nil ? [] : Self.paths(around: site.call, context, flow)
    if let (name, place) = valueType {
      type = flow.project.type(named: name, in: place)
      stores = []
      guard type != nil else { return nil }
    } else if let item = site.value {
      stores = flow.stores(in: item, context)
      type =
        flow.evaluator.fresh.type(of: item, in: context) ?? Self.type(of: target, context, flow)
        ?? stores.lazy.compactMap(flow.elementType).first
      guard type != nil || !stores.isEmpty else { return nil }
    } else if let flag = site.flag {
      // A view's own flag is set where the view is.
      stores = flow.stores(in: flag, context).filter { $0.isShared(in: flow.project) }
      type = nil
      guard !stores.isEmpty else { return nil }
    } else {
      return nil
    }
  }

  /// Returns the name of the type of the values for which `navigationDestination(for:)` makes screens,
  /// and where it is written; nil if it isn't known, or for another site.
  private static func valueType(of site: Site, in context: Context, _ flow: RouteFlow)
    -> WrittenType?
  {
    if let name = site.valueType { return (name, site.function) }
    guard site.call.name == "navigationDestination", let type = site.call.argument("for"),
      !context.bindings.isEmpty
    else { return nil }
    let value = flow.evaluator.fresh.value(of: type, in: context)
    guard case .member(let base?, "self", _) = value.expression, let name = base.dottedName else {
      return nil
    }
    return (name, value.context.function)
  }

  /// Returns the properties that hold the path of the stack around a call.
  private static func paths(around call: Call, _ context: Context, _ flow: RouteFlow)
    -> Set<RouteStore>
  {
    var found: Set<RouteStore> = []
    walk(context.function.body) { expression in
      guard case .call(let stack) = expression, stack.name == "NavigationStack",
        let path = stack.argument("path")
      else { return true }
      if stack.trailingClosures.map(\.value).contain(call) {
        found = flow.stores(in: path, context)
      }
      return true
    }
    return found
  }

  /// Returns the type of a closure's parameter: the written one, or the only enum with all cases of
  /// the closure's `switch`.
  private static func type(of target: Expression, _ context: Context, _ flow: RouteFlow)
    -> ProjectType?
  {
    guard case .closure(let closure) = target else { return nil }
    if let written = closure.parameters.first?.type, !written.isEmpty {
      return flow.project.type(named: written, in: context.function)
    }
    let names = caseNames(in: closure)
    guard names.count > 1 else { return nil }
    let candidates = flow.project.enums(with: names)
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// Returns the type of the values for which a stack's `destination` closure creates screens: the
  /// enum with the cases of its `switch`, of several one that a type of the view's properties
  /// declares, such as `Shop` for `store: StoreOf<Shop>`.
  private static func stackType(of target: Expression, _ context: Context, _ flow: RouteFlow)
    -> ProjectType?
  {
    guard case .closure(let closure) = target, let owner = context.function.owner else {
      return nil
    }
    let names = caseNames(in: closure)
    guard !names.isEmpty else { return nil }
    let candidates = flow.project.enums(with: names)
    let features = owner.variables.values.flatMap { TypeName.arguments($0.result) }.compactMap {
      flow.project.type(named: $0, within: owner)
    }
    let own = candidates.filter { type in features.contains(where: type.isDeclared) }
    // A reducer's actions have the names of its states.
    let states = own.filter { $0.simpleName != "Action" }
    if states.count == 1 { return states[0] }
    return candidates.count == 1 && names.count > 1 ? candidates[0] : nil
  }

  /// The names of the cases of a closure's `switch`; a tuple's first element may be no case.
  private static func caseNames(in closure: Closure) -> Set<String> {
    var names: Set<String> = []
    walk(closure.body) { expression in
      guard case .selection(let selection) = expression else { return names.isEmpty }
      names = Set(selection.cases.flatMap(\.names)).subtracting([""])
      return false
    }
    return names
  }

  /// The name that stands for the value where an initializer creates the screen.
  static let route = "$route"

  /// The parameter of the closure that creates the screen.
  var parameter: String? {
    guard case .closure(let closure) = target else { return nil }
    return closure.parameters.first?.name ?? "$0"
  }
}
