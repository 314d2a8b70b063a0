import VCEngine
import VCFigures
import VCPhrases
import VCPictures
import VCSource

extension CoverageSketcher {
  /// A window before its first presentation, or as it is if there is none.
  func beginning(
    of window: Window.Index, in moment: Hierarchy, isBeginning: Bool
  ) -> Cell {
    let sentences =
      [phrases.text(of: .nothingIsPresented(isBeginning: isBeginning))] + neighbours(of: window)
    let root = moment.rootViewController(of: window)
    let scene = Scene(
      .window(window), on: beneath[window] ?? [], in: moment, device(of: window), look, phrases)
    return Cell(
      scene: scene,
      caption: caption(
        hierarchy.heading(root),
        code(window).map { ($0, .code) } + sentences.map { ($0, .legend) }),
      text: phrases.text(
        of: .following(
          name: name(root),
          sentences: phrases.joined(
            sentences + [phrases.text(of: .visibleParts(parts: seen(in: scene).map(\.words)))]))
      ))
  }

  private func name(_ index: ViewController.Index) -> String {
    phrases.text(of: ControllerName(hierarchy.name(index, in: style)).mention)
  }

  private func device(of window: Window.Index) -> Device { devices[window] ?? device }

  /// The visible parts of the top layer of a scene: bars and views.
  private func seen(in scene: Scene) -> [SeenPart] {
    scene.layers[scene.layers.count - 1].family.parts.compactMap { part in
      part.kind.meaning.map {
        SeenPart(kind: $0, name: hierarchy.name(part.viewController, in: style))
      }
    }
  }

  /// The statements about one of several windows: its level, scene and width.
  private func code(_ window: Window.Index) -> [String] {
    let (declared, id) = (hierarchy.app.windows[window], hierarchy.app.windows[window].id.value)
    guard hierarchy.app.windows.count > 1 else { return [] }
    let hasNeighbours = beneath[window]?.isEmpty == false || above[window] != nil
    var code: [String] = []
    if hasNeighbours || declared.windowLevel != nil {
      code.append("\(id).windowLevel = \(declared.level.text)")
    }
    if let scene = declared.scene { code.append("\(id).windowScene = \(scene.value)") }
    return code + (widthCode(of: window).map { [$0] } ?? [])
  }

  func widthCode(of window: Window.Index) -> String? {
    guard hierarchy.app.windows.count > 1, let width = hierarchy.ownSizeClass(of: window) else {
      return nil
    }
    return statement(
      "horizontalSizeClass = \(width.rawValue)", of: hierarchy.app.windows[window].id.value)
  }

  /// Sentences about the windows directly below and above a window.
  private func neighbours(of window: Window.Index) -> [String] {
    let windows = hierarchy.app.windows
    return
      (beneath[window]?.last.map {
        [phrases.text(of: .liesAboveWindow(window: windows[$0].id.value))]
      } ?? [])
      + (above[window].map { [phrases.text(of: .liesBelowWindow(window: windows[$0].id.value))] }
        ?? [])
  }

  /// A presentation directly after it was made.
  func cell(_ presentation: Presentation, in moment: Hierarchy) -> Cell {
    guard let number = moment.family(of: presentation.presented)?.presentation else {
      preconditionFailure("what is presented was so at the moment at which it was")
    }
    let window = moment.window(of: presentation.presented) ?? 0
    let device = device(of: window)
    let scene = Scene(
      .presentation(number), on: beneath[window] ?? [], in: moment, device, look, phrases)
    let sentences =
      (hierarchy.app.idAmongSeveral(window).map {
        [phrases.text(of: .presentedInWindow(window: $0))]
      } ?? []) + [
        phrases.text(of: CoverageSummary(of: presentation, in: scene, style).words),
        phrases.text(of: .presenterViewStays(stays: presentation.presenterStaysVisible)),
      ]
      + (presentation.adaptsTo.map {
        [phrases.text(of: .adaptsTo(isPhone: device.idiom == .phone, style: $0.rawValue))]
      } ?? [])
      + sheet(of: presentation, on: device)
      + departure(of: presentation)
    return Cell(
      scene: scene,
      caption: caption(
        hierarchy.heading(presentation.presented),
        [(code(presentation), .code)]
          + remarks(on: presentation, in: window, device).map { (phrases.text(of: $0), .legend) }),
      text: phrases.text(
        of: .following(
          name: name(presentation.presented), sentences: phrases.joined(sentences))))
  }

