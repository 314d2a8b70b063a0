import VCPictures

/// A family as rows: boxes in the even rows; labels, and lines that pass through, in the odd ones.
///
/// A label is a node, and so is the place at which a pointer that skips a level passes a row. So
/// every line leads only to the next row.
struct FamilyGraph {
  enum Content {
    case box(BoxIndex)
    case label(bundle: Int)
    case passage(bundle: Int)
  }

  struct Cell {
    let content: Content
    let row: Int
    /// The size of the box with its view.
    let size: Size
    /// The height of the box alone, which is at the top.
    var boxHeight: Double
    /// The part of an edge that a round corner takes, which no line meets.
    var corner: Double { Rect(minX: 0, minY: 0, maxX: size.width, maxY: boxHeight).cornerReach }
    /// The size of its view, at the lower right.
    var view: Size?
    /// The width of the box's lower edge that its view takes, at the right.
    var viewWidth: Double { view.map { $0.width + 8 } ?? 0 }
    /// The room on the right for a line that leads past the box to its view.
    var lane = 0.0
    /// The distance of a label to the left of its container's middle, if the container's view
    /// blocks a straight line to it.
    var shift = 0.0
    /// The width that `dot` reserves: the label's, wherever it is shifted.
    var room: Double { size.width + 2 * shift + 2 * lane }
    /// The label of a container's children and the label of their pointers back to it are side by
    /// side; `dot` sees one node of both widths, in the container's middle.
    var leftTwin: Int?
    var rightTwin: Int?
    /// The middle, set by `place`.
    var x = 0.0
  }

  /// The piece of one bundle from a cell to cells of the next row.
  struct Segment {
    let bundle: Int
    let from: Int
    var to: [Int]
  }

  var cells: [Cell] = []
  private(set) var segments: [Segment] = []
  /// The cells from hub to spoke, for each spoke of each bundle.
  private(set) var ways: [[[Int]]] = []
  private var cellByBox: [BoxIndex: Int] = [:]
  private(set) var rowCount = 0
  private var relations: [Relation] = []
  /// The segments that begin at each cell.
  private var segmentsFrom: [[Int]] = []

  init(_ group: Diagram.Group, of content: Diagram) {
    for member in group.members {
      let parent = group.parents[member]
      add(member, row: parent.map { cells[cell(of: $0)].row + 2 } ?? 0, content)
    }
    let places = Dictionary(uniqueKeysWithValues: zip(group.members, group.members.indices))
    var containmentLabel: [BoxIndex: Int] = [:]
    for (number, bundle) in group.bundles.enumerated() {
      let hubRow = cells[cell(of: bundle.hub)].row
      let label = add(.label(bundle: number), row: hubRow + 1, content.labelSize(of: bundle))
      relations.append(bundle.relation)
      if bundle.relation == .subviews {
        for spoke in bundle.spokes { cells[cell(of: spoke)].lane = Self.lane(content.look) }
      } else {
        cells[label].shift = max(0, -portLimit(of: cell(of: bundle.hub)))
      }
      if bundle.relation == .containment {
        containmentLabel[bundle.hub] = label
      } else if bundle.relation == .pointer, let first = bundle.spokes.first,
        cells[cell(of: first)].row == hubRow + 2,
        let twin = containmentLabel[bundle.hub]
      {
        (cells[twin].rightTwin, cells[label].leftTwin) = (label, twin)
      }
      var tree = WayBuilder(bundle: number, hub: bundle.hub, label: label)
      ways.append(Array(repeating: [], count: bundle.spokes.count))
      // A later state may have added a spoke between others.
      let spokes = bundle.spokes.map { spoke in
        guard let place = places[spoke] else { preconditionFailure("a spoke of another family") }
        return place
      }
      for spoke in spokes.indices.sorted(by: { (spokes[$0], $0) < (spokes[$1], $1) }) {
        ways[number][spoke] = tree.way(to: bundle.spokes[spoke], parents: group.parents, in: &self)
      }
      segments += tree.segments
    }
    // `dot` keeps the order of the lines from a box: to a property's child at the left, to the children,
    // to other properties' children, and past them.
    let ranks = group.bundles.enumerated().map { number, bundle in
      if group.leadsLeft(bundle) { return 0 }
      if ways[number].contains(where: { $0.count > 3 }) { return 3 }
      return bundle.relation == .property ? 2 : 1
    }
    segments = (0...3).flatMap { rank in segments.filter { ranks[$0.bundle] == rank } }
    rowCount = (cells.map(\.row).max() ?? 0) + 1
    segmentsFrom = Array(repeating: [], count: cells.count)
    for (number, segment) in segments.enumerated() { segmentsFrom[segment.from].append(number) }
  }

