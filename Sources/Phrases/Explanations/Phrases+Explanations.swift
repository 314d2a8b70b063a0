import VCEngine
import VCSource

// Sentences of explanations that depend on facts of several kinds.

extension Phrases {
  /// Returns the reason why nothing changes.
  func refused(_ message: Message) -> String { text(of: .refused(message: clause(message))) }

  /// Returns a message as a separate sentence.
  package func sentence(_ message: Message) -> String {
    let sentence = text(of: .messageAsSentence(message: clause(message)))
    // UIKit's own text may end with a mark.
    return ["!.", "!。"].contains(where: sentence.hasSuffix) ? String(sentence.dropLast()) : sentence
  }

  /// Returns a message as the end of a sentence, whose full stop it leaves out.
  func clause(_ message: Message) -> String {
    let text = text(of: message)
    return text.hasSuffix(".") && !text.hasSuffix("...") ? String(text.dropLast()) : text
  }

  /// Returns the rule behind a step's effect; nil if the caption is complete.
  func rule(of event: StepEvent) -> String? {
    let rule: Words? =
      switch event {
      case .pushed: .ruleOfPush
      case .popped: .ruleOfPop
      case .selected: .ruleOfSelection
      case .becameRoot(_, _, let leaving): .ruleOfNewRoot(leaving: !leaving.isEmpty)
      case .replaced: .ruleOfReplacement
      case .collapsed(_, let isCompact): isCompact ? .ruleOfCompactSplit : .ruleOfRegularSplit
      case .column: .ruleOfHidingColumns
      default: nil
      }
    return rule.map { text(of: $0) }
  }

  /// Returns the means of dismissing a controller that the user's gesture doesn't dismiss, or the repair of
  /// a refused push; nil if there is none.
  package func way(past refusal: Message) -> String? {
    let way: Words? =
      switch refusal.engineFacts {
      case .presentation(.coveredFromUser(_, let top)), .presentation(.outOfReach(_, let top?)):
        .wayPastCover(top: top)
      case .presentation(.noGesture(nil, let id, "alert")): .wayPastAlert(id: id)
      case .presentation(.noGesture(nil, let id, "search")): .wayPastSearch(id: id)
      case .presentation(.noGesture(_, let id, let style)):
        .wayPastStyle(id: id, isCustom: style == ModalPresentationStyle.custom.rawValue)
      case .presentation(.dismissalPrevented(_, let modal)): .wayPastPrevention(modal: modal)
      case .presentation(.presentsItself(let id)): .wayPastItself(id: id)
      case .presentation(.alreadyPresented(let id, _)),
        .presentation(.alreadyPresenting(_, let id, _, isAgain: true, waits: false, _)):
        .wayPastSecondPresentation(id: id)
      case .presentation(.styleNone): .wayPastStyleNone
      case .presentation(.transitionInPopover(_, let id, _)): .wayPastTransition(id: id)
      case .containment(.navigationInStack(let child, let navigation)):
        .wayPastNavigationInStack(navigation: navigation, child: child)
      case .containment(.splitInStack(let child, _)): .wayPastSplitInStack(child: child)
      case .presentation(.presentedHasParent(let id, let parent)):
        .wayPastParent(id: id, parent: parent)
      case .container(.inNoStack(let id)): .wayPastStranger(id: id)
      case .container(.alreadyInStack(let child, _)): .wayPastSecondPush(child: child)
      default: nil
      }
    return way.map { text(of: $0) }
  }

  /// Returns a sentence that names a system class and its framework.
  package func isSystems(_ uiKitClass: UIKitClass) -> String {
    text(of: .isSystems(name: uiKitClass.name, framework: uiKitClass.framework))
  }

  /// Returns who dismisses the class's controllers, and the protocol through which they call the
  /// app; nil if neither is known.
  package func dismissal(of uiKitClass: UIKitClass) -> String? {
    let name = uiKitClass.name
    let dismissal: Words? =
      switch (uiKitClass.dismissal, uiKitClass.delegateProtocol) {
      case (.byDelegate, let delegate?): .dismissalByDelegate(name: name, delegate: delegate)
      case (.byItself, let delegate?):
        .dismissalAutomaticToDelegate(name: name, delegate: delegate)
      case (.byItself, nil): .dismissalAutomatic(name: name)
      case (_, let delegate?): .talksToDelegate(name: name, delegate: delegate)
      case (_, nil): nil
      }
    return dismissal.map { text(of: $0) }
  }
}

extension Words {
  /// The user's gesture that dismisses a presented controller.
  static func gesture(_ way: WayOut) -> Words {
    switch way {
    case .zoomOut: .gestureZoom
    case .swipe(orTap: true): .gestureSwipeOrTap
    case .tapOutside, .tapBesideActionSheet: .gestureTap
    default: .gestureSwipe
    }
  }

  /// The origin of a window's scene, which is unknown if the description names none (R28).
  static func originOfScene(isKnown: Bool, window: String) -> Words {
    isKnown ? .originScene : .originUnknownScene(owner: window)
  }

  /// The value of a controller's `definesPresentationContext`, and its reason (R7).
  static func contextFlag(of controller: ViewController, isTrue: Bool, _ rules: RuleSet) -> Words {
    if controller.definesPresentationContext != nil {
      return .flagDeclared(value: CodeWord.truth(isTrue))
    }
    return isTrue
      ? .flagOfKind(value: CodeWord.true, kind: controller.kind)
      : .flagByDefault(value: CodeWord.false, rules: rules)
  }

  /// The style that a controller requests, or its own presentation, and the effect (R13).
  static func requestedStyle(
    of controller: ViewController, _ system: SystemPresentation?, _ style: ModalPresentationStyle,
    _ app: AppDescription
  ) -> Words {
    let (ios, name) = (app.ios, UIKitCode(app.spelling).word(style))
    guard let system else {
      return switch controller.modalPresentationStyle?.value {
      case nil where ios < 13: .stylesNothingBeforeIOS13
      case nil: .stylesNothing(ios: ios, style: name)
      case .automatic: .stylesAutomatic(ios: ios, style: name)
      case _?: .styles(style: name)
      }
    }
    if system == .actionSheet, name != "popover", controller.hasInlineSource(ios: ios, system) {
      return .bringsPresentationFromSource(ios: VersionChange.actionSheetsFromSource.since)
    }
    return .bringsPresentation(
      system: system, style: name, hasSource: ios >= ViewController.inlineSourcesSince)
  }
}
