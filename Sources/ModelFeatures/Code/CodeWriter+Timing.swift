import VCEngine

extension Step {
  /// Whether the call that carries out the action takes a completion handler.
  var hasCompletionHandler: Bool {
    switch action {
    case .present: true
    case .dismiss: !isByUser
    default: false
    }
  }
}

/// Writes code that must run later (R30). Each function returns whether an app's code can carry out
/// the actions.
extension CodeWriter {
  /// Writes the previous step with this action in its completion handler.
  mutating func write(_ action: Step.Action, inCompletionOf outer: Step.Action) -> Bool {
    switch outer {
    case .present(let presented, let sender):
      present(presented.value, from: sender.value, then: action)
    case .dismiss(let receiver): dismiss(from: receiver.value, then: action)
    default: false
    }
  }

  mutating func present(
    _ presented: Index, from sender: Index, then action: Step.Action? = nil
  ) -> Bool {
    let (presented, sender) = (variable(presented), variable(sender))
    return send({ .present(presented, completion: $0) }, to: sender, then: action)
  }

  mutating func dismiss(from receiver: Index, then action: Step.Action? = nil) -> Bool {
    if let view = hierarchy.viewDismissingItself(receiver) {
      guard isSwift, action == nil else { return false }
      take("dismiss", "DismissAction", "")
      state("dismiss()", "")
      note("\(view): @Environment(\\.dismiss) private var dismiss", "")
      return true
    }
    return send(UIKitCall.dismiss, to: variable(receiver), then: action)
  }

  /// Writes a call with an action in its completion handler; nil for no handler.
  private mutating func send(
    _ call: (_ completion: String) -> UIKitCall, to receiver: String, then action: Step.Action?
  ) -> Bool {
    guard let action else {
      send(call("nil"), to: receiver)
      return true
    }
    let call = call("^{")
    return nest("\(receiver).\(call.swift) {", "[\(receiver) \(call.objectiveC)") {
      $0.write(action)
    }
  }

  /// Writes an action that follows a transition without a completion handler.
  mutating func writeAfterTransition(_ action: Step.Action) -> Bool {
    guard let receiver = action.references.last.map({ variable($0.value) }) else { return false }
    return nest(
      "\(receiver).transitionCoordinator?.animate(alongsideTransition: nil) { _ in",
      "[\(receiver).transitionCoordinator animateAlongsideTransition:nil "
        + "completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {"
    ) { $0.write(action) }
  }

  /// Writes an action in the receiver's `viewDidAppear`, whichever method the step names.
  mutating func writeInViewDidAppear(_ action: Step.Action) -> Bool {
    guard let receiver = action.references.last else { return false }
    place(in: .viewDidAppear, of: receiver.value)
    return write(action)
  }
}

extension Hierarchy {
  /// The view of SwiftUI's whose environment has the action that ends it, a presentation or a place in
  /// a NavigationStack; nil for a controller that code of UIKit's dismisses (R32).
  fileprivate func viewDismissingItself(_ receiver: Index) -> String? {
    let controller = app.viewControllers[receiver]
    guard controller.isSwiftUIs, presentedViewController(of: receiver) == nil else { return nil }
    return controller.hostedView
  }
}
