import VCEngine
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
    let ofClass = Dictionary(grouping: app.objects, by: \.className.value)
    let contents = moment.objects.map { number in
      BoxContent(
        object: number, in: app,
        isAlone: ofClass[app.objects[number].className.value]?.count == 1, look,
        notes: moment.notes[.object(number)] ?? [])
    }
    // The description's references, not those of this state: objects stay in place between states.
    let references = app.references
    // Each line between the families and the objects has its own track.
    let room = 50 + 10 * Double(min(references.count, 12))
    // A line between neighbouring objects has room for its label.
    let joinsObjects = references.contains { owner, reference in
      Subject(owner).controller == nil && Subject(reference.target).controller == nil
    }
    let widest = references.map { look.fonts.pointer.width(of: $0.reference.name.value) }.max()
    let gap = joinsObjects ? max(60, (widest ?? 0) + look.spacing.label + 50) : 30
    let sizes = contents.map(\.size)
    let wanted = contents.map { middle(ofEndsJoinedTo: $0.subject) }
    let gaps =
      layout.isArranged
      ? ObjectRows.gaps(for: sizes, near: wanted, in: bounds, among: layout.taken) : nil
    let placed =
      gaps.map { Array(zip(sizes.indices, $0)) }
      ?? ObjectRows(of: sizes, under: wanted.map { $0?.x }, in: bounds, gap: gap, room: room)
      .placed
    let isFaded = builder.sketch.boxes.contains(where: \.isFaded)
    let emphasized = content.style.emphasized(in: moment.hierarchy)
    for (place, rect) in placed {
      builder.addBox(
        of: contents[place], rect: rect,
        isFaded: isFaded && !emphasized.contains(contents[place].id))
      bounds = bounds.union(rect)
    }
  }

  /// The middle of the boxes that edges join to an object; nil for none.
  private func middle(ofEndsJoinedTo object: Subject) -> Point? {
    let others = moment.edges.flatMap { edge in
      [(edge.tail, edge.head), (edge.head, edge.tail)].compactMap { end, other in
        end == object ? builder[other]?.rect.center : nil
      }
    }
    return others.isEmpty ? nil : others.reduce(Point(0, 0), +) * (1 / Double(others.count))
  }

  // MARK: Arrows

  mutating func addFreeEdges() {
    let sketch = builder.sketch
    var router = EdgeRouter(
      boxes: sketch.boxes.map(\.rect) + sketch.frames.compactMap(\.title?.rect)
        + sketch.arrows.compactMap { $0.label?.rect },
      lines: builder.routes.map(\.corners), frames: sketch.frames.map(\.rect), bounds: bounds,
      count: min(moment.edges.count, Self.mostEdges))
    let style = look.fonts.pointer
    var drawn = 0
    for edge in moment.edges {
      guard let tail = builder[edge.tail], let head = builder[edge.head] else { continue }
      let label = Size(
        width: (edge.names.map(style.width).max() ?? 0) + look.spacing.label,
        height: style.labelLineHeight)
      guard drawn < Self.mostEdges, edge.tail != edge.head,
        let way = router.way(from: tail.rect, to: head.rect, label: label)
      else {
        unrouted += moment.hierarchy.statements(of: edge)
        continue
      }
      drawn += 1
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
