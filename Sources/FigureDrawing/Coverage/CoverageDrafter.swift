import ViewControllers

extension Drawing {
  /// What each presentation covers, a screen for each: as in the guide's figure 10-4.
  public init(coverageOf hierarchy: Hierarchy, template: Template, options: FigureOptions) {
    var drafter = CoverageDrafter(hierarchy, template, options.language)
    self = drafter.draft()
  }
}

/// Draws the screens of a hierarchy side by side, with words under each.
private struct CoverageDrafter {
  private let hierarchy: Hierarchy
  private let template: Template
  private let language: Language
  private let device: Device
  private var drawing: Drawing

  private static let screensInARow = 4

  /// A screen and what is said under it.
  private struct Cell {
    var scene: Scene
    var caption: [PartLabel.Line]
    /// The same for those who listen.
    var text = ""
  }

  init(_ hierarchy: Hierarchy, _ template: Template, _ language: Language) {
    self.hierarchy = hierarchy
    self.template = template
    self.language = language
    device = Device(of: hierarchy.description, template)
    drawing = Drawing(
      template: template, language: language,
      title: hierarchy.description.title?.value ?? language.untitled,
      text: hierarchy.text(in: language))
  }

  mutating func draft() -> Drawing {
    let numbers = hierarchy.presentations.indices
    let cells = [beginning()] + numbers.map(cell)
    let em = device.em
    let step = max(columnWidth, device.screen.width + 2 * device.bezel) + 2 * em
    var top = 0.0
    var page: Rect?
    for start in stride(from: 0, to: cells.count, by: Self.screensInARow) {
      let row = cells[start..<min(cells.count, start + Self.screensInARow)]
      var bottom = top
      for (number, cell) in row.enumerated() {
        let middle = (Double(number) + 0.5) * step
        let bounds = add(cell, number: start + number, middle: middle, top: top)
        bottom = min(bottom, bounds.minY)
        page = page?.union(bounds) ?? bounds
      }
      top = bottom - 2 * em
    }
    drawing.page = page
    drawing.text += cells.map(\.text).joined()
    return drawing
  }

  /// Wide enough for a style in one line.
  private var columnWidth: Double {
    let styles = hierarchy.presentations.map { template.fonts.detail.width(of: code($0)) }
    return max(device.screen.width, styles.max() ?? 0)
  }

  // MARK: Cells

  private func beginning() -> Cell {
    let root = hierarchy.description.rootViewController
    let sentence = language.nothingPresented(isBeginning: !hierarchy.presentations.isEmpty)
    return Cell(
      scene: Scene(hierarchy, device, language),
      caption: lines([(hierarchy.heading(root), .caption), (sentence, .legend)]))
  }

  private func cell(_ number: Int) -> Cell {
    let presentation = hierarchy.presentations[number]
    let scene = Scene(presenting: number, in: hierarchy, device, language)
    let (sender, presenter) = (presentation.sender, presentation.presenter)
    let controllers = hierarchy.description.viewControllers
    let hands = language.presented(
      by: controllers[presenter].id.value,
      askedBy: sender == presenter ? nil : controllers[sender].id.value)
    let sentences = language.sentences(Verdict(on: presentation, in: scene))
    return Cell(
      scene: scene,
      caption: lines(
        [
          (hierarchy.heading(presentation.presented), .caption), (code(presentation), .code),
          (hands, .legend),
        ] + sentences.map { ($0, .legend) }),
      text: language.told(hierarchy.heading(presentation.presented), sentences))
  }

  /// The style as a statement, with the id of whose it is where that fits.
  private func code(_ presentation: Presentation) -> String {
    let code = "modalPresentationStyle = \(presentation.modalPresentationStyle.rawValue)"
    guard let id = hierarchy.declaredID(presentation.presented) else { return code }
    let whole = "\(id).\(code)"
    let limit = max(device.screen.width, device.em * 20)
    return template.fonts.detail.width(of: whole) <= limit ? whole : code
  }

  private func lines(_ texts: [(text: String, role: Drawing.PlacedLine.Role)]) -> [PartLabel.Line] {
    texts.flatMap { text in
      LineBreaking.lines(
        of: text.text, template.fonts.textStyle(of: text.role), limit: columnWidth,
        keepsNames: text.role == .legend
      )
      .map { PartLabel.Line(text: $0, role: text.role) }
    }
  }

  // MARK: Boxes

  /// Adds a screen and its caption. Returns what they take.
  private mutating func add(_ cell: Cell, number: Int, middle: Double, top: Double) -> Rect {
    let screen = device.screen
    let origin = Point(middle - screen.width / 2, top - device.bezel - screen.height)
    let id = "screen\(number)"
    let body = screen.moved(by: origin).grown(device.bezel)
    drawing.boxes.append(Drawing.Box(role: .screen, id: id, rect: body))
    drawing.boxes += cell.scene.boxes(prefix: id, template).map { $0.moved(by: origin) }
    let height = cell.caption.reduce(0) { $0 + template.fonts.textStyle(of: $1.role).lineHeight }
    let center = Point(middle, body.minY - device.em * 0.6 - height / 2)
    let placed = template.fonts.stacked(cell.caption, at: center)
    let bounds = placed.map(\.rect).reduce(body) { $0.union($1) }
    drawing.boxes.append(
      Drawing.Box(
        role: .text, id: id + "-caption",
        rect: placed.dropFirst().map(\.rect).reduce(placed[0].rect) { $0.union($1) },
        lines: placed))
    return bounds
  }
}

extension Drawing.Box {
  fileprivate func moved(by offset: Point) -> Drawing.Box {
    var moved = self
    moved.rect = rect.moved(by: offset)
    for index in lines.indices { moved.lines[index].rect = lines[index].rect.moved(by: offset) }
    return moved
  }
}
