import Phrases
import Pictures
import ViewControllers

/// Adds the objects that are no view controllers to a sketch of controllers, in rows under it, and
/// an arrow for each reference of which both ends are there; and where views are drawn in views, one
/// to each view that was added without its controller (R29).
///
/// What no way is found for is written under the figure.
struct ReferenceSketcher {
  private typealias Index = ViewController.Index

  private let hierarchy: Hierarchy
  private let style: Style
  private let look: Look
  private var sketch: Sketch
  private var router: LineRouter
  /// The sketch's box of each end that is there.
  private var boxes: [Reference.Target: Int] = [:]
  private var bounds: Rect
  private var unplaced: [String] = []
  private var drawn = 0

  /// More of them are written, not drawn: no line among so many could be followed.
  private static let mostArrows = 200

  private init(_ sketch: Sketch, of hierarchy: Hierarchy, in style: Style) {
    self.sketch = sketch
    self.hierarchy = hierarchy
    self.style = style
    look = style.template.look
    bounds = sketch.bounds
    router = LineRouter(obstacles: [], lines: [], frames: [], bounds: bounds)
  }

  /// The sketch with what its description says of objects and references; as it is where that says
  /// nothing of them.
  static func adding(to sketch: Sketch, of hierarchy: Hierarchy, in style: Style) -> Sketch {
    let references = hierarchy.app.references
    let views = hierarchy.viewsAcross(in: style)
    guard !references.isEmpty || !hierarchy.app.objects.isEmpty || !views.isEmpty else {
      return sketch
    }
    var sketcher = ReferenceSketcher(sketch, of: hierarchy, in: style)
    sketcher.findControllers()
    sketcher.addObjects(below: sketcher.room(for: references.count))
    sketcher.addArrows(references)
    sketcher.addArrows(toViews: views)
    sketcher.addUnplaced()
    sketcher.addText(references)
    sketcher.sketch.bounds = sketcher.bounds
    return sketcher.sketch
  }

  /// Between the controllers and the objects: each line that leads there has a track of its own.
  private func room(for count: Int) -> Double { 50 + 10 * Double(min(count, 12)) }

  private mutating func findControllers() {
    let byID = Dictionary(
      hierarchy.families.flatMap(\.members).map { (hierarchy.id($0), $0) },
      uniquingKeysWith: { first, _ in first })
    for (number, box) in sketch.boxes.enumerated() where box.role == .controller {
      guard let id = box.viewController, let index = byID[id] else { continue }
      boxes[.viewController(index)] = number
    }
  }

  // MARK: Boxes

  private mutating func addObjects(below room: Double) {
    let contents = hierarchy.app.objects.map { BoxContent(object: $0, look) }
    // A line from one to the next, where there may be one, has room for its label.
    let gap = joinsObjects ? max(60, widestLabel + 50) : 30
    let limit = max(bounds.width, 560)
    let (above, whole) = (middlesOfReferences, bounds)
    var top = bounds.minY - room
    var row: [Int] = []
    func width(_ row: [Int]) -> Double {
      row.reduce(Double(max(0, row.count - 1)) * gap) { $0 + contents[$1].size.width }
    }
    func place(_ row: [Int]) {
      func middle(_ number: Int) -> Double { above[number] ?? whole.center.x }
      let row = row.sorted { (middle($0), $0) < (middle($1), $1) }
      let sizes = row.map { contents[$0].size }
      let lefts = Self.lefts(
        of: sizes.map(\.width), under: row.map(middle), gap: gap, in: whole)
      for (place, number) in row.enumerated() {
        let (x, size) = (lefts[place], sizes[place])
        add(
          contents[number], number,
          Rect(minX: x, minY: top - size.height, maxX: x + size.width, maxY: top))
      }
      top -= (row.map { contents[$0].size.height }.max() ?? 0) + room
    }
    for number in contents.indices {
      if !row.isEmpty, width(row + [number]) > limit {
        place(row)
        row = []
      }
      row.append(number)
    }
    place(row)
  }

  /// For each object that refers to controllers, or that they refer to, the middle of those.
  private var middlesOfReferences: [Int: Double] {
    var middles: [Int: [Double]] = [:]
    for (owner, reference) in hierarchy.app.references {
      for (end, other) in [(owner, reference.target), (reference.target, owner)] {
        guard case .object(let number) = end, let box = boxes[other] else { continue }
        middles[number, default: []].append(sketch.boxes[box].rect.center.x)
      }
    }
    return middles.mapValues { $0.reduce(0, +) / Double($0.count) }
  }

