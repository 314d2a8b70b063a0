import ViewControllers

/// What a figure shows, before anything has its place: boxes in groups, and bundles of arrows.
///
/// One figure may show several moments of a description. Everything that is there at any moment
/// has one place for all of them; a moment says what of it is drawn.
public struct Figure: Sendable {
  /// A box's number in `nodes`.
  package typealias Node = Int

  package let template: Template
  package let options: FigureOptions
  /// The title of the description.
  package let title: String?
  package internal(set) var nodes: [NodeContent] = []
  /// The root's family first; each group after the one that leads to it.
  package internal(set) var groups: [Group] = []
  /// The arrows between groups.
  package internal(set) var links: [Link] = []
  package internal(set) var moments: [Moment] = []

  /// A family, or a box by itself.
  package struct Group: Sendable {
    /// A group with a frame has a title in it.
    package var isFramed: Bool
    /// Parents before their children, the top first.
    package var members: [Node]
    package var parents: [Node: Node]
    package var bundles: [Bundle]

    package var top: Node { members[0] }
  }

  /// A presentation, or the window's hold on its root: from one group to another's top.
  package struct Link: Sendable {
    package var host: Int
    package var guest: Int
    /// The box that presents.
    package var presenter: Node
    package var presented: Bundle
    package var presenting: Bundle?
    /// The dashed arrow from a receiver that is not the presenter.
    package var request: Bundle?

    package var bundles: [Bundle] { [presented, presenting, request].compactMap { $0 } }
  }

  /// What there is at one moment.
  package struct Moment: Sendable {
    package let hierarchy: Hierarchy
    /// The caption of the step that led to it.
    package let label: String?
    package var nodes: Set<Node> = []
    package var arrows: Set<ArrowKey> = []
    /// The family's number, for each group with a frame.
    package var families: [Int: Int] = [:]
    /// What stands out, nil when nothing does.
    package var emphasis: Emphasis?
  }

  package struct Emphasis: Sendable {
    package var nodes: Set<Node>
    package var arrows: Set<ArrowKey>
  }

  /// Which arrow of a figure: its bundle's meaning and its two ends.
  package struct ArrowKey: Hashable, Sendable {
    package let kind: Bundle.Kind
    package let names: [String]
    package let hub: Node
    package let spoke: Node
  }

  /// A figure of one moment.
  public init(of hierarchy: Hierarchy, template: Template, options: FigureOptions = .init()) {
    self.init(of: [(hierarchy, nil)], template: template, options: options)
  }

  /// A figure of several moments, each with the label of the step that led to it.
  ///
  /// Without `options.emphasized`, what a step changes stands out.
  public init(
    of moments: [(hierarchy: Hierarchy, label: String?)], template: Template,
    options: FigureOptions = .init()
  ) {
    precondition(!moments.isEmpty, "a figure shows at least one moment")
    self.template = template
    self.options = options
    title = moments[0].hierarchy.description.title?.value
    var builder = FigureBuilder(template: template, options: options)
    for (hierarchy, label) in moments { builder.add(hierarchy, label: label) }
    builder.finish(&self)
  }
}

/// Arrows of one meaning that join at one end, the hub, under one label.
///
/// Each stays an arrow of its own, with its own path from where it leaves the common line.
package struct Bundle: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// From a container down to its children.
    case containment
    /// From members up to a container.
    case pointer
    /// From members to the presented family's top.
    case presented
    /// From members to the presenter.
    case presenting
    /// From a receiver to what it asked to be presented.
    case request
    /// From the window to its root view controller.
    case root
    /// From a controller to its view.
    case view
    /// A call that the app makes.
    case call
    /// A call that UIKit makes by itself.
    case automaticCall
    /// The line below one who calls or is called.
    case lifeline

    /// Whether the arrowheads are at the spokes.
    package var pointsToSpokes: Bool {
      switch self {
      case .containment, .view, .call, .automaticCall, .lifeline: true
      case .pointer, .presented, .presenting, .request, .root: false
      }
    }
  }

  package let kind: Kind
  /// UIKit's properties, a line of the label each; empty for a figure without names.
  package let names: [String]
  /// The box that all have in common.
  package let hub: Figure.Node
  /// The other ends; the first that is drawn carries the label.
  package var spokes: [Figure.Node]

  package func key(_ spoke: Figure.Node) -> Figure.ArrowKey {
    Figure.ArrowKey(kind: kind, names: names, hub: hub, spoke: spoke)
  }
}
