import VCEngine
import VCSource

extension English {
  package func text(of sentence: ContainmentSentence) -> String {
    switch sentence {
    case .toBeRemoved(let child, let parent):
      "\(name(child)) is to be removed from "
        + (parent.map { "its parent, \(name($0))." } ?? "a parent.")
    case .toBeAdded(let child, let parent):
      "\(name(child)) is to become a child of \(name(parent))."
    case .toBeExchanged(let old, let new, let parent):
      "\(name(new)) is to take the place of \(name(old))"
        + (parent.map { " in \(name($0))." } ?? ".")
    case .call(let number, let code, let outer):
      outer.map { "\(number). UIKit, inside \(colon(after: $0)) \(code)" }
        ?? "\(number). your code: \(code)"
    case .callAfter(let number, let code, let other):
      "\(number). your code, when \(other) is over: \(code)"
    case .keepsProtocol(let kind):
      "A \(noun(of: kind)) makes the other calls automatically: only the first is yours (R17)."
    case .onlyTopOfStackIsSeen: "Only the view of the stack's top is in the view hierarchy (R18)."
    case .onlySelectedTabIsSeen: "Only the selected tab's view is in the view hierarchy."
    case .yourCall(let isRemoval):
      isRemoval
        ? "\(code.name(of: .removeFromParent)) calls \(code.callWithNil(.didMove)); call "
          + "\(code.callWithNil(.willMove)) yourself, first (R17)."
        : "\(code.name(of: .addChild)) calls \(code.name(of: .willMove)); call "
          + "\(code.name(of: .didMove)) yourself, last (R17)."
    case .yourCallOfMove(let child, let parent):
      "\(code.name(of: .addChild)) takes '\(child)' from '\(parent)', its other parent; call "
        + "\(code.callWithNil(.willMove)) yourself, before that (R17)."
    case .leavesEmpty(let stack):
      "The stack of '\(stack)' is empty then: give it another controller."
    case .yourCallsAroundTransition(let isAdded):
      "\(code.name(of: UIKitCode.Method.transition)) adds the new view, removes the old one and makes "
        + "the calls of appearance, but not those of containment: call \(code.callWithNil(.willMove))"
        + (isAdded ? " and \(code.name(of: .addChild))" : "")
        + " before it, and \(code.name(of: .removeFromParent))"
        + (isAdded ? " and \(code.name(of: .didMove))" : "")
        + " in its completion handler (R33)."
    case .setFrame(let child, let container):
      "Set \(child).view.frame before you add the view, for instance to \(container).view.bounds (R17)."
    case .dismissedOnTheWay(let ids):
      "\(names(ids)) \(ids.count == 1 ? "is" : "are") dismissed, too: what a controller presents goes "
        + "when the controller leaves the window."
    case .viewToBeAdded(let child, let holder):
      "The view of \(name(child)) is added to the view of \(name(holder)), without "
        + "\(code.name(of: .addChild))."
    case .yourCallsMissing(let calls):
      "\(calls.count == 2 ? "Two calls" : "Calls") of yours are missing: \(list(calls, "and"))."
    case .missingCall(let number, let code, let outer): missingCall(number, code, inside: outer)
    case .lacksParent(let child, let holder):
      "'\(child)' gets no parent: its \(UIKitCode(spelling ?? .swift).name(of: Property.parentViewController)), "
        + "navigationController, tabBarController and splitViewController are nil, and '\(holder)' "
        + "forwards neither appearance nor rotation to it (R29)."
    case .logsWhenPresenting(let child, let log):
      "When '\(child)' presents, UIKit does it, and logs: \(log)"
    }
  }

  private func missingCall(_ number: Int, _ code: String, inside outer: String?) -> String {
    let place = outer.map { "missing, as UIKit calls it inside \($0)" } ?? "missing"
    return "\(number). \(colon(after: place)) \(code)"
  }
}
