import VCFigures
import VCPhrases
import VCPictures

/// The texts of a sequence, as wide as its measures allow.
struct CallTexts {
  let rows: [CallRow]
  /// The lines in the box of each participant.
  let heads: [[TextLine]]

  init(
    of sequence: CallSequence, _ look: Look, _ phrases: any Phrases, _ measures: CallRow.Measures
  ) {
    rows = CallRow.all(of: sequence, look, phrases, measures)
    heads = sequence.heads(width: measures.name, look, phrases)
  }
}

/// The columns that sequences with participants in the same places share.
struct CallColumns {
  /// The middle of each participant, from the left edge of the frame's content.
  let middles: [Double]
  let width: Double

  /// The room between two lifelines fits the boxes above, and the texts that begin at one and end at
  /// the other.
  init(for all: [CallTexts], _ look: Look) {
    let boxes = all[0].heads.indices.map { index in
      (all.map { $0.heads[index].size.width }.max() ?? 0) + 2 * look.box.paddingX
    }
    let margins = 2 * (CallSequenceSketcher.gap + CallSequenceSketcher.halfActivation)
    var middles = [boxes[0] / 2]
    /// The least x of what follows a lifeline.
    func ends(at participant: Int) -> Double {
      all.lazy.flatMap(\.rows).filter { $0.end == participant }.map { row in
        middles[row.start] + row.textWidth(look) + margins
      }.max() ?? 0
    }
    for right in boxes.indices.dropFirst() {
      let room = (boxes[right - 1] + boxes[right]) / 2 + look.spacing.columns
      middles.append(max(middles[right - 1] + room, ends(at: right)))
    }
    width = max(middles[boxes.count - 1] + boxes[boxes.count - 1] / 2, ends(at: boxes.count))
    self.middles = middles
  }
}
