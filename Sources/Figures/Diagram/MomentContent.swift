import VCEngine
import VCPictures

/// The content of a figure in one state, in terms of the model: the members of families, and the
/// edges.
package struct MomentContent {
  package typealias Index = ViewController.Index

  package struct Family {
    package let number: Int
    /// The members: the top first, and parents before their children.
    package var members: [Index]
    /// The nearest shown container of each member.
    package var parents: [Index: Index]
    package var bundles: [ArrowBundle<Index>]

    package init(
      number: Int, members: [Index], parents: [Index: Index], bundles: [ArrowBundle<Index>]
    ) {
      (self.number, self.members, self.parents, self.bundles) = (number, members, parents, bundles)
    }
  }

  package struct Presentation {
    package let presenter: Index
    package var presentedBundle: ArrowBundle<Index>
    package var presentingBundle: ArrowBundle<Index>?
    package var requestBundle: ArrowBundle<Index>?

    package init(
      presenter: Index, presentedBundle: ArrowBundle<Index>,
      presentingBundle: ArrowBundle<Index>? = nil, requestBundle: ArrowBundle<Index>? = nil
    ) {
      (self.presenter, self.presentedBundle) = (presenter, presentedBundle)
      (self.presentingBundle, self.requestBundle) = (presentingBundle, requestBundle)
    }
  }

  package var families: [Family]
  package var presentations: [Presentation]
  /// A window, and the line to its root.
  package struct Window {
    package let window: VCEngine.Window.Index
    package let root: Index
    /// The names of the line; empty for a line without a name.
    package let names: [String]
    /// Whether the box names the window's scene, because no line leads to it.
    let namesScene: Bool
  }

  package var windows: [Window] = []
  /// The views that are shown beside their controllers.
  package var views: [Index: BoxContent.View] = [:]
  /// Additional lines in boxes: about other pages, or observed in a running app.
  package var notes: [Subject: [String]] = [:]
  /// The controllers that notes or footnotes name by their ids.
  package var named: Set<Index> = []
  /// The objects, as indices in `AppDescription.objects`.
  package var objects: [Int] = []
  /// The free edges: from any family to any other or to an object. Layout of families ignores them,
  /// and they are routed past everything that is already placed.
  package var edges: [Edge<Subject>] = []
  /// Lines of text under the figure, of any length.
  package var footnotes: [String] = []
  /// Whether members point up as well as down.
  package var hasPointers = false
  /// The controllers that UIKit refused to present, each with its obstacle.
  package var refusals: [Refusal] = []

  package struct Refusal {
    package let member: Index
    /// The obstacle: in a family, or the member of an earlier refusal.
    package let blocker: Index?
    /// The controller that was asked to present it, if the figure shows that.
    package let asked: Index?
    /// Whether it wasn't refused, but asked to present another member.
    let isCaller: Bool
    /// Whether it is presented later.
    let waits: Bool
  }
  /// The marks of the parts, in a figure that combines two states.
  package var marks: Marks<Index>?
  /// The tops that are or were presented. The hierarchy with both states has no presentations.
  package var presented: Set<Index> = []
}

extension MomentContent {
  /// An empty figure.
  package init() { self.init(families: [], presentations: []) }

  /// Adds the controllers that the last step failed to present, and UIKit's message. A line leads
  /// from each to its obstacle; without one, to the first from the controller that was asked.
  ///
  /// - Parameter showsAsked: Whether the figure shows who was asked in any case.
  package mutating func addRefusal(
    in hierarchy: Hierarchy, _ style: Style, showsAsked: Bool = false
  ) {
    guard let refusal = hierarchy.refusal else { return }
    let shown = Set(families.flatMap(\.members))
    // The controller to present comes first: the others end at it.
    for member in refusal.members.reversed() where !shown.contains(member) {
      let blocker = refusal.blocker == member || !refusal.isObstacle ? nil : refusal.blocker
      let isAsked =
        member == refusal.members.first && member != refusal.asked
        && (showsAsked || !refusal.isObstacle)
      let ends = [blocker, isAsked ? refusal.asked : nil].map { end in
        end.flatMap { shown.contains($0) || refusal.members.contains($0) ? $0 : nil }
      }
      let isCaller = member == refusal.asked && member != refusal.members.first
      refusals.append(
        Refusal(
          member: member, blocker: ends[0], asked: ends[1], isCaller: isCaller, waits: refusal.waits
        ))
    }
    footnotes += [refusal.words, hierarchy.reasonOutside(in: style)].compactMap(\.self)
    footnotes += hierarchy.repairs(in: style.language)
    guard hierarchy.app.isObserved else { return }
    if refusal.outside != nil, let asked = refusal.asked { named.insert(asked) }
    named.formUnion(
      shown.filter { member in
        let id = hierarchy.id(member)
        return footnotes.contains { $0.contains("'\(id)'") || $0.contains("“\(id)”") }
      })
  }
}

