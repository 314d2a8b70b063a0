import Diagnostics
import ViewControllers

/// How a container and a child come together and part, call by call (R17).
struct ContainmentProtocol {
  let container: String
  let child: String
  /// Nil where UIKit would refuse.
  let establishing: ContainmentExplanation?
  let dissolving: ContainmentExplanation?
  let description: Description

  /// The pair that the description's last step adds or removes; without such a step, the first
  /// container of the user's own and its first child. Nil when there is none.
  init?(in hierarchy: Hierarchy) {
    description = hierarchy.description
    guard let pair = Self.steppedPair(in: hierarchy) ?? Self.standingPair(in: hierarchy) else {
      return nil
    }
    let together = pair.moment
    let apart = together.after(.remove(Sourced(pair.child)))
    let (establishing, dissolving) = (
      ContainmentExplanation(adding: pair.child, to: pair.container, in: pair.before ?? apart),
      ContainmentExplanation(removing: pair.child, in: together)
    )
    self.establishing = establishing.calls.isEmpty ? nil : establishing
    self.dissolving = dissolving.calls.isEmpty ? nil : dissolving
    container = description.viewControllers[pair.container].id.value
    child = description.viewControllers[pair.child].id.value
    if self.establishing == nil, self.dissolving == nil { return nil }
  }

  private struct Pair {
    let child: ViewController.Index
    let container: ViewController.Index
    /// When the child is in the container.
    let moment: Hierarchy
    /// Before it was added, where a step adds it.
    var before: Hierarchy?
  }

  private static func steppedPair(in hierarchy: Hierarchy) -> Pair? {
    let steps = hierarchy.description.steps
    let past = steps.indices.prefix(hierarchy.step)
    for number in past.reversed() + steps.indices.dropFirst(hierarchy.step) {
      let moment = { Resolution(hierarchy.description).hierarchy(afterStep: $0) }
      switch steps[number].action {
      case .add(let child, let container):
        return Pair(
          child: child.value, container: container.value, moment: moment(number + 1),
          before: moment(number))
      case .remove(let child):
        let before = moment(number)
        guard let container = before.parentViewController(of: child.value) else { continue }
        return Pair(child: child.value, container: container, moment: before)
      default: continue
      }
    }
    return nil
  }

  private static func standingPair(in hierarchy: Hierarchy) -> Pair? {
    for member in hierarchy.families.lazy.flatMap(\.members) {
      guard hierarchy.description.viewControllers[member].kind == .custom,
        let child = hierarchy.children(of: member).first
      else { continue }
      return Pair(child: child, container: member, moment: hierarchy)
    }
    return nil
  }
}

extension Hierarchy {
  /// The moment after one step more.
  fileprivate func after(_ action: Step.Action) -> Hierarchy {
    var longer = description
    longer.steps = description.steps.prefix(step) + [Step(action)]
    return Resolution(longer).hierarchy
  }
}
