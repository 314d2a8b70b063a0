import Phrases
import Pictures
import ViewControllers

/// What each presentation covers, a screen for each: as in the guide's figure 10-4.
struct CoverageFigure: Figure {
  /// Whether the first screen is that before the first presentation.
  var showsBeginning = true

  var isFlowchart: Bool { false }

  /// What all have in common need not stand in each.
  var amongAlternatives: any Figure { CoverageFigure(showsBeginning: false) }

  func sketches(of moments: Moments, in style: Style) -> Sketches {
    sketches(of: moments, in: style, screensInARow: 4)
  }

  var densities: [Density] { [.usual, .wrapped] }

  /// The screens in the rows in which they are largest.
  func plan(
    of moments: Moments, in style: Style, on density: Density, for room: PageRoom
  ) -> DensityPlan? {
    var best: DensityPlan?
    for count in 1...Self.mostInARow {
      let sketches = sketches(of: moments, in: style, screensInARow: count)
      let plan = DensityPlan(moments.areFew ? sketches.cached : sketches, for: room)
      if plan.scale > best?.scale ?? 0 { best = plan }
    }
    return best
  }

  /// More make the smallest text no larger on any page.
  private static let mostInARow = 8

  private func sketches(
    of moments: Moments, in style: Style, screensInARow: Int
  ) -> Sketches {
    Sketches(of: moments) { hierarchy in
      var sketcher = CoverageSketcher(
        hierarchy, style, screensInARow: screensInARow, showsBeginning: showsBeginning)
      return sketcher.sketch()
    }
  }
}

/// Draws the screens of a hierarchy side by side, with words under each.
private struct CoverageSketcher {
  private let hierarchy: Hierarchy
  private let look: Look
  private let phrases: any Phrases
  /// That with the widest screen.
  private let device: Device
  private let devices: [Window.Index: Device]
  private let style: Style
  private let showsBeginning: Bool
  /// The windows that each lies on, from the bottom up, and the one right above it.
  private var beneath: [Window.Index: [Window.Index]] = [:]
  private var above: [Window.Index: Window.Index] = [:]
  /// Wide enough for a style, or a window's width, in one line.
  private var columnWidth: Double

  private let screensInARow: Int

  /// A screen and what is said under it.
  private struct Cell {
    var scene: Scene
    var caption: [TextLine]
    /// The same for those who listen.
    var text = ""
  }

  init(_ hierarchy: Hierarchy, _ style: Style, screensInARow: Int, showsBeginning: Bool) {
    self.hierarchy = hierarchy
    self.screensInARow = screensInARow
    self.showsBeginning = showsBeginning
    self.style = style
    look = style.template.look
    phrases = style.language.phrases(hierarchy.app.spelling)
    let look = look
    devices = hierarchy.windows.reduce(into: [:]) {
      $0[$1] = Device(of: $1, in: hierarchy, look)
    }
    device =
      devices.values.max { $0.screen.width < $1.screen.width }
      ?? Device(of: 0, in: hierarchy, look)
    columnWidth = device.screen.width
    for presentation in hierarchy.presentations {
      columnWidth = max(columnWidth, look.fonts.detail.width(of: code(presentation)))
    }
    for code in hierarchy.windows.compactMap(widthCode) {
      columnWidth = max(columnWidth, look.fonts.detail.width(of: code))
    }
    guard hierarchy.windows.count > 1 else { return }
    for stack in hierarchy.app.windowsOfScenes {
      for (place, window) in stack.enumerated() {
        beneath[window] = Array(stack[..<place].suffix(Scene.maximumWindows))
        if place > 0 { above[stack[place - 1]] = window }
      }
    }
  }

  mutating func sketch() -> Sketch {
    let cells = self.cells()
    // What is not there covers nothing: it is only said.
    let text = phrases.joined(
      [hierarchy.text(in: phrases) + cells.map(\.text).joined()] + hierarchy.refusalTexts(phrases))
    var builder = SketchBuilder(style, text: text)
    let em = device.em
    let step = max(columnWidth, device.screen.width + 2 * device.bezel) + 2 * em
    var top = 0.0
    var page: Rect?
    for start in stride(from: 0, to: cells.count, by: screensInARow) {
      let row = cells[start..<min(cells.count, start + screensInARow)]
      var bottom = top
      for (number, cell) in row.enumerated() {
        let middle = (Double(number) + 0.5) * step
        let bounds = add(cell, number: start + number, middle: middle, top: top, to: &builder)
        bottom = min(bottom, bounds.minY)
        page = page?.union(bounds) ?? bounds
      }
      top = bottom - 2 * em
    }
    return builder.finished(in: page ?? device.screen)
  }

