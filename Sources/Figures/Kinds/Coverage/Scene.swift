import Phrases
import Pictures
import ViewControllers

/// A screen after a presentation: families, each on those beneath it.
struct Scene {
  struct Layer {
    let top: ViewController.Index
    /// Nil for the family that stands at the bottom.
    let covering: Covering?
    /// The area that the layer covers.
    let area: Rect
    /// The area in which it is drawn: nearly the same.
    let room: Rect
    let family: VisibleFamily
  }

  /// From the bottom up.
  private(set) var layers: [Layer] = []
  let hierarchy: Hierarchy
  let device: Device
  let look: Look
  private let phrases: any Phrases
  /// The number of windows in it so far.
  private var windowCount = 0

  /// The most families on each other: a longer chain shows its end.
  private static let maximumDepth = 12
  /// The most windows shown beneath another: the nearest.
  static let maximumWindows = 3
  /// The distance from a family that may be transparent to the edges of what it lies over.
  private static let overlayInset = 3.5

  /// The uppermost layer of a screen.
  enum Top {
    /// A window in which nothing is presented.
    case window(Window.Index)
    /// A presentation, by its number, and beneath it what it was made from.
    case presentation(Int)
  }

  /// - Parameter beneath: The windows of the same scene beneath its own, from the bottom up.
  init(
    _ top: Top, on beneath: [Window.Index], in hierarchy: Hierarchy, _ device: Device,
    _ look: Look, _ phrases: any Phrases
  ) {
    self.hierarchy = hierarchy
    self.device = device
    self.look = look
    self.phrases = phrases
    addWindows(beneath)
    switch top {
    case .window(let window):
      addBottom(hierarchy.rootViewController(of: window), showing: nil)
    case .presentation(let number):
      addChain(to: number)
      addNeighbours(to: hierarchy.presentations[..<number])
    }
  }

  /// The nearest windows beneath another, each with what was presented there last.
  private mutating func addWindows(_ windows: [Window.Index]) {
    for window in windows {
      if let number = hierarchy.lastFamily(in: window)?.presentation {
        addChain(to: number)
      } else {
        addBottom(hierarchy.rootViewController(of: window), showing: nil)
      }
    }
  }

  /// A family that fills the screen; over another window it may be transparent, and its edges stand
  /// inside those of the windows beneath.
  private mutating func addBottom(_ top: ViewController.Index, showing next: Presentation?) {
    layers.append(
      layer(
        top, area: device.screen, covering: layers.isEmpty ? nil : .liesOver, showing: next,
        inset: Self.overlayInset * Double(windowCount)))
    windowCount += 1
  }

  /// A presentation, and beneath it those from which it was made.
  private mutating func addChain(to number: Int) {
    var chain: [Presentation] = []
    var next: Int? = number
    while let number = next, chain.count < Self.maximumDepth {
      let presentation = hierarchy.presentations[number]
      chain.append(presentation)
      next = hierarchy.family(of: presentation.presenter)?.presentation
    }
    chain.reverse()
    let bottom = hierarchy.family(of: chain[0].presenter)?.top
    addBottom(bottom ?? hierarchy.rootViewController, showing: chain[0])
    for (place, presentation) in chain.enumerated() {
      let host = layers[layers.count - 1].family
      let area = device.area(
        of: presentation, hierarchy.app.viewControllers[presentation.presented],
        presenter: host.area(of: presentation.presenter) ?? device.screen)
      layers.append(
        layer(
          presentation.presented, area: area, covering: presentation.covering,
          showing: place + 1 < chain.count ? chain[place + 1] : nil))
    }
  }

  private func layer(
    _ top: ViewController.Index, area: Rect, covering: Covering?, showing next: Presentation?,
    inset: Double = overlayInset
  ) -> Layer {
    let room = room(in: area, covering, inset)
    return Layer(
      top: top, covering: covering, area: area, room: room,
      family: VisibleFamily(of: top, in: room, showing: next, hierarchy, device, look, phrases))
  }

  /// Inside the edges of what it lies over; a sheet on a sheet a little aside, so that both are seen.
  private func room(in area: Rect, _ covering: Covering?, _ inset: Double) -> Rect {
    switch covering {
    case .liesOver:
      guard let host = hostOverlay(filling: area) else { return area.grown(-inset) }
      // The children of a container without an outline have theirs inside.
      guard host.isOutlined else { return host.rect }
      // Two outlines that are both dashed: what lies beneath keeps a strip for its label.
      let rect = host.rect
      let (side, strip) = (device.em * 0.5, look.fonts.name.lineHeight + 6)
      return Rect(
        minX: rect.minX + min(side, rect.width * 0.08),
        minY: rect.minY + min(side, rect.height * 0.04),
        maxX: rect.maxX - min(side, rect.width * 0.08),
        maxY: rect.maxY - min(strip, rect.height * 0.12))
    case .dims:
      let others = layers.count { $0.area == area && $0.covering == .dims }
      let shift = Double(min(others, 3)) * device.em * 0.55
      // As far as the screen goes: in compact width a sheet is as wide.
      let aside = device.idiom == .pad ? min(shift, device.screen.maxX - area.maxX) : 0
      var room = area.moved(by: Point(aside, -shift))
      room.minY = max(room.minY, min(area.minY, shift / 4))
      return room
    case .replaces, .coversPart, nil: return area
    }
  }

  /// The rectangle of the uppermost view that may be transparent and fills an area.
  private func hostOverlay(filling area: Rect) -> (rect: Rect, isOutlined: Bool)? {
    for layer in layers.reversed() where layer.covering == .liesOver {
      if layer.area == area { return (layer.room, true) }
      guard let part = layer.family.parts.last(where: { $0.rect == area }) else { continue }
      return (area, part.kind != .container || area == layer.room)
    }
    return nil
  }

  /// Adds earlier presentations in contexts that are seen too. Each fills its presenter's area, so
  /// later presentations from the same family lie over it.
  private mutating func addNeighbours(to earlier: ArraySlice<Presentation>) {
    var neighbours: Set<ViewController.Index> = []
    for presentation in earlier where presentation.visibleStyle.isContextStyle {
      let hostTop = hierarchy.family(of: presentation.presenter)?.top
      guard let host = layers.firstIndex(where: { $0.top == hostTop }),
        let area = layers[host].family.areas[presentation.presenter],
        !layers.contains(where: { $0.top == presentation.presented })
      else { continue }
      // Over the neighbours that it overlaps, which were there before.
      let last = layers.indices.last {
        $0 > host && neighbours.contains(layers[$0].top) && layers[$0].area.overlaps(area)
      }
      layers.insert(
        layer(
          presentation.presented, area: area, covering: presentation.visibleStyle.covering,
          showing: nil), at: (last ?? host) + 1)
      neighbours.insert(presentation.presented)
    }
  }
}
