import VCEngine

/// A sentence about the calls that add and remove children (R17).
package enum ContainmentSentence: Sendable {
  /// The question: a child is removed from its parent, or has none.
  case toBeRemoved(ControllerName, from: ControllerName?)
  case toBeAdded(ControllerName, to: ControllerName)
  /// The question: a child replaces another in their parent; nil if the other has none (R33).
  case toBeExchanged(ControllerName, for: ControllerName, in: ControllerName?)
  /// A call by its number from 1, and the call inside which UIKit makes it; nil if the reader makes
  /// it.
  case call(Int, String, inside: String?)
  /// A call that the reader makes in the completion handler of another.
  case callAfter(Int, String, whenOver: String)
  /// UIKit's containers make the calls automatically (R17).
  case keepsProtocol(ContainerKind)
  /// Only the top of a stack is visible (R18).
  case onlyTopOfStackIsSeen
  /// Only the selected tab is visible.
  case onlySelectedTabIsSeen
  /// Which of the two messages the reader must send (R17).
  case yourCall(isRemoval: Bool)
  /// Who informs a child that `addChild` takes from another parent (R17).
  case yourCallOfMove(String, from: String)
  /// The child was the stack's only member.
  case leavesEmpty(String)
  /// The effects of a transition, and the calls that the reader must make around it (R33).
  case yourCallsAroundTransition(isAdded: Bool)
  /// The reader must set the frame of the child's view (R17).
  case setFrame(String, in: String)
  case dismissedOnTheWay([String])
  /// The question: only a controller's view is added to another's view.
  case viewToBeAdded(ControllerName, to: ControllerName)
  /// The calls that the reader should have made, as code.
  case yourCallsMissing([String])
  /// A missing call by its number from 1.
  case missingCall(Int, String, inside: String?)
  /// The parent that a controller lacks because only its view was added (R29).
  case lacksParent(String, in: String)
  /// The message that UIKit logs when the controller presents.
  case logsWhenPresenting(String, String)
}
