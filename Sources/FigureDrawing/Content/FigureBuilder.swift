import ViewControllers

/// Gathers the boxes, groups and bundles of every moment of a figure.
///
/// A controller is one box as long as its container stays the same: a place is known by the
/// controller and the place of its container.
struct FigureBuilder {
  private struct Place: Hashable {
    let subject: NodeContent.Subject
    let parent: Figure.Node?
  }

  private struct BundleKey: Hashable {
    let kind: Bundle.Kind
    let names: [String]
    let hub: Figure.Node
  }

  private struct LinkEnds: Hashable {
    let presenter: Figure.Node
    let presented: Figure.Node
  }

  let template: Template
  let options: FigureOptions
  private var nodes: [NodeContent] = []
  private var places: [Place: Figure.Node] = [:]
  private var groups: [Figure.Group] = []
  private var groupOfTop: [Figure.Node: Int] = [:]
  private var bundleIndex: [BundleKey: Int] = [:]
  private var links: [Figure.Link] = []
  private var linkIndex: [LinkEnds: Int] = [:]
  private var moments: [Figure.Moment] = []
  private var minimumWidth = 0.0

  init(template: Template, options: FigureOptions) {
    self.template = template
    self.options = options
  }

  /// Adds what there is at one moment.
  mutating func add(_ hierarchy: Hierarchy, label: String?) {
    var moment = Figure.Moment(hierarchy: hierarchy, label: label)
    let content = MomentContent(of: hierarchy, template: template, options: options)
    minimumWidth =
      content.showsPointers ? template.box.minimumWidthWithPointers : template.box.minimumWidth
    var nodeOf: [ViewController.Index: Figure.Node] = [:]
    for family in content.families {
      let group = add(family, of: hierarchy, &nodeOf, to: &moment)
      moment.families[group] = family.number
      for bundle in family.bundles {
        add(bundle.mapped { nodeOf[$0] ?? 0 }, in: group, to: &moment)
      }
    }
    addWindow(of: hierarchy, content, nodeOf, to: &moment)
    for presentation in content.presentations {
      add(presentation, nodeOf, to: &moment)
    }
    markViews(of: hierarchy, content, nodeOf)
    moments.append(moment)
  }

  /// Hands over what was gathered.
  func finish(_ figure: inout Figure) {
    figure.nodes = nodes
    figure.groups = groups
    figure.links = links
    figure.moments = moments
    figure.emphasize(options.emphasized)
    if options.emphasized.isEmpty { figure.emphasizeChanges() }
  }

  // MARK: Boxes

  private mutating func add(
    _ family: MomentContent.Family, of hierarchy: Hierarchy,
    _ nodeOf: inout [ViewController.Index: Figure.Node], to moment: inout Figure.Moment
  ) -> Int {
    var group: Int?
    for member in family.members {
      let parent = family.parents[member].flatMap { nodeOf[$0] }
      let isTop = parent == nil
      let (node, isNew) = node(
        Place(subject: .viewController(member), parent: parent),
        isPresented: isTop && family.number > 1, in: hierarchy.description,
        minimumWidth: family.members.count > 1 ? minimumWidth : template.box.minimumWidth)
      nodeOf[member] = node
      moment.nodes.insert(node)
      if isTop { group = self.group(of: node, isFramed: true) }
      if isNew, let parent, let group {
        groups[group].members.append(node)
        groups[group].parents[node] = parent
      }
    }
    return group ?? 0
  }

  private mutating func node(
    _ place: Place, isPresented: Bool, in description: Description, minimumWidth: Double
  ) -> (node: Figure.Node, isNew: Bool) {
    if let known = places[place] { return (known, false) }
    switch place.subject {
    case .viewController(let index):
      nodes.append(
        NodeContent(
          of: index, isPresented: isPresented, in: description, template,
          minimumWidth: minimumWidth))
    case .window:
      nodes.append(NodeContent(window: description.window?.value ?? "window", template))
    }
    places[place] = nodes.count - 1
    return (nodes.count - 1, true)
  }

  private mutating func group(of top: Figure.Node, isFramed: Bool) -> Int {
    if let known = groupOfTop[top] { return known }
    groups.append(Figure.Group(isFramed: isFramed, members: [top], parents: [:], bundles: []))
    groupOfTop[top] = groups.count - 1
    return groups.count - 1
  }

  private mutating func addWindow(
    of hierarchy: Hierarchy, _ content: MomentContent,
    _ nodeOf: [ViewController.Index: Figure.Node], to moment: inout Figure.Moment
  ) {
    guard content.showsWindow, let root = nodeOf[hierarchy.description.rootViewController] else {
      return
    }
    let (window, _) = node(
      Place(subject: .window, parent: nil), isPresented: false, in: hierarchy.description,
      minimumWidth: template.box.minimumWidth)
    moment.nodes.insert(window)
    let names = content.isNamed ? ["rootViewController"] : []
    let bundle = Bundle(kind: .root, names: names, hub: root, spokes: [window])
    link(
      Figure.Link(
        host: group(of: window, isFramed: false), guest: groupOfTop[root] ?? 0, presenter: window,
        presented: bundle))
    moment.arrows.insert(bundle.key(window))
  }

