extension Message {
  /// What UIKit has nothing against, and is worth a second look all the same. Strings are ids but
  /// for the styles and the classes; versions are major versions of iOS.
  public enum Hint: Hashable, Sendable {
    /// No presentation is decided by the controller's `definesPresentationContext` (R6).
    case unreachedContext(String)
    /// On an iPhone before iOS 8 no context is looked for (R14).
    case contextOnPhone(style: String)
    /// No controller defines a context, so the top presents (R6).
    case nobodyDefinesContext(style: String, presenter: String, presented: String)
    /// A controller presents from the beginning whose view is not in the window then (R22).
    case presentsOutOfWindow(String, presented: String)
    /// In a running app this one presents, where the rules would have had another (R5, R6); and
    /// whether in a style that looks for a context.
    case rulesChooseAnother(
      String, presenter: String, presented: String, isInContext: Bool)
    /// A class that is not known is taken for a container of UIKit's.
    case takenForContainer(String, superclass: String)
    /// A presentation controller that is not known counts as an app's own: the style is custom.
    case takenForCustomStyle(String)
    /// The name of a class that cannot be demangled.
    case mangledName(String)
    /// An action sheet on an iPad has nothing to point at (R13): a warning.
    case actionSheetWithoutSource(String)
    /// A controller is presented as a popover and has nothing to point at (R13): a warning.
    case pointsAtNothing(String)
    /// UIKit ignores the style of an alert (R13).
    case ignoredStyle(String)
    /// A presenter's view was added to that of another controller without it (R29).
    case presenterIsDetached(String, in: String)
    /// This one, or the stack of this one, waits until the transition of the step before is over, as
    /// far as anybody knows (R30).
    case waitsForTransition(String)
    /// The description says that UIKit refuses the step, and no rule here refuses it: UIKit's words.
    case unexplainedRefusal(String)
    /// What the user does is given a time, which is for what code does (R30, R31).
    case timeOfGesture
    /// A method that came after the description's iOS.
    case methodTooNew(String, since: Int, ios: Int)
    /// A property that came after the description's iOS.
    case keyTooNew(String, since: Int, ios: Int)
    /// A property of a sheet names a detent that the sheet does not have: the key, the detent, the sheet.
    case unlistedDetent(key: String, String, of: String)
    /// The default tab of a group is none of its tabs.
    case unlistedTab(String)
    /// A step makes a controller of this class, though the declared one is in no window: its id, the
    /// class.
    case newInstance(String, ofClass: String)
    /// A navigation controller without a child.
    case emptyStack(String)
    /// More tabs than a tab bar shows in compact width.
    case tooManyTabs(String, count: Int)
    /// A split view controller lists more view controllers than it shows (R25).
    case extraColumns(String, count: Int)
    /// Columns with names came after the description's iOS (R25).
    case columnsTooNew(String, ios: Int)
    /// A split view controller has an inspector, and iOS is older (R25).
    case inspectorTooNew(String, ios: Int)
    /// A controller that a step brings is in no family after any.
    case neverUsed(String)
    /// An object holds a window that is in no scene (R40).
    case windowWithoutScene(String, heldBy: String, ios: Int)
    /// No segue leads to a scene from what is shown.
    case unreachedScene(String)
    /// These present each other in a circle.
    case circleOfPresentations([String])
    /// A container of UIKit's keeps the protocol of containers by itself: what stands for `add` (R17).
    case addCountsAs(String, String, ofClass: String)
    /// A controller's view is added to that of another, and the controller itself is not (R29).
    case viewWithoutController(String, in: String)
    /// A child leaves its parent for another (R17).
    case leavesParent(String, parent: String, for: String)
    /// Children are declared of, or given to, a controller that fills itself (the guide's table
    /// 10-2).
    case closedContent(ofClass: String, String)
    /// A class with a prefix of the SDK's that is not known, and the class that may have been meant.
    case unknownClass(String, suggestion: String)
    /// A class named like a container of UIKit's has children, and no superclass says that it is
    /// one.
    case soundsLikeContainer(String, superclass: String)
    /// What a controller presents is dismissed, because the presenter goes: the presented one, the
    /// presenter, the controller that leaves, which is the presenter or contains it, and how.
    case presentationEnds(String, presenter: String, with: String, Departure)
    /// A presented controller, and so many others, leave the window with the old root (R26).
    case leavesWithRoot(String, root: String, others: Int, window: String?)
    /// A class that no longer works in the description's iOS, and what to use instead.
    case classGone(String, since: Int, use: String?)
    /// A class that is deprecated in the description's iOS, and what to use instead.
    case classDeprecated(String, since: Int, use: String?)
    /// A class that came after the description's iOS.
    case classTooNew(String, since: Int, ios: Int)
    /// A style that came after the description's iOS.
    case styleTooNew(String, since: Int, ios: Int)
    /// A style that iOS does not have.
    case styleOfTVOS(String)
  }
}
