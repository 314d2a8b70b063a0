// What was followed from the calls in a line, and where it stopped.

extension AppMap {
  /// Returns what is known about the calls in a line, nil if no file with that path was read.
  ///
  /// - Parameter text: A path below the folder, and a line: `App.swift:31`.
  public func explanation(of text: String) -> String? {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]),
      let file = project.files.firstIndex(where: { $0.path == text[..<colon] })
    else { return nil }
    let place = SourcePlace(file: file, line: line)
    let here = findings.filter { $0.place == place || $0.site == place }
    // Several callers may bring the same.
    var known: Set<[String]> = []
    let explanations = here.map(explanation).filter { known.insert($0).inserted }
    let lines =
      [self.place(place)] + (here.isEmpty ? reasons(at: place) : explanations.flatMap(\.self))
    return lines.map { $0.withoutControls + "\n" }.joined()
  }

  private func explanation(_ finding: Finding) -> [String] {
    let certainty = finding.hasBothEnds ? words.certainty(finding.doubts) : words.notDrawn
    var lines = ["  \(ends(of: finding)): \(certainty)"]
    if finding.site != finding.place {
      lines.append("  " + words.carriedOut(place: place(finding.site)))
    }
    if sources(of: finding).isEmpty { lines.append("  " + words.noSource) }
    guard finding.targets.isEmpty, !finding.isInline else { return lines }
    for site in finder.index.sites where site.place == finding.site {
      lines += stop(of: site).map { "  " + $0 }
    }
    return lines
  }

  /// Returns where the search for a site's screen ended.
  private func stop(of site: Site) -> [String] {
    guard let target = site.target ?? site.value else { return [] }
    let end = finder.evaluator.fresh.value(of: target, in: Context(site.function))
    guard let spelling = end.expression.spelling else { return [] }
    let function = end.context.function
    if case .name(let name) = end.expression, function.locals.parameters.contains(name) {
      let callers = finder.callers(of: function).map { place($0.place) }
      return [
        words.stoppedAtParameter(name: name, function: FunctionName(function), callers: callers)
      ]
    }
    if case .call(let call) = end.expression {
      let called = finder.evaluator.fresh.functions(called: call, in: end.context)
      let places = called.map(declaration)
      return [
        places.isEmpty
          ? words.stoppedAtUnknown(spelling: spelling)
          : words.stoppedAtCall(spelling: spelling, places: places)
      ]
    }
    return [words.stopped(spelling: spelling)]
  }

  private func declaration(_ function: ProjectFunction) -> String {
    place(SourcePlace(file: function.file, line: function.line))
  }

  /// Returns why the calls in a line bring no screen.
  private func reasons(at place: SourcePlace) -> [String] {
    var lines: [String] = []
    var functions: [ProjectFunction] = []
    for function in project.functions where function.file == place.file {
      for call in function.body.calls where call.line == place.line {
        guard let name = call.name, !name.isCapitalized, !call.callee.isImplicitMember else {
          continue
        }
        let called = finder.evaluator.fresh.functions(called: call, in: Context(function))
        if called.isEmpty, call.receiver?.lastName?.isCapitalized == true { continue }
        functions += called
        let line =
          "  "
          + (called.isEmpty
            ? words.callsUnknown(name: name)
            : words.callsDeclared(name: name, places: called.map(declaration)))
        if !lines.contains(line) { lines.append(line) }
      }
    }
    let brought = self.brought(by: functions)
    guard !brought.isEmpty else { return ["  " + words.bringsNothing] + lines }
    return ["  " + words.bringsByFunction]
      + brought.flatMap { ["  " + self.place($0.place)] + explanation($0).map { "  " + $0 } }
  }

  /// Returns the findings of the sites in some functions.
  private func brought(by functions: [ProjectFunction]) -> [Finding] {
    let sites = finder.index.sites.filter { site in functions.contains { $0 === site.function } }
    let places = Set(sites.map(\.place))
    return findings.filter { places.contains($0.site) }
  }
}

extension Expression {
  /// A name for messages, nil if it has none.
  fileprivate var spelling: String? {
    switch self {
    case .call(let call): call.callee.spelling.map { $0 + "()" }
    case .member(nil, let name, _): "." + name
    // The reader numbers names that hide others.
    default:
      (dottedName ?? lastName)?.split(separator: ".")
        .map { String($0.prefix { $0 != "#" }) }.joined(separator: ".")
    }
  }
}
