import VCEngine
import VCSource

/// A property of UIViewController that is true only while the controller appears or disappears
/// (R34).
package enum TransitionFlag: String, CaseIterable, Sendable {
  case isBeingPresented
  case isBeingDismissed
}

extension Hierarchy {
  /// Whether a controller is being presented or dismissed by the last step (R34); afterwards it isn't.
  package func transition(_ flag: TransitionFlag, of owner: Index) -> PropertyAnswer {
    // The state that contains the controllers in transition, and these, the topmost last.
    let (moment, subjects) = inTransition(flag)
    let isThere = moment.app.viewControllers.indices.contains(owner)
    let top = (isThere ? moment.family(of: owner)?.top : nil).flatMap {
      subjects.contains($0) && $0 != owner ? $0 : nil
    }
    let isDismissed = isThere && flag == .isBeingDismissed
    let doubt = isDismissed ? moment.doubt(ofCallsTo: owner, goingWith: subjects) : nil
    let isInTransition = subjects.contains(owner)
    return PropertyAnswer(flag.rawValue, of: owner, in: self, doubts: [doubt]) {
      $0.member("value", isInTransition)
      $0.member("step", self.step)
      $0.member("rule", Rule.transitionFlag.rawValue)
    } sentences: { prose, name in
      let value = prose.code.truth(isInTransition)
      let words = Words.whileRunning(value: value, step: self.step)
      prose.say("\(name) = " + (isInTransition ? prose.phrases.text(of: words) : value))
      prose.say(.ruleOfFlag(flag: flag))
      prose.say(
        self.step == 0
          ? .noStepYet : .comesOrGoes(step: self.step, flag: flag, ids: subjects.map(prose.id)))
      guard let top else { return }
      prose.say(
        .onlyTopComesOrGoes(member: prose.nameAndClass(owner), flag: flag, top: prose.id(top)))
    }
  }

  private func inTransition(_ flag: TransitionFlag) -> (moment: Hierarchy, subjects: [Index]) {
    switch flag {
    case .isBeingPresented where step > 0:
      return (self, presentations.filter { $0.step == step }.map(\.presented))
    case .isBeingDismissed where step > 0 && app.steps[step - 1].action.dismisses:
      let moment = Resolution(app).hierarchy(afterStep: step - 1)
      let stay = Set(presentations.map(\.presented))
      return (moment, moment.presentations.map(\.presented).filter { !stay.contains($0) })
    default: return (self, [])
    }
  }
}
