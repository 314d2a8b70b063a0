import VCEngine
import VCFigures
import VCPictures

extension Scene {
  /// The tone of a layer.
  private enum Tone {
    case plain
    /// The tone beneath a sheet.
    case dimmed
    /// The tone of the presentation that the screen shows.
    case accented
  }

  /// A box of the picture before its text is placed.
  private struct Piece {
    var box: Picture.Box
    var label: PartLabel
    /// The role of the text's own field, if layers beneath are visible through the box.
    var tagRole: Picture.Box.Role?
    /// Whether the piece is a text without a box.
    var isBare: Bool { box.role == .text }

    /// Whether a name over a rectangle could hide it: a bar, or a view that is small there.
    func isHidden(by rect: Rect) -> Bool {
      [.bar, .coveredBar, .presentedBar].contains(box.role)
        || [.content, .covered, .presented].contains(box.role)
          && rect.shareCovered(by: box.rect) < 0.4
    }
  }

  /// The boxes, with the display's lower left corner at the origin, each with the name that it has no
  /// room for, back to front and from left to right. `prefix` begins every id.
  func boxes(prefix: String, _ forms: Set<PartForm>) -> [(box: Picture.Box, unshown: String?)] {
    var pieces: [Piece] = []
    for index in layers.indices {
      let layer = layers[index]
      if let covering = layer.covering, covering != .liesOver {
        // Of a transparent view's dashes, no shred is left.
        pieces.removeAll {
          layer.room.contains($0.box.rect)
            || $0.tagRole != nil && $0.box.rect.shareCovered(by: layer.room) > 0.8
        }
      } else if layer.covering == .liesOver {
        for place in pieces.indices where pieces[place].box.rect.overlaps(layer.room) {
          pieces[place].label.mayMove =
            pieces[place].label.name != nil || pieces[place].tagRole != nil
        }
      }
      if let source = layer.source { pieces.append(piece(of: source, in: index, prefix)) }
      pieces += layer.family.parts.map { piece(of: $0, in: index, prefix) }
    }
    return setTexts(of: pieces, forms)
  }

  /// The forms of texts that the parts have room for.
  var forms: Set<PartForm> {
    var forms: Set<PartForm> = []
    for (index, layer) in layers.enumerated() {
      let above = layers[(index + 1)...].filter { $0.covering != .liesOver }
      for part in layer.family.parts where !above.contains(where: { $0.room.contains(part.rect) }) {
        forms.formUnion(part.label.forms(in: part.rect, look))
      }
    }
    return forms
  }

  /// What a popover points at, in the tone of the layer beneath the popover.
  private func piece(of source: Source, in index: Int, _ prefix: String) -> Piece {
    let presented = hierarchy.app.viewControllers[layers[index].top].id.value
    let box = Picture.Box(
      Self.role(of: .selectedTab, tone(of: index - 1)),
      id: "\(prefix)-source-\(ElementID.name(presented))", title: source.code, rect: source.rect)
    return Piece(
      box: box, label: PartLabel(name: TextLine(source.name, .detail, look), margin: 1))
  }

  /// The arrows of popovers that nothing dims, from their edges to what they point at.
  ///
  /// - Parameter origin: The place of the display's lower left corner.
  func arrows(prefix: String, from origin: Point) -> [Picture.Arrow] {
    layers.indices.compactMap { index in
      let layer = layers[index]
      guard let source = layer.source, tone(of: index) != .dimmed,
        !layers[(index + 1)...].contains(where: {
          $0.covering != .liesOver && $0.room.overlaps(source.rect)
        })
      else { return nil }
      let x = source.rect.center.x + origin.x
      let isBelow = source.rect.maxY < layer.room.minY
      let ends =
        isBelow ? [layer.room.minY, source.rect.maxY] : [layer.room.maxY, source.rect.minY]
      let route = Route(through: ends.map { Point(x, $0 + origin.y) })
      let presented = hierarchy.app.viewControllers[layer.top].id.value
      let tipGap = look.tipGap(
        of: look.line(of: .presented, nil), at: piece(of: source, in: index, prefix).box)
      return Picture.Arrow(
        .presented, id: "\(prefix)-arrow-\(ElementID.name(presented))", tail: nil, head: nil,
        statements: [source.code],
        splines: [Spline(route, radius: 0, endHead: look.arrows.headLength, tipGap: tipGap)])
    }
  }

  private func tone(of index: Int) -> Tone {
    if layers[(index + 1)...].contains(where: { $0.covering == .dims }) { return .dimmed }
    return index == layers.count - 1 && index > 0 ? .accented : .plain
  }

