import SourceFacts

/// Finds all findings of a project: sites, tables of routes, and authors' remarks.
struct SiteReader {
  private let project: Project
  private let finder: TransitionFinder
  private let index: CallIndex
  private let routes: RouteFinder
  private let settings: MapSettings
  private(set) var findings: [Finding] = []
  /// The number of sites that an author excluded.
  private(set) var ignored = 0
  private var remarks: [SourcePlace: [Remark.Request]] = [:]

  init(_ project: Project, _ index: CallIndex, _ settings: MapSettings) {
    self.project = project
    self.index = index
    self.settings = settings
    finder = TransitionFinder(project, index)
    routes = RouteFinder(index.sites, finder)
    for (number, file) in project.files.enumerated() {
      for remark in file.remarks {
        let place = SourcePlace(file: number, line: remark.line)
        remarks[place, default: []].append(remark.request)
      }
    }
    let uses = usesBySite(RouteUses(routes, finder).uses)
    for (number, site) in index.sites.enumerated() { read(site, number, uses[number] ?? []) }
  }

  /// Returns the uses of routes by the table's site.
  private func usesBySite(_ uses: [RouteUses.Use]) -> [Int: [(
    RouteUses.Use, RouteFinder.Destination
  )]] {
    var bySite: [Int: [(RouteUses.Use, RouteFinder.Destination)]] = [:]
    for use in uses {
      for destination in routes.tables[use.enumeration]?[use.caseName] ?? [] {
        bySite[destination.site, default: []].append((use, destination))
      }
    }
    return bySite
  }

  private mutating func read(
    _ site: Site, _ number: Int, _ uses: [(RouteUses.Use, RouteFinder.Destination)]
  ) {
    if site.bringsParameter, settings.verbs.contains(where: { $0.isName(of: site.function) }) {
      // The function's own calls are sites.
      return
    }
    if fillsStack(site) { return }
    let requests = self.requests(at: site)
    if requests.contains(.ignore) {
      ignored += 1
      return
    }
    var found: [Finding] = []
    if let enumeration = routes.enums[number], !uses.isEmpty || isGlobal(site) {
      found = self.findings(ofTable: site, number, enumeration, uses)
    } else if site.target == nil {
      if isUnwind(site) { return }
      found = [byValue(site)]
    } else {
      found = finder.findings(of: site)
      // Whoever appends a value of the type to the path brings the screen.
      if site.valueType != nil {
        for number in found.indices { found[number].evidence.insert(.route) }
      }
    }
    if site.origin == .likely {
      // Only a function's name suggests it, so it counts only if a screen is found.
      found.removeAll { $0.targets.isEmpty || $0.isInline }
      for number in found.indices { found[number].evidence.insert(.name) }
    }
    for request in requests { apply(request, to: &found, of: site) }
    findings += found
  }

  private func isGlobal(_ site: Site) -> Bool { finder.screenOwner(of: site.function) == nil }

  /// Returns the findings of a table: whoever names a case brings its screen.
  private func findings(
    ofTable site: Site, _ number: Int, _ enumeration: Int,
    _ uses: [(RouteUses.Use, RouteFinder.Destination)]
  ) -> [Finding] {
    let place = SourcePlace(file: site.function.file, line: site.line)
    let owner = finder.screenOwner(of: site.function)
    var found: [Finding] = []
    for (use, destination) in uses {
      let user = finder.screenOwner(of: use.function)
      let (sources, evidence): ([Finding.Source], Evidence) =
        user.map { ([.screen($0.index)], []) } ?? finder.sources(of: use.function, site)
      let isOwn = user != nil && user === owner
      found.append(
        Finding(
          verb: site.verb, place: SourcePlace(file: use.function.file, line: use.line), site: place,
          sources: sources, targets: destination.screens,
          evidence: isOwn ? evidence : evidence.union(.route)))
    }
    // A case that nothing names is attributed to the table's own screen.
    let named = Set(uses.map(\.0.caseName))
    for (name, destinations) in (routes.tables[enumeration] ?? [:]).sorted(by: { $0.key < $1.key })
    where !named.contains(name) {
      for destination in destinations where destination.site == number {
        guard let owner else { continue }
        found.append(
          Finding(
            verb: site.verb, place: place, site: place, sources: [.screen(owner.index)],
            targets: destination.screens, evidence: .route))
      }
    }
    return found
  }

