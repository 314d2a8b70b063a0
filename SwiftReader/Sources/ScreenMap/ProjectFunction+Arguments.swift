extension ProjectFunction {
  /// Whether a call's labels match the parameters.
  func accepts(_ call: Call) -> Bool {
    guard let rest = match(call)?.rest else { return false }
    return rest.count { !$0.hasDefault } <= call.trailingClosures.count
  }

  /// The arguments of a call by the parameters' names.
  func arguments(of call: Call) -> [String: Expression] {
    places(of: call).mapValues { call.allArguments[$0].value }
  }

  /// Returns the indices of the arguments among all of a call's, by parameter name.
  func places(of call: Call) -> [String: Int] {
    guard let (pairs, remaining) = match(call) else { return [:] }
    var places = pairs
    var rest = remaining.filter { $0.type.contains("->") }
    for (place, closure) in call.trailingClosures.enumerated() {
      let index =
        closure.label.isEmpty
        ? rest.placeOfFirst(before: call.trailingClosures.dropFirst().first?.label)
        : rest.firstIndex { $0.label == closure.label }
      guard let index else { continue }
      places[rest[index].name] = call.arguments.count + place
      rest.remove(at: index)
    }
    return places
  }

  /// Returns the parameter that gets an argument of a call, by the argument's index.
  func parameter(at place: Int, of call: Call) -> FunctionDeclaration.Parameter? {
    let name = places(of: call).first { $0.value == place }?.key
    return parameters.first { $0.name == name }
  }

  private func match(_ call: Call) -> (
    pairs: [String: Int], rest: [FunctionDeclaration.Parameter]
  )? {
    var pairs: [String: Int] = [:]
    var index = 0
    for (place, argument) in call.arguments.enumerated() {
      while index < parameters.count, parameters[index].label != argument.label {
        if !parameters[index].hasDefault { return nil }
        index += 1
      }
      if index >= parameters.count { return nil }
      pairs[parameters[index].name] = place
      index += 1
    }
    return (pairs, Array(parameters[index...]))
  }
}

extension [FunctionDeclaration.Parameter] {
  /// Returns the index of the parameter that gets the first closure after a call: the first one,
  /// unless it may be left out and a later one may not.
  ///
  /// - Parameter label: The label of the next closure after the call, nil if there is only one.
  fileprivate func placeOfFirst(before label: String?) -> Int? {
    let end = label.flatMap { label in firstIndex { $0.label == label } } ?? endIndex
    let needed = self[..<end].firstIndex { !$0.hasDefault }
    return needed ?? indices.first
  }
}
