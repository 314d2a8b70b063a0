import VCPictures

/// A figure of families with positions for all parts in all states.
package struct DiagramLayout {
  let content: Diagram
  /// The rectangle of each box, by its index.
  package let boxes: [Rect]
  /// The frames of the groups that have one.
  let frames: [FrameShape?]
  /// The routes of each bundle in each group.
  let bundles: [[BundleRoutes]]
  /// The routes of each link.
  let links: [LinkRoutes]
  /// The bounds of everything drawn in any state.
  let bounds: Rect
  /// Whether it was arranged for a page.
  package internal(set) var isArranged = false

  subscript(box: BoxIndex) -> Rect { boxes[box.value] }

  /// The rectangles of families, and of the lines and labels between them.
  package var taken: [Rect] {
    let ways = links.flatMap(\.all)
    let lines = ways.flatMap(\.routes).flatMap(\.corners.pieces)
    return frames.compactMap { $0?.rect } + boxes + ways.compactMap(\.label)
      + lines.map { Rect(spanning: $0.from, $0.to) }
  }

  /// A layout from given positions, with the bounds of all of them.
  init(
    of content: Diagram, boxes: [Rect], frames: [FrameShape?], bundles: [[BundleRoutes]],
    links: [LinkRoutes], covering bounds: Rect
  ) {
    self.content = content
    self.boxes = boxes
    self.frames = frames
    self.bundles = bundles
    self.links = links
    self.bounds = links.reduce(bounds) { $0.union(of: $1) }
  }

  /// Lays out each group separately, the groups in columns, and the arrows between them.
  ///
  /// - Throws: `GraphvizError`, with Graphviz's own message.
  init(of content: Diagram) throws {
    let groups = try FamilyLayout.all(of: content, exits: content.exits)
    let composition = ColumnLayout(of: content, groups)
    self.init(
      of: content, boxes: groups.boxes(of: content, at: composition.origins),
      frames: composition.frames, bundles: groups.bundles(at: composition.origins),
      links: composition.routes,
      covering: Rect(around: composition.rects) ?? .zero)
  }
}

extension FamilyLayout {
  /// Lays out each group of a figure separately; `dot` chooses x.
  ///
  /// - Throws: `GraphvizError`, with Graphviz's own message.
  static func all(of content: Diagram, exits: [[Exit]]) throws -> [FamilyLayout] {
    let graphs = try GraphvizSession.run { session in
      var graphs = content.groups.map { FamilyGraph($0, of: content) }
      let gap = content.look.spacing.columns
      for index in graphs.indices { try graphs[index].place(nodeSeparation: gap, in: session) }
      return graphs
    }
    return content.groups.indices.map {
      FamilyLayout(
        graphs[$0], bundles: content.groups[$0].bundles, exits: exits[$0], look: content.look)
    }
  }
}

extension [FamilyLayout] {
  /// The rectangle of every box after each family is moved to its origin.
  func boxes(of content: Diagram, at origins: [Point]) -> [Rect] {
    var boxes = content.boxes.map { _ in Rect.zero }
    for (number, group) in content.groups.enumerated() {
      for box in group.members { boxes[box.value] = self[number][box].moved(by: origins[number]) }
    }
    return boxes
  }

  /// The routes inside every family after it is moved to its origin.
  func bundles(at origins: [Point]) -> [[BundleRoutes]] {
    zip(self, origins).map { family, origin in
      family.routes.indices.map { bundle in
        BundleRoutes(
          routes: family.routes[bundle].map { $0.moved(by: origin) },
          label: family.labels[bundle].moved(by: origin))
      }
    }
  }
}

extension Rect {
  /// Extends the rectangle over the routes and labels of a link.
  func union(of link: LinkRoutes) -> Rect {
    var bounds = self
    for bundle in link.all {
      if let label = bundle.label { bounds = bounds.union(label) }
      for point in bundle.routes.flatMap(\.corners) { bounds = bounds.union(point) }
    }
    return bounds
  }
}
