import VCEngine
import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// The rows of screens, with their texts below them or at their right.
struct CoverageRows {
  var screensInARow = 1
  /// Whether statements wider than the screen are wrapped to a second line.
  var breaksCode = false
  /// The width of a text, in screens; a wide statement enlarges it.
  var textWidth = 1.0
  var textsAreBeside = false
}

/// Draws the screens of a hierarchy side by side, with a text under each.
struct CoverageSketcher {
  let hierarchy: Hierarchy
  let look: Look
  let phrases: Phrases
  /// The device with the widest screen.
  let device: Device
  let devices: [Window.Index: Device]
  let style: Style
  private let figure: CoverageFigure
  /// The windows beneath each window, from the bottom up, and the window directly above it.
  var beneath: [Window.Index: [Window.Index]] = [:]
  var above: [Window.Index: Window.Index] = [:]
  /// The column's width, which fits the text width and every statement.
  private(set) var columnWidth: Double
  /// Whether a statement is wider than the screen.
  var hasWideCode: Bool { columnWidth > device.screen.width }

  private let rows: CoverageRows

  /// A screen and the text under it.
  struct Cell {
    var scene: Scene
    var caption: [TextLine]
    /// The alternative text.
    var text = ""
  }

  init(
    of hierarchy: Hierarchy, in style: Style, _ figure: CoverageFigure,
    _ rows: CoverageRows = CoverageRows()
  ) {
    self.hierarchy = hierarchy
    self.rows = rows
    self.figure = figure
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
    columnWidth = device.screen.width * rows.textWidth
    for code in hierarchy.presentations.map(code) + hierarchy.windows.compactMap(widthCode) {
      let line = TextLine(code, .code, look)
      let lines = rows.breaksCode ? line.brokenFlag(look) : [line]
      columnWidth = max(columnWidth, lines.size.width)
    }
    guard hierarchy.windows.count > 1 else { return }
    for stack in hierarchy.app.windowsOfScenes {
      for (place, window) in stack.enumerated() {
        beneath[window] = Array(stack[..<place].suffix(Scene.maximumWindows))
        if place > 0 { above[stack[place - 1]] = window }
      }
    }
  }

  /// - Parameter explainsRefusal: Whether the figure says why UIKit refused the last step.
  func sketch(explainsRefusal: Bool) -> Sketch {
    var cells = self.cells()
    let text = phrases.joined(
      [hierarchy.text(in: style) + cells.map(\.text).joined()] + hierarchy.refusalTexts(in: style))
    let refusal = shownRefusal(withReason: explainsRefusal)
    if rows.textsAreBeside, let last = cells.indices.last {
      cells[last].caption += lines(refusal.map { ($0, .legend) })
    }
    var builder = SketchBuilder(style, text: text)
    let em = device.em
    let width = device.screen.width + 2 * device.bezel
    let step = (rows.textsAreBeside ? width + em + columnWidth : max(columnWidth, width)) + 2 * em
    var top = 0.0
    var page: Rect?
    var key = NameKey()
    for start in stride(from: 0, to: cells.count, by: rows.screensInARow) {
      let row = cells[start..<min(cells.count, start + rows.screensInARow)]
      var bottom = top
      for (number, cell) in row.enumerated() {
        let middle = (Double(number) + 0.5) * step
        let bounds =
          rows.textsAreBeside
          ? add(cell, number: start + number, left: middle - step / 2, top: top, &key, to: &builder)
          : add(cell, number: start + number, middle: middle, top: top, &key, to: &builder)
        bottom = min(bottom, bounds.minY)
        page = page?.union(bounds) ?? bounds
      }
      top = bottom - 2 * em
    }
    let screens = page ?? device.screen
    let keyRoom = key.add(to: &builder, below: screens)
    var bounds = keyRoom?.union(screens) ?? screens
    if !rows.textsAreBeside { add(refusal, below: &bounds, to: &builder) }
    return builder.finished(in: bounds, notesOf: hierarchy)
  }

  /// The refusal's sentences, if the last screen is drawn. A refused controller covers nothing, and
  /// has no screen.
  private func shownRefusal(withReason: Bool) -> [String] {
    let texts = hierarchy.refusalTexts(in: style, withReason: withReason)
    guard let first = texts.first, figure.showsLast(of: screenCount) else { return [] }
    return ["\(Picture.Mark.refused.sign) \(first)"] + texts.dropFirst()
  }

