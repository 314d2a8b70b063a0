import VCEngine

/// A usual cause of one of UIKit's texts, with one repair.
package enum UIKitCause: String, CaseIterable, Sendable {
  case presentFromTop, dismissFirst, inActionHandler, afterMenu, callsTwice, waitForCompletion,
    tooEarly
  case dismissedMeanwhile, neverShown, newInstance, presentParent, removeFirst, unwrapPresented,
    canSendFirst
  case presentAnother, setStyle, addChild, presentFromParent, setSource, setBarButtonItem
  case sourceInWindow, keyWindow, alertController, fillAlert
  case agreeOnOrientations, curlFullScreen, splitAsRoot, childBeforeView, removeViewFirst
  case addToHolder, addItsContainer, inputViewOut, ownView, otherRoot, addBoth, oneTransition,
    callSuper, workAtLaunch
  case balanceAppearance, callOwnMethod, forwardAppearance, showsTooEarly, showAfterDismissal,
    rootReplaced
  case noViewInDeinit, loadView, emptyContainer, commonSuperview, afterTransition
  case callsTwicePushing, newPushed, popToIt
  case pushItsRoot, presentNavigation, unwrapPushed, containsFirst, distinct, onePage, waitForPage
  case selectMember, itemOfChild, setTabs, afterCallback, notOnPhone, embedInNavigation
  case drawSegue, fromStoryboard, customSegue, otherStoryboard, markInitial
  case nameScene, unwindAction, setRoot, rootOfOverlay, adoptScenes, oneSheet, oneAlert, alertInside
  case sheetInside, afterAlert, afterSheet, whenShown, onePathChange, oneDestination
  case destinationAtRoot, navigationStack
  case presentActivity, popoverStyle, oneCancel, keyForText, stackDelegate, nameStoryboard
  case connectView, nameNib, setModule, delegateWindow, insideStack
  case oneStack, splitInTab, updateLibrary
  case declareDestination, linkInStack, viewInController, alertInstead, afterOther, drawFirst
  case dialogAtButton
}
