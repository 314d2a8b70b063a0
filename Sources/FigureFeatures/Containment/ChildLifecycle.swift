import VCEngine
import VCSource

/// The calls that join a container and a child, and those that part them (R17).
package struct ChildLifecycle: Sendable {
  package let container: ViewController.Index
  package let child: ViewController.Index
  /// The calls that join the two, nil if UIKit would refuse.
  package let addition: ContainmentExplanation?
  /// The calls that part them, nil if UIKit would refuse.
  package let removal: ContainmentExplanation?
  /// The calls with which the child replaces another, nil if it doesn't; otherwise there is no
  /// separate addition or removal (R33).
  package let exchange: ContainmentExplanation?

  /// The pair that the description's last step adds, removes or exchanges; without such a step, the
  /// first custom container and its first child. Nil if there is none.
  package init?(in hierarchy: Hierarchy) { self.init(in: hierarchy, Resolution(hierarchy.app)) }

  private init?(in hierarchy: Hierarchy, _ resolution: Resolution) {
    let pair = Pair(ofStepIn: hierarchy, resolution) ?? Pair(standingIn: hierarchy)
    guard let pair else { return nil }
    (child, container) = (pair.child, pair.container)
    func possible(_ explanation: ContainmentExplanation?) -> ContainmentExplanation? {
      explanation?.calls.isEmpty == false ? explanation : nil
    }
    (addition, removal) = (possible(pair.addition), possible(pair.removal))
    exchange = possible(pair.exchange)
    if addition == nil, removal == nil, exchange == nil { return nil }
  }
}

extension ChildLifecycle {
  /// The calls of the steps so far that add, remove or exchange a child: a lifecycle for each step, in
  /// order, with the half that the step carries out. Both halves of one pair if there are no such
  /// steps.
  package static func all(in hierarchy: Hierarchy) -> [ChildLifecycle] {
    let resolution = Resolution(hierarchy.app)
    let pairs = Pair.all(in: hierarchy, resolution)
    return pairs.isEmpty
      ? ChildLifecycle(in: hierarchy, resolution).map { [$0] } ?? []
      : pairs.map(ChildLifecycle.init(ofStep:))
  }

  /// The calls of the last step so far; nil if it adds, removes or exchanges no child. If no step of
  /// the description does, those of `init(in:)`.
  package static func ofLastStep(in hierarchy: Hierarchy) -> ChildLifecycle? {
    let resolution = Resolution(hierarchy.app)
    guard Pair(ofStepIn: hierarchy, resolution) != nil else {
      return ChildLifecycle(in: hierarchy, resolution)
    }
    return Pair(ofStep: hierarchy.step, of: resolution).map(ChildLifecycle.init)
  }

  /// The calls of the step of a pair alone.
  private init(ofStep pair: Pair) {
    (child, container) = (pair.child, pair.container)
    let isRemoval = pair.before == nil
    (addition, removal) = (isRemoval ? nil : pair.addition, isRemoval ? pair.removal : nil)
    exchange = pair.exchange
  }
}

private struct Pair {
  let child: ViewController.Index
  let container: ViewController.Index
  /// The hierarchy with the child in the container.
  let together: Hierarchy
  /// The hierarchy before a step adds the child.
  var before: Hierarchy?
  /// Whether only the view was added, without the child.
  var isOfViewAlone = false
  /// The child that it replaces.
  var replaced: ViewController.Index?

  /// The calls with which the child replaces another; nil if it doesn't.
  var exchange: ContainmentExplanation? {
    guard let before, let replaced else { return nil }
    return ContainmentExplanation(
      of: .transition(Sourced(child), from: Sourced(replaced)), in: before)
  }

  /// The calls that add the child or its view; nil if it replaces another.
  var addition: ContainmentExplanation? {
    if replaced != nil { return nil }
    let before = before ?? together.after(.remove(Sourced(child)))
    let (child, container) = (Sourced(child), Sourced(container))
    return ContainmentExplanation(
      of: isOfViewAlone ? .addSubview(child, of: container) : .add(child, to: container), in: before
    )
  }

  /// The calls that remove the child; nil if it replaces another, or is none.
  var removal: ContainmentExplanation? {
    replaced != nil || isOfViewAlone
      ? nil : ContainmentExplanation(of: .remove(Sourced(child)), in: together)
  }
}

extension Pair {
  /// The pair of a step that adds, removes or exchanges a child; nil for other steps.
  private init?(
    of action: Step.Action, from before: Hierarchy, to after: @autoclosure () -> Hierarchy
  ) {
    switch action {
    case .add(let child, let container):
      self.init(child: child.value, container: container.value, together: after(), before: before)
    case .addSubview(let child, let container):
      self.init(
        child: child.value, container: container.value, together: after(), before: before,
        isOfViewAlone: true)
    case .transition(let child, let replaced):
      guard let container = before.parentViewController(of: replaced.value) else { return nil }
      self.init(
        child: child.value, container: container, together: after(), before: before,
        replaced: replaced.value)
    case .remove(let child):
      guard let container = before.parentViewController(of: child.value) else { return nil }
      self.init(child: child.value, container: container, together: before)
    default: return nil
    }
  }

  /// The pairs of all steps so far.
  static func all(in hierarchy: Hierarchy, _ resolution: Resolution) -> [Pair] {
    let refused = Set(resolution.refusedSteps)
    var pairs: [Pair] = []
    var state = State(resolution.app)
    for (index, step) in resolution.app.steps.prefix(hierarchy.step).enumerated() {
      // A hierarchy takes the time of all its members, so that only these steps have one.
      let isChange = step.action.changesChildren && !refused.contains(index + 1)
      let before = isChange ? Hierarchy(state, step: index) : nil
      state.run(step, number: index + 1)
      if let before,
        let pair = Pair(of: step.action, from: before, to: Hierarchy(state, step: index + 1))
      {
        pairs.append(pair)
      }
    }
    return pairs
  }

  /// The pair of a step, by its number from 1; nil if it changes no child, or is refused.
  init?(ofStep number: Int, of resolution: Resolution) {
    // A hierarchy takes the time of all steps before it.
    guard number > 0, case let action = resolution.app.steps[number - 1].action,
      action.changesChildren, !resolution.refusedSteps.contains(number)
    else { return nil }
    self.init(
      of: action,
      from: resolution.hierarchy(afterStep: number - 1),
      to: resolution.hierarchy(afterStep: number))
  }

  /// The pair of the last step so far that adds or removes a child, else of the first later one.
  init?(ofStepIn hierarchy: Hierarchy, _ resolution: Resolution) {
    let (next, end) = (hierarchy.step + 1, hierarchy.app.steps.count + 1)
    let pairs = ((1..<next).reversed() + Array(next..<end)).lazy.compactMap {
      Pair(ofStep: $0, of: resolution)
    }
    guard let pair = pairs.first else { return nil }
    self = pair
  }

  /// The first custom container that has a child, with that child.
  init?(standingIn hierarchy: Hierarchy) {
    for member in hierarchy.families.lazy.flatMap(\.members) {
      guard hierarchy.app.viewControllers[member].kind == .custom,
        let child = hierarchy.children(of: member).first
      else { continue }
      self.init(child: child, container: member, together: hierarchy)
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
