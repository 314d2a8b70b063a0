import VCFigures
import VCPhrases
import VCPictures

/// Draws a sequence of calls in a frame: the participants in a row at the top, a lifeline below
/// each, and the calls between the lifelines.
struct CallSequenceSketcher {
  private let sequence: CallSequence
  private let look: Look
  private let phrases: Phrases
  /// The prefix of all ids.
  private let prefix: String
  private let title: String
  private let rows: [CallRow]
  /// The lines in the box of each participant.
  private let heads: [[TextLine]]
  private let headHeight: Double
  /// The length of the lifelines below the last call.
  private let tail: Double
  /// The middles of the participants, from the left edge of the frame's content.
  private let columns: CallColumns
  /// The upper left corner of the frame's content.
  private var origin: Point
  var frame: FrameShape

  /// The distance from a lifeline to the text beside it.
  static let gap = 9.0
  /// The length of the shortest piece of a lifeline.
  private static let shortest = 1.0
  /// Half the width of the bar on a lifeline while a call runs.
  static let halfActivation = 3.5

  /// Lays out the sequence, with the upper left corner of its frame's content at the origin.
  init(
    _ sequence: CallSequence, _ texts: CallTexts, in columns: CallColumns, prefix: String,
    title: String, _ style: Style, _ measures: CallRow.Measures
  ) {
    (self.sequence, self.prefix, self.title) = (sequence, prefix, title)
    let (look, phrases) = (style.template.look, style.language.phrases)
    (self.look, self.phrases) = (look, phrases)
    (rows, heads) = (texts.rows, texts.heads)
    let above = texts.heads.enumerated().filter { !sequence.isPassive($0.offset) }
      .map(\.element.size.height)
    headHeight = max(look.box.minimumHeight, (above.max() ?? 0) + 2 * look.box.paddingY)
    self.columns = columns
    tail = look.fonts.pointer.size * (1.5 + measures.gap)
    let depth = headHeight + (rows.last?.y ?? 0) + tail
    let content = Rect(minX: 0, minY: -depth, maxX: columns.width, maxY: 0)
    origin = Point(0, 0)
    frame = FrameShape(around: content, titleWidth: look.fonts.frame.width(of: title), look)
    // A note below the last line may need more room than the margin.
    if let last = rows.last { frame.lower(to: foot - last.y - last.depth(look) - 4) }
    for row in rows where row.isToBox {
      frame.lower(
        to: foot - row.y - CallRow.boxHeight(heads[row.message.receiver], look) / 2
          - look.frame.paddingBottom)
    }
  }

  /// Moves the upper left corner of the frame.
  mutating func move(to corner: Point) {
    let offset = corner - Point(frame.rect.minX, frame.rect.maxY)
    origin = origin + offset
    frame = frame.moved(by: offset)
  }

  /// The y of the participants' lower edge, and that of the lifelines' ends.
  private var foot: Double { origin.y - headHeight }
  private var end: Double { foot - (rows.last?.y ?? 0) - tail }

  // MARK: Drawing

  func sketch(into builder: inout SketchBuilder) {
    builder.addFrame(prefix, frame, title: title, color: 0)
    let boxes = columns.middles.indices.map { addParticipant($0, to: &builder) }
    let active = addActivations(to: &builder)
    let texts = rows.indices.flatMap { [labelRect($0), noteRect($0)].compactMap(\.self) }
    for index in columns.middles.indices {
      let x = origin.x + columns.middles[index]
      let crossing = texts.filter { $0.minX < x && x < $0.maxX }
      let bars = active.filter { $0.participant == index }.map(\.rect)
      addLifeline(of: boxes[index], to: lifelineEnd(of: index), outside: bars + crossing, &builder)
    }
    for index in rows.indices { add(index, boxes, active, to: &builder) }
  }

  private func addParticipant(_ index: Int, to builder: inout SketchBuilder) -> Int {
    let participant = sequence.participants[index]
    let (role, name): (Picture.Box.Role, String) =
      switch participant.kind {
      case .yourCode: (.window, phrases.text(of: .yourCode))
      case .object: (.object, participant.name)
      case .receiver(.controller): (.controller, participant.name)
      case .receiver: (.view, participant.name)
      }
    var size = Size(width: heads[index].size.width + 2 * look.box.paddingX, height: headHeight)
    if sequence.isPassive(index) { size.width = columns.width(of: index) }
    var center = Point(origin.x + columns.middles[index], foot + headHeight / 2)
    if let row = rows.first(where: { $0.isToBox && $0.message.receiver == index }) {
      size.height = CallRow.boxHeight(heads[index], look)
      center.y = foot - row.y
    }
    return builder.addBox(
      role, id: "\(prefix)-\(participant.elementID)",
      title: participant.className.map { "\(name): \($0)" } ?? name,
      rect: Rect(center: center, size: size), lines: heads[index],
      viewController: role == .controller ? name : nil)
  }

  /// The y of a lifeline's end: that of a view's is its last call.
  private func lifelineEnd(of participant: Int) -> Double {
    guard sequence.isPassive(participant), let uses = sequence.uses(of: participant) else {
      return end
    }
    return foot - rows[uses.last].y
  }

