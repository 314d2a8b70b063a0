import VCEngine
import VCSource

extension PresentExplanation: SpokenExplanation {
  package var spokenOf: Hierarchy { after }

  package func say(to prose: inout Prose) {
    if let refusal {
      prose.say(prose.phrases.sentence(refusal.message))
    } else {
      if lacksPopoverSource { prose.sayMissingSource(of: presented, as: .answer) }
      let (presenter, presented) = (prose.id(presenter), prose.id(presented))
      prose.say(
        raises
          ? .wouldPresentWithSource(presenter: presenter, presented: presented)
          : .presents(controller: ControllerName(presenter), presented: presented), as: .answer)
    }
    guard let appearing else { return sayChoice(&prose) }
    prose.say(.appear(ids: appearing.map(prose.id)))
  }

  /// Adds the reason for the presenter.
  ///
  /// - Parameter isReason: Whether only this reason was requested.
  func sayChoice(_ prose: inout Prose, isReason: Bool = false) {
    sayRequest(&prose)
    if let time {
      prose.say(
        .happens(time: time, receiver: prose.id(receiver), presenter: tooEarlyPresenter),
        as: .reason)
    }
    if after.app.viewControllers[presented].isSwiftUIs {
      prose.say(.swiftUIPresents(receiver: prose.id(receiver)))
    }
    guard canBePresented else {
      if let refusal {
        prose.sayUIKitsWords(of: refusal)
        prose.sayRemedy(of: refusal)
      }
      return
    }
    if isStyleTold { prose.say(rule(prose.code), as: .reason) }
    prose.say(walk.stops, sentence)
    if isReason {
      sayOtherRules(&prose, isReason: true)
      return
    }
    if let refusal {
      if case .presentation(.presenterNotInWindow) = refusal.message.engineFacts {
        prose.sayWindowWalk(windowWalk)
      }
      prose.sayUIKitsWords(of: refusal)
      prose.sayRemedy(of: refusal)
      if !refusal.isUnexplained { prose.say(as: .repair, sayRemedies) }
    } else if let presentation {
      sayWithoutFlag(&prose)
      sayPointers(&prose)
      prose.sayLook(of: presentation)
    }
    sayHolder(&prose)
    if let hint {
      prose.say(prose.phrases.headline(.hint, prose.phrases.text(of: hint)))
    }
    sayOtherRules(&prose)
    if presentation != nil, !raises { prose.say(appearanceCalls, doubts: doubtsOfCalls) }
  }

  /// Adds UIKit's log of a presentation that it carries out, and what avoids it (R29).
  package func sayHolder(_ prose: inout Prose) {
    if let log = log ?? exception {
      prose.say(prose.phrases.text(of: log.message), as: .effect)
    }
    if let holder {
      prose.say(.makeChild(child: prose.id(presenter), holder: prose.id(holder)), as: .repair)
    }
  }

  /// The presenter, if it is refused because its view is not in the window yet (R22).
  private var tooEarlyPresenter: String? {
    guard let refusal, case .presentation(let message) = refusal.message.engineFacts,
      case .presenterNotYetInWindow(_, _, let presenter, _, _) = message
    else { return nil }
    return presenter
  }

  private var appearanceCalls: AppearanceCalls { AppearanceCalls(from: hierarchy, to: after) }

  private func sayOtherRules(_ prose: inout Prose, isReason: Bool = false) {
    if let other = presenterUnderOtherRules {
      let (other, rules) = (prose.id(other), after.app.rules.other)
      prose.say(
        .wouldPresent(rules: rules, presenter: other, byFlag: walk.rule == .contextPresents))
    }
    let doubts = isReason && refusal == nil ? doubtsOfPresenter : doubts
    for doubt in doubts where !doubtsOfCalls.contains(doubt) { prose.say(doubt) }
  }

  /// The doubts about columns that come or go with it, rather than about who presents.
  private var doubtsOfCalls: [Doubt] {
    after.doubts(ofColumnsMovedSince: hierarchy).filter { !doubtsOfPresenter.contains($0) }
  }

  package func write(to json: inout JSONWriter, in language: Language) {
    let controller = after.app.viewControllers[presented]
    json.member("present", controller.className.value)
    json.member("from", after.id(receiver))
    json.member("during", time?.rawValue)
    json.member("modalPresentationStyle", style.rawValue)
    json.member("systemPresentation", system?.rawValue)
    json.transitionStyle(of: presentation)
    if let presentation { json.look(of: presentation) }
    json.member("presenter", fails ? nil : after.id(presenter))
    json.walk(walk, in: after)
    json.member("presenterInWindow", visibility == .inWindow)
    json.stops("windowWalk", of: windowWalk, in: after)
    json.member("presenterStaysVisible", raises ? nil : presentation?.presenterStaysVisible)
    if presentation != nil, !raises { json.appearance(appearanceCalls, in: after) }
    json.member("adaptsTo", presentation?.adaptsTo?.rawValue)
    if let presentation, presentation.replaced != nil {
      json.member("replacedBy", after.id(presentation.presented))
    }
    if lacksPopoverSource { json.member("needsPopoverSource", true) }
    if raises { json.member("raisesException", true) }
    json.width(of: receiver, in: hierarchy)
    json.member("systemViewController", uiKitClass.isSystems ? uiKitClass : nil) {
      $0.member("framework", $1.framework)
      $0.member("delegateProtocol", $1.delegateProtocol)
      $0.member("dismissed", $1.dismissal?.rawValue)
    }
    json.refusal(refusal, log: log ?? exception, in: language, after.app.spelling)
    if refusal != nil {
      json.array("remedies", remedies, writeRemedy)
    }
    json.otherRules(than: after.app.rules, presenterUnderOtherRules) {
      $0.member("presenter", after.id($1))
    }
  }

