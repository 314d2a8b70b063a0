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
  let links: [LinkRoutes]
  /// The bounds of everything drawn in any state.
  let bounds: Rect

  subscript(box: BoxIndex) -> Rect { boxes[box.value] }

  /// The rectangles of families, and of the lines and labels between them.
  package var taken: [Rect] {
    let ways = links.flatMap(\.all)
    let lines = ways.flatMap(\.routes).flatMap(\.corners.pieces)
    return frames.compactMap { $0?.rect } + boxes + ways.compactMap(\.label)
      + lines.map { Rect(spanning: $0.from, $0.to) }
  }

  /// Lays out each group separately, the groups in columns, and the arrows between them.
  init(of content: Diagram) throws {
    self.init(
      of: ColumnLayout(
        of: content, try FamilyLayout.rows(of: content),
        ArrangementMeasures(content.look, isTight: false, areLists: false)))
  }

  /// The layout of families in columns.
  init(of columns: ColumnLayout) {
    content = columns.content
    boxes = columns.layouts.boxes(of: content, at: columns.origins)
    frames = columns.frames
    bundles = columns.layouts.bundles(at: columns.origins)
    links = columns.routes
    bounds = columns.bounds
  }
}

extension FamilyLayout {
  /// Lays out each group of a figure separately, in rows; `dot` chooses x.
  static func rows(of content: Diagram) throws -> [FamilyLayout] {
    let graphs = try GraphvizSession.run { session in
      var graphs = content.groups.map { FamilyGraph($0, of: content) }
      let gap = content.look.spacing.columns
      for index in graphs.indices { try graphs[index].place(nodeSeparation: gap, in: session) }
      return graphs
    }
    return zip(graphs, content.exits).enumerated().map {
      FamilyLayout($1.0, of: $0, in: content, exits: $1.1)
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
          label: family.labels[bundle]?.moved(by: origin))
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