  /// What distinguishes a presentation and isn't seen on its screen, the most important first.
  private func remarks(
    on presentation: Presentation, in window: Window.Index, _ device: Device
  ) -> [Words] {
    let presented = hierarchy.app.viewControllers[presentation.presented]
    let detents = device.isSheet(presentation) ? presented.detents?.value ?? [] : []
    let resting = presented.restingDetent?.identifier ?? ""
    let all: [Words?] = [
      hierarchy.app.idAmongSeveral(window).map { .presentedInWindow(window: $0) },
      left(with: presentation).map { .remarkLeft(tab: $0) },
      presentation.presenterStaysVisible ? nil : .remarkPresenterLeaves,
      presentation.adaptsTo.map { .remarkAdapts(style: $0.rawValue) },
      presentation.sheetExtent == .undimmed ? .remarkUndimmed(detent: resting) : nil,
      detents.isEmpty ? nil : .remarkRests(detent: resting, isOnly: detents.count == 1),
      presented.isModalInPresentation?.value == true ? .noSwipeDismisses : nil,
    ]
    return all.compactMap(\.self)
  }

  /// The tab or child with which a presentation left the window by now; nil if it is there.
  private func left(with presentation: Presentation) -> String? {
    switch hierarchy.visibility(of: presentation.presented) {
    case .notSelected(let tab, _, _): hierarchy.tabTitle(of: tab)
    case .covered(let child, _, _): hierarchy.heading(child)
    case .columnHidden(let column, _): hierarchy.heading(column)
    case .inWindow, .inNoFamily, .removed, .windowHidden: nil
    }
  }

  /// Sentences about a sheet's detents, dimming and dismissal.
  private func sheet(of presentation: Presentation, on device: Device) -> [String] {
    let presented = hierarchy.app.viewControllers[presentation.presented]
    let detents = device.isSheet(presentation) ? presented.detents?.value ?? [] : []
    let resting = presented.restingDetent?.identifier ?? ""
    let isUndimmed = presentation.sheetExtent == .undimmed
    return
      (detents.isEmpty
      ? [] : [phrases.text(of: .sheetRests(detents: detents.map(\.identifier), first: resting))])
      + (isUndimmed ? [phrases.text(of: .leavesUndimmed(detent: resting))] : [])
      + (presented.isModalInPresentation?.value == true
        ? [phrases.text(of: .noSwipeDismisses)] : [])
  }

  /// A sentence about the tab or child that now hides a presentation's context; none if the context
  /// is visible.
  private func departure(of presentation: Presentation) -> [String] {
    switch hierarchy.visibility(of: presentation.presented) {
    case .notSelected(let tab, let selected, _):
      [
        phrases.text(
          of: .leftWithTab(
            tab: hierarchy.tabTitle(of: tab), selected: hierarchy.tabTitle(of: selected)))
      ]
    case .covered(let child, let top, _):
      [
        phrases.text(
          of: .leftCovered(covered: hierarchy.heading(child), top: hierarchy.heading(top)))
      ]
    case .columnHidden(let column, _):
      [phrases.text(of: .leftWithColumn(column: hierarchy.heading(column)))]
    case .inWindow, .inNoFamily, .removed, .windowHidden: []
    }
  }

  /// The statement that sets a presentation's style; the line above names its owner.
  func code(_ presentation: Presentation) -> String {
    if presentation.systemPresentation == .search {
      hierarchy.app.spelling == .objectiveC ? "active = YES" : "isActive = true"
    } else if presentation.hasOwnLook, let style = AlertStyle(rawValue: presentation.name) {
      "preferredStyle = \(hierarchy.code.value(style))"
    } else {
      "modalPresentationStyle = \(hierarchy.code.value(presentation.modalPresentationStyle))"
    }
  }

  /// A statement with its owner's id if it fits.
  private func statement(_ code: String, of id: String) -> String {
    let whole = "\(id).\(code)"
    let limit = max(device.screen.width, device.em * 20)
    return look.fonts.detail.width(of: whole) <= limit ? whole : code
  }

  /// A heading, and under it, in order, the texts that still fit into two lines.
  private func caption(
    _ heading: String, _ texts: [(text: String, role: Picture.Line.Role)]
  ) -> [TextLine] {
    let own = texts.reduce(into: [TextLine]()) { all, text in
      let lines = balancedLines(of: text.text, text.role)
      if all.count + lines.count <= 2 { all += lines }
    }
    return balancedLines(of: heading, .caption) + own
  }

  func lines(_ texts: [(text: String, role: Picture.Line.Role)]) -> [TextLine] {
    texts.flatMap { balancedLines(of: $0.text, $0.role) }
  }

  /// A text in as few lines as possible, of similar lengths.
  private func balancedLines(of text: String, _ role: Picture.Line.Role) -> [TextLine] {
    let line = TextLine(text, role, look)
    if role == .code, line.size.width > columnWidth { return line.brokenFlag(look) }
    func lines(_ limit: Double) -> [TextLine] {
      TextLine.lines(of: text, role, look, limit: limit, keepsNames: role == .legend)
    }
    let all = lines(columnWidth)
    // As many lines that are narrower than this have no room for the text.
    let narrowest = all.map(\.size.width).reduce(0, +) / Double(all.count)
    let limits = stride(from: columnWidth * 0.5, to: columnWidth, by: columnWidth * 0.05)
    return limits.lazy.filter { $0 >= narrowest }.map(lines).first { $0.count == all.count } ?? all
  }
}
