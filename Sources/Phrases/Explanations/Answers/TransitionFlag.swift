import VCEngine
import VCSource

/// A property of UIViewController that is true only while the controller appears or disappears
/// (R34).
package enum TransitionFlag: String, CaseIterable, Sendable {
  case isBeingPresented
  case isBeingDismissed
}

/// Whether a controller is being presented or dismissed by the last step (R34).
package struct TransitionFlagExplanation: Sendable {
  /// The hierarchy after the step.
  package let hierarchy: Hierarchy
  /// The property.
  package let flag: TransitionFlag
  /// The controller that has the property.
  package let owner: ViewController.Index
  /// The controllers that the step presents or dismisses, the topmost last.
  package let subjects: [ViewController.Index]
  /// The controller among these whose family contains the owner, nil if there is none.
  package let top: ViewController.Index?

  /// The doubt about the methods in which the property is true.
  package var doubts: [Doubt] { [doubt].compactMap(\.self) }
  private let doubt: Doubt?

  /// The property's value while the last step runs; afterwards it is false.
  package var value: Bool { subjects.contains(owner) }

  /// Explains the property of one of the hierarchy's controllers.
  package init(_ flag: TransitionFlag, of owner: ViewController.Index, in hierarchy: Hierarchy) {
    (self.hierarchy, self.flag, self.owner) = (hierarchy, flag, owner)
    let step = hierarchy.step
    // The state that contains the controllers in transition.
    let moment: Hierarchy
    switch flag {
    case .isBeingPresented where step > 0:
      moment = hierarchy
      subjects = moment.presentations.filter { $0.step == step }.map(\.presented)
    case .isBeingDismissed where step > 0 && hierarchy.app.steps[step - 1].action.dismisses:
      moment = Resolution(hierarchy.app).hierarchy(afterStep: step - 1)
      let stay = Set(hierarchy.presentations.map(\.presented))
      subjects = moment.presentations.map(\.presented).filter { !stay.contains($0) }
    default:
      (subjects, top, doubt) = ([], nil, nil)
      return
    }
    let isThere = moment.app.viewControllers.indices.contains(owner)
    let familyTop = isThere ? moment.family(of: owner)?.top : nil
    top = familyTop.flatMap { [subjects] top in subjects.contains(top) ? top : nil }
    let isDismissed = isThere && flag == .isBeingDismissed
    doubt = isDismissed ? moment.doubt(ofCallsTo: owner, goingWith: subjects) : nil
  }
}

extension TransitionFlagExplanation: SpokenExplanation {
  package func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", name)
    json.member("value", value)
    json.member("step", hierarchy.step)
    json.member("rule", Rule.transitionFlag.rawValue)
  }

  package func say(to prose: inout Prose) {
    let step = hierarchy.step
    let value = prose.code.truth(value)
    prose.say(
      "\(name) = "
        + (self.value ? prose.phrases.text(of: .whileRunning(value: value, step: step)) : value)
    )
    prose.say(.ruleOfFlag(flag: flag), as: .reason)
    if step == 0 {
      prose.say(.noStepYet, as: .reason)
    } else {
      prose.say(.comesOrGoes(step: step, flag: flag, ids: subjects.map(prose.id)), as: .reason)
    }
    if let top, top != owner {
      prose.say(
        .onlyTopComesOrGoes(member: prose.nameAndClass(owner), flag: flag, top: prose.id(top)),
        as: .reason)
    }
  }

  private var name: String { "\(hierarchy.id(owner)).\(flag.rawValue)" }
}
