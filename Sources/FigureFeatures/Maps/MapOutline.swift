import VCFigures
import VCPictures

/// Boxes below each other, indented like an outline, in a frame if there are several.
struct MapOutline {
  private let depths: [Int]
  /// Whether each box is straight below its container: on a page, an only child.
  private var isStraight: [Bool] = []
  private var indents: [Int] = []
  private let sizes: [Size]
  private let measures: MapMeasures
  private let title: TextLine?
  private let padding: Double
  private(set) var shape = MapShape()

  init(
    _ depths: [Int], _ sizes: [Size], _ measures: MapMeasures, title: TextLine? = nil,
    isFramed: Bool? = nil
  ) {
    (self.depths, self.sizes, self.measures, self.title) = (depths, sizes, measures, title)
    padding = isFramed ?? (sizes.count > 1 || title != nil) ? measures.framePadding : 0
    for (position, depth) in depths.enumerated() {
      let container = depths[..<position].lastIndex { $0 < depth }
      isStraight.append(
        measures.isPacked && container.map { $0 == position - 1 } ?? false
          && depths[(position + 1)...].first { $0 <= depth } != depth)
      indents.append(container.map { indents[$0] + (isStraight[position] ? 0 : 1) } ?? depth)
    }
  }

  /// Adds the next box, with its middle at a height or lower. Returns its middle.
  @discardableResult
  mutating func add(_ position: Int, middle least: Double) -> Double {
    let size = sizes[position]
    let first = title == nil ? padding : measures.titleHeight
    let top = shape.boxes.last.map { $0.maxY + gap(before: position) } ?? first
    let middle = max(top + size.height / 2, least)
    let left = padding + Double(indents[position]) * measures.indentation
    shape.boxes.append(
      Rect(
        minX: left, minY: middle - size.height / 2, maxX: left + size.width,
        maxY: middle + size.height / 2))
    shape.size = Size(
      width: max(
        shape.size.width, left + size.width + padding, (title?.size.width ?? 0) + 2 * padding),
      height: middle + size.height / 2 + padding)
    if padding > 0 {
      shape.frames = [Rect(minX: 0, minY: 0, maxX: shape.size.width, maxY: shape.size.height)]
    }
    return middle
  }

  private func gap(before position: Int) -> Double {
    isStraight[position] ? measures.headRoom + 2 : measures.gap
  }

  /// Moves boxes down to the first of their contents, but for the first box and those that lines leave.
  mutating func lowerContainers(_ isFixed: (Int) -> Bool) {
    for position in shape.boxes.indices.dropFirst().dropLast().reversed()
    where depths[position + 1] > depths[position] && !isFixed(position) {
      let box = shape.boxes[position]
      let down = shape.boxes[position + 1].minY - gap(before: position + 1) - box.maxY
      shape.boxes[position] = box.moved(by: Point(0, down))
    }
  }

  /// A node's boxes with those names on two lines that would make it wider.
  static func broken(
    _ boxes: [BoxContent], _ depths: [Int], _ measures: MapMeasures
  ) -> [BoxContent] {
    func right(_ box: BoxContent, _ depth: Int) -> Double {
      Double(depth) * measures.indentation + box.size.width
    }
    let broken = boxes.map { $0.broken(measures.look) }
    let room = zip(broken, depths).map(right).max() ?? 0
    return zip(zip(boxes, broken), depths).map { box, depth in
      right(box.0, depth) > room ? box.1 : box.0
    }
  }
}
