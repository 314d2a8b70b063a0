import VCEngine
import VCFigures
import VCPictures
import VCSource

/// The content of an app's map: all controllers in blocks by containment, and the edges between.
package struct MapContent {
  package typealias Index = ViewController.Index

  /// A controller with its contents, parents before their children.
  struct Block {
    /// The number, from 1, in the map of the whole app.
    var number = 0
    var members: [Index]
    /// The depth of each member below the top.
    var depths: [Int]
    /// The frame's title; nil for its top's name.
    var title: String?
    /// The group to frame it with.
    var group: String?
    /// The number of its frame's colour, by the description's order.
    var color = 0

    var top: Index { members[0] }
  }

  /// The edges with one relation from one controller, which are drawn as one line that forks.
  package struct Net {
    var relation: Relation
    var source: Index
    package var ends: [End]
    /// The mark of its lines, in a map of changes.
    var mark: Picture.Mark?

    func edge(to end: End) -> Edge<Index> {
      Edge(relation: relation, names: end.identifiers, tail: source, head: end.destination)
    }
  }

  /// An edge's head, and the edge's names.
  package struct End {
    var destination: Index
    var identifiers: [String] = []
    /// The states in which the edge exists; nil for all.
    var moments: Set<Int>?
    /// The lines of the app's source that perform the segue.
    var sourceLines: [String] = []
    /// The link of the first of them.
    var link: String?
    /// The edges that the line represents, if they differ from the one from the source to here.
    var edges: [Edge<Index>] = []
    /// The number of segues that it stands for; steps add none.
    var segues = 0

    mutating func add(_ identifier: String?, at moment: Int?, of segue: Segue?) {
      if let identifier { identifiers.append(identifier) }
      if segue != nil { segues += 1 }
      if let line = segue?.sourceLine { sourceLines.append(line.value) }
      link = link ?? segue?.link?.value.description
      if let moment { moments?.insert(moment) } else { moments = nil }
    }
  }

  /// Whether one picture shows what exists in any state.
  private(set) var isOnePicture = false
  /// The language of the boxes' own words.
  var language = Language.en
  /// The last state, which has the most controllers.
  let hierarchy: Hierarchy
  var blocks: [Block] = []
  package var nets: [Net] = []
  /// The lines in boxes of controllers that stand on other pages.
  var otherPages: [Index: String] = [:]
  /// Whether it is a map of pages, each of which is a titled block.
  var isOverview = false
  /// Whether names are short on every page.
  var hasShortNames = false
  /// The notes in boxes for edges that can't be drawn.
  package var references: [Index: [String]] = [:]
  /// The number of tabs that are omitted from each tab bar controller.
  private(set) var omittedTabs: [Index: Int] = [:]
  /// The controllers whose neighbourhood it is.
  private(set) var subjects: Set<Index> = []
  /// The edges between shown and hidden blocks.
  private(set) var leaving: [Edge<Index>] = []
  /// The controllers that are omitted, wherever they are contained.
  private(set) var hidden: Set<Index> = []
  /// The navigation controllers that only frame another in compact width, which are no screens (R14).
  private(set) var framing: Set<Index> = []
  /// The columns of split view controllers that aren't their children.
  var columns: [Index: [(column: SplitViewColumn, viewController: Index)]] = [:]
  /// The relationships that steps made.
  private(set) var steps = StepContent()
  /// The controllers from which a segue leads to each destination.
  private(set) var segueSources: [Index: Set<Index>] = [:]
  /// The controllers that steps push, each without a segue.
  var pushes: [StepContent.Membership] = []
  /// The other children that steps add to containers.
  var addedChildren: [Index: [Index]] = [:]
  /// The same, as pairs.
  var additions: Set<Containment> = []
  /// The changes, if the map shows two apps at once.
  var changes: MarkedScenes?
  /// The marks of the controllers that are refused in the only picture.
  private(set) var refused: [Index: Picture.Mark] = [:]
  /// The windows with each root.
  let windowsOfRoot: [Index: [Int]]
  /// The places in `nets`, while lines are added.
  var places: [NetOrigin: Int] = [:]

  /// The index in `blocks` of each controller's block.
  var blockOf: [Index: Int] {
    var blockOf: [Index: Int] = [:]
    for (place, block) in blocks.enumerated() {
      for member in block.members { blockOf[member] = place }
    }
    return blockOf
  }

  /// The pairs of blocks joined by a line, by their indices in `blocks`.
  var links: [(from: Int, to: Int)] {
    let blockOf = blockOf
    return nets.flatMap { net in
      net.ends.compactMap { end in
        guard let from = blockOf[net.source], let to = blockOf[end.destination], from != to
        else { return nil }
        return (from: from, to: to)
      }
    }
  }

  /// Creates the content, for a picture of each state or of what exists in any; nil without states.
  package init?(
    of moments: some Sequence<Moment>, inOne: Bool = false, showing selection: SceneSelection,
    inFrames: Bool = true
  ) {
    var last: Hierarchy?
    for (number, moment) in moments.enumerated() {
      last = moment.hierarchy
      steps.add(moment.hierarchy, at: inOne ? 0 : number)
    }
    guard let last else { return nil }
    (hierarchy, isOnePicture) = (last, inOne)
    let windows = hierarchy.app.windows
    windowsOfRoot = Dictionary(grouping: windows.indices) { windows[$0].rootViewController }
    framing = Set(
      hierarchy.app.viewControllers.compactMap(\.adaptiveViewController).filter {
        let other = hierarchy.app.viewControllers[$0]
        return other.kind == .navigation && other.children.isEmpty
      })
    hidden = framing
    addColumns()
    for pattern in selection.hidden {
      hidden.formUnion(SceneSelection.members(matching: pattern, in: hierarchy.app))
    }
    for segue in hierarchy.app.segues where selection.shows(segue.kind) { add(segue) }
    addPresentations(selection)
    addMemberships(selection)
    addRefusals()
    places = [:]
    if inOne { refused = steps.refused.merging(hierarchy.refusal?.marks ?? [:]) { $1 } }
    addBlocks()
    if let grouping = selection.grouping { setGroups(by: grouping) }
    if !selection.isWhole {
      let sections = MapSections(of: self)
      keep(sections.shown(by: selection, in: hierarchy.app), of: sections)
    }
    func named(_ names: [String]) -> Set<Index> {
      Set(names.compactMap { hierarchy.app.viewController(named: $0) })
    }
    subjects = named(selection.around.map(\.name))
    noteSinks(except: named(selection.names))
    if inFrames, let grouping = selection.grouping { group(by: grouping) }
  }

  /// Removes blocks, and numbers the others anew.
  mutating func removeBlocks(where isUnwanted: (Block) -> Bool) {
    blocks.removeAll(where: isUnwanted)
    renumber()
  }

  /// Numbers the blocks in their order.
  private mutating func renumber() {
    for number in blocks.indices { blocks[number].number = number + 1 }
  }

  /// Keeps only some sections with the tab bar controllers around them, and the lines between them.
  mutating func keep(_ shown: Set<Int>, of sections: MapSections) {
    let members = sections.members(of: shown)
    for member in members where hasSections(member) {
      let omitted = children(member).count { !members.contains($0) }
      if omitted > 0 { omittedTabs[member] = omitted }
    }
    for (number, block) in blocks.enumerated() {
      let kept = block.members.indices.filter { members.contains(block.members[$0]) }
      blocks[number].members = kept.map { block.members[$0] }
      blocks[number].depths = kept.map { block.depths[$0] }
    }
    removeBlocks(where: \.members.isEmpty)
    let blockOf = blockOf
    references = references.filter { blockOf[$0.key] != nil }
    for number in nets.indices {
      let (net, source) = (nets[number], nets[number].source)
      // Requests are described with their segues, and refusals in separate sentences.
      for end in net.ends
      where net.relation.segue != nil
        && (blockOf[source] == nil) != (blockOf[end.destination] == nil)
      { leaving.append(net.edge(to: end)) }
      nets[number].ends.removeAll { blockOf[source] == nil || blockOf[$0.destination] == nil }
    }
    nets.removeAll { $0.ends.isEmpty }
  }

  /// The windows with a controller as their root.
  func windows(showing root: Index) -> [Int] { windowsOfRoot[root] ?? [] }

  private mutating func addBlocks() {
    let app = hierarchy.app
    let roots = app.windows.map(\.rootViewController).filter { !hidden.contains($0) }
    var others = Set(app.viewControllers.indices.flatMap(children) + roots)
    // Their contents are left out with them.
    for member in hidden { others.formUnion([member] + contents(member)) }
    let tops =
      roots
      + app.viewControllers.indices.filter { !others.contains($0) && !hierarchy.isMadeBySystem($0) }
    addBlocks(from: tops)
  }

  /// Adds a block for each top, with its contents.
  mutating func addBlocks(from tops: [Index]) {
    var color = 0
    for top in tops {
      var block = Block(members: [], depths: [])
      var stack = [(top, 0)]
      while let (member, depth) = stack.popLast() {
        block.members.append(member)
        block.depths.append(depth)
        stack += children(member).reversed().map { ($0, depth + 1) }
      }
      block.color = color
      if block.members.count > 1 { color += 1 }
      blocks.append(block)
    }
    order()
  }

  /// Orders the blocks as edges reach them, so that joined blocks are near each other.
  mutating func order() {
    var leads = [[Int]](repeating: [], count: blocks.count)
    for link in links { leads[link.from].append(link.to) }
    var isReached = [Bool](repeating: false, count: blocks.count)
    let order = blocks.indices.flatMap { leads.reached(from: $0, &isReached) }
    blocks = order.map { blocks[$0] }
    renumber()
  }

  // MARK: Edges

  private mutating func add(_ segue: Segue) {
    let source = segue.source.value
    let name = segue.label?.value ?? segue.identifier?.value
    let relation: Relation = segue.isInferred ? .inferred(segue.kind) : .segue(segue.kind)
    guard let destination = segue.destination?.value, destination != source else {
      let end = segue.unwindAction?.value ?? hierarchy.heading(source)
      // Several buttons may unwind by one action.
      let line = "\(segue.kind.rawValue) → \(end)"
      if references[source]?.contains(line) != true { references[source, default: []].append(line) }
      return
    }
    add(relation, from: source, to: destination, name, of: segue)
    segueSources[destination, default: []].insert(source)
  }

  /// Turns an edge without a route into a note in its box.
  package mutating func refer(_ net: Int, end: Int) {
    let way = nets[net]
    let destination = hierarchy.heading(way.ends[end].destination)
    let sign = way.mark.map { $0.sign + " " } ?? ""
    references[way.source, default: []].append("\(sign)\(way.relation.name) → \(destination)")
    nets[net].ends.remove(at: end)
  }
}
