/// Finds all findings of a project: sites, tables of routes, and authors' remarks.
struct SiteReader {
  let project: Project
  let finder: TransitionFinder
  let index: CallIndex
  private let routes: Routes
  private let settings: MapSettings
  var findings: [Finding] = []
  /// The number of sites that an author excluded.
  var ignored = 0
  /// The remarks, by the line of code that they are about.
  private(set) var remarks: [SourcePlace: [Remark]] = [:]
  /// The lines of code with remarks at sites.
  private(set) var applied: Set<SourcePlace> = []
  /// The remarks without effect.
  var idle: [IdleRemark] = []

  init(_ project: Project, _ index: CallIndex, _ settings: MapSettings) {
    self.project = project
    self.index = index
    self.settings = settings
    finder = TransitionFinder(project, index)
    routes = Routes(index.sites, finder)
    for (number, file) in project.files.enumerated() {
      for remark in file.remarks {
        let place = SourcePlace(file: number, line: remark.code.lowerBound)
        remarks[place, default: []].append(remark)
      }
    }
    for (number, site) in index.sites.enumerated() { read(site, number) }
    for type in project.declared where project.role(of: type) == .controller {
      readChildren(of: type)
    }
    removeRepeated()
    removeFilledStacks()
    removeShells()
    removeFollowed()
    removeFillers()
    applyOtherRemarks()
  }

  /// Reads the children that a controller adds to itself later, instead of others.
  private mutating func readChildren(of owner: ProjectType) {
    let all = index.choosers.children(of: owner, finder.evaluator)
    let first = Set(all.filter(\.isFirst).flatMap(\.screens))
    for child in all
    where !first.isEmpty && !child.isFirst && !child.screens.allSatisfy(first.contains) {
      // A view that a controller hosts is a part of it.
      let isPart = child.screens.contains { project.role(of: $0) == .view }
      if isPart, index.choosers.all[owner.index] == nil { continue }
      let (function, call) = (child.place.function, child.place.call)
      let occasion = finder.occasions.occasion(
        of: OccasionFinder.Chain(function: function, call: call))
      findings.append(
        Finding(
          function: function, verb: .custom, place: child.place.place, site: child.place.place,
          sources: occasion.screens.sorted().map { .screen($0) }, targets: child.screens,
          evidence: occasion.certain == occasion.screens ? [] : .keepers))
    }
  }

  /// Whether a link in a list only selects what a split view's other column shows.
  private func selects(_ site: Site) -> Bool {
    guard site.verb == .link, index.calls["NavigationSplitView"] != nil else { return false }
    return site.function.closures.around(site.call).contains { keeper in
      guard case .argument(let list, _) = keeper else { return false }
      return list.name == "List" && list.argument("selection") != nil
    }
  }

  private mutating func read(_ site: Site, _ number: Int) {
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
    if site.choice != nil {
      found = routes.findings[number] ?? []
    } else if let ofRoutes = routes.findings[number] {
      found = ofRoutes
    } else if site.target == nil {
      if isUnwind(site) || routes.follows(site) || selects(site) || isDrawn(site) { return }
      found = [byValue(site)]
    } else {
      found = finder.findings(of: site)
      // Whoever appends a value of the type to the path brings the screen.
      if site.valueType != nil || site.call.isReducersStack || site.isShownUnasked {
        for number in found.indices { found[number].evidence.insert(.unseen) }
      }
    }
    if site.verb == .root { found.removeAll { $0.targets.isEmpty } }
    if site.origin == .likely {
      // Only a function's name suggests it, so it counts only if a screen is found.
      found.removeAll { $0.targets.isEmpty || $0.isInline }
      for number in found.indices { found[number].evidence.insert(.name) }
    }
    if site.verb == .show, let receiver = site.receiver {
      let fills = finder.evaluator.fresh.isOwnStack(receiver, in: Context(site.function))
      for number in found.indices { found[number].fillsOwnStack = fills }
    }
    for request in requests { apply(request, to: &found, of: site) }
    findings += found
  }

