import Phrases
import Pictures
import ViewControllers

/// Draws one moment of a figure of families that is laid out.
struct DiagramSketcher {
  private typealias Bundle = Diagram.Bundle

  private let layout: DiagramLayout
  private let content: Diagram
  private let look: Look
  private let moment: Diagram.Presence
  private var builder: SketchBuilder
  /// The sketch's box of each box that is there.
  private var placed: [BoxIndex: Int] = [:]
  /// The sketch's box of each one's view.
  private var placedViews: [BoxIndex: Int] = [:]
  /// Where among the children of its container each controller stands, once one is asked for.
  private var positions: [ViewController.Index: [ViewController.Index: Int]] = [:]

  /// - Parameter text: the sketch in words.
  init(_ layout: DiagramLayout, _ moment: Diagram.Presence, text: String) {
    self.layout = layout
    content = layout.content
    look = content.look
    self.moment = moment
    builder = SketchBuilder(content.style, text: text)
  }

  mutating func sketch() -> Sketch {
    addGroups()
    addLinks()
    var edges = FreeEdgeSketcher(builder, layout, moment, boxes: boxesOfEnds)
    var sketch = edges.sketch()
    sketch.addFootnotes(moment.footnotes, look)
    return sketch
  }

  /// The sketch's box of each controller and each view that is there.
  private var boxesOfEnds: [FreeEdge.End: Int] {
    var boxes: [FreeEdge.End: Int] = [:]
    if moment.edges.isEmpty { return boxes }
    for (box, number) in placed {
      switch content[box].subject {
      case .viewController(let index):
        boxes[.viewController(index)] = number
        boxes[.view(of: index)] = placedViews[box]
      case .window(let index): boxes[.window(index)] = number
      default: break
      }
    }
    return boxes
  }

  // MARK: Boxes

  private mutating func addGroups() {
    let numbers = moment.members.keys.sorted()
    for number in numbers {
      if content.groups[number].isFramed { addFrame(of: number) }
      for box in (moment.members[number] ?? []).sorted() { add(box) }
    }
    for number in numbers {
      for (index, bundle) in content.groups[number].bundles.enumerated() {
        let places = layout.bundles[number][index]
        add(
          bundle, .ofGroup(number, index), places.routes,
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
      "family-\(family)", shape, title: builder.phrases.family(family), color: family - 1,
      isFaded: isFaded ?? false, mark: moment.marks?.families[family])
  }

  private mutating func add(_ box: BoxIndex) {
    let said = content[box]
    let isWindow = if case .window = said.subject { true } else { false }
    let number = builder.addBox(
      isWindow ? .window : .controller, id: "box-" + ElementID.name(said.id),
      title: "\(said.id): \(said.className)", rect: layout[box],
      lines: moment.lines[box] ?? said.lines,
      isFaded: isFaded(box), mark: moment.marks?.boxes[box],
      viewController: isWindow ? nil : said.id)
    placed[box] = number
    if let view = moment.views[box] {
      placedViews[box] = add(view, of: said, under: number, isFaded: isFaded(box))
    }
  }

  /// Adds the view at the lower right of its controller's box; a navigation stack's views in a pile.
  /// Returns the one in front.
  private mutating func add(
    _ view: BoxContent.View, of said: BoxContent, under number: Int, isFaded: Bool
  ) -> Int {
    let box = builder.rect(ofBox: number)
    // The one in front stands at the same place at every moment.
    let highest = said.view ?? view
    let size = content.viewSize(of: highest)
    let (steps, room) = (content.pileSteps(of: view), content.pileSteps(of: highest))
    let single = Size(
      width: size.width - Double(room) * Diagram.pileStep,
      height: size.height - Double(room) * Diagram.pileStep)
    var front = number
    for step in (0...steps).reversed() {
      let shift = Double(step) * Diagram.pileStep
      let (left, top) = (box.maxX - size.width + shift, box.minY - look.viewGap - shift)
      let isFront = step == 0
      front = builder.addBox(
        view.isHidden ? .hiddenView : .view,
        id: "view-" + ElementID.name(said.id) + (isFront ? "" : "-\(step)"),
        title: isFront ? "\(said.id).view" : nil,
        rect: Rect(
          minX: left, minY: top - single.height, maxX: left + single.width, maxY: top),
        lines: isFront ? [TextLine("view", .detail, look)] : [], isFaded: isFaded,
        viewController: said.id)
    }
    addArrow(from: number, toView: front, of: said, isFaded: isFaded)
    return front
  }

  private mutating func addArrow(
    from box: Int, toView view: Int, of said: BoxContent, isFaded: Bool
  ) {
    let (from, to) = (builder.rect(ofBox: box), builder.rect(ofBox: view))
    let route = Route(through: [Point(to.center.x, from.minY), Point(to.center.x, to.maxY)])
    let look = (content.showsSubviews ? Relation.subviews : .view).look
    builder.addEdge(
      look.role, id: "\(ElementID.name(said.id))-view", from: box, to: view,
      statements: ["\(said.id).view"], along: route, radius: 0, isFaded: isFaded,
      meaning: look.meaning)
  }

  private func isFaded(_ arrow: ArrowKey<BoxIndex>) -> Bool {
    moment.emphasis.map { !$0.arrows.contains(arrow) } ?? false
  }

  private func isFaded(_ box: BoxIndex) -> Bool {
    moment.emphasis.map { !$0.boxes.contains(box) } ?? false
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
        add(bundle, .ofLink(number, bundle.relation), way.routes, label: way.label)
      }
    }
  }

