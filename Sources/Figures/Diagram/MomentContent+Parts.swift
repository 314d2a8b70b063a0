import VCEngine
import VCPhrases

extension MomentContent {
  /// The content of one page.
  package func part(_ part: Part, of hierarchy: Hierarchy, _ phrases: Phrases) -> MomentContent {
    part.page == nil ? overview(phrases) : families(of: part, hierarchy, phrases)
  }

  /// Reduces every family to its top, its presenters and receivers of requests, and the members
  /// between. Objects and free edges are on the families' pages.
  private func overview(_ phrases: Phrases) -> MomentContent {
    var content = folded(to: [], phrases)
    (content.objects, content.edges) = ([], [])
    return content
  }

  /// Reduces every family to some members, its top, its presenters and receivers of requests, and the
  /// members between; boxes state how many members are omitted below them.
  func folded(to members: Set<Index>, _ phrases: Phrases) -> MomentContent {
    var content = self
    var shown = Set(families.compactMap(\.members.first))
    let parents = families.reduce(into: [:]) { $0.merge($1.parents) { first, _ in first } }
    let ends =
      presentations.flatMap { [$0.presenter] + ($0.requestBundle?.spokes ?? []) }
      + refusals.flatMap { [$0.blocker, $0.asked].compactMap(\.self) }
    for member in members.union(ends) {
      var next = parents[member] == nil ? nil : Optional(member)
      while let box = next, shown.insert(box).inserted { next = parents[box] }
    }
    for index in families.indices {
      for (box, count) in content.families[index].reduce(to: shown) {
        content.notes[box].append(phrases.text(of: .hiddenMembers(count: count)))
      }
    }
    for index in presentations.indices { content.presentations[index].reduce(to: shown) }
    content.views = views.filter { shown.contains($0.key) }
    return content
  }

  /// Some of the families in full, with the objects that edges join to them. Boxes have notes about
  /// links to and from other pages.
  private func families(
    of part: Part, _ hierarchy: Hierarchy, _ phrases: Phrases
  ) -> MomentContent {
    var content = self
    // A refused controller is on the page of its obstacle.
    content.refusals.removeAll { refusal in
      let end = refusals.first { $0.member == refusal.blocker } ?? refusal
      guard let family = (end.blocker ?? end.asked).flatMap(hierarchy.family) else {
        return part.page != 0
      }
      return !part.shows(family.number)
    }
    func number(of member: Index) -> Int { hierarchy.family(of: member)?.number ?? 0 }
    func title(of number: Int) -> String {
      hierarchy.families.first { $0.number == number }
        .map { hierarchy.title(of: $0, in: phrases) } ?? ""
    }
    content.families.removeAll { !part.shows($0.number) }
    content.presentations.removeAll { presentation in
      let (by, of) = (
        number(of: presentation.presenter), number(of: presentation.presentedBundle.hub)
      )
      if part.shows(by), part.shows(of) { return false }
      if part.shows(by) {
        content.notes[presentation.presenter].append(
          phrases.text(of: .presentsOnPage(family: title(of: of), page: part.place(of: of).page)))
      }
      if part.shows(of) {
        content.notes[presentation.presentedBundle.hub].append(
          phrases.text(of: .presentedOnPage(family: title(of: by), page: part.place(of: by).page)))
      }
      for (owner, statement) in presentation.pointersAcross(hierarchy)
      where part.shows(number(of: owner)) { content.notes[owner].append(statement) }
      return true
    }
    content.windows.removeAll { !part.shows(number(of: $0.root)) }
    let shown = Set(content.families.flatMap(\.members))
    content.views = views.filter { shown.contains($0.key) }
    content.setEdges(on: part.number, EdgePages(of: self, part, hierarchy), hierarchy, phrases)
    return content
  }

  /// Keeps the objects and edges of a page. An edge between pages becomes a note at its end on this
  /// page.
  private mutating func setEdges(
    on page: Int, _ pages: EdgePages, _ hierarchy: Hierarchy, _ phrases: Phrases
  ) {
    let all = edges
    objects = objects.filter { pages.ofObjects[$0]?.contains(page) == true }
    edges = all.filter { pages.isWhole($0, on: page) }
    for edge in all where pages.pages(of: edge.tail).isDisjoint(with: pages.pages(of: edge.head)) {
      for (end, other) in [(edge.tail, edge.head), (edge.head, edge.tail)] {
        guard pages.pages(of: end).contains(page), let there = pages.pages(of: other).min() else {
          continue
        }
        // A window's scene is on the window's page.
        if case .window = end { continue }
        notes[end.controller.map(Subject.viewController) ?? end, default: []] +=
          hierarchy.statements(of: edge, in: phrases.wording.language).map {
            phrases.text(of: .statementOnPage(code: $0, page: there))
          }
      }
    }
  }
}

