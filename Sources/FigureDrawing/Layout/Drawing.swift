import ViewControllers

/// A figure with everything in its place, in points, y upward; nothing of Graphviz's is left to
/// decide but how to draw it.
public struct Drawing: Sendable {
  package struct Frame: Sendable {
    package let family: Int
    package let title: String
    package let rect: Rect
    package let titleRect: Rect
  }

  package struct Box: Sendable {
    package let viewController: ViewController.Index
    package let rect: Rect
    package let lines: [PlacedLine]
  }

  package struct PlacedLine: Sendable {
    package let text: String
    package let role: BoxContent.Line.Role
    package let rect: Rect
  }

  package struct Arrow: Sendable {
    package let kind: Bundle.Kind
    package let tail: ViewController.Index
    package let head: ViewController.Index
    /// What it says in code, one pointer each: `items.parentViewController = nav`.
    package let statements: [String]
    /// Drawn from the hub, so that lines which begin together are dashed alike.
    package let splines: [Spline]
    package let label: Label?
  }

  package struct Label: Sendable {
    package let lines: [String]
    package let rect: Rect
  }

  package let figure: Figure
  package private(set) var frames: [Frame] = []
  package private(set) var boxes: [Box] = []
  package private(set) var arrows: [Arrow] = []

  /// Lays a figure out: each family by itself, the families in columns, the arrows between them.
  ///
  /// - Throws: `GraphvizError`, in Graphviz's own words.
  public init(of figure: Figure) throws {
    self.figure = figure
    let layouts = try Self.layouts(of: figure)
    let composition = Composition(of: figure, layouts)
    for (number, family) in figure.families.enumerated() {
      place(family, layouts[number], at: composition.origins[number])
      frames.append(frame(of: family, composition.frames[number]))
    }
    for (number, pair) in figure.presentations.enumerated() {
      let routes = composition.routes[number]
      add(pair.presented, routes.presented, label: routes.presentedLabel, interrupted: false)
      if let presenting = pair.presenting {
        add(presenting, routes.presenting, label: routes.presentingLabel, interrupted: false)
      }
    }
  }

  /// Each family alone. One lock for all: a context serves one figure.
  private static func layouts(of figure: Figure) throws -> [FamilyLayout] {
    let exits = figure.exits
    var graphs = figure.families.map { family in
      FamilyGraph(
        family, parent: { figure.hierarchy.parentViewController(of: $0) },
        boxSize: { figure.boxes[$0]?.size ?? Size(width: 0, height: 0) },
        labelSize: { figure.labelSize(of: $0) })
    }
    graphs = try Graphviz.withLock {
      var placed = graphs
      let context = try GraphvizContext(.measured)
      for index in placed.indices {
        try placed[index].place(nodeSeparation: figure.template.spacing.columns, in: context)
      }
      return placed
    }
    return figure.families.indices.map {
      FamilyLayout(
        graphs[$0], bundles: figure.families[$0].bundles, exits: exits[$0].map(\.exit),
        template: figure.template)
    }
  }

  private mutating func place(_ family: FigureFamily, _ layout: FamilyLayout, at origin: Point) {
    for member in family.members {
      guard let rect = layout.boxes[member], let content = figure.boxes[member] else { continue }
      let moved = rect.moved(by: origin)
      boxes.append(
        Box(viewController: member, rect: moved, lines: lines(of: content, in: moved)))
    }
    for (number, bundle) in family.bundles.enumerated() {
      let label = bundle.names.isEmpty ? nil : layout.labels[number].moved(by: origin)
      add(
        bundle, layout.routes[number].map { $0.moved(by: origin) }, label: label,
        interrupted: true)
    }
  }

