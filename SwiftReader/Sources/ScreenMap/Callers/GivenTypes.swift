import SourceFacts

// The types of the objects that an object is created with. They say which implementation of a
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
      owner.index >= 0, !function.locals.declares(name),
      let types = types(givenTo: name, of: owner)
    else { return functions }
    let reached = functions.filter { function in
      function.owner.map { types.contains($0.index) } ?? false
    }
    return reached.isEmpty ? functions : reached
  }

  /// Returns the types of a property's values in all creations of its owner; nil if one isn't known.
  private func types(givenTo name: String, of owner: ProjectType, _ depth: Int = 0) -> Set<Int>? {
    guard depth < Self.mostGivers else { return nil }
    var types: Set<Int> = []
    for place in index.calls[owner.simpleName] ?? []
    where index.rows.type(madeBy: place.call, in: place.function) === owner {
      guard let argument = owner.place(of: name, in: place.call) else { return nil }
      let value = place.call.allArguments[argument].value
      if let type = evaluator.freshType(of: value, in: Context(place.function)),
        type.kind != .protocol
      {
        types.insert(type.index)
      } else if let type = madeByMember(value, of: owner.variables[name]) {
        types.insert(type.index)
      } else if let passed = value.ownName, let giver = place.function.owner, giver.index >= 0,
        !place.function.locals.declares(passed),
        let given = self.types(givenTo: passed, of: giver, depth + 1)
      {
        types.formUnion(given)
      } else {
        return nil
      }
    }
    return types.isEmpty ? nil : types
  }

  /// Returns the type that a protocol's static function makes: `.sheet()`, whose result is `Self`
  /// where that is the type.
  private func madeByMember(_ value: Expression, of variable: ProjectFunction?) -> ProjectType? {
    guard value.isImplicitMember, case .call(let call) = value, let name = call.name, let variable,
      let type = project.type(named: variable.result, in: variable.owner, file: variable.file),
      let made = type.functions[name]?.first(where: { $0.accepts(call) }),
      let same = made.generics.first(where: { $0.name == "Self" })
    else { return nil }
    return project.type(named: same.constraint, in: type, file: made.file)
  }
}
