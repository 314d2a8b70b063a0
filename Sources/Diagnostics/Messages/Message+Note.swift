extension Message {
  /// What took a controller out of its family or its parent.
  public enum Departure: String, Hashable, Sendable {
    /// A presentation ended.
    case dismissed
    /// A navigation controller popped it.
    case popped
    /// It was removed from its parent, or left it for another.
    case removed
    /// Another detail took its place in a split view controller.
    case replaced
    /// Another controller became the window's root (R26).
    case leftWithRoot
    /// Its split view controller shows one controller alone (R25).
    case collapsed
    /// Its split view controller shows its columns again (R25).
    case expanded
  }

  /// What UIKit does with words of its own.
  public enum UIKitResponse: Hashable, Sendable {
    /// It writes a warning to the console, and does nothing.
    case logs
    /// It raises an exception, of this name if it has one.
    case raises(String?)
  }

  /// What stands at other places, and what UIKit would say.
  public enum Note: Hashable, Sendable {
    /// The first of two stands here.
    case standsHereFirst
    /// The controller of this id stands here first.
    case namedHereFirst(String)
    /// The first of two controllers of one id is declared here.
    case declaredHereFirst
    /// What the message names is declared here.
    case isDeclaredHere
    /// The controller of this id is declared here.
    case declaredHere(String)
    /// The other of two keys that exclude each other.
    case keyStandsHere(String)
    /// The controller of this id is presented here.
    case presentedHere(String)
    /// The controller of this id left its family or its parent here.
    case departedHere(String, Departure)
    /// A tab is not in the window, because another tab of its tab bar controller is selected.
    case tabNotSelected(String, of: String, selected: String)
    /// A controller in a stack is not in the window, because another one covers it.
    case coveredInStack(String, by: String, of: String)
    /// The root of a window of the system's, which is not read.
    case otherWindow(String)
    /// A presenter's view left the window when it presented (R12).
    case viewLeftWindow(String, presenting: String)
    /// A value that is in the way begins here.
    case beginsHere(Construct)
    /// The keys that may stand here.
    case possibleKeys([String])
    /// The word that was probably meant.
    case meantValue(String)
    /// The words that the value may be.
    case possibleValues([String])
    /// `superclass` names a class of UIKit's.
    case superclassMeaning
    /// The first method of this controller's in which its view is in the window for sure.
    case firstInViewDidAppear(String)
    /// What waits for a transition has its place in a completion handler, and is sent to the controller
    /// that the transition brings, nil for the same as before.
    case inCompletionHandler(to: String?)
    /// What the delegate of a presentation controller is told when the user's gesture is prevented.
    case delegateHearsOfAttempt
    /// UIKit's own words, in English as UIKit has them.
    case uiKit(UIKitResponse, String)
  }
}
