import VCEngine
import VCPictures

/// The content of a figure of families, before layout: boxes in groups, and edges in bundles.
///
/// One figure may show several states of a description. Every part has the same position in all
/// states; a `Presence` lists the parts that exist in one state.
package struct Diagram: Sendable {
  package typealias Bundle = ArrowBundle<BoxIndex>

  package let style: Style
  /// The style's look; stored, because computing it copies it.
  package let look: Look
  package private(set) var boxes: [BoxContent]
  /// The groups: the root's family first, and each group after the one that leads to it.
  package private(set) var groups: [Group]
  /// The arrows between groups.
  package private(set) var links: [Link]
  /// Whether lines connect views.
  let showsSubviews: Bool
  /// Whether frames have titles, which tell several families apart.
  let titlesFamilies: Bool
  /// Whether any name has a part that distinguishes it; otherwise all names are plain.
  let emphasizesNames: Bool
  /// Whether a line that begins at each member of a family is drawn once for all of them.
  var joinsLines = false
  /// Whether frames are so close to boxes that only arrowheads have room between them.
  var isTight = false
  /// The width of the widest title of each group's frame in all states; nil for frames without titles,
  /// as that of an only family.
  let titleWidths: [Double?]
  /// The groups in each state, with those that its step removed; nil if there are many states.
  private let meetings: [Set<Int>]?
  /// The presence in each state; nil if there are many states, whose presences are computed again.
  private let presences: [Presence]?
  /// The bundles of presentations that in some state don't begin at each member of a family.
  private let partial: Set<BundleID>
  private let builder: DiagramBuilder

  /// A family, or a single box.
  package struct Group: Sendable {
    /// Whether the group has a frame with a title.
    package var isFramed: Bool
    /// The title that the description gives; nil for the family's number.
    var name: String?
    /// The members: the top first, and parents before their children.
    package var members: [BoxIndex]
    package var parents: [BoxIndex: BoxIndex] = [:]
    package var bundles: [Bundle] = []

    package var top: BoxIndex { members[0] }

    /// Adds a box where it stands in its state: after the box before it there, and after siblings
    /// of earlier states that were at the same place.
    mutating func add(
      _ box: BoxIndex, in parent: BoxIndex, after last: BoxIndex, of present: Set<BoxIndex>
    ) {
      parents[box] = parent
      guard members.last != last, var next = members.firstIndex(of: last) else {
        return members.append(box)
      }
      repeat { next += 1 } while next < members.count && !present.contains(members[next])
      members.insert(box, at: next)
    }
  }

  /// A presentation, or a window's reference to its root: from one group to the top of another.
  package struct Link: Sendable {
    package var host: Int
    var guest: Int
    package var presenter: BoxIndex
    package var presented: Bundle
    package var presenting: Bundle?
    /// The dashed arrow from a receiver that is not the presenter.
    package var request: Bundle?

    package var bundles: [Bundle] { [presented, presenting, request].compactMap(\.self) }

    /// The group of a pair's spokes; nil for other bundles, and for a family that presents in itself.
    func group(ofSpokesOf relation: Relation) -> Int? {
      guard presenting != nil, host != guest else { return nil }
      return relation == .presented ? host : relation == .presenting ? guest : nil
    }
  }

  /// The parts of the diagram that exist in one state.
  package struct Presence: Sendable {
    package let hierarchy: Hierarchy
    var boxes: Set<BoxIndex> = []
    /// The boxes of controllers that left since the state before, if the style shows them.
    var departed: Set<BoxIndex> = []
    var arrows: Set<Edge<BoxIndex>> = []
    /// The existing boxes of each existing group.
    var members: [Int: [BoxIndex]] = [:]
    /// The positions in each bundle of the existing spokes.
    var spokes: [BundleID: [Int]] = [:]
    /// The views that are shown beside their controllers.
    var views: [BoxIndex: BoxContent.View] = [:]
    /// The family's number, for each group with a frame.
    var families: [Int: Int] = [:]
    /// The highlighted parts; nil if nothing is highlighted.
    var emphasis: Emphasis?
    /// The marks of the parts, in a figure that combines two states.
    var marks: Marks<BoxIndex>?
    /// The objects, as indices in `AppDescription.objects`.
    package var objects: [Int] = []
    /// Additional lines in boxes of objects.
    package var notes: [Subject: [String]] = [:]
    package var edges: [Edge<Subject>] = []
    /// Lines of text under the figure, of any length.
    var footnotes: [String] = []
    /// The variants of boxes whose text differs from their first one.
    var variants: [BoxIndex: Int] = [:]
  }

  /// A bundle's position in the diagram.
  enum BundleID: Hashable, Sendable {
    case ofGroup(Int, Int)
    case ofLink(Int, Relation)
  }

  struct Emphasis: Sendable {
    var boxes: Set<BoxIndex>
    var arrows: Set<Edge<BoxIndex>>
  }

  subscript(box: BoxIndex) -> BoxContent { boxes[box.value] }

  /// Replaces a box.
  mutating func set(_ content: BoxContent, of box: BoxIndex) { boxes[box.value] = content }

  /// The lines of a box in a state.
  func lines(of box: BoxIndex, in presence: Presence) -> [TextLine] {
    presence.variants[box].map { self[box].variants[$0] } ?? self[box].lines
  }

  /// - Parameter content: Returns the content of a state.
  init(
    of moments: Moments, in style: Style, showing content: (Hierarchy) -> MomentContent
  ) {
    // A controller has one box in all states, which shows its id in all of them.
    let named: Set<ViewController.Index> =
      (style.namesStandInBoxes || moments.areObserved)
        && style.template.look.box.ids == .automatic
      ? moments.reduce(into: []) { $0.formUnion(content($1.hierarchy).named) } : []
    var builder = DiagramBuilder(style, named: named)
    var presences: [Presence]? = moments.areKept ? [] : nil
    var partial: Set<BundleID> = []
    var meetings: [Set<Int>] = []
    for moment in moments {
      let presence = builder.add(content(moment.hierarchy), of: moment.hierarchy)
      partial.formUnion(presence.partialBundles(of: builder.links))
      let before = presences?.last { $0.hierarchy.step == moment.hierarchy.step - 1 }
      presences?.append(presence)
      meetings.append(Set(presence.members.keys).union(before?.members.keys.map(\.self) ?? []))
    }
    self.meetings = presences.map { _ in meetings }
    self.style = style
    look = style.template.look
    boxes = builder.boxes.aligned(in: builder.groups)
    groups = builder.groups
    links = builder.links
    showsSubviews = builder.groups.contains { $0.bundles.contains { $0.relation == .subviews } }
    titlesFamilies =
      builder.groups.count(where: \.isFramed) > 1 || builder.groups.contains { $0.name != nil }
      || moments.contains { $0.hierarchy.families.count > 1 }
    titleWidths =
      titlesFamilies
      ? zip(groups, builder.familyNumbers).map { group, numbers in
        let titles =
          group.name.map { [$0] }
          ?? numbers.map { style.language.phrases.text(of: .family(number: $0)) }
        return titles.map(style.template.look.fonts.frame.width).max()
      } : groups.map { _ in nil }
    emphasizesNames = boxes.contains { $0.lines.contains(where: \.runs.isAnyStrong) }
    (self.presences, self.partial) = (presences, partial)
    self.builder = builder
  }

  /// Whether any two groups of two piles are ever in one state.
  func meet(_ one: [Int], _ other: [Int]) -> Bool {
    meetings?.contains { !$0.isDisjoint(with: one) && !$0.isDisjoint(with: other) } ?? true
  }

  /// Whether the lines of a bundle can be one line of a family with a frame: whether in each state
  /// they begin at each of several members.
  func isOfFamily(_ bundle: Bundle, of link: Int) -> Bool {
    guard let group = links[link].group(ofSpokesOf: bundle.relation) else { return false }
    return bundle.spokes.count > 1 && groups[group].isFramed
      && !partial.contains(.ofLink(link, bundle.relation))
  }

  /// Returns a function that starts at the first state and, at each call, returns the presence of
  /// the next one, with its highlighted parts.
  func presences(
    of moments: Moments, showing content: @escaping (Hierarchy) -> MomentContent
  ) -> () -> Presence? {
    var before: Presence?
    var kept = presences?[...]
    var moments = moments.makeIterator()
    // The builder has already added all content, so this adds nothing.
    var builder = builder
    return {
      let presence =
        kept != nil
        ? kept?.popFirst()
        : moments.next().map { builder.add(content($0.hierarchy), of: $0.hierarchy) }
      guard var presence else { return nil }
      presence.emphasis = emphasis(in: presence, after: before)
      // What UIKit refused, and who asked outside the windows, was never there; what left in a step without a
      // panel isn't news, and a chain leaves out who stays.
      if style.isInPanels, let before, before.hierarchy.step == presence.hierarchy.step - 1 {
        let drawn = Set(presence.boxes.compactMap { self[$0].subject.controller })
        presence.departed = before.boxes.subtracting(presence.boxes).filter { box in
          guard let controller = self[box].subject.controller,
            before.hierarchy.family(of: controller) != nil,
            before.marks?.boxes[box]?.isRefusal != true
          else { return false }
          return drawn.contains(controller) || presence.hierarchy.family(of: controller) == nil
        }
      }
      before = presence
      return presence
    }
  }

  /// The controllers to highlight, with the arrows between them; if none are named, the parts
  /// that the previous state didn't have.
  private func emphasis(in now: Presence, after before: Presence?) -> Emphasis? {
    let emphasized = style.emphasized(in: now.hierarchy)
    if !emphasized.isEmpty {
      let boxes = now.boxes.filter { emphasized.contains(self[$0].id) }
      let arrows = now.arrows.filter { boxes.contains($0.tail) && boxes.contains($0.head) }
      return Emphasis(boxes: boxes, arrows: arrows)
    }
    if let marks = now.marks, !marks.areRefusals, !marks.boxes.isEmpty || !marks.arrows.isEmpty {
      return Emphasis(boxes: Set(marks.boxes.keys), arrows: Set(marks.arrows.keys))
    }
    guard let before else { return nil }
    let arrows = now.arrows.subtracting(before.arrows)
    // A box that only lost or gained an arrow is highlighted too, because the step acted on it.
    let touched = now.arrows.symmetricDifference(before.arrows)
      .flatMap { [$0.tail, $0.head] }.filter(now.boxes.contains)
    let boxes = now.boxes.subtracting(before.boxes).union(touched)
      .union(noted(in: now, after: before))
    if boxes.isEmpty { return nil }
    // What the step names, and who refuses it, isn't dimmed, even if it changed nothing there.
    let refusing = now.hierarchy.refusal?.blocker.flatMap(now.hierarchy.presentingViewController)
    let named = Set(
      (now.hierarchy.lastStep?.action.references ?? []).map(\.value)
        + [refusing].compactMap(\.self))
    let subjects = now.boxes.filter { self[$0].subject.controller.map(named.contains) ?? false }
    return Emphasis(boxes: boxes.union(subjects), arrows: arrows)
  }

  /// The boxes that gained a line of text, such as a pointer that has no arrow.
  private func noted(in now: Presence, after before: Presence) -> Set<BoxIndex> {
    func texts(_ box: BoxIndex, in presence: Presence) -> Set<String> {
      Set(lines(of: box, in: presence).map(\.text))
    }
    return now.boxes.intersection(before.boxes).filter { box in
      !self[box].variants.isEmpty && !texts(box, in: now).isSubset(of: texts(box, in: before))
    }
  }
}

/// The marks of a figure's parts.
package struct Marks<End: Hashable & Sendable>: Sendable {
  package var boxes: [End: Picture.Mark] = [:]
  package var arrows: [Edge<End>: Picture.Mark] = [:]
  /// The marks of families, by the families' numbers.
  package var families: [Int: Picture.Mark] = [:]
  /// Whether the marks are of refused parts in a figure of one state, which dims nothing.
  var areRefusals = false

  package init(families: [Int: Picture.Mark] = [:], areRefusals: Bool = false) {
    (self.families, self.areRefusals) = (families, areRefusals)
  }
}
