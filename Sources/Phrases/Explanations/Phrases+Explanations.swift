import VCEngine
import VCSource

// Sentences of explanations that depend on facts of several kinds.

extension Phrases {
  /// Returns the reason why nothing changes.
  func refused(_ message: Message) -> String { text(of: .refused(message: text(of: message))) }

  /// Returns a message as a separate sentence.
  package func sentence(_ message: Message) -> String {
    text(of: .messageAsSentence(message: text(of: message)))
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

  /// Returns the means of dismissing a controller that the user's gesture doesn't dismiss; nil if
  /// there is none.
  func way(past refusal: Message) -> String? {
    let way: Words? =
      switch refusal.engineFacts {
      case .presentation(.coveredFromUser(_, let top)): .wayPastCover(top: top)
      case .presentation(.noGesture(nil, let id, "alert")): .wayPastAlert(id: id)
      case .presentation(.noGesture(_, let id, _)): .wayPastStyle(id: id)
      case .presentation(.dismissalPrevented(_, let modal)): .wayPastPrevention(modal: modal)
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
  /// The surroundings of a sheet or popover, and the user's way back to them.
  static func wayOut(_ way: WayOut) -> Words {
    switch way {
    case .none: .wayOutIsMissing
    case .noneForItIsModal: .wayOutIsPrevented
    case .coversScreen(let isModal): .coversScreen(isModal: isModal)
    case .swipe(let orTap): .wayOutBySwipe(orTap: orTap)
    case .swipeOverUndimmed(let detent): .wayOutBySwipeOverUndimmed(detent: detent)
    case .zoomOut: .wayOutByZoom
    case .tapOutside(let canBeModal): .wayOutByTap(canBeModal: canBeModal)
    }
  }

  /// The user's gesture that dismisses a presented controller.
  static func gesture(_ way: WayOut) -> Words {
    switch way {
    case .zoomOut: .gestureZoom
    case .swipe(orTap: true): .gestureSwipeOrTap
    case .tapOutside: .gestureTap
    default: .gestureSwipe
    }
  }

  /// The origin of the value of a property of, or pointing to, a window or an object.
  static func reason(
    for origin: ReferenceExplanation.Origin, owner: String, value: String
  ) -> Words {
    switch origin {
    case .declared(let isWeak): .originDeclared(isWeak: isWeak, value: value)
    case .scene(isKnown: true): .originScene
    case .scene(isKnown: false): .originUnknownScene(owner: owner)
    case .windows: .originWindows(owner: owner)
    }
  }

  /// The controller that carries out `show` or `showDetail` (R19).
  static func ruleOfShow(isDetail: Bool, _ target: ShowTarget) -> Words {
    switch target {
    case .container(let container):
      .showGoesToContainer(isDetail: isDetail, container: container)
    case .front(let front, let isRoot, let navigation):
      .showPresents(navigation: navigation, isDetail: isDetail, front: front, isRoot: isRoot)
    case .collapsed(let split): .showPresentsOverCollapsed(split: split, isDetail: isDetail)
    case .nobody: .showDoesNothing(isDetail: isDetail)
    }
  }
}

/// The controller that carries out `show` or `showDetail` (R19).
package enum ShowTarget: Sendable {
  /// The nearest container takes the controller.
  case container(String)
  /// This controller is sent `present`: the window's root, or the last one presented above it.
  /// `unless` is a navigation controller that takes no other.
  case front(String, isRoot: Bool, unless: String?)
  /// A collapsed split view controller without a stack is sent `present`.
  case collapsed(String)
  /// No container is there, and the receiver's view is in no window.
  case nobody
}
