import VCFigures
import VCPhrases
import VCPictures

/// A message of a sequence, its texts, and its place below the participants.
struct CallRow {
  let message: CallSequence.Message
  /// The participant before whose lifeline the texts end.
  let end: Int
  let label: [String]
  /// The note that UIKit makes the call, or when it is made; empty if there is none.
  let note: [TextLine]
  /// The line's distance from the foot of the participants.
  private(set) var y = 0.0

  /// The usual size of the loop for a call to oneself.
  static let loop = Size(width: 22, height: 11)

  /// How compact a sequence is.
  struct Measures {
    /// The maximum width of a call, in widths of a box's text.
    var call = 1.5
    /// The maximum width of a participant's name, in sizes of a box's name.
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
  var depth: Double {
    note.isEmpty ? (isLoop ? Self.loop.height : 0) : noteGap + note.size.height
  }

  func labelWidth(_ look: Look) -> Double {
    label.map { look.fonts.pointer.width(of: $0) }.max() ?? 0
  }

  func textWidth(_ look: Look) -> Double { max(labelWidth(look), note.size.width) }

  /// The rows of a sequence, from the first call down.
  static func all(
    of sequence: CallSequence, _ look: Look, _ phrases: any Phrases, _ measures: Measures
  ) -> [CallRow] {
    let pointer = look.fonts.pointer
    var y = pointer.size
    return sequence.messages.indices.map { index in
      var row = CallRow(sequence, index, look, phrases, measures)
      y += Double(row.label.count) * pointer.lineHeight + 3
      row.y = y
      let note = row.note.isEmpty ? 0 : row.note.size.height + 2
      y += max(note, row.isLoop ? loop.height : 0) + pointer.size * measures.gap
      if row.isLoop, !row.note.isEmpty { y += loop.height }
      return row
    }
  }

  /// A call may be as wide as all lanes that its arrow crosses.
  private init(
    _ sequence: CallSequence, _ index: Int, _ look: Look, _ phrases: any Phrases,
    _ measures: Measures
  ) {
    message = sequence.messages[index]
    end = sequence.end(ofTextOf: index)
    let lanes = Double(end - min(message.sender, message.receiver))
    let limit = look.box.maximumTextWidth * measures.call * lanes
    label = message.text.brokenCall(look.fonts.pointer, limit: limit)
    note =
      message.note(in: phrases).map {
        TextLine.lines(of: $0, .legend, look, limit: limit, keepsNames: true)
      } ?? []
  }
}
