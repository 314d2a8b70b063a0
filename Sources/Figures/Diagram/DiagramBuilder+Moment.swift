import VCEngine
import VCPictures

extension DiagramBuilder {
  /// A state, and the boxes of its controllers.
  struct Moment {
    var presence: Diagram.Presence
    private var boxes: [ViewController.Index: BoxIndex] = [:]
    private var groups: [ViewController.Index: Int] = [:]

    /// The ids that boxes show.
    let shownIDs: [ViewController.Index: String]
    let names: NameEmphasis

    init(_ hierarchy: Hierarchy, _ look: Look, named: Set<ViewController.Index>) {
      presence = Diagram.Presence(hierarchy: hierarchy)
      shownIDs = hierarchy.shownIDs(in: look.box, named: named)
      names = NameEmphasis(hierarchy.app, look)
    }

    mutating func put(_ member: ViewController.Index, in box: BoxIndex, of group: Int) {
      boxes[member] = box
      groups[member] = group
      put(box, of: group)
    }

    mutating func put(_ box: BoxIndex, of group: Int) {
      presence.boxes.insert(box)
      presence.members[group, default: []].append(box)
    }

    mutating func put(_ bundle: Bundle, _ id: Diagram.BundleID, at positions: [Int]) {
      for spoke in bundle.spokes { presence.arrows.insert(bundle.edge(spoke)) }
      presence.spokes[id] = positions
    }

    mutating func mark(_ marks: Marks<ViewController.Index>) {
      var own = Marks<BoxIndex>(families: marks.families)
      for (member, mark) in marks.boxes { own.boxes[box(member)] = mark }
      for (edge, mark) in marks.arrows { own.arrows[edge.mapped(box)] = mark }
      presence.marks = own
    }

    /// The box of a controller that the content shows.
    func box(_ member: ViewController.Index) -> BoxIndex {
      guard let box = boxes[member] else { preconditionFailure("an arrow to what is not shown") }
      return box
    }

    /// The group of a controller that the content shows.
    func group(_ member: ViewController.Index) -> Int {
      guard let group = groups[member] else { preconditionFailure("an arrow to what is not shown") }
      return group
    }
  }
}
