import ViewControllers

/// The calls that add and remove children (R17).
package enum ContainmentSentence: Sendable {
  /// A child is to be removed from its parent, nil where it has none.
  case toBeRemoved(ControllerName, from: ControllerName?)
  case toBeAdded(ControllerName, to: ControllerName)
  /// A child is to take the place of another in their parent, nil where that one has none (R33).
  case toBeExchanged(ControllerName, for: ControllerName, in: ControllerName?)
  /// A call by its number from 1, and the one inside which UIKit makes it, nil for the reader's own.
  case call(Int, String, inside: String?)
  /// The reader's own call in the completion handler of another.
  case callAfter(Int, String, whenOver: String)
  /// UIKit's own containers make the calls by themselves (R17).
  case keepsProtocol(ContainerKind)
  /// Only the top of a stack is seen (R18).
  case onlyTopOfStackIsSeen
  /// Only the selected tab is seen.
  case onlySelectedTabIsSeen
  /// Which of the two messages is the reader's to send (R17).
  case yourCall(isRemoval: Bool)
  /// Who tells a child that `addChild` takes from another parent (R17).
  case yourCallOfMove(String, from: String)
  /// A child leaves the stack in which it is alone.
  case leavesEmpty(String)
  /// What a transition does, and what is the reader's to send around it (R33).
  case yourCallsAroundTransition(isAdded: Bool)
  /// The view of a child has a place that somebody must give it (R17).
  case setFrame(String, in: String)
  case dismissedOnTheWay([String])
  /// Only the view of a controller is to be added to that of another.
  case viewToBeAdded(ControllerName, to: ControllerName)
  /// The reader's calls that are not made, as code.
  case yourCallsMissing([String])
  /// A call that is not made, by its number from 1.
  case missingCall(Int, String, inside: String?)
  /// What a controller lacks whose view was added without it (R29).
  case lacksParent(String, in: String)
  /// What UIKit logs when it presents.
  case logsWhenPresenting(String, String)
}
