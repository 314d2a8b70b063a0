/// A call of `show(_:sender:)` or `showDetailViewController(_:sender:)`, or a segue that makes it
/// (R19).
package struct Showing: Sendable {
  /// The controller to show; of a segue, the declared one.
  package let child: ViewController.Index
  /// The controller that is sent the call.
  package let sender: ViewController.Index
  /// Whether it is `showDetailViewController`.
  package let isDetail: Bool
}

extension AppDescription {
  /// The call that an action makes, nil for another action.
  package func showing(_ action: Step.Action) -> Showing? {
    switch action {
    case .show(let child, let sender):
      return Showing(child: child.value, sender: sender.value, isDetail: false)
    case .showDetail(let child, let sender):
      return Showing(child: child.value, sender: sender.value, isDetail: true)
    case .perform(let index):
      let segue = segues[index.value]
      guard let destination = segue.destination, segue.kind == .show || segue.kind == .showDetail
      else { return nil }
      return Showing(
        child: destination.value, sender: segue.source.value, isDetail: segue.kind == .showDetail)
    default: return nil
    }
  }
}

extension Hierarchy {
  /// The container that takes the controller, nil if it is presented instead.
  package func container(for shown: Showing) -> Index? {
    state.container(showing: shown.child, isDetail: shown.isDetail, from: shown.sender)
  }

  /// The container that the call finds first, even if it can't take the controller.
  package func nearestContainer(for shown: Showing) -> Index? {
    state.nearestThatShows(isDetail: shown.isDetail, from: shown.sender)
  }

  /// The controller that is sent `present` instead, nil if a container takes the controller or the
  /// sender's view is in no window.
  package func receiver(presenting shown: Showing) -> Index? { state.receiver(presenting: shown) }
}

extension State {
  package func receiver(presenting shown: Showing) -> ViewController.Index? {
    container(showing: shown.child, isDetail: shown.isDetail, from: shown.sender) == nil
      ? receiverOfPresent(insteadOfShowingFrom: shown.sender, isDetail: shown.isDetail) : nil
  }
}
