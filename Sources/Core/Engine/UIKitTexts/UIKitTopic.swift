/// The topics of UIKit's texts. A reworded text keeps its topic.
package enum UIKitTopic: String, CaseIterable, Sendable {
  // Presenting and dismissing.
  case alreadyPresenting, notInWindow, inTransition, waitsForDelayed, dismissedInTransition
  case controllerTransitioning, alreadyPresented, hasParent, isActive, presentedNil, onItself
  case styleWithoutController, detached, actionSheetWithoutSource, popoverWithoutSource
  case popoverOutsideWindow, noContainedAlert, keyboardPresents, alertViewGone
  case emptyAlert, neverPresented, inPopoverController
  case orientationMismatch, partialCurl, splitPresented
  // Containing and appearing.
  case requestedParent, actualParent, viewOfAnother, rootAsChild, noCommonParent, unbalanced
  case appearanceCalled, deallocating, unexpectedSubviews, subviewOfHosting
  // Stacks, tabs, columns and pages.
  case stackNotUpdated, nestedPush, nestedPop, unexpectedState, barInTransition, subviewOfItself
  case pushedTwice, pushedNavigation, pushedNil, poppedToStranger, notDistinct, pageCount
  case pageWithoutController, pageViewCount, pageStates, notSelectable, tabItemUnknown
  case tabBarModified, splitMutated, splitOnPhone, pushedSplit
  // Segues, windows and SwiftUI.
  case noSegue, pushSegueOutsideStack, noSceneWithIdentifier, noUnwind, segueNotPerformed
  case noRootAtLaunch, rootViewByHand, noEntryPoint, noSceneManifest, noSceneLifecycle
  case singleSheet, navigationTwicePerFrame, destinationTwice, destinationBelowRoot
  case navigationLinkIssue
}
