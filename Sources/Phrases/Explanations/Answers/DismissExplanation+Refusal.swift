import VCEngine
import VCSource

/// The reason why nothing is dismissed, and what helps.
extension DismissExplanation {
  func say(_ refusal: Diagnostic, to prose: inout Prose) {
    prose.say(refusal, isFirst: true)
    sayDelegate(&prose)
    if let (view, isModal) = swiftUIsObstacle {
      prose.say(.allowsDismissal(isModal: isModal, view: prose.id(view)), as: .repair)
    } else {
      prose.sayRemedy(of: refusal)
    }
  }

  /// The view of SwiftUI's that keeps the user from dismissing, or that no gesture dismisses, and which of
  /// both it is; nil if another controller does.
  private var swiftUIsObstacle: (view: ViewController.Index, isModal: Bool)? {
    let found: (id: String, isModal: Bool)? =
      switch refusal?.message.engineFacts {
      case .presentation(.dismissalPrevented(_, let id)): (id, true)
      case .presentation(.noGesture(_, let id, _)): (id, false)
      default: nil
      }
    guard let found, let view = hierarchy.app.index(ofID: found.id),
      hierarchy.state.hostsView(view)
    else { return nil }
    return (view, found.isModal)
  }

  /// Adds what the dismiss action of a SwiftUI view would end in place of what UIKit's method ends
  /// (R32).
  func sayAction(_ prose: inout Prose) {
    guard !isByUser, !isAction else { return }
    let (controllers, last) = (hierarchy.app.viewControllers, going.last)
    let stack = hierarchy.state.stack(poppedByDismissActionOf: receiver)
    let isHosting = controllers[receiver].isHosting && (last != nil || stack != nil)
    let showsSwiftUIs =
      last.map { $0.presenter == receiver && controllers[$0.presented].isSwiftUIs } ?? false
    guard isHosting || showsSwiftUIs else { return }
    let top = hierarchy.family(of: receiver)?.top
    let own = top.flatMap { hierarchy.presentingViewController(of: $0) == nil ? nil : prose.id($0) }
    prose.say(
      .dismissActionEnds(
        view: prose.id(receiver), isSame: last?.presented == receiver, stack: stack.map(prose.id),
        top: own))
  }
}
