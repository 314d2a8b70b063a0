/// Draws a sequence of calls in a frame: who takes part in a row above, a line below each, and the
/// calls from line to line.
struct SequenceDrafter {
  private let sequence: Sequence
  private let template: Template
  private let language: Language
  /// Begins the id of everything.
  private let prefix: String
  private let rows: [Row]
  /// The middle of each participant.
  private var columns: [Double] = []
  private var right = 0.0
  private var drawing: Drawing

  /// A message and its room.
  private struct Row {
    let message: Sequence.Message
    let label: [String]
    /// Who makes the call, where that is UIKit.
    let note: String?
    /// Where the line is, from the foot of the participants down.
    var y = 0.0
  }

  /// From a line to the text beside it.
  private static let gap = 9.0
  /// Half the width of the bar on a line while a call runs.
  private static let halfActivation = 3.5
  /// How far a call to oneself goes to the right and down.
  private static let loop = Size(width: 22, height: 11)

  init(_ sequence: Sequence, prefix: String, _ empty: Drawing) {
    self.sequence = sequence
    self.prefix = prefix
    drawing = empty
    template = empty.template
    language = empty.language
    let (template, language) = (template, language)
    rows = Self.spaced(
      sequence.messages.map { message in
        Row(
          message: message,
          label: LineBreaking.lines(
            of: message.text, template.fonts.pointer, limit: template.box.maximumTextWidth * 1.5),
          note: message.inside.map(language.automatic))
      }, template)
    let boxes = sequence.participants.map { Self.boxWidth($0, template, language) }
    setColumns(boxes)
  }

  /// Adds the sequence with its upper left corner in the origin. Returns the room that it takes.
  func draft(into drawing: inout Drawing, title: String, color: Int, at origin: Point) -> Rect {
    var copy = self
    copy.drawing = drawing
    let bounds = copy.draw(title, color, at: origin)
    drawing = copy.drawing
    return bounds
  }

  // MARK: Measures

  private static func spaced(_ rows: [Row], _ template: Template) -> [Row] {
    var rows = rows
    var y = template.fonts.pointer.size
    for index in rows.indices {
      y += Double(rows[index].label.count) * template.fonts.pointer.lineHeight + 3
      rows[index].y = y
      let isLoop = rows[index].message.sender == rows[index].message.receiver
      let note = rows[index].note == nil ? 0 : template.fonts.legend.lineHeight + 2
      y += max(note, isLoop ? Self.loop.height : 0) + template.fonts.pointer.size * 1.1
      if isLoop, rows[index].note != nil { y += Self.loop.height }
    }
    return rows
  }

  private static func lines(
    _ participant: Sequence.Participant, _ template: Template, _ language: Language
  ) -> [PartLabel.Line] {
    func broken(_ text: String, _ role: Drawing.PlacedLine.Role) -> [PartLabel.Line] {
      let style = template.fonts.textStyle(of: role)
      return LineBreaking.lines(of: text, style, limit: template.fonts.name.size * 14)
        .map { PartLabel.Line(text: $0, role: role) }
    }
    switch participant.kind {
    case .yourCode: return broken(language.yourCode, .name)
    case .view: return broken(participant.id, .detail)
    case .controller:
      return broken(participant.id, .name)
        + (participant.className.map { broken($0, .detail) } ?? [])
    }
  }

  private static func boxWidth(
    _ participant: Sequence.Participant, _ template: Template, _ language: Language
  ) -> Double {
    let widths = lines(participant, template, language).map {
      template.fonts.textStyle(of: $0.role).width(of: $0.text)
    }
    return (widths.max() ?? 0) + 2 * template.box.paddingX
  }

