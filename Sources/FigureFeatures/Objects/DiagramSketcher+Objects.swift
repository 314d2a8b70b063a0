import VCEngine
import VCFigures
import VCPictures

/// Draws the objects of a figure in rows below the families, and then its free edges. Edges without
/// a route are written below the figure.
extension DiagramSketcher {
  /// The maximum number of drawn edges; the rest are written, because readers can't follow so many
  /// lines.
  private static let mostEdges = 200

  // MARK: Objects

  mutating func addObjects() {
    let app = moment.hierarchy.app
    let names = app.objectNames
    let contents = moment.objects.map { number in
      BoxContent(
        object: number, named: names[number], in: app, look,
        notes: moment.notes[.object(number)] ?? [])
    }
    // The description's references, not those of this state: objects stay in place between states.
    let references = app.references
    let label = references.map { look.fonts.pointer.width(of: $0.reference.name.value) }.max() ?? 0
    let placement = ObjectPlacement(
      of: contents.map(\.size), joinedTo: ends(of: contents.map(\.subject), in: app),
      around: bounds, taken: layout.taken,
      label: Size(
        width: label + look.spacing.label, height: look.fonts.pointer.labelLineHeight))
    let isFaded = builder.sketch.boxes.contains(where: \.isFaded)
    let emphasized = content.style.emphasized(in: moment.hierarchy)
    for (box, rect) in zip(contents, placement.rects) {
      builder.addBox(of: box, rect: rect, isFaded: isFaded && !emphasized.contains(box.id))
      bounds = bounds.union(rect)
    }
  }

  /// What the references of a description join each object to.
  private func ends(of objects: [Subject], in app: AppDescription) -> [Set<ObjectPlacement.End>] {
    var places: [Subject: ObjectPlacement.End] = [:]
    for (box, rect) in zip(content.boxes, layout.boxes) { places[box.subject] = .box(rect) }
    for (number, object) in objects.enumerated() { places[object] = .object(number) }
    var joined: [Subject: Set<ObjectPlacement.End>] = [:]
    for (owner, reference) in app.references {
      let (owner, target) = (Subject(owner), Subject(reference.target))
      if let end = places[target] { joined[owner, default: []].insert(end) }
      if let end = places[owner] { joined[target, default: []].insert(end) }
    }
    return objects.map { joined[$0] ?? [] }
  }

  // MARK: Arrows

  mutating func addFreeEdges() {
    let (sketch, style) = (builder.sketch, look.fonts.pointer)
    let edges = moment.edges.compactMap { edge in
      builder[edge.tail].flatMap { tail in builder[edge.head].map { (edge, tail, $0) } }
    }
    let router = EdgeRouter(
      boxes: sketch.boxes.map(\.rect) + sketch.frames.compactMap(\.title?.rect)
        + sketch.arrows.compactMap { $0.label?.rect },
      lines: builder.routes.map(\.corners), frames: sketch.frames.map(\.rect), bounds: bounds,
      edges: edges.prefix(Self.mostEdges).map { edge, tail, head in
        let width = edge.names.map(style.width).max() ?? 0
        return EdgeRouter.Edge(
          tail: tail.rect, head: head.rect,
          label: Size(width: width + look.spacing.label, height: style.labelLineHeight))
      })
    for (number, (edge, tail, head)) in edges.enumerated() {
      guard router.ways.indices.contains(number), let way = router.ways[number] else {
        unrouted += moment.hierarchy.statements(of: edge, in: content.style.language)
        continue
      }
      builder.addEdge(
        edge, in: moment.hierarchy, along: Route(through: way.corners),
        radius: min(look.arrows.cornerRadius, 7),
        label: Picture.Label(lines: edge.names, rect: way.label), gap: way.label,
        isFaded: tail.isFaded || head.isFaded)
      bounds = way.corners.reduce(bounds.union(way.label)) { $0.union($1) }
    }
    writeUnrouted()
  }

  private mutating func writeUnrouted() {
    let lines = unrouted.map { TextLine($0, .code, look) }
    let center = Point(
      bounds.center.x, bounds.minY - look.fonts.detail.lineHeight - lines.size.height / 2)
    if let rect = builder.addText(lines, id: "references", at: center) {
      bounds = bounds.union(rect)
    }
  }
}
