/// The container protocol between one container and one child, call by call (R17, R18).
struct ContainerCalls {
  typealias Call = ContainmentExplanation.Call
  typealias Index = ViewController.Index

  private let child: Index
  private let container: Index
  private let childID: String
  private let containerID: String
  private let kind: ContainerKind
  /// Whether the child has another parent, which it leaves first.
  private let leavesFirst: Bool
  /// Whether the child is the last in its container.
  private let isLast: Bool

  init(child: Index, container: Index, in hierarchy: Hierarchy) {
    self.child = child
    self.container = container
    childID = hierarchy.id(child)
    containerID = hierarchy.id(container)
    kind = hierarchy.state.kinds[container]
    leavesFirst = hierarchy.parentViewController(of: child) != nil
    isLast = hierarchy.children(of: container).last == child
  }

  var addition: [Call] {
    var calls = opening(adding: true)
    let sender: Call.Sender = calls.isEmpty ? .yourCode : .uiKit(inside: 0)
    let add = calls.count
    calls.append(call("addChild(\(childID))", .controller(container), sender))
    if leavesFirst {
      calls += [
        call("removeFromParent()", .controller(child), .uiKit(inside: add)),
        call("didMove(toParent: nil)", .controller(child), .uiKit(inside: add + 1)),
      ]
    }
    return calls + [
      call("willMove(toParent: \(containerID))", .controller(child), .uiKit(inside: add)),
      call("addSubview(\(childID).view)", .view(of: container), sender),
      call("didMove(toParent: \(containerID))", .controller(child), sender),
    ]
  }

  var removal: [Call] {
    let opening = opening(adding: false)
    let sender: Call.Sender = opening.isEmpty ? .yourCode : .uiKit(inside: 0)
    return opening + [
      call("willMove(toParent: nil)", .controller(child), sender),
      call("removeFromSuperview()", .view(of: child), sender),
      call("removeFromParent()", .controller(child), sender),
      call("didMove(toParent: nil)", .controller(child), .uiKit(inside: opening.count + 2)),
    ]
  }

  private func call(_ call: String, _ receiver: Call.Receiver, _ sender: Call.Sender) -> Call {
    Call(call: call, receiver: receiver, sender: sender)
  }

  /// The one call that makes a container of UIKit's do it all; none for a container of one's own.
  private func opening(adding: Bool) -> [Call] {
    let name: String
    switch kind {
    case .custom: return []
    case .navigation where adding: name = "pushViewController(_:animated:)"
    case .navigation where isLast: name = "popViewController(animated:)"
    case .page: name = "setViewControllers(_:direction:animated:completion:)"
    case .navigation, .tabBar: name = "setViewControllers(_:animated:)"
    case .split: name = "viewControllers"
    }
    return [call(name, .controller(container), .yourCode)]
  }
}