  /// The farthest x to the right of a box's middle at which a line may leave its lower edge.
  func portLimit(of box: Int) -> Double {
    cells[box].size.width / 2 - cells[box].corner - cells[box].viewWidth
  }

  /// The cell of a member of the family.
  func cell(of box: BoxIndex) -> Int {
    guard let cell = cellByBox[box] else { preconditionFailure("a box of another family") }
    return cell
  }

  /// Whether a bundle's lines lead from a view to views.
  func leadsToViews(_ bundle: Int) -> Bool { relations[bundle] == .subviews }

  func isContainment(_ bundle: Int) -> Bool { relations[bundle] == .containment }

  /// A bundle's segment that begins at a cell.
  func segment(of bundle: Int, from cell: Int) -> Int? {
    segmentsFrom[cell].first { segments[$0].bundle == bundle }
  }

  func segments(from cell: Int) -> [Segment] { segmentsFrom[cell].map { segments[$0] } }

  private static func lane(_ look: Look) -> Double {
    look.arrows.headLength + look.arrows.turnRadius(look.spacing) + 2
  }

  fileprivate mutating func add(_ content: Content, row: Int, _ size: Size) -> Int {
    cells.append(Cell(content: content, row: row, size: size, boxHeight: size.height))
    return cells.count - 1
  }

  private mutating func add(_ box: BoxIndex, row: Int, _ content: Diagram) {
    let said = content[box]
    let cell = add(.box(box), row: row, content.size(of: said))
    cells[cell].boxHeight = said.size.height
    cells[cell].view = said.view.map(content.viewSize)
    cellByBox[box] = cell
  }

  /// Builds the tree of one bundle, hub first.
  private struct WayBuilder {
    let bundle: Int
    let hub: BoxIndex
    let label: Int
    var segments: [Segment] = []
    private var segmentFrom: [Int: Int] = [:]
    /// The passages beside the boxes of a row, which the bundle's lines share.
    private var passages: [Int: [Int]] = [:]
    /// The nodes that have been linked.
    private var linked: Set<[Int]> = []

    init(bundle: Int, hub: BoxIndex, label: Int) {
      (self.bundle, self.hub, self.label) = (bundle, hub, label)
    }

    mutating func way(
      to spoke: BoxIndex, parents: [BoxIndex: BoxIndex],
      in graph: inout FamilyGraph
    ) -> [Int] {
      // The boxes that a pointer passes: those between the spoke and the hub.
      var passed: [BoxIndex] = []
      var ancestor = parents[spoke]
      while let next = ancestor, next != hub {
        passed.append(next)
        ancestor = parents[next]
      }
      var way = [graph.cell(of: hub), label]
      for box in passed.reversed() { way += passage(past: box, in: &graph) }
      way.append(graph.cell(of: spoke))
      for index in way.indices.dropFirst() { addSegment(way[index - 1], way[index]) }
      return way
    }

    /// The cells of a passage beside a box, and through the row of labels under it.
    private mutating func passage(
      past box: BoxIndex, in graph: inout FamilyGraph
    ) -> [Int] {
      let row = graph.cells[graph.cell(of: box)].row
      if let known = passages[row] { return known }
      let new = [row, row + 1].map {
        graph.add(.passage(bundle: bundle), row: $0, Size(width: 6, height: 1))
      }
      passages[row] = new
      return new
    }

    private mutating func addSegment(_ from: Int, _ to: Int) {
      guard linked.insert([from, to]).inserted else { return }
      guard let known = segmentFrom[from] else {
        segmentFrom[from] = segments.count
        segments.append(Segment(bundle: bundle, from: from, to: [to]))
        return
      }
      segments[known].to.append(to)
    }
  }
}
