import VCEngine
import VCFigures
import VCPhrases
import VCPictures

extension CoverageSummary {
  /// Stands for the name of the presenter whose area is covered: another bar may show the same name.
  private static let own = ""

  /// Summarizes which bars a presentation covers and leaves visible, from the positions in its
  /// scene.
  init(of presentation: Presentation, in scene: Scene, _ style: Style) {
    let (top, beneath) = (scene.layers[scene.layers.count - 1], scene.layers.dropLast())
    let presenter = scene.hierarchy.name(presentation.presenter, in: style)
    let isOfPresenter =
      !top.covered.contains(scene.device.screen) && presentation.visibleStyle.isContextStyle
    var (seen, covered, partly, left) = (BarNames(), BarNames(), BarNames(), BarNames())
    for (number, layer) in beneath.enumerated() {
      let above = beneath[(number + 1)...].filter { $0.covering != .liesOver }
      for part in layer.family.parts where part.kind.isBar {
        if above.contains(where: { $0.covered.contains(part.rect) }) { continue }
        let isOwn = isOfPresenter && part.viewController == presentation.presenter
        let name = isOwn ? Self.own : part.name(in: scene.hierarchy, style)
        seen.add(part.kind, of: name)
        if part.rect.shareCovered(by: top.covered) < 0.05 {
          left.add(part.kind, of: name)
        } else if top.covered.spans(part.rect) {
          covered.add(part.kind, of: name)
        } else {
          partly.add(part.kind, of: name)
        }
      }
    }
    let owner = isOfPresenter ? Self.own : nil
    self.init(
      covering: top.covering ?? .replaces,
      region: top.covered.contains(scene.device.screen)
        ? .screen : isOfPresenter ? .presenter(name: presenter) : .part,
      covered: covered.fate(of: seen, owner), partlyCovered: partly.fate(of: seen, owner),
      // Dimmed bars don't count as left visible.
      left: (top.covering == .dims ? BarNames() : left).fate(of: seen, owner))
  }
}

/// The bars of each kind, by their controllers' names.
private struct BarNames {
  private var names: [VisibleFamily.Part.Kind: [String]] = [:]

  mutating func add(_ kind: VisibleFamily.Part.Kind, of name: String) {
    names[kind, default: []].append(name)
  }

  func fate(of seen: BarNames, _ owner: String?) -> CoverageSummary.Fate {
    CoverageSummary.Fate(
      bars: VisibleFamily.Part.Kind.bars.compactMap { kind in
        CoverageSummary.Bars(names[kind] ?? [], of: seen.names[kind] ?? [], owner: owner)
          .map { (kind: kind, bars: $0) }
      })
  }
}

extension VisibleFamily.Part.Kind {
  /// The bars, in the order of sentences.
  fileprivate static let bars: [Self] = [.navigationBar, .toolbar, .tabBar, .sidebar]

  fileprivate var isBar: Bool { Self.bars.contains(self) }

  /// Whether sentences name such a part.
  var isNamed: Bool { isBar || self == .content }
}

extension VisibleFamily.Part {
  /// What the screen shows of a bar: the name in it, or else its owner's.
  fileprivate func name(in hierarchy: Hierarchy, _ style: Style) -> String {
    (kind == .navigationBar ? label.name?.text : nil)
      ?? hierarchy.name(viewController, in: style)
  }
}

extension Rect {
  func shareCovered(by other: Rect) -> Double {
    let width = max(0, min(maxX, other.maxX) - max(minX, other.minX))
    let height = max(0, min(maxY, other.maxY) - max(minY, other.minY))
    return width * height / (self.width * self.height)
  }

  /// Whether this rectangle covers the full width and at least half of the height of another.
  fileprivate func spans(_ other: Rect) -> Bool {
    minX <= other.minX + 0.5 && maxX >= other.maxX - 0.5
      && min(maxY, other.maxY) - max(minY, other.minY) >= other.height * 0.5
  }
}
