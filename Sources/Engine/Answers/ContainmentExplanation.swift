import VCSource

/// The calls that add a child to a container or remove it, in order, each with its sender and its
/// receiver (R17).
package struct ContainmentExplanation: Sendable {
  /// The hierarchy before the calls.
  package let hierarchy: Hierarchy
  /// The controller to add or remove.
  package let child: ViewController.Index
  /// The container, nil if the controller to remove has no parent.
  package let container: ViewController.Index?
  /// The child that it replaces (R33), nil if there is none.
  package let replaced: ViewController.Index?
  /// Whether the calls remove the child, rather than add it.
  package let isRemoval: Bool
  /// Whether only the view is added, and the controller doesn't become a child (R29).
  package let isOfViewAlone: Bool
  /// The calls in order; empty if nothing would change.
  package let calls: [Call]
  /// The indices of the calls that are missing if a view is added without its controller (R29).
  package let missing: Set<Int>
  /// The reason why nothing would change, nil if something would.
  package let refusal: Diagnostic?
  /// The controllers that are dismissed as a side effect, because their presenter leaves its
  /// family.
  package let dismissed: [ViewController.Index]

  /// The calls about the appearance of views that follow (R47).
  package let appearance: AppearanceCalls

  /// A call between a container and a child.
  package struct Call: Hashable, Sendable {
    /// The call, such as `willMove(toParent: box)`, in the description's spelling, by default in
    /// Swift.
    package let call: String
    /// The method alone: `willMove`, or `willMoveToParentViewController:`.
    package let name: String
    /// The receiver of the call.
    package let receiver: Receiver
    /// The sender of the call.
    package let sender: Sender

    /// The receiver of a call: a controller, or a view.
    package enum Receiver: Hashable, Sendable {
      /// The controller itself.
      case controller(ViewController.Index)
      case view(of: ViewController.Index)
      /// The superview of a controller's view.
      case superview(of: ViewController.Index)
    }

    /// The sender of a call: the app's code, or UIKit.
    package enum Sender: Hashable, Sendable {
      /// The app's code.
      case yourCode
      /// UIKit, inside the call at an index of `calls`.
      case uiKit(inside: Int)
      /// The app's code, in the completion handler of the call at an index of `calls`.
      case completionHandler(of: Int)
    }
  }

  /// Explains `addChild`, `addSubview` alone (R29), `removeFromParent` or `transition(from:to:…)` (R33) with
  /// the calls that belong to it; nil for another action.
  package init?(of action: Step.Action, in hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    switch action {
    case .add(let child, let container), .addSubview(let child, let container):
      (self.child, self.container, replaced) = (child.value, container.value, nil)
    case .remove(let child):
      (self.child, replaced) = (child.value, nil)
      container = hierarchy.container(listing: child.value)
    case .transition(let child, let other):
      (self.child, replaced) = (child.value, other.value)
      container = hierarchy.parentViewController(of: other.value)
    default: return nil
    }
    if case .remove = action { isRemoval = true } else { isRemoval = false }
    if case .addSubview = action { isOfViewAlone = true } else { isOfViewAlone = false }
    var state = hierarchy.state
    state.runHypothetical(Step(action), afterStep: hierarchy.step)
    refusal = state.findings.diagnostics.first
    let before = hierarchy.presentations.map(\.presented)
    dismissed = before.filter { state.presentationByPresented[$0] == nil }.reversed()
    appearance = AppearanceCalls(
      from: hierarchy,
      to: refusal == nil
        ? Hierarchy(state, step: hierarchy.step + 1, window: hierarchy.onlyWindow) : hierarchy)
    guard let container, refusal == nil else {
      (calls, missing) = ([], [])
      return
    }
    if isOfViewAlone {
      let calls = ContainerCalls(child: child, container: container, in: hierarchy, isByHand: true)
        .addition
      self.calls = calls
      missing = Set(calls.indices.filter { calls[$0].receiver != .view(of: container) })
      return
    }
    let protocolCalls = ContainerCalls(child: child, container: container, in: hierarchy)
    calls =
      replaced.map { protocolCalls.exchange(for: $0) }
      ?? (isRemoval ? protocolCalls.removal : protocolCalls.addition)
    missing = []
  }

  /// The receiver of a call in code: `child`, or `box.view`.
  package func code(of receiver: Call.Receiver) -> String {
    switch receiver {
    case .controller(let index): hierarchy.id(index)
    case .view(of: let index): hierarchy.id(index) + ".view"
    case .superview(of: let index): hierarchy.id(index) + ".view.superview"
    }
  }

  /// The call with its receiver in code: `child.willMove(toParent: box)`.
  package func code(of call: Call) -> String {
    hierarchy.code.message(call.call, to: code(of: call.receiver))
  }
}
