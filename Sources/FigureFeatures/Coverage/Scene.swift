import VCEngine
import VCFigures
import VCPhrases
import VCPictures

/// The layers of a screen after a presentation: families, each above those beneath it.
struct Scene {
  struct Layer {
    let top: ViewController.Index
    /// How the layer covers those beneath it; nil for the bottom layer.
    let covering: Covering?
    /// The area from which the layer is drawn: that of the presenter's drawing.
    let area: Rect
    /// The area that the layer covers on the screen.
    let covered: Rect
    /// The area in which the layer is drawn: nearly the same.
    let room: Rect
    let family: VisibleFamily
    /// What the layer's popover points at.
    let source: Source?
  }

  /// A button in a bar, or a view, at which a popover points.
  struct Source {
    let name: String
    /// The statement that sets it.
    let code: String
    let rect: Rect
  }

  /// The layers, from the bottom up.
  private(set) var layers: [Layer] = []
  let hierarchy: Hierarchy
  let device: Device
  let look: Look
  private let phrases: Phrases

  /// The maximum number of families on each other; only the end of a longer chain is shown.
  private static let maximumDepth = 12
  /// The maximum number of windows shown beneath another: the nearest ones.
  static let maximumWindows = 3
  /// The distance from a family that may be transparent to the edges of the family beneath it.
  private static let overlayInset = 3.5

  /// The uppermost layer of a screen.
  enum Top {
    /// A window without presentations.
    case window(Window.Index)
    /// A presentation, above its presenters.
    case presentation(Presentation)
  }

  /// - Parameter beneath: The windows of the same scene beneath its own, from the bottom up.
  init(
    _ top: Top, on beneath: [Window.Index], in hierarchy: Hierarchy, _ device: Device,
    _ look: Look, _ phrases: Phrases
  ) {
    (self.hierarchy, self.device, self.look, self.phrases) = (hierarchy, device, look, phrases)
    addWindows(beneath)
    switch top {
    case .window(let window):
      addBottom(hierarchy.rootViewController(of: window), showing: nil)
    case .presentation(let presentation):
      addChain(to: presentation)
      addNeighbours(to: hierarchy.presentations.prefix { $0.presented != presentation.presented })
    }
  }

  /// Adds the nearest windows beneath another, each with its last presentation.
  private mutating func addWindows(_ windows: [Window.Index]) {
    for window in windows {
      if let last = hierarchy.lastFamily(in: window)?.presentation {
        addChain(to: last)
      } else {
        addBottom(hierarchy.rootViewController(of: window), showing: nil)
      }
    }
  }

  /// Adds a family that fills the screen. Above another window it may be transparent, and its edges
  /// are inside those of the windows beneath.
  private mutating func addBottom(_ top: ViewController.Index, showing next: Presentation?) {
    layers.append(
      layer(
        top, area: device.screen, covered: device.screen,
        covering: layers.isEmpty ? nil : .liesOver, showing: next))
  }

  /// Adds a presentation, above those that led to it.
  private mutating func addChain(to last: Presentation) {
    var chain: [Presentation] = []
    var next: Presentation? = last
    while let presentation = next, chain.count < Self.maximumDepth {
      chain.append(presentation)
      next = hierarchy.viewAncestors(of: presentation.presenter).last
        .flatMap { hierarchy.family(of: $0)?.presentation }
    }
    chain.reverse()
    let bottom = hierarchy.viewAncestors(of: chain[0].presenter).last
    addBottom(bottom ?? hierarchy.rootViewController, showing: chain[0])
    for (place, presentation) in chain.enumerated() {
      let host = layers[layers.count - 1]
      let presenter = originArea(of: presentation, in: host.family) ?? device.screen
      func area(_ presenter: Rect) -> Rect {
        let presented = hierarchy.app.viewControllers[presentation.presented]
        return device.area(of: presentation, presented, presenter: presenter)
      }
      layers.append(
        layer(
          presentation.presented, area: area(presenter),
          covered: area(host.onScreen(presenter)),
          covering: presentation.covering,
          showing: place + 1 < chain.count ? chain[place + 1] : nil,
          source: source(of: presentation, in: area(presenter), from: presenter)))
    }
  }

  /// The area of the presenter, or of the sender with its bar if a popover may be from a button there.
  private func originArea(of presentation: Presentation, in family: VisibleFamily) -> Rect? {
    guard device.pointsAtSource(presentation) else {
      return family.area(of: presentation.presenter)
    }
    return origin(of: presentation)?.property == "sourceView"
      ? family.area(of: presentation.sender) : family.areaWithBar(of: presentation.sender)
  }

  /// The property that says what a popover points at, and its value.
  private func origin(of presentation: Presentation) -> (property: String, name: String)? {
    let presented = hierarchy.app.viewControllers[presentation.presented]
    return [
      ("sourceItem", presented.sourceItem), ("barButtonItem", presented.barButtonItem),
      ("sourceView", presented.sourceView),
    ].lazy.compactMap { property, name in name.map { (property, $0.value) } }.first
  }

  /// What a popover in an area points at; nil for another presentation, or if nothing is known.
  private func source(
    of presentation: Presentation, in area: Rect, from presenter: Rect
  ) -> Source? {
    guard device.pointsAtSource(presentation),
      let (property, name) = origin(of: presentation),
      let rect = device.source(
        of: area, in: presenter, width: TextLine(name, .detail, look).size.width)
    else { return nil }
    return Source(name: name, code: "\(property) = \(name)", rect: rect)
  }

