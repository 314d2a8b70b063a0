import VCFigures
import VCPictures

/// Lays out a map: tries several placements of its blocks, routes the lines of the most promising
/// ones, and chooses the best.
struct MapPlanner {
  private var content: MapContent
  private let measures: MapMeasures
  private let room: PageRoom?
  /// Whether long names are wrapped to a second line.
  private let breaksNames: Bool
  /// Whether one placement is enough, because the question is only whether the map fits.
  private let isRough: Bool

  /// The width divided by the height of a map without a page: that of landscape paper.
  private static let proportion = 1.414
  /// The factors for the gutters between blocks, tried in turn until every edge has a route.
  private static let widths = [1.0, 1.6, 2.6, 4.2]
  /// Limits of the number of blocks. Very few blocks have few orders; up to the second limit more
  /// placements are tried; above the third only one, which takes long enough, as it does with very
  /// many lines; above the last, narrow gutters aren't tried.
  private static let (tiny, small, large, huge) = (6, 24, 150, 400)
  /// The greatest number of scenes in a map that is read from its upper left.
  private static let flowing = 30
  /// The sides of the cells with which such a map is tried besides the best one, in points. Boxes
  /// and lines meet differently with each.
  private static let pitches = [6.5, 6.8, 7.1, 7.4]
  /// The width of such a map divided by its height, if it is wide enough for blocks side by side.
  private static let wide = 2.4
  /// The number of lines for each block above which more lines get less effort.
  private static let dense = 3

  init(
    _ content: MapContent, _ look: Look, for room: PageRoom? = nil, breaksNames: Bool = false,
    isRough: Bool = false
  ) {
    self.content = content
    measures = MapMeasures(
      look: look, names: NameEmphasis(content.hierarchy.app, look), isPacked: room != nil)
    self.room = room
    self.breaksNames = breaksNames
    self.isRough = isRough
  }

  /// The map with all its lines.
  func laidOut() -> MapLayout {
    var planner = self
    let blocks = planner.blocks
    var widths = planner.widths(for: blocks)[...]
    var best = planner.best(blocks, &widths)
    // An edge without a route, however wide the gutters, becomes a note in its box.
    while !best.lost.isEmpty, !WorkLimit.isReached {
      for (net, end) in best.lost.reversed() { planner.content.refer(net, end: end) }
      best = planner.best(planner.blocks, &widths)
    }
    var map = best.map
    if !flows, var router = best.router {
      router.centerAll()
      map.take(linesOf: router)
    }
    map.bounds = map.outline
    map.placeLabels()
    map.bounds = map.outline
    return map
  }

  /// The minimum size: all blocks side by side without gaps.
  var leastSize: Size {
    let problem = Problem(blocks, content, gap: MapMeasures.track * 2)
    let proportion = room?.proportion ?? Self.proportion
    let area = problem.placement.area * problem.pitch * problem.pitch
    let widest = problem.placement.sizes.map(\.width).max() ?? 0
    let width = max((area * proportion).squareRoot(), widest * problem.pitch)
    return Size(width: width, height: area / max(1, width))
  }

  private var flows: Bool { content.sceneCount <= Self.flowing }

  private var blocks: [MapBlock] {
    let lineCounts = content.lineCounts
    return content.blocks.map {
      MapBlock($0, of: content, lineCounts, measures, breaksNames: breaksNames)
    }
  }

  // MARK: Candidates

  private struct Candidate {
    let map: MapLayout
    /// The router with the map's lines; nil if nothing was routed.
    let router: NetRouter?
    var lost: [(net: Int, end: Int)] { router?.lost ?? [] }
    /// The candidate's cost, in crossings; less is better.
    let value: Double
  }

  /// The best candidate with the first width that leaves room for all lines, or with the last.
  private func best(
    _ blocks: [MapBlock], _ widths: inout ArraySlice<Double>
  ) -> Candidate {
    while true {
      let best = candidate(
        blocks, trials(blocks, width: widths[widths.startIndex]), isLast: widths.count == 1)
      if best.lost.isEmpty || widths.count == 1 || WorkLimit.isReached { return best }
      widths.removeFirst()
    }
  }