  private func piece(of part: VisibleFamily.Part, in index: Int, _ prefix: String) -> Piece {
    let (layer, tone) = (layers[index], tone(of: index))
    let isTransparent =
      layer.covering == .liesOver && (part.kind == .content || part.kind == .container)
    let controller = hierarchy.app.viewControllers[part.viewController]
    var box = Picture.Box(
      Self.role(of: part.kind, tone),
      id: "\(prefix)-\(part.kind.rawValue)-\(ElementID.name(controller.id.value))",
      title: "\(controller.id.value): \(controller.className.value)", rect: part.rect,
      viewController: controller.id.value)
    guard isTransparent else { return Piece(box: box, label: part.label) }
    var label = part.label
    // A letter has a field too.
    label.leastMargin = label.margin
    if let strip = strip(of: part.rect, in: index) { label.room = strip }
    let tagRole: Picture.Box.Role =
      tone == .accented ? .presentedField : tone == .dimmed ? .coveredField : .field
    // A container within another needs no outline, because its children have outlines.
    box.role =
      part.kind == .container && part.rect != layer.room
      ? .text : tone == .accented ? .overlay : .overlaid
    return Piece(box: box, label: label, tagRole: tagRole)
  }

  /// The strip along a view's upper edge, below the bars there, that the next transparent view above
  /// doesn't cover; nil if none covers the view, or if no text has room there.
  private func strip(of part: Rect, in index: Int) -> Rect? {
    let above = layers[(index + 1)...].first {
      $0.covering == .liesOver && part.contains($0.room) && $0.room.maxY < part.maxY
    }
    return above.flatMap { above in
      var strip = part.split(fromTop: part.maxY - above.room.maxY).top
      strip.maxY = max(lowerEdge(ofBarsUnder: part), strip.minY)
      return strip.height < look.fonts.detail.lineHeight ? nil : strip
    }
  }

  private static func role(of kind: VisibleFamily.Part.Kind, _ tone: Tone) -> Picture.Box.Role {
    switch kind {
    case .tab: .text
    case .navigationBar, .toolbar, .tabBar, .sidebar:
      switch tone {
      case .plain: .bar
      case .dimmed: .coveredBar
      case .accented: .presentedBar
      }
    case .content, .container, .selectedTab:
      switch tone {
      case .plain: .content
      case .dimmed: .covered
      case .accented: .presented
      }
    }
  }

  /// Places the texts from front to back, so that each text avoids what hides it.
  private func setTexts(
    of pieces: [Piece], _ forms: Set<PartForm>
  ) -> [(box: Picture.Box, unshown: String?)] {
    var boxes: [(box: Picture.Box, unshown: String?)] = []
    var obstacles: [Rect] = []
    for (index, piece) in pieces.enumerated().reversed() {
      var box = piece.box
      // A name on a transparent view hides no bar, and no smaller view, beneath it.
      let beneath = pieces[..<index].filter { piece.tagRole != nil && $0.isHidden(by: box.rect) }
      let labels = (beneath.isEmpty ? [[]] : [beneath.map(\.box.rect), []]).lazy.map {
        piece.label.placed(in: box.rect, around: obstacles + $0, forms, look)
      }
      let label = labels.first { !$0.lines.isEmpty } ?? ([], nil)
      let lines = label.lines
      if let role = piece.tagRole {
        if let tag = tag(around: lines, of: box, role) {
          boxes.append((tag, label.lettered))
          obstacles.append(tag.rect.grown(2))
        }
        if !piece.isBare { obstacles += box.rect.edges(3) }
      } else {
        box.lines = lines
        obstacles += piece.isBare ? lines.map { $0.rect.grown(2) } : [box.rect]
      }
      if !(piece.isBare && box.lines.isEmpty) {
        boxes.append((box, piece.tagRole == nil ? label.lettered : nil))
      }
    }
    return boxes.reversed()
  }

  /// Creates a field for a text on a transparent box.
  private func tag(
    around lines: [Picture.Line], of box: Picture.Box, _ role: Picture.Box.Role
  ) -> Picture.Box? {
    guard let text = Rect(around: lines.map(\.rect)) else { return nil }
    let rect = Rect(
      center: text.center, size: Size(width: text.width + 10, height: text.height + 4))
    return Picture.Box(
      role, id: box.id + "-label", rect: rect, lines: lines, viewController: box.viewController)
  }
}

extension Rect {
  /// The four edges as strips of some width.
  fileprivate func edges(_ width: Double) -> [Rect] {
    let corners = [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
    return zip(corners, corners.dropFirst() + corners.prefix(1)).map {
      Rect(spanning: $0, $1).grown(width / 2)
    }
  }
}
