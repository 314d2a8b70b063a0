import ViewControllers

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
    let (call, block): (String, String)
    switch outer {
    case .present(let presented, let sender):
      let (presented, sender) = (variable(presented.value), variable(sender.value))
      (call, block) = (
        "\(sender).present(\(presented), animated: true) {",
        "[\(sender) presentViewController:\(presented) animated:YES completion:^{"
      )
    case .dismiss(let receiver):
      let receiver = variable(receiver.value)
      (call, block) = (
        "\(receiver).dismiss(animated: true) {",
        "[\(receiver) dismissViewControllerAnimated:YES completion:^{"
      )
    default: return false
    }
    return nest(call, block) { $0.write(action) }
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
