import Diagnostics
import Phrases
import Pictures

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

  /// Adds the names of another entry with the same meaning.
  func merged(with other: LegendEntry) -> LegendEntry {
    var merged = self
    merged.names += other.names.filter { !names.contains($0) }
    return merged
  }

  func text(in phrases: any Phrases) -> String {
    names.isEmpty ? phrases.meaning(of: meaning) : names.concatenated(by: " / ")
  }
}
