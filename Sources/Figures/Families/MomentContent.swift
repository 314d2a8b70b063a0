import ViewControllers

/// What a kind of figure shows of one moment, in terms of the model: which members of which
/// families, and which arrows.
struct MomentContent {
  typealias Index = ViewController.Index

  struct Family {
    let number: Int
    /// Parents before their children, the top first.
    var members: [Index]
    /// The nearest shown container of each member.
    var parents: [Index: Index]
    var bundles: [ArrowBundle<Index>]
  }

  struct Presentation {
    let presenter: Index
    let presentedBundle: ArrowBundle<Index>
    var presentingBundle: ArrowBundle<Index>?
    var requestBundle: ArrowBundle<Index>?
  }

  var families: [Family]
  var presentations: [Presentation]
  /// The names of the window's line to its root, empty for a line without; nil for no window.
  var window: [String]?
  /// The views that are shown beside their controllers.
  var views: [Index: BoxContent.View] = [:]
  /// Whether members point up as well as down.
  var hasPointers = false
}

extension Hierarchy {
  /// A family with all its members; `selection` is not `automatic`.
  func content(of family: Family, _ selection: PointerSelection) -> MomentContent.Family {
    var parents: [Index: Index] = [:]
    for member in family.members { parents[member] = parentViewController(of: member) }
    return MomentContent.Family(
      number: family.number, members: family.members, parents: parents,
      bundles: containmentBundles(of: family.members, isNamed: selection != .unnamed)
        + (selection == .all ? pointerBundles(of: family.members) : []))
  }

  /// The arrows between a presenter's family and the presented one (R3, R4); `selection` is not
  /// `automatic`.
  func content(
    of presentation: Presentation, _ selection: PointerSelection, showsPresenting: Bool = true
  ) -> MomentContent.Presentation {
    let (presenter, top) = (presentation.presenter, presentation.presented)
    var askers = [presenter]
    var members = [top]
    if selection == .all {
      askers += (family(of: presenter)?.members ?? []).filter {
        $0 != presenter && presentedViewController(of: $0) == top
      }
      members = family(of: top)?.members ?? members
    }
    let isNamed = selection != .unnamed
    return MomentContent.Presentation(
      presenter: presenter,
      presentedBundle: ArrowBundle(
        relation: .presented, names: isNamed ? [Property.presentedViewController.rawValue] : [],
        hub: top, spokes: askers),
      presentingBundle: isNamed && showsPresenting
        ? ArrowBundle(
          relation: .presenting, names: [Property.presentingViewController.rawValue],
          hub: presenter, spokes: members)
        : nil)
  }

  private func containmentBundles(of members: [Index], isNamed: Bool) -> [ArrowBundle<Index>] {
    members.compactMap { hub in
      let children = children(of: hub)
      guard !children.isEmpty else { return nil }
      let name = app.viewControllers[hub].kind.containmentKey.rawValue
      return ArrowBundle(
        relation: .containment, names: isNamed ? [name] : [], hub: hub, spokes: children)
    }
  }

  /// The container pointers of each member (R1, R2), those to the same container under the same
  /// names together.
  private func pointerBundles(of members: [Index]) -> [ArrowBundle<Index>] {
    var bundles: [ArrowBundle<Index>] = []
    var bundlesOfHub: [Index: [Int]] = [:]
    for member in members {
      for (hub, names) in containerPointers(of: member) {
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

  /// The containers a member points to, nearest first, each with the names it is known by.
  private func containerPointers(of member: Index) -> [(hub: Index, names: [String])] {
    var grouped: [(hub: Index, names: [String])] = []
    for property in Property.containers {
      guard let hub = pointer(property, of: member) else { continue }
      if let known = grouped.firstIndex(where: { $0.hub == hub }) {
        grouped[known].names.append(property.rawValue)
      } else {
        grouped.append((hub, [property.rawValue]))
      }
    }
    return grouped
  }
}
