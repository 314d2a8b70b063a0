/// The container protocol between one container and one child, call by call (R17, R18).
struct ContainerCalls {
  private typealias Call = ContainmentExplanation.Call

  private let child: String
  private let container: String
  private let kind: ContainerKind
  /// Whether the child has another parent, which it leaves first.
  private let leavesFirst: Bool
  /// Whether the child is the last in its container.
  private let isLast: Bool

  init(child: Int, container: Int, in hierarchy: Hierarchy) {
    self.child = hierarchy.id(child)
    self.container = hierarchy.id(container)
    kind = hierarchy.state.kinds[container]
    leavesFirst = hierarchy.parentViewController(of: child) != nil
    isLast = hierarchy.children(of: container).last == child
  }

  var addition: [ContainmentExplanation.Call] {
    let add = "addChild(\(child))"
    let (opening, sender) = opening(adding: true)
    var calls = opening
    calls.append(Call(call: add, receiver: container, sender: sender))
    if leavesFirst {
      calls += [
        Call(call: "removeFromParent()", receiver: child, sender: .uiKit(inside: "addChild")),
        Call(
          call: "didMove(toParent: nil)", receiver: child,
          sender: .uiKit(inside: "removeFromParent")),
      ]
    }
    return calls + [
      Call(
        call: "willMove(toParent: \(container))", receiver: child,
        sender: .uiKit(inside: "addChild")),
      Call(call: "addSubview(\(child).view)", receiver: "\(container).view", sender: sender),
      Call(call: "didMove(toParent: \(container))", receiver: child, sender: sender),
    ]
  }

  var removal: [ContainmentExplanation.Call] {
    let (opening, sender) = opening(adding: false)
    return opening + [
      Call(call: "willMove(toParent: nil)", receiver: child, sender: sender),
      Call(call: "removeFromSuperview()", receiver: "\(child).view", sender: sender),
      Call(call: "removeFromParent()", receiver: child, sender: sender),
      Call(
        call: "didMove(toParent: nil)", receiver: child,
        sender: .uiKit(inside: "removeFromParent")),
    ]
  }

  /// The one call that makes a container of UIKit's do it all, and the sender of the calls that
  /// follow; no call for a container of one's own.
  private func opening(adding: Bool) -> ([Call], Call.Sender) {
    let call: String
    switch kind {
    case .custom: return ([], .yourCode)
    case .navigation where adding: call = "pushViewController(_:animated:)"
    case .navigation where isLast: call = "popViewController(animated:)"
    case .page: call = "setViewControllers(_:direction:animated:completion:)"
    case .navigation, .tabBar: call = "setViewControllers(_:animated:)"
    case .split: call = "viewControllers"
    }
    let name = String(call.prefix { $0 != "(" })
    return (
      [Call(call: call, receiver: container, sender: .yourCode)], .uiKit(inside: name)
    )
  }
}
