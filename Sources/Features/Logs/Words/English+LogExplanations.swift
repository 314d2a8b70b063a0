import VCDiagnostics
import VCEngine
import VCPhrases

extension English: LogPhrases {
  package func text(of sentence: LogSentence) -> String {
    switch sentence {
    case .occurrences(let count, let areOthers):
      "(\(count) times\(areOthers ? ", with different instances" : ""))"
    case .caller(let name):
      "A guess, from the app's first frame in the call stack: \(name) made the call."
    case .maskedClasses:
      "The log hides classes, as the system's console does with '<private>'. Xcode's console shows "
        + "them."
    case .linesLeftOut(let count, let limit):
      counted(count, "more line")
        + " about view controllers \(count == 1 ? "is" : "are") left out: only the first \(limit) "
        + "different lines are explained."
    case .causesHeading(let count, let areChoices): causesHeading(count, areChoices: areChoices)
    case .sameCauses: "The causes and repairs are the same as above."
    case .debuggerHeading(let stop): debuggerHeading(stop)
    case .found(let className, let ids, let file):
      "In \(file), \(className) is \(list(ids.map { "'\($0)'" }, "or"))."
    case .foundNone(let file): "\(file) has none of the line's view controllers."
    case .answerIsOfDescription(let file):
      "So \(file) doesn't show the app as it was when it logged this. For \(file) the answer is:"
    case .raisesException: "UIKit raises an exception, which ends the app."
    }
  }

  private func causesHeading(_ count: Int, areChoices: Bool) -> String {
    if areChoices, count > 1 { return "Choose one:" }
    return count == 1 ? "The usual cause:" : "The usual causes, most likely first:"
  }

  private func debuggerHeading(_ stop: DebuggerStop) -> String {
    switch stop {
    case .state, .path:
      "If that isn't enough, add this to the view for each state that shows something, and do the same again:"
    default:
      "If that isn't enough, set the breakpoint in the debugger, do the same again, and look for code of "
        + "yours in the backtrace:"
    }
  }

  package func text(of difference: LogDifference, in file: String) -> String {
    switch difference {
    case .missing(let name): "But \(file) has no \(name)."
    case .presenter(let presenter, let logged):
      "But in the log \(logged) is the presenter; in \(file) it is \(name(presenter))."
    case .blocker(let blocker?, let presenter, let logged):
      "But in the log \(logged) is in the way; in \(file) '\(presenter)' presents \(name(blocker))."
    case .blocker(nil, let presenter, let logged):
      "But in the log \(logged) is in the way; in \(file) '\(presenter)' presents nothing at that point."
    case .isInWindow(let presenter):
      "But in \(file) the view of '\(presenter)' is in the window at that point."
    }
  }

  package func wording(_ text: UIKitText) -> String? {
    guard let until = text.until else { return nil }
    return switch text.since {
    case 1: "The wording is that of iOS \(until) and earlier."
    case until: "The wording is that of iOS \(until)."
    case let since: "The wording is that of iOS \(since) to \(until)."
    }
  }