  /// The left edges of boxes in a row, each as near to the middle that it is to stand under as the
  /// others let it; within a figure that is wide enough.
  private static func lefts(
    of widths: [Double], under middles: [Double], gap: Double, in bounds: Rect
  ) -> [Double] {
    // How far the boxes before reach; without these no edge may lie to the left of the one before.
    var reach: [Double] = []
    for width in widths { reach.append((reach.last ?? 0) + width + gap) }
    let before = [0] + reach.dropLast()
    // Boxes that would overlap stand together, at the mean of what each of them would have.
    var groups: [(edge: Double, count: Int)] = []
    for (place, middle) in middles.enumerated() {
      groups.append((middle - widths[place] / 2 - before[place], 1))
      while groups.count > 1, groups[groups.count - 2].edge > groups[groups.count - 1].edge {
        let (last, other) = (groups.removeLast(), groups.removeLast())
        let count = last.count + other.count
        let sum = last.edge * Double(last.count) + other.edge * Double(other.count)
        groups.append((sum / Double(count), count))
      }
    }
    let width = (reach.last ?? 0) - gap
    let room = bounds.width < width ? bounds.center.x - width / 2 : bounds.minX
    let edges = groups.flatMap { Array(repeating: $0.edge, count: $0.count) }
    return zip(edges, before).map { edge, before in
      min(max(edge, room), max(room, bounds.maxX - width)) + before
    }
  }

  /// Whether an object refers to another.
  private var joinsObjects: Bool {
    hierarchy.app.references.contains { owner, reference in
      if case .object = owner, case .object = reference.target { true } else { false }
    }
  }

  private var widestLabel: Double {
    hierarchy.app.references.reduce(0) {
      max($0, look.fonts.pointer.width(of: $1.reference.name.value))
    } + look.spacing.label
  }

  private mutating func add(_ content: BoxContent, _ number: Int, _ rect: Rect) {
    let isFaded =
      sketch.boxes.contains(where: \.isFaded) && !style.emphasized.contains(content.id)
    boxes[.object(number)] = sketch.boxes.count
    sketch.boxes.append(
      Picture.Box(
        .object, id: "object-" + ElementID.name(content.id),
        title: "\(content.id): \(content.className)", rect: rect,
        lines: content.lines.stacked(at: rect.center), isFaded: isFaded))
    bounds = bounds.union(rect)
  }

  // MARK: Arrows

  private mutating func addArrows(
    _ references: [(owner: Reference.Target, reference: Reference)]
  ) {
    router = LineRouter(
      obstacles: sketch.boxes.map(\.rect) + sketch.frames.map(\.title.rect)
        + sketch.arrows.compactMap { $0.label?.rect },
      lines: sketch.arrows.flatMap(\.segments), frames: sketch.frames.map(\.rect), bounds: bounds)
    for (owner, reference) in references {
      guard let tail = boxes[owner], let head = boxes[reference.target] else { continue }
      let statement =
        "\(hierarchy.app.id(of: owner)).\(reference.name.value) = "
        + hierarchy.app.id(of: reference.target)
      guard drawn < Self.mostArrows, tail != head,
        let way = router.way(
          from: sketch.boxes[tail].rect, to: sketch.boxes[head].rect,
          label: labelSize(of: reference.name.value))
      else {
        unplaced.append(statement)
        continue
      }
      drawn += 1
      let role: Picture.Arrow.Role = reference.isWeak ? .weakReference : .reference
      add(
        way, role, reference.name.value, from: tail, to: head, statement,
        id: statement.split(separator: " ").filter { $0 != "=" }
          .map { ElementID.name(String($0)) }.joined(separator: "-"))
      sketch.legend[role] = LegendEntry(
        meaning: reference.isWeak ? .refersWeakly : .refersTo, beginsAtHead: false)
    }
  }

