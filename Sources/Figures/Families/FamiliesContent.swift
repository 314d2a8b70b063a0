import Pictures
import ViewControllers

/// What a figure of families shows, before anything has its place: boxes in groups, and bundles of
/// arrows.
///
/// One figure may show several moments of a description. Everything that is there at any moment
/// has one place for all of them; a moment says what of it is drawn.
struct FamiliesContent: Sendable {
  typealias Bundle = ArrowBundle<BoxIndex>

  let style: Style
  /// The style's; stored, because it would be copied whole wherever it is asked for.
  let look: Look
  private(set) var boxes: [BoxContent]
  /// The root's family first; each group after the one that leads to it.
  private(set) var groups: [Group]
  /// The arrows between groups.
  private(set) var links: [Link]
  var moments: [Presence]

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

  /// What is there at one moment.
  struct Presence: Sendable {
    let hierarchy: Hierarchy
    var boxes: Set<BoxIndex> = []
    var arrows: Set<ArrowKey<BoxIndex>> = []
    /// The views that are shown beside their controllers.
    var views: [BoxIndex: BoxContent.View] = [:]
    /// The family's number, for each group with a frame.
    var families: [Int: Int] = [:]
    /// What stands out, nil when nothing does.
    var emphasis: Emphasis?
  }

  struct Emphasis: Sendable {
    var boxes: Set<BoxIndex>
    var arrows: Set<ArrowKey<BoxIndex>>
  }

  subscript(box: BoxIndex) -> BoxContent { boxes[box.value] }

  init(of moments: [(hierarchy: Hierarchy, content: MomentContent)], in style: Style) {
    var builder = FamiliesContentBuilder(style.template.look)
    for (hierarchy, content) in moments { builder.add(content, of: hierarchy) }
    self.style = style
    look = style.template.look
    boxes = builder.boxes
    groups = builder.groups
    links = builder.links
    self.moments = builder.moments
    if style.emphasized.isEmpty {
      emphasizeChanges()
    } else {
      emphasize(style.emphasized)
    }
  }

  /// Marks the controllers that stand out, and the arrows between them.
  private mutating func emphasize(_ ids: Set<String>) {
    for index in moments.indices {
      let boxes = moments[index].boxes.filter { ids.contains(self[$0].id) }
      let arrows = moments[index].arrows.filter {
        boxes.contains($0.hub) && boxes.contains($0.spoke)
      }
      moments[index].emphasis = Emphasis(boxes: boxes, arrows: arrows)
    }
  }

  /// Marks what each moment has that the one before it had not.
  private mutating func emphasizeChanges() {
    for index in moments.indices.dropFirst() {
      let (before, now) = (moments[index - 1], moments[index])
      let arrows = now.arrows.subtracting(before.arrows)
      // A box that only lost or gained an arrow stands out too: it is what the step acted on.
      let touched = now.arrows.symmetricDifference(before.arrows)
        .flatMap { [$0.hub, $0.spoke] }.filter(now.boxes.contains)
      let boxes = now.boxes.subtracting(before.boxes).union(touched)
      moments[index].emphasis = boxes.isEmpty ? nil : Emphasis(boxes: boxes, arrows: arrows)
    }
  }
}