  /// Says which views there are, and which of them a navigation stack hides.
  private mutating func markViews(
    of hierarchy: Hierarchy, _ content: MomentContent,
    _ nodeOf: [ViewController.Index: Figure.Node]
  ) {
    guard content.showsViews else { return }
    for (member, node) in nodeOf {
      let children = hierarchy.children(of: member)
      let kind = hierarchy.description.viewControllers[member].kind
      let parent = hierarchy.parentViewController(of: member)
      let isHidden =
        parent.map { parent in
          hierarchy.description.viewControllers[parent].kind == .navigation
            && hierarchy.children(of: parent).last != member
        } ?? false
      nodes[node].view = NodeContent.ViewContent(
        stacked: kind == .navigation ? max(1, children.count) : 1, isHidden: isHidden)
    }
  }

  // MARK: Arrows

  private mutating func add(_ bundle: Bundle, in group: Int, to moment: inout Figure.Moment) {
    for spoke in bundle.spokes { moment.arrows.insert(bundle.key(spoke)) }
    let key = BundleKey(kind: bundle.kind, names: bundle.names, hub: bundle.hub)
    guard let known = bundleIndex[key] else {
      bundleIndex[key] = groups[group].bundles.count
      groups[group].bundles.append(bundle)
      return
    }
    let spokes = Set(groups[group].bundles[known].spokes)
    groups[group].bundles[known].spokes += bundle.spokes.filter { !spokes.contains($0) }
  }

  private mutating func add(
    _ content: MomentContent.PresentationContent,
    _ nodeOf: [ViewController.Index: Figure.Node], to moment: inout Figure.Moment
  ) {
    guard let presenter = nodeOf[content.presenter], let top = nodeOf[content.presented],
      let hostTop = content.hostTop.flatMap({ nodeOf[$0] }), let host = groupOfTop[hostTop]
    else { return }
    let map = { (bundle: Bundle) in bundle.mapped { nodeOf[$0] ?? 0 } }
    let new = Figure.Link(
      host: host, guest: groupOfTop[top] ?? 0, presenter: presenter,
      presented: map(content.presentedBundle), presenting: content.presentingBundle.map(map),
      request: content.requestBundle.map(map))
    for bundle in new.bundles {
      for spoke in bundle.spokes { moment.arrows.insert(bundle.key(spoke)) }
    }
    link(new)
  }

  /// Adds a link, or the new spokes of one that is known.
  private mutating func link(_ new: Figure.Link) {
    let ends = LinkEnds(presenter: new.presenter, presented: new.presented.hub)
    guard let known = linkIndex[ends] else {
      linkIndex[ends] = links.count
      links.append(new)
      return
    }
    links[known].presented.add(new.presented.spokes)
    links[known].presenting?.add(new.presenting?.spokes ?? [])
    if links[known].request == nil { links[known].request = new.request }
    links[known].request?.add(new.request?.spokes ?? [])
  }
}

extension Bundle {
  fileprivate func mapped(_ node: (Int) -> Int) -> Bundle {
    Bundle(kind: kind, names: names, hub: node(hub), spokes: spokes.map(node))
  }

  fileprivate mutating func add(_ others: [Figure.Node]) {
    let known = Set(spokes)
    spokes += others.filter { !known.contains($0) }
  }
}

extension Figure {
  /// Marks the controllers that stand out, and the arrows between them.
  mutating func emphasize(_ ids: Set<String>) {
    guard !ids.isEmpty else { return }
    for index in moments.indices {
      let nodes = moments[index].nodes.filter { ids.contains(self.nodes[$0].id) }
      let arrows = moments[index].arrows.filter {
        nodes.contains($0.hub) && nodes.contains($0.spoke)
      }
      moments[index].emphasis = Emphasis(nodes: nodes, arrows: arrows)
    }
  }

  /// Marks what each moment has that the one before it had not.
  mutating func emphasizeChanges() {
    for index in moments.indices.dropFirst() {
      let (before, now) = (moments[index - 1], moments[index])
      let arrows = now.arrows.subtracting(before.arrows)
      // A box that only lost or gained an arrow stands out too: it is what the step acted on.
      let touched = now.arrows.symmetricDifference(before.arrows)
        .flatMap { [$0.hub, $0.spoke] }.filter(now.nodes.contains)
      let nodes = now.nodes.subtracting(before.nodes).union(touched)
      moments[index].emphasis = nodes.isEmpty ? nil : Emphasis(nodes: nodes, arrows: arrows)
    }
  }
}
