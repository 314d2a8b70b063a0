import VCEngine
import VCFigures
import VCPhrases
import VCPictures

/// Draws a laid-out map.
struct MapSketcher {
  private let layout: MapLayout
  private let style: Style
  private let emphasized: Set<String>
  private var builder: SketchBuilder
  private let hierarchy: Hierarchy
  private let moment: Int

  private typealias Index = ViewController.Index
  private var look: Look { layout.look }
  private var changes: MarkedScenes? { layout.content.changes }

  init(_ layout: MapLayout, _ moment: Int, _ hierarchy: Hierarchy, _ style: Style) {
    self.layout = layout
    self.moment = moment
    self.hierarchy = hierarchy
    self.style = style
    emphasized = style.emphasized(in: hierarchy)
    builder = SketchBuilder(
      style,
      text: layout.content.changes?.text
        ?? style.language.phrases.joined(
          [layout.content.text(in: style, at: moment)]
            + (layout.showsRefusal(of: hierarchy) ? hierarchy.refusalTexts(in: style) : [])))
  }

  mutating func sketch() -> Sketch {
    for frame in layout.frames { addFrame(frame) }
    for block in layout.content.blocks {
      for member in block.members where isThere(member) { addBox(member) }
    }
    var trees: [Index: RouteTree] = [:]
    for trunk in layout.trunks where isThere(trunk.child) {
      addTrunk(trunk, &trees[trunk.container, default: RouteTree()])
    }
    for entry in layout.entries where isThere(entry.root) { addEntry(entry) }
    addLines()
    builder.sketch.highlightsOnHover = true
    builder.sketch.needsLegend = true
    return builder.finished(
      in: upright(layout.bounds), notesOf: hierarchy,
      footnotes: [layout.showsRefusal(of: hierarchy) ? hierarchy.refusal?.words : nil]
        .compactMap(\.self)
        + (layout.content.changes?.footnotes ?? []))
  }

  /// Whether the controller exists in this state, because no later step makes it.
  private func isThere(_ member: ViewController.Index) -> Bool {
    member < hierarchy.app.viewControllers.count
  }

  private func isFaded(_ members: ViewController.Index...) -> Bool {
    !emphasized.isEmpty && !members.allSatisfy { emphasized.contains(hierarchy.id($0)) }
  }

  private func upright(_ rect: Rect) -> Rect {
    Rect(minX: rect.minX, minY: -rect.maxY, maxX: rect.maxX, maxY: -rect.minY)
  }

  private func upright(_ point: Point) -> Point { Point(point.x, -point.y) }

  private mutating func addFrame(_ frame: MapLayout.PlacedFrame) {
    let content = layout.content.blocks[frame.block]
    guard isThere(frame.first) else { return }
    var title = frame.title
    if let rect = title?.rect { title?.rect = upright(rect) }
    builder.addFrame(
      Picture.Frame(
        id: "scene-" + ElementID.name(hierarchy.id(frame.first)),
        name: content.title ?? hierarchy.heading(content.top), title: title,
        rect: upright(frame.rect), color: content.color % look.frameColorCount,
        isFaded: false))
  }

  private mutating func addBox(_ member: ViewController.Index) {
    guard let (content, rect) = layout.boxes[member] else { return }
    // A scene that the last step should have added is a scene, too.
    let refused = layout.content.refused[member] ?? hierarchy.refusal?.marks[member]
    let isScreen = hierarchy.app.viewControllers[member].role == nil
    builder.addBox(
      of: content, role: isScreen ? nil : .object, rect: upright(rect),
      isFaded: changes.map { $0.marks[member] == nil } ?? isFaded(member),
      mark: refused ?? changes?.marks[member])
  }

