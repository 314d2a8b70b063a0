/// The container protocol between one container and one child, call by call (R17, R18).
struct ContainerCalls {
  typealias Call = ContainmentExplanation.Call
  typealias Index = ViewController.Index

  private let child: Index
  private let container: Index
  private let childID: String
  private let containerID: String
  private let kind: ContainerKind
  /// The ids of the container's children, as they are before.
  private let siblings: [String]
  /// Whether the child has another parent, which it leaves first.
  private let leavesFirst: Bool
  /// Whether the child is the last in its container.
  private let isLast: Bool
  /// Whether the container shows the child's view while it has the child: the selected tab's, which
  /// the first one is, the top's of a stack, and every view of other containers.
  private let showsView: (afterAdding: Bool, beforeRemoving: Bool)

  init(child: Index, container: Index, in hierarchy: Hierarchy) {
    self.child = child
    self.container = container
    childID = hierarchy.id(child)
    containerID = hierarchy.id(container)
    kind = hierarchy.state.kinds[container]
    leavesFirst = hierarchy.parentViewController(of: child) != nil
    let children = hierarchy.children(of: container)
    siblings = children.map(hierarchy.id)
    isLast = children.last == child
    showsView =
      switch kind {
      case .tabBar:
        (children.isEmpty, hierarchy.selectedViewController(of: container) == child)
      case .navigation: (true, isLast)
      case .split, .page, .custom: (true, true)
      }
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
    calls.append(
      call("willMove(toParent: \(containerID))", .controller(child), .uiKit(inside: add)))
    if showsView.afterAdding {
      calls.append(call("addSubview(\(childID).view)", .view(of: container), sender))
    }
    calls.append(call("didMove(toParent: \(containerID))", .controller(child), sender))
    return calls
  }

  var removal: [Call] {
    var calls = opening(adding: false)
    let sender: Call.Sender = calls.isEmpty ? .yourCode : .uiKit(inside: 0)
    calls.append(call("willMove(toParent: nil)", .controller(child), sender))
    if showsView.beforeRemoving {
      calls.append(call("removeFromSuperview()", .view(of: child), sender))
    }
    let remove = calls.count
    return calls + [
      call("removeFromParent()", .controller(child), sender),
      call("didMove(toParent: nil)", .controller(child), .uiKit(inside: remove)),
    ]
  }

  private func call(_ call: String, _ receiver: Call.Receiver, _ sender: Call.Sender) -> Call {
    Call(call: call, receiver: receiver, sender: sender)
  }

  /// The one call that makes a container of UIKit's do it all; none for a container of one's own.
  private func opening(adding: Bool) -> [Call] {
    let others = siblings.filter { $0 != childID }
    let list = "[\((adding ? others + [childID] : others).joined(separator: ", "))]"
    let code: String
    switch kind {
    case .custom: return []
    case .navigation where adding: code = "pushViewController(\(childID), animated: true)"
    case .navigation where isLast: code = "popViewController(animated: true)"
    case .page: code = "setViewControllers(\(list), direction: .forward, animated: true)"
    case .navigation, .tabBar: code = "setViewControllers(\(list), animated: true)"
    case .split: code = "viewControllers = \(list)"
    }
    return [call(code, .controller(container), .yourCode)]
  }
}
