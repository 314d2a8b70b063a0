import Pictures
import ViewControllers

/// Adds the objects of a figure to its sketch, in rows under the families, and then its free edges.
///
/// An edge for which there is no route is written under the figure.
struct FreeEdgeSketcher {
  private var builder: SketchBuilder
  private let layout: DiagramLayout
  private let presence: Diagram.Presence
  /// The sketch's box of each end that is there.
  private var boxes: [FreeEdge.End: Int]
  private var bounds: Rect
  private var unrouted: [String] = []

  private var look: Look { builder.look }
  private var edges: [FreeEdge] { presence.edges }

  /// More edges are written, not drawn: nobody could follow a line among so many.
  private static let mostEdges = 200

  /// - Parameters:
  ///   - boxes: the sketch's box of each controller and each view.
  init(
    _ builder: SketchBuilder, _ layout: DiagramLayout, _ presence: Diagram.Presence,
    boxes: [FreeEdge.End: Int]
  ) {
    self.builder = builder
    self.layout = layout
    self.presence = presence
    self.boxes = boxes
    bounds = layout.bounds
  }

  /// The sketch with its objects and free edges.
  mutating func sketch() -> Sketch {
    if !presence.objects.isEmpty { addObjects() }
    if !edges.isEmpty { addArrows() }
    addUnrouted()
    var sketch = builder.finished(in: bounds)
    sketch.unroutedEdges = unrouted.count
    return sketch
  }

  // MARK: Objects

  private mutating func addObjects() {
    let objects = presence.hierarchy.app.objects
    let ofClass = Dictionary(grouping: objects, by: \.className.value)
    let contents = presence.objects.map { object in
      let described = objects[object.index]
      let isAlone = ofClass[described.className.value]?.count == 1
      return (
        number: object.index,
        box: BoxContent(object: described, isAlone: isAlone, look, notes: object.notes)
      )
    }
    // The description's references, not those of this state: objects stay in place between states.
    let references = presence.hierarchy.app.references
    // Each line between the families and the objects has a track of its own.
    let room = 50 + 10 * Double(min(references.count, 12))
    // A line from one object to the next has room for its label.
    let joinsObjects = references.contains { owner, reference in
      FreeEdge.End(owner).member == nil && FreeEdge.End(reference.target).member == nil
    }
    let gap = joinsObjects ? max(60, widestLabel(of: references) + 50) : 30
    let (sizes, wanted) = (
      contents.map(\.box.size), contents.map { middle(ofEndsJoinedTo: $0.number) }
    )
    let gaps =
      layout.isArranged
      ? ObjectRows.gaps(for: sizes, near: wanted, in: bounds, among: layout.taken) : nil
    let placed =
      gaps.map { Array(zip(sizes.indices, $0)) }
      ?? ObjectRows(of: sizes, under: wanted.map { $0?.x }, in: bounds, gap: gap, room: room)
      .placed
    let isFaded = builder.sketch.boxes.contains(where: \.isFaded)
    for (place, rect) in placed {
      let (number, box) = contents[place]
      boxes[.object(number)] = builder.addBox(
        .object, id: "object-" + ElementID.name(box.id), title: "\(box.id): \(box.className)",
        rect: rect, lines: box.lines,
        isFaded: isFaded && !layout.content.style.emphasized.contains(box.id))
      bounds = bounds.union(rect)
    }
  }

  /// The middle of the boxes that edges join to an object; nil for none.
  private func middle(ofEndsJoinedTo object: Int) -> Point? {
    let others = edges.flatMap { edge in
      [(edge.tail, edge.head), (edge.head, edge.tail)].compactMap { end, other in
        end == .object(object) ? boxes[other] : nil
      }
    }
    if others.isEmpty { return nil }
    let sum = others.reduce(Point(0, 0)) { $0 + builder.rect(ofBox: $1).center }
    return sum * (1 / Double(others.count))
  }

  private func widestLabel(
    of references: [(owner: Reference.Target, reference: Reference)]
  ) -> Double {
    references.reduce(0) { max($0, look.fonts.pointer.width(of: $1.reference.name.value)) }
      + look.spacing.label
  }

  // MARK: Arrows

  private mutating func addArrows() {
    let sketch = builder.sketch
    var router = EdgeRouter(
      boxes: sketch.boxes.map(\.rect) + sketch.frames.compactMap(\.title?.rect)
        + sketch.arrows.compactMap { $0.label?.rect },
      lines: builder.routes.map(\.corners), frames: sketch.frames.map(\.rect), bounds: bounds,
      count: min(edges.count, Self.mostEdges))
    var drawn = 0
    for edge in edges {
      guard let tail = boxes[edge.tail], let head = boxes[edge.head] else { continue }
      let ends = (sketch.boxes[tail], sketch.boxes[head])
      guard drawn < Self.mostEdges, tail != head,
        let way = router.way(from: ends.0.rect, to: ends.1.rect, label: labelSize(of: edge))
      else {
        unrouted.append(edge.statement)
        continue
      }
      drawn += 1
      builder.addEdge(
        edge.role, id: edge.id, from: tail, to: head, statements: [edge.statement],
        along: Route(through: way.corners), radius: min(look.arrows.cornerRadius, 7),
        label: Picture.Label(lines: [edge.name], rect: way.label), gap: way.label,
        isFaded: ends.0.isFaded || ends.1.isFaded, meaning: edge.meaning)
      for corner in way.corners { bounds = bounds.union(Rect(spanning: corner, corner)) }
      bounds = bounds.union(way.label)
    }
  }

  private func labelSize(of edge: FreeEdge) -> Size {
    let style = look.fonts.pointer
    return Size(
      width: style.width(of: edge.name) + look.spacing.label, height: style.labelLineHeight)
  }

  private mutating func addUnrouted() {
    if unrouted.isEmpty { return }
    let lines = unrouted.map { TextLine($0, .code, look) }
    let center = Point(
      bounds.center.x, bounds.minY - look.fonts.detail.lineHeight - lines.size.height / 2)
    if let rect = builder.addText(lines, id: "references", at: center) {
      bounds = bounds.union(rect)
    }
  }
}
