import VCFigures
import VCPhrases
import VCPictures

/// A message of a sequence, its texts, and its place below the participants.
struct CallRow {
  let message: CallSequence.Message
  /// The participant before whose lifeline the note ends, and the one before whose the call does.
  let end: Int
  let labelEnd: Int
  let label: [String]
  /// The note that UIKit makes the call, or when it is made; empty if there is none.
  let note: [TextLine]
  /// The line's distance from the foot of the participants.
  var y = 0.0
  /// Whether it leads to the box of a view, which stands there.
  let isToBox: Bool

  /// The usual size of the loop for a call to oneself.
  static let loop = Size(width: 22, height: 11)

  /// How compact a sequence is.
  struct Measures {
    /// The maximum width of a call, in widths of a box's text.
    var call = 1.5
    /// The maximum width of a participant's name, in sizes of a box's name; 0 without classes.
    var name = 14.0
    /// The gap between calls, in sizes of a call's text.
    var gap = 1.1
  }

  var isLoop: Bool { message.sender == message.receiver }

  /// The participant at whose lifeline the texts begin.
  var start: Int { min(message.sender, message.receiver) }

  /// The distance from the line to its note: below the head of a loop.
  func noteGap(_ look: Look) -> Double {
    isLoop ? Self.loop.height + max(4, look.arrows.headWidth / 2 + 3) : 2
  }

  /// The distance from the line down to the end of its parts.
  func depth(_ look: Look) -> Double {
    note.isEmpty ? (isLoop ? Self.loop.height : 0) : noteGap(look) + note.size.height
  }

  func labelWidth(_ look: Look) -> Double {
    label.map { look.fonts.pointer.width(of: $0) }.max() ?? 0
  }

  /// The height of the box of a view beside its call.
  static func boxHeight(_ head: [TextLine], _ look: Look) -> Double {
    head.size.height + 2 * look.box.paddingY
  }

  /// The width of a lane for the texts of calls, in widths of a box's text.
  private static let lane = 0.6

  /// A note may be as wide as all lanes that its arrow crosses; a wide call crosses further ones. In
  /// columns, a long note does so, too.
  init(
    _ sequence: CallSequence, _ index: Int, _ look: Look, _ phrases: Phrases,
    _ measures: Measures, in columns: CallColumns?
  ) {
    let message = sequence.messages[index]
    let start = min(message.sender, message.receiver)
    let isToBox =
      sequence.isPassive(message.receiver) && sequence.uses(of: message.receiver)?.first == index
    func limit(_ end: Int) -> Double {
      columns?.room(from: start, to: end, isToBox: isToBox && end == message.receiver)
        ?? look.box.maximumTextWidth * measures.call * Double(end - start)
    }
    let ends = sequence.ends(ofCallOf: index)
    let width = look.fonts.pointer.width(of: message.text)
    let lanes = width / (look.box.maximumTextWidth * min(Self.lane, measures.call))
    let labelEnd =
      ends.first { columns == nil ? Double($0 - start) >= lanes : limit($0) >= width }
      ?? ends[ends.count - 1]
    func note(_ end: Int) -> [TextLine] {
      message.note(in: phrases).map {
        TextLine.lines(of: $0, .legend, look, limit: limit(end), keepsNames: true)
      } ?? []
    }
    // The note of a loop crosses the lifelines that its call does.
    let first = message.sender == message.receiver ? labelEnd : ends[0]
    let end = columns == nil ? first : ends.first { $0 >= first && note($0).count < 3 } ?? first
    (self.message, self.labelEnd, self.end, self.note) = (message, labelEnd, end, note(end))
    self.isToBox = isToBox
    label = message.text.brokenCall(look.fonts.pointer, limit: limit(labelEnd))
  }
}

extension CallRow {
  /// The route of a call to oneself: to the right, down and back. Its size puts the corners into the
  /// middle of dashes as nearly as possible, because a corner in a gap leaves loose ends. It is the
  /// same in every size of a look, although thin lines keep their dashes there.
  ///
  /// - Parameters:
  ///   - look: The look: the loop is at least twice as wide as its arrowheads are long.
  ///   - spline: The line along a route, with its arrowhead.
  static func loop(
    from start: Point, _ line: Look.LineStyle, _ look: Look, _ spline: (Route) -> Spline
  ) -> Route {
    func route(_ width: Double, _ height: Double = loop.height) -> Route {
      let (x, low) = (start.x + width, start.y - height)
      return Route(through: [start, Point(x, start.y), Point(x, low), Point(start.x, low)])
    }
    let head = look.arrows.headLength
    guard let dashes = Dashes(line.dash, lineWidth: line.width) else {
      return route(max(loop.width, 2 * head))
    }
    let least = max(loop.width - 4, 2 * head)
    let routes = stride(from: least, through: least + 10, by: 0.5).flatMap { width in
      [0, -0.5, 0.5, -1, 1, -1.5, 1.5, -2, 2].map { route(width, loop.height + $0) }
    }
    let distances = routes.map { dashes.distance(fromCornersOf: spline($0)) }
    let best = routes.indices.min { distances[$0] < distances[$1] }
    return best.map { routes[$0] } ?? route(least)
  }
}

extension Dashes {
  /// The greatest distance of a corner from the middle of a dash, along a line with three straight
  /// pieces and two rounded corners.
  fileprivate func distance(fromCornersOf line: Spline) -> Double {
    let dashes = fitting(line.points.curveLength)
    // Pieces and corners take turns, each with three points after its first.
    let distances = [3, 9].map { corner in
      let (before, after) = (line.points[...corner], line.points[...(corner + 3)])
      let middle = (Array(before).curveLength + Array(after).curveLength) / 2
      let place = middle.truncatingRemainder(dividingBy: dashes.dash + dashes.gap)
      return abs(place - dashes.dash / 2)
    }
    return distances.max() ?? 0
  }
}

extension String {
  /// The lines of a call, none wider than `limit` points unless a name in it is: a line ends after a
  /// parenthesis, a comma or a space, or before a dot; after a label only if its value has no room.
  ///
  /// The lines are as many as the limit allows, and of similar widths.
  func brokenCall(_ type: TextStyle, limit: Double) -> [String] {
    func width(_ lines: [String]) -> Double { lines.map { type.width(of: $0) }.max() ?? 0 }
    let parts = parts(endAtLabels: false).flatMap {
      type.width(of: $0) > limit ? $0.parts(endAtLabels: true) : [$0]
    }
    var lines = Self.filled(parts, type, limit: limit)
    while case let next = Self.filled(parts, type, limit: width(lines) - 0.1),
      next.count == lines.count, width(next) < width(lines)
    { lines = next }
    return lines
  }

  private static func filled(_ parts: [String], _ type: TextStyle, limit: Double) -> [String] {
    var lines = [""]
    for part in parts {
      let line = lines[lines.count - 1] + part
      if lines.last?.isEmpty ?? true || type.width(of: line) <= limit {
        lines[lines.count - 1] = line
      } else {
        lines.append(part)
      }
    }
    return lines.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
  }

  private func parts(endAtLabels: Bool) -> [String] {
    let letters = Array(self)
    let places = letters.indices.dropFirst().filter { place in
      let before = letters[place - 1]
      let start = place > 1 && before == " " ? letters[place - 2] : before
      // A call's number stays with its name.
      if start == ".", before == " " || start == ":" && !endAtLabels { return false }
      return (letters[place] == "." && (before.isLetter || before == ")"))
        || ("(,: ".contains(before) && !"),: …}".contains(letters[place]))
    }
    return zip([0] + places, places + [letters.count]).map { String(letters[$0..<$1]) }
  }
}
