import VCEngine
import VCSource

/// Code that sentences name as `{@dismiss}`, in the spelling that a description asks for.
package struct CodeWord: RoleValue {
  package let role: Words.Role

  private init(_ text: (UIKitCode) -> String) { role = .code(text) }

  package static func truth(_ value: Bool) -> Self { value ? .true : .false }

  package static let `true` = Self { $0.truth(true) }
  package static let `false` = Self { $0.truth(false) }
  package static let modalInPresentation = Self(\.modalInPresentation)
  package static let parent = Self {
    UIKitCode($0.spelling ?? .swift).name(of: Property.parentViewController)
  }
  package static let present = Self { $0.name(of: .present) }
  package static let dismiss = Self { $0.name(of: .dismiss) }
  package static let addChild = Self { $0.name(of: .addChild) }
  package static let removeFromParent = Self { $0.name(of: .removeFromParent) }
  package static let transition = Self { $0.name(of: UIKitCode.Method.transition) }
  package static let willMove = Self { $0.name(of: .willMove) }
  package static let didMove = Self { $0.name(of: .didMove) }
  package static let willMoveToNil = Self { $0.callWithNil(.willMove) }
  package static let didMoveToNil = Self { $0.callWithNil(.didMove) }
  package static let viewDidAppear = Self { $0.name(of: StepTime.viewDidAppear) }
  package static let viewIsAppearing = Self { $0.name(of: StepTime.viewIsAppearing) }
  package static let viewWillDisappear = Self { $0.name(ofCall: .viewWillDisappear) }
  package static let didAttemptToDismiss = Self { $0.name(of: .didAttemptToDismiss) }
  package static let animatorOfDismissal = spelled(
    "animationController(forDismissed:)", "animationControllerForDismissedController:")
  package static let interactionOfDismissal = spelled(
    "interactionControllerForDismissal(using:)", "interactionControllerForDismissal:")
  package static let fullScreen = Self { $0.word(ModalPresentationStyle.fullScreen) }
  package static let overFullScreen = Self { $0.word(ModalPresentationStyle.overFullScreen) }
  package static let adaptiveStyle = spelled(
    "adaptivePresentationStyle(for:traitCollection:)",
    "adaptivePresentationStyleForPresentationController:traitCollection:")
  package static let topColumn = spelled(
    "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
    "splitViewController:topColumnForCollapsingToProposedTopColumn:")
  package static let collapseSecondary = spelled(
    "splitViewController(_:collapseSecondary:onto:)",
    "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:")

  private static func spelled(_ swift: String, _ objectiveC: String) -> Self {
    Self { $0.isObjectiveC ? objectiveC : swift }
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