  /// Returns the finding of a link with a value, or of a storyboard's segue that code performs.
  private func byValue(_ site: Site) -> Finding {
    let (place, context) = (site.place, Context(site.function))
    let isSegue = site.verb == .segue
    finder.evaluator.begin()
    let owner =
      isSegue
      ? finder.source(of: site, in: context, [])
      : finder.screenOwner(of: site.function).map { .screen($0.index) }
    let sources =
      owner.map { TransitionFinder.Sources(all: [$0]) } ?? finder.sources(of: site.chain, site)
    var finding = Finding(
      verb: site.verb, place: place, site: place, sources: sources.all, targets: [],
      evidence: isSegue ? sources.evidence : [])
    finder.evaluator.begin()
    guard isSegue, let value = site.value,
      let identifier = finder.evaluator.literal(value, in: context),
      let ways = project.storyboards?.ways(
        identifiedBy: identifier, from: finding.sources.first?.screen), let way = ways.first
    else { return finding }
    (finding.verb, finding.targets) = (Storyboards.verb(way.kind), ways.map(\.destination))
    return finding
  }

  /// Whether a site only fills a navigation controller that the function creates. Whoever brings
  /// that brings its screen.
  private func fillsStack(_ site: Site) -> Bool {
    guard site.verb == .show, case .name(let name)? = site.receiver, !isLater(site) else {
      return false
    }
    return (site.function.locals.values[name] ?? []).contains {
      finder.evaluator.makesStack($0, in: Context(site.function))
    }
  }

  /// Whether a site is in a closure that the app's own code is given, and calls at some later time.
  private func isLater(_ site: Site) -> Bool {
    site.function.closures.around(site.call).contains { keeper in
      guard case .argument(let call, _) = keeper else { return false }
      if index.rows.type(madeBy: call, in: site.function) != nil { return true }
      return !finder.evaluator.fresh.functions(called: call, in: Context(site.function)).isEmpty
    }
  }

  /// Whether code performs an unwind segue, which brings no screen.
  private func isUnwind(_ site: Site) -> Bool {
    guard site.verb == .segue, let value = site.value else { return false }
    return finder.evaluator.fresh.literal(value, in: Context(site.function))
      .map { project.storyboards?.isUnwind($0) == true } ?? false
  }

  /// Whether code performs one of a screen's segues, all of which are drawn, by an identifier that isn't a
  /// literal: `Segue.pads.rawValue`.
  private func isDrawn(_ site: Site) -> Bool {
    let context = Context(site.function)
    guard site.verb == .segue, let value = site.value, let boards = project.storyboards,
      let source = finder.source(of: site, in: context, [])
    else { return false }
    if let literal = finder.evaluator.fresh.literal(value, in: context) {
      guard value.lastName == "rawValue",
        boards.ways(identifiedBy: literal, from: source.screen).isEmpty
      else { return false }
    }
    return boards.ways.contains { $0.source == source.screen && $0.identifier != nil }
  }

  /// Returns the remarks at a site: about its line, or about its function.
  private mutating func requests(at site: Site) -> [Remark.Request] {
    var requests: [Remark.Request] = []
    for line in [site.line, site.function.line] {
      let place = SourcePlace(file: site.function.file, line: line)
      for remark in remarks[place] ?? [] where !requests.contains(remark.request) {
        requests.append(remark.request)
        applied.insert(place)
      }
    }
    return requests
  }

  private func apply(_ request: Remark.Request, to found: inout [Finding], of site: Site) {
    switch request {
    case .presents(let names), .shows(let names):
      let targets = names.map { screen(named: $0, in: site.function) }
      if found.isEmpty { found = [byValue(site)] }
      found = [found[0]]
      found[0].targets = targets
      found[0].evidence = []
      found[0].isInline = false
    case .from(let names):
      for number in found.indices {
        found[number].sources = sources(named: names, in: site.function)
        found[number].evidence.subtract([.keepers, .unseen])
      }
    case .ignore, .unknown: break
    }
  }

  func sources(named names: [String], in function: ProjectFunction) -> [Finding.Source] {
    names.compactMap { screen(named: $0, in: function).type.map { .screen($0) } }
  }

  func screen(named name: String, in function: ProjectFunction) -> Screen {
    project.type(named: name, in: function).map { .type($0.index) } ?? .external(name)
  }
}
