extension Message {
  /// The way in which a controller left its family or its parent.
  public enum Departure: String, Hashable, Sendable {
    /// The presentation ended.
    case dismissed
    /// A navigation controller popped it.
    case popped
    /// It was removed from its parent, or left it for another.
    case removed
    /// Another detail replaced it in a split view controller.
    case replaced
    /// Another controller became the window's root (R26).
    case leftWithRoot
    /// Its split view controller shows only one controller (R25).
    case collapsed
    /// Its split view controller shows its columns again (R25).
    case expanded
  }

  /// UIKit's reaction when it writes a text.
  public enum UIKitResponse: Hashable, Sendable {
    /// It writes a warning to the console and does nothing.
    case logs
    /// It raises an exception, with this name if it has one.
    case raises(String?)
  }

  /// Additional facts: other locations, and UIKit's text.
  public enum Note: Hashable, Sendable {
    /// The first of two is here.
    case standsHereFirst
    /// The controller with this id is first named here.
    case namedHereFirst(String)
    /// The first of two controllers with the same id is declared here.
    case declaredHereFirst
    /// The subject of the message is declared here.
    case isDeclaredHere
    /// The controller with this id is declared here.
    case declaredHere(String)
    /// The other of two keys that exclude each other is here.
    case keyStandsHere(String)
    /// The controller with this id is presented here.
    case presentedHere(String)
    /// The controller with this id left its family or its parent here.
    case departedHere(String, Departure)
    /// A tab is not in the window, because another tab of its tab bar controller is selected.
    case tabNotSelected(String, of: String, selected: String)
    /// A controller in a stack is not in the window, because another covers it.
    case coveredInStack(String, by: String, of: String)
    /// The root of one of the system's windows, which is not read.
    case otherWindow(String)
    /// A presenter's view left the window when it presented (R12).
    case viewLeftWindow(String, presenting: String)
    /// The construct that contains the problem begins here.
    case beginsHere(Construct)
    /// The keys that are allowed here.
    case possibleKeys([String])
    /// The word that was probably meant.
    case meantValue(String)
    /// The allowed values.
    case possibleValues([String])
    /// The levels of a description: each view controller, and each list of them.
    case levelsOfDescription
    /// `superclass` names one of UIKit's classes.
    case superclassMeaning
    /// This controller's first method in which its view is certainly in the window.
    case firstInViewDidAppear(String)
    /// A call that waits for a transition belongs in a completion handler. It goes to this
    /// controller, which the transition presents; nil for the same receiver.
    case inCompletionHandler(to: String?)
    /// The call that a presentation controller's delegate receives when the user's gesture is
    /// prevented.
    case delegateHearsOfAttempt
    /// UIKit's own text, in English like UIKit's.
    case uiKit(UIKitResponse, String)
  }
}
