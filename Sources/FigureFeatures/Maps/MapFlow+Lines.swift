import VCFigures
import VCPictures

extension MapFlow {
  /// The lines of a node's branches with their labels, from a shape in place to the branches' entries.
  func lines(
    of node: MapTree.Node, in shape: MapShape, entry: (MapTree.Branch) -> Rect
  ) -> [MapLayout.Line] {
    let branches = Dictionary(grouping: node.branches, by: \.exit)
    let twins = Dictionary(grouping: node.twins, by: \.exit)
    let uprights = Dictionary(zip(shape.parts.map(\.item), shape.uprights)) { first, _ in first }
    // Branches to the right of a column have one gap.
    let middles = Dictionary(grouping: node.branches + node.twins) { shape.column(of: $0.exit) }
      .mapValues { labelMiddle($0, lanes: lanes(of: $0), .beside, isStraight: false) }
    return node.members.indices.flatMap { position in
      let lines = (branches[position] ?? []).map { branch in
        [branch] + (twins[position] ?? []).filter { $0.hasEnds(of: branch) }
      }
      // In a list the first line may be to another box than in a row.
      let ends = lines.compactMap { $0.first.map(entry) }
      guard let first = ends.min(by: { $0.minY < $1.minY }) else { return [MapLayout.Line]() }
      let nets = lines.joined().map(\.line.net).uniqued()
      let mode = shape.modes[position]
      let descent = descent(from: position, in: shape)
      let label =
        (mode == .beside ? middles[shape.column(of: position)] : nil)
        ?? labelMiddle(
          Array(lines.joined()), lanes: nets.count, mode,
          isStraight: lines.count == 1 && descent == nil)
      let edge = position == 0 ? shape.edge : nil
      return lines.flatMap { twins in
        twins.enumerated().map { number, branch in
          let net = nets.firstIndex(of: branch.line.net) ?? 0
          let start = Start(
            box: shape.boxes[position], mode: mode,
            frame: shape.frame(around: shape.boxes[position]), first: first, edge: edge,
            label: label, net: Double(net), last: Double(max(1, nets.count - 1)),
            // The nets that end first turn last, so that they don't cross.
            lane: Double(nets.count - 1 - net) * MapMeasures.track,
            descent: descent)
          return line(
            branch, from: start, to: entry(branch), uprights[branch.node], (number, twins.count))
        }
      }
    }
  }

  /// Where a line leaves a box.
  private struct Start {
    let box: Rect
    let mode: MapShape.Mode
    let frame: Rect?
    /// The box where the first line ends.
    let first: Rect
    /// The right edge of columns that the line passes.
    let edge: Double?
    /// The distance of the labels' middle from the box or its frame.
    let label: Double
    /// The line's net among those that leave the box, the last one, and the distance of their turns.
    let net: Double
    let last: Double
    let lane: Double

    /// The distance of two nets from each other at a side of the box that has some room.
    func step(_ usual: Double, in room: Double) -> Double { min(usual, (room - 3) / last) }
    /// Where the first net passes the members under the box; nil if there are none.
    let descent: Double?
  }

  private func descent(from position: Int, in shape: MapShape) -> Double? {
    guard position + 1 < shape.column(of: position).upperBound else { return nil }
    return shape.frame(around: shape.boxes[position]).map { $0.maxX + measures.lead }
  }

  /// The distance of the middle of labels from where their lines begin: behind the lanes.
  private func labelMiddle(
    _ lines: [MapTree.Branch], lanes: Int, _ mode: MapShape.Mode, isStraight: Bool
  ) -> Double {
    let sizes = lines.map { label(of: $0).size }
    let (width, height) = (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    if mode == .row { return lead(of: lanes, isStraight: isStraight) + (height + 4) / 2 }
    let turn = mode == .list ? MapMeasures.trunk : measures.lead
    return turn + Double(lanes - 1) * MapMeasures.track + (width + 8) / 2
  }

  /// The beginning of a line that passes the members under its box, of several the outer ones higher.
  private func beside(_ box: Rect, _ lane: Double, _ x: Double) -> [Point] {
    let level = max(box.center.y - lane, box.minY + MapMeasures.inset)
    return [Point(box.maxX, level), Point(x, level)]
  }

  /// - Parameter twin: The line's position among those with the same ends, and their number.
  private func line(
    _ branch: MapTree.Branch, from start: Start, to end: Rect, _ upright: Double?,
    _ twin: (number: Int, count: Int)
  ) -> MapLayout.Line {
    let (box, piece) = (start.box, start.frame ?? start.box)
    let right = start.edge ?? piece.maxX
    let level =
      end.center.y + (Double(twin.number) - Double(twin.count - 1) / 2) * 2 * MapMeasures.track
    var points: [Point]
    switch start.mode {
    case .beside:
      let middle = start.first.center.y
      let exit = middle + start.net * start.step(MapMeasures.track, in: box.maxY - middle)
      let turn = right + measures.lead + start.lane
      points = [
        Point(box.maxX, exit), Point(turn, exit), Point(turn, level), Point(end.minX, level),
      ]
    case .row:
      let down = start.descent.map { $0 + start.net * MapMeasures.track }
      func tip(_ end: Rect) -> Double {
        if let down, down >= end.minX + MapMeasures.inset, down <= end.maxX - MapMeasures.inset {
          return down
        }
        return self.tip(from: box, to: end)
      }
      let middle = min(tip(start.first), box.maxX - MapMeasures.inset)
      let exit = middle + start.net * start.step(2 * MapMeasures.track, in: box.maxX - middle)
      let turn = piece.maxY + measures.lead + start.lane
      points =
        down.map { beside(box, start.net * MapMeasures.track, $0) + [Point($0, turn)] }
        ?? [Point(exit, box.maxY), Point(exit, turn)]
      points += [Point(tip(end), turn), Point(tip(end), end.minY)]
    case .list:
      let exit = box.minX + MapMeasures.trunk + start.lane
      let turn = piece.maxY + measures.lead + start.lane
      let down = upright.map { $0 + start.lane } ?? exit
      points =
        start.descent.map {
          beside(box, start.lane, $0 + start.lane) + [Point($0 + start.lane, turn)]
        } ?? [Point(exit, box.maxY), Point(exit, turn)]
      points += [Point(down, turn), Point(down, level), Point(end.minX, level)]
    }
    points = Route(through: points).corners
    let tip = points[points.count - 1]
    let label = label(of: branch)
    let aside = label.size.height / 2 + 3
    // Over or below a level line, or right of an upright one.
    let exit = (upright ?? box.minX + MapMeasures.trunk) + start.lane
    let middle =
      switch start.mode {
      case .beside: Point(right + start.label, tip.y + (twin.number > 0 ? aside : -aside))
      case .list:
        Point(
          exit - MapMeasures.trunk - start.lane + start.label,
          tip.y + (twin.number > 0 ? aside : -aside))
      case .row:
        Point(tip.x + label.size.width / 2 + measures.besideHead, piece.maxY + start.label)
      }
    return MapLayout.Line(
      id: branch.line, points: points,
      label: label.isEmpty ? nil : (label.map(\.text), Rect(center: middle, size: label.size)))
  }
}
