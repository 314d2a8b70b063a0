import VCPictures

/// An arrow on a slide: a connector from each end at a box, and the bent line between them.
///
/// A connector stays attached when a user moves its box. The line's corners are a separate shape,
/// because each program routes bent connectors differently.
struct PPTXArrow {
  /// A straight segment.
  struct Connector {
    enum Head { case none, begin, end }

    var begin: Point
    var end: Point
    /// The boxes at its ends, by their numbers.
    var beginBox: Int?
    var endBox: Int?
    var head = Head.none
  }

  private(set) var connectors: [Connector] = []
  /// The bent line, nil for a straight arrow.
  private(set) var line: PPTXPath?

  init(_ arrow: Picture.Arrow, in picture: Picture) {
    let shape = picture.line(of: arrow).head
    var splines = arrow.splines
    guard let first = splines.first, let last = splines.last,
      var begin = first.startTip ?? first.points.first,
      var end = last.endTip ?? last.points.last
    else { return }
    let ends = arrow.beginsAtHead ? (arrow.head, arrow.tail) : (arrow.tail, arrow.head)
    let beginBox = picture.attach(&begin, to: ends.0, isTip: first.startTip != nil)
    let endBox = picture.attach(&end, to: ends.1, isTip: last.endTip != nil)
    guard beginBox != nil || endBox != nil else {
      line = PPTXPath(splines, shape)
      return
    }
    if Self.isStraight(splines, from: begin, to: end) {
      let head: Connector.Head = first.startTip != nil ? .begin : last.endTip != nil ? .end : .none
      connectors = [
        Connector(begin: begin, end: end, beginBox: beginBox, endBox: endBox, head: head)
      ]
      return
    }
    if beginBox != nil, let corner = splines.removeLine(atEnd: false) {
      let head: Connector.Head = first.startTip == nil ? .none : .begin
      connectors.append(Connector(begin: begin, end: corner, beginBox: beginBox, head: head))
    }
    if endBox != nil, let corner = splines.removeLine(atEnd: true) {
      let head: Connector.Head = last.endTip == nil ? .none : .end
      connectors.append(Connector(begin: corner, end: end, endBox: endBox, head: head))
    }
    if !splines.isEmpty { line = PPTXPath(splines, shape) }
  }

  /// Whether all parts of an arrow are on one line, such as around a label that interrupts it.
  private static func isStraight(_ splines: [Spline], from begin: Point, to end: Point) -> Bool {
    splines.allSatisfy { $0.points.allSatisfy { $0.isNear(lineFrom: begin, to: end) } }
  }
}

extension [Spline] {
  /// Removes the first curve, or the last, if it is straight. Returns its inner end.
  fileprivate mutating func removeLine(atEnd isAtEnd: Bool) -> Point? {
    let place = isAtEnd ? count - 1 : 0
    guard indices.contains(place), self[place].points.count > 3 else { return nil }
    let points = isAtEnd ? self[place].points.suffix(4) : self[place].points.prefix(4)
    let (start, end) = (points[points.startIndex], points[points.endIndex - 1])
    guard points.dropFirst().dropLast().allSatisfy({ $0.isNear(lineFrom: start, to: end) }),
      (end - start).length > 0.1
    else { return nil }
    if isAtEnd {
      self[place].points.removeLast(3)
      self[place].endTip = nil
    } else {
      self[place].points.removeFirst(3)
      self[place].startTip = nil
    }
    if self[place].points.count < 4 { remove(at: place) }
    return isAtEnd ? start : end
  }
}

extension Point {
  /// Whether it is on the line through two points.
  func isNear(lineFrom begin: Point, to end: Point) -> Bool {
    let (line, offset) = (end - begin, self - begin)
    return abs(line.x * offset.y - line.y * offset.x) < 0.05 * max(1, line.length)
  }
}

extension Picture {
  /// Moves an end of an arrow to the border of its box. Returns the box's number, nil if the end is
  /// elsewhere.
  ///
  /// The picture's tips are apart from borders, because their strokes are longer than their heads; a
  /// connector's head ends where the connector does.
  fileprivate func attach(_ end: inout Point, to number: Int?, isTip: Bool) -> Int? {
    guard let number, case let rect = boxes[number].rect,
      rect.grown(isTip ? look.arrows.headLength : 1).contains(end)
    else { return nil }
    if isTip { end = rect.borderPoint(nearest: end) }
    return number
  }
}

extension Rect {
  fileprivate func borderPoint(nearest point: Point) -> Point {
    var point = Point(min(max(point.x, minX), maxX), min(max(point.y, minY), maxY))
    let distances = [point.x - minX, maxX - point.x, point.y - minY, maxY - point.y]
    switch distances.min() {
    case distances[0]: point.x = minX
    case distances[1]: point.x = maxX
    case distances[2]: point.y = minY
    default: point.y = maxY
    }
    return point
  }
}
