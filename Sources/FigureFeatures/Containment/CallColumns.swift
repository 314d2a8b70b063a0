import VCFigures
import VCPhrases
import VCPictures

/// The texts of a sequence, as wide as its measures allow.
struct CallTexts {
  let rows: [CallRow]
  /// The lines in the box of each participant.
  let heads: [[TextLine]]

  /// - Parameter columns: The columns that the measures led to, in which texts have more room.
  init(
    of sequence: CallSequence, _ look: Look, _ phrases: Phrases, _ measures: CallRow.Measures,
    in columns: CallColumns? = nil
  ) {
    let heads = sequence.heads(width: measures.name, look, phrases)
    let pointer = look.fonts.pointer
    // Boxes of views keep a distance to each other, and to the participants.
    var (y, boxEnd) = (pointer.size, 0.0)
    rows = sequence.messages.indices.map { index in
      var row = CallRow(sequence, index, look, phrases, measures, in: columns)
      y += Double(row.label.count) * pointer.lineHeight + 3
      if row.isToBox {
        let half = CallRow.boxHeight(heads[row.message.receiver], look) / 2
        y = max(y, boxEnd + pointer.size / 2 + half)
        boxEnd = y + half
      }
      row.y = y
      let note = row.note.isEmpty ? 0 : row.note.size.height + 2
      y += max(note, row.isLoop ? CallRow.loop.height : 0) + pointer.size * measures.gap
      if row.isLoop, !row.note.isEmpty { y += CallRow.loop.height }
      return row
    }
    self.heads = heads
  }
}

/// The columns that sequences with participants in the same places share.
struct CallColumns {
  /// The middle of each participant, from the left edge of the frame's content.
  let middles: [Double]
  let width: Double
  /// Half the width of the widest box in each participant's lane.
  private let halves: [Double]
  private static let margins =
    2 * (CallSequenceSketcher.gap + CallSequenceSketcher.halfActivation)

  /// The room for texts between two lifelines, or before a box or the frame.
  func room(from start: Int, to end: Int, isToBox: Bool) -> Double {
    let x = end < middles.count ? middles[end] - (isToBox ? halves[end] : 0) : width
    return x - middles[start] - Self.margins
  }

  /// The width of a view's box, which is that of all boxes in its lane.
  func width(of participant: Int) -> Double { 2 * halves[participant] }

  /// The room between two lifelines fits the boxes above, and the texts that begin at one and end at
  /// the other.
  ///
  /// - Parameter lanes: The lane of each participant.
  init(for all: [CallTexts], lanes: [Int], _ look: Look) {
    let count = (lanes.max() ?? 0) + 1
    var boxes = [Double](repeating: 0, count: count)
    for (participant, lane) in lanes.enumerated() {
      let width = all.map { $0.heads[participant].size.width }.max() ?? 0
      boxes[lane] = max(boxes[lane], width + 2 * look.box.paddingX)
    }
    let rows = all.flatMap(\.rows)
    var middles = [boxes[0] / 2]
    /// The least x of what follows a lifeline.
    func ends(at lane: Int) -> Double {
      func isEnd(_ participant: Int) -> Bool {
        participant < lanes.count ? lanes[participant] == lane : lane == count
      }
      return rows.map { row in
        let texts = [(row.labelEnd, row.labelWidth(look)), (row.end, row.note.size.width)]
        let width = texts.filter { isEnd($0.0) }.map(\.1).max() ?? 0
        // A view's box is beside its call.
        let box = row.isToBox && isEnd(row.message.receiver) ? boxes[lane] / 2 : 0
        return width > 0 ? middles[lanes[row.start]] + width + Self.margins + box : 0
      }.max() ?? 0
    }
    for lane in boxes.indices.dropFirst() {
      let room = (boxes[lane - 1] + boxes[lane]) / 2 + look.spacing.columns
      middles.append(max(middles[lane - 1] + room, ends(at: lane)))
    }
    width = max(middles[count - 1] + boxes[count - 1] / 2, ends(at: count))
    self.middles = lanes.map { middles[$0] }
    halves = lanes.map { boxes[$0] / 2 }
  }
}
