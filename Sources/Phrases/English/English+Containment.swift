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
    "A \(noun(of: kind)) keeps the protocol by itself: only the first call is yours (R17)."
  }

  package var onlyTopOfStackIsSeen: String {
    "Of its stack only the top's view is in the hierarchy of views (R18)."
  }

  package var onlySelectedTabIsSeen: String {
    "Of its tabs only the selected one's view is in the hierarchy of views."
  }

  package func yourCall(isRemoval: Bool) -> String {
    isRemoval
      ? "\(code.name(of: .removeFromParent)) sends \(code.nilling(.didMove)) by itself, but not "
        + "\(colon(after: code.nilling(.willMove))) that is yours, and comes first (R17)."
      : "\(code.name(of: .addChild)) sends \(code.name(of: .willMove)) by itself, but not "
        + "\(colon(after: code.name(of: .didMove))) that is yours, and comes last (R17)."
  }

  package func yourCallOfMove(_ child: String, from parent: String) -> String {
    "\(code.name(of: .addChild)) takes '\(child)' from '\(parent)', its other parent, but does not "
      + "send it \(colon(after: code.nilling(.willMove))) that is yours, too, and comes before (R17)."
  }

  package func yourCallsAroundTransition(isAdded: Bool) -> String {
    "\(code.name(of: UIKitCode.Method.transition)) moves the views, and nothing else: "
      + code.nilling(.willMove)
      + (isAdded ? " and \(code.name(of: .addChild)) are yours" : " is yours")
      + " before it, and in its completion handler " + code.name(of: .removeFromParent)
      + (isAdded ? " and \(code.name(of: .didMove))" : "")
      + " (R33)."
  }

  package func frameIsYours(_ child: String, in container: String) -> String {
    "Where its view stands is yours to say, too, before it is added: \(child).view.frame = "
      + "\(container).view.bounds, for instance (R17)."
  }

  package func viewToBeAdded(_ child: ControllerName, to holder: ControllerName) -> String {
    "The view of \(name(child)) is to be added to that of \(name(holder)), and nothing else."
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
