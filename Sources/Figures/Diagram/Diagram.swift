import Pictures
import ViewControllers

/// The content of a figure of families, before anything has its place: boxes in groups, and edges in
/// bundles.
///
/// One figure may show several moments of a description. Everything that is there at any moment
/// has one place for all of them; a moment says what of it is drawn.
struct Diagram: Sendable {
  typealias Bundle = ArrowBundle<BoxIndex>

  let style: Style
  /// The style's; stored, because it would be copied whole wherever it is asked for.
  let look: Look
  private(set) var boxes: [BoxContent]
  /// The root's family first; each group after the one that leads to it.
  private(set) var groups: [Group]
  /// The arrows between groups.
  private(set) var links: [Link]
  /// Whether lines lead from views to views.
  let showsSubviews: Bool
  /// The numbers that each group has as a family, at one moment or another.
  let familyNumbers: [Set<Int>]
  /// The presence at each moment; nil if there are many, which are computed anew.
  private let presences: [Presence]?
  private let builder: DiagramBuilder

  /// A family, or a box by itself.
  struct Group: Sendable {
    /// A group with a frame has a title in it.
    var isFramed: Bool
    /// Parents before their children, the top first.
    var members: [BoxIndex]
    var parents: [BoxIndex: BoxIndex] = [:]
    var bundles: [Bundle] = []

    var top: BoxIndex { members[0] }
  }

  /// A presentation, or the window's hold on its root: from one group to another's top.
  struct Link: Sendable {
    var host: Int
    var guest: Int
    /// The box that presents.
    var presenter: BoxIndex
    var presented: Bundle
    var presenting: Bundle?
    /// The dashed arrow from a receiver that is not the presenter.
    var request: Bundle?

    var bundles: [Bundle] { [presented, presenting, request].compactMap(\.self) }
  }

  /// The parts of the diagram that exist at one moment.
  struct Presence: Sendable {
    let hierarchy: Hierarchy
    var boxes: Set<BoxIndex> = []
    var arrows: Set<Edge<BoxIndex>> = []
    /// The boxes of each group that is there.
    var members: [Int: [BoxIndex]] = [:]
    /// The positions in each bundle of the spokes that exist.
    var spokes: [BundleID: [Int]] = [:]
    /// The views that are shown beside their controllers.
    var views: [BoxIndex: BoxContent.View] = [:]
    /// The family's number, for each group with a frame.
    var families: [Int: Int] = [:]
    /// The highlighted parts; nil when nothing is highlighted.
    var emphasis: Emphasis?
    /// The marks of the parts, in a figure that shows two states at once.
    var marks: Marks<BoxIndex>?
    /// The objects, by their places in `AppDescription.objects`.
    var objects: [Int] = []
    /// Additional lines in boxes of objects.
    var notes: [Subject: [String]] = [:]
    var edges: [Edge<Subject>] = []
    /// Lines of text under the figure, in any length.
    var footnotes: [String] = []
    /// The texts of boxes that say something else than at the first moment.
    var lines: [BoxIndex: [TextLine]] = [:]
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

  /// Breaks a box's text otherwise.
  mutating func set(_ lines: [TextLine], of box: BoxIndex) { boxes[box.value].lines = lines }

  /// - Parameter content: Returns the content of a state.
  init(
    of moments: Moments, in style: Style, showing content: (Hierarchy) -> MomentContent
  ) {
    var builder = DiagramBuilder(style.template.look)
    var presences: [Presence]? = moments.areFew ? [] : nil
    for moment in moments {
      let presence = builder.add(content(moment.hierarchy), of: moment.hierarchy)
      presences?.append(presence)
    }
    self.style = style
    look = style.template.look
    boxes = builder.boxes
    groups = builder.groups
    links = builder.links
    familyNumbers = builder.familyNumbers
    showsSubviews = builder.groups.contains { $0.bundles.contains { $0.relation == .subviews } }
    self.presences = presences
    self.builder = builder
  }

  /// Goes back to the first of the moments that the content was made of; what it returns finds out
  /// what is there at the next, and what of it stands out.
  func presences(
    of moments: Moments, showing content: @escaping (Hierarchy) -> MomentContent
  ) -> () -> Presence? {
    var before: (boxes: Set<BoxIndex>, arrows: Set<Edge<BoxIndex>>)?
    var kept = presences?[...]
    var moments = moments.makeIterator()
    // Everything in the content is known by now, so that nothing is added.
    var builder = builder
    return {
      let presence =
        kept != nil
        ? kept?.popFirst()
        : moments.next().map { builder.add(content($0.hierarchy), of: $0.hierarchy) }
      guard var presence else { return nil }
      presence.emphasis = emphasis(in: presence, after: before)
      before = (presence.boxes, presence.arrows)
      return presence
    }
  }

  /// The controllers that are to stand out, with the arrows between them; else what a moment has
  /// that the one before it had not.
  private func emphasis(
    in now: Presence, after before: (boxes: Set<BoxIndex>, arrows: Set<Edge<BoxIndex>>)?
  ) -> Emphasis? {
    if !style.emphasized.isEmpty {
      let boxes = now.boxes.filter { style.emphasized.contains(self[$0].id) }
      let arrows = now.arrows.filter { boxes.contains($0.tail) && boxes.contains($0.head) }
      return Emphasis(boxes: boxes, arrows: arrows)
    }
    if let marks = now.marks, !marks.areRefusals, !marks.boxes.isEmpty || !marks.arrows.isEmpty {
      return Emphasis(boxes: Set(marks.boxes.keys), arrows: Set(marks.arrows.keys))
    }
    guard let before else { return nil }
    let arrows = now.arrows.subtracting(before.arrows)
    // A box that only lost or gained an arrow stands out too: it is what the step acted on.
    let touched = now.arrows.symmetricDifference(before.arrows)
      .flatMap { [$0.tail, $0.head] }.filter(now.boxes.contains)
    let boxes = now.boxes.subtracting(before.boxes).union(touched)
    return boxes.isEmpty ? nil : Emphasis(boxes: boxes, arrows: arrows)
  }
}

/// The marks of a figure's parts.
struct Marks<End: Hashable & Sendable>: Sendable {
  var boxes: [End: Picture.Mark] = [:]
  var arrows: [Edge<End>: Picture.Mark] = [:]
  /// By the families' numbers.
  var families: [Int: Picture.Mark] = [:]
  /// Whether they are of what UIKit refused, in a figure of one state: nothing is dimmed for them.
  var areRefusals = false
}
