import VCEngine
import VCSource

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
      "\(name) = " + (self.value ? prose.phrases.text(of: .whileRunning(value, step: step)) : value)
    )
    prose.say(.ruleOfFlag(flag))
    if step == 0 {
      prose.say(.noStepYet)
    } else {
      prose.say(.comesOrGoes(subjects.map(prose.id), flag, inStep: step))
    }
    if let top, top != owner {
      prose.say(.onlyTopComesOrGoes(prose.nameAndClass(owner), top: prose.id(top), flag))
    }
  }

  private var name: String { "\(hierarchy.id(owner)).\(flag.rawValue)" }
}
