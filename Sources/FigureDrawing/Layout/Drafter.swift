import ViewControllers

/// Draws one moment of a figure that is laid out.
struct Drafter {
  private let layout: FigureLayout
  private let figure: Figure
  private let moment: Figure.Moment
  private var drawing: Drawing
  private var boxOfNode: [Figure.Node: Int] = [:]

  init(_ layout: FigureLayout, moment: Figure.Moment) {
    self.layout = layout
    self.moment = moment
    figure = layout.figure
    let language = figure.options.language
    drawing = Drawing(
      template: figure.template, language: language, title: figure.title ?? language.untitled,
      text: moment.hierarchy.text(in: language))
  }

  /// The whole picture.
  mutating func draft() -> Drawing {
    addGroups()
    addLinks()
    return drawing
  }

  // MARK: Boxes

  private mutating func addGroups() {
    for (number, group) in figure.groups.enumerated() where moment.nodes.contains(group.top) {
      if group.isFramed { addFrame(of: number) }
      for node in group.members where moment.nodes.contains(node) { add(node, of: number) }
    }
    for (number, group) in figure.groups.enumerated() where moment.nodes.contains(group.top) {
      let (places, origin) = (layout.groups[number], layout.composition.origins[number])
      for (index, bundle) in group.bundles.enumerated() {
        add(
          bundle, places.routes[index].map { $0.moved(by: origin) },
          label: bundle.names.isEmpty ? nil : places.labels[index].moved(by: origin),
          interrupts: true)
      }
    }
  }

  private mutating func addFrame(of group: Int) {
    let rect = layout.composition.frames[group]
    let family = moment.families[group] ?? 0
    let text = figure.options.language.family(family)
    let style = figure.template.fonts.frame
    let center = Point(rect.center.x, rect.maxY - figure.template.frameTop / 2 + 1)
    let size = Size(width: style.width(of: text), height: style.lineHeight)
    drawing.frames.append(
      Drawing.Frame(
        id: "family-\(family)",
        title: Drawing.PlacedLine(
          text: text, role: .frame, rect: Rect(center: center, size: size)),
        rect: rect, color: (family - 1) % figure.template.frameColorCount,
        isFaded: moment.emphasis.map { emphasis in
          !figure.groups[group].members.contains(where: emphasis.nodes.contains)
        } ?? false))
  }

  private mutating func add(_ node: Figure.Node, of group: Int) {
    let content = figure.nodes[node]
    guard let local = layout.groups[group].boxes[node] else { return }
    let rect = local.moved(by: layout.composition.origins[group])
    var box = Drawing.Box(
      role: .controller, id: "box-" + SVGID.name(content.id),
      title: "\(content.id): \(content.className)", rect: rect,
      lines: figure.template.fonts.placed(content.lines, in: rect), isFaded: isFaded(node))
    switch content.subject {
    case .viewController: box.viewController = content.id
    case .window: box.role = .window
    }
    boxOfNode[node] = drawing.boxes.count
    drawing.boxes.append(box)
    if let view = content.view { add(view, of: content, under: rect, isFaded: box.isFaded) }
  }

  /// The view at the lower right of its controller's box; a navigation stack's views in a pile.
  private mutating func add(
    _ view: NodeContent.ViewContent, of content: NodeContent, under box: Rect, isFaded: Bool
  ) {
    let size = figure.viewSize(of: view)
    let pile = min(view.stacked, 4)
    let (width, height) = (size.width - Double(pile - 1) * 4, size.height - Double(pile - 1) * 4)
    for level in 0..<pile {
      let shift = Double(pile - 1 - level) * 4
      let top = box.minY - figure.template.viewGap - shift
      let rect = Rect(
        minX: box.maxX - size.width + shift, minY: top - height,
        maxX: box.maxX - size.width + shift + width, maxY: top)
      let isFront = level == pile - 1
      let line = NodeContent.Line(
        text: "view", role: .detail, width: figure.template.fonts.detail.width(of: "view"))
      drawing.boxes.append(
        Drawing.Box(
          role: view.isHidden ? .hiddenView : .view,
          id: "view-" + SVGID.name(content.id) + (isFront ? "" : "-\(pile - 1 - level)"),
          title: isFront ? "\(content.id).view" : nil, rect: rect,
          lines: isFront ? figure.template.fonts.placed([line], in: rect) : [],
          isFaded: isFaded, viewController: content.id))
    }
    addArrow(from: drawing.boxes.count - pile - 1, toView: drawing.boxes.count - 1, of: content)
  }

  private mutating func addArrow(from box: Int, toView view: Int, of content: NodeContent) {
    let (from, to) = (drawing.boxes[box].rect, drawing.boxes[view].rect)
    let route = Route(through: [Point(to.center.x, from.minY), Point(to.center.x, to.maxY)])
    drawing.arrows.append(
      Drawing.Arrow(
        kind: .view, id: "arrow-\(SVGID.name(content.id))-view", tail: box, head: view,
        statements: ["\(content.id).view"],
        splines: [
          Spline(route, radius: 0, endHead: figure.template.arrows.headLength)
        ], label: nil, isFaded: drawing.boxes[box].isFaded))
  }

  private func isFaded(_ arrow: Figure.ArrowKey) -> Bool {
    moment.emphasis.map { !$0.arrows.contains(arrow) } ?? false
  }

  private func isFaded(_ node: Figure.Node) -> Bool {
    moment.emphasis.map { !$0.nodes.contains(node) } ?? false
  }

  // MARK: Arrows

