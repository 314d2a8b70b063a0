import Graphviz
import Pictures

/// A family as rows: boxes in the even ones; labels, and lines that pass through, in the odd ones.
///
/// A label is a node of its own, and so is the place where a pointer that skips a level passes a
/// row: no line then ever leads farther than to the next row.
struct FamilyGraph {
  enum Content {
    case box(BoxIndex)
    case label(bundle: Int)
    case passage(bundle: Int)
  }

  struct Cell {
    let content: Content
    let row: Int
    /// The box's, with its view.
    let size: Size
    /// The height of the box alone, which is at the top.
    var boxHeight: Double
    /// How much of the right of the box's lower edge is its view's.
    var viewWidth = 0.0
    /// How far a label stands left of its container's middle, where the container's view is in the
    /// way of a straight line to it.
    var shift = 0.0
    /// What `dot` leaves free: the label, wherever it is shifted to.
    var room: Double { size.width + 2 * shift }
    /// The label of a container's children and that of their pointers back to it stand side by
    /// side; `dot` sees one node of both widths, in the container's middle.
    var leftTwin: Int?
    var rightTwin: Int?
    /// Set by `place`.
    var x = 0.0
  }

  /// The way of one bundle from a node of the row above to nodes of the row below.
  struct Segment {
    let bundle: Int
    let from: Int
    var to: [Int]
  }

  var nodes: [Cell] = []
  private(set) var links: [Segment] = []
  /// The nodes between hub and spoke, for each spoke of each bundle, hub and spoke included.
  private(set) var ways: [[[Int]]] = []
  private var boxCells: [BoxIndex: Int] = [:]
  private(set) var rowCount = 0
  private var isContainment: [Bool] = []
  /// For each node.
  private var linksFrom: [[Int]] = []

  init(_ group: FamiliesContent.Group, of content: FamiliesContent) {
    for member in group.members {
      let parent = group.parents[member]
      add(member, row: parent.map { nodes[cell(of: $0)].row + 2 } ?? 0, content)
    }
    var containmentLabel: [BoxIndex: Int] = [:]
    for (number, bundle) in group.bundles.enumerated() {
      let hubRow = nodes[cell(of: bundle.hub)].row
      let label = add(.label(bundle: number), row: hubRow + 1, content.labelSize(of: bundle))
      nodes[label].shift = max(0, -portLimit(of: cell(of: bundle.hub)))
      isContainment.append(bundle.relation == .containment)
      if bundle.relation == .containment {
        containmentLabel[bundle.hub] = label
      } else if let first = bundle.spokes.first, nodes[cell(of: first)].row == hubRow + 2,
        let twin = containmentLabel[bundle.hub]
      {
        (nodes[twin].rightTwin, nodes[label].leftTwin) = (label, twin)
      }
      var tree = WayBuilder(bundle: number, hub: bundle.hub, label: label)
      ways.append(bundle.spokes.map { tree.way(to: $0, parents: group.parents, in: &self) })
      links += tree.links
    }
    rowCount = (nodes.map(\.row).max() ?? 0) + 1
    linksFrom = Array(repeating: [], count: nodes.count)
    for (number, link) in links.enumerated() { linksFrom[link.from].append(number) }
  }

  /// How far right of a box's middle a line may leave its lower edge.
  private func portLimit(of box: Int) -> Double {
    nodes[box].size.width / 2 - Ports.corner - nodes[box].viewWidth
  }

  /// The cell of a member of the family.
  func cell(of box: BoxIndex) -> Int {
    guard let cell = boxCells[box] else { preconditionFailure("a box of another family") }
    return cell
  }

  /// A bundle's link that begins at a node.
  func link(of bundle: Int, from node: Int) -> Int? {
    linksFrom[node].first { links[$0].bundle == bundle }
  }

  fileprivate mutating func add(_ content: Content, row: Int, _ size: Size) -> Int {
    nodes.append(Cell(content: content, row: row, size: size, boxHeight: size.height))
    return nodes.count - 1
  }

  private mutating func add(_ box: BoxIndex, row: Int, _ content: FamiliesContent) {
    let said = content[box]
    let cell = add(.box(box), row: row, content.size(of: said))
    nodes[cell].boxHeight = said.size.height
    nodes[cell].viewWidth = said.view.map { content.viewSize(of: $0).width + 8 } ?? 0
    boxCells[box] = cell
  }

  /// Builds the tree of one bundle, hub first.
  private struct WayBuilder {
    let bundle: Int
    let hub: BoxIndex
    let label: Int
    var links: [Segment] = []
    private var linkFrom: [Int: Int] = [:]
    private var passages: [BoxIndex: [Int]] = [:]
    /// Which nodes have been linked.
    private var linked: Set<Pair> = []

    private struct Pair: Hashable {
      let from: Int
      let to: Int
    }

    init(bundle: Int, hub: BoxIndex, label: Int) {
      self.bundle = bundle
      self.hub = hub
      self.label = label
    }

    mutating func way(
      to spoke: BoxIndex, parents: [BoxIndex: BoxIndex],
      in graph: inout FamilyGraph
    ) -> [Int] {
      // The boxes that a pointer passes on its way: those between the spoke and the hub.
      var passed: [BoxIndex] = []
      var ancestor = parents[spoke]
      while let next = ancestor, next != hub {
        passed.append(next)
        ancestor = parents[next]
      }
      var way = [graph.cell(of: hub), label]
      for box in passed.reversed() { way += passage(past: box, in: &graph) }
      way.append(graph.cell(of: spoke))
      for index in way.indices.dropFirst() { link(way[index - 1], way[index]) }
      return way
    }

