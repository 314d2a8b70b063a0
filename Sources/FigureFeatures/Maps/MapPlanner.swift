import VCFigures
import VCPhrases
import VCPictures

/// Lays out a map: its trees, then the other lines, or ghosts in place of lines without room.
struct MapPlanner {
  private let content: MapContent
  private let measures: MapMeasures
  private let room: PageRoom?
  private let density: Density
  /// The trees without ghosts, of which the size is estimated, and which the first layout has.
  private let trees: MapFlow

  /// The width divided by the height of a map without a page: that of landscape paper.
  private static let proportion = 1.414
  /// The greatest distance that a line bridges, in points and as a share of the figure's sides.
  private static let (reach, share) = (420.0, 0.25)
  /// The number of layouts; in the last one only lines that are kept are left.
  private static let layouts = 4

  init(
    _ content: MapContent, _ look: Look, for room: PageRoom? = nil, on density: Density = .usual
  ) {
    self.content = content
    measures = MapMeasures(
      look: look, names: NameEmphasis(content.hierarchy.app, look), isPacked: room != nil,
      isTight: density >= .tight)
    self.room = room
    self.density = density
    trees = MapFlow(MapTree(content, ghosts: []), content, measures, on: density)
  }

  /// The map with all its lines.
  func laidOut() -> MapLayout {
    var ghosts: Set<MapTree.LineID> = []
    var number = 0
    while true {
      number += 1
      let flow =
        ghosts.isEmpty
        ? trees : MapFlow(MapTree(content, ghosts: ghosts), content, measures, on: density)
      var map = MapLayout(flow, shape: flow.best(for: room, scale: scale, wanted: wanted))
      let others = flow.tree.others
      let sides = map.bounds.width + map.bounds.height
      let reach = number < Self.layouts ? max(Self.reach, Self.share * sides) : -1
      var unfit = others.filter { !map.mustBeDrawn($0) && map.isFar($0, reach: reach) }
      if unfit.isEmpty {
        map.route(map.fan(others))
        map.placeLabels()
        unfit = map.unfitLines(among: others)
        // The other lines make room for those to the subjects.
        let least = unfit.filter { !map.mustBeDrawn($0) }
        if !least.isEmpty { unfit = least }
      }
      if unfit.isEmpty || WorkLimit.isReached {
        map.bounds = map.outline
        return map
      }
      ghosts.formUnion(unfit)
    }
  }

  /// The size without the lines between trees.
  var size: Size {
    trees.shapes[trees.shapes.count - 1][trees.best(for: room, scale: scale, wanted: wanted)].size
  }

  /// The scale at which the text is large enough for the page.
  private var wanted: Double {
    (room?.page.wantedText(in: measures.look) ?? 0) / measures.look.fonts.smallest
  }

  private func scale(_ size: Size) -> Double {
    room?.scale(size.width, size.height) ?? min(Self.proportion / size.width, 1 / size.height)
  }
}
