import VCDiagnostics
import VCPhrases
import VCPictures

/// A figure of one state, before it is set on a page.
struct Sketch {
  /// The alternative text.
  var text: String
  var frames: [Picture.Frame] = []
  /// The boxes, in drawing order.
  var boxes: [Picture.Box] = []
  var arrows: [Picture.Arrow] = []
  /// The arrows that only a legend explains.
  var legend: [Picture.Arrow.Role: LegendEntry] = [:]
  /// The marks of its parts, for the legend.
  var marks: [Picture.Mark] = []
  /// Whether pointing at a box dims the arrows of others.
  var highlightsOnHover = false
  /// Whether only a legend explains its lines.
  var needsLegend = false
  /// The number of edges without a route, which are written below the figure.
  var unroutedEdges = 0
  /// The bounds of its parts, and of the parts that it shares with other states.
  var bounds = Rect.zero
}

/// A line of the legend.
struct LegendEntry {
  let meaning: LineMeaning
  /// Whether it is drawn from its head, so that its dashes are those of the figure's arrows.
  let beginsAtHead: Bool
  /// UIKit's names of the pointers that such a line represents, if no label has them.
  var names: [String] = []
  /// Whether there are such lines in their own colour, and dimmed ones.
  var (hasPlain, hasFaded) = (false, false)

  /// Adds the names and the colours of another entry with the same meaning.
  func merged(with other: LegendEntry) -> LegendEntry {
    var merged = self
    merged.hasPlain = hasPlain || other.hasPlain
    merged.hasFaded = hasFaded || other.hasFaded
    merged.names += other.names.filter { !names.contains($0) }
    return merged
  }

  func text(in phrases: any Phrases) -> String {
    names.isEmpty ? phrases.meaning(of: meaning) : names.concatenated(by: " / ")
  }
}

/// A sample line of the legend, with everything that lines of this look mean.
struct LegendSample {
  private(set) var lines: [(role: Picture.Arrow.Role, entry: LegendEntry)]

  var role: Picture.Arrow.Role { lines[0].role }
  /// Whether the sample begins at its head.
  var beginsAtHead: Bool { lines[0].entry.beginsAtHead }
  /// Whether the figure contains such lines only dimmed, apart from marked ones.
  var isFaded: Bool {
    lines.contains { $0.entry.hasFaded } && !lines.contains { $0.entry.hasPlain }
  }

  func text(in phrases: any Phrases) -> String {
    lines.map { $0.entry.text(in: phrases) }.concatenated(by: " / ")
  }

  /// The sample with the meanings that fulfil a condition; nil if there are none.
  func only(
    _ isIncluded: ((role: Picture.Arrow.Role, entry: LegendEntry)) -> Bool
  ) -> LegendSample? {
    let lines = lines.filter(isIncluded)
    return lines.isEmpty ? nil : LegendSample(lines: lines)
  }

  /// The samples of all roles; roles with the same look share one.
  static func all(of entries: [Picture.Arrow.Role: LegendEntry], _ look: Look) -> [LegendSample] {
    var samples: [LegendSample] = []
    for role in Picture.Arrow.Role.allCases {
      guard let entry = entries[role] else { continue }
      let same = samples.firstIndex {
        look.arrows[$0.role] == look.arrows[role] && $0.role.lineColor == role.lineColor
      }
      if let same {
        samples[same].lines.append((role, entry))
      } else {
        samples.append(LegendSample(lines: [(role, entry)]))
      }
    }
    return samples
  }
}
