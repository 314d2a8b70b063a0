extension Expression {
  /// Whether it may be a value of a type of the project, nil for another type.
  func mayBe(of type: ProjectType?) -> Bool {
    switch self {
    case .call(let call): call.callee.mayBe(of: type)
    case .member(nil, let name, _):
      name == "init" || type.map { $0.declares(name) } ?? true
    case .member(let base?, let name, _):
      base.lastName?.isCapitalized != true || type.map { $0.declares(name) } ?? true
    case .text, .constant: type == nil
    case .branches(let branches): branches.contains { $0.body.last?.mayBe(of: type) == true }
    default: true
    }
  }
}

extension Project {
  func enums(with cases: Set<String>) -> [ProjectType] {
    declared.filter { $0.kind == .enum && cases.isSubset(of: $0.cases.keys) }
  }

  /// Whether a call calls an initializer that an extension adds to `NavigationLink`.
  func isOwnLink(_ call: Call) -> Bool {
    guard call.name == "NavigationLink", let link = foreign["NavigationLink"] else { return false }
    return link.functions["init"]?.contains { initializer in
      guard initializer.accepts(call) else { return false }
      let places = initializer.places(of: call)
      return initializer.parameters.allSatisfy { parameter in
        guard let place = places[parameter.name] else { return true }
        let type = type(named: parameter.type, in: link, file: initializer.file)
        return call.allArguments[place].value.mayBe(of: type)
      }
    } ?? false
  }
}

extension ProjectType {
  /// Whether it has a case, a function or a property with a name.
  fileprivate func declares(_ name: String) -> Bool {
    cases[name] != nil || functions[name] != nil || variables[name] != nil
  }
}
