import VCSource

extension Message {
  /// Remarks on things that UIKit accepts. Strings are ids, except for styles and classes; versions
  /// are major versions of iOS.
  package enum Hint: Hashable, Sendable {
    case unreachedContext(id: String)
    case contextOnPhone(style: String)
    case nobodyDefinesContext(style: String, presenter: String, presented: String)
    case presentsOutOfWindow(presenter: String, presented: String)
    case rulesChooseAnother(
      presenter: String, presented: String, expected: String, isInContext: Bool)
    case actionSheetWithoutSource(id: String, isOpen: Bool)
    case pointsAtNothing(id: String)
    case popoverWithoutSource(id: String, isOpen: Bool)
    case ignoredStyle(id: String)
    case presenterIsDetached(presenter: String, holder: String)
    case waitsForTransition(id: String)
    case unexplainedRefusal(words: String)
    case timeOfGesture
    case methodTooNew(method: String, version: Int, ios: Int)
    case keyTooNew(key: String, version: Int, ios: Int)
    case unlistedDetent(id: String, detent: String, key: String)
    case keyWithoutSheet(id: String, key: String, style: String)
    case withoutAnswer(key: String)
    case sidebarOnPhone(key: String)
    case tabBarInStack(id: String, navigation: String)
    case unlistedTab(identifier: String)
    case newInstance(id: String, className: String)
    case emptyStack(id: String)
    case tooManyTabs(id: String, count: Int)
    case extraColumns(id: String, count: Int)
    case columnsTooNew(id: String, ios: Int)
    case inspectorTooNew(id: String, ios: Int)
    case neverUsed(id: String)
    case windowWithoutScene(holder: String, window: String, ios: Int)
    case unreachedScene(id: String)
    case circleOfPresentations(ids: [String])
    case addCountsAs(id: String, className: String, action: String)
    case viewWithoutController(id: String, holder: String)
    case leavesParent(id: String, parent: String, container: String)
    case closedContent(className: String, id: String)
    case unknownClass(name: String, suggestion: String)
    case soundsLikeContainer(name: String, superclass: String)
    case presentationEnds(
      id: String, presenter: String, leaving: String, departure: Departure, isLeaving: Bool)
    case leavesWithRoot(presented: String, others: Int, root: String, window: String?)
    case classGone(name: String, version: Int, replacement: String?)
    case classDeprecated(name: String, version: Int, replacement: String?)
    case classTooNew(name: String, version: Int, ios: Int)
    case styleTooNew(style: String, version: Int, ios: Int)
    case styleOfTVOS(style: String)
    case undocumented(doubt: Doubt)
    case decidesOnStatusBar(front: String, below: String)
  }

  /// Whether the explanation of a step says it in words of its own, or it is about no step.
  var isSaidByExplanations: Bool {
    guard case .hint(let hint) = engineFacts else { return false }
    switch hint {
    case .nobodyDefinesContext, .contextOnPhone, .presenterIsDetached, .actionSheetWithoutSource,
      .pointsAtNothing, .popoverWithoutSource, .undocumented, .presentationEnds, .leavesWithRoot,
      .withoutAnswer:
      return true
    default: return false
    }
  }
}
