import VCEngine
import VCPhrases
import VCPictures

/// Creates the parts of a sketch: frames with their titles, lines of text, boxes, arrows, and their
/// ids. Every kind of figure uses it.
package struct SketchBuilder {
  private let style: Style
  package let look: Look
  package let phrases: Phrases
  package var sketch: Sketch
  /// The number of each box that edges can join.
  package var boxes: [Subject: Int] = [:]
  /// The routes of all edges.
  package private(set) var routes: [Route] = []

  package init(_ style: Style, text: @autoclosure @escaping () -> String) {
    self.style = style
    look = style.template.look
    phrases = style.language.phrases
    sketch = Sketch(text: text())
  }

  /// Adds a frame with its title.
  ///
  /// - Parameters:
  ///   - shape: A shape made for this title, perhaps among others.
  ///   - showsTitle: Whether the title is drawn, rather than only the frame's name.
  ///   - color: The number of its colours in the palette; the colours repeat.
  package mutating func addFrame(
    _ id: String, _ shape: FrameShape, title: String, showsTitle: Bool = true, color: Int,
    isFaded: Bool = false, mark: Picture.Mark? = nil
  ) {
    let title = TextLine(title, .frame, look)
    sketch.frames.append(
      Picture.Frame(
        id: id, name: title.text,
        title: showsTitle
          ? Picture.Line(
            title.text, .frame,
            rect: Rect(center: shape.titleCenter(width: title.size.width), size: title.size))
          : nil,
        rect: shape.rect, color: color % look.frameColorCount, isFaded: isFaded, mark: mark))
  }

  /// Adds a frame whose title has a position.
  package mutating func addFrame(_ frame: Picture.Frame) { sketch.frames.append(frame) }

  /// Adds a box with its id and title, by which edges find it.
  ///
  /// - Parameter role: The box's role; nil for the usual role of its content.
  package mutating func addBox(
    of content: BoxContent, role: Picture.Box.Role? = nil, rect: Rect, isFaded: Bool,
    mark: Picture.Mark? = nil
  ) {
    let (usual, prefix, isController): (Picture.Box.Role, String, Bool) =
      switch content.subject {
      case .window: (.window, "box-", false)
      case .object: (.object, "object-", false)
      default: (.controller, "box-", true)
      }
    var content = content
    // A text may have been broken for a box that has become wider since.
    content.lines = content.lines.joined(in: rect.width - 2 * look.box.paddingX, look)
    let places = content.places(in: rect, look)
    boxes[content.subject] = addBox(
      Picture.Box(
        role ?? usual, id: prefix + ElementID.name(content.id),
        title: "\(content.id): \(content.className)", rect: rect,
        lines: content.lines.stacked(at: places.text), isFaded: isFaded, mark: mark,
        viewController: isController ? content.id : nil))
    guard let file = content.image?.file, let place = places.image else { return }
    var image = Picture.Box(
      .image, id: "image-" + ElementID.name(content.id), rect: place, isFaded: isFaded,
      viewController: content.id)
    image.image = file
    addBox(image)
  }

  /// Adds a box with lines of text in its middle. Returns its number, which arrows use.
  @discardableResult
  package mutating func addBox(
    _ role: Picture.Box.Role, id: String, title: String? = nil, rect: Rect,
    lines: [TextLine] = [], isFaded: Bool = false, mark: Picture.Mark? = nil,
    viewController: String? = nil
  ) -> Int {
    addBox(
      Picture.Box(
        role, id: id, title: title, rect: rect, lines: lines.stacked(at: rect.center),
        isFaded: isFaded, mark: mark, viewController: viewController))
  }

  /// Adds a box whose lines have positions. Returns its number.
  @discardableResult
  package mutating func addBox(_ box: Picture.Box) -> Int {
    sketch.boxes.append(box)
    return sketch.boxes.count - 1
  }

  /// Adds lines of text without a box. Returns their bounds, nil for none.
  @discardableResult
  package mutating func addText(_ lines: [TextLine], id: String, at center: Point) -> Rect? {
    let placed = lines.stacked(at: center)
    guard let rect = Rect(around: placed.map(\.rect)) else { return nil }
    addBox(Picture.Box(.text, id: id, rect: rect, lines: placed))
    return rect
  }

  /// Adds an edge along a route, between the boxes of its ends that exist.
  ///
  /// - Parameters:
  ///   - suffix: The suffix of its id.
  ///   - statements: The statements of the edge, if they are others than its own.
  ///   - route: A route from the tail, or from the head if the edge begins there as its bundle
  ///     does.
  ///   - shared: The length of the route that others have drawn, in points.
  ///   - gap: The rectangle where the label interrupts the line; nil for a label beside it.
  ///   - meaning: The legend's text, if it is another than the relation's.
  ///   - names: The names that the legend contains instead of a label.
  ///   - isNamed: Whether a label on its line, perhaps of another edge, says what it means.
  ///   - segues: The number of segues that it stands for.
  package mutating func addEdge(
    _ edge: Edge<Subject>, in hierarchy: Hierarchy, suffix: String = "",
    statements: [String]? = nil, along route: Route, radius: Double, after shared: Double = 0,
    beginsAtHead: Bool = false, label: Picture.Label? = nil, link: String? = nil,
    gap: Rect? = nil, isFaded: Bool = false, mark: Picture.Mark? = nil,
    meaning: LineMeaning? = nil, names: [String] = [], isNamed: Bool = false, segues: Int = 0
  ) {
    let (role, usual) = edge.relation.look
    let sign = mark.map { $0.sign + " " } ?? ""
    routes.append(route)
    let hasStartHead = beginsAtHead && shared == 0
    // A curve ends where the arrowhead begins.
    let last = route.corners.pieces.last.map { ($0.to - $0.from).length } ?? 0
    let radius = beginsAtHead ? radius : min(radius, max(2, last - look.arrows.headLength - 1))
    let ends = beginsAtHead ? (edge.head, edge.tail) : (edge.tail, edge.head)
    let rest = outlined(route, from: shared == 0 ? self[ends.0] : nil, to: self[ends.1])
      .suffix(after: shared, lead: radius)
    let pieces = shared == 0 ? rest.pieces(outside: gap) : [rest.beginning(outside: gap)]
    let tipGap = look.tipGap(of: look.line(of: role, mark), at: self[edge.head])
    let splines = pieces.enumerated().map { place, piece in
      Spline(
        piece, radius: radius,
        startHead: hasStartHead && place == 0 ? look.arrows.headLength : nil,
        endHead: !beginsAtHead && place == pieces.count - 1 ? look.arrows.headLength : nil,
        tipGap: tipGap)
    }
    var arrow = Picture.Arrow(
      role, id: "arrow-" + hierarchy.elementID(of: edge) + suffix, tail: boxes[edge.tail],
      head: boxes[edge.head],
      statements: (statements ?? hierarchy.statements(of: edge, in: style.language))
        .map { sign + $0 },
      // Graphviz keeps a tip for all pieces after the one that has it, so that one comes last.
      splines: hasStartHead ? splines.reversed() : splines, beginsAtHead: beginsAtHead,
      label: label, link: link, isFaded: isFaded, mark: mark)
    arrow.segues = segues
    addArrow(arrow)
    if isNamed { return }
    let kind = LineKind(role: role, mark: mark)
    let entry = LegendEntry(
      meanings: [meaning ?? usual], beginsAtHead: beginsAtHead, names: names, hasPlain: !isFaded,
      hasFaded: isFaded)
    sketch.legend[kind] = sketch.legend[kind]?.merged(with: entry) ?? entry
  }

  /// A route with its ends on the outlines of boxes.
  private func outlined(
    _ route: Route, from first: Picture.Box?, to last: Picture.Box?
  ) -> Route {
    var corners = route.corners
    let end = corners.count - 1
    corners[0] = look.end(corners[0], on: first)
    corners[end] = look.end(corners[end], on: last)
    return Route(through: corners)
  }

  /// Adds an arrow that needs no legend.
  package mutating func addArrow(_ arrow: Picture.Arrow) { sketch.arrows.append(arrow) }

  /// The box of a subject; nil if it has none.
  package subscript(subject: Subject) -> Picture.Box? { boxes[subject].map { sketch.boxes[$0] } }

  /// The sketch with its bounds, the notes of a description, and lines of text of any length below it.
  package func finished(
    in bounds: Rect, notesOf hierarchy: Hierarchy? = nil, footnotes: [String] = []
  ) -> Sketch {
    var sketch = sketch
    sketch.bounds = bounds
    sketch.interruptCrossedLines()
    sketch.footnotes = footnotes
    if let hierarchy { sketch.addMarks(ofNotesIn: hierarchy, in: style) }
    if !style.isInPanels { sketch.addTextsBelow(look) }
    let marks = Set(sketch.boxes.compactMap(\.mark) + sketch.arrows.compactMap(\.mark))
    sketch.marks = Picture.Mark.allCases.filter(marks.contains)
    return sketch
  }
}

extension Picture.Box {
  package func moved(by offset: Point) -> Picture.Box {
    var moved = self
    moved.rect = rect.moved(by: offset)
    for index in lines.indices { moved.lines[index].rect = lines[index].rect.moved(by: offset) }
    return moved
  }
}
