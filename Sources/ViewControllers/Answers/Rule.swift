/// A rule that an answer follows, by its number in `Rules.md`.
public enum Rule: String, Sendable {
  /// The parent is the direct container.
  case parent = "R1"
  /// A container's property leads to the nearest of its kind above.
  case nearestContainer = "R2"
  /// The presenter of the top is every member's.
  case presenting = "R3"
  /// What is presented is that of the nearest that presents.
  case presented = "R4"
  /// The top of the receiver's family presents.
  case topPresents = "R5"
  /// In the context styles the first presents that defines a context.
  case contextPresents = "R6"
  /// Which views are in the window.
  case inWindow = "R21"
  /// A view that was added without its controller.
  case viewAlone = "R29"
  /// Only a top is presented, and is nobody's child.
  case topIsPresented = "R16"
  /// A stack's end is what is pushed last.
  case stack = "R18"
  /// The calls between a container and a child.
  case containmentCalls = "R17"
  /// The calls with which a child takes the place of another.
  case transition = "R33"
  /// What is true only while something comes or goes.
  case transitionFlag = "R34"
  /// What manages a presentation.
  case presentationController = "R35"
}