/// The pages of the ends of free edges. An object is on the page of every controller that an edge
/// joins to it. An object that edges join only to objects is on one of their pages.
private struct EdgePages {
  private(set) var ofObjects: [Int: Set<Int>] = [:]
  private let part: Part
  private let hierarchy: Hierarchy

  init(of content: MomentContent, _ part: Part, _ hierarchy: Hierarchy) {
    (self.part, self.hierarchy) = (part, hierarchy)
    var neighbors: [Int: [Int]] = [:]
    for edge in content.edges {
      for (end, other) in [(edge.tail, edge.head), (edge.head, edge.tail)] {
        guard case .object(let number) = end else { continue }
        if case .object(let next) = other { neighbors[number, default: []].append(next) }
        if case .object = other { continue }
        ofObjects[number, default: []].formUnion(pages(of: other))
      }
    }
    // Continue from objects beside controllers to objects that only objects refer to.
    let objects = content.objects
    var open = objects.filter { ofObjects[$0]?.isEmpty == false }
    let first = Part.number(ofPage: 0)
    for object in objects {
      while let known = open.popLast() {
        for next in neighbors[known] ?? [] where ofObjects[next]?.isEmpty != false {
          ofObjects[next] = ofObjects[known]?.min().map { [$0] }
          open.append(next)
        }
      }
      if ofObjects[object]?.isEmpty != false {
        ofObjects[object] = [first]
        open.append(object)
      }
    }
  }

  func pages(of end: Subject) -> Set<Int> {
    switch end {
    case .object(let number): ofObjects[number] ?? []
    case .viewController(let member), .view(of: let member), .refused(let member):
      page(of: member)
    case .window(let window): page(of: hierarchy.rootViewController(of: window))
    }
  }

  private func page(of member: ViewController.Index) -> Set<Int> {
    hierarchy.family(of: member).map { [part.place(of: $0.number).page] } ?? []
  }

  func isWhole(_ edge: Edge<Subject>, on page: Int) -> Bool {
    pages(of: edge.tail).contains(page) && pages(of: edge.head).contains(page)
  }
}

extension ArrowBundle {
  /// The bundle between ends that are shown; nil if there are none.
  fileprivate func reduced(to shown: Set<End>) -> ArrowBundle? {
    let spokes = shown.contains(hub) ? spokes.filter(shown.contains) : []
    return spokes.isEmpty
      ? nil : ArrowBundle(relation: relation, names: names, hub: hub, spokes: spokes)
  }
}

extension MomentContent.Presentation {
  /// Omits the lines of members that aren't shown.
  fileprivate mutating func reduce(to shown: Set<MomentContent.Index>) {
    presentedBundle = presentedBundle.reduced(to: shown) ?? presentedBundle
    presentingBundle = presentingBundle?.reduced(to: shown)
    requestBundle = requestBundle?.reduced(to: shown)
  }

  /// Members' pointers to the other family in code, except the presentation itself.
  fileprivate func pointersAcross(
    _ hierarchy: Hierarchy
  ) -> [(owner: MomentContent.Index, statement: String)] {
    [
      (presentedBundle, presenter), (presentingBundle, presentedBundle.hub), (requestBundle, nil),
    ].flatMap { bundle, pair -> [(owner: MomentContent.Index, statement: String)] in
      guard let bundle else { return [] }
      let hub = hierarchy.id(bundle.hub)
      return bundle.spokes.filter { $0 != pair }.flatMap { spoke in
        bundle.relation == .request
          ? [(spoke, hierarchy.code.request(hub))]
          : bundle.names.map { (spoke, "\($0) = \(hub)") }
      }
    }
  }
}

extension MomentContent.Family {
  /// Omits all members but those shown. Returns the number of omitted members under each of these.
  fileprivate mutating func reduce(
    to shown: Set<MomentContent.Index>
  ) -> [(box: MomentContent.Index, count: Int)] {
    var holder: [MomentContent.Index: MomentContent.Index] = [:]
    var counts: [MomentContent.Index: Int] = [:]
    // Parents come before their children.
    for member in members {
      guard !shown.contains(member), let parent = parents[member] else { continue }
      let box = holder[parent] ?? parent
      holder[member] = box
      counts[box, default: 0] += 1
    }
    members = members.filter(shown.contains)
    parents = parents.filter { shown.contains($0.key) }
    bundles = bundles.compactMap { $0.reduced(to: shown) }
    return members.compactMap { box in counts[box].map { (box, $0) } }
  }
}
