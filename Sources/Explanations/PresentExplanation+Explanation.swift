import Phrases
import TextFormats
import ViewControllers

extension PresentExplanation: Explanation {
  public func text(in language: Language) -> String {
    var prose = Prose(after, language)
    if let refusal {
      prose.say(prose.phrases.sentence(refusal.message))
    } else {
      prose.say(prose.phrases.presents(ControllerName(prose.id(presenter)), prose.id(presented)))
    }
    if let appearing {
      prose.say(prose.phrases.appear(appearing.map(prose.id)))
      return prose.text
    }
    sayChoice(&prose)
    return prose.text
  }

  /// Why who presents presents.
  ///
  /// - Parameter isReason: whether that alone is asked.
  func sayChoice(_ prose: inout Prose, isReason: Bool = false) {
    sayRequest(&prose)
    if let time { prose.say(prose.phrases.happens(during: time)) }
    if after.app.viewControllers[presented].isSwiftUIs {
      prose.say(prose.phrases.swiftUIPresents(from: prose.id(receiver)))
    }
    guard canBePresented else {
      if let refusal { prose.sayUIKitsWords(of: refusal) }
      return
    }
    sayRule(&prose)
    prose.say(walk.stops, sentence)
    if isReason {
      sayOtherRules(&prose)
      return
    }
    if let refusal {
      if case .presentation(.presenterNotInWindow) = refusal.message {
        prose.sayWindowWalk(windowWalk)
      }
      prose.sayUIKitsWords(of: refusal)
      prose.sayRemedy(of: refusal)
      sayRemedies(&prose)
    } else if let presentation {
      sayWithoutFlag(&prose)
      sayPointers(&prose)
      if style == .popover, takesPopoverSourceForGranted {
        prose.say(prose.phrases.needsPopoverSource)
      }
      prose.sayLook(of: presentation)
    }
    if let log { prose.say(prose.phrases.text(of: log.message)) }
    if let holder {
      prose.say(prose.phrases.remedy(making: prose.id(presenter), aChildOf: prose.id(holder)))
    }
    if let hint {
      prose.say(prose.phrases.headline(.hint, prose.phrases.text(of: hint)))
    }
    sayOtherRules(&prose)
  }

  private func sayOtherRules(_ prose: inout Prose) {
    if let other = presenterUnderOtherRules {
      let (other, rules) = (prose.id(other), after.app.rules.other)
      prose.say(
        prose.phrases.wouldPresent(
          other, under: rules, byFlag: walk.rule == .contextPresents))
    }
    prose.say(doubt)
  }

  public func json(in language: Language) -> String {
    var json = JSONWriter()
    json.object(spread: true) { write(to: &$0, in: language) }
    return json.text
  }

  func write(to json: inout JSONWriter, in language: Language) {
    let controller = after.app.viewControllers[presented]
    json.member("present", controller.className.value)
    json.member("from", after.id(receiver))
    json.member("during", time?.rawValue)
    json.member("modalPresentationStyle", style.rawValue)
    json.member("systemPresentation", system?.rawValue)
    json.member("modalTransitionStyle", presentation?.modalTransitionStyle.rawValue)
    json.member("presenter", refusal == nil ? after.id(presenter) : nil)
    json.walk(walk, in: after)
    json.member("presenterInWindow", visibility == .inWindow)
    json.key("windowWalk")
    json.stops(of: windowWalk, in: after)
    json.key("presenterStaysVisible")
    json.literal(presentation.map { $0.presenterStaysVisible ? "true" : "false" } ?? "null")
    json.member("adaptsTo", presentation?.adaptsTo?.rawValue)
    json.width(of: receiver, in: hierarchy)
    json.member("systemViewController", uiKitClass.isSystems ? uiKitClass : nil) {
      $0.member("framework", $1.framework)
      $0.member("delegateProtocol", $1.delegateProtocol)
      $0.member("dismissed", $1.dismissal?.rawValue)
    }
    json.refusal(refusal, log: log, in: language)
    if refusal != nil {
      json.key("remedies")
      json.array(remedies) { json, remedy in
        json.object {
          switch remedy {
          case .dismissFirst(let blocker): $0.member("dismiss", after.id(blocker))
          case .presentFrom(let front): $0.member("presentFrom", after.id(front))
          }
        }
      }
    }
    json.doubt(doubt, in: language)
    json.otherRules(than: after.app.rules, presenterUnderOtherRules) {
      $0.member("presenter", after.id($1))
    }
  }