  private func lines(of content: BoxContent, in box: Rect) -> [PlacedLine] {
    let fonts = figure.template.fonts
    let heights = content.lines.map { BoxContent.height(of: $0, fonts) }
    var y = box.center.y + heights.reduce(0, +) / 2
    return zip(content.lines, heights).map { line, height in
      y -= height
      return PlacedLine(
        text: line.text, role: line.role,
        rect: Rect(
          center: Point(box.center.x, y + height / 2),
          size: Size(width: line.width, height: height)))
    }
  }

  private func frame(of family: FigureFamily, _ rect: Rect) -> Frame {
    let title = figure.frameTitle(of: family)
    let type = figure.template.fonts.frame
    let size = Size(
      width: TextMetrics.width(of: title, font: type.face, size: type.size),
      height: type.size * 1.25)
    let center = Point(rect.center.x, rect.maxY - figure.template.frame.paddingTop / 2 + 1)
    return Frame(
      family: family.number, title: title, rect: rect,
      titleRect: Rect(center: center, size: size))
  }

  /// Adds a bundle's arrows; each is drawn from where it leaves those drawn before.
  private mutating func add(
    _ bundle: Bundle, _ routes: [Route], label: Rect?, interrupted: Bool
  ) {
    let style = figure.template.arrows
    for (number, route) in routes.enumerated() {
      let shared = routes[..<number].reduce(0) { max($0, $1.sharedLength(with: route)) }
      let rest = route.suffix(after: shared, lead: style.cornerRadius)
      let atHub = !bundle.pointsToSpokes && shared == 0
      let gap = interrupted ? label?.grown(-1) : nil
      let pieces = rest.pieces(outside: shared == 0 ? gap : nil)
      var splines = pieces.enumerated().map { place, piece in
        Spline(
          piece, radius: style.cornerRadius,
          startHead: atHub && place == 0 ? style.headLength : nil,
          endHead: bundle.pointsToSpokes && place == pieces.count - 1 ? style.headLength : nil)
      }
      // Graphviz keeps a tip for all the pieces after the one that has it: that one goes last.
      if atHub { splines.reverse() }
      let spoke = bundle.spokes[number]
      arrows.append(
        Arrow(
          kind: bundle.kind, tail: bundle.pointsToSpokes ? bundle.hub : spoke,
          head: bundle.pointsToSpokes ? spoke : bundle.hub,
          statements: figure.statements(of: bundle, spoke: spoke), splines: splines,
          label: number == 0 ? label.map { Label(lines: bundle.names, rect: $0) } : nil))
    }
  }
}

extension Figure {
  /// The size of a bundle's label with the room around it, in points.
  func labelSize(of bundle: Bundle) -> Size {
    let type = template.fonts.pointer
    guard !bundle.names.isEmpty else { return Size(width: 6, height: 1) }
    let widths = bundle.names.map {
      TextMetrics.width(of: $0, font: type.face, size: type.size)
    }
    return Size(
      width: (widths.max() ?? 0) + template.spacing.label,
      height: Double(bundle.names.count) * type.size * 1.2 + template.spacing.label)
  }

  func frameTitle(of family: FigureFamily) -> String { "Family \(family.number)" }

  /// What an arrow says in code.
  func statements(of bundle: Bundle, spoke: ViewController.Index) -> [String] {
    func id(_ member: ViewController.Index) -> String {
      hierarchy.description.viewControllers[member].id.value
    }
    switch bundle.kind {
    case .containment:
      let place = hierarchy.children(of: bundle.hub).firstIndex(of: spoke) ?? 0
      let name = hierarchy.description.viewControllers[bundle.hub].containmentName
      return ["\(id(bundle.hub)).\(name)[\(place)] = \(id(spoke))"]
    case .pointer:
      return bundle.names.map { "\(id(spoke)).\($0) = \(id(bundle.hub))" }
    case .presented:
      return ["\(id(spoke)).presentedViewController = \(id(bundle.hub))"]
    case .presenting:
      return ["\(id(spoke)).presentingViewController = \(id(bundle.hub))"]
    }
  }
}
