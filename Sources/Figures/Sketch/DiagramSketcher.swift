import VCEngine
import VCPhrases
import VCPictures

/// Draws one state of a laid-out figure of families.
package struct DiagramSketcher {
  package let layout: DiagramLayout
  package let content: Diagram
  package let look: Look
  package let moment: Diagram.Presence
  package var builder: SketchBuilder
  package var bounds: Rect
  /// The free edges without a route, as code.
  package var unrouted: [String] = []
  /// The number of presentations that lead to each group.
  private let depths: [Int]
  /// The position of each child in its container, computed on request.
  private var positions: [ViewController.Index: [ViewController.Index: Int]] = [:]

  /// - Parameter text: The sketch in sentences.
  init(
    _ layout: DiagramLayout, _ moment: Diagram.Presence,
    text: @autoclosure @escaping () -> String
  ) {
    self.layout = layout
    content = layout.content
    look = content.look
    self.moment = moment
    builder = SketchBuilder(content.style, text: text())
    bounds = layout.bounds
    // A group comes after the one that leads to it.
    depths = content.links.filter { $0.presented.relation == .presented }
      .sorted { $0.guest < $1.guest }
      .reduce(into: content.groups.map { _ in 0 }) { $0[$1.guest] = $0[$1.host] + 1 }
  }

  /// The sketch with the families, and with what a kind of figure adds.
  mutating func sketch(adding addParts: (inout DiagramSketcher) -> Void) -> Sketch {
    addGroups()
    addLinks()
    addParts(&self)
    var sketch = builder.finished(
      in: bounds, notesOf: moment.hierarchy, footnotes: moment.footnotes)
    sketch.unroutedEdges = unrouted.count
    sketch.detours = layout.links.detours
    return sketch
  }

  // MARK: Boxes

  private mutating func addGroups() {
    let numbers = moment.members.keys.sorted()
    for number in numbers {
      if content.groups[number].isFramed { addFrame(of: number) }
      for box in (moment.members[number] ?? []).sorted() { add(box) }
    }
    for box in moment.departed.sorted() {
      builder.addBox(
        .departed, id: "departed-" + ElementID.name(content[box].id), rect: layout[box],
        lines: content[box].lines.map(\.plain), isFaded: true)
    }
    for number in numbers {
      for (index, bundle) in content.groups[number].bundles.enumerated() {
        let places = layout.bundles[number][index]
        add(
          bundle, lines(of: bundle, .ofGroup(number, index), places.routes),
          label: bundle.names.isEmpty ? nil : places.label, interrupts: true)
      }
    }
  }

  private mutating func addFrame(of group: Int) {
    guard let family = moment.families[group], let shape = layout.frames[group] else {
      preconditionFailure("a group with a frame is a family while it is there")
    }
    let isFaded = moment.emphasis.map { emphasis in
      !content.groups[group].members.contains(where: emphasis.boxes.contains)
    }
    builder.addFrame(
      "family-\(family)", shape,
      title: content.groups[group].name ?? builder.phrases.text(of: .family(number: family)),
      showsTitle: content.titlesFamilies, color: depths[group],
      isFaded: isFaded ?? false, mark: moment.marks?.families[family])
  }

  private mutating func add(_ box: BoxIndex) {
    var said = content[box]
    said.lines = content.lines(of: box, in: moment)
    if !content.emphasizesNames { said.lines = said.lines.map(\.plain) }
    let isFaded = moment.emphasis.map { !$0.boxes.contains(box) } ?? false
    builder.addBox(
      of: said, rect: layout[box], isFaded: isFaded, mark: moment.marks?.boxes[box])
    if let view = moment.views[box], let member = said.subject.controller {
      add(view, of: said, member, under: layout[box], isFaded: isFaded)
    }
  }

  /// Adds the view at the lower right of its controller's box, and the line to it; a navigation
  /// stack's views form a pile.
  private mutating func add(
    _ view: BoxContent.View, of said: BoxContent, _ member: ViewController.Index, under box: Rect,
    isFaded: Bool
  ) {
    // The view in front has the same position in every state.
    let highest = said.view ?? view
    let size = content.viewSize(of: highest)
    let (steps, room) = (content.pileSteps(of: view), content.pileSteps(of: highest))
    let single = Size(
      width: size.width - Double(room) * Diagram.pileStep,
      height: size.height - Double(room) * Diagram.pileStep)
    var front = box
    for step in (0...steps).reversed() {
      let shift = Double(step) * Diagram.pileStep
      let (left, top) = (box.maxX - size.width + shift, box.minY - look.viewGap - shift)
      let isFront = step == 0
      front = Rect(minX: left, minY: top - single.height, maxX: left + single.width, maxY: top)
      builder.boxes[.view(of: member)] = builder.addBox(
        view.isHidden ? .hiddenView : .view,
        id: "view-" + ElementID.name(said.id) + (isFront ? "" : "-\(step)"),
        title: isFront ? "\(said.id).view" : nil, rect: front,
        lines: isFront ? [TextLine("view", .detail, look)] : [], isFaded: isFaded,
        viewController: said.id)
    }
    builder.addEdge(
      Edge(relation: .view, tail: said.subject, head: .view(of: member)), in: moment.hierarchy,
      along: Route(
        through: [Point(front.center.x, box.minY), Point(front.center.x, front.maxY)]),
      radius: 0, isFaded: isFaded,
      meaning: content.showsSubviews ? Relation.subviews.look.meaning : nil)
  }

  // MARK: Arrows

  private mutating func addLinks() {
    let numbers = moment.spokes.keys.compactMap { id -> Int? in
      guard case .ofLink(let number, _) = id else { return nil }
      return number
    }
    for number in Set(numbers).sorted() {
      let (link, routes) = (content.links[number], layout.links[number])
      for (bundle, way) in [
        (link.presented, routes.presented), (link.presenting, routes.presenting),
        (link.request, routes.request),
      ] {
        guard let bundle else { continue }
        let id = Diagram.BundleID.ofLink(number, bundle.relation)
        if content.joinsLines, content.isOfFamily(bundle, of: number) {
          addLine(ofFamilyIn: bundle, id, link, way)
        } else {
          add(bundle, lines(of: bundle, id, way.routes), label: way.label)
        }
      }
    }
  }

  /// Adds the line of one spoke for all of them, with a port where it leaves their family's frame.
  private mutating func addLine(
    ofFamilyIn bundle: Diagram.Bundle, _ id: Diagram.BundleID, _ link: Diagram.Link,
    _ way: BundleRoutes
  ) {
    let edges = edges(of: bundle, id).map(\.edge)
    guard let edge = edges.first, let route = way.routes.first else { return }
    add(bundle, [(edges, route)], label: way.label)
    guard let group = link.group(ofSpokesOf: bundle.relation), let frame = layout.frames[group],
      let place = frame.rect.exit(of: route.corners.reversed())
    else { return }
    builder.addBox(
      bundle.relation == .presented ? .presentedPort : .presentingPort,
      id: "port-" + moment.hierarchy.elementID(of: edge.mapped { content[$0].subject }),
      rect: Rect(center: place, size: look.arrows.portSize), isFaded: isFaded(edges))
  }

  /// The edges of a bundle in this state, with their positions in it.
  private func edges(
    of bundle: Diagram.Bundle, _ id: Diagram.BundleID
  ) -> [(edge: Edge<BoxIndex>, position: Int)] {
    (moment.spokes[id] ?? []).sorted().map { (bundle.edge(bundle.spokes[$0]), $0) }
  }

  /// Whether others are highlighted, and none of these.
  private func isFaded(_ edges: [Edge<BoxIndex>]) -> Bool {
    moment.emphasis.map { $0.arrows.isDisjoint(with: edges) } ?? false
  }

  /// A bundle's lines in this state, one for each edge.
  private func lines(
    of bundle: Diagram.Bundle, _ id: Diagram.BundleID, _ routes: [Route]
  ) -> [(edges: [Edge<BoxIndex>], route: Route)] {
    edges(of: bundle, id).map { ([$0.edge], routes[$0.position]) }
  }

  /// Adds a bundle's arrows, each with the edges that it stands for; each begins where it leaves the
  /// earlier ones.
  private mutating func add(
    _ bundle: Diagram.Bundle, _ lines: [(edges: [Edge<BoxIndex>], route: Route)], label: Rect?,
    interrupts: Bool = false
  ) {
    let marks = moment.marks
    let arrows = lines.map { edges, route in
      (edge: edges[0], edges: edges, route: route, isFaded: isFaded(edges))
    }
    // Highlighted arrows are drawn first, so that the shared line is highlighted.
    let byFading = arrows.filter { !$0.isFaded } + arrows.filter(\.isFaded)
    let ordered = marks.map { marks in byFading.inOrder { marks.arrows[$0.edge] } } ?? byFading
    var drawn = RouteTree()
    for (edge, edges, route, isFaded) in ordered {
      let isFirst = drawn.isEmpty
      let mark = marks?.arrows[edge]
      let sign = mark.map { $0.sign + " " } ?? ""
      let said = statements(of: edges)
      builder.addEdge(
        edge.mapped { subject(of: $0, in: bundle.relation) }, in: moment.hierarchy,
        statements: said, along: route,
        radius: look.arrows.turnRadius(look.spacing), after: drawn.insert(route),
        beginsAtHead: !bundle.relation.pointsToSpokes,
        label: isFirst ? label.map { Picture.Label(lines: bundle.names, rect: $0) } : nil,
        gap: interrupts ? label?.grown(-1) : nil, isFaded: isFaded, mark: mark,
        meaning: said == nil && edge.relation == .containment ? .containsIndirectly : nil,
        names: label == nil ? bundle.names.map { String($0.trimmingPrefix(sign)) } : [],
        isNamed: label != nil && !bundle.names.isEmpty)
    }
  }

  /// The subject at an edge's end: a view's edge leads to views.
  private func subject(of box: BoxIndex, in relation: Relation) -> Subject {
    let subject = content[box].subject
    return relation == .subviews ? subject.controller.map(Subject.view) ?? subject : subject
  }

  /// The statement with a child's position in its container, or those of several edges; nil for an
  /// edge with the usual statements.
  private mutating func statements(of edges: [Edge<BoxIndex>]) -> [String]? {
    if edges.count > 1 {
      return edges.flatMap { edge in
        moment.hierarchy.statements(
          of: edge.mapped { content[$0].subject }, in: content.style.language)
      }
    }
    let edge = edges[0]
    guard edge.relation == .containment,
      case .viewController(let container) = content[edge.tail].subject,
      case .viewController(let child) = content[edge.head].subject
    else { return nil }
    let hierarchy = moment.hierarchy
    if positions[container] == nil {
      let children = hierarchy.children(of: container)
      positions[container] = Dictionary(
        zip(children, children.indices), uniquingKeysWith: { first, _ in first })
    }
    return positions[container]?[child].map {
      [
        hierarchy.containment(
          of: child, in: container, at: $0, name: hierarchy.childNames(of: container)[child])
      ]
    }
  }
}

extension Array {
  /// The elements in drawing order: unmarked ones first, removed ones last, so that marked lines
  /// branch off unmarked ones.
  fileprivate func inOrder(_ mark: (Element) -> Picture.Mark?) -> [Element] {
    let marks: [Picture.Mark?] = [
      nil, .changed, .added, .moved, .left, .removed, .unfound, .refused, .waiting,
    ]
    return marks.flatMap { wanted in filter { mark($0) == wanted } }
  }
}
