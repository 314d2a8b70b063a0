import Phrases
import TextFormats
import ViewControllers

/// The reasons for an answer, to be read by people and by programs.
public protocol Explanation: Sendable {
  /// Sentences, a line a decision, each with the number of the rule that it follows; a line break
  /// ends it.
  func text(in language: Language) -> String
  /// The same as data: a JSON object over several lines; only its messages are in the language.
  func json(in language: Language) -> String
}

/// An explanation that is told of one hierarchy.
protocol SpokenExplanation: Explanation {
  var hierarchy: Hierarchy { get }
  func say(to prose: inout Prose)
  /// The members of its object.
  func write(to json: inout JSONWriter, in language: Language)
}

extension SpokenExplanation {
  public func text(in language: Language) -> String {
    var prose = Prose(hierarchy, language)
    say(to: &prose)
    return prose.text
  }

  public func json(in language: Language) -> String {
    var json = JSONWriter()
    json.object(spread: true) { write(to: &$0, in: language) }
    return json.text
  }
}

/// Sentences of an explanation, in the order in which they are said.
struct Prose {
  let hierarchy: Hierarchy
  let phrases: any Phrases
  private var lines: [String] = []

  init(_ hierarchy: Hierarchy, _ language: Language) {
    self.hierarchy = hierarchy
    phrases = language.phrases(hierarchy.app.spelling)
  }

  mutating func say(_ line: String) { lines.append(line) }
  mutating func say(_ sentence: WalkSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: PresentSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: LookSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: DismissSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: ContainmentSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: StepSentence) { say(phrases.text(of: sentence)) }
  mutating func say(_ sentence: PropertySentence) { say(phrases.text(of: sentence)) }

  /// What of the answer is not established, nil for nothing.
  mutating func say(_ doubt: Doubt?) {
    if let doubt { say(phrases.notEstablished(doubt)) }
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The stops of a walk, a line each; of a long one the beginning and the end.
  mutating func say(
    _ stops: [Walk.Stop], _ sentence: (_ stop: Walk.Stop, _ isFirst: Bool, Prose) -> WalkSentence
  ) {
    let (head, tail) = (8, 2)
    let isLong = stops.count > head + tail + 1
    for (position, stop) in stops.enumerated() {
      if isLong, position == head { say(phrases.sameForMore(stops.count - head - tail)) }
      guard !isLong || position < head || position >= stops.count - tail else { continue }
      say(sentence(stop, position == 0, self))
    }
  }

  /// Writes code as the description asks for.
  var code: UIKitCode { phrases.code }

  func id(_ index: Hierarchy.Index) -> String { hierarchy.id(index) }

  /// A controller by its id and class.
  func nameAndClass(_ index: Hierarchy.Index) -> ControllerName {
    ControllerName(id(index), className: hierarchy.app.viewControllers[index].className.value)
  }

  /// The controller of a stop: the first has been named with its class before.
  func name(of stop: Walk.Stop, isFirst: Bool) -> ControllerName {
    isFirst ? ControllerName(id(stop.viewController)) : nameAndClass(stop.viewController)
  }
}

extension JSONWriter {
  /// What the answer would be under the other rule set, null where it is the same.
  mutating func otherRules<Answer>(
    than rules: RuleSet, _ answer: Answer?, _ write: (inout JSONWriter, Answer) -> Void
  ) {
    member("otherRules", answer) { json, answer in
      json.member("rules", rules.other.rawValue)
      write(&json, answer)
    }
  }

  /// `established` is false, and `doubt` says why; neither is there where nothing is in doubt.
  mutating func doubt(_ doubt: Doubt?, in language: Language) {
    guard let doubt else { return }
    member("established", false)
    member("doubt", language.phrases(nil).notEstablished(doubt))
  }

  /// The stops of a walk.
  mutating func walk(_ walk: Walk, in hierarchy: Hierarchy) {
    key("rule")
    string(walk.rule.rawValue)
    key("walk")
    stops(of: walk, in: hierarchy)
  }

  mutating func stops(of walk: Walk, in hierarchy: Hierarchy) {
    array(spread: true, walk.stops) { json, stop in
      json.object {
        $0.member("id", hierarchy.id(stop.viewController))
        $0.member("finding", stop.finding.rawValue)
      }
    }
  }
}
