import VCEngine
import VCPhrases
import VCSource

/// A property that is true only while a controller enters or leaves a container (R34).
enum MovingFlag: String, CaseIterable, RoleValue {
  case isMovingToParent, isMovingFromParent

  /// Creates a flag from its name in either language.
  init?(spelling: String) {
    switch spelling {
    case "isMovingToParentViewController", "movingToParentViewController": self = .isMovingToParent
    case "isMovingFromParentViewController", "movingFromParentViewController":
      self = .isMovingFromParent
    default: self.init(rawValue: spelling)
    }
  }

  func name(in code: UIKitCode) -> String {
    code.spelling == .objectiveC ? rawValue + "ViewController" : rawValue
  }
}

/// What the last step did to containers and presentations (R34).
struct StepTransition {
  package typealias Index = Hierarchy.Index

  /// The controllers that entered a container, and those that left one.
  private(set) var entered: [Index] = []
  private(set) var left: [Index] = []
  /// The controllers with which a transition is associated.
  private(set) var subjects: Set<Index> = []

  /// - Parameter hierarchy: The state after the step.
  init(before hierarchy: Hierarchy) {
    guard hierarchy.step > 0 else { return }
    let resolution = Resolution(hierarchy.app)
    let before = resolution.hierarchy(afterStep: hierarchy.step - 1)
    add(from: before, to: hierarchy)
    // A step during the transition of the one before it (R30).
    let time = hierarchy.app.steps[hierarchy.step - 1].during?.value
    if let time, time != .viewDidAppear, hierarchy.step > 1 {
      let running = StepTransition(
        from: resolution.hierarchy(afterStep: hierarchy.step - 2), to: before)
      subjects.formUnion(running.subjects)
    }
  }

  private init(from before: Hierarchy, to after: Hierarchy) { add(from: before, to: after) }

  private mutating func add(from before: Hierarchy, to hierarchy: Hierarchy) {
    for event in StepEvent.all(from: before, to: hierarchy, refusal: nil) {
      switch event {
      case .pushed(let members, let stack):
        entered += members
        subjects.insert(stack)
      case .popped(let members, let stack):
        left += members
        // What is popped keeps its parent until the transition ends.
        subjects.formUnion(members + [stack])
      case .joined(let members, _): entered += members
      case .left(let members, _): left += members
      case .exchanged(let old, let new, let container):
        left += old
        entered += new
        if hierarchy.app.viewControllers[container].kind == .navigation {
          subjects.formUnion(old + [container])
        }
      case .presented(let presentation):
        subjects.formUnion([presentation.presented, presentation.presenter])
      case .dismissed(let members):
        subjects.formUnion(members + members.compactMap(before.presentingViewController))
      case .column(_, _, let split): subjects.insert(split)
      case .selected(_, let tabBar):
        let (old, new) = (
          before.contentBehindMore(of: tabBar), hierarchy.contentBehindMore(of: tabBar)
        )
        left += old.subtracting(new).sorted()
        entered += new.subtracting(old).sorted()
      case .ended, .viewAdded, .replaced, .becameRoot, .width, .collapsed, .refused:
        break
      }
    }
  }
}

extension Hierarchy {
  /// Whether a controller enters or leaves a container in the last step (R34).
  func moving(_ flag: MovingFlag, of owner: Index) -> PropertyAnswer {
    let transition = StepTransition(before: self)
    let subjects = flag == .isMovingToParent ? transition.entered : transition.left
    let value = subjects.contains(owner)
    let steps = appearances(of: owner)
    let isSeen = (flag == .isMovingToParent ? steps.entering : steps.leaving).last == step
    let doubts = value && !isSeen ? [Doubt(.flagOfUnseen, of: id(owner))] : []
    return PropertyAnswer(flag.rawValue, of: owner, in: self, doubts: doubts) {
      $0.member("value", value)
      $0.member("step", self.step)
      $0.member("rule", Rule.transitionFlag.rawValue)
    } sentences: { prose, _ in
      let name = "\(prose.id(owner)).\(flag.name(in: prose.code))"
      let equation = "\(name) = \(prose.code.truth(value))"
      prose.say(.during(step: value ? self.step : nil, equation: equation))
      prose.say(.ruleOfMoving(flag: flag))
      prose.say(.moves(step: self.step, ids: subjects.map(prose.id), flag: flag))
    }
  }

  /// Whether a controller, or a container of it, has a transition coordinator during the last step (R34).
  func coordinator(of owner: Index) -> PropertyAnswer {
    let subject = ancestors(of: owner).first(where: StepTransition(before: self).subjects.contains)
    return PropertyAnswer("transitionCoordinator", of: owner, in: self) {
      $0.member("isNil", subject == nil)
      $0.member("step", self.step)
      $0.member("rule", Rule.transitionFlag.rawValue)
    } sentences: { prose, name in
      prose.say(
        subject == nil
          ? "\(name) = nil" : prose.phrases.text(of: .isNotNil(property: name, step: self.step)))
      prose.say(.ruleOfCoordinator)
      prose.say(.isInTransition(controller: subject.map(prose.nameAndClass), step: self.step))
    }
  }
}
