// Remarks above calls that aren't sites: the remark makes the transition.

extension SiteReader {
  /// Applies the remarks that no site has.
  mutating func applyOtherRemarks() {
    for (place, remarks) in remarks.sorted(by: { $0.key < $1.key })
    where !applied.contains(place) {
      // A remark that makes the transition comes before one that says from where.
      for remark in remarks where remark.request.bringsScreens { apply(remark, at: place) }
      for remark in remarks where !remark.request.bringsScreens { apply(remark, at: place) }
    }
  }

  private mutating func apply(_ remark: Remark, at place: SourcePlace) {
    let lines = remark.code.map { SourcePlace(file: place.file, line: $0) }
    let here =
      lines.map { line in findings.indices.filter { findings[$0].place == line } }
      .first { !$0.isEmpty } ?? []
    switch remark.request {
    case .presents(let names): bring(names, by: .present, remark, lines, here)
    case .shows(let names): bring(names, by: .show, remark, lines, here)
    case .ignore:
      if here.isEmpty { leave(remark, lines) }
      let places = Set(here.map { findings[$0].place })
      ignored += places.count
      findings.removeAll { places.contains($0.place) }
    case .from(let names):
      if here.isEmpty { leave(remark, lines) }
      for number in here {
        guard let function = findings[number].function else { continue }
        findings[number].sources = sources(named: names, in: function)
        findings[number].evidence.subtract([.keepers, .unseen])
      }
    case .unknown: break
    }
  }

  /// Notes that a remark has no effect, and why.
  private mutating func leave(_ remark: Remark, _ lines: [SourcePlace]) {
    guard let line = lines.first else { return }
    idle.append(
      IdleRemark(
        place: SourcePlace(file: line.file, line: remark.line),
        isAboutCall: lines.contains { start(at: $0) != nil }))
  }

  private mutating func bring(
    _ names: [String], by verb: Site.Verb, _ remark: Remark, _ lines: [SourcePlace], _ here: [Int]
  ) {
    if let first = here.first, let function = findings[first].function {
      findings[first].targets = names.map { screen(named: $0, in: function) }
      findings[first].evidence = []
      findings[first].isInline = false
      for number in here.dropFirst().reversed() { findings.remove(at: number) }
      return
    }
    guard let (function, call) = lines.compactMap({ start(at: $0) }).first else {
      leave(remark, lines)
      return
    }
    let owner = finder.screenOwner(of: function)
    let site = Site(call, verb, .named, in: function)
    let sources = owner.map { [.screen($0.index)] } ?? finder.sources(of: site.chain, site).all
    let line = SourcePlace(file: function.file, line: call.line)
    findings.append(
      Finding(
        function: function, verb: verb, place: line, site: line, sources: sources,
        targets: names.map { screen(named: $0, in: function) }, evidence: []))
  }

  /// Returns what may bring a screen in a line: its first call or assignment, else the function that
  /// is declared there.
  private func start(at place: SourcePlace) -> (ProjectFunction, Call)? {
    var declared: ProjectFunction?
    for function in project.functions
    where function.file == place.file && function.line <= place.line {
      if function.line == place.line, function.hasBody { declared = function }
      var found: Call?
      walk(function.body) { expression in
        switch expression {
        case .call(let call) where call.line == place.line: found = found ?? call
        case .assignment(let target, _, place.line):
          found = found ?? Call(callee: target, arguments: [], line: place.line)
        default: break
        }
        return found == nil
      }
      if let found { return (function, found) }
    }
    return declared.map { ($0, Call(callee: .name($0.name), arguments: [], line: place.line)) }
  }
}

extension Remark.Request {
  /// Whether it names the screens that are brought.
  var bringsScreens: Bool {
    switch self {
    case .presents, .shows: true
    case .from, .ignore, .unknown: false
    }
  }
}

/// A remark without effect.
struct IdleRemark {
  let place: SourcePlace
  /// Whether a call follows it, which brings no screen.
  let isAboutCall: Bool
}
