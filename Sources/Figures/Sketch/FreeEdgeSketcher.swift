import Pictures
import ViewControllers

/// Adds the objects of a figure to its sketch, in rows under the families, and then its free edges.
///
/// An edge for which there is no route is written under the figure.
struct FreeEdgeSketcher {
  private var builder: SketchBuilder
  private let content: FamiliesContent
  private let presence: FamiliesContent.Presence
  private var router: LineRouter
  /// The sketch's box of each end that is there.
  private var boxes: [FreeEdge.End: Int]
  private var bounds: Rect
  private var unrouted: [String] = []
  private var drawn = 0

  private var look: Look { builder.look }
  private var edges: [FreeEdge] { presence.edges }

  /// More edges are written, not drawn: nobody could follow a line among so many.
  private static let mostEdges = 200

  /// - Parameters:
  ///   - boxes: the sketch's box of each controller and each view.
  ///   - bounds: the room that the families take.
  init(
    _ builder: SketchBuilder, _ content: FamiliesContent, _ presence: FamiliesContent.Presence,
    boxes: [FreeEdge.End: Int], bounds: Rect
  ) {
    self.builder = builder
    self.content = content
    self.presence = presence
    self.boxes = boxes
    self.bounds = bounds
    router = LineRouter(obstacles: [], lines: [], frames: [], bounds: bounds)
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
    let rows = ObjectRows(
      of: contents.map(\.box.size), under: contents.map { middle(ofEndsJoinedTo: $0.number) },
      in: bounds, gap: gap, room: room)
    let isFaded = builder.sketch.boxes.contains(where: \.isFaded)
    for (place, rect) in rows.placed {
      let (number, box) = contents[place]
      boxes[.object(number)] = builder.addBox(
        .object, id: "object-" + ElementID.name(box.id), title: "\(box.id): \(box.className)",
        rect: rect, lines: box.lines,
        isFaded: isFaded && !content.style.emphasized.contains(box.id))
      bounds = bounds.union(rect)
    }
  }

  /// The mean x of the boxes that edges join to an object; nil for none.
  private func middle(ofEndsJoinedTo object: Int) -> Double? {
    let others = edges.flatMap { edge in
      [(edge.tail, edge.head), (edge.head, edge.tail)].compactMap { end, other in
        end == .object(object) ? boxes[other] : nil
      }
    }
    if others.isEmpty { return nil }
    return others.reduce(0) { $0 + builder.rect(ofBox: $1).center.x } / Double(others.count)
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
    router = LineRouter(
      obstacles: sketch.boxes.map(\.rect) + sketch.frames.compactMap(\.title?.rect)
        + sketch.arrows.compactMap { $0.label?.rect },
      lines: sketch.arrows.flatMap(\.segments), frames: sketch.frames.map(\.rect), bounds: bounds)
    for edge in edges {
      guard let tail = boxes[edge.tail], let head = boxes[edge.head] else { continue }
      guard drawn < Self.mostEdges, tail != head,
        let way = router.way(
          from: sketch.boxes[tail].rect, to: sketch.boxes[head].rect, label: labelSize(of: edge))
      else {
        unrouted.append(edge.statement)
        continue
      }
      drawn += 1
      add(edge, way, from: tail, to: head)
    }
  }

  private func labelSize(of edge: FreeEdge) -> Size {
    let style = look.fonts.pointer
    return Size(
      width: style.width(of: edge.name) + look.spacing.label, height: style.labelLineHeight)
  }

  private mutating func add(
    _ edge: FreeEdge, _ way: LineRouter.Way, from tail: Int, to head: Int
  ) {
    let radius = min(look.arrows.cornerRadius, 7)
    let corners = way.corners
    let (from, to) = (corners[way.piece], corners[way.piece + 1])
    let half = abs(from.y - to.y) < 0.5 ? way.label.width / 2 : way.label.height / 2
    let middle = (way.label.center - from).length
    let pieces = [
      Route(through: corners[...way.piece] + [from.toward(to, middle - half)]),
      Route(through: [from.toward(to, middle + half)] + corners[(way.piece + 1)...]),
    ]
    let ends = [tail, head].map { builder.sketch.boxes[$0] }
    builder.addArrow(
      Picture.Arrow(
        edge.role, id: "arrow-" + edge.id, tail: tail, head: head, statements: [edge.statement],
        splines: pieces.enumerated().map { place, piece in
          Spline(
            piece, radius: radius,
            endHead: place == pieces.count - 1 ? look.arrows.headLength : nil)
        },
        label: Picture.Label(lines: [edge.name], rect: way.label),
        isFaded: ends.contains(where: \.isFaded)),
      meaning: edge.meaning)
    for corner in corners {
      bounds = bounds.union(
        Rect(minX: corner.x, minY: corner.y, maxX: corner.x, maxY: corner.y))
    }
    bounds = bounds.union(way.label)
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

extension Picture.Arrow {
  /// Its pieces, upright and level; of a curve both sides of its corner.
  fileprivate var segments: [LineRouter.Segment] {
    splines.flatMap { spline -> [LineRouter.Segment] in
      let ends =
        [spline.startTip].compactMap(\.self)
        + stride(
          from: 0, to: spline.points.count, by: 3
        ).map { spline.points[$0] } + [spline.endTip].compactMap(\.self)
      return zip(ends, ends.dropFirst()).flatMap { from, to -> [LineRouter.Segment] in
        if abs(from.x - to.x) < 0.5 || abs(from.y - to.y) < 0.5 {
          return [LineRouter.Segment(from: from, to: to)]
        }
        let corner = Point(to.x, from.y)
        return [.init(from: from, to: corner), .init(from: corner, to: to)]
      }
    }
  }
}
