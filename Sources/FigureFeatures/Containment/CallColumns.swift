import VCFigures
import VCPhrases
import VCPictures

/// The texts of a sequence, as wide as its measures allow.
struct CallTexts {
  let rows: [CallRow]
  /// The lines in the box of each participant.
  let heads: [[TextLine]]

  init(of sequence: CallSequence, _ look: Look, _ phrases: Phrases, _ measures: CallRow.Measures) {
    heads = sequence.heads(width: measures.name, look, phrases)
    rows = CallRow.all(of: sequence, heads, look, phrases, measures)
  }
}

/// The columns that sequences with participants in the same places share.
struct CallColumns {
  /// The middle of each participant, from the left edge of the frame's content.
  let middles: [Double]
  let width: Double

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
    let margins = 2 * (CallSequenceSketcher.gap + CallSequenceSketcher.halfActivation)
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
        return width > 0 ? middles[lanes[row.start]] + width + margins + box : 0
      }.max() ?? 0
    }
    for lane in boxes.indices.dropFirst() {
      let room = (boxes[lane - 1] + boxes[lane]) / 2 + look.spacing.columns
      middles.append(max(middles[lane - 1] + room, ends(at: lane)))
    }
    width = max(middles[count - 1] + boxes[count - 1] / 2, ends(at: count))
    self.middles = lanes.map { middles[$0] }
  }
}
