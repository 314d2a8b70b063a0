import ViewControllers

extension English: ContainmentPhrases {
  package func toBeRemoved(_ child: ControllerName, from parent: ControllerName?) -> String {
    "\(name(child)) is to be removed from its parent" + (parent.map { ", \(name($0))." } ?? ".")
  }

  package func toBeAdded(_ child: ControllerName, to parent: ControllerName) -> String {
    "\(name(child)) is to become a child of \(name(parent))."
  }

  package func toBeExchanged(
    _ old: ControllerName, for new: ControllerName, in parent: ControllerName?
  ) -> String {
    "\(name(new)) is to take the place of \(name(old))" + (parent.map { " in \(name($0))." } ?? ".")
  }

  package func call(_ number: Int, _ code: String, inside outer: String?) -> String {
    outer.map { "\(number). UIKit, inside \(colon(after: $0)) \(code)" }
      ?? "\(number). \(yourCode): \(code)"
  }

  package func call(_ number: Int, _ code: String, whenOver other: String) -> String {
    "\(number). \(yourCode), when \(other) is over: \(code)"
  }

  package func keepsProtocol(_ kind: ContainerKind) -> String {
    "A \(noun(of: kind)) makes these calls automatically: only the first is yours (R17)."
  }

  package var onlyTopOfStackIsSeen: String {
    "Only the view of the stack's top is in the view hierarchy (R18)."
  }

  package var onlySelectedTabIsSeen: String {
    "Only the selected tab's view is in the view hierarchy."
  }

  package func yourCall(isRemoval: Bool) -> String {
    isRemoval
      ? "\(code.name(of: .removeFromParent)) calls \(code.nilling(.didMove)); call "
        + "\(code.nilling(.willMove)) yourself, first (R17)."
      : "\(code.name(of: .addChild)) calls \(code.name(of: .willMove)); call "
        + "\(code.name(of: .didMove)) yourself, last (R17)."
  }

  package func leavesEmpty(_ stack: String) -> String {
    "The stack of '\(stack)' is empty then: give it another controller."
  }

  package func yourCallOfMove(_ child: String, from parent: String) -> String {
    "\(code.name(of: .addChild)) takes '\(child)' from '\(parent)', its other parent; call "
      + "\(code.nilling(.willMove)) yourself, before that (R17)."
  }

  package func yourCallsAroundTransition(isAdded: Bool) -> String {
    "\(code.name(of: UIKitCode.Method.transition)) moves the views and sends the calls of appearance, but not those of "
      + "containment: " + code.nilling(.willMove)
      + (isAdded ? " and \(code.name(of: .addChild)) are yours" : " is yours")
      + " before it, and in its completion handler " + code.name(of: .removeFromParent)
      + (isAdded ? " and \(code.name(of: .didMove))" : "")
      + " (R33)."
  }

  package func frameIsYours(_ child: String, in container: String) -> String {
    "Set \(child).view.frame before you add the view, for instance to \(container).view.bounds (R17)."
  }

  package func viewToBeAdded(_ child: ControllerName, to holder: ControllerName) -> String {
    "The view of \(name(child)) is to be added to that of \(name(holder)), and nothing else."
  }

  package func yourCallsMissing(_ calls: [String]) -> String {
    "\(calls.count == 2 ? "Two calls" : "Calls") of yours are missing: \(list(calls, "and"))."
  }

  package func missingCall(_ number: Int, _ code: String, inside outer: String?) -> String {
    let place = outer.map { "missing, as UIKit calls it inside \($0)" } ?? "missing"
    return "\(number). \(colon(after: place)) \(code)"
  }

  package func lacksParent(_ child: String, in holder: String) -> String {
    "'\(child)' gets no parent: its \(code.name(of: Property.parentViewController)), "
      + "navigationController, tabBarController and splitViewController are nil, and '\(holder)' "
      + "forwards neither appearance nor rotation to it (R29)."
  }

  package func logsWhenPresenting(_ child: String, _ log: String) -> String {
    "When '\(child)' presents, UIKit does it, and logs: \(log)"
  }

  package func dismissedOnTheWay(_ ids: [String]) -> String {
    "\(names(ids)) \(ids.count == 1 ? "is" : "are") dismissed on the way: no family hangs from a "
      + "controller that is in no window."
  }
}