  /// Between two lines there is room for the boxes above and for the texts beside the left one.
  private mutating func setColumns(_ boxes: [Double]) {
    columns = [boxes[0] / 2]
    for left in boxes.indices {
      let text =
        rows.filter { min($0.message.sender, $0.message.receiver) == left }
        .map { textWidth($0) + 2 * Self.gap + 2 * Self.halfActivation }.max() ?? 0
      guard left + 1 < boxes.count else {
        right = columns[left] + max(boxes[left] / 2, text)
        return
      }
      let room = (boxes[left] + boxes[left + 1]) / 2 + template.spacing.columns
      columns.append(columns[left] + max(room, text))
    }
  }

  private func textWidth(_ row: Row) -> Double {
    let label = row.label.map { template.fonts.pointer.width(of: $0) }.max() ?? 0
    return max(label, row.note.map { template.fonts.legend.width(of: $0) } ?? 0)
  }

  // MARK: Drawing

  private mutating func draw(_ title: String, _ color: Int, at origin: Point) -> Rect {
    let style = template.frame
    let left = origin.x + style.paddingX
    let lines = sequence.participants.map { Self.lines($0, template, language) }
    let heights = lines.map { lines in
      lines.reduce(0) { $0 + template.fonts.textStyle(of: $1.role).lineHeight }
    }
    let height = max(template.box.minimumHeight, (heights.max() ?? 0) + 2 * template.box.paddingY)
    let foot = origin.y - style.paddingTop - height
    let end = foot - (rows.last?.y ?? 0) - template.fonts.pointer.size * 2.6
    addFrame(
      title, color,
      Rect(
        minX: origin.x, minY: end - style.paddingBottom, maxX: left + right + style.paddingX,
        maxY: origin.y))
    let first = drawing.boxes.count
    for index in columns.indices {
      let width = Self.boxWidth(sequence.participants[index], template, language)
      add(
        sequence.participants[index], lines[index],
        Rect(
          center: Point(left + columns[index], foot + height / 2),
          size: Size(width: width, height: height)))
    }
    let active = activations(left, foot)
    for index in columns.indices {
      addLifeline(of: first + index, to: end, outside: active.filter { $0.0 == index }.map(\.1))
    }
    for index in rows.indices { add(index, first, Point(left, foot), active) }
    return drawing.frames[drawing.frames.count - 1].rect
  }

  private mutating func addFrame(_ title: String, _ color: Int, _ rect: Rect) {
    let style = template.fonts.frame
    let center = Point(rect.center.x, rect.maxY - template.frame.paddingTop / 2 + 1)
    let size = Size(width: style.width(of: title), height: style.lineHeight)
    drawing.frames.append(
      Drawing.Frame(
        id: prefix,
        title: Drawing.PlacedLine(
          text: title, role: .frame, rect: Rect(center: center, size: size)),
        rect: rect, color: color % template.light.frameFills.count, isFaded: false))
  }

  private mutating func add(
    _ participant: Sequence.Participant, _ lines: [PartLabel.Line], _ rect: Rect
  ) {
    let (role, name): (Drawing.Box.Role, String) =
      switch participant.kind {
      case .yourCode: (.window, language.yourCode)
      case .controller: (.controller, participant.id)
      case .view: (.view, participant.id)
      }
    let id = participant.kind == .yourCode ? "your-code" : SVGID.name(participant.id)
    drawing.boxes.append(
      Drawing.Box(
        role: role, id: "\(prefix)-\(id)",
        title: participant.className.map { "\(name): \($0)" } ?? name, rect: rect,
        lines: template.fonts.stacked(lines, at: rect.center),
        viewController: participant.kind == .controller ? participant.id : nil))
  }

  private mutating func addLifeline(of box: Int, to end: Double, outside bars: [Rect]) {
    let rect = drawing.boxes[box].rect
    let foot = Point(rect.center.x, end)
    let id = drawing.boxes[box].id
    drawing.boxes.append(
      Drawing.Box(
        role: .text, id: id + "-end",
        rect: Rect(center: foot, size: Size(width: 0.1, height: 0.1))))
    var pieces = [[Point(rect.center.x, rect.minY)]]
    for bar in bars {
      pieces[pieces.count - 1].append(Point(rect.center.x, bar.maxY))
      pieces.append([Point(rect.center.x, bar.minY)])
    }
    pieces[pieces.count - 1].append(foot)
    drawing.arrows.append(
      Drawing.Arrow(
        kind: .lifeline, id: id + "-lifeline", tail: box, head: drawing.boxes.count - 1,
        statements: [drawing.boxes[box].title ?? id],
        splines: pieces.map { Spline(Route(through: $0), radius: 0) }, label: nil))
  }

