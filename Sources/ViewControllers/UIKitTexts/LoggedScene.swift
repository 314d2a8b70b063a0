/// The kinds of descriptions that lines of a log become.
package enum LoggedScene: Sendable {
  /// No view controller is named, or nothing can be drawn of it.
  case nothing
  // Presenting and dismissing.
  case call, outsideWindow, transition, presentedAgain, presentedChild, active, presentedNil
  case onItself, detached, popover
  // Containing.
  case requestedParent, actualParent, rootAsChild, noCommonParent, alone
  // Stacks.
  case stack, two, pushedTwice, poppedToStranger, notDistinct, pushed
}

/// Where the debugger stops, or what prints, if a line is not enough.
package enum DebuggerStop: Sendable {
  /// A method of UIKit's.
  case present, dismiss, appearance, push, pop, load
  /// The exception.
  case exception
  /// A SwiftUI state that shows something, or a stack's path.
  case state, path
  /// Nothing more can be found out.
  case nothing
}