  private mutating func addTrunk(
    _ trunk: (child: Index, container: Index, position: Int, points: [Point]),
    _ tree: inout RouteTree
  ) {
    let column = layout.content.columns[trunk.container]?
      .first { $0.viewController == trunk.child }?.column.rawValue
    let isAdded = layout.content.additions.contains(
      MapContent.Containment(container: trunk.container, child: trunk.child))
    if isAdded, !layout.content.steps.has(trunk.child, in: trunk.container, at: moment) { return }
    let position =
      isAdded
      ? hierarchy.children(of: trunk.container).firstIndex(of: trunk.child) ?? 0 : trunk.position
    let route = Route(through: trunk.points.map(upright))
    builder.addEdge(
      Edge(
        relation: .containment, tail: .viewController(trunk.container),
        head: .viewController(trunk.child)), in: hierarchy,
      statements: [
        hierarchy.containment(
          of: trunk.child, in: trunk.container, at: position,
          name: isAdded
            ? hierarchy.childNames(of: trunk.container)[trunk.child]
            : column.map { "viewController(for: .\($0))" })
      ],
      along: route, radius: look.arrows.cornerRadius,
      // Lines that look different are drawn as a whole.
      after: changes == nil && emphasized.isEmpty ? tree.insert(route) : 0,
      isFaded: changes.map { $0.markOfLine(to: trunk.child) == nil }
        ?? isFaded(trunk.container, trunk.child),
      mark: changes?.markOfLine(to: trunk.child))
  }

  private mutating func addEntry(
    _ entry: (window: Int, root: ViewController.Index, points: [Point])
  ) {
    builder.addEdge(
      Edge(relation: .start, tail: .window(entry.window), head: .viewController(entry.root)),
      in: hierarchy, along: Route(through: entry.points.map(upright)), radius: 0,
      isFaded: changes != nil || isFaded(entry.root))
  }

  /// Adds the box of a screen that stands elsewhere. Returns its number.
  private mutating func addGhost(_ ghost: MapLayout.Ghost, number: Int) -> Int {
    builder.addBox(
      .controller, id: "ghost-\(number)-" + ElementID.name(hierarchy.id(ghost.member)),
      title: hierarchy.id(ghost.member), rect: upright(ghost.rect), lines: ghost.content.lines,
      isFaded: true)
  }

  private mutating func addLines() {
    var ghosts: [MapTree.LineID: (subject: Subject, box: Int)] = [:]
    for (number, ghost) in layout.ghosts.enumerated()
    where isThere(ghost.member) && ghost.lines.contains(where: exists) {
      let box = addGhost(ghost, number: number + 1)
      for line in ghost.lines { ghosts[line] = (.viewController(ghost.member), box) }
    }
    var trees: [Int: RouteTree] = [:]
    for line in layout.lines where exists(line.id) {
      let (net, end) = (layout.content.nets[line.id.net], layout.content[line.id])
      let route = Route(through: line.points.map(upright))
      let edge = net.edge(to: end)
      let edges = (end.edges.isEmpty ? [edge] : end.edges).map { $0.mapped(Subject.viewController) }
      let boxes = builder.boxes
      if let ghost = ghosts[line.id] { builder.boxes[ghost.subject] = ghost.box }
      defer { builder.boxes = boxes }
      builder.addEdge(
        edge.mapped(Subject.viewController), in: hierarchy,
        statements: edges.flatMap { hierarchy.statements(of: $0, in: style.language) }
          + end.sourceLines, along: route,
        radius: look.arrows.cornerRadius,
        after: trees[line.id.net, default: RouteTree()].insert(route),
        label: line.label.map { Picture.Label(lines: $0.text, rect: upright($0.rect)) },
        link: end.link,
        isFaded: changes.map { _ in net.mark == nil } ?? isFaded(net.source, end.destination),
        mark: net.relation.mark ?? net.mark, segues: end.segues)
    }
  }

  /// Whether a line exists in this state.
  private func exists(_ line: MapTree.LineID) -> Bool {
    layout.content[line].moments?.contains(moment) ?? true
  }
}

extension MapLayout {
  /// Whether any of the controllers that were refused is drawn.
  fileprivate func showsRefusal(of hierarchy: Hierarchy) -> Bool {
    hierarchy.refusal?.members.contains { boxes[$0] != nil } ?? false
  }
}

extension MapContent {
  subscript(line: MapTree.LineID) -> End { nets[line.net].ends[line.end] }
}

extension MarkedScenes {
  /// The mark of the line from a container to a child.
  fileprivate func markOfLine(to child: Index) -> Picture.Mark? {
    marks[child].flatMap { $0 == .changed ? nil : $0 }
  }
}