  /// Returns the finding of a link with a value, or of a storyboard segue.
  private func byValue(_ site: Site) -> Finding {
    let place = SourcePlace(file: site.function.file, line: site.line)
    let context = Context(site.function)
    var finding = Finding(
      verb: site.verb, place: place, site: place, sources: [], targets: [], evidence: .route)
    if site.verb == .segue { return bySegue(site) }
    if let value = site.value, site.verb == .link,
      let type = finder.evaluator.freshType(of: value, in: context)
    {
      let destination = routes.values[type.index]
      finding.targets = destination?.screens ?? []
      if let table = destination.map({ index.sites[$0.site].function }),
        let owner = table.owner, owner === site.function.owner
      {
        finding.evidence = []
      }
      if finding.targets.isEmpty, let table = routes.tables[type.index] {
        let name = finder.evaluator.caseName(value, in: context) ?? ""
        finding.targets = table[name]?.first?.screens ?? []
      }
    }
    if let owner = finder.screenOwner(of: site.function) {
      finding.sources = [.screen(owner.index)]
    } else {
      finding.sources = finder.sources(of: site.function, site).0
    }
    return finding
  }

  /// Whether a site only fills a navigation controller that the function creates. Whoever brings
  /// that brings its screen.
  private func fillsStack(_ site: Site) -> Bool {
    guard site.verb == .show, case .name(let name)? = site.receiver else { return false }
    return (site.function.locals.values[name] ?? []).contains { value in
      guard case .call(let call) = value, let path = finder.evaluator.path(call.callee) else {
        return false
      }
      if path == "UINavigationController" { return true }
      return project.type(named: path, in: site.function.owner, file: site.function.file)
        .map { project.role(of: $0) == .navigation } ?? false
    }
  }

  /// Whether code performs an unwind segue, which brings no screen.
  private func isUnwind(_ site: Site) -> Bool {
    guard site.verb == .segue, let value = site.value else { return false }
    finder.evaluator.begin()
    return finder.evaluator.literal(value, in: Context(site.function))
      .map { project.storyboards?.isUnwind($0) == true } ?? false
  }

  /// Returns the finding of a segue that code performs.
  private func bySegue(_ site: Site) -> Finding {
    let place = SourcePlace(file: site.function.file, line: site.line)
    var finding = Finding(
      verb: .segue, place: place, site: place, sources: [], targets: [], evidence: [])
    let context = Context(site.function)
    finder.evaluator.begin()
    if let owner = finder.source(of: site, in: context, []) {
      finding.sources = [owner]
    } else {
      (finding.sources, finding.evidence) = finder.sources(of: site.function, site)
    }
    finder.evaluator.begin()
    guard let value = site.value,
      let identifier = finder.evaluator.literal(value, in: context),
      let ways = project.storyboards?.ways(
        identifiedBy: identifier, from: finding.sources.first?.screen), let way = ways.first
    else { return finding }
    finding.targets = ways.map(\.destination)
    return Finding(
      verb: Storyboards.verb(way.kind), place: place, site: place, sources: finding.sources,
      targets: finding.targets, evidence: finding.evidence)
  }

  /// Returns the remarks at a site: on its line, on the line above, or at its function.
  private func requests(at site: Site) -> [Remark.Request] {
    let lines = [site.line, site.line - 1, site.function.line, site.function.line - 1]
    var requests: [Remark.Request] = []
    for line in lines {
      let place = SourcePlace(file: site.function.file, line: line)
      for request in remarks[place] ?? [] where !requests.contains(request) {
        requests.append(request)
      }
    }
    return requests
  }

  private func apply(_ request: Remark.Request, to found: inout [Finding], of site: Site) {
    switch request {
    case .presents(let names), .shows(let names):
      let targets = names.map { screen(named: $0, at: site) }
      if found.isEmpty { found = [byValue(site)] }
      found = [found[0]]
      found[0].targets = targets
      found[0].evidence = []
      found[0].isInline = false
    case .from(let names):
      for number in found.indices {
        found[number].sources = names.compactMap { name in
          guard case .type(let index) = screen(named: name, at: site) else { return nil }
          return .screen(index)
        }
        found[number].evidence.subtract([.owner, .caller])
      }
    case .ignore, .unknown: break
    }
  }

  private func screen(named name: String, at site: Site) -> Screen {
    project.type(named: name, in: site.function.owner, file: site.function.file)
      .map { .type($0.index) } ?? .external(name)
  }
}
