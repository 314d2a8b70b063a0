import VCEngine
import VCPhrases
import VCSource

/// The call in place of one that UIKit refuses or that leaves something behind, tried by the rules.
enum CodeRepair {
  typealias Index = ViewController.Index

  /// Another call.
  case instead(Step.Action)
  /// The call in the completion handler of `dismiss`, which is sent to this controller.
  case afterDismissal(by: Index)
  /// The call after another one.
  case after(Step.Action)
  case afterShowing(Window.Index)
  /// The presentation after its presenter became the child of another controller (R29).
  case afterJoining(Index)

  /// The other call.
  var action: Step.Action? {
    if case .instead(let action) = self { action } else { nil }
  }

  /// - Parameter before: The state before the action.
  init?(
    of action: Step.Action, refusal: Diagnostic?, _ explanation: PresentExplanation?,
    in before: Hierarchy
  ) {
    if let explanation, case .present(let presented, _) = action {
      let repairs = explanation.remedies.lazy.compactMap { remedy -> CodeRepair? in
        switch remedy {
        case .dismissFirst: .afterDismissal(by: explanation.presenter)
        case .presentFrom(let front): .instead(.present(presented, from: Sourced(front)))
        case .selectFirst(let tab, let bar): .after(.select(Sourced(tab), in: Sourced(bar)))
        case .showWindow(let window): .afterShowing(window)
        case .presentInAction: nil
        }
      }
      guard let repair = repairs.first ?? explanation.holder.map(CodeRepair.afterJoining) else {
        return nil
      }
      self = repair
    } else if case .dismiss(let receiver) = action, refusal != nil,
      let stack = before.stack(popping: receiver.value)
    {
      self = .instead(.pop(Sourced(stack)))
    } else if case .setRootViewController(_, let window) = action,
      let family = before.families.first(where: { $0.window == window.value }),
      let shown = before.presentations.first(where: { family.members.contains($0.presenter) })
    {
      self = .afterDismissal(by: shown.presenter)
    } else {
      return nil
    }
  }
}

extension CodeWriter {
  /// Writes an action with its repair. Returns whether an app's code can carry it out.
  mutating func write(_ action: Step.Action, repairedBy repair: CodeRepair?) -> Bool {
    switch repair {
    case .instead(let other)?: return write(other)
    case .afterDismissal(let receiver)?: return dismiss(from: receiver, then: action)
    case .after(let first)?: return write(first) && write(action)
    case .afterShowing(let window)?:
      let name = app.windows[window].id.value.codeIdentifier
      take(name, "UIWindow", "UIWindow *")
      send(UIKitCall("makeKeyAndVisible()", ["makeKeyAndVisible": ""]), to: name)
    case .afterJoining(let holder)?:
      guard case .present(_, let sender) = action else { return false }
      let child = hierarchy.ancestors(of: sender.value).last ?? sender.value
      let (name, parent) = (variable(child), variable(holder))
      send(.addChild(name), to: parent)
      send(.didMove(to: parent), to: name)
    case nil: break
    }
    return write(action)
  }
}
