import ViewControllers

extension Step {
  /// Whether the call that carries it out takes a completion handler.
  var hasCompletionHandler: Bool {
    switch action {
    case .present: true
    case .dismiss: !isByUser
    default: false
    }
  }
}

/// Where code stands that must not run at once (R30). Each function returns whether code of an app's
/// does the actions at all.
extension CodeWriter {
  /// In the completion handler of the step before, with that.
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

  /// Behind a transition that has no completion handler of its own.
  mutating func writeAfterTransition(_ action: Step.Action) -> Bool {
    guard let receiver = action.references.last.map({ variable($0.value) }) else { return false }
    return nest(
      "\(receiver).transitionCoordinator?.animate(alongsideTransition: nil) { _ in",
      "[\(receiver).transitionCoordinator animateAlongsideTransition:nil "
        + "completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {"
    ) { $0.write(action) }
  }

  /// In the receiver's `viewDidAppear`, whatever method was asked for.
  mutating func writeInViewDidAppear(_ action: Step.Action) -> Bool {
    guard let receiver = action.references.last else { return false }
    place(in: .viewDidAppear, of: receiver.value)
    return write(action)
  }
}