  // MARK: Cells

  /// What a screen shows: a window before anything is presented there, or a presentation.
  private enum Subject {
    case beginning(Window.Index)
    case presentation(Presentation)
  }

  /// Window by window: each as it was before the first presentation there of those in force, and then
  /// with each of them; nothing of before the window got its width, which adapted all that is in it.
  private func cells() -> [Cell] {
    var presentations: [Window.Index: [Presentation]] = [:]
    for presentation in hierarchy.presentations {
      let window = hierarchy.window(of: presentation.presented) ?? 0
      presentations[window, default: []].append(presentation)
    }
    var subjects: [(subject: Subject, step: Int)] = []
    for window in hierarchy.windows {
      let own = presentations[window] ?? []
      let widthStep = hierarchy.widthStep(of: window)
      if showsBeginning || own.isEmpty {
        subjects.append(
          (.beginning(window), own.first.map { max(widthStep, $0.step - 1) } ?? hierarchy.step))
      }
      subjects += own.map { (.presentation($0), max(widthStep, $0.step)) }
    }
    // Moments are asked for in their order, whatever the order of the screens.
    var earlier = EarlierMoments(before: hierarchy)
    var cells: [(place: Int, cell: Cell)] = []
    for (place, (subject, step)) in subjects.enumerated().sorted(by: {
      ($0.element.step, $0.offset) < ($1.element.step, $1.offset)
    }) {
      let moment = earlier.arrangement(afterStep: step)
      switch subject {
      case .beginning(let window):
        let isBeginning = presentations[window] != nil
        cells.append((place, beginning(of: window, in: moment, isBeginning: isBeginning)))
      case .presentation(let presentation): cells.append((place, cell(presentation, in: moment)))
      }
    }
    return cells.sorted { $0.place < $1.place }.map(\.cell)
  }

  /// A window as it was before the first presentation there, or as it is where there is none.
  private func beginning(
    of window: Window.Index, in moment: Hierarchy, isBeginning: Bool
  ) -> Cell {
    let sentences =
      [phrases.nothingPresented(isBeginning: isBeginning)] + neighbours(of: window)
    let root = moment.rootViewController(of: window)
    let scene = Scene(
      of: window, on: beneath[window] ?? [], in: moment, device(of: window), look, phrases)
    return Cell(
      scene: scene,
      caption: lines(
        [(hierarchy.heading(root), .caption)]
          + code(window).map { ($0, .code) } + sentences.map { ($0, .legend) }),
      text: phrases.following(hierarchy.name(root), sentences + [phrases.sees(seen(in: scene))]))
  }

  private func device(of window: Window.Index) -> Device { devices[window] ?? device }

  /// What a window shows: the bars and the views on top.
  private func seen(in scene: Scene) -> [SeenPart] {
    scene.layers[scene.layers.count - 1].family.parts.compactMap { part in
      part.kind.meaning.map { SeenPart(kind: $0, name: hierarchy.name(part.viewController)) }
    }
  }

  /// What one of several windows says of itself, as statements.
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

  private func widthCode(of window: Window.Index) -> String? {
    guard hierarchy.app.windows.count > 1, let width = hierarchy.ownSizeClass(of: window) else {
      return nil
    }
    return statement(
      "horizontalSizeClass = \(width.rawValue)", of: hierarchy.app.windows[window].id.value)
  }

  /// What a window lies on, and what lies on it.
  private func neighbours(of window: Window.Index) -> [String] {
    let windows = hierarchy.app.windows
    return (beneath[window]?.last.map { [phrases.liesAbove(windows[$0].id.value)] } ?? [])
      + (above[window].map { [phrases.liesBelow(windows[$0].id.value)] } ?? [])
  }

