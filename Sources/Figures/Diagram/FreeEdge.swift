import Phrases
import Pictures
import ViewControllers

/// An edge whose ends may be anywhere in a figure: no family's layout knows of it, and it is routed
/// past everything that has its place.
struct FreeEdge: Sendable {
  /// An end of the edge.
  enum End: Hashable, Sendable {
    case viewController(ViewController.Index)
    case view(of: ViewController.Index)
    /// By its place in `AppDescription.objects`.
    case object(Int)
    case window(Window.Index)
  }

  let tail: End
  let head: End
  /// The arrow's label.
  let name: String
  let role: Picture.Arrow.Role
  /// The legend's text for the role.
  let meaning: LineMeaning
  /// The arrow as code, such as `items.coordinator = main`.
  let statement: String
  /// The arrow's id in the picture, without its prefix.
  let id: String
}

extension FreeEdge.End {
  init(_ target: Reference.Target) {
    switch target {
    case .viewController(let index): self = .viewController(index)
    case .object(let number): self = .object(number)
    case .window(let index): self = .window(index)
    }
  }

  /// The controller whose family decides on which page the end is; nil for an object and a window.
  var member: ViewController.Index? {
    switch self {
    case .viewController(let index), .view(of: let index): index
    case .object, .window: nil
    }
  }
}

extension Hierarchy {
  /// The references between what a figure shows.
  ///
  /// - Parameter members: the controllers that it shows.
  func references(
    among members: Set<Index>
  ) -> [(owner: Reference.Target, reference: Reference)] {
    app.references.filter { owner, reference in
      [owner, reference.target].allSatisfy { end in
        switch end {
        case .viewController(let index): members.contains(index)
        case .window(let index): windows.contains(index)
        case .object: true
        }
      }
    }
  }

  /// An edge for each reference that the description names between what is shown.
  func referenceEdges(shown: Set<Index>) -> [FreeEdge] {
    references(among: shown).map { owner, reference in
      let name = reference.name.value
      let (from, to) = (app.id(of: owner), app.id(of: reference.target))
      return FreeEdge(
        tail: FreeEdge.End(owner), head: FreeEdge.End(reference.target), name: name,
        role: reference.isWeak ? .weakReference : .reference,
        meaning: reference.isWeak ? .refersWeakly : .refersTo,
        statement: "\(from).\(name) = \(to)",
        id: ["\(from).\(name)", to].map(ElementID.name).joined(separator: "-"))
    }
  }

  /// An edge from a view to each view that was added to it without its controller (R29).
  func viewEdges() -> [FreeEdge] {
    families.flatMap(\.members).compactMap { member in
      guard let holder = viewHolder(of: member) else { return nil }
      let (from, to, look) = (id(holder), id(member), Relation.subviews.look)
      return FreeEdge(
        tail: .view(of: holder), head: .view(of: member), name: Property.subviews, role: look.role,
        meaning: look.meaning, statement: "\(from).view.\(Property.subviews)[…] = \(to).view",
        id: "\(ElementID.name(from))-\(Property.subviews)-\(ElementID.name(to))")
    }
  }
}
