// The types of the objects that an object gets, when it is created or later. They say which implementation of a
// protocol a call reaches: `Errand(way: Sheet())`.

extension TransitionFinder {
  /// An object seldom passes what it is given on more often.
  private static let mostGivers = 4

  /// Returns the functions that a call of something an object was given reaches; all, if not every
  /// creation says the type.
  func reached(_ functions: [ProjectFunction], by call: Call, in function: ProjectFunction)
    -> [ProjectFunction]
  {
    guard functions.count > 1, let name = call.receiver?.ownName, let owner = function.owner,
      !owner.isForeign, !function.locals.declares(name),
      let types = types(givenTo: name, of: owner)
    else { return functions }
    let owners = Set(functions.compactMap(\.owner?.index))
    let reached = functions.filter { function in
      guard let owner = function.owner else { return false }
      // A protocol's own implementation is reached by a type without another.
      return types.contains(owner.index) || owner.kind == .protocol && !types.isSubset(of: owners)
    }
    return reached.nonEmpty ?? functions
  }

  /// For each type's index, the generic screens to which its objects are given where only the creator
  /// says the type: `struct Settings<Model: SettingsModel>`.
  func findGenericKeepers() -> [Int: Set<Int>] {
    var keepers: [Int: Set<Int>] = [:]
    for screen in project.declared where !screen.generics.isEmpty && project.isScreen(screen) {
      for variable in screen.variables.values
      where screen.generics.contains(TypeName.base(variable.result)) {
        for type in types(givenTo: variable.name, of: screen) ?? [] {
          keepers[type, default: []].insert(screen.index)
        }
      }
    }
    return keepers
  }

  /// Returns the types of a property's values in all creations of its owner; nil if one isn't known.
  func types(givenTo name: String, of owner: ProjectType, _ depth: Int = 0) -> Set<Int>? {
    guard depth < Self.mostGivers else { return nil }
    var types: Set<Int> = []
    let creations = index.creations(of: owner)
    guard creations.contains(where: { owner.place(of: name, in: $0.call) != nil }) else {
      return self.types(assignedTo: name, of: owner)
    }
    for place in creations {
      guard let argument = owner.place(of: name, in: place.call) else { return nil }
      let value = place.call.allArguments[argument].value
      if let type = madeByMember(value, of: owner.variables[name]) {
        types.insert(type.index)
      } else if let given = self.types(of: value, in: place.function, depth) {
        types.formUnion(given)
      } else {
        return nil
      }
    }
    return types.isEmpty ? nil : types
  }

  /// Returns the types that a value may have, by what the function's object or its callers are given;
  /// nil if one isn't known.
  private func types(of value: Expression, in function: ProjectFunction, _ depth: Int)
    -> Set<Int>?
  {
    if let type = evaluator.fresh.type(of: value, in: Context(function)), type.kind != .protocol {
      return [type.index]
    }
    guard depth < Self.mostGivers, let name = value.ownName else { return nil }
    if !function.locals.declares(name) {
      guard let owner = function.owner, !owner.isForeign else { return nil }
      return types(givenTo: name, of: owner, depth + 1)
    }
    guard function.locals.parameters.contains(name) else { return nil }
    var types: Set<Int> = []
    for caller in callers(of: function) {
      guard let argument = function.arguments(of: caller.call)[name],
        let given = self.types(of: argument, in: caller.function, depth + 1)
      else { return nil }
      types.formUnion(given)
    }
    return types.isEmpty ? nil : types
  }

  /// Returns the types of the values that are assigned to a property of a type's objects:
  /// `name.delegate = self`. Nil if one isn't known.
  private func types(assignedTo name: String, of owner: ProjectType) -> Set<Int>? {
    var types: Set<Int> = []
    for (_, value) in objects(assignedTo: name, of: owner) {
      guard let value, value.kind != .protocol else { return nil }
      types.insert(value.index)
    }
    return types.isEmpty ? nil : types
  }

  /// Returns the heirs of a screen to whose property objects of a type are assigned; none if such
  /// an object is also assigned to the screen itself.
  func heirs(of screen: ProjectType, keeping type: ProjectType, in property: String) -> Set<Int> {
    guard !project.subtypes(of: screen).isEmpty else { return [] }
    let holders = objects(assignedTo: property, of: screen).filter { $0.value === type }
      .map(\.base.index)
    return holders.contains(screen.index) ? [] : Set(holders)
  }

  /// The type of an object, and that of a value that is assigned to its property.
  private typealias Assigned = (base: ProjectType, value: ProjectType?)

  private func objects(assignedTo name: String, of owner: ProjectType) -> [Assigned] {
    let heirs = project.subtypes(of: owner)
    let assignments = passing.assignments[name] ?? []
    let bases = assignedBases(of: name)
    return zip(assignments, bases).compactMap { assignment, object in
      guard let object, object === owner || heirs.contains(where: { $0 === object }) else {
        return nil
      }
      if case .constant = assignment.value { return nil }
      return (object, evaluator.fresh.type(of: assignment.value, in: Context(assignment.function)))
    }
  }

  /// Returns the types of the objects to whose property values are assigned, nil for unknown ones.
  private func assignedBases(of name: String) -> [ProjectType?] {
    if let known = knownBases[name] { return known }
    let bases = (passing.assignments[name] ?? []).map {
      evaluator.fresh.type(of: $0.base, in: Context($0.function))
    }
    knownBases[name] = bases
    return bases
  }

  /// Returns the type that a protocol's static function makes: `.sheet()`, whose result is `Self`
  /// where that is the type.
  private func madeByMember(_ value: Expression, of variable: ProjectFunction?) -> ProjectType? {
    guard value.isImplicitMember, case .call(let call) = value, let name = call.name, let variable,
      let type = project.type(named: variable.result, in: variable),
      let made = type.functions[name]?.first(where: { $0.accepts(call) }),
      let same = made.generics.first(where: { $0.name == "Self" })
    else { return nil }
    return project.type(named: same.constraint, in: type, file: made.file)
  }
}