  private mutating func addLinks() {
    for (number, link) in figure.links.enumerated() {
      let routes = layout.composition.routes[number]
      add(link.presented, routes.presented.routes, label: routes.presented.label)
      if let presenting = link.presenting {
        add(presenting, routes.presenting.routes, label: routes.presenting.label)
      }
      if let request = link.request {
        add(request, routes.request.routes, label: routes.request.label)
      }
    }
  }

  /// Adds a bundle's arrows of this moment; each is drawn from where it leaves those before.
  private mutating func add(
    _ bundle: Bundle, _ routes: [Route], label: Rect?, interrupts: Bool = false
  ) {
    var drawn: [Route] = []
    let arrows = zip(bundle.spokes, routes).map { (spoke: $0, route: $1, key: bundle.key($0)) }
      .filter { moment.arrows.contains($0.key) }
    // What stands out is drawn first, and so has the line that all share.
    let ordered = arrows.filter { !isFaded($0.key) } + arrows.filter { isFaded($0.key) }
    for (spoke, route, key) in ordered {
      guard let hubBox = boxOfNode[bundle.hub], let spokeBox = boxOfNode[spoke] else { continue }
      let shared = drawn.reduce(0) { max($0, $1.sharedLength(with: route)) }
      let isFirst = drawn.isEmpty
      drawn.append(route)
      let toSpoke = bundle.kind.pointsToSpokes
      drawing.arrows.append(
        Drawing.Arrow(
          kind: bundle.kind, id: figure.arrowID(of: bundle, spoke: spoke),
          tail: toSpoke ? hubBox : spokeBox, head: toSpoke ? spokeBox : hubBox,
          statements: statements(of: bundle, spoke: spoke),
          splines: splines(
            route, of: bundle.kind, after: shared, gap: interrupts ? label?.grown(-1) : nil),
          label: isFirst ? label.map { Drawing.Label(lines: bundle.names, rect: $0) } : nil,
          isFaded: isFaded(key)))
    }
  }

  /// What is left of a route after the part that it shares, in pieces where its label is.
  private func splines(
    _ route: Route, of kind: Bundle.Kind, after shared: Double, gap: Rect?
  ) -> [Spline] {
    let style = figure.template.arrows
    // A wider curve would reach into the next track.
    let radius = min(style.cornerRadius, figure.template.spacing.tracks + 1)
    let atHub = !kind.pointsToSpokes && shared == 0
    let rest = route.suffix(after: shared, lead: radius)
    let pieces = shared == 0 ? rest.pieces(outside: gap) : [rest.beginning(outside: gap)]
    let splines = pieces.enumerated().map { place, piece in
      Spline(
        piece, radius: radius,
        startHead: atHub && place == 0 ? style.headLength : nil,
        endHead: kind.pointsToSpokes && place == pieces.count - 1 ? style.headLength : nil)
    }
    // Graphviz keeps a tip for all the pieces after the one that has it: that one goes last.
    return atHub ? splines.reversed() : splines
  }

  /// What an arrow says in code.
  private func statements(of bundle: Bundle, spoke: Figure.Node) -> [String] {
    let (hub, spokeID) = (figure.nodes[bundle.hub], figure.nodes[spoke].id)
    switch bundle.kind {
    case .containment:
      guard case .viewController(let container) = hub.subject,
        case .viewController(let child) = figure.nodes[spoke].subject
      else { return [] }
      let children = moment.hierarchy.children(of: container)
      let name = moment.hierarchy.description.viewControllers[container].containmentName
      guard let place = children.firstIndex(of: child) else {
        return ["\(hub.id) contains \(spokeID)"]
      }
      return ["\(hub.id).\(name)[\(place)] = \(spokeID)"]
    case .pointer: return bundle.names.map { "\(spokeID).\($0) = \(hub.id)" }
    case .presented: return ["\(spokeID).presentedViewController = \(hub.id)"]
    case .presenting: return ["\(spokeID).presentingViewController = \(hub.id)"]
    case .request: return ["\(spokeID).present(\(hub.id))"]
    case .root: return ["\(spokeID).rootViewController = \(hub.id)"]
    case .view: return ["\(hub.id).view"]
    case .call, .automaticCall, .lifeline: return []
    }
  }
}

extension Figure {
  /// For instance `arrow-items-presentedViewController-detailNav`.
  func arrowID(of bundle: Bundle, spoke: Node) -> String {
    let (hub, spoke) = (SVGID.name(nodes[bundle.hub].id), SVGID.name(nodes[spoke].id))
    let name: String =
      switch bundle.kind {
      case .containment: "contains"
      case .pointer: bundle.names.first ?? "pointer"
      case .presented: "presentedViewController"
      case .presenting: "presentingViewController"
      case .request: "present"
      case .root: "rootViewController"
      case .view: "view"
      case .call, .automaticCall, .lifeline: "call"
      }
    return bundle.kind.pointsToSpokes
      ? "arrow-\(hub)-\(name)-\(spoke)" : "arrow-\(spoke)-\(name)-\(hub)"
  }
}

extension Template.Fonts {
  /// Lines one under the other in the middle of a box.
  func placed(_ lines: [NodeContent.Line], in box: Rect) -> [Drawing.PlacedLine] {
    let heights = lines.map { height(of: $0.role) }
    var y = box.center.y + heights.reduce(0, +) / 2
    return zip(lines, heights).map { line, height in
      y -= height
      return Drawing.PlacedLine(
        text: line.text, role: line.role == .name ? .name : .detail,
        rect: Rect(
          center: Point(box.center.x, y + height / 2),
          size: Size(width: line.width, height: height)))
    }
  }
}
