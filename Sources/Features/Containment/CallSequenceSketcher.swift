import VCFigures
import VCPhrases
import VCPictures

/// Draws a sequence of calls in a frame: the participants in a row at the top, a lifeline below
/// each, and the calls between the lifelines.
struct CallSequenceSketcher {
  private let sequence: CallSequence
  private let look: Look
  private let phrases: any Phrases
  /// The prefix of all ids.
  private let prefix: String
  private let title: String
  private let rows: [Row]
  /// The lines in the box of each participant.
  private let heads: [[TextLine]]
  private let headHeight: Double
  /// The length of the lifelines below the last call.
  private let tail: Double
  /// The middle of each participant, from the left edge of the frame's content.
  private let columns: [Double]
  /// The upper left corner of the frame's content.
  private let origin: Point
  var frame: FrameShape

  /// A message and its dimensions.
  private struct Row {
    let message: CallSequence.Message
    let label: [String]
    /// The note that UIKit makes the call, or when it is made; empty if there is none.
    let note: [TextLine]
    /// The line's distance from the foot of the participants.
    var y = 0.0

    var isLoop: Bool { message.sender == message.receiver }

    /// The distance from the line to its note.
    var noteGap: Double { isLoop ? loop.height + 4 : 2 }

    /// The distance from the line down to the end of its parts.
    var depth: Double {
      note.isEmpty ? (isLoop ? loop.height : 0) : noteGap + note.size.height
    }
  }

  /// The distance from a lifeline to the text beside it.
  private static let gap = 9.0
  /// Half the width of the bar on a lifeline while a call runs.
  private static let halfActivation = 3.5
  /// The size of the loop for a call to oneself.
  private static let loop = Size(width: 22, height: 11)

  /// How compact the sequence is.
  struct Measures {
    /// The maximum width of a call, in widths of a box's text.
    var call = 1.5
    /// The maximum width of a participant's name, in sizes of a box's name.
    var name = 14.0
    /// The gap between calls, in sizes of a call's text.
    var gap = 1.1
  }

  /// Lays out the sequence, with the upper left corner of its frame at `(left, top)`.
  init(
    _ sequence: CallSequence, prefix: String, title: String, _ style: Style, left: Double,
    top: Double, _ measures: Measures
  ) {
    self.sequence = sequence
    self.prefix = prefix
    self.title = title
    let (look, phrases) = (style.template.look, style.language.phrases)
    (self.look, self.phrases) = (look, phrases)
    rows = Self.spaced(
      sequence.messages.map { message in
        let limit = look.box.maximumTextWidth * measures.call
        return Row(
          message: message,
          label: LineBreaking.lines(
            of: message.text, look.fonts.pointer, limit: limit, keepsNames: true),
          note: message.note(in: phrases).map {
            TextLine.lines(of: $0, .legend, look, limit: limit, keepsNames: true)
          } ?? [])
      }, gap: measures.gap, look)
    heads = sequence.heads(width: measures.name, look, phrases)
    headHeight = max(
      look.box.minimumHeight, (heads.map(\.size.height).max() ?? 0) + 2 * look.box.paddingY)
    let width: Double
    (columns, width) = Self.columns(of: heads, rows, look)
    tail = look.fonts.pointer.size * (1.5 + measures.gap)
    let depth = headHeight + (rows.last?.y ?? 0) + tail
    let content = Rect(minX: 0, minY: -depth, maxX: width, maxY: 0)
    let margins = FrameShape(around: content, titles: [title], look).rect
    origin = Point(left - margins.minX, top - margins.maxY)
    frame = FrameShape(around: content.moved(by: origin), titles: [title], look)
    // A note below the last line may need more room than the margin.
    if let last = rows.last { frame.lower(to: foot - last.y - last.depth - 4) }
  }

  /// The y of the participants' lower edge, and that of the lifelines' ends.
  private var foot: Double { origin.y - headHeight }
  private var end: Double { foot - (rows.last?.y ?? 0) - tail }

  // MARK: Measures

  private static func spaced(_ rows: [Row], gap: Double, _ look: Look) -> [Row] {
    var rows = rows
    let pointer = look.fonts.pointer
    var y = pointer.size
    for index in rows.indices {
      y += Double(rows[index].label.count) * pointer.lineHeight + 3
      rows[index].y = y
      let isLoop = rows[index].isLoop
      let hasNote = !rows[index].note.isEmpty
      let note = hasNote ? rows[index].note.size.height + 2 : 0
      y += max(note, isLoop ? loop.height : 0) + pointer.size * gap
      if isLoop, hasNote { y += loop.height }
    }
    return rows
  }

  /// The middle of each participant, and the total width. The room between two lifelines fits the
  /// boxes above and the texts beside the left one.
  private static func columns(
    of heads: [[TextLine]], _ rows: [Row], _ look: Look
  ) -> (middles: [Double], width: Double) {
    let boxes = heads.map { $0.size.width + 2 * look.box.paddingX }
    var middles = [boxes[0] / 2]
    var width = 0.0
    for left in boxes.indices {
      let beside = rows.filter { min($0.message.sender, $0.message.receiver) == left }
      let widest = beside.map { textWidth($0, look) }.max()
      let text = widest.map { $0 + 2 * (gap + halfActivation) } ?? 0
      width = middles[left] + max(boxes[left] / 2, text)
      guard left + 1 < boxes.count else { break }
      let room = (boxes[left] + boxes[left + 1]) / 2 + look.spacing.columns
      middles.append(middles[left] + max(room, text))
    }
    return (middles, width)
  }

