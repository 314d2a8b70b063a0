import VCEngine
import VCSource

/// A property that a figure shows for every controller that has it, because the style names it.
package enum NamedPointer: Hashable, Sendable {
  /// A controller's property. `children` renames every container's arrows, and adds none.
  case property(Property)
  /// The window's `rootViewController`.
  case rootViewController
  /// A view's `subviews`: from a container's view to the views of the children that it shows.
  case subviews
  /// The call to the receiver of a request that another controller fulfils; the chain always shows
  /// it.
  case present

  /// The pointer with UIKit's name, in either language; nil if no arrow can show it.
  package init?(name: String) {
    if name == Property.rootViewController {
      self = .rootViewController
    } else if name == Property.subviews {
      self = .subviews
    } else if name == UIKitCode.requestName {
      self = .present
    } else if let property = Property(spelling: name) {
      self = .property(property)
    } else {
      return nil
    }
  }

  /// UIKit's name.
  package var name: String {
    switch self {
    case .property(let property): property.rawValue
    case .rootViewController: Property.rootViewController
    case .subviews: Property.subviews
    case .present: UIKitCode.requestName
    }
  }

  /// Every pointer, in the order in which explanations list them.
  package static let all =
    Property.allCases.map(NamedPointer.property)
    + [.rootViewController, .subviews, .present]
}

extension Set<NamedPointer> {
  package func has(_ property: Property) -> Bool { contains(.property(property)) }
}

extension Style {
  package var arrowsByName: Set<NamedPointer> { namesStandInBoxes ? [] : namedPointers }
}

extension Hierarchy {
  /// The named pointers to show. The selected tab is one of them if the last step selects it,
  /// because nothing else shows the step's effect.
  func namedPointers(in style: Style) -> Set<NamedPointer> {
    guard step > 0, case .select = app.steps[step - 1].action else { return style.namedPointers }
    return style.namedPointers.union([.property(.selectedViewController)])
  }

  /// The named pointers, and the names of children, that boxes state in code instead of arrows, and
  /// the controllers that they name by their ids.
  package func notes(
    of pointers: Set<NamedPointer>, inBoxesOf style: Style
  ) -> (notes: [Subject: [String]], named: Set<Index>) {
    var notes: [Subject: [String]] = [:]
    var named: Set<Index> = []
    for member in families.lazy.flatMap(\.members) where style.namesStandInBoxes {
      if style.pointersOfFamilies != .unnamed {
        let names = childNames(of: member)
        for child in children(of: member) {
          guard let name = names[child] else { continue }
          named.insert(child)
          // A child's box with the same id says it.
          if name == id(child), style.template.look.box.ids != .none { continue }
          notes[member].append("\(name) = \(id(child))")
        }
      }
      if pointers.isEmpty { continue }
      for property in Property.all(of: app.viewControllers[member].kind)
      where pointers.has(property) && !isDrawn(property, of: member) {
        guard let value = pointer(property, of: member) else { continue }
        notes[member].append("\(code.name(of: property)) = \(id(value))")
        named.insert(value)
      }
    }
    if pointers.contains(.present) {
      for (asked, presented) in requests(besidesArrows: !style.namesStandInBoxes) {
        notes[asked].append(code.request(id(presented)))
        named.insert(presented)
      }
    }
    return (notes, named)
  }

  /// The receivers of requests for which others present, or only those to whom no arrow leads: one
  /// from another family than the presenter's.
  func requests(besidesArrows: Bool) -> [(asked: Index, presented: Index)] {
    presentations.filter {
      isAskedOfAnother($0) && !(besidesArrows && requestBundle(of: $0) != nil)
    }.map { ($0.sender, $0.presented) }
  }

  /// Whether a presentation's pair of arrows shows a property.
  private func isDrawn(_ property: Property, of member: Index) -> Bool {
    switch property {
    case .presentedViewController: presentation(by: member) != nil
    case .presentingViewController: family(of: member)?.top == member
    default: false
    }
  }

  /// The named properties of containers that refer to a descendant, such as the top of a stack or
  /// the selected tab. Properties with the same value form one arrow with several names.
  func namedBundles(
    of members: [Index], _ names: Set<NamedPointer>
  ) -> [ArrowBundle<Index>] {
    members.flatMap { owner in
      namedPointers(of: owner, names).filter {
        ancestors(of: $0.target).dropFirst().contains(owner)
      }.map {
        ArrowBundle(relation: .property, names: $0.names, hub: owner, spokes: [$0.target])
      }
    }
  }

  /// Whether the receiver of the request is not the presenter, but is still in a family: it may have
  /// been popped since (R36).
  func isAskedOfAnother(_ presentation: VCEngine.Presentation) -> Bool {
    presentation.sender != presentation.presenter && family(of: presentation.sender) != nil
  }

  /// The edge from the receiver of a request to the controller that another presents for it; nil if
  /// the receiver is the presenter, or in another family.
  package func requestBundle(
    of presentation: VCEngine.Presentation
  ) -> ArrowBundle<Index>? {
    guard isAskedOfAnother(presentation),
      family(of: presentation.sender)?.number == family(of: presentation.presenter)?.number
    else { return nil }
    return ArrowBundle(
      relation: .request, names: [code.requestName], hub: presentation.presented,
      spokes: [presentation.sender])
  }

  /// The pointers from a family to the controller that it presents: `visibleViewController` of a
  /// stack.
  func namedBundle(
    of presentation: VCEngine.Presentation, _ names: Set<NamedPointer>
  ) -> ArrowBundle<Index>? {
    let presented = presentation.presented
    let owners = (family(of: presentation.presenter)?.members ?? []).filter { owner in
      namedPointers(of: owner, names).contains { $0.target == presented }
    }
    guard !owners.isEmpty else { return nil }
    return ArrowBundle(
      relation: .propertyAcross, names: [code.name(of: Property.visibleViewController)],
      hub: presented, spokes: owners)
  }

  private func namedPointers(
    of owner: Index, _ names: Set<NamedPointer>
  ) -> [(target: Index, names: [String])] {
    let properties = Property.all(of: app.viewControllers[owner].kind)
    return pointers(properties.filter { $0.owningKind != nil && names.has($0) }, of: owner)
  }
}
