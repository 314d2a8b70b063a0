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
  /// The child whose place it takes (R33), nil where there is none such.
  public let replaced: ViewController.Index?
  /// Whether the calls remove the child, rather than add it.
  public let isRemoval: Bool
  /// Whether only the view is added, and the controller becomes nobody's child (R29).
  public let isOfViewAlone: Bool
  /// In order; empty where nothing would change.
  public let calls: [Call]
  /// Those that are missing where a view is added without its controller (R29), by their places.
  public let missing: Set<Int>
  /// Why nothing would change, nil when something would.
  public let refusal: Diagnostic?
  /// What is dismissed on the way, because its presenter leaves its family.
  public let dismissed: [ViewController.Index]

  /// One call of the protocol between a container and a child.
  public struct Call: Hashable, Sendable {
    /// For instance `willMove(toParent: box)`, in the description's spelling, else in Swift.
    public let call: String
    /// The method alone: `willMove`, or `willMoveToParentViewController:`.
    package let name: String
    /// What gets the call.
    public let receiver: Receiver
    /// What makes the call.
    public let sender: Sender

    /// What gets a call: a controller, or its view.
    public enum Receiver: Hashable, Sendable {
      /// The controller itself.
      case controller(ViewController.Index)
      /// The view of a controller.
      case view(of: ViewController.Index)
      /// The view that holds the view of a controller.
      case superview(of: ViewController.Index)
    }

    /// What makes a call: the app's code, or UIKit.
    public enum Sender: Hashable, Sendable {
      /// You must make the call.
      case yourCode
      /// UIKit makes it, inside another call: where that stands in `calls`.
      case uiKit(inside: Int)
      /// You must make the call in the completion handler of another: where that stands in `calls`.
      case completionHandler(of: Int)
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

  /// What `addSubview` alone would be, and what is missing then (R29).
  public init(
    addingViewOf child: ViewController.Index, to container: ViewController.Index,
    in hierarchy: Hierarchy
  ) {
    self.init(
      .addSubview(Sourced(child), of: Sourced(container)), child, container, isRemoval: false,
      hierarchy)
  }

  /// What `removeFromParent` and its companions would be.
  public init(removing child: ViewController.Index, in hierarchy: Hierarchy) {
    self.init(
      .remove(Sourced(child)), child, hierarchy.container(listing: child), isRemoval: true,
      hierarchy)
  }

  /// What `transition(from:to:…)` and its companions would be (R33).
  public init(
    exchanging replaced: ViewController.Index, for child: ViewController.Index,
    in hierarchy: Hierarchy
  ) {
    self.init(
      .transition(Sourced(child), from: Sourced(replaced)), child,
      hierarchy.parentViewController(of: replaced), replacing: replaced, isRemoval: false, hierarchy
    )
  }

  private init(
    _ action: Step.Action, _ child: ViewController.Index, _ container: ViewController.Index?,
    replacing replaced: ViewController.Index? = nil, isRemoval: Bool, _ hierarchy: Hierarchy
  ) {
    self.replaced = replaced
    self.hierarchy = hierarchy
    self.child = child
    self.container = container
    self.isRemoval = isRemoval
    if case .addSubview = action { isOfViewAlone = true } else { isOfViewAlone = false }
    var state = hierarchy.state
    state.runHypothetical(Step(action), afterStep: hierarchy.step)
    refusal = state.findings.diagnostics.first
    let before = hierarchy.presentations.map(\.presented)
    dismissed = before.filter { state.presentationByPresented[$0] == nil }.reversed()
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

  /// The navigation controller that loses its only controller, nil for none.
  public var emptied: ViewController.Index? {
    guard refusal == nil, !isOfViewAlone, let stack = hierarchy.parentViewController(of: child),
      stack != container || isRemoval, hierarchy.app.viewControllers[stack].kind == .navigation
    else { return nil }
    return hierarchy.children(of: stack) == [child] ? stack : nil
  }

  /// What gets a call: `child`, or `box.view`.
  public func code(of receiver: Call.Receiver) -> String {
    switch receiver {
    case .controller(let index): hierarchy.id(index)
    case .view(of: let index): hierarchy.id(index) + ".view"
    case .superview(of: let index): hierarchy.id(index) + ".view.superview"
    }
  }

  /// A call and what gets it: `child.willMove(toParent: box)`.
  public func code(of call: Call) -> String {
    hierarchy.code.message(call.call, to: code(of: call.receiver))
  }

  /// The name of the call inside which UIKit makes one, nil for what the app's code calls.
  package func outerName(of call: Call) -> String? {
    if case .uiKit(let outer) = call.sender { calls[outer].name } else { nil }
  }

  /// The name of the call in whose completion handler the app's code makes one, nil for the others.
  package func nameOfCompleted(before call: Call) -> String? {
    if case .completionHandler(let outer) = call.sender { calls[outer].name } else { nil }
  }
}
