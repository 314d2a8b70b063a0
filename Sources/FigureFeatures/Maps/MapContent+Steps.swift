import VCEngine
import VCFigures
import VCPictures

/// The relationships that steps made. In a map, a state is the number of its picture.
struct StepContent {
  package typealias Index = ViewController.Index

  /// A child of a container.
  struct Membership: Hashable {
    let container: Index
    /// The controller below it in a navigation stack; nil for none.
    let below: Index?
    let child: Index
    let moment: Int
  }

  private(set) var presentations: [(presentation: Presentation, moment: Int)] = []
  private(set) var refusals: [(refusal: Hierarchy.Refusal, moment: Int)] = []
  /// The children that the description doesn't give their containers.
  fileprivate var memberships: [Membership] = []
  private var known: (presentations: [Int: Set<Presentation>], memberships: Set<Membership>) =
    ([:], [])
  /// The controllers of all families in any state.
  private var members: Set<Index> = []

  /// Adds the relationships of a state.
  mutating func add(_ hierarchy: Hierarchy, at moment: Int) {
    for presentation in hierarchy.presentations
    where known.presentations[moment, default: []].insert(presentation).inserted {
      presentations.append((presentation, moment))
    }
    for container in hierarchy.families.lazy.flatMap(\.members) {
      members.insert(container)
      let isStack = hierarchy.app.viewControllers[container].kind == .navigation
      let declared = Set(hierarchy.app.viewControllers[container].children)
      var below: Index?
      for child in hierarchy.children(of: container) {
        defer { if isStack { below = child } }
        if declared.contains(child) { continue }
        let new = Membership(container: container, below: below, child: child, moment: moment)
        if known.memberships.insert(new).inserted { memberships.append(new) }
      }
    }
    if let refusal = hierarchy.refusal { refusals.append((refusal, moment)) }
  }

  /// Whether steps have made a controller a child of a container that is no stack, in a state.
  func has(_ child: Index, in container: Index, at moment: Int) -> Bool {
    known.memberships.contains(
      Membership(container: container, below: nil, child: child, moment: moment))
  }

  /// The marks of the controllers that UIKit refused to present, and that are in no family of any state.
  var refused: [Index: Picture.Mark] {
    refusals.reduce(into: [Index: Picture.Mark]()) { $0.merge($1.refusal.marks) { $1 } }
      .filter { !members.contains($0.key) }
  }
}

extension MapContent {
  /// Whether a segue already leads from one controller to another.
  func hasSegue(from source: Index, to destination: Index) -> Bool {
    segueSources[destination]?.contains(source) ?? false
  }

  /// Adds the lines that steps make. A step along a segue has the segue's line.
  mutating func addPresentations(_ selection: SceneSelection) {
    for (presentation, moment) in steps.presentations {
      let presenter = presentation.presenter
      let presented =
        framing.contains(presentation.presented)
        ? presentation.replaced ?? presentation.presented : presentation.presented
      let isPopover = presentation.modalPresentationStyle == .popover
      let kind: Segue.Kind = isPopover ? .popover : .present
      guard selection.shows(kind), !hasSegue(from: presenter, to: presented),
        !hasSegue(from: presentation.sender, to: presented)
      else { continue }
      add(.segue(kind), from: presentation.sender, to: presented, nil, at: moment)
    }
  }

  /// A push leads from the controller below; any other child is in its container's box.
  mutating func addMemberships(_ selection: SceneSelection) {
    let app = hierarchy.app
    var contained = Set(app.viewControllers.indices.flatMap(contents))
    contained.formUnion(app.viewControllers.indices.filter(hierarchy.isMadeBySystem))
    for membership in steps.memberships
    where !contained.contains(membership.child) && !framing.contains(membership.container) {
      let child = membership.child
      if let below = membership.below {
        // A page pushes for the controller of its pages.
        let isSegue = (segueSources[child] ?? []).contains { source in
          hierarchy.ancestors(of: source).contains(below)
        }
        guard selection.shows(.show), !isSegue else { continue }
        pushes.append(membership)
        add(.segue(.show), from: below, to: child, nil, at: membership.moment)
      } else if !hierarchy.isMadeBySystem(membership.container),
        additions.insert(Containment(container: membership.container, child: child)).inserted
      {
        addedChildren[membership.container, default: []].append(child)
      }
    }
  }

  mutating func addRefusals() {
    for (refusal, moment) in steps.refusals {
      guard let blocker = refusal.blocker else { continue }
      for member in refusal.members where member != blocker {
        refusal.isObstacle
          ? add(refusal.waits ? .waiting : .refused, from: member, to: blocker, nil, at: moment)
          : add(.request, from: blocker, to: member, nil, at: moment)
      }
    }
  }
}

extension Hierarchy.Refusal {
  /// The marks of the controllers that are missing.
  var marks: [ViewController.Index: Picture.Mark] {
    Dictionary(members.map { ($0, waits ? .waiting : .refused) }) { $1 }
  }
}

extension Hierarchy {
  /// Whether UIKit made a controller, so that a description doesn't declare it.
  func isMadeBySystem(_ member: Index) -> Bool { app.viewControllers[member].systemMade != nil }
}