  /// The widths of gutters to try. Narrow ones are only for pages that would be shrunk otherwise;
  /// the widest are not for large maps, where few lines lack a route and each try takes long. The
  /// overview of a large map, whose many lines lack routes in narrow gutters, has the widest at once.
  private func widths(for blocks: [MapBlock]) -> [Double] {
    // The names of changed segues need room.
    if content.changes != nil, room == nil { return Self.widths.suffix(2) }
    let lines = lineCount
    if lines > PlacementProblem.manyLines, lines > Self.dense * blocks.count {
      return Self.widths.suffix(1)
    }
    let isSpacious =
      blocks.count > Self.huge || trial(blocks, width: Self.widths[1]).placement.wantedScale >= 1
    return Array(
      Self.widths.dropFirst(isSpacious ? 1 : 0).dropLast(blocks.count > Self.large ? 1 : 0))
  }

  private var lineCount: Int { content.nets.reduce(0) { $0 + $1.ends.count } }

  private func trials(_ blocks: [MapBlock], width: Double) -> [Trial] {
    let usual = trial(blocks, width: width)
    guard flows, !isRough else { return [usual] }
    let others = Self.pitches.map { trial(blocks, width: width, pitch: $0) }
    let wide = room == nil ? [trial(blocks, width: width, proportion: Self.wide)] : []
    return [usual] + others + wide
  }

  private func trial(
    _ blocks: [MapBlock], width: Double, pitch: Double? = nil, proportion: Double = proportion
  ) -> Trial {
    let problem = Problem(blocks, content, gap: MapMeasures.track * 2 * width, pitch: pitch)
    let placement = BlockPlacement(
      problem.placement, on: room.map { problem.page($0) }, proportion: proportion,
      prices: flows ? .flowing : .usual)
    return Trial(problem: problem, placement: placement)
  }

  private struct Trial {
    let problem: Problem
    let placement: BlockPlacement
  }

  /// The number of lines without a route in the most promising placement that makes other
  /// placements pointless.
  private static let tooManyLost = 3

  /// The best candidate with gutters of one width.
  ///
  /// - Parameter isLast: Whether there are no wider gutters.
  private func candidate(_ blocks: [MapBlock], _ trials: [Trial], isLast: Bool) -> Candidate {
    let effort = effort(for: blocks.count)
    let wanted = trials.map(\.placement.wantedScale).max() ?? 1
    var best: Candidate?
    search: for trial in trials where best == nil || !WorkLimit.isReached {
      for placed in trial.placement.placements(tries: effort.tries).prefix(effort.routed)
      where best == nil || !WorkLimit.isReached {
        // A single placement that loses lines is dropped for wider gutters.
        let isEnough = !isLast && effort.routed == 1 && !isRough
        let next = candidate(
          blocks, trial.problem, placed, wanted, passes: effort.passes,
          mostLost: isEnough ? Self.tooManyLost : .max)
        if next.value < best?.value ?? .infinity {
          best = next
          if flows, !isRough {
            // Another way in leaves the left side to other lines.
            let other = candidate(
              blocks, trial.problem, placed, wanted, passes: effort.passes, mostLost: .max,
              entersAbove: true)
            if other.value < next.value { best = other }
          }
        }
        if !isLast, next.lost.count >= Self.tooManyLost { break search }
      }
    }
    return best
      ?? Candidate(map: MapLayout(content, measures), router: nil, value: 0)
  }

  /// The number of placements, of routed placements, and of the router's passes.
  private func effort(for blocks: Int) -> (tries: Int, routed: Int, passes: Int) {
    if isRough { return (1, 1, 2) }
    let lines = lineCount
    if blocks > Self.large || lines > PlacementProblem.manyLines { return (1, 1, 2) }
    let (tries, routed) =
      blocks > Self.small ? (6, 3) : blocks > Self.tiny ? (16, 8) : (8, 4)
    // The overview of a large map has few blocks with many long lines.
    guard lines > Self.dense * blocks else { return (tries, routed, 3) }
    let most = max(1, PlacementProblem.manyLines / max(1, lines))
    return (min(tries, 2 * most), min(routed, most), 3)
  }

