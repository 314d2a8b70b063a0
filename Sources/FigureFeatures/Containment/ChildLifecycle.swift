import VCEngine
import VCSource

/// The calls that join a container and a child, and those that part them (R17).
package struct ChildLifecycle: Sendable {
  package let container: ViewController.Index
  package let child: ViewController.Index
  /// The calls that join the two, nil if UIKit would refuse.
  package private(set) var addition: ContainmentExplanation?
  /// The calls that part them, nil if UIKit would refuse.
  package private(set) var removal: ContainmentExplanation?
  /// The calls with which the child replaces another, nil if it doesn't; otherwise there is no
  /// separate addition or removal (R33).
  package private(set) var exchange: ContainmentExplanation?
}

extension ChildLifecycle {
  /// The pair that the description's last step adds, removes or exchanges; without such a step, the
  /// first custom container and its first child. Nil if there is none.
  package init?(in hierarchy: Hierarchy) { self.init(in: hierarchy, Resolution(hierarchy.app)) }

  private init?(in hierarchy: Hierarchy, _ resolution: Resolution) {
    let found = Self(ofStepIn: hierarchy, resolution) ?? Self(standingIn: hierarchy)
    guard let found else { return nil }
    func possible(_ explanation: ContainmentExplanation?) -> ContainmentExplanation? {
      explanation?.calls.isEmpty == false ? explanation : nil
    }
    self.init(
      container: found.container, child: found.child, addition: possible(found.addition),
      removal: possible(found.removal), exchange: possible(found.exchange))
    if addition == nil, removal == nil, exchange == nil { return nil }
  }

  /// The calls of the steps so far that add, remove or exchange a child: a lifecycle for each step, in
  /// order, with the half that the step carries out. Both halves of one pair if there are no such
  /// steps.
  package static func all(in hierarchy: Hierarchy) -> [ChildLifecycle] {
    let resolution = Resolution(hierarchy.app)
    let ofSteps = ofSteps(in: hierarchy, resolution)
    return ofSteps.isEmpty
      ? ChildLifecycle(in: hierarchy, resolution).map { [$0] } ?? [] : ofSteps
  }

  /// The calls of the last step so far; nil if it adds, removes or exchanges no child. If no step of
  /// the description does, those of `init(in:)`.
  package static func ofLastStep(in hierarchy: Hierarchy) -> ChildLifecycle? {
    let resolution = Resolution(hierarchy.app)
    guard ChildLifecycle(ofStepIn: hierarchy, resolution) != nil else {
      return ChildLifecycle(in: hierarchy, resolution)
    }
    return ChildLifecycle(ofStep: hierarchy.step, of: resolution, isWhole: false)
  }
}

extension ChildLifecycle {
  /// The calls of a step that adds, removes or exchanges a child; nil for other steps.
  ///
  /// - Parameter after: The hierarchy after the step; nil for only the half that the step carries out.
  private init?(
    of action: Step.Action, from before: Hierarchy, to after: (() -> Hierarchy)? = nil
  ) {
    switch action {
    case .add(let child, let container):
      self.init(
        container: container.value, child: child.value,
        addition: ContainmentExplanation(
          of: .add(Sourced(child.value), to: Sourced(container.value)), in: before),
        removal: after.flatMap {
          ContainmentExplanation(of: .remove(Sourced(child.value)), in: $0())
        })
    case .addSubview(let child, let container):
      self.init(
        container: container.value, child: child.value,
        addition: ContainmentExplanation(
          of: .addSubview(Sourced(child.value), of: Sourced(container.value)), in: before))
    case .transition(let child, let replaced):
      guard let container = before.parentViewController(of: replaced.value) else { return nil }
      self.init(
        container: container, child: child.value,
        exchange: ContainmentExplanation(
          of: .transition(Sourced(child.value), from: Sourced(replaced.value)), in: before))
    case .remove(let child):
      guard let container = before.parentViewController(of: child.value) else { return nil }
      self.init(removing: child.value, from: container, in: before, isWhole: after != nil)
    default: return nil
    }
  }

  /// - Parameter isWhole: Whether the calls that add the child again count, too.
  private init(
    removing child: ViewController.Index, from container: ViewController.Index,
    in hierarchy: Hierarchy, isWhole: Bool
  ) {
    let (gone, holder) = (Sourced(child), Sourced(container))
    self.init(
      container: container, child: child,
      addition: isWhole
        ? ContainmentExplanation(of: .add(gone, to: holder), in: hierarchy.after(.remove(gone)))
        : nil,
      removal: ContainmentExplanation(of: .remove(gone), in: hierarchy))
  }

  /// The halves of all steps so far.
  private static func ofSteps(
    in hierarchy: Hierarchy, _ resolution: Resolution
  ) -> [ChildLifecycle] {
    let refused = Set(resolution.refusedSteps)
    var state = State(resolution.app)
    var lifecycles: [ChildLifecycle] = []
    for (index, step) in resolution.app.steps.prefix(hierarchy.step).enumerated() {
      // A hierarchy takes the time of all its members, so that only these steps have one.
      if step.action.changesChildren, !refused.contains(index + 1),
        let own = ChildLifecycle(of: step.action, from: Hierarchy(state, step: index))
      {
        lifecycles.append(own)
      }
      state.run(step, number: index + 1)
    }
    return lifecycles
  }

  /// The calls of a step, by its number from 1; nil if it changes no child, or is refused.
  private init?(ofStep number: Int, of resolution: Resolution, isWhole: Bool) {
    // A hierarchy takes the time of all steps before it.
    guard number > 0, case let action = resolution.app.steps[number - 1].action,
      action.changesChildren, !resolution.refusedSteps.contains(number)
    else { return nil }
    self.init(
      of: action, from: resolution.hierarchy(afterStep: number - 1),
      to: isWhole ? { resolution.hierarchy(afterStep: number) } : nil)
  }

  /// Both halves for the last step so far that adds or removes a child, else for the first later one.
  private init?(ofStepIn hierarchy: Hierarchy, _ resolution: Resolution) {
    let (next, end) = (hierarchy.step + 1, hierarchy.app.steps.count + 1)
    let found = ((1..<next).reversed() + Array(next..<end)).lazy.compactMap {
      ChildLifecycle(ofStep: $0, of: resolution, isWhole: true)
    }
    guard let first = found.first else { return nil }
    self = first
  }

  /// Both halves for the first custom container that has a child, and that child.
  private init?(standingIn hierarchy: Hierarchy) {
    for member in hierarchy.families.lazy.flatMap(\.members) {
      guard hierarchy.app.viewControllers[member].kind == .custom,
        let child = hierarchy.children(of: member).first
      else { continue }
      self.init(removing: child, from: member, in: hierarchy, isWhole: true)
      return
    }
    return nil
  }
}

extension Step.Action {
  /// Whether it may add, remove or exchange a child.
  fileprivate var changesChildren: Bool {
    switch self {
    case .add, .addSubview, .transition, .remove: true
    default: false
    }
  }
}

extension Hierarchy {
  /// The hierarchy after one more step, which becomes the description's last.
  fileprivate func after(_ action: Step.Action) -> Hierarchy {
    var state = state
    state.runHypothetical(Step(action), afterStep: step)
    return Hierarchy(state, step: step + 1, window: onlyWindow)
  }
}
