import ViewControllers

extension English: ContainmentPhrases {
  package func toBeRemoved(_ child: ControllerName, from parent: ControllerName?) -> String {
    "\(name(child)) is to be removed from its parent" + (parent.map { ", \(name($0))." } ?? ".")
  }

  package func toBeAdded(_ child: ControllerName, to parent: ControllerName) -> String {
    "\(name(child)) is to become a child of \(name(parent))."
  }

  package func call(_ number: Int, _ code: String, inside outer: String?) -> String {
    outer.map { "\(number). UIKit, inside \($0): \(code)" } ?? "\(number). \(yourCode): \(code)"
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
      ? "removeFromParent sends didMove(toParent: nil) by itself, but not willMove(toParent: nil): "
        + "that is yours, and comes first (R17)."
      : "addChild sends willMove(toParent:) by itself, but not didMove(toParent:): that is yours, "
        + "and comes last (R17)."
  }

  package func dismissedOnTheWay(_ ids: [String]) -> String {
    "\(names(ids)) \(ids.count == 1 ? "is" : "are") dismissed on the way: no family hangs from a "
      + "controller that is in no window."
  }
}
