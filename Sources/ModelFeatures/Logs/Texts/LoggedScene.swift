import VCEngine

/// The kind of description that a line of a log becomes.
package enum LoggedScene: Sendable {
  /// No description: no view controller is named, or nothing can be drawn.
  case nothing
  // Presenting and dismissing.
  case call, outsideWindow, transition, presentedAgain, presentedChild, active, presentedNil
  case onItself, detached, popover
  // Containing.
  case requestedParent, actualParent, rootAsChild, noCommonParent, alone
  // Stacks.
  case stack, two, pushedTwice, poppedToStranger, notDistinct, pushed
}

/// A place where the debugger should stop, or print, if a line is not enough.
package enum DebuggerStop: Sendable {
  /// One of UIKit's methods.
  case present, dismiss, appearance, push, pop, load
  case exception
  /// A SwiftUI state that shows something, or a stack's path.
  case state, path
  /// Nothing, because the debugger can't find out more.
  case nothing

  /// The beginnings of the methods of UIKit's by which a call stack is one of such a call.
  var methods: [String] {
    switch self {
    case .present: ["presentViewController:", "performSegueWithIdentifier:"]
    case .dismiss: ["dismissViewControllerAnimated:"]
    case .push: ["pushViewController:"]
    default: []
    }
  }
}