    /// Beside a box, and through the row of labels under it.
    private mutating func passage(
      past box: BoxIndex, in graph: inout FamilyGraph
    ) -> [Int] {
      if let known = passages[box] { return known }
      let row = graph.nodes[graph.cell(of: box)].row
      let new = [row, row + 1].map {
        graph.add(.passage(bundle: bundle), row: $0, Size(width: 6, height: 1))
      }
      passages[box] = new
      return new
    }

    private mutating func link(_ from: Int, _ to: Int) {
      guard linked.insert(Pair(from: from, to: to)).inserted else { return }
      guard let known = linkFrom[from] else {
        linkFrom[from] = links.count
        links.append(Segment(bundle: bundle, from: from, to: [to]))
        return
      }
      links[known].to.append(to)
    }
  }
}

extension FamilyGraph {
  /// Lets `dot` choose the order in each row and every node's x.
  ///
  /// The rows' heights are not `dot`'s: how much room a row needs below itself depends on the
  /// lines that leave the family there, which `dot` knows nothing of.
  mutating func place(nodeSeparation: Double, in session: borrowing GraphvizSession) throws {
    if nodes.count == 1 { return }
    if nodes.count > Self.quickCount, let parts = FamilyParts(of: self) {
      try place(parts, nodeSeparation: nodeSeparation, in: session)
    } else {
      try place(
        Array(nodes.indices), Array(links.indices), nodeSeparation: nodeSeparation, in: session)
    }
    shiftLabels()
  }

  /// Sets labels under the place where the line to them leaves their container.
  private mutating func shiftLabels() {
    for link in links where nodes[link.from].viewWidth > 0 {
      guard let label = link.to.first else { continue }
      let limit = nodes[link.from].x + portLimit(of: link.from)
      let x = nodes[label].x
      if x > limit { nodes[label].x = max(limit, x - nodes[label].shift) }
    }
  }

  /// Places some of the nodes among themselves, by the links that lead from them.
  mutating func place(
    _ part: [Int], _ links: [Int], nodeSeparation: Double, in session: borrowing GraphvizSession
  ) throws {
    let places = part.filter { nodes[$0].leftTwin == nil }
    if isColumn(places) {
      for node in places { nodes[node].x = 0 }
    } else {
      try placeByDot(places, links, nodeSeparation: nodeSeparation, in: session)
    }
    for left in places {
      guard let right = nodes[left].rightTwin else { continue }
      let (middle, half) = (nodes[left].x, halfSpan(left, right).distance)
      nodes[left].x = middle - half
      nodes[right].x = middle + half
    }
  }

  /// Whether each row has only one node: then they stand one under the other.
  private func isColumn(_ part: [Int]) -> Bool {
    let rows = part.map { nodes[$0].row }.sorted()
    return rows.indices.dropFirst().allSatisfy { rows[$0 - 1] != rows[$0] }
  }

  private mutating func placeByDot(
    _ part: [Int], _ links: [Int], nodeSeparation: Double, in session: borrowing GraphvizSession
  ) throws {
    let graph = try CGraph(in: session)
    graph.set("nodesep", GraphLength.inches(nodeSeparation))
    graph.set("ranksep", "0.1")
    graph.set("ordering", "out")
    // No splines: every line leads to the next row, and is routed by `FamilyLayout`.
    graph.set("splines", "")
    // The usual way to rank compares every edge with every other.
    if part.count > Self.fewCount { graph.set("newrank", "true") }
    graph.nodeAttribute("label")
    graph.nodeAttribute("shape", "box")
    graph.nodeAttribute("fixedsize", "true")
    graph.nodeAttribute("height", "0.1")
    let widthAttribute = graph.nodeAttribute("width")
    let weightAttribute = graph.edgeAttribute("weight", "1")
    for number in part {
      let right = nodes[number].rightTwin
      let width = right.map { 2 * halfSpan(number, $0).reach } ?? nodes[number].room
      graph.node(GraphID("n", number)).set(widthAttribute, GraphLength.nodeSize(width))
    }
    // Twins share their edges: `dot` sees each way down once.
    for number in links {
      let link = self.links[number]
      guard nodes[link.from].leftTwin == nil else { continue }
      for (end, to) in link.to.enumerated() where nodes[to].leftTwin == nil {
        let (tail, head) = (graph.node(GraphID("n", link.from)), graph.node(GraphID("n", to)))
        graph.edge(GraphID("e", number, end), from: tail, to: head)
          .set(weightAttribute, String(weight(of: link, to: to)))
      }
    }
    let context = try GraphvizContext(.measured, in: session)
    try context.layOut(graph, by: "dot") { _ in
      for number in part { nodes[number].x = graph.node(GraphID("n", number)).center.x }
    }
  }

  /// How far the middles of two twins stand from the middle between them, and how far they reach.
  private func halfSpan(_ left: Int, _ right: Int) -> (distance: Double, reach: Double) {
    let (left, right) = (nodes[left].size.width, nodes[right].size.width)
    let distance = (left + right) / 4 + 4
    return (distance, distance + max(left, right) / 2)
  }

  /// What should be straight weighs most: containers over their only children, and lines that pass
  /// rows. A pointer that skips a level bends around the rest.
  private func weight(of link: Segment, to: Int) -> Int {
    let containment = isContainment[link.bundle]
    if case .box = nodes[link.from].content { return containment ? 60 : 1 }
    if case .box = nodes[to].content { return containment ? (link.to.count == 1 ? 60 : 8) : 1 }
    return link.to.count == 1 ? 20 : 2
  }
}
