import Phrases
import TextFormats
import ViewControllers

extension TransitionFlagExplanation: Explanation {
  public func json(in language: Language) -> String {
    var json = JSONWriter()
    json.object(spread: true) { json in
      json.member("property", name)
      json.member("value", value)
      json.member("step", hierarchy.step)
      json.member("rule", Rule.transitionFlag.rawValue)
    }
    return json.text
  }

  public func text(in language: Language) -> String {
    var prose = Prose(hierarchy, language)
    let step = hierarchy.step
    let value = prose.code.truth(value)
    prose.say(
      "\(name) = " + (self.value ? prose.phrases.whileRunning(value, step: step) : value))
    prose.say(prose.phrases.rule(of: flag))
    if step == 0 {
      prose.say(prose.phrases.noStepYet)
    } else {
      prose.say(prose.phrases.comesOrGoes(subjects.map(prose.id), flag, inStep: step))
    }
    if let top, top != owner {
      prose.say(
        prose.phrases.onlyTopComesOrGoes(prose.nameAndClass(owner), top: prose.id(top), flag))
    }
    return prose.text
  }

  private var name: String { "\(hierarchy.id(owner)).\(flag.rawValue)" }
}
