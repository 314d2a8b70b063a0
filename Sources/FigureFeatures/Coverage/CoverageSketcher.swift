import VCEngine
import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// The rows of screens, with a text under each.
struct CoverageRows {
  var screensInARow: Int
  /// The width of the widest column, and the heights of the rows, in all states.
  var columnWidth = 0.0
  var heights: [Double] = []
  /// Whether statements wider than the screen are wrapped to a second line.
  var breaksCode = false
  /// Whether statements are without the properties that their values imply.
  var shortensCode = false

  /// All rows to choose from, the preferred ones first; longer rows never enlarge the smallest text.
  static func all(shortensCode: Bool) -> [CoverageRows] {
    (shortensCode ? [true] : [false, true]).flatMap { breaksCode in
      (1...8).map {
        CoverageRows(screensInARow: $0, breaksCode: breaksCode, shortensCode: shortensCode)
      }
    }
  }
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
  private(set) var cells: [Cell] = []

  /// A screen and its texts.
  struct Cell {
    var scene: Scene
    var heading: String
    /// The texts under the heading that are shown if there is room, the most important first.
    var remarks: [(text: String, role: Picture.Line.Role)]
    /// The alternative text.
    var text = ""
  }

  init(
    of hierarchy: Hierarchy, in style: Style, _ figure: CoverageFigure, screenSize: Double = 1,
    hasHighBars: Bool = false
  ) {
    (self.hierarchy, self.figure, self.style) = (hierarchy, figure, style)
    look = style.template.look
    phrases = style.language.phrases(hierarchy.app.spelling)
    let look = look
    func made(for window: Window.Index) -> Device {
      Device(of: window, in: hierarchy, look, screenSize: screenSize, hasHighBars: hasHighBars)
    }
    devices = hierarchy.windows.reduce(into: [:]) { $0[$1] = made(for: $1) }
    device = devices.values.max { $0.screen.width < $1.screen.width } ?? made(for: 0)
    defer { cells = makeCells() }
    guard hierarchy.windows.count > 1 else { return }
    for stack in hierarchy.app.windowsOfScenes {
      for (place, window) in stack.enumerated() {
        beneath[window] = Array(stack[..<place].suffix(Scene.maximumWindows))
        if place > 0 { above[stack[place - 1]] = window }
      }
    }
  }

  /// The figure's size in rows, without refusals and a key of names.
  func size(in rows: CoverageRows) -> Size {
    (Rect(around: places(in: rows).map(\.bounds)) ?? device.screen).size
  }

  /// The forms of texts that all screens have room for.
  var forms: Set<PartForm> { cells.reduce([]) { $0.union($1.scene.forms) } }

  /// - Parameter explainsRefusal: Whether the figure says why UIKit refused the last step.
  func sketch(in rows: CoverageRows, _ forms: Set<PartForm>, explainsRefusal: Bool) -> Sketch {
    var builder = SketchBuilder(
      style,
      text: phrases.joined(
        [hierarchy.text(in: style)] + cells.map(\.text) + hierarchy.refusalTexts(in: style)))
    let places = places(in: rows)
    for (number, (cell, place)) in zip(cells, places).enumerated() {
      add(cell, number, at: place, forms, to: &builder)
    }
    return builder.finished(
      in: Rect(around: places.map(\.bounds)) ?? device.screen, notesOf: hierarchy,
      footnotes: shownRefusal(withReason: explainsRefusal))
  }

  /// The refusal's sentences, if the last screen is drawn. A refused controller covers nothing, and
  /// has no screen.
  private func shownRefusal(withReason: Bool) -> [String] {
    let texts = hierarchy.refusalTexts(in: style, withReason: withReason)
    guard let first = texts.first, figure.showsLast(of: screenCount) else { return [] }
    let mark: Picture.Mark = hierarchy.refusal?.waits == true ? .waiting : .refused
    return ["\(mark.sign) \(first)"] + texts.dropFirst()
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

  private func makeCells() -> [Cell] {
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

  /// The place of a screen's device and of its caption.
  private struct Place {
    let body: Rect
    let caption: [Picture.Line]

    var bounds: Rect { caption.reduce(body) { $0.union($1.rect) } }
  }

  /// The rows with room for those of this state, too.
  func widened(_ rows: CoverageRows) -> CoverageRows {
    var rows = rows
    rows.columnWidth = max(rows.columnWidth, columnWidth(in: rows))
    let places = places(in: rows)
    for start in stride(from: 0, to: places.count, by: rows.screensInARow) {
      let row = places[start..<min(start + rows.screensInARow, places.count)]
      let height = places[start].body.maxY - (row.map(\.bounds.minY).min() ?? 0)
      let number = start / rows.screensInARow
      if number == rows.heights.count { rows.heights.append(0) }
      rows.heights[number] = max(rows.heights[number], height)
    }
    return rows
  }

  private func places(in rows: CoverageRows) -> [Place] {
    let em = device.em
    let column = max(columnWidth(in: rows), rows.columnWidth)
    let step = max(column, device.screen.width + 2 * device.bezel) + 2 * em
    var places: [Place] = []
    var (top, bottom) = (0.0, 0.0)
    for (number, cell) in cells.enumerated() {
      let (row, place) = number.quotientAndRemainder(dividingBy: rows.screensInARow)
      if place == 0, number > 0 {
        let height = row <= rows.heights.count ? rows.heights[row - 1] : 0
        top = min(bottom, top - height) - 2 * em
      }
      let middle = (Double(place) + 0.5) * step
      let screen = cell.scene.device.screen.grown(device.bezel)
      let body = screen.moved(by: Point(middle - screen.center.x, top - screen.maxY))
      let caption = caption(of: cell, column, in: rows)
      let lines = caption.stacked(at: Point(middle, body.minY - em * 0.6 - caption.size.height / 2))
      places.append(Place(body: body, caption: lines))
      bottom = min(bottom, places[number].bounds.minY)
    }
    return places
  }

  private func add(
    _ cell: Cell, _ number: Int, at place: Place, _ forms: Set<PartForm>,
    to builder: inout SketchBuilder
  ) {
    let origin = Point(place.body.minX + device.bezel, place.body.minY + device.bezel)
    let id = "screen\(number)"
    builder.addBox(.screen, id: id, rect: place.body)
    for (box, name) in cell.scene.boxes(prefix: id, forms) {
      let number = builder.addBox(box.moved(by: origin))
      if let name { builder.sketch.lettered.append((number, name)) }
    }
    for arrow in cell.scene.arrows(prefix: id, from: origin) { builder.addArrow(arrow) }
    guard let rect = Rect(around: place.caption.map(\.rect)) else { return }
    builder.addBox(Picture.Box(.text, id: "\(id)-caption", rect: rect, lines: place.caption))
  }
}