  /// From the view of one family to that of another's top that lies in it.
  private mutating func addArrows(toViews pairs: [(owner: Index, member: Index)]) {
    var views: [String: Int] = [:]
    for (number, box) in sketch.boxes.enumerated()
    where (box.role == .view || box.role == .hiddenView) && box.title != nil {
      if let id = box.viewController { views[id] = number }
    }
    for (owner, member) in pairs {
      let (ownerID, memberID) = (hierarchy.id(owner), hierarchy.id(member))
      guard let tail = views[ownerID], let head = views[memberID] else { continue }
      let statement = "\(ownerID).view.\(Property.subviews)[…] = \(memberID).view"
      guard drawn < Self.mostArrows,
        let way = router.way(
          from: sketch.boxes[tail].rect, to: sketch.boxes[head].rect,
          label: labelSize(of: Property.subviews))
      else {
        unplaced.append(statement)
        continue
      }
      drawn += 1
      add(
        way, Relation.subviews.look.role, Property.subviews, from: tail, to: head, statement,
        id: "\(ElementID.name(ownerID))-\(Property.subviews)-\(ElementID.name(memberID))")
    }
  }

  private func labelSize(of name: String) -> Size {
    let style = look.fonts.pointer
    return Size(
      width: style.width(of: name) + look.spacing.label, height: style.labelLineHeight)
  }

  private mutating func add(
    _ way: LineRouter.Way, _ role: Picture.Arrow.Role, _ name: String, from tail: Int,
    to head: Int, _ statement: String, id: String
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
    sketch.arrows.append(
      Picture.Arrow(
        role, id: "arrow-" + id, tail: tail, head: head, statements: [statement],
        splines: pieces.enumerated().map { place, piece in
          Spline(
            piece, radius: radius,
            endHead: place == pieces.count - 1 ? look.arrows.headLength : nil)
        },
        label: Picture.Label(lines: [name], rect: way.label),
        isFaded: sketch.boxes[tail].isFaded || sketch.boxes[head].isFaded))
    for corner in corners {
      bounds = bounds.union(
        Rect(minX: corner.x, minY: corner.y, maxX: corner.x, maxY: corner.y))
    }
    bounds = bounds.union(way.label)
  }

  // MARK: Words

  private mutating func addUnplaced() {
    if unplaced.isEmpty { return }
    let lines = unplaced.map { TextLine($0, .code, look) }
    let center = Point(
      bounds.center.x, bounds.minY - look.fonts.detail.lineHeight - lines.size.height / 2)
    let placed = lines.stacked(at: center)
    let rect = placed.reduce(placed[0].rect) { $0.union($1.rect) }
    sketch.boxes.append(Picture.Box(.text, id: "references", rect: rect, lines: placed))
    bounds = bounds.union(rect)
  }

  private mutating func addText(
    _ references: [(owner: Reference.Target, reference: Reference)]
  ) {
    let phrases = style.language.phrases
    let app = hierarchy.app
    let objects = app.objects.map { ControllerName($0.id.value, className: $0.className.value) }
    let sentences = references.filter {
      boxes[$0.owner] != nil && boxes[$0.reference.target] != nil
    }
    .map { owner, reference in
      phrases.refers(
        "\(app.id(of: owner)).\(reference.name.value)", to: app.id(of: reference.target),
        isWeak: reference.isWeak)
    }
    sketch.text = phrases.joined(
      [sketch.text] + (objects.isEmpty ? [] : [phrases.objects(objects)]) + sentences
        + duties(of: references))
  }

  /// What the delegate of a system's view controller owes it.
  private func duties(
    of references: [(owner: Reference.Target, reference: Reference)]
  ) -> [String] {
    let phrases = style.language.phrases
    return references.flatMap { owner, reference -> [String] in
      guard case .viewController(let index) = owner, reference.name.value == "delegate",
        boxes[owner] != nil
      else { return [] }
      let uiKitClass = hierarchy.app.viewControllers[index].uiKitClass
      guard uiKitClass.isClosed else { return [] }
      return [phrases.isSystems(uiKitClass)]
        + [phrases.dismissal(of: uiKitClass)].compactMap(\.self)
    }
  }
}

extension Hierarchy {
  /// Views that were added without their controllers to others' views, where lines tell which views
  /// lie in which (R29).
  fileprivate func viewsAcross(in style: Style) -> [(owner: Index, member: Index)] {
    guard style.arrowsByName.contains(.subviews) else { return [] }
    return families.flatMap(\.members).compactMap { member in
      viewHolder(of: member).map { ($0, member) }
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
