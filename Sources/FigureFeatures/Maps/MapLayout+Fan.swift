import VCFigures
import VCPictures

extension MapLayout {
  /// Draws the lines to a subject from the boxes left of it: those of one kind join before it.
  /// Returns the other lines.
  mutating func fan(_ ids: [LineID]) -> [LineID] {
    guard content.subjects.count == 1, let subject = content.subjects.first,
      let box = boxes[subject]?.rect
    else { return ids }
    let left = frames.map(\.rect).filter { $0.contains(box) }.map(\.minX).min() ?? box.minX
    let others = boxes.values.map(\.rect)
    let right = (others + frames.map(\.rect)).map(\.maxX).filter { $0 < left }.max() ?? left
    func source(_ id: LineID) -> Rect { boxes[content.nets[id.net].source]?.rect ?? bounds }
    let own = ids.filter { id in
      let start = source(id)
      let way = Rect(minX: start.maxX + 1, minY: start.minY, maxX: left - 1, maxY: start.maxY)
      return content[id].destination == subject && start.maxX < left
        && !others.contains { $0.overlaps(way) }
    }.sorted { source($0).center.y < source($1).center.y }
    let kinds = own.map { content.nets[$0.net].relation }.uniqued()
    for id in own {
      let start = source(id)
      let lane = kinds.firstIndex(of: content.nets[id.net].relation) ?? 0
      let port = box.center.y + measures.offset(ofTip: lane, of: kinds.count)
      let isStraight = abs(port - start.center.y) < start.height / 2 - 5
      let exit = isStraight ? port : start.center.y
      let turn = left - measures.headRoom - Double(lane) * MapMeasures.track
      let points = [
        Point(start.maxX, exit), Point(turn, exit), Point(turn, port), Point(box.minX, port),
      ]
      let texts = content[id].identifiers.flatMap { MapFlow.label($0, look) }
      let middle = Point(right + 4 + texts.size.width / 2, exit - texts.size.height / 2 - 3)
      let label = (text: texts.map(\.text), rect: Rect(center: middle, size: texts.size))
      lines.append(
        Line(id: id, points: Route(through: points).corners, label: texts.isEmpty ? nil : label))
    }
    let drawn = Set(own)
    return ids.filter { !drawn.contains($0) }
  }
}
