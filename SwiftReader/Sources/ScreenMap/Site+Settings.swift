import SourceFacts

// Calls that bring a screen by the author's settings.

extension Site {
  /// Creates the site of a call of a function in the settings, or of one with a route in them.
  init?(_ call: Call, in function: ProjectFunction, by settings: MapSettings) {
    let named = settings.verb(of: call)
    if let (place, screen) = settings.route(in: call),
      let verb = named ?? call.name.flatMap(Verb.init(ofOwn:))
    {
      let made = Call(callee: .name(screen), arguments: [], line: call.line)
      self.init(call, bringing: .call(made), at: place, by: verb, in: function)
    } else if let verb = named, let first = call.allArguments.first?.value,
      !first.isImplicitMember
    {
      self.init(call, bringing: first, at: 0, by: verb, in: function)
    } else {
      // What the function makes of an enum's case is found there.
      return nil
    }
  }

  private init(
    _ call: Call, bringing target: Expression, at place: Int, by verb: Verb,
    in function: ProjectFunction
  ) {
    self.function = function
    self.call = call
    self.verb = verb
    self.target = target
    origin = .named
    targetPlace = place
    (value, flag, valueType, receiver, row) = (nil, nil, nil, nil, nil)
  }
}

extension MapSettings {
  /// Returns the argument of a call that is one of the routes, and the route's screen.
  fileprivate func route(in call: Call) -> (place: Int, screen: String)? {
    guard !routes.isEmpty else { return nil }
    for (place, argument) in call.allArguments.enumerated() {
      if let name = argument.value.caseName, let screen = routes[name] { return (place, screen) }
    }
    return nil
  }

  /// Returns the routes that no call hands over.
  func unusedRoutes(_ calls: [String: [CallIndex.Place]]) -> [String] {
    guard !routes.isEmpty else { return [] }
    var used: Set<String> = []
    for place in calls.values.joined() {
      used.formUnion(place.call.allArguments.compactMap(\.value.caseName))
    }
    return routes.keys.filter { !used.contains($0) }.sorted()
  }
}

extension Expression {
  /// The name of an enum's case: `.account`, `Route.account`, `.account(id)`.
  fileprivate var caseName: String? {
    switch self {
    case .member(nil, let name, _): name
    case .member(let base?, let name, _): base.lastName?.isCapitalized == true ? name : nil
    case .call(let call): call.callee.caseName
    default: nil
    }
  }
}
