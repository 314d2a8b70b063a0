import ViewControllers

/// What a kind of figure shows of one moment, in terms of the model: which members of which
/// families, and which arrows. Bundles name controllers here, and boxes later.
struct MomentContent {
  struct Family {
    let number: Int
    var members: [ViewController.Index]
    /// The nearest shown container of each member.
    var parents: [ViewController.Index: ViewController.Index]
    var bundles: [Bundle]
  }

  struct PresentationContent {
    let presenter: ViewController.Index
    let presented: ViewController.Index
    let hostTop: ViewController.Index?
    let presentedBundle: Bundle
    var presentingBundle: Bundle?
    var requestBundle: Bundle?
  }

  private(set) var families: [Family] = []
  private(set) var presentations: [PresentationContent] = []
  private(set) var showsPointers = false
  let isNamed: Bool
  let showsWindow: Bool
  let showsViews: Bool

  init(of hierarchy: Hierarchy, template: Template, options: FigureOptions) {
    let selection = Self.selection(for: hierarchy, template, options)
    isNamed = selection != .unnamed
    let kind = options.kind ?? template.figure
    showsWindow =
      kind == .objects
      || (kind == .hierarchy && hierarchy.description.window != nil)
    showsViews = kind == .objects
    switch kind {
    case .chain: addChain(of: hierarchy)
    case .hierarchy, .objects, .coverage, .protocols: addAll(of: hierarchy, selection, kind)
    }
  }

  private static func selection(
    for hierarchy: Hierarchy, _ template: Template, _ options: FigureOptions
  ) -> PointerSelection {
    let wanted = options.pointers ?? template.pointers
    guard options.kind ?? template.figure == .hierarchy else {
      return wanted == .unnamed ? .unnamed : .families
    }
    guard wanted == .automatic else { return wanted }
    let count = hierarchy.families.reduce(0) { $0 + $1.members.count }
    return count <= template.pointerLimit ? .all : .families
  }

  /// Every member of every family.
  private mutating func addAll(
    of hierarchy: Hierarchy, _ selection: PointerSelection, _ kind: FigureKind
  ) {
    showsPointers = selection == .all
    families = hierarchy.families.map { family in
      var parents: [ViewController.Index: ViewController.Index] = [:]
      for member in family.members {
        parents[member] = hierarchy.parentViewController(of: member)
      }
      return Family(
        number: family.number, members: family.members, parents: parents,
        bundles: hierarchy.containmentBundles(of: family.members, isNamed: selection != .unnamed)
          + (selection == .all ? hierarchy.pointerBundles(of: family.members) : []))
    }
    presentations = hierarchy.presentations.map {
      hierarchy.content(of: $0, selection, showsPresenting: kind == .hierarchy)
    }
  }

  /// Of each family only its top and those that present or were asked to.
  private mutating func addChain(of hierarchy: Hierarchy) {
    var shown = Set(hierarchy.families.map(\.top))
    for presentation in hierarchy.presentations {
      shown.formUnion([presentation.sender, presentation.presenter])
    }
    families = hierarchy.families.map { family in
      let members = family.members.filter(shown.contains)
      var parents: [ViewController.Index: ViewController.Index] = [:]
      var children: [ViewController.Index: [ViewController.Index]] = [:]
      for member in members {
        var ancestor = hierarchy.parentViewController(of: member)
        while let next = ancestor, !shown.contains(next) {
          ancestor = hierarchy.parentViewController(of: next)
        }
        parents[member] = ancestor
        if let ancestor { children[ancestor, default: []].append(member) }
      }
      return Family(
        number: family.number, members: members, parents: parents,
        bundles: members.compactMap { hub in
          children[hub].map { Bundle(kind: .containment, names: [], hub: hub, spokes: $0) }
        })
    }
    presentations = hierarchy.presentations.map { presentation in
      var content = hierarchy.content(of: presentation, .families, showsPresenting: true)
      if presentation.sender != presentation.presenter {
        content.requestBundle = Bundle(
          kind: .request, names: ["present"], hub: presentation.presented,
          spokes: [presentation.sender])
      }
      return content
    }
  }
}

extension Hierarchy {
  /// The arrows between a presenter's family and the presented one (R3, R4).
  fileprivate func content(
    of presentation: Presentation, _ selection: PointerSelection, showsPresenting: Bool
  ) -> MomentContent.PresentationContent {
    let (presenter, top) = (presentation.presenter, presentation.presented)
    var askers = [presenter]
    var members = [top]
    if selection == .all {
      askers += (family(of: presenter)?.members ?? []).filter {
        $0 != presenter && presentedViewController(of: $0) == top
      }
      members = family(of: top)?.members ?? members
    }
    let named = selection != .unnamed
    return MomentContent.PresentationContent(
      presenter: presenter, presented: top, hostTop: family(of: presenter)?.top,
      presentedBundle: Bundle(
        kind: .presented, names: named ? ["presentedViewController"] : [], hub: top,
        spokes: askers),
      presentingBundle: named && showsPresenting
        ? Bundle(
          kind: .presenting, names: ["presentingViewController"], hub: presenter, spokes: members)
        : nil)
  }

  fileprivate func containmentBundles(
    of members: [ViewController.Index], isNamed: Bool
  ) -> [Bundle] {
    members.compactMap { hub in
      let children = children(of: hub)
      guard !children.isEmpty else { return nil }
      let names = isNamed ? [description.viewControllers[hub].containmentName] : []
      return Bundle(kind: .containment, names: names, hub: hub, spokes: children)
    }
  }

  /// The container pointers of each member (R1, R2), those to the same container under the same
  /// names together.
  fileprivate func pointerBundles(of members: [ViewController.Index]) -> [Bundle] {
    var bundles: [Bundle] = []
    var bundlesOfHub: [ViewController.Index: [Int]] = [:]
    for member in members {
      for (hub, names) in containerPointers(of: member) {
        if let known = bundlesOfHub[hub]?.first(where: { bundles[$0].names == names }) {
          bundles[known].spokes.append(member)
        } else {
          bundlesOfHub[hub, default: []].append(bundles.count)
          bundles.append(Bundle(kind: .pointer, names: names, hub: hub, spokes: [member]))
        }
      }
    }
    return bundles
  }

  /// The containers a member points to, nearest first, each with the names it is known by.
  private func containerPointers(
    of member: ViewController.Index
  ) -> [(hub: ViewController.Index, names: [String])] {
    let pointers: [(String, ViewController.Index?)] = [
      ("parentViewController", parentViewController(of: member)),
      ("navigationController", navigationController(of: member)),
      ("tabBarController", tabBarController(of: member)),
      ("splitViewController", splitViewController(of: member)),
    ]
    var grouped: [(hub: ViewController.Index, names: [String])] = []
    for case (let name, let hub?) in pointers {
      if let known = grouped.firstIndex(where: { $0.hub == hub }) {
        grouped[known].names.append(name)
      } else {
        grouped.append((hub, [name]))
      }
    }
    return grouped
  }
}

extension ViewController {
  /// The property that holds a container's children.
  var containmentName: String { kind == .custom ? "children" : "viewControllers" }
}