  /// Adds a bundle's arrows of this moment; each is drawn from where it leaves those before.
  private mutating func add(
    _ bundle: Bundle, _ id: Diagram.BundleID, _ routes: [Route], label: Rect?,
    interrupts: Bool = false
  ) {
    var arrows: [(spoke: BoxIndex, route: Route, isFaded: Bool)] = []
    for position in (moment.spokes[id] ?? []).sorted() {
      let spoke = bundle.spokes[position]
      arrows.append((spoke, routes[position], isFaded(bundle.key(spoke))))
    }
    // What stands out is drawn first, and so has the line that all share.
    let marks = moment.marks
    let ordered =
      marks.map { marks in arrows.inOrder { marks.arrows[bundle.key($0.spoke)] } }
      ?? arrows.filter { !$0.isFaded } + arrows.filter(\.isFaded)
    var drawn = RouteTree()
    let (relation, look) = (bundle.relation, bundle.relation.look)
    let boxes = relation == .subviews ? placedViews : placed
    for (spoke, route, isFaded) in ordered {
      let isFirst = drawn.isEmpty
      let shared = drawn.insert(route)
      let mark = marks?.arrows[bundle.key(spoke)]
      let sign = mark.map { $0.sign + " " } ?? ""
      let ends = (hub: boxes[bundle.hub], spoke: boxes[spoke])
      let toSpoke = relation.pointsToSpokes
      builder.addEdge(
        look.role, id: content.edgeID(of: bundle, spoke: spoke),
        from: toSpoke ? ends.hub : ends.spoke, to: toSpoke ? ends.spoke : ends.hub,
        statements: statements(of: bundle, spoke: spoke).map { sign + $0 }, along: route,
        radius: self.look.arrows.turnRadius(self.look.spacing), after: shared,
        beginsAtHead: !toSpoke,
        label: isFirst ? label.map { Picture.Label(lines: bundle.names, rect: $0) } : nil,
        gap: interrupts ? label?.grown(-1) : nil, isFaded: isFaded, mark: mark,
        meaning: look.meaning, names: label == nil ? bundle.names.map { $0.without(sign) } : [])
    }
  }

