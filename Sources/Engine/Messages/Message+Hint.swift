import VCSource

extension Message {
  /// Remarks on things that UIKit accepts. Strings are ids, except for styles and classes; versions
  /// are major versions of iOS.
  package enum Hint: Hashable, Sendable {
    /// The controller's `definesPresentationContext` decides no presentation (R6).
    case unreachedContext(String)
    /// On an iPhone before iOS 8 there is no search for a context (R14).
    case contextOnPhone(style: String)
    /// No controller defines a context, so the top presents (R6).
    case nobodyDefinesContext(style: String, presenter: String, presented: String)
    /// A controller presents initially, although its view is not in the window (R22).
    case presentsOutOfWindow(String, presented: String)
    /// In a running app this controller presents, although the rules choose another (R5, R6); and
    /// whether the style searches for a context.
    case rulesChooseAnother(
      String, presenter: String, presented: String, isInContext: Bool)
    /// An action sheet on an iPad has no source (R13): a warning.
    case actionSheetWithoutSource(String)
    /// A popover has no source (R13): a warning.
    case pointsAtNothing(String)
    /// UIKit ignores an alert's style (R13).
    case ignoredStyle(String)
    /// A presenter's view was added to another controller's view without the presenter (R29).
    case presenterIsDetached(String, in: String)
    /// This controller, or its stack, waits until the previous step's transition is over, as far as
    /// is known (R30).
    case waitsForTransition(String)
    /// The description says that UIKit refuses the step, but no rule here does: UIKit's text.
    case unexplainedRefusal(String)
    /// A step by the user has a time, which only code can have (R30, R31).
    case timeOfGesture
    /// A method is newer than the description's iOS.
    case methodTooNew(String, since: Int, ios: Int)
    /// A property is newer than the description's iOS.
    case keyTooNew(String, since: Int, ios: Int)
    /// A sheet's property names a detent that the sheet lacks: the key, the detent, the sheet.
    case unlistedDetent(key: String, String, of: String)
    /// A property on which no answer depends is set.
    case withoutAnswer(key: String)
    /// A group's default tab is not one of its tabs.
    case unlistedTab(String)
    /// A step makes another controller of a class, because the declared one is no longer in a
    /// window: the new id, and the class.
    case newInstance(String, ofClass: String)
    /// A navigation controller has no child.
    case emptyStack(String)
    /// A tab bar has more tabs than it shows in compact width.
    case tooManyTabs(String, count: Int)
    /// A split view controller lists more view controllers than it shows (R25).
    case extraColumns(String, count: Int)
    /// Named columns are newer than the description's iOS (R25).
    case columnsTooNew(String, ios: Int)
    /// A split view controller's inspector is newer than the description's iOS (R25).
    case inspectorTooNew(String, ios: Int)
    /// A step adds a controller that never is in a family.
    case neverUsed(String)
    /// An object contains a window that is in no scene (R40).
    case windowWithoutScene(String, heldBy: String, ios: Int)
    /// No segue leads to the scene from any shown controller.
    case unreachedScene(String)
    /// These scenes present each other in a cycle.
    case circleOfPresentations([String])
    /// One of UIKit's containers makes the calls of the container protocol itself: the action to
    /// use instead of `add` (R17).
    case addCountsAs(String, String, ofClass: String)
    /// A controller's view is added to another's, without the controller itself (R29).
    case viewWithoutController(String, in: String)
    /// A child leaves its parent for another (R17).
    case leavesParent(String, parent: String, for: String)
    /// A controller with content of its own gets children (the guide's table 10-2).
    case closedContent(ofClass: String, String)
    /// An unknown class has one of the SDK's prefixes: the name, and the class that may have been
    /// meant.
    case unknownClass(String, suggestion: String)
    /// A class named like one of UIKit's containers has children, but no superclass is declared.
    case soundsLikeContainer(String, superclass: String)
    /// A presentation ends because its presenter leaves: the presented controller, the presenter,
    /// the controller that leaves, which is the presenter or contains it, and how it leaves.
    case presentationEnds(String, presenter: String, with: String, Departure)
    /// A presented controller, and this number of others, leave the window with the old root (R26).
    case leavesWithRoot(String, root: String, others: Int, window: String?)
    /// A class no longer works in the description's iOS; its replacement.
    case classGone(String, since: Int, use: String?)
    /// A class is deprecated in the description's iOS; its replacement.
    case classDeprecated(String, since: Int, use: String?)
    /// A class is newer than the description's iOS.
    case classTooNew(String, since: Int, ios: Int)
    /// A style is newer than the description's iOS.
    case styleTooNew(String, since: Int, ios: Int)
    /// A style doesn't exist on iOS.
    case styleOfTVOS(String)
    /// The step is carried out, and sources leave something about it open.
    case undocumented(Doubt)
    /// A window above another of its scene decides on the status bar, if it covers that (R42).
    case decidesOnStatusBar(String, above: String)
  }

  /// Whether an answer about the step must say it, too: otherwise the answer is more certain than
  /// `check`.
  var qualifiesAnswers: Bool {
    guard case .hint(let hint) = engineFacts else { return false }
    switch hint {
    case .waitsForTransition, .timeOfGesture, .methodTooNew, .keyTooNew, .unlistedDetent,
      .columnsTooNew, .inspectorTooNew, .classGone, .classTooNew, .styleTooNew, .styleOfTVOS:
      return true
    default: return false
    }
  }
}
