import Phrases
import Pictures
import ViewControllers

/// Draws the screens of a hierarchy side by side, with words under each.
struct CoverageSketcher {
  let hierarchy: Hierarchy
  let look: Look
  let phrases: any Phrases
  /// The device with the widest screen.
  let device: Device
  let devices: [Window.Index: Device]
  private let style: Style
  private let figure: CoverageFigure
  /// The windows that each lies on, from the bottom up, and the one right above it.
  var beneath: [Window.Index: [Window.Index]] = [:]
  var above: [Window.Index: Window.Index] = [:]
  /// Wide enough for a style, or a window's width, in one line, or in two.
  private(set) var columnWidth: Double
  /// Whether a statement is wider than the screen.
  var hasWideCode: Bool { columnWidth > device.screen.width }

  private let screensInARow: Int

  /// A screen and the words under it.
  struct Cell {
    var scene: Scene
    var caption: [TextLine]
    /// The alternative text.
    var text = ""
  }

  /// - Parameter breaksCode: whether a statement wider than the screen goes on in a second line.
  init(
    of hierarchy: Hierarchy, in style: Style, _ figure: CoverageFigure, screensInARow: Int = 1,
    breaksCode: Bool = false
  ) {
    self.hierarchy = hierarchy
    self.screensInARow = screensInARow
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
    columnWidth = device.screen.width
    for code in hierarchy.presentations.map(code) + hierarchy.windows.compactMap(widthCode) {
      let line = TextLine(code, .code, look)
      let lines = breaksCode ? line.brokenFlag(look) : [line]
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

  func sketch() -> Sketch {
    let cells = self.cells()
    // What is not there covers nothing: it is only said.
    let text = phrases.joined(
      [hierarchy.text(in: phrases) + cells.map(\.text).joined()] + hierarchy.refusalTexts(phrases))
    var builder = SketchBuilder(style, text: text)
    let em = device.em
    let step = max(columnWidth, device.screen.width + 2 * device.bezel) + 2 * em
    var top = 0.0
    var page: Rect?
    var key = NameKey()
    for start in stride(from: 0, to: cells.count, by: screensInARow) {
      let row = cells[start..<min(cells.count, start + screensInARow)]
      var bottom = top
      for (number, cell) in row.enumerated() {
        let middle = (Double(number) + 0.5) * step
        let bounds = add(cell, number: start + number, middle: middle, top: top, &key, to: &builder)
        bottom = min(bottom, bounds.minY)
        page = page?.union(bounds) ?? bounds
      }
      top = bottom - 2 * em
    }
    let screens = page ?? device.screen
    let keyRoom = key.add(to: &builder, below: screens)
    return builder.finished(in: keyRoom?.union(screens) ?? screens)
  }

  // MARK: Cells

  /// The subject of a screen: a window before anything is presented there, or a presentation.
  private enum Subject {
    case beginning(Window.Index, isBeginning: Bool)
    case presentation(Presentation)
  }

  /// Window by window: each as it was before the first presentation there of those in force, and then
  /// with each of them; nothing of before the window got its width, which adapted all that is in it. Or
  /// each as it is now.
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
    // Moments are asked for in their order, whatever the order of the screens.
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

  /// Adds a screen and its caption. Returns what they take.
  private func add(
    _ cell: Cell, number: Int, middle: Double, top: Double, _ key: inout NameKey,
    to builder: inout SketchBuilder
  ) -> Rect {
    let screen = cell.scene.device.screen
    let origin = Point(middle - screen.width / 2, top - device.bezel - screen.height)
    let id = "screen\(number)"
    let body = screen.moved(by: origin).grown(device.bezel)
    builder.addBox(.screen, id: id, rect: body)
    for box in cell.scene.boxes(prefix: id, key: &key) { builder.addBox(box.moved(by: origin)) }
    let center = Point(
      middle, body.minY - device.em * 0.6 - cell.caption.size.height / 2)
    let caption = builder.addText(cell.caption, id: id + "-caption", at: center)
    return caption.map(body.union) ?? body
  }
}
