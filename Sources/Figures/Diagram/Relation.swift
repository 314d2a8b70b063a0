import VCEngine
import VCPhrases
import VCPictures

/// The meaning of an edge: mostly that of its arrow's role, which is explained there.
package enum Relation: Hashable {
  case containment, pointer, presented, presenting, request, root, view
  /// A line from the former presenter of a family's top.
  case formerlyPresented
  /// A line from a window that isn't shown to the controller that it shows first.
  case start
  /// A line from a container's view to the views of the children that it shows.
  case subviews
  /// A line from a container to a descendant, by a named property.
  case property
  /// A line from members to the presented family's top, by a named property.
  case propertyAcross
  /// A line from a controller that UIKit refused to present to its obstacle.
  case refused
  /// A line from a controller that SwiftUI presents later to the one that goes first.
  case waiting
  case reference, weakReference
  case segue(Segue.Kind)
  /// A segue inferred from the app's source.
  case inferred(Segue.Kind)

  /// The line's role, and its meaning in the legend.
  package var look: (role: Picture.Arrow.Role, meaning: LineMeaning) {
    switch self {
    case .containment: (.containment, .contains)
    case .pointer: (.pointer, .pointsToContainer)
    case .presented, .formerlyPresented: (.presented, .pointsToPresented)
    case .presenting: (.presenting, .pointsToPresenter)
    case .request: (.request, .asksToPresent)
    case .refused: (.request, .isRefusedFor)
    case .waiting: (.request, .waitsFor)
    case .root: (.root, .showsAsRoot)
    case .start: (.start, .startsHere)
    case .view: (.view, .hasView)
    case .subviews: (.view, .hasViewAndSubviews)
    case .property, .propertyAcross: (.property, .holdsInProperty)
    case .reference: (.reference, .refersTo)
    case .weakReference: (.weakReference, .refersWeakly)
    case .segue(.show): (.show, .segueShows)
    case .segue(.showDetail): (.showDetail, .segueShowsDetail)
    case .segue(.present): (.present, .seguePresents)
    case .segue(.popover): (.popover, .segueOpensPopover)
    case .segue(.unwind): (.unwind, .segueUnwinds)
    case .segue(.custom): (.custom, .segueIsCustom)
    case .inferred(.present), .inferred(.popover): (.inferredPresent, .seguePresentsAsInferred)
    case .inferred: (.inferredShow, .segueShowsAsInferred)
    }
  }

  /// The relation's name in ids and statements, if its edges have no names.
  package var name: String {
    switch self {
    case .containment: "contains"
    case .pointer: "pointer"
    case .presented: Property.presentedViewController.rawValue
    case .presenting: Property.presentingViewController.rawValue
    case .request, .formerlyPresented: UIKitCode.requestName
    case .root: Property.rootViewController
    case .start: "shows"
    case .view: "view"
    case .subviews: Property.subviews
    case .property, .propertyAcross: "property"
    case .refused: "refused"
    case .waiting: "waiting"
    case .reference, .weakReference: "reference"
    case .segue(let kind), .inferred(let kind): kind.rawValue
    }
  }

  /// Whether the arrowheads are at the spokes of a bundle.
  var pointsToSpokes: Bool {
    switch self {
    case .pointer, .presented, .presenting, .formerlyPresented, .request, .root, .propertyAcross:
      false
    default: true
    }
  }

  package var isInferred: Bool { if case .inferred = self { true } else { false } }

  /// The mark of lines from what is missing, nil for other relations.
  package var mark: Picture.Mark? { [.refused: .refused, .waiting: .waiting][self] }

  /// The kind of segue, nil for other relations.
  package var segue: Segue.Kind? {
    switch self {
    case .segue(let kind), .inferred(let kind): kind
    default: nil
    }
  }
}

/// Arrows of one meaning that join at one end, the hub, under one label.
///
/// Each arrow has its own path from where it leaves the common line. Its ends are controllers while
/// the content is collected, and boxes from then on.
package struct ArrowBundle<End: Hashable & Sendable>: Sendable {
  package let relation: Relation
  /// UIKit's properties, one per line of the label; empty for a figure without names.
  package let names: [String]
  /// The common end.
  package let hub: End
  /// The other ends; the first drawn spoke has the label.
  package private(set) var spokes: [End]
  /// The position of each spoke in `spokes`; nil until spokes are added.
  private var positions: [End: Int]?

  package init(relation: Relation, names: [String], hub: End, spokes: [End]) {
    (self.relation, self.names, self.hub, self.spokes) = (relation, names, hub, spokes)
  }

  package func edge(_ spoke: End) -> Edge<End> {
    let ends = relation.pointsToSpokes ? (hub, spoke) : (spoke, hub)
    return Edge(relation: relation, names: names, tail: ends.0, head: ends.1)
  }

  package func mapped<Other>(_ end: (End) -> Other) -> ArrowBundle<Other> {
    ArrowBundle<Other>(relation: relation, names: names, hub: end(hub), spokes: spokes.map(end))
  }

  /// Adds the spokes that are missing. Returns the positions in `spokes` of all of them.
  @discardableResult
  package mutating func add(_ others: [End]) -> [Int] {
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

  /// Adds a spoke that is missing.
  package mutating func append(_ spoke: End) { spokes.append(spoke) }
}
