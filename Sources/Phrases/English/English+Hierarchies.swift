import VCEngine
import VCSource

extension English {
  package func text(of fault: Message.Containment) -> String {
    switch fault {
    case .childOfItself(let id): "'\(id)' cannot be a child of itself"
    case .childContainsContainer(let child, let container):
      "'\(child)' contains '\(container)', so it cannot be a child of it"
    case .rootAsChild(let root, let container, let window):
      "'\(root)' is \(self.root(of: window)), and cannot be a child of '\(container)'"
    case .presentedAsChild(let child, let presenter, let container):
      "'\(child)' is presented by '\(presenter)', and cannot be a child of '\(container)' until it "
        + "is dismissed"
    case .pageCount(let page, let given, let required):
      "'\(page)' shows \(counted(required, "page")) at a time, and has \(counted(given, "child", "children")); "
        + "its data source supplies the others"
    case .childAsRoot(let id, let parent, let window):
      "'\(id)' is a child of '\(parent)', and cannot be \(root(of: window))"
    case .presentedAsRoot(let id, let presenter, let window):
      "'\(id)' is presented by '\(presenter)', and cannot be \(root(of: window)) until it is dismissed"
    case .rootOfAnother(let id, let other, let window):
      "'\(id)' is \(root(of: other)), and cannot be that of '\(window)' too"
    case .alreadyRoot(let id, let window):
      "nothing changes: '\(id)' is \(root(of: window)) already"
    case .navigationInStack(let child, let navigation):
      "'\(child)' is a navigation controller, and cannot stand in the stack of '\(navigation)'"
    case .splitInStack(let child, let navigation):
      "'\(child)' is a split view controller, and cannot stand in the stack of '\(navigation)'"
    case .listedTwice(let child, let container):
      "'\(child)' is listed twice among the view controllers of '\(container)'"
    case .alreadyAChild(let child, let container):
      "nothing is added: '\(child)' is a child of '\(container)' already"
    case .ownPlace(let child): "nothing is exchanged: '\(child)' cannot take its own place"
    case .viewInItself(let child, let holder):
      child == holder
        ? "the view of '\(child)' cannot be added to itself"
        : "the view of '\(child)' holds that of '\(holder)', and cannot be added to it"
    case .viewOfAnothersChild(let child, let parent, let holder):
      "'\(child)' is a child of '\(parent)', so its view cannot be added to that of '\(holder)'"
    case .viewInPlace(let child, let holder):
      "the view of '\(child)' is in the window by itself, and cannot be added to that of '\(holder)'"
    case .viewInAnothers(let child, let holder, let container):
      "the view of '\(child)' is in that of '\(holder)', so it cannot become a child of '\(container)'"
    case .noParent(let child): "nothing is removed: '\(child)' has no parent"
    case .noCommonParent(let new, let old):
      "'\(new)' cannot take the place of '\(old)', which has no parent"
    case .transitionInUIKitsContainer(let container, let className):
      "only a container of your own exchanges its children so: '\(container)' is "
        + "\(withArticle(className)); use \(stepsOfChildren(className))"
    case .noViewControllers(let id, let className):
      "'\(id)' has no 'viewControllers': it is \(withArticle(className))"
    }
  }

