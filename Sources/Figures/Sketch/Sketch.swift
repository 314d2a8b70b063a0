import VCPhrases
import VCPictures
import VCSource

/// A figure of one state, before it is set on a page.
package struct Sketch {
  /// Makes the alternative text, which most sketches never need: they are measured, and others drawn.
  private var makeText: () -> String
  package var frames: [Picture.Frame] = []
  /// The boxes, in drawing order.
  package var boxes: [Picture.Box] = []
  package var arrows: [Picture.Arrow] = []
  /// The arrows that only a legend explains.
  package var legend: [LineKind: LegendEntry] = [:]
  /// The marks of its parts, for the legend.
  package var marks: [Picture.Mark] = []
  /// The texts of the notes that it has marks for, by number.
  var notes: [Int: String] = [:]
  /// Lines of text below it, of any length.
  var footnotes: [String] = []
  /// The boxes whose names have no room, in drawing order; letters replace them.
  package var lettered: [(box: Int, name: String)] = []
  /// Whether pointing at a box dims the arrows of others.
  package var highlightsOnHover = false
  /// Whether only a legend explains its lines.
  package var needsLegend = false
  /// The number of edges without a route, which are written below the figure.
  var unroutedEdges = 0
  /// The number of pairs of presentations that turn three times or more.
  var detours = 0
  /// The bounds of its parts, and of the parts that it shares with other states.
  package var bounds = Rect.zero

  /// A sketch without parts.
  package init(text: @autoclosure @escaping () -> String) { makeText = text }

  /// The alternative text.
  package var text: String { makeText() }

  /// Adds a sentence to the alternative text.
  mutating func add(_ sentence: @autoclosure @escaping () -> String, in phrases: Phrases) {
    let text = makeText
    makeText = { phrases.joined([text(), sentence()]) }
  }
}

extension Sketch {
  /// The roles of its boxes that the legend explains.
  var explainedRoles: Set<Picture.Box.Role> {
    Set(boxes.map(\.role).filter { $0.isPort || $0.meaning != nil })
  }

  /// The rectangle of its own parts; nil for none.
  var ownBounds: Rect? {
    let rects =
      frames.map(\.rect) + boxes.map(\.rect) + arrows.compactMap { $0.label?.rect }
    let points = arrows.flatMap(\.splines).flatMap(\.points)
    return Rect(around: rects + points.map { Rect(spanning: $0, $0) })
  }
}
