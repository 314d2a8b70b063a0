import Phrases
import Pictures

/// What a line of a figure of families says of the two boxes that it joins.
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

  /// How it looks, and what the legend says of it.
  var look: (role: Picture.Arrow.Role, meaning: LineMeaning) {
    switch self {
    case .containment: (.containment, .contains)
    case .pointer: (.pointer, .pointsToContainer)
    case .presented: (.presented, .pointsToPresented)
    case .presenting: (.presenting, .pointsToPresenter)
    case .request: (.request, .asksToPresent)
    case .root: (.root, .showsAsRoot)
    case .view: (.view, .hasView)
    }
  }

  /// Whether the arrowheads are at the spokes of a bundle.
  var pointsToSpokes: Bool { self == .containment || self == .view }
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
  var spokes: [End]

  func key(_ spoke: End) -> ArrowKey<End> {
    ArrowKey(relation: relation, names: names, hub: hub, spoke: spoke)
  }

  func mapped<Other>(_ end: (End) -> Other) -> ArrowBundle<Other> {
    ArrowBundle<Other>(relation: relation, names: names, hub: end(hub), spokes: spokes.map(end))
  }

  /// Adds those of some spokes that are not there.
  mutating func add(_ others: [End]) {
    let known = Set(spokes)
    spokes += others.filter { !known.contains($0) }
  }
}

/// Which arrow of a figure: its bundle's meaning and its two ends.
struct ArrowKey<End: Hashable & Sendable>: Hashable, Sendable {
  let relation: Relation
  let names: [String]
  let hub: End
  let spoke: End
}
