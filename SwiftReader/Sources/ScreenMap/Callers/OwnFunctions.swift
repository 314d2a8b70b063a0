/// The app's own functions that bring what they are given: their parameter ends in a path, a sheet,
/// a stack or a root. A map is only as complete as their calls are followed.
struct OwnFunctions {
  /// Such a function, and the numbers of its calls.
  struct Entry {
    let name: FunctionName
    let calls: Int
    /// The calls that aren't followed, in the order of the source.
    let unfollowed: [SourcePlace]
    var followed: Int { calls - unfollowed.count }
  }

  /// The functions with calls that aren't followed, those with the most such calls first.
  private(set) var unfollowed: [Entry] = []

  init(_ finder: TransitionFinder, _ findings: [Finding]) {
    let index = finder.index
    var functions = index.sites.filter { site in
      guard site.function.name != "init", site.origin == .known,
        case .name(let name)? = site.target
      else { return false }
      return site.function.locals.parameters.contains(name)
    }.map(\.function)
    functions += Self.keepers(finder)
    let bringing = findings.filter { !$0.targets.isEmpty || $0.isInline }
    let places = Set(bringing.map(\.place) + bringing.flatMap(\.calls))
    var seen: Set<ObjectIdentifier> = []
    var next = 0
    while next < functions.count {
      let function = functions[next]
      next += 1
      guard seen.insert(ObjectIdentifier(function)).inserted else { continue }
      var calls = (index.calls[function.name] ?? []).filter { place in
        guard place.function !== function, function.accepts(place.call) else { return false }
        // An unknown function with its name may be it.
        let called = finder.callees(of: place.call, in: place.function)
        return called.isEmpty || called.contains { $0 === function }
      }
      // A function that passes its parameter on brings what it is given, too.
      functions += calls.filter(Self.passesParameterOn).map(\.function)
      calls.removeAll(where: Self.passesParameterOn)
      let others = calls.filter { !$0.call.allArguments.allSatisfy(\.value.isNothing) }
        .map { SourcePlace(file: $0.function.file, line: $0.call.line) }
        .filter { !places.contains($0) }.sorted()
      guard !others.isEmpty else { continue }
      unfollowed.append(Entry(name: FunctionName(function), calls: calls.count, unfollowed: others))
    }
    unfollowed.sort {
      ($1.unfollowed.count, $0.name.description) < ($0.unfollowed.count, $1.name.description)
    }
  }

  /// Whether a call's argument is a parameter of the function around it, or a copy of one.
  private static func passesParameterOn(_ place: CallIndex.Place) -> Bool {
    let locals = place.function.locals
    return place.function.name != "init"
      && place.call.allArguments.contains { argument in
        guard case .name(let name) = argument.value else { return false }
        let names = [name] + (locals.values[name] ?? []).compactMap(\.ownName)
        return names.contains(where: locals.parameters.contains)
      }
  }

  /// Returns the functions that keep a parameter in a property that a stack or a sheet observes.
  private static func keepers(_ finder: TransitionFinder) -> [ProjectFunction] {
    let flow = RouteFlow(finder.project, finder.evaluator)
    var stores: Set<RouteStore> = []
    for name in ["NavigationStack", "sheet", "fullScreenCover"] {
      for place in finder.index.calls[name] ?? [] {
        guard let value = place.call.argument("path") ?? place.call.argument("item") else {
          continue
        }
        stores.formUnion(flow.stores(in: value, Context(place.function)))
      }
    }
    let shared = stores.filter { $0.isShared(in: finder.project) }
    let names = Set(shared.map(\.name))
    return Set(shared.compactMap(\.owner)).sorted().flatMap { owner in
      finder.project.types[owner].functions.values.joined().filter { $0.keeps(in: names) }
    }.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }
}

extension ProjectFunction {
  /// Whether it assigns or appends a parameter to one of the properties.
  fileprivate func keeps(in names: Set<String>) -> Bool {
    guard name != "init", !parameters.isEmpty else { return false }
    func keeps(_ place: Expression?, _ value: Expression?) -> Bool {
      guard let name = place?.lastName, case .name(let value)? = value else { return false }
      return names.contains(name) && locals.parameters.contains(value)
    }
    return body.anywhere { expression in
      switch expression {
      case .assignment(let place, let value, _): keeps(place, value)
      case .call(let call): call.handsOver && keeps(call.receiver, call.arguments.first?.value)
      default: false
      }
    }
  }
}

extension Expression {
  /// Whether it is `nil` or another constant, so that nothing is brought.
  fileprivate var isNothing: Bool { if case .constant = self { true } else { false } }
}
