import VCSource

extension Message {
  /// Remarks on things that UIKit accepts. Strings are ids, except for styles and classes; versions
  /// are major versions of iOS.
  package enum Hint: Hashable, Sendable {
    /// The controller's `definesPresentationContext` decides no presentation (R6).
    case unreachedContext(id: String)
    /// On an iPhone before iOS 8 there is no search for a context (R14).
    case contextOnPhone(style: String)
    /// No controller defines a context, so the top presents (R6).
    case nobodyDefinesContext(style: String, presenter: String, presented: String)
    /// A controller presents initially, although its view is not in the window (R22).
    case presentsOutOfWindow(presenter: String, presented: String)
    /// In a running app this controller presents, although the rules choose another (R5, R6); and
    /// whether the style searches for a context.
    case rulesChooseAnother(
      presenter: String, presented: String, expected: String, isInContext: Bool)
    /// An action sheet on an iPad has no source (R13): a warning.
    case actionSheetWithoutSource(id: String)
    /// A popover has no source (R13): a warning.
    case pointsAtNothing(id: String)
    /// The share sheet is a popover on an iPad and has no source (R13).
    case popoverWithoutSource(id: String)
    /// UIKit ignores an alert's style (R13).
    case ignoredStyle(id: String)
    /// A presenter's view was added to another controller's view without the presenter (R29).
    case presenterIsDetached(presenter: String, holder: String)
    /// This controller, or its stack, waits until the previous step's transition is over, as far as
    /// is known (R30).
    case waitsForTransition(id: String)
    /// The description says that UIKit refuses the step, but no rule here does: UIKit's text.
    case unexplainedRefusal(words: String)
    /// A step by the user has a time, which only code can have (R30, R31).
    case timeOfGesture
    /// A method is newer than the description's iOS.
    case methodTooNew(method: String, version: Int, ios: Int)
    /// A property is newer than the description's iOS.
    case keyTooNew(key: String, version: Int, ios: Int)
    /// A sheet's property names a detent that the sheet lacks: the key, the detent, the sheet.
    case unlistedDetent(id: String, detent: String, key: String)
    /// A sheet's property is set, and the style makes no sheet: the key, the style (R35).
    case keyWithoutSheet(id: String, key: String, style: String)
    /// A property on which no answer depends is set.
    case withoutAnswer(key: String)
    /// A key of a tab bar controller's sidebar is set, and an iPhone has none (R41).
    case sidebarOnPhone(key: String)
    /// A tab bar controller is in a stack, though the reference rules it out (R18).
    case tabBarInStack(id: String, navigation: String)
    /// A group's default tab is not one of its tabs.
    case unlistedTab(identifier: String)
    /// A step makes another controller of a class, because the declared one is no longer in a
    /// window: the new id, and the class.
    case newInstance(id: String, className: String)
    /// A navigation controller has no child.
    case emptyStack(id: String)
    /// A tab bar has more tabs than it shows in compact width.
    case tooManyTabs(id: String, count: Int)
    /// A split view controller lists more view controllers than it shows (R25).
    case extraColumns(id: String, count: Int)
    /// Named columns are newer than the description's iOS (R25).
    case columnsTooNew(id: String, ios: Int)
    /// A split view controller's inspector is newer than the description's iOS (R25).
    case inspectorTooNew(id: String, ios: Int)
    /// A step adds a controller that never is in a family.
    case neverUsed(id: String)
    /// An object contains a window that is in no scene (R40).
    case windowWithoutScene(holder: String, window: String, ios: Int)
    /// No segue leads to the scene from any shown controller.
    case unreachedScene(id: String)
    /// These scenes present each other in a cycle.
    case circleOfPresentations(ids: [String])
    /// One of UIKit's containers makes the calls of the container protocol itself: the action to
    /// use instead of `add` (R17).
    case addCountsAs(id: String, className: String, action: String)
    /// A controller's view is added to another's, without the controller itself (R29).
    case viewWithoutController(id: String, holder: String)
    /// A child leaves its parent for another (R17).
    case leavesParent(id: String, parent: String, container: String)
    /// A controller with content of its own gets children (the guide's table 10-2).
    case closedContent(className: String, id: String)
    /// An unknown class has one of the SDK's prefixes: the name, and the class that may have been
    /// meant.
    case unknownClass(name: String, suggestion: String)
    /// A class named like one of UIKit's containers has children, but no superclass is declared.
    case soundsLikeContainer(name: String, superclass: String)
    /// A presentation ends because its presenter leaves: the presented controller, the presenter,
    /// the controller that leaves, which is the presenter or contains it, and how it leaves.
    case presentationEnds(
      id: String, presenter: String, leaving: String, departure: Departure, isLeaving: Bool)
    /// A presented controller, and this number of others, leave the window with the old root (R26).
    case leavesWithRoot(presented: String, others: Int, root: String, window: String?)
    /// A class no longer works in the description's iOS; its replacement.
    case classGone(name: String, version: Int, replacement: String?)
    /// A class is deprecated in the description's iOS; its replacement.
    case classDeprecated(name: String, version: Int, replacement: String?)
    /// A class is newer than the description's iOS.
    case classTooNew(name: String, version: Int, ios: Int)
    /// A style is newer than the description's iOS.
    case styleTooNew(style: String, version: Int, ios: Int)
    /// A style doesn't exist on iOS.
    case styleOfTVOS(style: String)
    /// The step is carried out, and sources leave something about it open.
    case undocumented(doubt: Doubt)
    /// A window above another of its scene decides on the status bar, if it covers that (R42).
    case decidesOnStatusBar(front: String, below: String)
  }

  /// Whether an answer about the step must say it, too: otherwise the answer is more certain than
  /// `check`.
  var qualifiesAnswers: Bool {
    guard case .hint(let hint) = engineFacts else { return false }
    switch hint {
    case .waitsForTransition, .timeOfGesture, .methodTooNew, .keyTooNew, .unlistedDetent,
      .keyWithoutSheet, .columnsTooNew, .inspectorTooNew, .classGone, .classTooNew, .styleTooNew,
      .styleOfTVOS:
      return true
    default: return false
    }
  }
}
