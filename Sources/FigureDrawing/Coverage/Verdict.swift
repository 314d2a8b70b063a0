import ViewControllers

/// What a presentation covers and what it leaves, judged by where everything stands.
struct Verdict {
  /// The bars of each kind, by their controllers' names.
  struct Bars {
    private(set) var navigation: [String] = []
    private(set) var tab: [String] = []

    var isEmpty: Bool { navigation.isEmpty && tab.isEmpty }

    fileprivate mutating func add(_ kind: VisibleFamily.Part.Kind, of name: String) {
      if kind == .navigationBar { navigation.append(name) } else { tab.append(name) }
    }
  }

  enum Region {
    case screen
    /// What the presenter shows, which is less than the screen.
    case presenter(name: String)
    case part
  }

  let covering: Covering
  let region: Region
  /// All that were seen before.
  private(set) var seen = Bars()
  private(set) var covered = Bars()
  private(set) var partlyCovered = Bars()
  private(set) var left = Bars()
  let presenterStays: Bool
  /// What a phone makes of the style, nil when it leaves it.
  let adaptsTo: ModalPresentationStyle?

  /// The presenter, where only its area is covered.
  var owner: String? { if case .presenter(let name) = region { name } else { nil } }

  init(on presentation: Presentation, in scene: Scene) {
    let (top, beneath) = (scene.layers[scene.layers.count - 1], scene.layers.dropLast())
    covering = top.covering ?? .replaces
    presenterStays = presentation.presenterStaysVisible
    adaptsTo = presentation.adaptsTo
    region =
      top.area.contains(scene.device.screen)
      ? .screen
      : presentation.visibleStyle.isContextStyle
        ? .presenter(name: scene.hierarchy.idOrName(presentation.presenter)) : .part
    for (number, layer) in beneath.enumerated() {
      let above = beneath[(number + 1)...].filter { $0.covering != .liesOver }
      for part in layer.family.parts where part.kind == .navigationBar || part.kind == .tabBar {
        if above.contains(where: { $0.area.contains(part.rect) }) { continue }
        let name = scene.hierarchy.idOrName(part.viewController)
        seen.add(part.kind, of: name)
        if part.rect.shareCovered(by: top.area) < 0.05 {
          left.add(part.kind, of: name)
        } else if top.area.spans(part.rect) {
          covered.add(part.kind, of: name)
        } else {
          partlyCovered.add(part.kind, of: name)
        }
      }
    }
  }
}

extension Hierarchy {
  fileprivate func idOrName(_ member: Index) -> String {
    declaredID(member) ?? heading(member)
  }
}

extension Rect {
  fileprivate func shareCovered(by other: Rect) -> Double {
    let width = max(0, min(maxX, other.maxX) - max(minX, other.minX))
    let height = max(0, min(maxY, other.maxY) - max(minY, other.minY))
    return width * height / (self.width * self.height)
  }

  /// Whether this covers most of another's height from end to end.
  fileprivate func spans(_ other: Rect) -> Bool {
    minX <= other.minX + 0.5 && maxX >= other.maxX - 0.5
      && min(maxY, other.maxY) - max(minY, other.minY) >= other.height * 0.5
  }
}
