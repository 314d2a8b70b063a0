import ViewControllers

/// What a figure shows, before anything has its place: boxes in families, and bundles of arrows.
public struct Figure: Sendable {
  package let hierarchy: Hierarchy
  package let template: Template
  package let families: [FigureFamily]
  /// A pair for each presentation, in order of presentation.
  package let presentations: [PresentationBundles]
  /// What a box says, indexed like `Description.viewControllers`; nil outside every family.
  package let boxes: [BoxContent?]

  public init(
    of hierarchy: Hierarchy, template: Template, pointers: PointerSelection? = nil
  ) {
    self.hierarchy = hierarchy
    self.template = template
    let selection = Self.resolved(pointers ?? template.pointers, for: hierarchy, template)
    families = hierarchy.families.map {
      FigureFamily(
        number: $0.number, members: $0.members,
        bundles: Self.bundles(in: $0, of: hierarchy, selection))
    }
    presentations = hierarchy.presentations.indices.map {
      Self.presentationBundles(of: $0, in: hierarchy, selection)
    }
    boxes = hierarchy.description.viewControllers.indices.map { member in
      hierarchy.family(of: member).map {
        BoxContent(
          of: member, in: $0, hierarchy, template,
          minimumWidth: selection == .all && $0.members.count > 1
            ? template.box.minimumWidthWithPointers : template.box.minimumWidth)
      }
    }
  }

  private static func resolved(
    _ selection: PointerSelection, for hierarchy: Hierarchy, _ template: Template
  ) -> PointerSelection {
    guard selection == .automatic else { return selection }
    let count = hierarchy.families.reduce(0) { $0 + $1.members.count }
    return count <= template.pointerLimit ? .all : .families
  }
}

/// A family and the arrows inside it.
package struct FigureFamily: Sendable {
  package let number: Int
  package let members: [ViewController.Index]
  package let bundles: [Bundle]
}

/// Arrows of one meaning that join at one end, the hub, under one label.
///
/// Each stays an arrow of its own, with its own path from where it leaves the common line.
package struct Bundle: Sendable {
  package enum Kind: String, Sendable {
    /// From a container down to its children.
    case containment
    /// From members up to a container.
    case pointer
    /// From members to the presented family's top.
    case presented
    /// From members to the presenter.
    case presenting
  }

  package let kind: Kind
  /// UIKit's properties, a line of the label each; empty for a figure without names.
  package let names: [String]
  /// The box that all have in common.
  package let hub: ViewController.Index
  /// The other ends; the first carries the label.
  package let spokes: [ViewController.Index]

  /// Whether the arrowheads are at the spokes.
  package var pointsToSpokes: Bool { kind == .containment }
}

/// The two bundles of one presentation.
package struct PresentationBundles: Sendable {
  package let presented: Bundle
  package let presenting: Bundle?
}
