// Calls that bring a screen by the author's settings.

extension Site {
  /// Creates the site of a call of a function in the settings, or of one with a route in them.
  init?(_ call: Call, in function: ProjectFunction, by settings: MapSettings) {
    let named = settings.verb(of: call)
    if let (place, screen) = settings.route(in: call, of: function),
      let verb = named ?? call.name.flatMap(Verb.init(handingOver:))
    {
      self.init(call, verb, .named, in: function, at: place, bringing: screen)
    } else if let verb = named, let place = call.placeOfScreen {
      var first = call.allArguments[place].value
      // What the function makes of an enum's case is found there.
      guard !first.isImplicitMember else { return nil }
      // `Home.self` stands for `Home()`.
      if case .member(let type?, "self", let line) = first {
        first = .call(Call(callee: type, arguments: [], line: line))
      }
      self.init(call, verb, .named, in: function, at: place, bringing: first)
    } else {
      return nil
    }
  }

  /// Creates the site of an assignment of a route in the settings: `router.sheet = .account`.
  init?(
    assigning value: Expression, to property: Expression, line: Int, in function: ProjectFunction,
    by settings: MapSettings
  ) {
    guard let screen = settings.screen(of: value, in: function), let name = property.lastName,
      let verb = Verb(assigning: name)
    else { return nil }
    let argument = Call.Argument(label: "", value: value)
    let call = Call(callee: property, arguments: [argument], line: line)
    self.init(call, verb, .named, in: function, bringing: screen)
  }
}

extension Site.Verb {
  /// Creates the verb of a function that is given a route in the settings, by the function's name.
  init?(handingOver name: String) {
    if let verb = Self(ofOwn: name) {
      self = verb
      return
    }
    let verbs = [
      "go", "route", "move", "append", "launch", "display", "trigger", "perform", "transition",
      "switch", "start", "jump", "visit", "follow", "select", "set", "replace", "request",
    ]
    guard name.begins(withOneOf: verbs) else { return nil }
    self = .show
  }

  /// Creates the verb of an assignment to a property that shows the route it is given.
  init?(assigning name: String) {
    let name = name.lowercased()
    func names(_ words: [String]) -> Bool { words.contains { name.contains($0) } }
    if names(["sheet", "modal", "cover", "popup", "popover", "present"]) {
      self = .present
    } else if names(["route", "destination", "screen", "page", "path", "flow"]) {
      self = .show
    } else {
      return nil
    }
  }
}

extension Call {
  /// The index of the argument that is the screen: the first whose label doesn't say where it is
  /// shown.
  fileprivate var placeOfScreen: Int? {
    let all = allArguments
    guard !all.isEmpty else { return nil }
    return all.firstIndex { !Site.sourceLabels.contains($0.label) } ?? 0
  }
}

extension MapSettings {
  /// Returns the argument of a call that is one of the routes, and what creates its screen.
  fileprivate func route(in call: Call, of function: ProjectFunction)
    -> (place: Int, screen: Expression)?
  {
    guard !routes.isEmpty else { return nil }
    for (place, argument) in call.allArguments.enumerated() {
      if let screen = screen(of: argument.value, in: function) { return (place, screen) }
    }
    return nil
  }

  /// Returns what creates the screen of a route, of several that are chosen from, or of a local name
  /// for one.
  fileprivate func screen(of value: Expression, in function: ProjectFunction) -> Expression? {
    guard !routes.isEmpty else { return nil }
    if let made = value.caseNames.lazy.compactMap({ routes[$0] }).first {
      return .call(Call(callee: .name(made), arguments: [], line: 0))
    }
    switch value {
    case .branches(let branches):
      let made = branches.map { branch in
        branch.body.last.flatMap { screen(of: $0, in: function) }
      }
      guard !made.contains(where: { $0 == nil }) else { return nil }
      return .branches(
        zip(branches, made).map { Branch(conditions: $0.conditions, body: $1.map { [$0] } ?? []) })
    case .name(let name):
      guard let values = function.locals.values[name], values.count == 1,
        !values[0].caseNames.isEmpty
      else { return nil }
      return screen(of: values[0], in: function)
    default: return nil
    }
  }

  /// Returns the names of the cases that a value may be.
  private func cases(in value: Expression, of function: ProjectFunction) -> [String] {
    switch value {
    case .branches(let branches):
      branches.flatMap { $0.body.last.map { cases(in: $0, of: function) } ?? [] }
    case .name(let name): function.locals.values[name]?.flatMap(\.caseNames) ?? []
    default: value.caseNames
    }
  }

  /// Returns the routes that no site brings, sorted, each with a call that hands it over to a
  /// function that isn't known to bring a screen.
  func unusedRoutes(_ index: CallIndex) -> [(name: String, call: CallIndex.Place?)] {
    guard !routes.isEmpty else { return [] }
    func cases(in call: Call, of function: ProjectFunction) -> [String] {
      call.allArguments.flatMap { self.cases(in: $0.value, of: function) }
    }
    let used = Set(
      index.sites.filter { $0.origin == .named }.flatMap { cases(in: $0.call, of: $0.function) })
    var idle: [String: CallIndex.Place] = [:]
    for place in index.calls.values.joined() {
      for name in cases(in: place.call, of: place.function)
      where routes[name] != nil && !used.contains(name) {
        let (old, new) = (idle[name], place)
        let isFirst =
          old.map { (new.function.file, new.call.line) < ($0.function.file, $0.call.line) } ?? true
        if isFirst { idle[name] = place }
      }
    }
    return routes.keys.filter { !used.contains($0) }.sorted().map { ($0, idle[$0]) }
  }
}

extension Expression {
  /// The names of an enum's case, and of the cases in it: `account` for `.account`,
  /// `Route.account` and `.account(id)`; `account` and `edit` for `.account(.edit)`.
  fileprivate var caseNames: [String] {
    switch self {
    case .member(nil, let name, _): return [name]
    case .member(let base?, let name, _):
      return base.lastName?.isCapitalized == true && !name.isCapitalized && name != "self"
        ? [name] : []
    case .call(let call):
      let own = call.callee.caseNames
      return own.isEmpty ? [] : own + call.arguments.flatMap(\.value.caseNames)
    default: return []
    }
  }
}
