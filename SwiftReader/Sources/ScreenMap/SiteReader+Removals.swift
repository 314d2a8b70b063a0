// Findings that others say better.

extension SiteReader {
  /// Removes what only a function's name suggests, where more is known to bring the same, in whatever
  /// way: a function `show` may present.
  mutating func removeRepeated() {
    let known = Dictionary(
      grouping: findings.filter { !$0.evidence.contains(.name) }, by: \.place)
    findings.removeAll { finding in
      finding.evidence.contains(.name)
        && (known[finding.place] ?? []).contains { other in
          ((other.verb == .root) == (finding.verb == .root) || other.verb.fillsFirst)
            && other.sources == finding.sources && other.targets == finding.targets
        }
    }
  }

  /// Removes what only fills a stack that the same screen presents: whoever presents it brings its
  /// screen.
  mutating func removeFilledStacks() {
    let presented = findings.filter { $0.verb == .present }
    findings.removeAll { finding in
      guard finding.fillsOwnStack else { return false }
      return presented.contains { other in
        other.targets == finding.targets && other.sources.contains(where: finding.sources.contains)
      }
    }
  }

  /// Removes views that only show the stack of an object: whoever fills the stack decides about the
  /// screen. If it isn't known, the call stays open.
  mutating func removeShells() {
    for number in findings.indices {
      findings[number].targets.removeAll { project.type(of: $0)?.isStackOfObject == true }
    }
    let full = Set(findings.filter { !$0.targets.isEmpty }.map(\.place))
    findings.removeAll { $0.targets.isEmpty && !$0.isInline && full.contains($0.place) }
  }

  /// Removes what fills stacks that others bring, wherever it is done: whoever brings the stack
  /// brings its screen. A function that fills several stacks acts for the other screens.
  mutating func removeFillers() {
    var bringers: [SourcePlace: [Finding]] = [:]
    for finding in findings where finding.hasBothEnds {
      for place in finding.fillers.keys { bringers[place, default: []].append(finding) }
    }
    var emptied: Set<Int> = []
    for number in findings.indices where findings[number].verb == .show {
      let finding = findings[number]
      let presenting = (bringers[finding.place] ?? []).filter {
        $0.verb == .present && $0.targets == finding.targets
      }
      guard let filling = presenting.first?.fillers[finding.place] else { continue }
      findings[number].sources = sources(of: finding, in: filling, besides: presenting)
      if findings[number].sources.isEmpty { emptied.insert(number) }
    }
    for number in emptied.sorted().reversed() { findings.remove(at: number) }
    findings.removeAll { finding in
      guard finding.verb.fillsFirst || finding.verb == .destination,
        let all = bringers[finding.place]?.filter({ $0.targets == finding.targets }),
        let filling = all.first?.fillers[finding.place]
      else { return false }
      let functions = Set(all.compactMap(\.function).map(ObjectIdentifier.init))
      return functions.contains(ObjectIdentifier(filling))
        || finder.callers(of: filling).allSatisfy {
          functions.contains(ObjectIdentifier($0.function))
        }
    }
  }

  /// Returns the sources of what a function puts into a stack, by its calls besides those that fill
  /// what is presented.
  private func sources(
    of finding: Finding, in filling: ProjectFunction, besides presenting: [Finding]
  ) -> [Finding.Source] {
    guard let site = index.sites.first(where: { $0.place == finding.place }) else {
      return finding.sources
    }
    let places = Set(presenting.flatMap(\.fillers.keys))
    let others = finder.callers(of: filling).filter { !places.contains($0.place) }
    var chain = site.chain
    return others.reduce(into: []) { sources, caller in
      chain.frames = caller.chain
      sources += finder.sources(of: chain, site).all.filter { !sources.contains($0) }
    }
  }

  /// Removes what a function does with the screen it is given, if each of its calls is known to
  /// bring one.
  mutating func removeFollowed() {
    let known = Set(findings.filter { !$0.targets.isEmpty }.map(\.place))
    findings.removeAll { finding in
      guard finding.targets.isEmpty, !finding.isInline, finding.place == finding.site,
        let function = finding.function, !function.parameters.isEmpty
      else { return false }
      let callers = finder.callers(of: function)
      return !callers.isEmpty && callers.allSatisfy { known.contains($0.place) }
    }
  }
}