  package func happened(_ line: LoggedText) -> String {
    let (a, p, s) = (line[english: .presented], line[english: .presenter], line[english: .sender])
    let (b, c, x) = (line[english: .blocker], line[english: .child], line[english: .other])
    let asked =
      line.classes[.sender] == nil || line.senderIsPresenter
      ? "" : " The code called present on \(s)."
    return switch line.topic {
    case .alreadyPresenting:
      line.presentsItsLike
        ? "\(p) didn't present a second \(a), because it is already presenting the first.\(asked)"
        : "\(p) didn't present \(a), because it is already presenting "
          + "\(b)\(line.presentsItself ? ", the same instance" : "").\(asked)"
    case .notInWindow: "\(p) didn't present \(a), because its view isn't in a window.\(asked)"
    case .inTransition:
      "\(p) didn't present \(a), because a presentation or dismissal was in progress.\(asked)"
    case .waitsForDelayed: "\(p) didn't present \(a), because it is about to present \(b).\(asked)"
    case .dismissedInTransition:
      "\(p) dismissed nothing, because a presentation or dismissal was in progress."
    case .controllerTransitioning:
      "a presentation was to begin or end while its own transition was in progress."
    case .alreadyPresented: "\(a) was presented a second time, while \(p) is presenting it."
    case .hasParent: "\(a) was presented, although it is a child of \(c)."
    case .isActive: "\(a) was presented, although it is a child or presented already."
    case .presentedNil: "\(s) was to present nil."
    case .onItself: "\(p) was to present itself."
    case .styleWithoutController:
      "a controller was presented whose modalPresentationStyle is 'none'."
    case .detached:
      "\(s) presented \(a), although \(s) isn't in the hierarchy of controllers."
    case .actionSheetWithoutSource:
      "\(p) presented an action sheet on an iPad, and the sheet had nothing to point at."
    case .popoverWithoutSource:
      "a popover was presented without a source: it had nothing to point at."
    case .popoverOutsideWindow: "a popover was to point at a view that isn't in a window."
    case .emptyAlert: "an alert without title, message and actions was presented."
    case .neverPresented: "\(a) wasn't dismissed: its presentation was delayed and hadn't begun."
    case .inPopoverController: "\(a) was presented, although a UIPopoverController shows it."
    case .noContainedAlert: "an alert changed after its presentation had ended."
    case .keyboardPresents: "the keyboard's window was to present \(a)."
    case .alertViewGone: "the app showed a UIAlertView, which apps with scenes don't have."
    case .orientationMismatch:
      "a controller was presented in an orientation that it doesn't support."
    case .partialCurl: "\(p) was to present with partialCurl what isn't full screen."
    case .splitPresented: "\(a), a split view controller, was presented before iOS 8."
    case .requestedParent where line.nulls.contains(.holder):
      "\(c) was added to \(x), although its view is in the window or in a view of no controller's."
    case .actualParent where line.nulls.contains(.other):
      "the view of \(c) was added to that of \(line[english: .holder]), although \(c) has no parent."
    case .actualParent where line.nulls.contains(.holder):
      "the view of \(c) was added to the window or to a view of no controller's, although \(c) is a "
        + "child of \(x)."
    case .requestedParent:
      "\(c) was added to \(x), although its view is in that of \(line[english: .holder])."
    case .actualParent:
      "the view of \(c) was added to that of \(line[english: .holder]), although \(c) is a child of \(x)."
    case .viewOfAnother:
      "the view of \(c) was given to "
        + (line.classes[.sender] == nil ? "a second view controller." : "\(s), too.")
    case .rootAsChild: "\(c), the root view controller of a window, was added to \(p)."
    case .noCommonParent: "\(c) was to be exchanged for \(x), and they have no parent in common."
    case .unbalanced: "a transition of \(c) began before the one before it had ended."
    case .appearanceCalled:
      "the app called \(line.words[.method] ?? "an appearance method") itself."
    case .deallocating:
      "code accessed the view of \(c) while \(c) was being deallocated and had never loaded it."
    case .unexpectedSubviews: "the container view of an embed segue has subviews of its own."
    case .subviewOfHosting: "a view was added to that of a UIHostingController."
    case .stackNotUpdated:
      "\(line[english: .navigation]) ignored \(line.words[.method] ?? "a call"), because a transition was in "
        + "progress."
    case .nestedPush: "a push began before the one before it had ended."
    case .nestedPop: "a pop began before the one before it had ended."
    case .unexpectedState, .barInTransition:
      "a navigation transition began before the one before it had ended."
    case .subviewOfItself:
      "a view was added to itself, usually by two pushes or pops at the same time."
    case .pushedTwice:
      "\(c) was pushed, although it is in the stack of \(line[english: .navigation]) already."
    case .pushedNavigation: "a navigation controller was pushed onto another."
    case .pushedNil: "\(line[english: .navigation]) was to push nil."
    case .poppedToStranger: "a pop was to end at a controller that isn't in the stack."
    case .notDistinct: "a controller is in the list of a stack twice."
    case .pageCount:
      "a page view controller was given \(line.words[.count] ?? "too many") view controllers and needs "
        + "\(line.words[.required] ?? "another number")."
    case .pageWithoutController, .pageViewCount, .pageStates:
      "the pages of a page view controller changed while it was scrolling."
    case .notSelectable: "a controller was selected that is no tab."
    case .tabItemUnknown:
      "the tab bar shows the item '\(line.words[.identifier] ?? "")', which is no tab's."
    case .tabBarModified: "the items of a tab bar controller's bar were changed directly."
    case .splitMutated:
      "\(line.words[.method] ?? "a method") was called in a delegate method of a split view controller."
    case .splitOnPhone: "a split view controller was made on an iPhone before iOS 8."
    case .pushedSplit: "\(c), a split view controller, was pushed."
    case .noSegue: "\(c) has no segue '\(line.words[.identifier] ?? "")'."
    case .pushSegueOutsideStack: "a push segue began at a controller outside any stack."
    case .noSceneWithIdentifier:
      "no scene of the storyboard has the identifier '\(line.words[.identifier] ?? "")'."
    case .noUnwind: "\(c) unwound, and no controller before it has the segue's action."
    case .segueNotPerformed: "the segue '\(line.words[.identifier] ?? "")' has no destination."
    case .noRootAtLaunch: "the launch ended with a window that has no root view controller."
    case .rootViewByHand: "the root view controller's view was added to its window directly."
    case .noEntryPoint: "the main storyboard has no initial view controller."
    case .noSceneManifest: "Info.plist has no scene manifest."
    case .noSceneLifecycle: "the app doesn't use scenes."
    case .singleSheet: "a second sheet was to be shown while the first is."
    case .navigationTwicePerFrame: "the path of a NavigationStack changed twice in one frame."
    case .destinationTwice: "two navigationDestination modifiers of a stack are for the same type."
    case .destinationBelowRoot: "a navigationDestination is not at the root of its stack."
    case .navigationLinkIssue: "SwiftUI gave up a push of a NavigationLink."
    }
  }