  /// A presentation as it was when it was made.
  private func cell(_ presentation: Presentation, in moment: Hierarchy) -> Cell {
    guard let number = moment.family(of: presentation.presented)?.presentation else {
      preconditionFailure("what is presented was so at the moment at which it was")
    }
    let window = moment.window(of: presentation.presented) ?? 0
    let device = device(of: window)
    let scene = Scene(
      presenting: number, on: beneath[window] ?? [], in: moment, device, look, phrases)
    let (sender, presenter) = (presentation.sender, presentation.presenter)
    let hands = phrases.presented(
      by: hierarchy.id(presenter), asked: sender == presenter ? nil : hierarchy.id(sender))
    let sentences =
      (hierarchy.app.idAmongSeveral(window).map { [phrases.isIn(window: $0)] } ?? []) + [
        phrases.covers(CoverageSummary(of: presentation, in: scene)),
        phrases.presenterView(stays: presentation.presenterStaysVisible),
      ] + (presentation.adaptsTo.map { [phrases.adapts(to: $0.rawValue, on: device.idiom)] } ?? [])
      + sheet(of: presentation, on: device)
      + departure(of: presentation)
    return Cell(
      scene: scene,
      caption: lines(
        [
          (hierarchy.heading(presentation.presented), .caption), (code(presentation), .code),
          (hands, .legend),
        ] + sentences.map { ($0, .legend) }),
      text: phrases.following(hierarchy.name(presentation.presented), sentences))
  }

  /// What a sheet does that its style does not say.
  private func sheet(of presentation: Presentation, on device: Device) -> [String] {
    let presented = hierarchy.app.viewControllers[presentation.presented]
    let detents = device.isSheet(presentation) ? presented.detents?.value ?? [] : []
    let resting = presented.restingDetent?.identifier ?? ""
    let isUndimmed = presentation.sheetExtent == .undimmed
    return
      (detents.isEmpty
      ? [] : [phrases.rests(at: detents.map(\.identifier), first: resting)])
      + (isUndimmed ? [phrases.leavesUndimmed(at: resting)] : [])
      + (presented.isModalInPresentation?.value == true ? [phrases.isModalInPresentation] : [])
  }

  /// What hides a context, and what was presented in it, by now.
  private func departure(of presentation: Presentation) -> [String] {
    switch hierarchy.visibility(of: presentation.presented) {
    case .notSelected(let tab, let selected, _):
      [phrases.left(with: hierarchy.id(tab), selected: hierarchy.id(selected))]
    case .covered(let child, let top, _):
      [phrases.left(with: hierarchy.id(child), coveredBy: hierarchy.id(top))]
    case .inWindow, .inNoFamily, .removed: []
    }
  }

  /// What decides how it looks as a statement, with the id of whose it is where that fits.
  private func code(_ presentation: Presentation) -> String {
    let code =
      if presentation.systemPresentation == .search {
        hierarchy.app.spelling == .objectiveC ? "active = YES" : "isActive = true"
      } else if presentation.hasOwnLook, let style = AlertStyle(rawValue: presentation.name) {
        "preferredStyle = \(hierarchy.code.value(style))"
      } else {
        "modalPresentationStyle = \(hierarchy.code.value(presentation.modalPresentationStyle))"
      }
    return hierarchy.declaredID(presentation.presented).map { statement(code, of: $0) } ?? code
  }

  /// With the id of whose it is, where that fits.
  private func statement(_ code: String, of id: String) -> String {
    let whole = "\(id).\(code)"
    let limit = max(device.screen.width, device.em * 20)
    return look.fonts.detail.width(of: whole) <= limit ? whole : code
  }

  private func lines(_ texts: [(text: String, role: Picture.Line.Role)]) -> [TextLine] {
    texts.flatMap { balancedLines(of: $0.text, $0.role) }
  }

  /// As few lines as there can be, and these about as long as each other.
  private func balancedLines(of text: String, _ role: Picture.Line.Role) -> [TextLine] {
    func lines(_ limit: Double) -> [TextLine] {
      TextLine.lines(of: text, role, look, limit: limit, keepsNames: role == .legend)
    }
    let all = lines(columnWidth)
    let limits = stride(from: columnWidth * 0.5, to: columnWidth, by: columnWidth * 0.05)
    return limits.lazy.map(lines).first { $0.count == all.count } ?? all
  }

  // MARK: Boxes

  /// Adds a screen and its caption. Returns what they take.
  private func add(
    _ cell: Cell, number: Int, middle: Double, top: Double, to builder: inout SketchBuilder
  ) -> Rect {
    let screen = cell.scene.device.screen
    let origin = Point(middle - screen.width / 2, top - device.bezel - screen.height)
    let id = "screen\(number)"
    let body = screen.moved(by: origin).grown(device.bezel)
    builder.addBox(.screen, id: id, rect: body)
    for box in cell.scene.boxes(prefix: id) { builder.addBox(box.moved(by: origin)) }
    let center = Point(
      middle, body.minY - device.em * 0.6 - cell.caption.size.height / 2)
    let caption = builder.addText(cell.caption, id: id + "-caption", at: center)
    return caption.map(body.union) ?? body
  }
}
