import Diagnostics
import Phrases
import Pictures

/// A figure of one moment, before it has a page.
struct Sketch {
  /// The alternative text.
  var text: String
  var frames: [Picture.Frame] = []
  /// In the order in which they are drawn.
  var boxes: [Picture.Box] = []
  var arrows: [Picture.Arrow] = []
  /// The arrows that the figure does not explain itself.
  var legend: [Picture.Arrow.Role: LegendEntry] = [:]
  /// The marks of its parts, for the legend.
  var marks: [Picture.Mark] = []
  /// Whether a reader who points at a box sees its lines alone.
  var highlightsOnHover = false
  /// Whether nothing but a legend says what its lines mean.
  var needsLegend = false
  /// The number of edges without a route, which are written under the figure.
  var unroutedEdges = 0
  /// The room that it takes, and what it shares with other moments.
  var bounds = Rect.zero
}

/// A line of the legend.
struct LegendEntry {
  let meaning: LineMeaning
  /// Whether it is drawn from its head, as the arrows in the figure are: dashed alike.
  let beginsAtHead: Bool
  /// UIKit's names of the pointers that such a line stands for, where no label has them.
  var names: [String] = []

  /// Adds the names of another entry of the same meaning.
  func merged(with other: LegendEntry) -> LegendEntry {
    var merged = self
    merged.names += other.names.filter { !names.contains($0) }
    return merged
  }

  func text(in phrases: any Phrases) -> String {
    names.isEmpty ? phrases.meaning(of: meaning) : names.concatenated(by: " / ")
  }
}
