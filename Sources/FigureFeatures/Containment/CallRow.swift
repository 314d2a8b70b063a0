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
  private(set) var y = 0.0
  /// Whether it leads to the box of a view, which stands there.
  private(set) var isToBox = false

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

  /// The distance from the line to its note.
  var noteGap: Double { isLoop ? Self.loop.height + 4 : 2 }

  /// The distance from the line down to the end of its parts.
  var depth: Double { note.isEmpty ? (isLoop ? Self.loop.height : 0) : noteGap + note.size.height }

  func labelWidth(_ look: Look) -> Double {
    label.map { look.fonts.pointer.width(of: $0) }.max() ?? 0
  }

  /// The height of the box of a view beside its call.
  static func boxHeight(_ head: [TextLine], _ look: Look) -> Double {
    head.size.height + 2 * look.box.paddingY
  }

  /// The rows of a sequence, from the first call down.
  static func all(
    of sequence: CallSequence, _ heads: [[TextLine]], _ look: Look, _ phrases: Phrases,
    _ measures: Measures
  ) -> [CallRow] {
    let pointer = look.fonts.pointer
    // Boxes of views keep a distance to each other, and to the participants.
    var (y, boxEnd) = (pointer.size, 0.0)
    return sequence.messages.indices.map { index in
      var row = CallRow(sequence, index, look, phrases, measures)
      y += Double(row.label.count) * pointer.lineHeight + 3
      let receiver = row.message.receiver
      if sequence.isPassive(receiver), sequence.uses(of: receiver)?.first == index {
        row.isToBox = true
        let half = boxHeight(heads[receiver], look) / 2
        y = max(y, boxEnd + pointer.size / 2 + half)
        boxEnd = y + half
      }
      row.y = y
      let note = row.note.isEmpty ? 0 : row.note.size.height + 2
      y += max(note, row.isLoop ? loop.height : 0) + pointer.size * measures.gap
      if row.isLoop, !row.note.isEmpty { y += loop.height }
      return row
    }
  }

  /// The width of a lane for the texts of calls, in widths of a box's text.
  private static let lane = 0.6

  /// A note may be as wide as all lanes that its arrow crosses; a wide call crosses further ones.
  private init(
    _ sequence: CallSequence, _ index: Int, _ look: Look, _ phrases: Phrases,
    _ measures: Measures
  ) {
    let message = sequence.messages[index]
    let start = min(message.sender, message.receiver)
    func limit(_ end: Int) -> Double {
      look.box.maximumTextWidth * measures.call * Double(end - start)
    }
    let ends = sequence.ends(ofCallOf: index)
    let lane = look.box.maximumTextWidth * min(Self.lane, measures.call)
    let lanes = look.fonts.pointer.width(of: message.text) / lane
    (self.message, end) = (message, ends[0])
    labelEnd = ends.first { Double($0 - start) >= lanes } ?? ends[ends.count - 1]
    label = message.text.brokenCall(look.fonts.pointer, limit: limit(labelEnd))
    note =
      message.note(in: phrases).map {
        TextLine.lines(of: $0, .legend, look, limit: limit(ends[0]), keepsNames: true)
      } ?? []
  }
}
