import Phrases
import Pictures

/// What a kind of figure draws of one moment, before it has a page.
struct Sketch {
  /// The same in sentences, for those who listen.
  var text: String
  var frames: [Picture.Frame] = []
  /// In the order in which they are drawn.
  var boxes: [Picture.Box] = []
  var arrows: [Picture.Arrow] = []
  /// The arrows that the figure does not explain itself.
  var legend: [Picture.Arrow.Role: LegendEntry] = [:]
  /// The room that it takes, and what it shares with other moments.
  var bounds = Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)
}

/// A line of the legend.
struct LegendEntry {
  let meaning: LineMeaning
  /// Whether it is drawn from its head, as the arrows in the figure are: dashed alike.
  let beginsAtHead: Bool
}
