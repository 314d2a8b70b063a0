import SourceFacts

extension TransitionFinder {
  /// Returns the screen that carries out a site, by its receiver, its owner or its callers' owners;
  /// nil if unknown.
  func source(of site: Site, in context: Context, _ frames: [Frame]) -> Finding.Source? {
    if let receiver = site.receiver, !isOwn(receiver) {
      if case .name(let name) = receiver, context.bindings[name] == nil,
        context.function.locals.parameters.contains(name),
        evaluator.screens(ofType: context.function.locals.types[name]?.first ?? "", in: context)
          .isEmpty
      {
        evaluator.needsCallers = true
      }
      let type = evaluator.type(of: receiver, in: context)
      if let type, type.index >= 0, project.role(of: type) == .controller {
        return .screen(type.index)
      }
    }
    if let owner = screenOwner(of: site.function) {
      // A base class's function belongs to the caller, if that calls it on itself.
      guard let frame = frames.first, frame.call.receiver.map(isOwn) ?? true,
        let caller = screenOwner(of: frame.function)
      else { return .screen(owner.index) }
      return .screen(caller.index)
    }
    for frame in frames {
      if let owner = screenOwner(of: frame.function) { return .screen(owner.index) }
    }
    // A Swift extension of a class that isn't read.
    if let owner = site.function.owner, owner.index < 0, SystemNames.isOwnController(owner.name) {
      return .external(owner.name)
    }
    return nil
  }

  private func isOwn(_ receiver: Expression) -> Bool {
    switch receiver {
    case .name("self"), .name("super"): true
    case .name("navigationController"), .member(.name("self")?, "navigationController", _): true
    default: false
    }
  }

  func screenOwner(of function: ProjectFunction) -> ProjectType? {
    guard let owner = function.owner, owner.index >= 0, project.role(of: owner) != .other else {
      return nil
    }
    return owner
  }

  /// Returns the screens that lead to a function without an owning screen: its callers, the screens
  /// that store its object, or the object itself.
  func sources(of function: ProjectFunction, _ site: Site) -> ([Finding.Source], Evidence) {
    var found = screens(calling: function)
    if found.isEmpty, let owner = function.owner { found = screens(keeping: owner) }
    if found.count == 1, let owner = function.owner,
      project.supertypes(of: owner).external.contains("ViewModifier")
    {
      return (found.map { .screen($0) }, [])
    }
    if (1...Self.mostSources).contains(found.count) {
      return (found.sorted().map { .screen($0) }, .owner)
    }
    guard let owner = function.owner ?? site.function.owner, owner.index >= 0 else {
      return ([], [])
    }
    // The screen behind it isn't known; a scene's modifiers belong to the app.
    let isApp = project.supertypes(of: owner).external.contains("App")
    return ([.object(owner.index)], isApp ? [] : .owner)
  }

  /// Returns the screens that call a function, directly or through a few others.
  private func screens(calling function: ProjectFunction) -> Set<Int> {
    var found = Set<Int>()
    var seen = Set([ObjectIdentifier(function)])
    var level = [function]
    for _ in 0..<3 {
      var next: [ProjectFunction] = []
      for callee in level {
        for frame in callers(of: callee) {
          if let owner = screenOwner(of: frame.function) {
            found.insert(owner.index)
          } else if seen.insert(ObjectIdentifier(frame.function)).inserted {
            next.append(frame.function)
          }
        }
        if found.count > Self.mostSources { return found }
      }
      level = next
    }
    return found
  }

  /// Returns the screens that create or store an object, directly or through one other.
  private func screens(keeping type: ProjectType) -> Set<Int> {
    var found = Set<Int>()
    var level: Set<Int> = [type.index]
    var seen = level
    for _ in 0..<2 {
      var next: Set<Int> = []
      for inner in level {
        for outer in index.containers[inner] ?? [] where seen.insert(outer).inserted {
          if project.isScreen(project.types[outer]) {
            // A navigation controller only shows the screens that the object gives it.
            if project.role(of: project.types[outer]) != .navigation { found.insert(outer) }
          } else {
            next.insert(outer)
          }
        }
      }
      if !found.isEmpty { break }
      level = next
    }
    return found
  }
}