  /// Adds the bars on the lines of those who run a call that makes others. Returns them with the
  /// participant whose they are.
  private mutating func activations(_ left: Double, _ foot: Double) -> [(Int, Rect)] {
    var bars: [(participant: Int, rect: Rect)] = []
    for (number, row) in rows.enumerated() where row.message.last > number {
      let x = left + columns[row.message.receiver]
      let rect = Rect(
        minX: x - Self.halfActivation, minY: foot - rows[row.message.last].y - 16,
        maxX: x + Self.halfActivation, maxY: foot - row.y + 3)
      if bars.contains(where: { $0.rect.overlaps(rect) }) { continue }
      bars.append((row.message.receiver, rect))
      drawing.boxes.append(
        Drawing.Box(role: .activation, id: "\(prefix)-running-\(number + 1)", rect: rect))
    }
    return bars
  }

  /// An arrow with its call above it, and below it whether UIKit makes it.
  private mutating func add(
    _ index: Int, _ first: Int, _ origin: Point, _ active: [(Int, Rect)]
  ) {
    let (row, message) = (rows[index], rows[index].message)
    let y = origin.y - row.y
    func edge(_ participant: Int, towards side: Double) -> Double {
      let x = origin.x + columns[participant]
      let isActive = active.contains { $0.0 == participant && $0.1.minY <= y && y <= $0.1.maxY }
      return isActive ? x + side * Self.halfActivation : x
    }
    let isLoop = message.sender == message.receiver
    let side = message.receiver >= message.sender ? 1.0 : -1.0
    let start = Point(edge(message.sender, towards: side), y)
    var route = Route(through: [start, Point(edge(message.receiver, towards: -side), y)])
    if isLoop {
      let (x, low) = (start.x + Self.loop.width, y - Self.loop.height)
      route = Route(through: [start, Point(x, y), Point(x, low), Point(start.x, low)])
    }
    let textX = origin.x + columns[min(message.sender, message.receiver)] + Self.gap
    let margin = template.spacing.label / 2
    let width = row.label.map { template.fonts.pointer.width(of: $0) }.max() ?? 0
    let height = Double(row.label.count) * template.fonts.pointer.lineHeight
    let label = Rect(
      minX: textX - margin, minY: y + 2, maxX: textX + width + margin, maxY: y + 2 + height)
    drawing.arrows.append(
      Drawing.Arrow(
        kind: message.inside == nil ? .call : .automaticCall, id: "\(prefix)-call-\(index + 1)",
        tail: first + message.sender, head: first + message.receiver,
        statements: [sequence.participants[message.receiver].id + "." + message.text.unnumbered],
        splines: [Spline(route, radius: 3, endHead: template.arrows.headLength)],
        label: Drawing.Label(lines: row.label, rect: label)))
    guard let note = row.note else { return }
    let style = template.fonts.legend
    let top = y - 2 - (isLoop ? Self.loop.height + 2 : 0)
    let rect = Rect(
      minX: textX, minY: top - style.lineHeight, maxX: textX + style.width(of: note), maxY: top)
    drawing.boxes.append(
      Drawing.Box(
        role: .text, id: "\(prefix)-call-\(index + 1)-note", rect: rect,
        lines: [Drawing.PlacedLine(text: note, role: .legend, rect: rect)]))
  }
}

extension String {
  /// Without the number that the message begins with.
  fileprivate var unnumbered: String {
    String(drop { $0 != " " }.dropFirst())
  }
}