  private func addLifeline(
    of box: Int, to end: Double, outside parts: [Rect], _ builder: inout SketchBuilder
  ) {
    let (rect, id) = (builder.sketch.boxes[box].rect, builder.sketch.boxes[box].id)
    var pieces: [[Point]] = []
    var top = rect.minY
    func addPiece(to bottom: Double) {
      guard bottom < top - Self.shortest else { return }
      pieces.append([Point(rect.center.x, top), Point(rect.center.x, bottom)])
    }
    for part in parts.sorted(by: { $0.maxY > $1.maxY }) {
      addPiece(to: part.maxY)
      top = min(top, part.minY)
    }
    addPiece(to: end)
    if pieces.isEmpty { return }
    builder.addArrow(
      Picture.Arrow(
        .lifeline, id: id + "-lifeline", tail: box, head: nil,
        statements: [builder.sketch.boxes[box].title ?? id],
        splines: pieces.map { Spline(Route(through: $0), radius: 0) }))
  }

  /// Adds the bars on the lifelines of participants that run a call with inner calls.
  private func addActivations(to builder: inout SketchBuilder) -> [(participant: Int, rect: Rect)] {
    var bars: [(participant: Int, rect: Rect)] = []
    for (index, row) in rows.enumerated()
    where row.message.last > index && !row.message.isMissing {
      let x = origin.x + columns.middles[row.message.receiver]
      let rect = Rect(
        minX: x - Self.halfActivation, minY: foot - rows[row.message.last].y - 16,
        maxX: x + Self.halfActivation, maxY: foot - row.y + 3)
      if bars.contains(where: { $0.rect.overlaps(rect) }) { continue }
      bars.append((row.message.receiver, rect))
      builder.addBox(.activation, id: "\(prefix)-running-\(row.message.number)", rect: rect)
    }
    return bars
  }

  /// Adds a cross over the middle of a missing call's arrow, or right of the note there.
  private func strike(
    _ id: String, _ code: String, at middle: Point, _ note: Rect?, _ builder: inout SketchBuilder
  ) {
    let reach = 4.5
    // The cross is below the call's text.
    let center = Point(max(middle.x, (note?.maxX ?? middle.x) + reach + 2), middle.y - 3)
    builder.addArrow(
      Picture.Arrow(
        .strike, id: id + "-missing", tail: nil, head: nil, statements: [code],
        splines: [reach, -reach].map { height in
          Spline(
            Route(through: [center + Point(-reach, -height), center + Point(reach, height)]),
            radius: 0)
        }))
  }

  /// Adds an arrow with its call above it and its note below it.
  private func add(
    _ index: Int, _ boxes: [Int], _ active: [(participant: Int, rect: Rect)],
    to builder: inout SketchBuilder
  ) {
    let (row, message) = (rows[index], rows[index].message)
    let id = "\(prefix)-call-\(message.number)"
    let y = foot - row.y
    func isActive(_ participant: Int) -> Bool {
      active.contains { $0.participant == participant && $0.rect.minY <= y && y <= $0.rect.maxY }
    }
    func edge(_ participant: Int, towards side: Double) -> Double {
      let x = origin.x + columns.middles[participant]
      if row.isToBox, participant == message.receiver {
        let box = builder.sketch.boxes[boxes[participant]].rect
        return x + side * box.width / 2
      }
      return isActive(participant) ? x + side * Self.halfActivation : x
    }
    let side = message.receiver >= message.sender ? 1.0 : -1.0
    let start = Point(edge(message.sender, towards: side), y)
    var route = Route(through: [start, Point(edge(message.receiver, towards: -side), y)])
    let role = message.inside == nil ? Picture.Arrow.Role.call : .automaticCall
    let border =
      isActive(message.receiver) || row.isToBox
      ? look.box.lineWidth : look.arrows[.lifeline].width
    func spline(_ route: Route) -> Spline {
      Spline(
        route, radius: 3, endHead: look.arrows.headLength,
        tipGap: look.arrows[role].overshoot + border / 2)
    }
    if row.isLoop { route = CallRow.loop(from: start, look.arrows[role], look, spline) }
    builder.addArrow(
      Picture.Arrow(
        role, id: id,
        tail: boxes[message.sender], head: boxes[message.receiver],
        statements: [message.code],
        splines: [spline(route)],
        label: Picture.Label(
          lines: row.label, rect: labelRect(index), isAtLeft: row.label.count > 1),
        isFaded: message.isMissing))
    if message.isMissing {
      let middle = Point((route.corners[0].x + route.corners[1].x) / 2, y)
      strike(id, message.code, at: middle, noteRect(index), &builder)
    }
    let lines = noteLines(index)
    guard let rect = Rect(around: lines.map(\.rect)) else { return }
    builder.addBox(Picture.Box(.text, id: "\(id)-note", rect: rect, lines: lines))
  }

  // MARK: Texts

  /// The left edge of a call's texts.
  private func textX(_ row: CallRow) -> Double { origin.x + columns.middles[row.start] + Self.gap }

  private func labelRect(_ index: Int) -> Rect {
    let (row, margin) = (rows[index], look.spacing.label / 2)
    let (x, low) = (textX(row), foot - row.y + 2)
    let width = row.labelWidth(look)
    let height = Double(row.label.count) * look.fonts.pointer.lineHeight
    return Rect(minX: x - margin, minY: low, maxX: x + width + margin, maxY: low + height)
  }

  private func noteLines(_ index: Int) -> [Picture.Line] {
    let row = rows[index]
    let middle = foot - row.y - row.noteGap(look) - row.note.size.height / 2
    return row.note.stacked(from: textX(row), at: middle)
  }

  private func noteRect(_ index: Int) -> Rect? { Rect(around: noteLines(index).map(\.rect)) }
}