  package func text(of fault: Message.Container) -> String {
    switch fault {
    case .alreadyInStack(let child, let navigation):
      "'\(child)' is in the stack of '\(navigation)' already"
    case .notANavigationController(let action, let id, let className):
      "only a navigation controller can be \(action == .push ? "pushed onto" : "popped"), "
        + "and '\(id)' is \(withArticle(className))"
    case .firstInStack(let id):
      "nothing is popped: '\(id)' is the first in its stack, and stays"
    case .nothingToPop(let navigation):
      "nothing is popped: the stack of '\(navigation)' is empty"
    case .stackInTransition(let navigation, let presented, let isDismissal):
      "the stack of '\(navigation)' does not change while '\(presented)' is being "
        + (isDismissal ? "dismissed" : "presented")
    case .inNoStack(let id): "'\(id)' is in the stack of no navigation controller"
    case .topAlready(let id, let navigation):
      "nothing is popped: '\(id)' is the top of the stack of '\(navigation)' already"
    case .inNoNavigationStack(let view, let sender):
      "'\(sender)' is in no NavigationStack, so SwiftUI doesn't show '\(view)'"
    case .alreadyInSplitView(let child, let split, let isDetail):
      "nothing changes: '\(child)' is \(isDetail ? "the detail" : "a column") of '\(split)' already"
    case .notATabBarController(let id, let className):
      "only a tab bar controller selects, and '\(id)' is \(withArticle(className))"
    case .notAmongTabs(let id, let container):
      "'\(id)' is not among the view controllers of '\(container)'"
    case .columnsHaveNames(let split):
      "the columns of '\(split)' have names, and are not set as a list; 'showDetail' sets the "
        + "secondary one"
    case .noColumn(let column, let split): "'\(split)' has no column '\(column)' to show or hide"
    case .columnAlready(let column, let split, let isShown):
      "nothing changes: '\(split)' \(isShown ? "shows" : "hides") its column '\(column)' already"
    case .columnsAreCollapsed(let split):
      "'\(split)' is collapsed, and what shows or hides a column then is not established"
    case .noSearchController(let id, let className):
      "'\(id)' has no 'searchController', and is none: it is \(withArticle(className))"
    case .searchIsActive(let search): "nothing changes: the search of '\(search)' is active already"
    case .noSizeClasses(let ios):
      "size classes came with iOS 8, and the description is for iOS \(ios)"
    case .alreadyOfSizeClass(let sizeClass, let window):
      "nothing changes: the width\(window.map { " of '\($0)'" } ?? "") is \(sizeClass) already"
    }
  }

  package func text(of fault: Message.Presentation) -> String {
    switch fault {
    case .presentsItself(let id): "'\(id)' would present itself"
    case .presentedHasParent(let id, let parent):
      "'\(id)' is a child of '\(parent)', and only a controller without a parent can be presented"
    case .alreadyPresented(let id, let presenter):
      "'\(id)' is presented already, by '\(presenter)'"
    case .rootPresented(let id, let window):
      "'\(id)' is \(root(of: window)), and cannot be presented"
    case .presentedContainsSender(let id, let sender):
      "'\(id)' contains '\(sender)', and cannot be presented from it"
    case .splitNotPresentable(let id):
      "'\(id)' is a split view controller, which cannot be presented before iOS 8"
    case .pickerNeedsPopover(let id):
      "before iOS 8 an iPad shows photos only in a UIPopoverController, so '\(id)' can't be presented"
    case .styleNone:
      "'none' is an answer of a presentation controller's delegate, not a style to present in: UIKit raises "
        + "an exception"
    case .curlNeedsFullScreen(let id, let style):
      "the transition 'partialCurl' needs the style 'fullScreen', and '\(id)' is presented as "
        + "'\(style)'"
    case .popoverWithoutSource(let id):
      "on an iPad '\(id)' is a popover, and has nothing to point at: it needs a 'sourceView' or a "
        + "'barButtonItem'"
    case .transitionInPopover(let id, let style, let transition):
      "in a popover the style '\(style)' allows the transition 'coverVertical' only, and '\(id)' "
        + "has '\(transition)'"
    case .senderInNoWindow(let sender, let presented):
      "'\(sender)' is in no window, so '\(presented)' is not presented"
    case .presenterNotInWindow(let presenter, let presented):
      "the view of '\(presenter)' is not in the window, so '\(presented)' is not presented"
    case .alreadyPresenting(let presenter, let other, let refused) where other == refused:
      "'\(presenter)' presents '\(other)' already, and does not present it again"
    case .alreadyPresenting(let presenter, let other, let refused):
      "'\(presenter)' presents '\(other)' already, so '\(refused)' is not presented"
    case .nothingPresented(let receiver, let root, let window):
      "nothing is dismissed: neither '\(receiver)' nor a controller above it presents anything, "
        + "and '\(root)' is \(self.root(of: window))"
    case .receiverInNoWindow(let id): "nothing is dismissed: '\(id)' is in no window"
    case .doesNotAppear(let id, let method):
      "'\(id)' does not appear with the step before, so it is not sent '\(method)'"
    case .noTransition: "no transition is running: the step before, if there is one, has none"
    case .presenterInTransition(let presenter, let other, let isDismissal, let refused):
      still(presenter, isDismissal, other) + ", so '\(refused)' is not presented"
    case .presenterNotYetInWindow(let presenter, let method, let sender, let presented):
      "in '\(method)' of '\(sender)' "
        + (sender == presenter ? "its view" : "the view of '\(presenter)'")
        + " is not in the window yet, so '\(presented)' is not presented"
    case .dismissedInTransition(let presenter, let other, let isDismissal):
      still(presenter, isDismissal, other) + ", so nothing is dismissed"
    case .coveredFromUser(let id, let top):
      "the user cannot dismiss '\(id)': '\(top)' lies above it"
    case .outOfSight(let id): "the user cannot dismiss '\(id)', which is not on the screen"
    case .noGesture(let id, _, let since?):
      "no gesture dismisses '\(id)': sheets have had one only since iOS \(since)"
    case .noGesture(let id, let style, nil):
      "no gesture dismisses '\(id)', which is presented as '\(style)'"
    case .dismissalPrevented(let id, let modal):
      "the user cannot dismiss '\(id)': 'isModalInPresentation' of '\(modal)' is true"
    }
  }