  /// The statements in code that an arrow stands for.
  private mutating func statements(of bundle: Bundle, spoke: BoxIndex) -> [String] {
    let (hub, spokeID) = (content[bundle.hub], content[spoke].id)
    switch bundle.relation {
    case .containment: return [containment(of: content[spoke], in: hub)]
    case .pointer: return bundle.names.map { "\(spokeID).\($0) = \(hub.id)" }
    case .presented: return [pointer(.presentedViewController, of: spokeID, to: hub.id)]
    case .presenting: return [pointer(.presentingViewController, of: spokeID, to: hub.id)]
    // Who asked is told by the figures that have no marks; here it is who presented before.
    case .request where moment.marks?.areRefusals == false:
      return [pointer(.presentedViewController, of: spokeID, to: hub.id)]
    case .request: return [moment.hierarchy.code.request(hub.id, of: spokeID)]
    case .root: return ["\(spokeID).\(Property.rootViewController) = \(hub.id)"]
    case .view: return ["\(hub.id).view"]
    // At which place, nobody knows: UIKit's containers have views of their own there too.
    case .subviews: return ["\(hub.id).view.\(Property.subviews)[…] = \(spokeID).view"]
    case .property: return bundle.names.map { "\(hub.id).\($0) = \(spokeID)" }
    case .refused: return [UIKitCode.obstacle(spokeID, to: hub.id)]
    case .propertyAcross: return bundle.names.map { "\(spokeID).\($0) = \(hub.id)" }
    }
  }

  private func pointer(_ property: Property, of owner: String, to value: String) -> String {
    "\(owner).\(property.rawValue) = \(value)"
  }

  private mutating func containment(of child: BoxContent, in container: BoxContent) -> String {
    guard case .viewController(let member) = child.subject,
      case .viewController(let holder) = container.subject,
      let place = position(of: member, in: holder)
    else { return "\(container.id) contains \(child.id)" }
    let hierarchy = moment.hierarchy
    if let name = hierarchy.childNames(of: holder)[member] {
      return "\(container.id).\(name) = \(child.id)"
    }
    let name = hierarchy.code.name(of: hierarchy.app.viewControllers[holder].listProperty)
    return "\(container.id).\(name)[\(place)] = \(child.id)"
  }

  private mutating func position(
    of child: ViewController.Index, in container: ViewController.Index
  ) -> Int? {
    if positions[container] == nil {
      let children = moment.hierarchy.children(of: container)
      positions[container] = Dictionary(
        zip(children, children.indices), uniquingKeysWith: { first, _ in first })
    }
    return positions[container]?[child]
  }
}

extension String {
  fileprivate func without(_ sign: String) -> String {
    hasPrefix(sign) ? String(dropFirst(sign.count)) : self
  }
}

extension Array {
  /// What is as it was first, what is there no more last: what is marked branches off the line of
  /// what is not.
  fileprivate func inOrder(_ mark: (Element) -> Picture.Mark?) -> [Element] {
    ([nil, .changed, .added, .moved, .left, .removed, .refused] as [Picture.Mark?]).flatMap {
      wanted in
      filter { mark($0) == wanted }
    }
  }
}

extension Diagram {
  /// For instance `items-presentedViewController-detailNav`.
  func edgeID(of bundle: Bundle, spoke: BoxIndex) -> String {
    let (hub, spoke) = (ElementID.name(self[bundle.hub].id), ElementID.name(self[spoke].id))
    let name =
      switch bundle.relation {
      case .containment: "contains"
      case .pointer: bundle.names.first ?? "pointer"
      case .presented: Property.presentedViewController.rawValue
      case .presenting: Property.presentingViewController.rawValue
      case .request: "present"
      case .root: Property.rootViewController
      case .view: "view"
      case .subviews: Property.subviews
      case .property, .propertyAcross: bundle.names.first ?? "property"
      case .refused: "refused"
      }
    return bundle.relation.pointsToSpokes
      ? "\(hub)-\(name)-\(spoke)" : "\(spoke)-\(name)-\(hub)"
  }
}
