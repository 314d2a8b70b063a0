import ViewControllers

extension Figure {
  /// The arrows inside a family: containment, and with `all` the container pointers of each
  /// member, those to the same container under the same names together.
  static func bundles(
    in family: Family, of hierarchy: Hierarchy, _ selection: PointerSelection
  ) -> [Bundle] {
    family.members.flatMap { hub -> [Bundle] in
      var bundles: [Bundle] = []
      let children = hierarchy.children(of: hub)
      if !children.isEmpty {
        let key = hierarchy.description.viewControllers[hub].containmentName
        let names = selection == .none ? [] : [key]
        bundles.append(Bundle(kind: .containment, names: names, hub: hub, spokes: children))
      }
      return bundles
    } + (selection == .all ? pointerBundles(in: family, of: hierarchy) : [])
  }

  private static func pointerBundles(in family: Family, of hierarchy: Hierarchy) -> [Bundle] {
    struct Key: Hashable {
      let hub: ViewController.Index
      let names: [String]
    }
    var order: [Key] = []
    var spokes: [Key: [ViewController.Index]] = [:]
    for member in family.members {
      for (hub, names) in containerPointers(of: member, in: hierarchy) {
        let key = Key(hub: hub, names: names)
        if spokes[key] == nil { order.append(key) }
        spokes[key, default: []].append(member)
      }
    }
    return order.map {
      Bundle(kind: .pointer, names: $0.names, hub: $0.hub, spokes: spokes[$0] ?? [])
    }
  }

  /// The containers a member points to, nearest first, each with the names it is known by.
  private static func containerPointers(
    of member: ViewController.Index, in hierarchy: Hierarchy
  ) -> [(hub: ViewController.Index, names: [String])] {
    let pointers: [(String, ViewController.Index?)] = [
      ("parentViewController", hierarchy.parentViewController(of: member)),
      ("navigationController", hierarchy.navigationController(of: member)),
      ("tabBarController", hierarchy.tabBarController(of: member)),
      ("splitViewController", hierarchy.splitViewController(of: member)),
    ]
    var grouped: [(hub: ViewController.Index, names: [String])] = []
    for case (let name, let hub?) in pointers {
      if let known = grouped.firstIndex(where: { $0.hub == hub }) {
        grouped[known].names.append(name)
      } else {
        grouped.append((hub, [name]))
      }
    }
    return grouped
  }

  /// The arrows between a presenter's family and the presented one (R3, R4).
  static func presentationBundles(
    of number: Int, in hierarchy: Hierarchy, _ selection: PointerSelection
  ) -> PresentationBundles {
    let presentation = hierarchy.presentations[number]
    let (presenter, top) = (presentation.presenter, presentation.presented)
    var askers = [presenter]
    var members = [top]
    if selection == .all {
      askers += (hierarchy.family(of: presenter)?.members ?? []).filter {
        $0 != presenter && hierarchy.presentedViewController(of: $0) == top
      }
      members = hierarchy.family(of: top)?.members ?? members
    }
    let named = selection != .none
    return PresentationBundles(
      presented: Bundle(
        kind: .presented, names: named ? ["presentedViewController"] : [], hub: top,
        spokes: askers),
      presenting: named
        ? Bundle(
          kind: .presenting, names: ["presentingViewController"], hub: presenter, spokes: members)
        : nil)
  }
}

extension ViewController {
  /// The property that holds a container's children.
  var containmentName: String { kind == .custom ? "children" : "viewControllers" }
}