  private func sayRemedies(_ prose: inout Prose) {
    // A note has said who presents after the transition.
    if time == .transition { return }
    let isSwiftUIs = after.app.viewControllers[presented].isSwiftUIs
    for (number, remedy) in remedies.enumerated() {
      switch remedy {
      case .dismissFirst(let blocker) where isSwiftUIs:
        prose.say(prose.phrases.remedy(inOnDismissOf: prose.id(blocker)))
      case .presentFrom(let front) where isSwiftUIs:
        prose.say(prose.phrases.remedy(inside: prose.id(front)))
      case .dismissFirst(let blocker):
        prose.say(
          prose.phrases.remedy(dismissing: prose.id(blocker), before: prose.id(presented)))
      case .presentFrom(let front):
        prose.say(
          prose.phrases.remedy(presentingFrom: prose.id(front), isFirst: number == 0))
      }
    }
  }

  private var uiKitClass: UIKitClass { after.app.viewControllers[presented].uiKitClass }

  /// Whether there is anything to present, and a style to present it in: no walk is worth telling
  /// otherwise.
  private var canBePresented: Bool { uiKitClass.isViewController && style != .none }

  /// The style in force (R13).
  private var style: ModalPresentationStyle {
    after.app.viewControllers[presented].presentationStyle(in: traits)
  }

  /// What a system controller brings in place of its style (R13).
  private var system: SystemPresentation? {
    after.app.viewControllers[presented].systemPresentation(in: traits)
  }

  private func sayRequest(_ prose: inout Prose) {
    let controller = after.app.viewControllers[presented]
    let request = StyleRequest(of: controller, system, style, after.app)
    let sentence = prose.phrases.isSentPresent(
      prose.nameAndClass(receiver), withClass: controller.className.value, request)
    let isSystems = UIKitClass(named: controller.className.value)?.isSystems == true
    prose.say(
      request.isAutomatic && isSystems
        ? prose.phrases.joined([sentence, prose.phrases.systemsMayHaveAnotherStyle]) : sentence)
  }

  private func sayRule(_ prose: inout Prose) {
    if walk.rule == .contextPresents {
      prose.say(prose.phrases.looksForContext(prose.code.word(style)))
    } else if style.isContextStyle {
      prose.say(prose.phrases.looksForNoContext)
    } else {
      prose.say(
        prose.phrases.countsNoFlag(prose.code.word(style), of: style == .custom ? system : nil))
    }
  }

  private func sentence(_ stop: Walk.Stop, isFirst: Bool, _ prose: Prose) -> String {
    let phrases = prose.phrases
    let name = prose.name(of: stop, isFirst: isFirst)
    let parent = after.parentViewController(of: stop.viewController).map(prose.id) ?? ""
    switch stop.finding {
    case .passesOn: return phrases.passesOn(name, to: parent)
    case .isTop: return phrases.isTop(name, isFirst: isFirst, isRefused: refusal != nil)
    case .isTopInContext:
      let context = hierarchy.contextBelow(stop.viewController)
      return phrases.isTopInContext(
        name, of: context.map(prose.id) ?? "",
        to: context.flatMap(hierarchy.parentViewController).map(prose.id) ?? "")
    case .definesNoContext:
      return phrases.passesOn(name, flag(of: stop), isFirst: isFirst, to: parent)
    case .definesContext:
      return phrases.keepsRight(
        name, flag(of: stop), isFirst: isFirst, isRefused: refusal != nil)
    case .isTopWithoutContext:
      return phrases.isTopWithoutContext(name, flag(of: stop), isFirst: isFirst)
    default: return phrases.isPassedBy(name)
    }
  }

  private func flag(of stop: Walk.Stop) -> ContextFlag {
    ContextFlag(
      of: after.app.viewControllers[stop.viewController],
      isTrue: stop.finding == .definesContext, after.app.rules)
  }

  /// What the presenter's flag changes: who would have come next.
  private func sayWithoutFlag(_ prose: inout Prose) {
    guard let next, let answer = next.answer else { return }
    let isTop = next.stops.last?.finding != .definesContext
    prose.say(prose.phrases.hadItSaidNo(next: prose.id(answer), isTop: isTop, after.app.rules))
  }

  private func sayPointers(_ prose: inout Prose) {
    var below: [ViewController.Index] = []
    var current = receiver
    while current != presenter, let parent = after.parentViewController(of: current) {
      below.append(current)
      current = parent
    }
    // The presenter may stand in another family (R36).
    if current != presenter { (below, current) = ([], presenter) }
    var above: [ViewController.Index] = []
    while let parent = after.parentViewController(of: current) {
      above.append(parent)
      current = parent
    }
    prose.say(
      prose.phrases.pointersAfterwards(
        presenter: prose.id(presenter), presented: prose.id(presented)))
    if !below.isEmpty {
      prose.say(
        prose.phrases.pointersBelow(below.map(prose.id), presented: prose.id(presented)))
    }
    if !above.isEmpty { prose.say(prose.phrases.pointersAbove(above.map(prose.id))) }
  }
}