  private static func textWidth(_ row: Row, _ look: Look) -> Double {
    let label = row.label.map { look.fonts.pointer.width(of: $0) }.max() ?? 0
    return max(label, row.note.size.width)
  }

  // MARK: Drawing

  func sketch(into builder: inout SketchBuilder) {
    builder.addFrame(prefix, frame, title: title, color: 0)
    let boxes = columns.indices.map { addParticipant($0, to: &builder) }
    let active = addActivations(to: &builder)
    for index in columns.indices {
      let bars = active.filter { $0.participant == index }.map(\.rect)
      addLifeline(of: boxes[index], outside: bars, to: &builder)
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
    let size = Size(width: heads[index].size.width + 2 * look.box.paddingX, height: headHeight)
    let center = Point(origin.x + columns[index], foot + headHeight / 2)
    return builder.addBox(
      role, id: "\(prefix)-\(participant.elementID)",
      title: participant.className.map { "\(name): \($0)" } ?? name,
      rect: Rect(center: center, size: size), lines: heads[index],
      viewController: role == .controller ? name : nil)
  }

  private func addLifeline(
    of box: Int, outside bars: [Rect], to builder: inout SketchBuilder
  ) {
    let (rect, id) = (builder.sketch.boxes[box].rect, builder.sketch.boxes[box].id)
    var pieces = [[Point(rect.center.x, rect.minY)]]
    for bar in bars {
      pieces[pieces.count - 1].append(Point(rect.center.x, bar.maxY))
      pieces.append([Point(rect.center.x, bar.minY)])
    }
    pieces[pieces.count - 1].append(Point(rect.center.x, end))
    builder.addArrow(
      Picture.Arrow(
        .lifeline, id: id + "-lifeline", tail: box, head: nil,
        statements: [builder.sketch.boxes[box].title ?? id],
        splines: pieces.map { Spline(Route(through: $0), radius: 0) }))
  }

  /// Adds the bars on the lifelines of participants that run a call with inner calls.
  private func addActivations(
    to builder: inout SketchBuilder
  ) -> [(participant: Int, rect: Rect)] {
    var bars: [(participant: Int, rect: Rect)] = []
    for (index, row) in rows.enumerated()
    where row.message.last > index && !row.message.isMissing {
      let x = origin.x + columns[row.message.receiver]
      let rect = Rect(
        minX: x - Self.halfActivation, minY: foot - rows[row.message.last].y - 16,
        maxX: x + Self.halfActivation, maxY: foot - row.y + 3)
      if bars.contains(where: { $0.rect.overlaps(rect) }) { continue }
      bars.append((row.message.receiver, rect))
      builder.addBox(.activation, id: "\(prefix)-running-\(row.message.number)", rect: rect)
    }
    return bars
  }

  /// Adds a cross over the arrow of a missing call.
  private func strike(
    _ id: String, _ code: String, at middle: Point, _ builder: inout SketchBuilder
  ) {
    // The cross is below the call's text.
    let (reach, center) = (4.5, middle - Point(0, 3))
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
      active.contains {
        $0.participant == participant && $0.rect.minY <= y && y <= $0.rect.maxY
      }
    }
    func edge(_ participant: Int, towards side: Double) -> Double {
      let x = origin.x + columns[participant]
      return isActive(participant) ? x + side * Self.halfActivation : x
    }
    let side = message.receiver >= message.sender ? 1.0 : -1.0
    let start = Point(edge(message.sender, towards: side), y)
    var route = Route(through: [start, Point(edge(message.receiver, towards: -side), y)])
    if row.isLoop {
      let (x, low) = (start.x + Self.loop.width, y - Self.loop.height)
      route = Route(through: [start, Point(x, y), Point(x, low), Point(start.x, low)])
    }
    let textX = origin.x + columns[min(message.sender, message.receiver)] + Self.gap
    let margin = look.spacing.label / 2
    let width = row.label.map { look.fonts.pointer.width(of: $0) }.max() ?? 0
    let height = Double(row.label.count) * look.fonts.pointer.lineHeight
    let label = Rect(
      minX: textX - margin, minY: y + 2, maxX: textX + width + margin, maxY: y + 2 + height)
    let role = message.inside == nil ? Picture.Arrow.Role.call : .automaticCall
    let border =
      isActive(message.receiver) ? look.box.lineWidth : look.arrows[.lifeline].width
    builder.addArrow(
      Picture.Arrow(
        role, id: id,
        tail: boxes[message.sender], head: boxes[message.receiver],
        statements: [message.code],
        splines: [
          Spline(
            route, radius: 3, endHead: look.arrows.headLength,
            tipGap: look.arrows[role].overshoot + border / 2)
        ],
        label: Picture.Label(lines: row.label, rect: label), isFaded: message.isMissing))
    if message.isMissing {
      strike(
        id, message.code, at: Point((route.corners[0].x + route.corners[1].x) / 2, y), &builder)
    }
    let middle = y - row.noteGap - row.note.size.height / 2
    let lines = row.note.stacked(from: textX, at: middle)
    guard let rect = Rect(around: lines.map(\.rect)) else { return }
    builder.addBox(Picture.Box(.text, id: "\(id)-note", rect: rect, lines: lines))
  }
}
