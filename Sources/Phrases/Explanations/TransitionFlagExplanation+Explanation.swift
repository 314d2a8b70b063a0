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
