import SourceFacts

// Remarks above calls that aren't sites: the remark makes the transition.

extension SiteReader {
  /// Applies the remarks that no site has.
  mutating func applyOtherRemarks() {
    for (place, requests) in remarks.sorted(by: { $0.key < $1.key })
    where !applied.contains(place) {
      for request in requests { apply(request, at: place) }
    }
  }

  private mutating func apply(_ request: Remark.Request, at place: SourcePlace) {
    let here = findings.indices.filter {
      findings[$0].place.file == place.file
        && (place.line...place.line + 1).contains(findings[$0].place.line)
    }
    switch request {
    case .presents(let names): bring(names, by: .present, at: place, here)
    case .shows(let names): bring(names, by: .show, at: place, here)
    case .ignore:
      if here.isEmpty { idle.append(place) }
      ignored += Set(here.map { findings[$0].place }).count
      let places = Set(here.map { findings[$0].place })
      findings.removeAll { places.contains($0.place) }
    case .from(let names):
      if here.isEmpty { idle.append(place) }
      for number in here {
        guard let function = findings[number].function else { continue }
        findings[number].sources = sources(named: names, in: function)
        findings[number].evidence.subtract([.owner, .caller])
      }
    case .unknown: break
    }
  }

  private mutating func bring(
    _ names: [String], by verb: Site.Verb, at place: SourcePlace, _ here: [Int]
  ) {
    if let first = here.first, let function = findings[first].function {
      findings[first].targets = names.map { screen(named: $0, in: function) }
      findings[first].evidence = []
      findings[first].isInline = false
      for number in here.dropFirst().reversed() { findings.remove(at: number) }
      return
    }
    guard let (function, call) = call(behind: place) else {
      idle.append(place)
      return
    }
    let owner = finder.screenOwner(of: function)
    let site = Site(remarkedAt: call, verb, in: function)
    let sources = owner.map { [.screen($0.index)] } ?? finder.sources(of: site.chain, site).all
    let line = SourcePlace(file: place.file, line: call.line)
    findings.append(
      Finding(
        function: function, verb: verb, place: line, site: line, sources: sources,
        targets: names.map { screen(named: $0, in: function) }, evidence: []))
  }

  /// Returns the first call on the line of a remark or on the next line.
  private func call(behind place: SourcePlace) -> (ProjectFunction, Call)? {
    var best: (function: ProjectFunction, call: Call)?
    for function in project.functions
    where function.file == place.file && function.line <= place.line + 1 {
      walk(function.body) { expression in
        if case .call(let call) = expression,
          (place.line...place.line + 1).contains(call.line), best?.call.line ?? .max > call.line
        {
          best = (function, call)
        }
        return true
      }
    }
    return best
  }
}