  /// Returns the steps by which one of UIKit's containers changes its children.
  private func stepsOfChildren(_ className: Message.ClassName) -> String {
    switch UIKitClass(named: className.superclass ?? className.name)?.kind {
    case .navigation: "'push', 'pop' or 'setViewControllers'"
    case .tabBar: "'select' or 'setViewControllers'"
    case .split: "'show', 'showDetail' or 'setViewControllers'"
    default: "'setViewControllers'"
    }
  }

  private func still(_ presenter: String, _ isDismissal: Bool, _ other: String) -> String {
    "'\(presenter)' is still \(isDismissal ? "dismissing" : "presenting") '\(other)'"
  }

  package func text(of hint: Message.Hint) -> String {
    switch hint {
    case .unreachedContext(let id):
      "no presentation reaches 'definesPresentationContext' of '\(id)': it counts for a search, and "
        + "for a 'present' in 'currentContext' or 'overCurrentContext' that is sent to it or below it"
    case .contextOnPhone(let style):
      "on an iPhone before iOS 8 a presentation covers the screen: '\(style)' finds no context"
    case .nobodyDefinesContext(let style, let presenter, let presented):
      "no controller defines a context for '\(style)', so '\(presenter)' presents '\(presented)': the top "
        + "of the family, as for 'fullScreen'"
    case .presentsOutOfWindow(let presenter, let presented):
      "'\(presenter)' presents '\(presented)' from the beginning, and its view is not in the "
        + "window: it must have been there when it presented"
    case .rulesChooseAnother(let expected, let presenter, let presented, let isInContext):
      "'\(presenter)' presents '\(presented)'; by the rules '\(expected)' would"
        + (isInContext ? ", unless '\(presenter)' defines a presentation context" : "")
    case .presenterIsDetached(let presenter, let holder):
      "'\(presenter)' presents without a parent: only its view was added to that of '\(holder)'"
    case .actionSheetWithoutSource(let id):
      "on an iPad '\(id)' is a popover with nothing to point at, so UIKit raises an exception; add a "
        + "'sourceView' or a 'barButtonItem'"
    case .pointsAtNothing(let id):
      "the popover '\(id)' has nothing to point at, so UIKit raises an exception; add a 'sourceView' or "
        + "a 'barButtonItem'"
    case .ignoredStyle(let id):
      "UIKit ignores the 'modalPresentationStyle' of '\(id)': a UIAlertController has its own"
    case .unexplainedRefusal(let words):
      "no rule here refuses this step; the description says that UIKit does: \(quoted(words))"
    case .timeOfGesture:
      "'during' is for calls in code; a user's gesture always comes after the previous transition"
    case .waitsForTransition(let id):
      "what happens to '\(id)' during the previous step's transition is undocumented on some iOS "
        + "versions; here it waits until the transition ends"
    case .methodTooNew(let method, let version, let ios):
      "the method '\(method)' came with iOS \(version), and the description is for iOS \(ios)"
    case .unlistedDetent(let key, let detent, let id):
      "'\(id)' has no detent '\(detent)', so UIKit ignores '\(key)'; add it to 'detents'"
    case .unlistedTab(let identifier):
      "the group has no tab '\(identifier)', so it shows its first; name one of its tabs"
    case .keyTooNew(let key, let version, let ios):
      "'\(key)' came with iOS \(version), and the description is for iOS \(ios)"
    case .newInstance(let id, let className):
      "'\(id)' is a new \(className); give the declared one an 'id' to use it again"
    case .emptyStack(let id): "the navigation controller '\(id)' has an empty stack"
    case .tooManyTabs(let id, let count):
      "'\(id)' has \(count) tabs: in compact width a tab bar shows four of them, and More"
    case .extraColumns(let id, let count):
      "'\(id)' lists \(count) view controllers, and shows two, unless a 'style' and named columns "
        + "say otherwise"
    case .inspectorTooNew(let id, let ios):
      "'\(id)' has an 'inspector', which came with iOS 26, and the description is for iOS \(ios)"
    case .columnsTooNew(let id, let ios):
      "'\(id)' has columns with names, which came with iOS 14, and the description is for iOS \(ios)"
    case .neverUsed(let id): "'\(id)' is never used: it is in no window after any step"
    case .windowWithoutScene(let window, let holder, let ios):
      "'\(holder)' holds '\(window)', which is in no scene: "
        + (ios < 27
          ? "UIKit logs that the app doesn't adopt the scene life cycle"
          : "built with the SDK of iOS 27, the app doesn't launch")
        + "; give the window a 'scene'"
    case .unreachedScene(let id): "no segue leads to '\(id)' from the screens that are shown"
    case .circleOfPresentations(let ids):
      (ids + ids.prefix(1)).map { "'\($0)'" }.joined(separator: " presents ")
        + ": every round presents \(ids.count == 1 ? "one more" : "\(ids.count) more")"
    case .addCountsAs(let action, let id, let className):
      "'\(id)' is \(withArticle(className)), which adds its children by itself: 'add' counts as '\(action)'"
    case .viewWithoutController(let id, let holder):
      "'\(id)' is no child of '\(holder)', to whose view its own is added: 'add' makes it one"
    case .leavesParent(let id, let parent, let container):
      "'\(id)' leaves '\(parent)', its parent, for '\(container)'"
    case .presentationEnds(let id, let presenter, let leaving, let departure):
      "'\(id)' is dismissed, too: '\(presenter)', which presents it, "
        + (presenter == leaving
          ? verb(of: departure) : "goes with '\(leaving)', which \(verb(of: departure))")
    case .closedContent(let className, let id):
      "\(className) fills itself: an app cannot change what '\(id)' contains"
    case .unknownClass(let name, let suggestion):
      "no class \(quoted(name)) is known" + suggesting(suggestion)
    case .soundsLikeContainer(let name, let superclass):
      "\(quoted(name)) counts as a container of your own; if it derives from \(superclass), name "
        + "that as its 'superclass'"
    case .leavesWithRoot(let presented, let root, let others, let window):
      "nobody dismisses '\(presented)'" + (others == 0 ? "" : " and \(counted(others, "other"))")
        + " when the family of '\(root)' leaves \(window.map { "'\($0)'" } ?? "the window"); apps report that "
        + (others == 0 ? "it" : "they") + " stayed on the screen"
    case .classGone(let name, let version, let replacement):
      "\(name) is gone since iOS \(version)" + advice(replacement)
    case .classDeprecated(let name, let version, let replacement):
      "\(name) is deprecated since iOS \(version)" + advice(replacement)
    case .classTooNew(let name, let version, let ios):
      "\(name) came with iOS \(version), and the description is for iOS \(ios)"
    case .styleTooNew(let style, let version, let ios):
      "the style '\(style)' came with iOS \(version), and the description is for iOS \(ios)"
    case .styleOfTVOS(let style): "the style '\(style)' is tvOS's own"
    case .undocumented(let doubt): notEstablishedNote(doubt)
    case .decidesOnStatusBar(let front, let below):
      "the window '\(front)' lies above '\(below)': if it covers the status bar, its root decides on that, and "
        + "the controllers of '\(below)' aren't asked"
    }
  }

  private func verb(of departure: Message.Departure) -> String {
    switch departure {
    case .dismissed, .popped, .removed, .replaced: "is \(departure.rawValue)"
    case .leftWithRoot: "leaves the window"
    case .collapsed: "loses its column"
    case .expanded: "makes room for the columns"
    }
  }

  private func advice(_ replacement: String?) -> String { replacement.map { "; use \($0)" } ?? "" }
}