  private func layer(
    _ top: ViewController.Index, area: Rect, covered: Rect, covering: Covering?,
    showing next: Presentation?, source: Source? = nil
  ) -> Layer {
    let room = room(in: area, covering)
    return Layer(
      top: top, covering: covering, area: area, covered: covered, room: room,
      family: VisibleFamily(of: top, in: room, showing: next, hierarchy, device, look, phrases),
      source: source)
  }

  /// The area in which a layer is drawn: inside the edges of the layer beneath it. A sheet on a
  /// sheet is offset, so that both are visible.
  private func room(in area: Rect, _ covering: Covering?) -> Rect {
    switch covering {
    case .liesOver:
      // Each view over the whole screen is as large as the screen, apart from the edges of the one beneath.
      if area == device.screen {
        let beneath = layers.count { $0.covering == .liesOver && $0.area == area }
        return area.grown(-Self.overlayInset * Double(beneath + 1))
      }
      // The edges of a part of the screen are inside those of the whole screen.
      guard let host = hostOverlay(filling: area) else {
        return area.grown(-2 * Self.overlayInset)
      }
      // The children of a container without an outline have outlines inside.
      guard host.isOutlined else { return host.rect }
      // Both outlines are dashed, so the lower view keeps a strip for its label.
      let rect = host.rect
      let (side, strip) = (device.em * 0.5, look.fonts.name.lineHeight + 6)
      return Rect(
        minX: rect.minX + min(side, rect.width * 0.08),
        minY: rect.minY + min(side, rect.height * 0.04),
        maxX: rect.maxX - min(side, rect.width * 0.08),
        maxY: lowerEdge(ofBarsUnder: rect) - min(strip, rect.height * 0.12))
    case .dims:
      let others = layers.count { $0.area == area && $0.covering == .dims }
      let shift = Double(min(others, 3)) * device.em * 0.55
      // The offset stays on the screen: in compact width a sheet is as wide as the screen.
      let aside = device.idiom == .pad ? min(shift, device.screen.maxX - area.maxX) : 0
      var room = area.moved(by: Point(aside, -shift))
      room.minY = max(room.minY, min(area.minY, shift / 4))
      return apartFromBars(room)
    case .replaces, .coversPart, nil: return area
    }
  }

  /// A sheet whose upper and lower edges don't run along those of a bar beneath it.
  private func apartFromBars(_ sheet: Rect) -> Rect {
    let bars = layers.last?.family.parts.filter { $0.kind == .navigationBar || $0.kind == .tabBar }
    let (near, apart) = (device.em * 0.35, device.em * 0.5)
    return (bars ?? []).map(\.rect).reduce(into: sheet) { sheet, bar in
      if abs(sheet.minY - bar.maxY) < near, bar.minY < sheet.minY - near {
        sheet.minY = bar.maxY + apart
      }
      if abs(sheet.maxY - bar.minY) < near, bar.maxY > sheet.maxY + near {
        sheet.maxY = bar.minY - apart
      }
    }
  }

  /// The lower edge of the bars at the top of a rectangle, which keep their names there; its upper
  /// edge if there are none.
  func lowerEdge(ofBarsUnder rect: Rect) -> Double {
    let bars = layers.indices.flatMap { index in
      let above = layers[(index + 1)...].filter { $0.covering != .liesOver }
      return layers[index].family.parts.filter { part in
        part.kind == .navigationBar && part.rect.overlaps(rect)
          && part.rect.maxY + device.barHeight >= rect.maxY
          && !above.contains { $0.room.overlaps(part.rect) }
      }
    }
    return bars.map(\.rect.minY).min() ?? rect.maxY
  }

  /// The rectangle of the uppermost view that may be transparent and fills an area, and whether it
  /// has an outline.
  private func hostOverlay(filling area: Rect) -> (rect: Rect, isOutlined: Bool)? {
    for layer in layers.reversed() where layer.covering == .liesOver {
      if layer.area == area { return (layer.room, true) }
      guard let part = layer.family.parts.last(where: { $0.rect == area }) else { continue }
      return (area, part.kind != .container || area == layer.room)
    }
    return nil
  }

  /// Adds earlier presentations in contexts that are visible too. Each fills its presenter's area,
  /// so later presentations from the same family lie over it.
  private mutating func addNeighbours(to earlier: ArraySlice<Presentation>) {
    var neighbours: Set<ViewController.Index> = []
    for presentation in earlier where presentation.visibleStyle.isContextStyle {
      let hostTop = hierarchy.family(of: presentation.presenter)?.top
      guard let host = layers.firstIndex(where: { $0.top == hostTop }),
        let area = layers[host].family.areas[presentation.presenter],
        !layers.contains(where: { $0.top == presentation.presented })
      else { continue }
      // The layer is above the earlier neighbours that it overlaps.
      let last = layers.indices.last {
        $0 > host && neighbours.contains(layers[$0].top) && layers[$0].area.overlaps(area)
      }
      layers.insert(
        layer(
          presentation.presented, area: area, covered: layers[host].onScreen(area),
          covering: presentation.visibleStyle.covering, showing: nil), at: (last ?? host) + 1)
      neighbours.insert(presentation.presented)
    }
  }
}

extension Scene.Layer {
  /// The place on the screen of a rectangle in the layer's drawing.
  func onScreen(_ drawn: Rect) -> Rect {
    let (x, y) = (covered.width / room.width, covered.height / room.height)
    return Rect(
      minX: covered.minX + (drawn.minX - room.minX) * x,
      minY: covered.minY + (drawn.minY - room.minY) * y,
      maxX: covered.minX + (drawn.maxX - room.minX) * x,
      maxY: covered.minY + (drawn.maxY - room.minY) * y)
  }
}
