import Phrases
import Pictures
import ViewControllers

/// What each presentation covers, a screen for each: as in the guide's figure 10-4.
struct CoverageFigure: Figure {
  func sketches(of moments: Moments, in style: Style) -> Sketches {
    Sketches(of: moments) { hierarchy in
      var sketcher = CoverageSketcher(hierarchy, style)
      return sketcher.sketch()
    }
  }
}

/// Draws the screens of a hierarchy side by side, with words under each.
private struct CoverageSketcher {
  private let hierarchy: Hierarchy
  private let look: Look
  private let phrases: any Phrases
  private let device: Device
  private let style: Style
  /// Wide enough for a style in one line.
  private var columnWidth: Double

  private static let screensInARow = 4

  /// A screen and what is said under it.
  private struct Cell {
    var scene: Scene
    var caption: [TextLine]
    /// The same for those who listen.
    var text = ""
  }

  init(_ hierarchy: Hierarchy, _ style: Style) {
    self.hierarchy = hierarchy
    self.style = style
    look = style.template.look
    phrases = style.language.phrases
    device = Device(of: hierarchy.app, look)
    columnWidth = device.screen.width
    for presentation in hierarchy.presentations {
      columnWidth = max(columnWidth, look.fonts.detail.width(of: code(presentation)))
    }
  }

  mutating func sketch() -> Sketch {
    var earlier = EarlierMoments(before: hierarchy)
    let cells =
      [beginning(&earlier)]
      + hierarchy.presentations.map { cell($0, in: earlier.arrangement(afterStep: $0.step)) }
    let text = hierarchy.text(in: phrases) + cells.map(\.text).joined()
    var builder = SketchBuilder(style, text: text)
    let em = device.em
    let step = max(columnWidth, device.screen.width + 2 * device.bezel) + 2 * em
    var top = 0.0
    var page: Rect?
    for start in stride(from: 0, to: cells.count, by: Self.screensInARow) {
      let row = cells[start..<min(cells.count, start + Self.screensInARow)]
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

  /// As it was before the first presentation of those in force.
  private func beginning(_ earlier: inout EarlierMoments) -> Cell {
    let before = hierarchy.presentations.first.map {
      earlier.arrangement(afterStep: max(0, $0.step - 1))
    }
    let sentence = phrases.nothingPresented(isBeginning: !hierarchy.presentations.isEmpty)
    return Cell(
      scene: Scene(before ?? hierarchy, device, look, phrases),
      caption: lines([
        (hierarchy.heading((before ?? hierarchy).rootViewController), .caption),
        (sentence, .legend),
      ]))
  }

  /// A presentation as it was when it was made.
  private func cell(_ presentation: Presentation, in moment: Hierarchy) -> Cell {
    guard let number = moment.family(of: presentation.presented)?.presentation else {
      preconditionFailure("what is presented was so at the moment at which it was")
    }
    let scene = Scene(presenting: number, in: moment, device, look, phrases)
    let (sender, presenter) = (presentation.sender, presentation.presenter)
    let hands = phrases.presented(
      by: hierarchy.id(presenter), asked: sender == presenter ? nil : hierarchy.id(sender))
    let sentences =
      [
        phrases.covers(CoverageSummary(of: presentation, in: scene)),
        phrases.presenterView(stays: presentation.presenterStaysVisible),
      ] + (presentation.adaptsTo.map { [phrases.adapts(to: $0.rawValue)] } ?? [])
      + departure(of: presentation)
    return Cell(
      scene: scene,
      caption: lines(
        [
          (hierarchy.heading(presentation.presented), .caption), (code(presentation), .code),
          (hands, .legend),
        ] + sentences.map { ($0, .legend) }),
      text: phrases.following(hierarchy.heading(presentation.presented), sentences))
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

  /// The style as a statement, with the id of whose it is where that fits.
  private func code(_ presentation: Presentation) -> String {
    let property = presentation.hasOwnLook ? "preferredStyle" : "modalPresentationStyle"
    let code = "\(property) = \(presentation.name)"
    guard let id = hierarchy.declaredID(presentation.presented) else { return code }
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
    let screen = device.screen
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