  package func reason(for line: LoggedText) -> String {
    switch line.topic {
    case .alreadyPresenting, .waitsForDelayed:
      "A controller presents one other at a time. Its children pass the call up to it, so present fails in the "
        + "same way on another child. UIKit logs this and presents nothing."
    case .notInWindow:
      "A controller presents only while its view is in a window: from viewDidAppear on, until it is "
        + "covered full screen or removed. UIKit logs this and presents nothing."
    case .inTransition, .dismissedInTransition, .controllerTransitioning, .noContainedAlert,
      .neverPresented:
      "A presentation or dismissal must be over before the next one of the same controller begins; "
        + "its completion handler says when."
    case .emptyAlert: "UIKit doesn't show an empty alert."
    case .alreadyPresented, .inPopoverController:
      "An instance has one place at a time: it can be presented again when its dismissal has ended."
    case .isActive:
      "An instance has one place at a time: it can't be presented again before it is dismissed, and a "
        + "child can't be presented."
    case .hasParent:
      "Only a controller without a parent can be presented: a child is part of its container."
    case .presentedNil, .pushedNil:
      "There must be a controller to show: the variable or outlet is nil."
    case .onItself: "A controller can't be its own presentedViewController."
    case .styleWithoutController:
      "'none' is an answer of a presentation controller's delegate, and no style to present in."
    case .detached:
      "It isn't enough that its view is on screen: a controller that presents must be a root, presented, or "
        + "a child of such a one. UIKit presents it, perhaps with wrong safe areas. From iOS 17 on it says "
        + "that this is not supported and will become an exception."
    case .actionSheetWithoutSource, .popoverWithoutSource, .popoverOutsideWindow:
      "On an iPad (in regular width) action sheets and share sheets are popovers, and everything with "
        + "modalPresentationStyle = .popover. Set popoverPresentationController's sourceView (on screen) or "
        + "barButtonItem before presenting one."
    case .keyboardPresents:
      "The last window isn't the app's while the keyboard is on screen: it is the keyboard's."
    case .alertViewGone: "UIAlertView belongs to apps without scenes."
    case .orientationMismatch:
      "preferredInterfaceOrientationForPresentation must be one of supportedInterfaceOrientations."
    case .partialCurl: "partialCurl needs a full-screen presentation on both sides."
    case .splitPresented, .pushedSplit, .splitOnPhone:
      "A split view controller is a window's root: it can't be pushed, and before iOS 8 it couldn't be "
        + "presented or run on an iPhone."
    case .requestedParent, .actualParent:
      "A controller whose view is in another's view must be that controller's child."
    case .viewOfAnother: "A view belongs to one view controller."
    case .rootAsChild: "A window's root view controller has no parent."
    case .noCommonParent:
      "transition(from:to:) exchanges two children of the container it is sent to."
    case .unbalanced:
      "Neither a controller nor its container may begin a transition while another runs. UIKit logs this and "
        + "goes on, but viewDidAppear may be missing, or the wrong screen be left."
    case .appearanceCalled:
      "UIKit calls the appearance methods; containers begin and end transitions."
    case .deallocating:
      "Accessing 'view' loads it, which a controller must not do in deinit. UIKit logs this; what happens "
        + "then is undefined."
    case .unexpectedSubviews: "An embed segue fills its container view with the child's view alone."
    case .subviewOfHosting: "SwiftUI owns the subviews of a hosting controller's view."
    case .stackNotUpdated:
      "A navigation controller's stack doesn't change while a transition is in progress: its own, a "
        + "parent's, or that of what they present. UIKit logs this and drops the call."
    case .nestedPush, .nestedPop, .unexpectedState, .barInTransition, .subviewOfItself:
      "A navigation controller animates one push or pop at a time."
    case .pushedTwice, .notDistinct: "An instance can be in a stack once."
    case .pushedNavigation: "A stack contains content, and no other navigation controller."
    case .poppedToStranger: "popToViewController needs a controller that is in the stack."
    case .pageCount:
      "A page view controller is given the pages that it shows: one, or two with a spine."
    case .pageWithoutController, .pageViewCount, .pageStates:
      "A page view controller takes new pages only when no transition is in progress."
    case .notSelectable: "Only a member of viewControllers can be selected."
    case .tabItemUnknown, .tabBarModified:
      "A tab bar controller fills its bar with its children's tabBarItem."
    case .splitMutated:
      "In its delegate's methods a split view controller is being changed already."
    case .noSegue:
      "A segue belongs to the scene that it starts at. performSegue looks for its identifier among the segues "
        + "of the receiver's own scene, in the storyboard that the receiver was made from."
    case .segueNotPerformed: "A segue with the kind Custom does what its class does in perform."
    case .pushSegueOutsideStack:
      "A segue with the kind Push pushes onto the stack of its source."
    case .noSceneWithIdentifier:
      "instantiateViewController looks for a scene's Storyboard ID, in one storyboard."
    case .noUnwind:
      "An unwind segue ends at a controller that is shown and has the segue's action."
    case .noRootAtLaunch, .rootViewByHand, .noEntryPoint:
      "A window shows the view of its rootViewController, and UIKit adds that view itself."
    case .noSceneManifest, .noSceneLifecycle:
      "Windows belong to scenes; from iOS 27 on, apps without the scene life cycle don't launch."
    case .singleSheet:
      "A screen shows one sheet at a time, whichever of its views has the modifier. SwiftUI shows the next one "
        + "after the first is dismissed."
    case .navigationTwicePerFrame: "A NavigationStack takes one change of its path in a frame."
    case .destinationTwice, .destinationBelowRoot:
      "A stack looks for destinations at its root, and takes the first for each type."
    case .navigationLinkIssue:
      "In iOS 14 and 15 a NavigationView loses a link whose view is made anew or nested."
    }
  }
}

extension LoggedText {
  /// Returns a role's class, or a description of the role if the line doesn't name it.
  subscript(english role: UIKitRole) -> String {
    if let name = classes[role] { return name }
    return switch role {
    case .blocker: "another controller"
    case .sender, .presenter: "the presenter"
    default: "a controller"
    }
  }
}
