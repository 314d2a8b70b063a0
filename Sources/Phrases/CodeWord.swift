import VCEngine
import VCSource

/// Code that sentences name as `{@dismiss}`, in the spelling that a description asks for.
package enum CodeWord: RoleValue {
  case `true`, `false`
  case modalInPresentation, parent
  case present, dismiss
  case addChild, removeFromParent, transition
  case willMove, didMove
  /// With nil as the argument.
  case willMoveToNil, didMoveToNil
  case viewDidAppear, viewIsAppearing, viewWillDisappear
  case didAttemptToDismiss, animatorOfDismissal, interactionOfDismissal
  case fullScreen, overFullScreen
  case adaptiveStyle, topColumn, collapseSecondary

  package static func truth(_ value: Bool) -> Self { value ? .true : .false }

  package var role: Words.Role { .code { text($0) } }

  private func text(_ code: UIKitCode) -> String {
    switch self {
    case .true: code.truth(true)
    case .false: code.truth(false)
    case .modalInPresentation: code.modalInPresentation
    case .parent:
      UIKitCode(code.spelling ?? .swift).name(of: Property.parentViewController)
    case .present: code.name(of: .present)
    case .dismiss: code.name(of: .dismiss)
    case .addChild: code.name(of: .addChild)
    case .removeFromParent: code.name(of: .removeFromParent)
    case .transition: code.name(of: UIKitCode.Method.transition)
    case .willMove: code.name(of: .willMove)
    case .didMove: code.name(of: .didMove)
    case .willMoveToNil: code.callWithNil(.willMove)
    case .didMoveToNil: code.callWithNil(.didMove)
    case .viewDidAppear: code.name(of: StepTime.viewDidAppear)
    case .viewIsAppearing: code.name(of: StepTime.viewIsAppearing)
    case .viewWillDisappear: code.name(ofCall: .viewWillDisappear)
    case .didAttemptToDismiss: code.name(of: .didAttemptToDismiss)
    case .animatorOfDismissal:
      code.spelling == .objectiveC
        ? "animationControllerForDismissedController:" : "animationController(forDismissed:)"
    case .interactionOfDismissal:
      "interactionControllerForDismissal" + (code.spelling == .objectiveC ? ":" : "(using:)")
    case .fullScreen: code.word(ModalPresentationStyle.fullScreen)
    case .adaptiveStyle:
      code.isObjectiveC
        ? "adaptivePresentationStyleForPresentationController:traitCollection:"
        : "adaptivePresentationStyle(for:traitCollection:)"
    case .topColumn:
      code.isObjectiveC
        ? "splitViewController:topColumnForCollapsingToProposedTopColumn:"
        : "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"
    case .collapseSecondary:
      code.isObjectiveC
        ? "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:"
        : "splitViewController(_:collapseSecondary:onto:)"
    case .overFullScreen: code.word(ModalPresentationStyle.overFullScreen)
    }
  }
}

extension Words.Role {
  /// What the code of each spelling is.
  package static func code(_ text: (UIKitCode) -> String) -> Self {
    .code(
      text(UIKitCode(nil)), swift: text(UIKitCode(.swift)), objectiveC: text(UIKitCode(.objectiveC))
    )
  }
}

// MARK: Facts that fill roles

extension RoleValue where Self: ObjectiveCSpelled {
  package var role: Words.Role { .code { $0.word(self) } }
}

extension ModalPresentationStyle: RoleValue {}
extension ModalTransitionStyle: RoleValue {}
extension Consultation.Reason: RoleValue {}
extension ContainerKind: RoleValue {}
extension PreferredTransition: RoleValue {}
extension Property: RoleValue {}
extension RuleSet: RoleValue {}
extension SizeClass: RoleValue {}
extension SystemPreference: RoleValue {}
extension SystemPresentation: RoleValue {}
extension TransitionFlag: RoleValue {}

extension StepTime: RoleValue {
  package var role: Words.Role { .code { $0.name(of: self) } }
}

extension ControllerName: RoleValue {
  package var role: Words.Role { .words(.controllerName(id: id, className: className)) }
}

extension UIKitCode {
  /// A call with nil as its argument: `willMove(toParent: nil)`.
  func callWithNil(_ method: Method) -> String {
    let name = name(of: method)
    return isObjectiveC ? name + "nil" : "\(name.dropLast(2)): nil)"
  }
}