  /// Whether it is presented as a popover without a source (R13).
  private var lacksPopoverSource: Bool {
    presentation?.visibleStyle == .popover && needsPopoverSource
  }

  /// Whether a step presents it as a popover without a source, so that UIKit raises an exception. A
  /// question assumes that there is a source.
  private var raises: Bool { exception != nil }

  /// Whether nothing is presented after all.
  private var fails: Bool { refusal != nil || raises }

  private var uiKitClass: UIKitClass { after.app.viewControllers[presented].uiKitClass }

  /// Whether there is a controller to present and a style; otherwise the walk is irrelevant.
  private var canBePresented: Bool { uiKitClass.isViewController && style != .none }

  /// The effective style (R13).
  var style: ModalPresentationStyle {
    after.app.viewControllers[presented].presentationStyle(in: traits)
  }

  /// The presentation that a system controller provides instead of its style (R13).
  var system: SystemPresentation? {
    after.app.viewControllers[presented].systemPresentation(in: traits)
  }

  private func sayRequest(_ prose: inout Prose) {
    let controller = after.app.viewControllers[presented]
    prose.say(
      .isSentPresent(
        receiver: prose.nameAndClass(receiver), className: controller.className.value,
        style: isStyleTold ? requestedStyle(of: controller) : nil))
  }

  /// Whether the question tells the style, or the controller has its own.
  private var isStyleTold: Bool { isStyleKnown || system != nil }

  private func requestedStyle(of controller: ViewController) -> Words {
    after.doubt(ofStyleOf: presented)?.topic == .ownStyle
      ? .stylesItsOwn : .requestedStyle(of: controller, system, style, after.app)
  }

  private func rule(_ code: UIKitCode) -> Words {
    if walk.rule == .contextPresents { return .looksForContext(style: code.word(style)) }
    if style.isContextStyle { return .looksForNoContext }
    return .countsNoFlag(system: style == .custom ? system : nil, style: code.word(style))
  }

  private func sentence(_ stop: Walk.Stop, isFirst: Bool, _ prose: Prose) -> Words {
    let name = prose.name(of: stop, isFirst: isFirst)
    let parent = after.parentViewController(of: stop.viewController).map(prose.id) ?? ""
    switch stop.finding {
    case .passesOn: return .passesOn(controller: name, parent: parent)
    case .isTop: return .isTop(isFirst: isFirst, controller: name, isRefused: fails)
    case .isTopInContext:
      let context = hierarchy.contextBelow(stop.viewController)
      return .isTopInContext(
        controller: name, context: context.map(prose.id) ?? "",
        parent: context.flatMap(hierarchy.parentViewController).map(prose.id) ?? "")
    case .definesNoContext:
      return .passesOnByFlag(
        controller: name, isFirst: isFirst, flag: flag(of: stop), parent: parent)
    case .definesContext:
      return .keepsRight(controller: name, isFirst: isFirst, flag: flag(of: stop), isRefused: fails)
    case .isTopWithoutContext:
      return .isTopWithoutContext(controller: name, isFirst: isFirst, flag: flag(of: stop))
    default: return .isPassedBy(controller: name)
    }
  }

  private func flag(of stop: Walk.Stop) -> Words {
    .contextFlag(
      of: after.app.viewControllers[stop.viewController],
      isTrue: stop.finding == .definesContext, after.app.rules)
  }

  /// Adds the effect of the presenter's flag: the presenter without it.
  private func sayWithoutFlag(_ prose: inout Prose) {
    guard let next, let answer = next.answer else { return }
    // The top presents, whatever its flag is.
    let isTop =
      next.stops.last?.finding != .definesContext
      || after.parentViewController(of: answer) == nil
    prose.say(
      .ifFlagWereFalse(
        next: prose.id(answer), isTop: isTop,
        isOpen: !isTop && after.doubt(ofContextOf: answer) != nil, rules: after.app.rules))
  }

  private func sayPointers(_ prose: inout Prose) {
    let above = after.ancestors(of: presenter).dropFirst()
    let (shown, presenter) = (prose.id(presentation?.presented ?? presented), prose.id(presenter))
    prose.say(
      .pointersAfterwards(
        withSource: raises, presentedPointer: "\(presenter).presentedViewController",
        presented: shown, presentingPointer: "\(shown).presentingViewController",
        presenter: presenter))
    if !heirs.isEmpty {
      prose.say(
        .pointersBelow(ids: heirs.map(prose.id), withSource: raises, presented: shown))
    }
    if !above.isEmpty { prose.say(.pointersAbove(ids: above.map(prose.id))) }
  }

  /// The presenter's descendants that get their `presentedViewController` from it (R4): not those
  /// that present another controller, or have a nearer ancestor that does.
  private var heirs: [ViewController.Index] {
    let path = after.ancestors(of: receiver)
    let others = after.family(of: presenter)?.members.filter { !path.contains($0) } ?? []
    return (path + others).filter {
      $0 != presenter && after.ancestors(of: $0).contains(presenter)
        && after.presentedViewController(of: $0) == presented
    }
  }
}
