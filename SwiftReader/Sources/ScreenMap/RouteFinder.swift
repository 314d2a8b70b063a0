import SourceFacts

/// Finds enums whose cases represent screens: a table creates the screens, and other code names the
/// cases.
struct RouteFinder {
  /// The screens that a table creates for a case.
  struct Destination {
    let verb: Site.Verb
    let screens: [Screen]
    /// The table's site.
    let site: Int
  }

  private let finder: TransitionFinder
  private var project: Project { finder.project }
  /// The destinations, by the enum's index and the case's name.
  private(set) var tables: [Int: [String: [Destination]]] = [:]
  /// The destination of each type whose values represent one screen, by the type's index.
  private(set) var values: [Int: Destination] = [:]
  /// The enum of each table, by the table's site.
  private(set) var enums: [Int: Int] = [:]

  init(_ sites: [Site], _ finder: TransitionFinder) {
    self.finder = finder
    for (number, site) in sites.enumerated() {
      switch site.verb {
      case .sheet, .cover, .popover, .destination: read(site, number)
      default: break
      }
    }
  }

  private mutating func read(_ site: Site, _ number: Int) {
    guard let target = site.target else { return }
    let context = Context(site.function)
    finder.evaluator.begin()
    let named = site.valueType.flatMap { name in
      project.type(named: name, in: site.function.owner, file: site.function.file)
    }
    let item = site.value.flatMap { finder.evaluator.type(of: $0, in: context) }
    var hasTable = false
    for (selection, place) in selections(in: target, context) {
      guard let type = type(of: selection, [named, item], in: place) else { continue }
      for branch in selection.cases {
        finder.evaluator.begin()
        let screens = finder.evaluator.screens(ofBody: branch.body, in: place, 0)
        guard !screens.isEmpty else { continue }
        hasTable = true
        let destination = Destination(verb: site.verb, screens: screens, site: number)
        for name in branch.names {
          tables[type.index, default: [:]][name, default: []].append(destination)
        }
      }
      if hasTable { enums[number] = type.index }
    }
    guard !hasTable, let named, site.verb == .destination else { return }
    finder.evaluator.begin()
    let screens = finder.evaluator.screens(target, in: context)
    guard !screens.isEmpty else { return }
    values[named.index] = Destination(verb: site.verb, screens: screens, site: number)
  }

  /// Returns the `switch`es of a table: in its closure, in a function that it calls, or in the body
  /// of a view that it creates.
  private func selections(in target: Expression, _ context: Context) -> [(Selection, Context)] {
    var found: [(Selection, Context)] = []
    func add(_ body: [Expression], _ context: Context) {
      walk(body) { expression in
        if case .selection(let selection) = expression { found.append((selection, context)) }
        return true
      }
    }
    add([target], context)
    guard found.isEmpty else { return found }
    var bodies: [ProjectFunction] = []
    var views: [ProjectFunction] = []
    walk([target]) { expression in
      guard case .call(let call) = expression, bodies.count < 4 else { return true }
      finder.evaluator.begin()
      bodies += finder.evaluator.functions(called: call, in: context).prefix(2)
      if let path = call.callee.dottedName, path.isCapitalized,
        let type = project.type(
          named: path, in: context.function.owner, file: context.function.file),
        project.role(of: type) == .view, let body = type.variables["body"]
      {
        views.append(body)
      }
      return true
    }
    for body in bodies { add(body.body, Context(body)) }
    for body in views {
      let (context, others) = (Context(body), found.count)
      add(body.body, context)
      // Only a value given to the view is a route; a value that the view chooses selects one of its
      // parts.
      found = found[..<others] + found[others...].filter { isRoute($0.0.subject, of: body.owner) }
    }
    return found
  }

  /// Whether the subject of a `switch` is a property with an enum type.
  private func isRoute(_ subject: Expression, of view: ProjectType?) -> Bool {
    switch subject {
    case .name(let name), .member(.name("self")?, let name, _):
      guard let variable = view?.variables[name], variable.variable?.value == nil else {
        return false
      }
      return isRoute(variable)
    default: return false
    }
  }

  private func isRoute(_ variable: ProjectFunction) -> Bool {
    project.type(named: variable.result, in: variable.owner, file: variable.file)?.kind == .enum
  }

  /// Returns the enum of a `switch`: the subject's, the item's, or the only one with all its cases.
  private func type(of selection: Selection, _ known: [ProjectType?], in context: Context)
    -> ProjectType?
  {
    let names = Set(selection.cases.flatMap(\.names))
    guard !names.isEmpty else { return nil }
    finder.evaluator.begin()
    let subject = finder.evaluator.type(of: selection.subject, in: context)
    for type in known + [subject] {
      if let type, type.kind == .enum, names.isSubset(of: type.cases) { return type }
    }
    let candidates = project.types.filter { $0.kind == .enum && names.isSubset(of: $0.cases) }
    return names.count > 1 && candidates.count == 1 ? candidates[0] : nil
  }
}