  private func candidate(
    _ blocks: [MapBlock], _ problem: Problem, _ placed: BlockPlacement.Placed, _ wanted: Double,
    passes: Int, mostLost: Int, entersAbove: Bool = false
  ) -> Candidate {
    var map = MapLayout(content, measures, entersAbove: entersAbove)
    map.place(blocks, at: problem.corners(placed.corners))
    map.bounds = map.outline
    var router = map.route(
      on: MapLayout.Tracks(pitch: problem.pitch, size: placed.size), passes: passes,
      mostLost: mostLost)
    if flows {
      router.centerAll()
      map.take(linesOf: router)
    }
    let (size, lost) = (map.outline, router.lost)
    let scale = room.map { min(1, $0.scale(size.width, size.height)) } ?? 1
    let text = 5 * Double(10 + map.lines.count) * max(0, wanted / scale - 1)
    let value =
      text + Double(router.crossings) + 30 * Double(lost.count)
      + 4 * max(0, router.worstDetour - 2)
      + (flows ? map.flaws(router) : 0)
    return Candidate(map: map, router: router, value: value)
  }
}

/// A map's blocks in cells of a grid.
private struct Problem {
  /// The side of a cell. Without another wish, it is the one of those that suit lines that blocks
  /// fill best.
  let pitch: Double
  /// The offset from the corner of a block's cells to the block's corner.
  private let inset: Point
  let placement: PlacementProblem

  init(_ blocks: [MapBlock], _ content: MapContent, gap: Double, pitch: Double? = nil) {
    func size(_ block: MapBlock, _ pitch: Double) -> Size {
      Size(
        width: ((block.size.width + gap) / pitch).rounded(.up),
        height: ((block.size.height + gap) / pitch).rounded(.up))
    }
    func area(_ pitch: Double) -> Double {
      blocks.reduce(0) { sum, block in
        let size = size(block, pitch)
        return sum + size.width * size.height
      } * pitch * pitch
    }
    let pitches = (0...12).map { MapMeasures.track - 0.6 + Double($0) * 0.1 }
    let pitch = pitch ?? pitches.min { area($0) < area($1) } ?? MapMeasures.track
    let sizes = blocks.map { size($0, pitch) }
    let inset = Point(gap / 2, gap / 2)
    var ends: [MapContent.Index: PlacementProblem.End] = [:]
    for (number, block) in blocks.enumerated() {
      for ((member, _, rect), hindrances) in zip(block.members, block.hindrances) {
        let place = PlacementProblem.Place(
          center: (rect.center + inset) * (1 / pitch),
          half: Size(width: rect.width / 2 / pitch, height: rect.height / 2 / pitch),
          hindrances: hindrances)
        ends[member] = PlacementProblem.End(block: number, places: [place])
      }
    }
    var lines: [PlacementProblem.Link] = []
    var known: Set<[MapContent.Index]> = []
    for net in content.nets {
      for end in net.ends {
        guard let from = ends[net.source], let to = ends[end.destination], from.block != to.block,
          known.insert([net.source, end.destination]).inserted
        else { continue }
        lines.append(PlacementProblem.Link(from: from, to: to))
      }
    }
    (self.pitch, self.inset) = (pitch, inset)
    placement = PlacementProblem(
      shapes: sizes.map { [$0] }, gap: Size(width: gap / pitch, height: gap / pitch),
      lines: lines, first: blocks.isEmpty ? nil : 0)
  }

  /// The room for blocks on a page, in cells.
  func page(_ room: PageRoom) -> BlockPlacement.Page {
    BlockPlacement.Page(
      width: room.page.width / pitch, height: room.page.height.map { $0 / pitch },
      around: Size(width: room.around.width / pitch, height: room.around.height / pitch))
  }

  /// The blocks' corners in points. Each block is at the same place in its cells, so that blocks which
  /// begin at one cell are flush.
  func corners(_ cells: [Point]) -> [Point] { cells.map { $0 * pitch + inset } }
}
