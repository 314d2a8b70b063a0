/// The calls between one container and one child, in order (R17, R18).
struct ContainerCalls {
  typealias Call = ContainmentExplanation.Call
  package typealias Index = ViewController.Index

  private let child: Index
  private let container: Index
  private let childID: String
  private let containerID: String
  private let kind: ContainerKind
  private let hierarchy: Hierarchy
  private let code: UIKitCode
  /// The ids of the container's listed children before the calls.
  private let siblings: [String]
  /// Whether the child has another parent, which it leaves first.
  private let leavesFirst: Bool
  /// Whether a pop removes the child: it is the last of a stack, and not the first.
  private let isPopped: Bool
  /// Whether the container shows the child's view after adding it and before removing it. A tab bar
  /// controller shows the selected tab, at first the first one; a navigation controller the top of
  /// its stack; other containers every child.
  private let showsView: (afterAdding: Bool, beforeRemoving: Bool)

  /// - Parameter isByHand: Whether the app makes all calls, even if UIKit's container would.
  init(child: Index, container: Index, in hierarchy: Hierarchy, isByHand: Bool = false) {
    (self.child, self.container) = (child, container)
    childID = hierarchy.id(child)
    containerID = hierarchy.id(container)
    kind = isByHand ? .custom : hierarchy.state.kinds[container]
    self.hierarchy = hierarchy
    code = hierarchy.code
    leavesFirst = hierarchy.parentViewController(of: child) != nil
    let children = hierarchy.viewControllers(of: container)
    siblings = children.map(hierarchy.id)
    isPopped = children.count > 1 && children.last == child
    showsView =
      switch kind {
      case .tabBar:
        (children.isEmpty, hierarchy.selectedViewController(of: container) == child)
      case .navigation: (true, children.last == child)
      case .split, .page, .custom: (true, true)
      }
  }

  var addition: [Call] {
    var calls = opening(adding: true)
    let sender: Call.Sender = calls.isEmpty ? .yourCode : .uiKit(inside: 0)
    appendJoining(by: sender, to: &calls)
    if showsView.afterAdding {
      calls.append(call(.addSubview("\(childID).view"), .view(of: container), sender))
    }
    calls.append(didMove(to: containerID, sender))
    return calls
  }

  /// Appends `addChild` and the calls inside it. It removes the child from another parent with
  /// `removeFromParent`, which doesn't send `willMove(toParent: nil)`; the app sends it if it calls
  /// `addChild` itself (R17).
  private func appendJoining(by sender: Call.Sender, to calls: inout [Call]) {
    if leavesFirst, case .yourCode = sender { calls.append(willMove(to: "nil", sender)) }
    let add = calls.count
    calls.append(call(.addChild(childID), .controller(container), sender))
    if leavesFirst {
      calls += [
        removeFromParent(.uiKit(inside: add)), didMove(to: "nil", .uiKit(inside: add + 1)),
      ]
    }
    calls.append(willMove(to: containerID, .uiKit(inside: add)))
  }

  var removal: [Call] {
    var calls = opening(adding: false)
    let sender: Call.Sender = calls.isEmpty ? .yourCode : .uiKit(inside: 0)
    calls.append(willMove(to: "nil", sender))
    if showsView.beforeRemoving {
      calls.append(call(.removeFromSuperview, .view(of: child), sender))
    }
    let remove = calls.count
    return calls + [removeFromParent(sender), didMove(to: "nil", .uiKit(inside: remove))]
  }

  /// The calls with which the child replaces another (R33). The last ones are made after the
  /// transition.
  func exchange(for old: Index) -> [Call] {
    let oldID = hierarchy.id(old)
    let isChild = hierarchy.parentViewController(of: child) == container
    var calls = [willMove(to: "nil", .yourCode, sentTo: old)]
    if !isChild {
      appendJoining(by: .yourCode, to: &calls)
    }
    let transition = calls.count
    let exchange = UIKitCall(
      "transition(from: \(oldID), to: \(childID), duration: 0.25, animations: nil) { … }",
      [
        "transitionFromViewController:": oldID, "toViewController:": childID,
        "duration:": "0.25", "options:": "0", "animations:": "nil",
        "completion:": "^(BOOL finished) { … }",
      ])
    calls += [
      call(exchange, .controller(container), .yourCode),
      call(
        .addSubview("\(childID).view"), .superview(of: old), .uiKit(inside: transition)),
      call(.removeFromSuperview, .view(of: old), .uiKit(inside: transition)),
    ]
    let remove = calls.count
    calls += [
      removeFromParent(.completionHandler(of: transition), sentTo: old),
      didMove(to: "nil", .uiKit(inside: remove), sentTo: old),
    ]
    if !isChild {
      calls.append(didMove(to: containerID, .completionHandler(of: transition)))
    }
    return calls
  }

  private func willMove(
    to parent: String, _ sender: Call.Sender, sentTo receiver: Index? = nil
  ) -> Call {
    call(.willMove(to: parent), .controller(receiver ?? child), sender)
  }

  private func didMove(
    to parent: String, _ sender: Call.Sender, sentTo receiver: Index? = nil
  ) -> Call {
    call(.didMove(to: parent), .controller(receiver ?? child), sender)
  }

  private func removeFromParent(_ sender: Call.Sender, sentTo receiver: Index? = nil) -> Call {
    call(.removeFromParent, .controller(receiver ?? child), sender)
  }

  private func call(_ call: UIKitCall, _ receiver: Call.Receiver, _ sender: Call.Sender) -> Call {
    let (call, name) = code.call(call)
    return Call(call: call, name: name, receiver: receiver, sender: sender)
  }

  /// The single call with which UIKit's container makes all others; none for a custom container.
  private func opening(adding: Bool) -> [Call] {
    let others = siblings.filter { $0 != childID }
    let list = code.list(adding ? others + [childID] : others)
    let opening: UIKitCall
    switch kind {
    case .custom: return []
    case .navigation where adding: opening = .push(childID)
    case .navigation where isPopped: opening = .pop
    case .page: opening = .setPages(list)
    case .navigation, .tabBar:
      opening = UIKitCall(
        "setViewControllers(\(list), animated: true)", ["viewControllers": " = \(list)"])
    case .split:
      opening = UIKitCall("viewControllers = \(list)", ["viewControllers": " = \(list)"])
    }
    return [call(opening, .controller(container), .yourCode)]
  }
}
