import Diagnostics

/// The calls that add a child to a container or remove it, in order, each with its sender and its
/// receiver (R17).
public struct ContainmentExplanation: Sendable {
  /// The moment before the calls.
  public let hierarchy: Hierarchy
  /// The controller that is to be added or removed.
  public let child: ViewController.Index
  /// The container, nil when a controller without a parent is to be removed.
  public let container: ViewController.Index?
  /// Whether the calls remove the child, rather than add it.
  public let isRemoval: Bool
  /// In order; empty where nothing would change.
  public let calls: [Call]
  /// Why nothing would change, nil when something would.
  public let refusal: Diagnostic?
  /// What is dismissed on the way, because its presenter leaves its family.
  public let dismissed: [ViewController.Index]

  /// One call of the protocol between a container and a child.
  public struct Call: Hashable, Sendable {
    /// In Swift, for instance `willMove(toParent: box)`.
    public let call: String
    /// In Swift: `child`, or `box.view`.
    public let receiver: String
    /// What makes the call.
    public let sender: Sender

    /// What makes a call: the app's code, or UIKit.
    public enum Sender: Hashable, Sendable {
      /// You must make the call.
      case yourCode
      /// UIKit makes it, inside the call that is named.
      case uiKit(inside: String)
    }
  }

  /// What `addChild` and its companions would be.
  public init(
    adding child: ViewController.Index, to container: ViewController.Index,
    in hierarchy: Hierarchy
  ) {
    self.init(
      .add(Sourced(child), to: Sourced(container)), child, container, isRemoval: false, hierarchy)
  }

  /// What `removeFromParent` and its companions would be.
  public init(removing child: ViewController.Index, in hierarchy: Hierarchy) {
    self.init(
      .remove(Sourced(child)), child, hierarchy.parentViewController(of: child), isRemoval: true,
      hierarchy)
  }

  private init(
    _ action: Step.Action, _ child: ViewController.Index, _ container: ViewController.Index?,
    isRemoval: Bool, _ hierarchy: Hierarchy
  ) {
    self.hierarchy = hierarchy
    self.child = child
    self.container = container
    self.isRemoval = isRemoval
    var state = hierarchy.state
    state.findings = State.Findings()
    state.run(Step(action), number: hierarchy.step + 1)
    refusal = state.findings.diagnostics.first
    let before = hierarchy.presentations.map(\.presented)
    dismissed = before.filter { state.presentationByPresented[$0] == nil }.reversed()
    guard let container, refusal == nil else {
      calls = []
      return
    }
    let protocolCalls = ContainerCalls(child: child, container: container, in: hierarchy)
    calls = isRemoval ? protocolCalls.removal : protocolCalls.addition
  }
}