  private func add(
    _ refusal: [String], below bounds: inout Rect, to builder: inout SketchBuilder
  ) {
    let lines = refusal.flatMap {
      TextLine.lines(
        of: $0, .legend, look, limit: max(bounds.width, columnWidth), keepsNames: true)
    }
    let middle = Point(
      bounds.center.x, bounds.minY - device.em - lines.size.height / 2)
    if let room = builder.addText(lines, id: "refused", at: middle) { bounds = bounds.union(room) }
  }

  // MARK: Cells

  /// The subject of a screen: a window before anything is presented there, or a presentation.
  private enum Subject {
    case beginning(Window.Index, isBeginning: Bool)
    case presentation(Presentation)
  }

  /// The screens of each window: before the first presentation in force there, and with each
  /// presentation, or, if only current screens are shown, the current one. They begin with the step
  /// that set the window's width, because the width adapts everything.
  private var subjects: [(subject: Subject, step: Int)] {
    let presentations = Dictionary(grouping: hierarchy.presentations) {
      hierarchy.window(of: $0.presented) ?? 0
    }
    return hierarchy.windows.flatMap { window -> [(subject: Subject, step: Int)] in
      let own = presentations[window] ?? []
      if figure.shown == .now, let last = own.last(where: isSeen) ?? own.last {
        return [(.presentation(last), hierarchy.step)]
      }
      let widthStep = hierarchy.widthStep(of: window)
      let first = own.first.map { max(widthStep, $0.step - 1) } ?? hierarchy.step
      let beginning = Subject.beginning(window, isBeginning: !own.isEmpty)
      return (figure.shown == .all || own.isEmpty ? [(beginning, first)] : [])
        + own.map { (.presentation($0), max(widthStep, $0.step)) }
    }
  }

  private func isSeen(_ presentation: Presentation) -> Bool {
    if case .inWindow = hierarchy.visibility(of: presentation.presented) { true } else { false }
  }

  var screenCount: Int { subjects.count }

  private func cells() -> [Cell] {
    let subjects = subjects
    let screens = figure.screens ?? subjects.indices
    // `EarlierMoments` requires ascending steps, whatever the order of the screens.
    var earlier = EarlierMoments(before: hierarchy)
    var cells: [(place: Int, cell: Cell)] = []
    for place in screens.sorted(by: { (subjects[$0].step, $0) < (subjects[$1].step, $1) }) {
      let (subject, step) = subjects[place]
      let moment = earlier.arrangement(afterStep: step)
      switch subject {
      case .beginning(let window, let isBeginning):
        cells.append((place, beginning(of: window, in: moment, isBeginning: isBeginning)))
      case .presentation(let presentation): cells.append((place, cell(presentation, in: moment)))
      }
    }
    return cells.sorted { $0.place < $1.place }.map(\.cell)
  }

  // MARK: Boxes

  /// Adds a screen with its caption below it. Returns their bounds.
  private func add(
    _ cell: Cell, number: Int, middle: Double, top: Double, _ key: inout NameKey,
    to builder: inout SketchBuilder
  ) -> Rect {
    let body = addScreen(of: cell, number, middle: middle, top: top, &key, to: &builder)
    let center = Point(
      middle, body.minY - device.em * 0.6 - cell.caption.size.height / 2)
    let caption = builder.addText(cell.caption, id: "screen\(number)-caption", at: center)
    return caption.map(body.union) ?? body
  }

  /// Adds a screen with its caption at its right. Returns their bounds.
  private func add(
    _ cell: Cell, number: Int, left: Double, top: Double, _ key: inout NameKey,
    to builder: inout SketchBuilder
  ) -> Rect {
    let middle = left + device.bezel + cell.scene.device.screen.width / 2
    let body = addScreen(of: cell, number, middle: middle, top: top, &key, to: &builder)
    let lines = cell.caption.stacked(from: body.maxX + device.em, at: body.center.y)
    guard let rect = Rect(around: lines.map(\.rect)) else { return body }
    builder.addBox(Picture.Box(.text, id: "screen\(number)-caption", rect: rect, lines: lines))
    return body.union(rect)
  }

  private func addScreen(
    of cell: Cell, _ number: Int, middle: Double, top: Double, _ key: inout NameKey,
    to builder: inout SketchBuilder
  ) -> Rect {
    let screen = cell.scene.device.screen
    let origin = Point(middle - screen.width / 2, top - device.bezel - screen.height)
    let id = "screen\(number)"
    let body = screen.moved(by: origin).grown(device.bezel)
    builder.addBox(.screen, id: id, rect: body)
    for box in cell.scene.boxes(prefix: id, key: &key) { builder.addBox(box.moved(by: origin)) }
    for arrow in cell.scene.arrows(prefix: id, from: origin) { builder.addArrow(arrow) }
    return body
  }
}
