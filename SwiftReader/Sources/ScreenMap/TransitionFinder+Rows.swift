import SourceFacts

/// Rows of the app's own: views that bring what they are made with, `Row(to: About())`. Their callers
/// bring it, and decide which screen it is.
extension TransitionFinder {
  /// The findings of a site that brings a stored property of its view, one for each place that makes
  /// such a view; none where the target is something else.
  func findings(ofRow site: Site, _ target: Expression) -> [Finding] {
    guard let row = site.function.owner, row.index >= 0, project.role(of: row) == .view else {
      return []
    }
    let names = Self.names(in: target).filter { name in
      row.variables[name].map { $0.variable?.getter == nil && $0.variable?.value == nil } ?? false
    }
    guard !names.isEmpty else { return [] }
    var found: [Finding] = []
    for frame in constructions(of: row) where found.count < Self.mostRows {
      let bindings = row.stored(by: frame.call)
        .filter { names.contains($0.key) }
        .mapValues { (value: $0, context: Context(frame.function)) }
      guard !bindings.isEmpty else { continue }
      evaluator.begin(in: frame.function)
      let screens = self.targets(of: target, site, in: Context(site.function, bindings: bindings))
      let brought = evaluator.evidence
      let place = SourcePlace(file: frame.function.file, line: frame.call.line)
      let (sources, evidence) =
        screenOwner(of: frame.function).map { ([.screen($0.index)], []) }
        ?? sources(of: frame.function, site)
      found.append(
        Finding(
          verb: site.verb, place: place,
          site: SourcePlace(file: site.function.file, line: site.line), sources: sources,
          targets: screens, evidence: brought.union(evidence)))
    }
    return found.contains { !$0.targets.isEmpty } ? found : []
  }

  private static let mostRows = 200

  /// The names that stand alone in an expression, or behind `self`.
  private static func names(in target: Expression) -> Set<String> {
    var names: Set<String> = []
    walk([target]) { expression in
      switch expression {
      case .name(let name), .member(.name("self")?, let name, _): names.insert(name)
      default: break
      }
      return true
    }
    return names
  }

  /// The calls that make a type.
  private func constructions(of type: ProjectType) -> [Frame] {
    (index.calls[type.simpleName] ?? []).compactMap { place in
      guard let path = place.call.callee.dottedName,
        project.type(named: path, in: place.function.owner, file: place.function.file) === type
      else { return nil }
      return Frame(function: place.function, call: place.call)
    }
  }
}

extension ProjectType {
  /// What a call that makes the type stores in its properties, by their names: through an initializer
  /// of its own, or through that of all members.
  fileprivate func stored(by call: Call) -> [String: Expression] {
    guard let initializers = functions["init"], !initializers.isEmpty else {
      return storedByMembers(call)
    }
    var stored: [String: Expression] = [:]
    for initializer in initializers where initializer.accepts(call) {
      let arguments = initializer.arguments(of: call)
      walk(initializer.body) { expression in
        guard case .assignment(let place, let value, _) = expression else { return true }
        let property: String? =
          switch place {
          case .name(let name), .member(.name("self")?, let name, _): name
          default: nil
          }
        // `self.content = content()`: what the closure makes.
        let parameter: String? =
          switch value {
          case .name(let name): name
          case .call(let call): call.callee.dottedName
          default: nil
          }
        if let property, let parameter, let argument = arguments[parameter] {
          stored[property] = argument
        }
        return true
      }
      if !stored.isEmpty { break }
    }
    return stored
  }

  private func storedByMembers(_ call: Call) -> [String: Expression] {
    var stored: [String: Expression] = [:]
    for argument in call.allArguments where variables[argument.label] != nil {
      stored[argument.label] = argument.value
    }
    // The first trailing closure has no label: it is the first member that is a function.
    guard let closure = call.trailingClosures.first, closure.label.isEmpty else { return stored }
    let member = variables.values
      .filter { $0.variable?.getter == nil && stored[$0.name] == nil && $0.result.contains("->") }
      .min { ($0.line, $0.name) < ($1.line, $1.name) }
    if let member { stored[member.name] = closure.value }
    return stored
  }
}