extension Hierarchy {
  /// The windows with the lines to their roots; `selection` is not `automatic`.
  ///
  /// - Parameter areObjects: Whether the figure shows objects, including scenes.
  package func windowContent(
    _ selection: PointerSelection, areObjects: Bool = false
  ) -> [MomentContent.Window] {
    windows.map {
      MomentContent.Window(
        window: $0, root: rootViewController(of: $0),
        names: selection == .unnamed ? [] : [Property.rootViewController],
        namesScene: !areObjects)
    }
  }

  /// A family with all its members; `selection` is not `automatic`.
  ///
  /// - Parameters:
  ///   - names: The additional pointers to show.
  ///   - namesChildren: Whether a child with its own property has its own line, with the property's
  ///     name.
  package func content(
    of family: Family, _ selection: PointerSelection, _ names: Set<NamedPointer> = [],
    namesChildren: Bool = true
  ) -> MomentContent.Family {
    var parents: [Index: Index] = [:]
    for member in family.members { parents[member] = parentViewController(of: member) }
    return MomentContent.Family(
      number: family.number, members: family.members, parents: parents,
      bundles: containmentBundles(
        of: family.members, isNamed: selection != .unnamed, namesChildren: namesChildren,
        asChildren: names.has(.children))
        + pointerBundles(
          of: family.members,
          Property.containers.filter { selection == .all || names.has($0) })
        + namedBundles(of: family.members, names))
  }

  /// The arrows between a presenter's family and the presented one (R3, R4); `selection` is not
  /// `automatic`.
  package func content(
    of presentation: Presentation, _ selection: PointerSelection,
    _ names: Set<NamedPointer> = [], showsPresenting: Bool = true
  ) -> MomentContent.Presentation {
    let (presenter, top) = (presentation.presenter, presentation.presented)
    var askers = [presenter]
    var members = [top]
    if selection == .all || names.has(.presentedViewController) {
      askers += (family(of: presenter)?.members ?? []).filter {
        $0 != presenter && presentedViewController(of: $0) == top
      }
    }
    if selection == .all || names.has(.presentingViewController) {
      members = family(of: top)?.members ?? members
    }
    func isNamed(_ property: Property) -> Bool { selection != .unnamed || names.has(property) }
    return MomentContent.Presentation(
      presenter: presenter,
      presentedBundle: ArrowBundle(
        relation: .presented,
        names: isNamed(.presentedViewController) ? [Property.presentedViewController.rawValue] : [],
        hub: top, spokes: askers),
      presentingBundle: isNamed(.presentingViewController)
        && (showsPresenting || names.has(.presentingViewController))
        ? ArrowBundle(
          relation: .presenting, names: [Property.presentingViewController.rawValue],
          hub: presenter, spokes: members)
        : nil,
      requestBundle: (names.contains(.present) ? requestBundle(of: presentation) : nil)
        ?? namedBundle(of: presentation, names))
  }

  /// The arrows from containers to their children.
  ///
  /// - Parameter asChildren: Whether every container's list is named `children`, rather than by the
  ///   container's own property.
  private func containmentBundles(
    of members: [Index], isNamed: Bool, namesChildren: Bool, asChildren: Bool
  ) -> [ArrowBundle<Index>] {
    members.flatMap { hub -> [ArrowBundle<Index>] in
      let names = isNamed && namesChildren ? childNames(of: hub) : [:]
      let (named, listed) = (
        children(of: hub).filter { names[$0] != nil }, children(of: hub).filter { names[$0] == nil }
      )
      func bundle(_ name: String, _ spokes: [Index]) -> ArrowBundle<Index> {
        ArrowBundle(
          relation: .containment, names: isNamed ? [name] : [], hub: hub, spokes: spokes)
      }
      return named.map { bundle(names[$0] ?? "", [$0]) }
        + (listed.isEmpty
          ? []
          : [
            bundle(
              code.name(of: asChildren ? .children : app.viewControllers[hub].listProperty), listed)
          ])
    }
  }

  /// The container pointers of each member (R1, R2). Pointers to the same container with the same
  /// names form one bundle.
  private func pointerBundles(
    of members: [Index], _ properties: [Property]
  ) -> [ArrowBundle<Index>] {
    if properties.isEmpty { return [] }
    var bundles: [ArrowBundle<Index>] = []
    var bundlesOfHub: [Index: [Int]] = [:]
    for member in members {
      for (hub, names) in pointers(properties, of: member) {
        if let known = bundlesOfHub[hub]?.first(where: { bundles[$0].names == names }) {
          bundles[known].append(member)
        } else {
          bundlesOfHub[hub, default: []].append(bundles.count)
          bundles.append(
            ArrowBundle(relation: .pointer, names: names, hub: hub, spokes: [member]))
        }
      }
    }
    return bundles
  }

  /// The controllers to which a member's properties refer, in the properties' order, each with the
  /// names of these properties.
  package func pointers(
    _ properties: [Property], of member: Index
  ) -> [(target: Index, names: [String])] {
    var pointers: [(target: Index, names: [String])] = []
    for property in properties {
      guard let target = pointer(property, of: member) else { continue }
      if let known = pointers.firstIndex(where: { $0.target == target }) {
        pointers[known].names.append(code.name(of: property))
      } else {
        pointers.append((target, [code.name(of: property)]))
      }
    }
    return pointers
  }
}
