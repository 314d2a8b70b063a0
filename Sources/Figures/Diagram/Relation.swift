import Phrases
import Pictures

/// The meaning of an edge in a diagram of families.
enum Relation: Hashable {
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
  /// From a container's view to the views of the children that it shows.
  case subviews
  /// From a container to one of those in it, by a property that was asked for.
  case property
  /// From members to the presented family's top, by such a property.
  case propertyAcross
  /// From what UIKit refused to bring to what is in the way.
  case refused

  /// The relation's look, and its meaning in the legend.
  var look: (role: Picture.Arrow.Role, meaning: LineMeaning) {
    switch self {
    case .containment: (.containment, .contains)
    case .pointer: (.pointer, .pointsToContainer)
    case .presented: (.presented, .pointsToPresented)
    case .presenting: (.presenting, .pointsToPresenter)
    case .request: (.request, .asksToPresent)
    case .root: (.root, .showsAsRoot)
    case .view: (.view, .hasView)
    case .subviews: (.view, .hasViewAndSubviews)
    case .property, .propertyAcross: (.property, .holdsInProperty)
    case .refused: (.request, .asksToPresent)
    }
  }

  /// Whether the arrowheads are at the spokes of a bundle.
  var pointsToSpokes: Bool {
    switch self {
    case .containment, .view, .subviews, .property, .refused: true
    case .pointer, .presented, .presenting, .request, .root, .propertyAcross: false
    }
  }
}

/// Arrows of one meaning that join at one end, the hub, under one label.
///
/// Each stays an arrow of its own, with its own path from where it leaves the common line. Its ends
/// are controllers while it is found out what a figure shows, and boxes from then on.
struct ArrowBundle<End: Hashable & Sendable>: Sendable {
  let relation: Relation
  /// UIKit's properties, a line of the label each; empty for a figure without names.
  let names: [String]
  /// The end that all have in common.
  let hub: End
  /// The other ends; the first that is drawn carries the label.
  private(set) var spokes: [End]
  /// Where each of them stands, once others are added.
  private var positions: [End: Int]?

  init(relation: Relation, names: [String], hub: End, spokes: [End]) {
    (self.relation, self.names, self.hub, self.spokes) = (relation, names, hub, spokes)
  }

  func key(_ spoke: End) -> ArrowKey<End> {
    ArrowKey(relation: relation, names: names, hub: hub, spoke: spoke)
  }

  func mapped<Other>(_ end: (End) -> Other) -> ArrowBundle<Other> {
    ArrowBundle<Other>(relation: relation, names: names, hub: end(hub), spokes: spokes.map(end))
  }

  /// Adds those of some spokes that are not there. Returns where in `spokes` all of them stand.
  @discardableResult
  mutating func add(_ others: [End]) -> [Int] {
    var positions = self.positions.take() ?? [:]
    if positions.isEmpty {
      for (position, spoke) in spokes.enumerated() { positions[spoke] = position }
    }
    defer { self.positions = positions }
    return others.map { other in
      if let known = positions[other] { return known }
      positions[other] = spokes.count
      spokes.append(other)
      return spokes.count - 1
    }
  }

  /// Adds one that is not there.
  mutating func append(_ spoke: End) { spokes.append(spoke) }
}

/// The identity of an arrow: its bundle's meaning and its two ends.
struct ArrowKey<End: Hashable & Sendable>: Hashable, Sendable {
  let relation: Relation
  let names: [String]
  let hub: End
  let spoke: End
}
