// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

/// Texts that are files.
enum EngineResources {
  /// The text of `Sources/Engine/VCEngine.docc/Rules.md`.
  static var rulesMd: String {
#"""
# The rules

What the engine holds to be true of UIKit, rule by rule. The code cites the numbers.

## Overview

View controllers are related in two ways. *Containment* joins a container and its children:
everything that it connects is a *family*, and the one member without a parent is the family's
*top*. *Presentation* joins families: a *presenter*, which may be any member of one family,
presents the top of another. The controller that is sent `present` or `dismiss` is the *receiver*;
it is often not the one that acts. The window's root view controller anchors the whole: a
controller is in one of the app's families only while a way of containment and presentation leads
from it to the root. A controller whose view alone was added has a family of its own (R29).

## Pointers

| rule | |
|---|---|
| R1 | `parentViewController` is the direct container, whatever its class. A top has none; its presenter is not its parent. |
| R2 | `navigationController`, `tabBarController` and `splitViewController` are the nearest container of that kind above the controller. The controller itself does not count, a subclass counts as its superclass, and the search follows parents only, so it ends at the top of the family. |
| R3 | `presentingViewController` is the same for every member of a family: whoever presented its top. In the root's family it is nil. |
| R4 | `presentedViewController` belongs to the controller or its nearest ancestor that presents: what that one presents is the answer for everybody below it who has nothing nearer. |
| R16 | `children` never holds what is presented, and only a top can be presented. What UIKit does with a presented controller that is pushed or added to a container is not established: here nothing changes. |
| R20 | Presentations make chains: a presented family's members may present in turn, one each. Each family knows the one before it and those after it, and no others. |

## Who presents

| rule | |
|---|---|
| R5 | In every style but the two context styles, the top of the receiver's family presents: however many containers lie between, the farthest one, not the nearest. |
| R36 | What covers the screen is presented from a family that covers it. Where the top that R5 finds was presented by a controller with a parent, in whose place its family lies, or by a top of which that is true in turn, the right goes on to that parent, and up from there (R5). So it is with `fullScreen`, `overFullScreen`, the sheets, `custom` and alerts; popovers and the context styles stay where they are. Up to iOS 7 it is so with `fullScreen` and the sheets. By the book's rules the top presents, wherever its family lies. (References of `present(_:animated:completion:)` and `shouldPresentInFullscreen`; the classes' headers tell which of them answer for themselves. That alerts cover the screen is not established: an answer that depends on it says so.) |
| R6 | For `currentContext` and `overCurrentContext` the receiver is asked first, then its parent, and so on: the first whose `definesPresentationContext` is true presents. If it is false for all, the top does. In other styles the flag counts for nothing, but for `custom` with a presentation controller whose `shouldPresentInFullscreen` is false: that respects it (code of UIKit of iOS 26, as decompilers show it). A description can't tell that, so an explanation of `custom` says it. |
| R7 | The flag of a controller that does not set it depends on the rule set. `uikit`: it is true for navigation and tab bar controllers, and their subclasses. `book`: it is false for all. (Reference of the property, which names navigation controllers as one example. That tab bar controllers change it, as here, and that split view controllers do is not established: of the latter a bug report in which one lies between the receiver and a context, rdar://27985092, has the context beyond it cover them.) |
| R8 | A receiver without a parent is a top. No search leads from a family into its presenter's but that of R36. |
| R23 | A UISearchController is presented as in a context style: the first from the receiver upward that defines a context presents it, else the top. When it becomes active, the receiver is the controller whose navigation item has it; until then it is in no family. Its results are displayed when the user enters text (references of `searchResultsController` and `automaticallyShowsSearchResultsController`); no source says whether their view is in the window before: here it comes with the search. (Apple's sample of a table with a search bar says in a comment who presents.) |
| R9 | A presenter that already presents does not present again, not even the same controller: UIKit logs it, and nothing changes. It raises an exception only where a free presenter is to present what another presents (R16), because it looks for that last; up to iOS 12 it raises one in both cases. (Code of UIKit of iOS 18, as decompilers show it; crash reports of before. Crash reports have the exception for a presenter that presents the same controller, too: capacitor-community/privacy-screen #56, #83 and #102, so that for this case it is not established.) |
| R22 | The presenter's view must be in the window (R21); the receiver's need not. Otherwise UIKit logs it, and nothing changes. UIKit of iOS 18 looks for the window first, so that a presenter whose view left with what it presents in `fullScreen` is refused for that, not because it presents already (R9). (Its code, as decompilers show it. The order of other versions is not established: here it is the same from 13 on, and before it is the other way round.) |
| R30 | A step waits until the step before is over, unless it says that it does not. What appears with that step is not in the window in `viewDidLoad` and `viewWillAppear`, so that R22 refuses a presenter that appears; in `viewIsAppearing` it is, and in `viewDidAppear` all is over. (References of these methods; logs.) While a controller's presentation runs, or a dismissal of what it presented, it presents nothing else, up to iOS 7 nobody in the window does, and up to iOS 13 it dismisses nothing; from iOS 8 on a navigation controller's stack does not change while a member of its family presents or dismisses. UIKit logs each; of a presentation during either, logs have this text or that of R9. Later, a dismissal waits: the code of UIKit of iOS 18, as decompilers show it, puts one that meets a running transition of its controller off until that is over, unless the animator can be interrupted. (Logs; that up to iOS 7 the whole window counts says an article on tests.) |

## Going

| rule | |
|---|---|
| R31 | The user dismisses a sheet by a swipe or, where it leaves a part of the screen dimmed, by a tap there, from iOS 13 on, and a popover by a tap outside; an action sheet by a tap outside, too; other styles and alerts have no such gesture, and only what lies on top can be reached. While a popover points at a `barButtonItem`, apps reach the other buttons of that bar, and no source says so of every iOS: here the user reaches them. From iOS 13 on `isModalInPresentation` of the presented controller, or of one that is shown in it, prevents it. The delegate of the presentation controller is sent `presentationControllerShouldDismiss`, `presentationControllerWillDismiss` and `presentationControllerDidDismiss`, or where it is prevented `presentationControllerDidAttemptToDismiss` alone; before iOS 13 that of a popover `popoverPresentationControllerShouldDismissPopover` and `popoverPresentationControllerDidDismissPopover`. Where code dismisses it is sent none of them. What it is sent for an action sheet, also on an iPad, is not established, and no call is listed. (Human Interface Guidelines and "Getting the user's attention with alerts and action sheets"; references of UIAdaptivePresentationControllerDelegate, UIPopoverPresentationControllerDelegate and `isModalInPresentation`; the reference says that UIKit ignores events outside the view then. Apple's sample of a sheet sets that in a child. In compact width, what a tap beside a sheet at the large detent does is not established. Nor is it whether a swipe dismisses a sheet in which a search is active: element-hq/element-x-ios prevents it there by a modifier, so here it does, and the search goes along.) |
| R10 | `dismiss` first looks for what the receiver or an ancestor presents (R4): if there is such a presentation, that family goes, and all that is presented above it. Otherwise the receiver's own family goes, dismissed by its presenter. In the root's family with nothing presented, nothing happens. |
| R11 | When several go at once, only the topmost is animated, with its own transition; those between are simply removed (reference of `dismiss(animated:completion:)`). Afterwards the pointers on both sides are nil. A report of iOS 8 has the topmost vanish, and the one below move (gist timriley/11f6716217b49c4b45a2). Whether one between, whose view isn't in the window, gets the calls of R47 as it goes is not established: here it gets none. |

## What is seen

| rule | |
|---|---|
| R12 | Behind `pageSheet`, `formSheet`, `popover`, `overFullScreen`, `overCurrentContext` and `custom` the presenter's view stays: a presentation controller's `shouldRemovePresentersView` is NO unless a class of one's own says otherwise (reference of UIPresentationController). Behind `fullScreen` and `currentContext`, and where a style adapts to `fullScreen` or behaves as that does (R37), it leaves the window. |
| R13 | The style is the presented controller's. One that is not set is `fullScreen` before iOS 13, and `automatic` from then on. `automatic` means `pageSheet` up to iOS 17, and `formSheet` from iOS 18. Some system controllers bring a presentation along, whatever their style says. (1) UIAlertController brings an alert in the middle of the screen, or an action sheet at the lower edge; on an iPad, an action sheet is a popover. (2) UIActivityViewController is a popover on an iPad from iOS 8; without a source it raises an exception (its reference). Whether one without a source, or an action sheet, still does on an iPad from iOS 26 on is not established: UIKit's code shows an action sheet as an alert then, and the share sheet at its container; here both raise it. (3) UIImagePickerController takes the full screen when its source is the camera. The first two keep the presenter's view, the last does not. What style a system's controller has where the app sets none, UIAlertController too, is not established: "some system view controllers may map" `automatic` "to a different style" (its reference). From iOS 26 on an action sheet originates from its source, which its `popoverPresentationController` has, outside of an iPad's regular width too, and leaves the rest of the screen usable ("Adopting Liquid Glass"). At its source it has no cancel button, because a tap anywhere else cancels it; without a source it is in the middle of the screen and has one (WWDC25, 284). What a tap outside does to that one is not established. Before iOS 8 an iPad shows the photo library in a UIPopoverController alone, and to present it raises an exception; since when it does not is not established (crash reports: WYPopoverController #9, BubbleWrap #285, openFrameworks #2652). Whether a share sheet needs its source in an iPad's compact width, too, is not established: here it does. Every popover needs a source (reference of UIPopoverPresentationController; crash reports). A step that presents one without a source gets a warning. So does a new width that makes a sheet a popover, because the check is in `presentationTransitionWillBegin`. Printed code sets a source. An alert, an action sheet and a search have transitions of their own, too, whatever their `modalTransitionStyle` says. |
| R14 | On an iPhone before iOS 8 every presentation but a `custom` one covers the screen, and nobody is asked for a context. Later, an iPhone's compact width changes what is seen, but not who presents: sheets and popovers cover the screen up to iOS 12; from iOS 13 sheets stay sheets, and a popover becomes a form sheet, as it does in regular width and compact height. From iOS 8 on the delegate of a sheet or a popover is asked first: with `none` it stays what it is (`adaptivePresentationStyle`). Where it adapts, the delegate is asked for a view controller, too, by `presentationController(_:viewControllerForAdaptivePresentationStyle:)`: that one is shown in place of the presented one (`adaptiveViewController`), often a navigation controller around it. In regular width the presented one is back. The width is that of the presenter's window (R28). The content of a form sheet or a popover has compact width, also on an iPad of regular width; whether a container in it, or what is presented from it, adapts to that is not established for every iOS: here the window's width counts. An action sheet with a source is a popover there, too, and so is a share sheet from a form sheet; a share sheet from a popover is seen as a sheet on iOS 10 (pspdfkit.com, "Preventing Popovers on Popovers"; rdar://27448912 and 27448488). (References of the method and of `popover`; a bug report in which the navigation controller is what is presented, rdar://22243353. That `presentedViewController` is the delegate's controller then is not established, nor what becomes of what that one presents.) |
| R15 | The transition is the presented controller's, `coverVertical` unless set. For `currentContext` and `overCurrentContext` a presenter that was found by its flag lends its own if its `providesPresentationContextTransitionStyle` is true (reference of the property, which names no style; code of UIKit of iOS 18, as decompilers show it, lends it for `currentContext` alone). A presenter whose two flags are true lends it in every style to the dismissal of what it presents alone (that code). `partialCurl` works on the full screen only, and what came with it presents nothing (reference of `UIModalTransitionStyle.partialCurl`); a context style inside a popover works with `coverVertical` only (reference of `currentContext`). Where the presented controller has a `transitioningDelegate`, that gives the animator; where it gives none, the style counts (reference of `transitioningDelegate`). |
| R37 | A sheet rests at the smallest of its `detents`, unless `selectedDetentIdentifier` names another of them; the reference of `detents` wants them from the smallest to the largest, at least one, and where a sheet rests first otherwise is not established: here that is the smallest, too. In compact width, from iOS 15 on, the part above it is neither dimmed nor out of reach at the detents up to `largestUndimmedDetentIdentifier`; a name that is not in `detents` counts as nil. The reference of `largestUndimmedDetentIdentifier` names no width; at which detent a sheet in regular width is for it is not established. In compact height, as on an iPhone held sideways, a sheet behaves as `fullScreen` (references of `pageSheet` and `formSheet`): from iOS 13 on it takes the whole screen, the presenter's view leaves the window, and no gesture dismisses it. Every iPhone of regular width is held sideways. Where `prefersEdgeAttachedInCompactHeight` is true, from iOS 15 on, such a sheet is attached to the lower edge instead, as wide as the safe area, or as `preferredContentSize` where `widthFollowsPreferredContentSizeWhenEdgeAttached` is true. The detent `medium` is inactive in compact height; that a sheet without another is then at the large one is ours. (Header and references of UISheetPresentationController, and of its detent `medium()`. In regular width the figure has one size for all sheets.) |
| R38 | From iOS 18 on, `preferredTransition` counts in place of `modalTransitionStyle`. It goes as it came. What comes with `zoom` the user drags or pinches back, whatever its style, unless its `isModalInPresentation` is true; what was pushed with it is dragged back in the same way. (Header; "Enhancing your app with fluid transitions". That `isModalInPresentation` holds here, too, is not established, nor that the delegate of the presentation controller is told; ZoomOptions asks its `interactiveDismissShouldBegin`.) |
| R21 | The root's view is in the window. A navigation controller shows the last of its stack, a tab bar controller the selected tab, a split view controller its columns, every other container all its children; a view is in the window as long as each container above it shows the next one. The view of a presented family is in the window; one presented in a context lies in its presenter's place, and goes and comes with it when another tab is selected or something is pushed on top. A tab bar controller that gets other tabs, also because one of them goes to another container, shows the tab of before, else the one at its place, else the first (reference of `UITabBarController.viewControllers`). An unwind segue selects the tab of its destination (reference of `unwind(for:towards:)`). A tap on the tab that is shown goes back to the root of its stack (overview of UITabBarController). What it does while the tab's `presentedViewController` isn't nil, or where the tab is a split view controller or a container of one's own, is not established: here nothing changes (code of UIKit, as decompilers show it, for the first; it picks a column's stack in the second). The delegate is told of the user's taps, not of a selection by code (reference of `tabBarController(_:didSelect:)`). A presenter whose view leaves (R12) takes the views of all that it contains along until the presentation ends; those of the containers around it stay. What a container shows lies in its view as a subview, whether that is in the window or not; UIKit's own containers have views of theirs between. |
| R47 | A controller is sent `viewWillAppear`, from iOS 13 on `viewIsAppearing`, and `viewDidAppear` when its view enters the window (R21), `viewWillDisappear` and `viewDidDisappear` when it leaves; a container forwards them to the children that it shows, unless it is the app's own and its `shouldAutomaticallyForwardAppearanceMethods` is false: then its code calls `beginAppearanceTransition` and `endAppearanceTransition` (a description can't tell that). One whose view stays is sent none: the presenter under a sheet, a popover or `overFullScreen` (R12), neither when that comes nor when it goes. (References of these methods: `viewIsAppearing` is called once for each appearance, after `viewWillAppear`; a note on popovers in that of `viewDidAppear`. Reports that expect it otherwise: FittedSheets #61, SPStorkController #19, YPImagePicker #517.) |
| R48 | The order of the calls to two controllers depends on the transition. (1) A push or a pop: `viewWillDisappear` of the old one, `viewWillAppear` of the new one, `viewDidDisappear`, `viewDidAppear`. (2) A presentation in `fullScreen`: the same, but `viewDidAppear` of the presented one comes before `viewDidDisappear` of the presenter. (3) Pages that scroll: `viewWillAppear`, `viewWillDisappear`, `viewDidAppear`, `viewDidDisappear`; pages that curl end the other way round. (4) A swipe back that the user gives up: the top gets `viewWillDisappear`, `viewWillAppear` and `viewDidAppear`, the one below `viewWillAppear`, `viewWillDisappear` and `viewDidDisappear`. (5) A swipe on a sheet that the user gives up: the sheet gets `viewWillDisappear`, `viewWillAppear`, `viewIsAppearing` and `viewDidAppear`. (6) Another tab: `viewWillAppear` of the new one, `viewWillDisappear` and `viewDidDisappear` of the old one, `viewDidAppear`. Of other transitions the order is not established; of a presentation in `fullScreen` that goes, reports have two. (Experiments: wangling.me, "The Inconsistent Order of View Transition Events", of iOS 7; velog.io/@rudin_, "iOS LifeCycle in Modal", of presentations; pgzxc.github.io and csdndocs.com, logs of tabs; betterhee.tistory.com, of dismissals.) |

## Containment over time

| rule | |
|---|---|
| R17 | `addChild` takes the child from its other parent first, if it has one, by `removeFromParent`, and sends it `willMove(toParent:)`; the container's code must send `didMove(toParent:)` once the view is in place. `removeFromParent`, which is sent to the child, sends `didMove(toParent: nil)`; the container's code must have sent `willMove(toParent: nil)` before, also where `addChild` is what takes the child away. Navigation, tab bar, split and page view controllers keep this protocol by themselves. |
| R24 | A page view controller has as many children as it shows pages: one, or two where they curl about a spine in the middle. `setViewControllers` is given two, too, where pages curl and `isDoubleSided` is true: the front, and the back of the page before, which a description can't say. What its data source would give next is no child of it. (Reference of `setViewControllers(_:direction:animated:completion:)`; the exception is seen.) |
| R26 | `window.rootViewController = other`: the old root's family leaves the window, and so does all that it presents, which nobody dismisses. The same holds of what a controller presents that is popped, removed or replaced. A presented controller does not become a root here; what UIKit does then is not established. That the views of what is presented leave is not established, nor that the two no longer point to each other: by the guide they stay related until somebody dismisses what is presented; here both are over: apps report that they stayed on the screen, up to iOS 13 at least, and that they were never freed, and dismiss first. (The documentation of UIWindow, which speaks of the old views; seen where an app logs in and out; AdevintaSpain/Sencha #23, onmyway133/notes #251, Rightpoint/Swiftilities #38.) |
| R28 | An app has as many windows as its scenes make, each with one root. From iOS 13 on a window is in the scene of its `windowScene`, a UIWindowScene, which has it in its `windows`, and a `delegate` and a `session` of its own: none of these is a view controller. `view.window.windowScene` leads to it from a view in the window. A family is in the window of its root, or of the one that presented it, and so is its view while R21 has it in a window. A window lies above those of its scene with a lower `windowLevel` (`normal` 0, `statusBar` 1000, `alert` 2000); that it covers them takes no view out of theirs. Each has a width of its own, as scenes beside each other have, and all that is in it adapts to that: R14, R25 and R27 ask for nothing else. (References of UIWindow, `windowScene`, UIWindowScene, UIWindowSceneDelegate and UITraitEnvironment; header of UIScene. UIKit promises no order within a level; here the one declared later is in front. That a root cannot be another window's too is ours.) |
| R18 | A push adds at the end of the stack, a pop takes the end away, and the first never goes. A stack holds a controller once, and by the references of `pushViewController(_:animated:)` and `init(rootViewController:)` no tab bar controller; no exception of one is known, so here it is taken. Of its members only the last has its view on screen. The user pops by the back button, or by a drag from the leading edge; from iOS 26 on, by a drag anywhere in the content that begins towards the trailing edge, too. (References of `interactivePopGestureRecognizer` and `interactiveContentPopGestureRecognizer`.) |
| R19 | `show` is for the nearest navigation or split view controller, the receiver counted. A navigation controller pushes. A split view controller sets the column in which the receiver stands; where it is the receiver itself, it sets its first column. Columns with names have navigation controllers, so that those push. `showDetail` is for the nearest split view controller, which sets its detail. Where there is none, both present. `show` presents, too, where what it shows is a navigation controller and the nearest is one as well: only the stack of a collapsed split view controller takes a navigation controller. What presents then is not the receiver: the front of its window is sent `present`, the last along `presentedViewController` from the window's root. Where the receiver's view is in no window nothing happens, without a log. A collapsed split view controller without a stack is sent `present` itself. (References of the two methods; reference and header of UISplitViewController's own `show`. They part: the reference has it set the primary, the header one or the other by the original target. Who is sent `present`: the code of UIKit of iOS 18, as decompilers show it. That `show` presents a navigation controller: a fix of SwiftyJSON's example, #686, and a demonstration app's comment beside the push that raises; the method itself was not seen, nor from where it presents, so here that is the front, too.) |
| R25 | A split view controller lists a primary and a detail, exactly two before iOS 8. From iOS 14 it can have columns with names instead: `primary`, `supplementary`, `secondary`. UIKit puts a column's controller that is no navigation controller into one that it makes. In a window of compact width, from iOS 8 on, it is collapsed and has one child: the `compact` column, or without one the first. (1) With named columns, the first column's stack takes the others, each with its navigation controller, up to the one that is to be seen. That is the `secondary`, unless the delegate answers `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)` with another (`topColumnForCollapsing`). (2) With listed children, the delegate is sent `splitViewController(_:collapseSecondary:onto:)`, also when an app begins collapsed. Where it answers true (`collapseSecondary`), the primary is shown alone. Where it answers false, and where nobody answers, a primary that is a navigation controller takes the detail onto its stack, so that the detail is what is seen; a detail that is a navigation controller is taken whole. Another primary is shown alone. The others are in no family. `showDetail` pushes onto the stack of the one that is shown, and presents where that one has no stack. With named columns it is not established that it pushes in compact width, nor that `show` of a controller that is in no column sets the first: the references say so, and UIKit's code, as decompilers show it, sets the `secondary` column and presents. In regular width again, every column is where it was, and what was pushed so is the detail. From iOS 26 on there can be an `inspector` at the trailing edge, also in a navigation controller. It is hidden until `show(.inspector)`, so a description has it only where it is shown. In regular width `show(_:)` and `hide(_:)` of a split view controller with named columns show and hide a column. The secondary one is never hidden. In the beginning those beside it are hidden under the `preferredDisplayMode` `secondaryOnly`, and the first of two under `oneBesideSecondary` and `oneOverSecondary`: UIKit makes every effort to follow the mode, and decides itself under `automatic`. At which widths the others are on screen is not established; here they are. Where a call hides or shows a column, `splitViewController(_:willHide:)` and its sisters are not sent. Here a hidden column stays a child, `show` and `hide` move no other column and name none once a column has left, and a column that a step shows before any hides it is hidden in the beginning. Of `parent` no source speaks, and what the calls do in compact width is not established. In compact width the inspector is a sheet over the `secondary` column; who presents that is not established, so here it is in no family. An iPhone before iOS 8 has none. (References of `show(_:)`, `hide(_:)`, `preferredDisplayMode` and its values, `splitViewController(_:willHide:)` and `splitViewController(_:didHide:)`; references and headers of UISplitViewController, its columns, its delegate and `collapseSecondaryViewController(_:for:)`; what becomes of the navigation controller that UIKit made for a column's controller, when others are in it and the controller becomes a column again, is ours; that the delegate is asked at launch too: Xcode's template for such apps, and questions about them. The exception is seen. That UIKit proposes the secondary where no compact column is, and joins the columns' stacks, say the code of several apps and libraries that answer the delegate's method; whether a column's navigation controller stays around its stack is not established: here it does, as with listed children.) |
| R27 | In a window of compact width a tab bar with more than five tabs shows four of them and More. The fifth tab and those after it, while selected, stand in a navigation controller that UIKit makes, `moreNavigationController`, above the list of tabs, a `UIMoreListController`, which is the first of its stack from the beginning. It is their `parentViewController` and `navigationController` then. Of one that is a navigation controller the stack stands there, so that no stack is in a stack: what is in it has `moreNavigationController` for both pointers, and `show` pushes onto that. When the tab leaves the place, the stack goes back. How many tabs fit in regular width is not established: a report has seven beside More (macteo/SabBar #3); here all do. (Header of UITabBarController, and reference of its `viewControllers`; a bug report about tabs and widths, rdar://25393521, and an app's code against it, which looks for the stack there; UIKit's class UIMoreNavigationController of iOS 18 and 26, as decompilers show it, which keeps the tab's own navigation controller aside.) |
| R39 | From iOS 18 on, a tab bar controller's `tabs` can take the place of `viewControllers`. A `UITab`, or a `UITabGroup` of tabs, is no view controller: it has one, `viewController`, which has the tab bar controller, or what is between, for its parent. Of a group the tab named by `defaultChildIdentifier` is selected, or its first. Where a group has a `managingNavigationController`, the outermost such one is the child of the tab bar controller, and when a tab in it is selected its stack becomes the view controllers of the groups from there inward, as far as they have one, then that of the tab. Without one the group's own view controller is shown, whichever of its tabs is selected: by default the tab bar controller changes the view controller for root tabs only, and the delegate does the rest. Where the group has none, the selected tab's view controller takes the place of the one of its group that was shown, as a child of the tab bar controller; that it is its child is not established. The view controllers of a group's other tabs are in no family until they are selected: UIKit asks for them then. That those of the root tabs, and of the tab that a group shows first, are in it from the beginning is ours. (References of UITab, UITabGroup and `managingTabGroup`; "Elevating your iPad app with a tab bar and sidebar"; an engineer of Apple's in developer forum threads 761231 and 793985. What the interface does with groups in compact width is not established: here it is the same.) |
| R41 | `selectedTab` of a tab bar controller with `tabs`, from iOS 18 on, is a root tab or one in a group; a group is selected by way of one of its tabs (R39). Its `mode` decides whether the tab bar can become a sidebar on an iPad: `tabSidebar` can, `tabBar` can't, and `automatic` can where one of the tabs is a group; an iPhone has the tab bar always. The sidebar is no view controller, so nobody's parent changes with it. Where `sidebar.isHidden` is false, a bar that can become a sidebar is one in regular width; what it is where the app doesn't set it is not established: figures show the tab bar. What a tab bar does with a tab whose `preferredPlacement` is `sidebarOnly` is not established: here the user can tap it. A UISearchTab whose `automaticallyActivatesSearch` is true, from iOS 26 on, makes the search controller of its view controller's navigation item active when it is selected; when the search ends, the tab of before is selected again. (Header of UITabBarController; references of `selectedTab`, `mode` and its cases, `sidebar` and its `isHidden`, and `automaticallyActivatesSearch`. In which order UIKit selects and presents is not established.) |
| R33 | In a container of an app's own, one child takes the place of another by `transition(from:to:duration:options:animations:completion:)`. The container is sent it and must be the parent of both, or UIKit raises an exception; a container of UIKit's must not be sent it. It adds the view of the one to the superview of the other's and, when it is over, removes that of the other, and sends both the calls of appearance, but none of containment: before it the container sends the old child `willMove(toParent: nil)` and adds the new one, afterwards it removes the old one and sends the new one `didMove(toParent:)` (R17). (Header and guide; a crash report.) |
| R34 | `isBeingPresented` is true while the controller itself is presented, in its `viewWillAppear` and `viewDidAppear`; `isBeingDismissed` while it is dismissed, in its `viewWillDisappear` and `viewDidDisappear`. Children that come or go with it have false. `isMovingToParent` and `isMovingFromParent` are the same for a child that enters or leaves a container; one that another covers in a stack has not left it. What they are of one whose view isn't in the window, so that none of these methods is called, is not established. `transitionCoordinator` is that of the transition in which the controller, or a container of it, takes part, and nil otherwise. (References; code that asks the top in place of a child.) |
| R35 | `presentationController`, from iOS 8 on, manages the presentation of the controller itself: a UISheetPresentationController of sheets from iOS 15 on, a UIPopoverPresentationController of popovers, for `custom` what the transitioning delegate gives, else of a class of UIKit's own. Asked for before the controller is presented, it is made by the `modalPresentationStyle` of that moment. `sheetPresentationController` and `popoverPresentationController` are that of the presented family for each of its members, where it is of that class, else nil; what is not presented has one if its style asks for it. The sheet that a popover becomes has the popover's `adaptiveSheetPresentationController`; in other styles the properties of a sheet do nothing. (References of the property and the classes; code of UIKit of iOS 18, as decompilers show it, for the members.) |
| R29 | A view added without its controller, `holder.view.addSubview(c.view)` alone: the view is shown with the holder's, and c is no child of it. It has no parent, so it is the top of a family of its own, that nobody presents; its `navigationController` and the others are nil (R2), and the holder forwards neither appearance nor rotation to it, which only children get. Whether UIKit itself sends it those of R47 is not established: here it does. What it presents it presents itself (R8), and UIKit logs that. `addChild` of the holder afterwards mends it. (Guide; logs.) |

## Whom the system asks

| rule | |
|---|---|
| R42 | The system reads `preferredStatusBarStyle`, `prefersStatusBarHidden`, `prefersHomeIndicatorAutoHidden`, `preferredScreenEdgesDeferringSystemGestures`, `supportedInterfaceOrientations`, from iOS 14 on `prefersPointerLocked` and from iOS 26 on `prefersInterfaceOrientationLocked` of one controller for a window. The search begins at the root. What is presented in `fullScreen` takes over; what is presented otherwise takes over the status bar alone, where its `modalPresentationCapturesStatusBarAppearance` is true. Then each controller's `childForStatusBarStyle`, `childForStatusBarHidden`, `childForHomeIndicatorAutoHidden`, `childForScreenEdgesDeferringSystemGestures`, `childViewControllerForPointerLock` or `childForInterfaceOrientationLock` leads to the next, and one that names nobody answers itself; a description names such a child in `references`. For orientations no child is asked: the root answers, or the topmost that is presented and fills the screen; in place of one of UIKit's containers its delegate can answer (`navigationControllerSupportedInterfaceOrientations(_:)`, `tabBarControllerSupportedInterfaceOrientations(_:)`, `splitViewControllerSupportedInterfaceOrientations(_:)`, `pageViewControllerSupportedInterfaceOrientations(_:)`). On an iPad an app that may share the screen turns to every orientation; only one with `UIRequiresFullScreen` is held to the answer. (References of these properties and of that key; flutter #27235. That `overFullScreen` counts as filling the screen for orientations, that `fullScreen` over a sheet takes over, and that a presentation moves the home indicator, deferred edges and both locks as it does the status bar, is not established. Nor is it what a sheet, an alert or a `custom` presentation changes for orientations: of `custom`, SDCAlertView #226 and DOAlertController #23 have the presented controller asked, NYTPhotoViewer #44 the one below. Nor is it who is asked for the lock of the orientation. Of several shown windows of a scene the topmost that covers the status bar is asked for that: rdar://15573442, mapbox/Fingertips #14 and #15, MTStatusBarOverlay #78, onmyway133/blog #908; a description doesn't tell what a window covers, and here each covers it. For the rest it is not established which window is asked; here each is for itself. Where `UIViewControllerBasedStatusBarAppearance` is NO, nobody is asked for the status bar.) |
| R43 | A tab bar controller names its selected tab for both properties of the status bar. A navigation controller names nobody for its style while its bar is shown, so that the bar's own style decides, and the top of its stack for hiding it. For the home indicator and deferred edges navigation and tab bar controllers name nobody. Whom a split view controller, a page view controller, or for the status bar a tab bar controller with a sidebar asks is not established: here each answers itself. UIHostingController overrides the four properties of the status bar, the home indicator and deferred edges, and its reference doesn't say whom it names: here nobody. (Articles and extensions of many apps: sarunw.com on `preferredStatusBarStyle`, coderwall.com/p/hitv1q; QMUI and Dolphin override `childForHomeIndicatorAutoHidden` of navigation controllers. That a navigation controller names its top for hiding is what apps rely on, and not established. UIKit's code, as decompilers show it, lets a split view controller ask the columns that it shows, and a tab bar controller with a sidebar name nobody; rdar://19921214 has a split view controller answer itself.) |
| R44 | Where `hidesBottomBarWhenPushed` is true of any controller in the stack that a tab bar controller shows, its bar is hidden, also under one pushed later that has it false. (An experiment on iOS 10, qiita.com/satorun; a stack printed on iOS 14, jianshu.com/p/4e94dd08623b. The reference says that the topmost decides.) |
| R45 | A new UIWindow is hidden. Until it is shown, by `makeKeyAndVisible` or its `isHidden`, its root's view is not in it, so that R22 refuses what is presented there (`isHidden` of a window). A window that was shown and is hidden again keeps its views, which a description can't say. (References of `isHidden` and `makeKeyAndVisible`; questions about the log of R22 at launch.) |
| R46 | Key commands are looked for along the chain of responders: from the first responder through the views and controllers around it, from a presented controller to its presenter, then to the window. (References of `keyCommands` and UIResponder's `next`; "Using responders and the responder chain to handle events".) |

## Scenes

| rule | |
|---|---|
| R40 | An app that doesn't adopt the life cycle of scenes has its windows in its app delegate. From iOS 18.4 on UIKit logs `This process does not adopt UIScene lifecycle. This will become an assert in a future version.`, on iOS 26 `'UIScene' lifecycle will soon be required. Failure to adopt will result in an assert in the future.` (with backquotes for ') Built with the SDK of iOS 27, such an app does not launch: `Application failed to launch: UIScene life cycle is required for apps built with this SDK.` What counts is the SDK, so an app that was built with that of iOS 26 launches on iOS 27 as well. Several scenes are not required. Where an object of a description holds a window, as its `window`, that names no scene, a hint says so. (TN3187; "Transitioning to the UIKit scene-based life cycle"; Apple's engineers in the developer forums, threads 789004 and 813300; the text of 27 is in crash logs of apps, expo #46664 and others. The first two texts are as the technical note prints them; the logs have `CLIENT OF UIKIT REQUIRES UPDATE: ` before the first, and backquotes around `UIScene` in the second.) |

## SwiftUI

| rule | |
|---|---|
| R32 | SwiftUI is made of UIKit's controllers and of classes of its own that derive from them; the rules hold for these as for an app's. What a view shows by `sheet`, `fullScreenCover`, `popover` or `alert` is presented with the view's hosting controller as the receiver: the top of its family presents, which in an app of SwiftUI's is the window's root. It goes when `isPresented` becomes false or the view's `dismiss` action is called, which in a view that was pushed onto a NavigationStack pops that view instead; a step that sends `dismiss` to one of SwiftUI's hosting controllers is this action. It concerns the view in whose environment it is read, and not what the view shows: a sheet over that view stays when the view was pushed and is popped (reference of DismissAction, which says so of the sheet; that it stays under a pop is ours). From iOS 18 on the action of a view in a collapsed `NavigationSplitView` pops the column (the same reference; that the column's navigation controller goes with it is ours), and in an expanded one clears the state that chose the view, such as a list's selection. An `inspector` is a sheet in compact width; in regular width it is a trailing column, which is no presentation (reference of `inspector(isPresented:content:)`), and no source says which controller contains it: a step `inspector` presents it or leaves it out, and a new width changes it from one to the other (that what its sheet presents goes with it is ours). The controller of a `UIViewControllerRepresentable` is a child of the hosting controller in which its view stands. A description may name SwiftUI's own words: `TabView`, `NavigationStack` and `NavigationSplitView` are `UIKitTabBarController`, `UIKitNavigationController` and `NotifyingMulticolumnSplitViewController` in hosting controllers, and the steps `sheet`, `fullScreenCover`, `popover`, `inspector` and `navigationDestination` make a hosting controller of the view (`PresentationHostingController<EditView>`), `alert` and `confirmationDialog` a `PlatformAlertController`. A stack's path is its navigation controller's stack: `pop` or `popToRoot` of a view in it removes the last value, or all. A view outside of a NavigationStack pushes nothing; whether one in a navigation controller of UIKit's own does is not established: here it does. SwiftUI shows one sheet of a view at a time; from iOS 16 on it logs that it keeps the next, and presents that when the first has gone; an alert beside a sheet is refused as UIKit's is (logs). Before iOS 14.5 only the last of several modifiers for sheets on one view works (release notes of iOS 14.5; FlowStacks #12). Which style `fullScreenCover` has in UIKit is not established: here it is `fullScreen`. No code of an app's makes a controller of these classes, and `explain --show code` writes none. (References of the modifiers and of DismissAction; logs that name presenter and receiver.) |

| class of SwiftUI's | derives from | stands for |
|---|---|---|
| `PresentationHostingController<…>` | UIHostingController | a sheet, cover or popover |
| `NavigationStackHostingController<…>` | UIHostingController | a view in a NavigationStack |
| `TabHostingController` | UIHostingController | a tab of a TabView |
| `UIKitNavigationController`, before iOS 15 `SplitViewNavigationController` | UINavigationController | a NavigationStack or NavigationView |
| `StyleContextSplitViewNavigationController<…>` | UINavigationController | a column of a NavigationSplitView |
| `UIKitTabBarController` | UITabBarController | a TabView |
| `NotifyingMulticolumnSplitViewController`, `NotificationSendingSplitViewController` | UISplitViewController | a NavigationSplitView, a NavigationView with columns |
| `PlatformAlertController` | UIAlertController | an alert, a confirmation dialog |
| `SwiftUISearchController` | UISearchController | `searchable` |

The names are from logs, crash reports and lists that tools for monitoring keep, the superclasses from
dumps of the classes' headers and from code that casts them. That dismissing such a sheet by UIKit
leaves its `isPresented` as it was is said, and not established: no explanation says it.

## Where the sources disagree

- **The default of `definesPresentationContext`.** The book has it false for all, Apple's reference
  has navigation controllers change it. Hence two rule sets (R7). They part wherever a context
  style is used below a container without a flag: for a tab bar controller around a navigation
  controller around the receiver, `book` lets the tab bar controller present, `uikit` the
  navigation controller. An explanation tells what the other rule set would do.
- **"The other family's top."** The book says that both pointers always lead to a top. That holds
  as long as the top presents. When a context further down does, `presentingViewController` is that
  context, and those above or beside it have no `presentedViewController` (R4).
- **"The nearest container presents."** So says one edition of Apple's guide, about a figure in
  which the nearest is the farthest as well. Logs of real apps name the farthest (R5).
- **"A content controller presents a picker, not its navigation controller."** That one is the
  receiver. The presenter is the top (R5); a presentation here keeps both.
- **What a context lends.** An older text has it lend its presentation style. The header, and the
  engine, say its transition (R15).
- **The last resort of R6.** Apple's reference names the window's root, the engine the top of the
  receiver's family. In the root's family that is the same; in a presented one only the top can be
  meant, because the root already presents.

## What the engine decides where no source speaks

- **What leaves takes its presentations along.** When a controller is popped, removed, replaced or
  moved to another parent, every presentation whose presenter is in its subtree ends, and all above
  those: no family hangs from a controller that is in no window (R26). A hint names each presentation that
  ends so. The subtree of what leaves stays with it. A presentation that its *sender* leaves goes on,
  because the presenter is another.
- **Families out of sight can be built.** Pushing onto and adding to a controller that is in no
  family works. Only presenting from one is refused.
- **A controller that has another parent** moves when it is pushed, shown or set, as R17 says of
  `addChild`; a hint tells of it. The root and whatever is presented cannot become children.
- **Adding to a navigation controller** is pushing. Adding what is already a child changes nothing.
- **Columns.** The detail of a split view controller is its last child. What `show` or `showDetail` names
  and is a column already stays where it is. With fewer than two children,
  `showDetail` adds one. A split view controller is pushed onto no stack, so that as a detail it is
  left out when its columns collapse. What was pushed above the detail onto the primary's own stack
  stays there in regular width, and so does the detail of before when `showDetail` pushed another onto
  it; UIKit's reference says that the stack's last becomes the detail. What
  a column presents goes when the column loses its place, and does not come back with it. Columns with
  names are not set as a list, and what `show` makes the first of them gets a navigation controller as
  all do: no source says what UIKit does there. A `compact` column gets no navigation controller made.
- **What UIKit makes** has an id that says whose it is: `detail.navigationController`,
  `tabs.moreNavigationController`, `tabs.moreListController`. Steps may name it.
- **More.** Another tab that is selected takes the place in it; what was pushed onto a tab there stays
  until then. A navigation controller whose stack stands there is a child of the tab bar controller's
  all the while, with an empty stack: what UIKit has as its parent is not established. What a step
  pushes onto it or pops from it changes that stack where it is. The bug report has UIKit bring back a
  part of the stack only; here it goes back whole, as soon as another tab is selected and nothing is
  presented by the More controller. A pop from the tab leads to the list of tabs,
  `tabs.moreListController`.
- **Width.** Without `horizontalSizeClass` it is the device's own: regular on an iPad, compact on an
  iPhone. A window may have another; what is in no window has the description's. A step that changes
  it, for all windows or for one, adapts what is presented there (R14). What comes into a window is
  arranged by its width at once; what leaves one stays as it was there until it comes into the next.
  Windows of one scene may have several widths, though a screen gives them one.
- **Those above a presenter whose view left** stay in the window, where a sheet lies between them and
  it too (R21). A family in the context of another family's top lies where that family lies.
- **Scenes.** An object with the id that a window names as its scene is the scene, whatever its class is;
  without one there is a UIWindowScene of that name. No step moves a window to another scene.
- **A delegate's controller** (R14) becomes what is presented: a navigation controller without children
  gets the presented one as its first, another takes its place. What the one presents that goes ends
  with it, except by the other.
- **A window without a root** is not drawn. At launch UIKit raises an exception, before iOS 9 it logs; a step
  that sets `rootViewController` to nil is an error of the description, and the next root can be named at once.
- **A new root** ends the presentations that hang from the old one, because no pointer in the window
  leads to them any more; a hint tells of them. A child or a presented controller cannot become the
  root. The old root may become a child, be presented, or come back, without what it presented.
- **Branches.** If two contexts of one family present, the one that presented last is on top: it
  is the one that is animated when both go (R11).
- **Before the first step**, what the description declares to be presented is presented in the
  order of the document, by the same rules and with the same faults, but one: it has happened, so
  nobody asks whether the presenter's view was in the window then (R22). A hint tells where it is not
  in the beginning. What a controller presents that a step declares, another step says; a controller of
  `scenes` that comes with a step presents what it declares as it arrives.
- **What runs, and what no source says.** Steps are animated, so that each `present`, `dismiss`, push
  or pop has a transition that runs; adding a child, selecting a tab and setting a root have none.
  A refused step ends no transition. Where no log says what UIKit does while one runs (a presentation
  during a push, a dismissal from iOS 14 on, a push during a push), the step is carried out when that
  is over, and a hint says that no source does. A method is sent to whose view appears with the step
  before, and to nobody else; whether it was loaded before, nobody asks.
- **What goes with its presenter**, which is popped, removed or replaced, is dismissed by nobody: no
  source says what its `isBeingDismissed` is then, and here it is false.
- **An exchange** (R33) is all that the guide does around it, so that the old child has left when the
  step is over. What a property of the container's held, holds the new one. A view controller that is
  a child already takes the place all the same, as every child's view is shown (R21).
- **A refused step changes nothing**, and the steps after it are carried out as if it were not
  there. One that fails then only because the controller that it names was never brought is refused
  without a word.

## Faults and hints

What UIKit answers with an exception is an error; what it logs or silently leaves undone is a
warning. Either carries UIKit's own message as a note where one is known, in the words of the
description's iOS.

Hints are kept apart from faults (`Resolution.hints`), because nothing is wrong: a strict check
makes warnings errors, and leaves hints alone. They tell of

- a tab bar controller in a stack (R18), and a key of the sidebar on an iPhone (R41);
- a flag that no presentation reached, and a context style for which nobody defines a context;
- a view that was added without its controller (R29), unless a later step mends that, and a
  presentation by such a controller, which UIKit logs;
- a step `add` that names a container of UIKit's, which is not sent `addChild` (R17);
- a `modalPresentationStyle` of a UIAlertController, which UIKit ignores (R13);
- an empty navigation stack, more than five tabs, more than two listed columns, and columns with
  names before iOS 14;
- a controller that came with a step and was never in a window, and one that leaves its parent for
  another;
- a presentation that ends because its presenter is popped, removed or replaced, one that leaves the
  window with an old root, and one from the beginning whose presenter is hidden then;
- children of a system view controller, which fills itself;
- a window that an object holds and that names no scene, from iOS 18 on (R40);
- an unknown class with one of Apple's prefixes and a name near a known one
  (`UITableViewControler`), and a container of the app's own that is named like one of UIKit's
  (`MyNavigationController`) and has no `superclass`;
- a step during a transition of which no source says what comes of it (R30), a time given to what the
  user does (R31), and a method that the chosen iOS does not have yet;
- classes, styles, properties and methods that the chosen iOS does not have yet, and classes that it no
  longer has;
- a class that a step names again after its controller left: the step makes another one (`B#2`);
- calls that UIKit carries out and that may do something else than was meant, where nothing in the
  description shows that it was: `dismiss` sent to one that presents and is named by no later step, or
  sent to it a second time (R10); a style or detents of a controller inside the one that is presented
  (R13, R37); an action sheet without a source, from iOS 26 on (R13); a search that lies over another tab
  (R23); what is presented in the context of a tab that is left, which iOS 8 to 12 are reported to bring
  back black (radar 18552380, PMAlertController #88); an alert under a window of a higher level (R28); a
  receiver whose view is not in the window (R5); `show` that presents (R19); two modifiers for sheets on one
  SwiftUI view, up to iOS 14 (R32).

One among them is a warning: a popover, or an action sheet on an iPad, that has nothing to point at. UIKit
raises an exception, but few descriptions name the button, so the step is carried out.

What no source establishes and an answer depends on, the answer says itself: as its last sentence, as
`"established": false` with `doubt` in JSON, and in the texts of figures. So it is with alerts under
R36, the parent of a tab whose stack is behind More (R27), that of a tab in a group without a
navigation controller (R39), and split view controllers under R7.

### What UIKit says

UIKit is quoted only where a log or a crash report shows its words, and only for the versions that
print them; all else is said in words of our own, without such a note. UIKit prints an object as its
class and an address; here `<X>` is `<Class: id>`.

| what is done | UIKit's words | iOS |
|---|---|---|
| a presenter presents already (R9) | `Attempt to present <X> on <Y> (from <Z>) which is already presenting <W>.` | from 13; logged |
| | `Warning: Attempt to present <X>  on <Y> which is already presenting <W>` | to 12; logged |
| the presenter is in no window | `Attempt to present <X> on <Y> (from <Z>) whose view is not in the window hierarchy.` | from 13; logged |
| | `Warning: Attempt to present <X> on <Y> whose view is not in the window hierarchy!` | to 12; logged |
| a presenter is still presenting, or dismissing (R30) | `Attempt to present <X> on <Y> (from <Z>) while a presentation is in progress.` | from 13; logged |
| | `Warning: Attempt to present <X> on <Y> while a presentation is in progress!` | to 12; logged |
| the same, and it is to dismiss | `Warning: Attempt to dismiss from view controller <Y> while a presentation or dismiss is in progress!`, the presenter | all; logged. A step is refused so up to 13 |
| | `Warning: Attempt to dismiss from view controller <Y> while a dismiss is in proress!`, so spelled | from 18; logged |
| a stack is changed meanwhile | `<METHOD> called on <N> while an existing transition or presentation is occurring; the navigation stack will not be updated.`, with `pushViewController:animated:` or another method; `<N>` without a colon | from 8; logged |
| a push while a push runs; it is carried out | `nested push animation can result in corrupted navigation bar` | to 12; logged |
| | `nested push animation can result in a corrupted navigation bar` | 13; logged |
| a child is presented (R16) | `Application tried to present modally a view controller <X> that has a parent view controller <Y>.` | from 13 |
| what is presented is presented again, by another (R9) | `Application tried to present modally a view controller <X> that is already being presented by <Y>.` | from 13 |
| either of the two | `Application tried to present modally an active controller <X>.` | to 13, as the first iOS 13 still has it |
| a presenter presents itself | `Application tried to present modal view controller on itself. Presenting controller is <X>.` | all |
| a split view controller is presented | `Application tried to present a Split View Controllers modally <X>.` | all; a step is refused so up to 7 |
| `partialCurl` on less than the full screen (R15) | `Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller <Y>.`, the presenter | all |
| a style without a presentation controller (R13) | `The specified modal presentation style doesn't have a corresponding presentation controller.` (`NSInternalInconsistencyException`) | from 8 |
| a navigation controller in a stack (R18) | `Pushing a navigation controller is not supported` | all |
| a split view controller in a stack | `Split View Controllers cannot be pushed to a Navigation Controller <X>`, the split view controller | all |
| pushed a second time (R18) | `<N> is pushing the same view controller instance (<X>) more than once which is not supported and is most likely an error in the application : …`, and the app's bundle identifier | from 13 |
| | `Pushing the same view controller instance more than once is not supported (<X>)` | to 12 |
| listed twice in `viewControllers` | `All view controllers in a navigation controller must be distinct …` (`NSInternalInconsistencyException`) | all |
| the window's root made a child | `adding a root view controller <X> as a child of view controller:<Y>` (`UIViewControllerHierarchyInconsistency`) | all |
| a view added to that of another than its controller's parent (R29) | `child view controller:<C> should have parent view controller:<HOLDER> but actual parent is:<PARENT>` | from 5; UIViewControllerHierarchyInconsistency |
| a child added whose view is in that of another (R29) | `child view controller:<C> should have parent view controller:<HOLDER> but requested parent is:<CONTAINER>` | from 5; UIViewControllerHierarchyInconsistency |
| a child takes the place of one that has no parent (R33) | `Children view controllers <A> and <B> must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]` | all |
| a view added to itself | `Can't add self as subview` | all |
| a presentation by a controller whose view was added without it (R29); it is carried out | `Presenting view controllers on detached view controllers is discouraged <C>.` | to 12; logged |
| | `Presenting view controller <X> from detached view controller <C> is discouraged.` | 13 to 16; logged (logs of 14 and 16) |
| | `Presenting view controller <X> from detached view controller <C> is not supported, and may result in incorrect safe area insets and a corrupt root presentation. Make sure <C> is in the view controller hierarchy before presenting from it. Will become a hard exception in a future release.` | from 17; logged |
| a split view controller on an iPhone (R25) | `UISplitViewController is only supported when running under UIUserInterfaceIdiomPad` | all; a step is refused so up to 7 |
| what is in no stack popped to (R18) | `Tried to pop to a view controller that doesn't exist.` (`NSInternalInconsistencyException`) | all |
| an action sheet on an iPad without a source (R13) | `Your application has presented a UIAlertController (<X>) of style UIAlertControllerStyleActionSheet from <CLASS> (<Y>). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information …` (`NSGenericException`) | from 12 |
| | `Your application has presented a UIAlertController (<X>) of style UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information …` (`NSGenericException`) | to 11 |
| a popover without a source (R13) | `UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil sourceView or barButtonItem set before the presentation occurs.` (`NSGenericException`) | from 8 |
| something else than a tab selected | `-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected.` (an exception) | all |
| other than one page, or two about a spine (R24) | `The number of view controllers provided (<COUNT>) doesn't match the number required (<COUNT>) for the requested transition` | all |
| the photo library on an iPad (R13) | `On iPad, UIImagePickerController must be presented via UIPopoverController` | to 8 |
| an app without scenes (R40) | `CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. …` | 18; logged |
| | `'UIScene' lifecycle will soon be required. Failure to adopt …` | 26; logged, with backquotes for ' |
| | `Application failed to launch: UIScene life cycle is required for apps built with this SDK.` | from 27; it is the SDK that counts |
| a second sheet of SwiftUI's (R32) | `Currently, only presenting a single sheet is supported. The next sheet will be presented when the currently presented sheet gets dismissed.` | from 14; logged. Here a sheet is kept from 16 on |

What is not logged is raised, as an `NSInvalidArgumentException` where no other name is given. The
sources are logs and crash reports in public questions, issues and comments in code. What object the
message about a pushed split view controller names is known only from a library that repeats UIKit's
checks word for word.

## System view controllers

The guide's table 10-2 lists the view controllers that the system brings; the engine knows these and
those that came later. Each fills itself: an app presents it and cannot change what it contains.
Children of one in a description are a hint and no fault, because the guide's own figure 10-3 draws
their stacks.

In the guide's time each of them told a delegate when the user was done, and the delegate had to
dismiss it. Some later ones go by themselves. `explain --present` says which it is, and names the
protocol through which the controller talks to the app.

| framework | class | kind | goes |
|---|---|---|---|
| AddressBookUI | `ABNewPersonViewController`, `ABUnknownPersonViewController` | plain | by the delegate |
| | `ABPeoplePickerNavigationController` | navigation | by the delegate |
| | `ABPersonViewController` | plain | not stated |
| AVKit | `AVPlayerViewController` | plain | by itself |
| ContactsUI | `CNContactPickerViewController` | plain | by itself |
| | `CNContactViewController` | plain | not stated |
| EventKitUI | `EKEventEditViewController` | navigation | by the delegate |
| | `EKEventViewController`, `EKCalendarChooser` | plain | by the delegate |
| GameKit | `GKAchievementViewController`, `GKLeaderboardViewController`, `GKMatchmakerViewController`, `GKTurnBasedMatchmakerViewController`, `GKGameCenterViewController` | navigation | by the delegate |
| MediaPlayer | `MPMediaPickerController` | plain | by the delegate |
| | `MPMoviePlayerViewController` | plain | by itself |
| MessageUI | `MFMailComposeViewController`, `MFMessageComposeViewController` | navigation | by the delegate |
| MultipeerConnectivity | `MCBrowserViewController` | plain | by the delegate |
| PassKit | `PKAddPassesViewController`, `PKPaymentAuthorizationViewController` | plain | by the delegate |
| PhotosUI | `PHPickerViewController` | plain | by the delegate |
| QuickLook | `QLPreviewController` | plain | by itself |
| SafariServices | `SFSafariViewController` | plain | by itself |
| Social | `SLComposeViewController` | plain | by itself |
| StoreKit | `SKStoreProductViewController` | plain | by the delegate |
| UIKit | `UIImagePickerController`, `UIVideoEditorController` | navigation | by the delegate |
| | `UIActivityViewController`, `UIAlertController`, `UICloudSharingController`, `UIColorPickerViewController`, `UIDocumentMenuViewController`, `UIDocumentPickerViewController`, `UIReferenceLibraryViewController` | plain | by itself |
| | `UIDocumentBrowserViewController`, `UIFontPickerViewController`, `UITextFormattingViewController` | plain | not stated |
| VisionKit | `VNDocumentCameraViewController` | plain | by the delegate |
| | `DataScannerViewController` | plain | not stated |

The superclass is from the headers, the delegate and its duty from the reference pages.

Some classes only look like view controllers'. To declare or to present one is an error that says what
it is, and what to use instead.

| class | what it is |
|---|---|
| `UIAlertView`, `UIActionSheet` | a view |
| `MPMoviePlayerController` | an object that shows its view by itself, in one of the app's or on the whole screen (the guide's note) |
| `UISearchDisplayController` | an object whose views stand in a view controller of the app's |
| `GKPeerPickerController`, `PKPaymentAuthorizationController`, `UIDocumentInteractionController`, `UIPrintInteractionController`, `UIPrinterPickerController` | an object that shows a view controller of its own |
| `UIPopoverController` | an object that shows the app's view controller in a popover |
| `UIPresentationController`, `UIPopoverPresentationController`, `UISheetPresentationController` | what manages a presentation |

A class is known by its name, whether or not its framework stands before it
(`SwiftUI.UIHostingController`) and generic arguments behind it (`UIHostingController<ContentView>`).

## How well each rule is known

A rule has the grade of its main statement; what it says beyond its sources, it marks itself. Nobody has
compared the rules with a device. *Documented*: a header, a reference page or a guide of Apple's. *Code*:
UIKit's, as decompilers show it. *Observed*: logs, crash reports, printed hierarchies. *Reported*: what the
authors of apps report. *Ours*: chosen here. An explanation ends with the weakest grade among its rules, if
that is not the first.

| grade | rules |
|---|---|
| documented | R1, R2, R3, R4, R5, R6, R7, R8, R10, R11, R12, R13, R14, R15, R16, R17, R18, R19, R20, R21, R23, R24, R25, R26, R28, R29, R31, R33, R34, R35, R36, R37, R38, R39, R40, R41, R42, R45, R46, R47 |
| code | R9, R22 |
| observed | R27, R30, R32, R44 |
| reported | R43, R48 |
| ours | no rule as a whole; see "What the engine decides where no source speaks" |

## What changed with iOS 26 and 27

| change | iOS | rule | what changed | source |
|---|---|---|---|---|
| `insetSheets` | 26 | R37 | A sheet has rounder corners. One that is not at its full height is inset from the edges of the display, and becomes more opaque as it expands. | "Adopting Liquid Glass"; WWDC25, 323 |
| `actionSheetsFromSource` | 26 | R13 | An action sheet originates from the element that asks for it, on iPhones too, and leaves the rest of the interface usable. Its source is that of its popover; a confirmation dialog of SwiftUI's has the view with the modifier. | "Adopting Liquid Glass"; WWDC25, 323 |
| `zoomFromBars` | 26 | R38 | A sheet can morph out of the bar button that presents it: the source of a zoom can be a bar button item. | WWDC25, 323; reference of `zoom(options:sourceBarButtonItemProvider:)` |
| `minimizedTabBars` | 26 | R41 | An iPhone's tab bar can minimize while the user scrolls: `tabBarMinimizeBehavior`. No view controller takes part. | reference of `tabBarMinimizeBehavior` and its cases; reference of SwiftUI's modifier, which names iPhones alone |
| `searchTabsApart` | 26 | R41 | A UISearchTab stands apart at the trailing end of the tab bar, and can activate its search when it is selected. | "Adopting Liquid Glass"; reference of `automaticallyActivatesSearch` |
| `accessories` | 26 | R41 | A tab bar controller can have a `bottomAccessory` above its bar: a view, and no controller. | reference of `bottomAccessory` |
| `inspectors` | 26 | R25 | A split view controller can have an inspector column. | reference of UISplitViewController.Column |
| `scenesRequired` | 27 | R40 | An app that is built with the SDK of iOS 27 must adopt the life cycle of scenes, or it fails to launch. | "UIKit updates" of June 2026; TN3187 |
| `contentPopGesture` | 26 | R18 | A drag anywhere in the content pops, not only one from the leading edge: `interactiveContentPopGestureRecognizer`. | reference of the property |
| `minimizedNavigationBars` | 27 | R18 | A navigation bar can minimize while the user scrolls. No view controller takes part. | WWDC26, 278, as notes tell of it: not looked up |

`vcdiagram help changes` lists them. Sentences tell of the first two. Figures show the tab bar at the lower edge of an
iPhone, and sheets, as they were before.

## What nobody has established

| question | rule | what would decide it |
|---|---|---|
| Whether a tab bar controller and a split view controller define a presentation context by default | R7 | print `definesPresentationContext` of a new UITabBarController and a new UISplitViewController |
| Whether anything is presented while a search is active that a controller below the presenter presents | R5 | set `definesPresentationContext` of a list, activate its search, present an alert from the list, and read the log |
| Whether an alert must be presented from a family that covers the screen | R36 | present an alert from a controller that was presented in a context below a container, and print the alert's `presentingViewController` |
| In which order iOS 13 to 17 look for the window and for what is presented already | R22 | present from a controller that presents in `fullScreen`, and read the log |
| What a presentation during a push does, and a push during a push | R30 | call both in one method, on each iOS, and print the stack and `presentedViewController` when they are over |
| From where `show` presents a navigation controller that no stack takes | R19 | call `show` with one below a presentation, and print its `presentingViewController` |
| Whether presenting again what the presenter presents already raises an exception | R9 | present a controller twice, at rest, during its presentation and during its dismissal |
| Whether `visibleViewController` counts what a container around the navigation controller presents | R4 | present from a tab bar controller, and print the `visibleViewController` of the selected tab |
| Which text UIKit logs of a presentation during another, or during a dismissal | R30 | present two alerts in one `viewDidAppear`, and one right after `dismiss`, on each iOS, and read the log |
| In which order two controllers are sent the calls about appearance when a presentation in `fullScreen` goes or a window gets another root | R48 | log the calls |
| What the delegate of a presentation controller is sent for an action sheet | R31 | set one, tap outside the sheet, and log the calls |
| Whether a tap beside a sheet at the large detent dismisses it in compact width | R31 | tap there |
| Whether a swipe dismisses a sheet in which a search is active | R31 | activate the search, and swipe the sheet down |
| What a tap outside an action sheet without a source does on an iPhone, from iOS 26 on | R13 | present one without a `sourceView`, and tap |
| Whether an action sheet or a share sheet without a source raises an exception on an iPad from iOS 26 on | R13 | present each without a `sourceView` |
| Whether a share sheet needs a source in an iPad's compact width | R13 | present one without a `sourceView` beside another app |
| Since which iOS an iPad presents the photo library | R13 | present a UIImagePickerController on iPads of iOS 8 and 9 |
| Whether a sheet in regular width leaves the rest undimmed with `largestUndimmedDetentIdentifier`, and at which detent it is then | R37 | set `medium` on an iPad, then `large`, and tap beside the sheet |
| Whether `isModalInPresentation` keeps the user from zooming back | R38 | set it, and drag |
| Whether the delegate of the presentation controller is told when the user zooms back | R38 | set one, drag, and log the calls |
| Whether a tap on the tab that is shown goes back to a root while the tab presents, or in a split view controller | R21 | present from a pushed controller in `overCurrentContext`, tap the tab, and print the stack |
| Whether the other buttons of a bar are in reach while a popover points at one of them, in this iOS | R31 | present one from a `barButtonItem`, and tap the back button |
| What a tab bar does with a tab whose `preferredPlacement` is `sidebarOnly` | R41 | add one to a tab bar controller on an iPhone, and look |
| What UIKit does when a presented controller becomes a root | R26 | set it as `rootViewController`, and print `presentingViewController` |
| Whether what is inside a form sheet or a popover on an iPad, or is presented from it, adapts to the compact width inside | R14 | present a popover from a form sheet and from a popover, put a split view controller into each, and print `isCollapsed` |
| What UIKit does with a presented controller that is pushed or becomes a child | R16 | push it, and print `presentingViewController` and `parent` |
| Which calls of appearance a controller gets that goes with what it presents in `fullScreen` | R11 | present in `fullScreen` twice, dismiss from the first, and log the calls |
| Whether a swipe dismisses a sheet whose `transitioningDelegate` gives an animator | R31 | set one, and swipe the sheet down |
| What a tab bar controller does with a `selectedIndex` beyond its tabs | R21 | set it, and print `selectedIndex` and `selectedViewController` |
| Whom a UIHostingController names for the status bar, the home indicator and deferred edges | R43 | print the four properties of one with a UIViewControllerRepresentable |
| Whether `presentedViewController` is the delegate's controller in compact width, and what becomes of what that one presents in regular width | R14 | return a navigation controller from `presentationController(_:viewControllerForAdaptivePresentationStyle:)`, print the presenter's `presentedViewController`, present from the navigation controller, and make the window wider |
| Whether the views of what an old root, or a controller that is popped, presents leave with it, and the pointers become nil | R26 | set another `rootViewController` under a presentation, and print `view.window` and `presentingViewController` |
| Whether a column's navigation controller stays around its stack in compact width | R25 | print the stack of the primary's navigation controller after the split view controller has collapsed |
| What `show(_:)` and `hide(_:)` of a column do in compact width, and what the `parent` of a column is that isn't shown | R25 | call them, and print the stacks and the parents |
| What `showDetail` does with named columns in compact width, and `show` with a controller that is in none | R25 | call them, and print the stack and `presentingViewController` |
| At which widths a column beside the secondary one is on screen, for each `preferredDisplayMode` | R25 | turn an iPad and change the width of its window, and print `displayMode` |
| Whether the view of a column that isn't on screen is in the window | R25 | print `viewIfLoaded?.window` of the primary under `secondaryOnly` |
| What SwiftUI does with a sheet behind something else than a sheet, or with something else behind a sheet | R32 | show an alert of a view whose sheet is on screen, and a sheet of a view that has a popover |
| Who presents the inspector as a sheet | R25 | call `show(.inspector)` in compact width, and print the inspector's `presentingViewController` |
| What the parent of a tab is while its stack is behind More | R27 | select a navigation controller that is the sixth tab, and print its `parent` |
| How many tabs fit in a tab bar of regular width | R27 | add ten tabs on an iPad, select the last, and print its `navigationController` |
| What the parent is of a tab in a group without a navigation controller | R39 | select such a tab, and print its view controller's `parent` |
| Whether the view controller of a tab is a child before the tab is selected | R39 | print `children` of a new tab bar controller with `tabs` |
| Which style a system's controller has where the app sets none | R13 | print `modalPresentationStyle` of a new SFSafariViewController and a new UIAlertController |
| Whether the presenter lends its transition in `overCurrentContext`, too | R15 | set both flags and `crossDissolve`, and present in `overCurrentContext` |
| Whether UIKit sends the calls of appearance to a controller whose view alone was added | R29 | log them |
| What `isMovingFromParent` is of a member that leaves a stack unseen | R34 | print it in `didMove(toParent:)` |
| Whether the view of a search's results is in the window before the user enters text | R23 | activate a search, and log `viewWillAppear` of its results |
| Whether a search tab is selected before or after its search is presented | R41 | log `didSelectTab` and `willPresentSearchController` |
| Whether a sheet stays when SwiftUI pops the view that shows it | R32 | show one from a pushed view, and pop that view |
| Whether `navigationDestination` pushes in a hosting controller that is in a UINavigationController of the app's own | R32 | add one, set its binding, and print `viewControllers` |
| Which style `fullScreenCover` has | R32 | print `modalPresentationStyle` of what the hosting controller presents |
| Which view controller contains SwiftUI's inspector in regular width | R32 | show one, and print `_printHierarchy` |
| Whether UIKit's `dismiss`, sent to a sheet of SwiftUI's, changes its `isPresented` | R32 | call it, and print the binding |
| Whether a navigation controller's `childForStatusBarHidden` is the top of its stack | R43 | print the property of a new navigation controller with one child |
| Whom a split view controller, a page view controller, and a tab bar controller with a sidebar ask | R43 | log who is asked in each |
| Whether a presentation moves the home indicator and deferred edges, and what a `fullScreen` over a sheet takes over | R42 | log who is asked, with each style |
| Whether a sheet, an alert or a `custom` presentation changes who is asked for orientations | R42 | log who is asked, with each style, on an iPhone |
| Who is asked for the lock of the orientation | R42 | log who is asked, with each container |
| Which window of a scene is asked for what isn't the status bar's | R42 | show two windows of different levels, and log who is asked |
| Whether a tab bar stays hidden under a controller whose `hidesBottomBarWhenPushed` is false, in this iOS | R44 | push one with true, then one with false, and look |
| Which window of two at one level is in front | R28 | show two, and look |

"""#
  }

  /// The text of `Sources/Engine/VCEngine.docc/Rules.zh-Hans.md`.
  static var rulesZhHansMd: String {
#"""
# 规则

本文逐条列出引擎所认为的 UIKit 规则；代码按编号引用。依据的出处、资料之间的分歧，以及没有资料说明时引擎的选择，见英文的 `vcdiagram help rules`。

## 概述

视图控制器之间有两种关系。*包含*连接容器和它的子视图控制器：由包含连接起来的全部控制器是一个*族系*，其中没有父视图控制器的那一个是族系的*顶层*。*呈现*连接族系：*呈现者*可以是一个族系的任何成员，它呈现另一个族系的顶层。收到 `present` 或 `dismiss` 的控制器是*接收者*，真正执行的往往不是它。一切都以窗口的根视图控制器为起点：从根视图控制器经由包含和呈现到达不了的控制器，不在应用的族系之中（只添加了视图的控制器自成一个族系，见 R29）。

## 指针

| 规则 | |
|---|---|
| R1 | `parentViewController` 是直接的容器，不论其类是什么。顶层没有父视图控制器；呈现它的控制器不是它的父视图控制器。 |
| R2 | `navigationController`、`tabBarController` 和 `splitViewController` 是控制器上方最近的那一种容器。控制器自己不算，子类视同父类；查找只沿父视图控制器进行，因此止于族系的顶层。 |
| R3 | 一个族系的所有成员的 `presentingViewController` 都相同，即呈现其顶层的控制器。在根视图控制器的族系中，它为 nil。 |
| R4 | `presentedViewController` 是控制器自己所呈现的控制器；自己没有呈现时，取离它最近的、正在呈现的上级所呈现的控制器；都没有时为 nil。 |
| R16 | `children` 从不包含被呈现的控制器；只有顶层才能被呈现。把被呈现的控制器推入导航栈或加入容器时，UIKit 会怎样，尚无定论：此处什么也不变。 |
| R20 | 呈现连成链：被呈现的族系的成员可以各自再呈现一个控制器。从每个族系只能到达它前面的一个和后面的各个族系。 |

## 由谁呈现

| 规则 | |
|---|---|
| R5 | 除两种上下文样式外，由接收者所在族系的顶层呈现：无论中间隔着多少个容器，负责呈现的都是最外层的，而不是最近的。 |
| R36 | 覆盖屏幕的呈现只能由覆盖屏幕的族系发起。对于 R5 找到的顶层：如果呈现该顶层的控制器有父视图控制器，该顶层的族系就只占据这个控制器的位置；如果呈现该顶层的控制器自己也是顶层，而它的族系只占据某个控制器的位置，也按同样的方式处理。这时，呈现权转给被占位置的那个控制器的父视图控制器，再从那里逐级向上（R5）。`fullScreen`、`overFullScreen`、各种表单、`custom` 和提醒框都是这样；弹出框和上下文样式留在原处。在 iOS 7 及之前，`fullScreen` 和表单是这样。按 book 规则，由顶层呈现，不论其族系位于何处。（提醒框是否覆盖屏幕，尚无定论：受此影响的结论会注明。） |
| R6 | 样式为 `currentContext` 和 `overCurrentContext` 时，先询问接收者，再询问它的父视图控制器，依此类推：第一个 `definesPresentationContext` 为 true 的控制器负责呈现。如果都为 false，则由顶层呈现。其他样式不受这个标志影响，但有一个例外：样式为 `custom`，而呈现控制器（UIPresentationController）的 `shouldPresentInFullscreen` 为 false。描述无法写明这一点，因此 `custom` 的解释会提到它。 |
| R7 | 没有设置这个标志的控制器，其标志取决于所采用的规则。`uikit`：导航控制器、标签栏控制器及其子类为 true。`book`：全部为 false。（标签栏控制器和分屏视图控制器是否改变这个标志，尚无定论：此处标签栏控制器会改变。） |
| R8 | 没有父视图控制器的接收者就是顶层。除 R36 外，查找不会从一个族系进入呈现它的族系。 |
| R23 | UISearchController 的呈现与上下文样式相同：从接收者开始逐级向上，由第一个定义上下文的控制器呈现，没有则由顶层呈现。搜索被激活时，接收者是导航项拥有该搜索控制器的控制器；在此之前，搜索控制器不在任何族系中。用户输入文字时才显示搜索结果；在此之前结果的视图是否在窗口中，尚无定论：本程序按与搜索一起出现处理。 |
| R9 | 已在呈现的呈现者不会再次呈现，即使是同一个控制器：UIKit 记录日志，没有任何变化。只有当空闲的呈现者要呈现已由别的控制器呈现的控制器时，UIKit 才抛出异常（R16），因为它最后才检查这一点；在 iOS 12 及之前，两种情况都抛出异常。崩溃报告中，同一呈现者再次呈现同一个控制器时也有异常，因此这种情况尚无定论。 |
| R22 | 呈现者的视图必须在窗口中（R21），接收者的视图不必。否则 UIKit 记录日志，没有任何变化。iOS 18 的 UIKit 先检查窗口；因此，如果呈现者的视图因它以 `fullScreen` 呈现的控制器而离开了窗口，拒绝的理由是视图不在窗口中，而不是已在呈现（R9）。（以上依据 iOS 18 的代码；其他版本的检查顺序尚无定论：本程序按 13 及以后的版本与 18 相同、更早的版本相反处理。） |
| R30 | 每一步都等上一步结束之后才发生，除非写明不等。随上一步出现的视图，在 `viewDidLoad` 和 `viewWillAppear` 中还不在窗口中，因此，由正在出现的控制器呈现时，会按 R22 被拒绝；在 `viewIsAppearing` 中已在窗口中；在 `viewDidAppear` 中，转场已经结束。一个控制器的呈现仍在进行，或者它所呈现的控制器仍在关闭时，它不会呈现别的控制器；在 iOS 7 及之前，窗口中的任何控制器都不会；在 iOS 13 及之前，它也不会关闭。从 iOS 8 起，导航控制器所在族系的成员正在呈现或关闭时，导航栈不会改变。UIKit 都会记录日志；呈现或关闭过程中的另一次呈现，日志中有这里的文字，也有 R9 的文字。在更新的版本中，关闭会等待：如果接收者正在进行转场，而转场的动画不能中断，关闭会推迟到转场结束。 |

## 关闭

| 规则 | |
|---|---|
| R31 | 从 iOS 13 起，用户轻扫即可关闭表单；如果表单之外有变暗的部分，轻点该部分也可关闭（在紧凑宽度下，表单停在 large 时能否这样关闭，尚无定论）。轻点弹出框或操作表单的外部，即可将其关闭。其他样式和提醒框没有这样的手势，而且用户只能操作最上层的。弹出框指向 `barButtonItem` 时，有开发者报告，同一导航栏的其他按钮仍可轻点，但没有资料说明每个 iOS 版本都如此：本程序按可以轻点处理。从 iOS 13 起，如果被呈现的控制器或其中所显示的控制器的 `isModalInPresentation` 为 true，则不能这样关闭。呈现控制器（UIPresentationController）的委托依次收到 `presentationControllerShouldDismiss`、`presentationControllerWillDismiss` 和 `presentationControllerDidDismiss`；被阻止时只收到 `presentationControllerDidAttemptToDismiss`。在 iOS 13 之前，弹出框的委托收到 `popoverPresentationControllerShouldDismissPopover` 和 `popoverPresentationControllerDidDismissPopover`。由代码关闭时，委托不会收到这些消息。操作表单（包括 iPad 上的）的委托会收到什么，尚无定论，因此没有列出。表单中的搜索处于活跃状态时，轻扫能否关闭表单，尚无定论：有应用特意阻止，因此此处按可以关闭处理，搜索随之结束。 |
| R10 | `dismiss` 先查找接收者或其上级所呈现的控制器（R4）：如果有，就关闭那个族系，以及在其上方呈现的所有控制器。否则，接收者自己的族系由呈现它的控制器关闭。在根视图控制器的族系中，如果没有呈现任何控制器，则没有任何变化。 |
| R11 | 多个族系同时离开时，只有最上层的有动画，用的是它自己的转场；中间的直接移除。此后，两侧的指针都为 nil。iOS 8 上有人报告最上层的立即消失，移动的是下面的一个。中间的视图控制器的视图不在窗口中时，离开时是否收到 R47 的调用，尚无定论：此处不收到。 |

## 看到什么

| 规则 | |
|---|---|
| R12 | 样式为 `pageSheet`、`formSheet`、`popover`、`overFullScreen`、`overCurrentContext` 和 `custom` 时，呈现者的视图保留：呈现控制器（UIPresentationController）的 `shouldRemovePresentersView` 为 false，除非你自己的类返回 true。样式为 `fullScreen` 和 `currentContext`，或者样式适配为 `fullScreen`、行为与 `fullScreen` 相同时（R37），呈现者的视图离开窗口。 |
| R13 | 样式由被呈现的控制器决定。没有设置时，iOS 13 之前为 `fullScreen`，从 iOS 13 起为 `automatic`。`automatic` 在 iOS 17 及之前即 `pageSheet`，从 iOS 18 起即 `formSheet`。有些系统视图控制器不论样式如何设置，都有自己的呈现方式。（1）UIAlertController 是屏幕中央的提醒框，或屏幕下边缘的操作表单；操作表单在 iPad 上是弹出框。（2）从 iOS 8 起，UIActivityViewController 在 iPad 上是弹出框；没有锚点（sourceView 等）时抛出异常；从 iOS 26 起，在 iPad 上没有锚点的共享表单或操作表单是否仍抛出异常，尚无定论：从 UIKit 的代码看，操作表单会显示为提醒框，共享表单则以其容器为锚点；本程序按抛出异常处理；在 iPad 的紧凑宽度下是否也需要锚点，尚无定论：本程序按需要处理。（3）UIImagePickerController 以相机为来源时占满整个屏幕。前两种保留呈现者的视图，最后一种不保留。应用未设置时，系统视图控制器（包括 UIAlertController）采用什么样式，尚无定论。从 iOS 26 起，操作表单从其锚点出现（锚点在其 `popoverPresentationController` 中），即使不在 iPad 的常规宽度下也是如此，屏幕的其余部分仍可使用。位于锚点处的操作表单没有取消按钮，因为轻点其他任何地方即可取消；没有锚点的操作表单位于屏幕中央，并有取消按钮；轻点后者的外部会怎样，尚无定论。在 iOS 8 之前，iPad 只在 UIPopoverController 中显示照片图库，直接呈现会抛出异常；从哪个版本起不再抛出，尚无定论。每个弹出框都要有锚点。步骤所呈现的弹出框没有锚点时，会有警告。新的宽度使表单变成弹出框时也有警告，因为 UIKit 在 `presentationTransitionWillBegin` 中检查锚点。输出的代码会设置锚点。提醒框、操作表单和搜索还有自己的转场，不论 `modalTransitionStyle` 是什么。 |
| R14 | 在 iOS 8 之前的 iPhone 上，除 `custom` 外，每次呈现都覆盖屏幕，也不会寻找上下文。从 iOS 8 起，iPhone 的紧凑宽度改变的是显示的样子，而不是由谁呈现：在 iOS 12 及之前，表单和弹出框覆盖屏幕；从 iOS 13 起，表单仍是表单，弹出框变成表单（form sheet），在常规宽度、紧凑高度下也是如此。从 iOS 8 起，会先询问表单或弹出框的委托：返回 `none` 时保持原样（`adaptivePresentationStyle`）。需要适配时，还会用 `presentationController(_:viewControllerForAdaptivePresentationStyle:)` 向委托询问视图控制器：它取代被呈现的视图控制器（`adaptiveViewController`），往往是包含后者的导航控制器；回到常规宽度后，恢复为原来的视图控制器。此时 `presentedViewController` 是否为委托的视图控制器，以及后者所呈现的控制器会怎样，尚无定论。所说的宽度是呈现者所在窗口的宽度（R28）。form sheet 表单和弹出框内部的宽度是紧凑的，在常规宽度的 iPad 上也是如此；其中的容器，以及从其中呈现的控制器，是否按这一宽度适配，没有资料对每个 iOS 版本都有说明：此处以窗口的宽度为准。有锚点的操作表单在其中也是弹出框，从 form sheet 表单呈现的共享表单也是；从弹出框呈现的共享表单，在 iOS 10 上显示为表单。 |
| R15 | 转场由被呈现的控制器决定，没有设置时为 `coverVertical`。样式为 `currentContext` 和 `overCurrentContext` 时，因标志而被选中的呈现者如果 `providesPresentationContextTransitionStyle` 为 true，就提供自己的转场（这个属性的参考文档没有限定样式；按 iOS 18 的 UIKit 代码，只有 `currentContext` 如此）；两个标志都为 true 的呈现者，只有它所呈现的一个控制器被关闭时，不论样式都提供自己的转场。`partialCurl` 只能用于全屏，以它出现的控制器不能再呈现其他控制器；在弹出框中，上下文样式只能用 `coverVertical`。被呈现的控制器有 `transitioningDelegate` 时，由后者提供动画；后者不提供时，以样式为准。 |
| R37 | 表单停在 `detents` 中最低的位置，除非 `selectedDetentIdentifier` 指定了另一个；`detents` 的参考文档要求至少有一个，并从低到高排列，否则表单最初停在哪里尚无定论，此处也取最低的。从 iOS 15 起，在紧凑宽度下，停靠位置不高于 `largestUndimmedDetentIdentifier` 时，表单后面的内容既不变暗，又可以操作；指定的名称不在 `detents` 中时视为 nil。`largestUndimmedDetentIdentifier` 的参考文档没有限定宽度；在常规宽度下，表单以哪个停靠位置与它比较，尚无定论。从 iOS 13 起，在紧凑高度下，例如横屏的 iPhone 上，表单的行为与 `fullScreen` 相同：占满整个屏幕，呈现者的视图离开窗口，没有手势能将其关闭。常规宽度的 iPhone 都视为横屏。从 iOS 15 起，`prefersEdgeAttachedInCompactHeight` 为 true 时，表单改为贴着下边缘，宽度与安全区域相同；`widthFollowsPreferredContentSizeWhenEdgeAttached` 为 true 时，宽度由 `preferredContentSize` 决定。`medium` 停靠位置在紧凑高度下不起作用；没有其他停靠位置时停在 `large`，是本程序的选择。 |
| R38 | 从 iOS 18 起，`preferredTransition` 优先于 `modalTransitionStyle`，离开时与出现时相同。以 `zoom` 出现的控制器，不论样式是什么，只要 `isModalInPresentation` 不为 true，用户就可以拖移或捏合，使其缩回；以 `zoom` 推入的控制器也是如此。（`isModalInPresentation` 此时是否同样有效，呈现控制器的委托是否收到消息，尚无定论；UIKit 会询问 ZoomOptions 的 `interactiveDismissShouldBegin`。） |
| R21 | 根视图控制器的视图在窗口中。导航控制器显示导航栈的最后一个，标签栏控制器显示选中的标签页，分屏视图控制器显示各栏，其他容器显示所有子视图控制器；只要往上的每个容器都显示下一级，视图就在窗口中。被呈现的族系的视图在窗口中；在上下文中呈现的族系位于呈现者所占的位置，选中另一个标签页或推入别的控制器时，随呈现者离开和返回。标签栏控制器的一组标签页发生变化（包括其中一个移到别的容器）时，仍显示原来选中的标签页；如果它已不在其中，则显示同一位置的；该位置也没有时，显示第一个。unwind segue 会选中目标所在的标签页。用户轻点正在显示的标签页时，其导航栈回到根视图控制器。标签页的 `presentedViewController` 不为 nil，或者标签页是分屏视图控制器或应用自己的容器时会怎样，尚无定论：此处什么也不变。用户轻点时委托会收到消息，由代码选中时不会收到。呈现者的视图离开窗口时（R12），呈现者所包含的视图也一同离开，直到呈现结束；呈现者外层容器的视图保留。容器所显示的控制器的视图是容器视图的子视图，不论是否在窗口中；UIKit 自己的容器在两者之间还有自己的视图。 |
| R47 | 视图进入窗口时（R21），视图控制器收到 `viewWillAppear`、从 iOS 13 起的 `viewIsAppearing`，以及 `viewDidAppear`；视图离开窗口时，收到 `viewWillDisappear` 和 `viewDidDisappear`；容器把它们转发给正在显示的子视图控制器；应用自己的容器如果 `shouldAutomaticallyForwardAppearanceMethods` 为 false，则不转发，由容器的代码调用 `beginAppearanceTransition` 和 `endAppearanceTransition`（描述中没有这一项）。视图留在窗口中的视图控制器都不会收到：表单、弹出框或 `overFullScreen`（R12）下面的呈现者，在呈现和关闭时都不会收到。 |
| R48 | 两个视图控制器的调用，先后取决于转场。（1）推入或弹出：旧的 `viewWillDisappear`，新的 `viewWillAppear`，旧的 `viewDidDisappear`，新的 `viewDidAppear`。（2）以 `fullScreen` 呈现：同上，但被呈现者的 `viewDidAppear` 先于呈现者的 `viewDidDisappear`。（3）滚动翻页：`viewWillAppear`、`viewWillDisappear`、`viewDidAppear`、`viewDidDisappear`；卷页时最后两个相反。（4）用户中途放弃轻扫返回：栈顶收到 `viewWillDisappear`、`viewWillAppear` 和 `viewDidAppear`，下面的收到 `viewWillAppear`、`viewWillDisappear` 和 `viewDidDisappear`。（5）用户中途放弃轻扫表单：表单收到 `viewWillDisappear`、`viewWillAppear`、`viewIsAppearing` 和 `viewDidAppear`。（6）换标签页：新的 `viewWillAppear`，旧的 `viewWillDisappear` 和 `viewDidDisappear`，新的 `viewDidAppear`。其他转场的先后尚无定论；关闭以 `fullScreen` 呈现的控制器时，各份报告并不一致。 |

## 包含关系的变化

| 规则 | |
|---|---|
| R17 | 如果子视图控制器另有父视图控制器，`addChild` 先用 `removeFromParent` 将其移除，然后向其发送 `willMove(toParent:)`；视图就位之后，容器的代码必须发送 `didMove(toParent:)`。`removeFromParent` 发送给子视图控制器，这个方法会发送 `didMove(toParent: nil)`；在此之前，容器的代码必须已发送 `willMove(toParent: nil)`，由 `addChild` 移除它时也是如此。导航控制器、标签栏控制器、分屏视图控制器和页面视图控制器会自己完成这些调用。 |
| R24 | 页面视图控制器显示几页，就有几个子视图控制器：一个；书脊在中间、按卷页方式翻页时为两个。采用卷页效果且 `isDoubleSided` 为 true 时，传给 `setViewControllers` 的也是两个：正面，以及前一页的背面；描述无法说明这一点。数据源接下来会提供的控制器不是它的子视图控制器。 |
| R26 | `window.rootViewController = other`：原来的根视图控制器的族系离开窗口，它所呈现的控制器也全部离开，却没有控制器关闭它们。被弹出、移除或替换的控制器所呈现的控制器也是如此。被呈现的控制器在此处不会成为根视图控制器；UIKit 会怎样，尚无定论。后者的视图是否离开、双方是否不再互相指向，尚无定论（按指南，关系保留到关闭为止；此处两者都已结束）：有开发者报告，至少在 iOS 13 及之前，这些视图仍留在屏幕上，而且一直没有释放，因此要先关闭。 |
| R28 | 应用有多少个窗口，由它的场景决定，每个窗口有一个根视图控制器。从 iOS 13 起，窗口位于它的 `windowScene` 中，即一个 UIWindowScene；后者的 `windows` 包含该窗口，还有自己的 `delegate` 和 `session`：这些都不是视图控制器。从窗口中的视图可以经由 `view.window.windowScene` 到达场景。族系所在的窗口，就是它的根视图控制器所在的窗口，或者呈现它的族系所在的窗口；只要 R21 认为它的视图在窗口中，也就在这个窗口中。窗口位于同一场景中 `windowLevel` 较低的窗口之上（`normal` 为 0，`statusBar` 为 1000，`alert` 为 2000）；它遮住那些窗口，但不会使其中的视图离开。每个窗口都有自己的宽度，如同并排的场景，窗口中的一切都按它适配：R14、R25 和 R27 只看这个宽度。（同一级别的窗口孰前孰后，UIKit 没有保证：本程序按后声明的在前处理。） |
| R18 | 新推入的控制器位于导航栈的末尾，弹出时从末尾移除；第一个始终保留。一个控制器在导航栈中只能出现一次。按 `pushViewController(_:animated:)` 和 `init(rootViewController:)` 的参考文档，导航栈也不能包含标签栏控制器；没有已知的异常，因此此处接受。导航栈中只有最后一个控制器的视图在屏幕上。用户用返回按钮弹出，或从屏幕前缘拖移；从 iOS 26 起，也可以在内容的任意位置向后缘方向拖移。 |
| R19 | `show` 由最近的导航控制器或分屏视图控制器处理，接收者自己也算。导航控制器推入。分屏视图控制器设置接收者所在的那一栏；接收者就是它自己时，设置第一栏。有名称的各栏都有导航控制器，因此由这些导航控制器推入。`showDetail` 由最近的分屏视图控制器处理，设置其详情。没有这样的容器时，两者都呈现。要显示的是导航控制器，而最近的也是导航控制器时，`show` 也呈现：只有折叠了的分屏视图控制器的导航栈才接受导航控制器。呈现时，收到 `present` 的不是接收者，而是窗口中最前面的控制器，即从窗口的根视图控制器沿 `presentedViewController` 到达的最后一个。接收者的视图不在任何窗口中时，什么也不发生，也没有日志。分屏视图控制器折叠后没有导航栈时，由它自己收到 `present`。（`show` 从哪里呈现导航控制器，尚无定论：本程序仍从最前面的控制器呈现。） |
| R25 | 分屏视图控制器列出主栏和详情，在 iOS 8 之前恰好是两个。从 iOS 14 起，也可以有带名称的栏：`primary`、`supplementary`、`secondary`。一栏的控制器如果不是导航控制器，UIKit 会把它放入自己创建的导航控制器。从 iOS 8 起，在紧凑宽度的窗口中，分屏视图控制器是折叠的，只有一个子视图控制器：`compact` 栏；没有这一栏时为第一栏。（1）栏带名称时，第一栏的导航栈接收其他各栏，连同各自的导航控制器，直到要显示的那一栏。要显示的是 `secondary`，除非委托的 `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)` 返回另一栏（`topColumnForCollapsing`）。（2）以列表声明时，委托会收到 `splitViewController(_:collapseSecondary:onto:)`；应用一开始就折叠时也是如此。委托返回 true 时（`collapseSecondary`），主栏单独显示。委托返回 false 或没有实现该方法时，如果主栏是导航控制器，就把详情推入它的导航栈，因此看到的是详情；详情是导航控制器时，推入的是整个导航控制器。其他种类的主栏仍单独显示。其余各栏不在任何族系中。`showDetail` 把详情推入当前显示的控制器的导航栈；该控制器没有导航栈时，则呈现详情。栏有名称时，`showDetail` 在紧凑宽度下是否推入，对不在任何一栏中的控制器调用 `show` 是否设置第一栏，尚无定论：此处以参考文档为准。恢复常规宽度时，各栏回到原处，这样推入的控制器成为详情。从 iOS 26 起，后缘可以有 `inspector` 栏，也在导航控制器中。它在 `show(.inspector)` 之前是隐藏的，因此描述只在检查器显示时才写明。在常规宽度下，栏有名称的分屏视图控制器用 `show(_:)` 和 `hide(_:)` 显示和隐藏一栏。`secondary` 栏从不隐藏。`preferredDisplayMode` 为 `secondaryOnly` 时，它旁边的栏最初都隐藏；为 `oneBesideSecondary` 或 `oneOverSecondary` 时，两栏中的第一栏隐藏：UIKit 会尽量满足这个模式；为 `automatic` 时，由系统决定。其余的栏在哪些宽度下出现在屏幕上，尚无定论；此处一直出现。由代码显示或隐藏一栏时，委托不会收到 `splitViewController(_:willHide:)` 等消息。本程序把隐藏的一栏仍当作子视图控制器，`show` 和 `hide` 不影响其他各栏；有一栏离开分屏视图控制器之后，`show` 和 `hide` 都不能再用来指定任何一栏。如果某一栏由某个步骤显示，而此前没有步骤隐藏过它，它一开始就是隐藏的。没有资料说明隐藏的一栏的 `parent`；这些方法在紧凑宽度下会怎样，尚无定论。在紧凑宽度下，检查器是 `secondary` 栏之上的表单；由谁呈现尚无定论，因此本程序不把检查器放入任何族系。在 iOS 8 之前，iPhone 没有分屏视图控制器。（在紧凑宽度下，一栏的导航控制器折叠后是否保留并仍包含自己的导航栈，尚无定论：本程序与以列表声明时一样，按保留处理。） |
| R27 | 在紧凑宽度的窗口中，标签页多于五个的标签栏只显示其中四个和“更多”。第五个及其后的标签页被选中时，位于 UIKit 所创建的导航控制器 `moreNavigationController` 中，在标签页列表 `UIMoreListController` 之上；这个列表从一开始就是它的导航栈的第一个。那时，它是这些标签页的 `parentViewController` 和 `navigationController`。标签页自己是导航控制器时，放入的是它的导航栈，以免导航栈中又有导航栈：其中的控制器的这两个指针都是 `moreNavigationController`，`show` 也推入它。标签页离开这个位置时，导航栈回到原处。常规宽度下能容纳几个标签页，尚无定论：有报告称，除“更多”外为七个；此处全部容纳。 |
| R39 | 从 iOS 18 起，标签栏控制器可以用 `tabs` 代替 `viewControllers`。`UITab` 和由标签页组成的 `UITabGroup` 都不是视图控制器，而是各有一个视图控制器 `viewController`，其父视图控制器是标签栏控制器，或者两者之间的容器。选中标签页组时，选中的是其中 `defaultChildIdentifier` 所指的标签页，没有则为第一个。标签页组有 `managingNavigationController` 时，最外层的那一个是标签栏控制器的子视图控制器；选中其中的标签页时，它的导航栈依次为从那里向内各组的视图控制器（如果有），最后是标签页的视图控制器。标签页组没有 `managingNavigationController` 时，无论选中组中的哪个标签页，都显示组自己的视图控制器：标签栏控制器默认只为根标签页更换视图控制器，其余由委托完成。组没有自己的视图控制器时，选中的标签页的视图控制器取代同组中先前显示的那一个；本程序把它当作标签栏控制器的子视图控制器，实际是否如此，尚无定论。组中其他标签页的视图控制器在选中之前不在任何族系中：选中时 UIKit 才会请求。根标签页和组最先显示的标签页的视图控制器从一开始就在族系中，这是本程序的选择。 |
| R41 | 从 iOS 18 起，有 `tabs` 的标签栏控制器的 `selectedTab` 是一个根标签页，或组中的标签页；组通过其中的标签页来选中（R39）。`mode` 决定标签栏在 iPad 上能否变成边栏：`tabSidebar` 能，`tabBar` 不能，`automatic` 在有组时能；iPhone 上始终是标签栏。边栏不是视图控制器，因此任何控制器的父视图控制器都不会因它而改变。`sidebar.isHidden` 为 false 时，能变成边栏的标签栏在常规宽度下就是边栏；应用没有设置时为何值，尚无定论：图中显示标签栏。标签栏如何处理 `preferredPlacement` 为 `sidebarOnly` 的标签页，尚无定论：此处用户可以轻点它。从 iOS 26 起，`automaticallyActivatesSearch` 为 true 的 UISearchTab 被选中时，会激活其视图控制器的导航项的搜索控制器；搜索结束后，重新选中先前的标签页。（UIKit 先选中还是先呈现，尚无定论。） |
| R33 | 在应用自己的容器中，用 `transition(from:to:duration:options:animations:completion:)` 以一个子视图控制器取代另一个。它发送给容器，容器必须是两者的父视图控制器，否则 UIKit 抛出异常；不可发送给 UIKit 的容器。它把新的视图添加到旧视图的父视图中，结束时移除旧的视图，并触发两者的视图出现和消失的回调，但不会完成管理父子关系的调用：在此之前，容器向旧的子视图控制器发送 `willMove(toParent: nil)`，并添加新的；在此之后，移除旧的，并向新的子视图控制器发送 `didMove(toParent:)`（R17）。 |
| R34 | 控制器自己正在被呈现时，在它的 `viewWillAppear` 和 `viewDidAppear` 中 `isBeingPresented` 为 true；正在被关闭时，在它的 `viewWillDisappear` 和 `viewDidDisappear` 中 `isBeingDismissed` 为 true。随它出现或离开的子视图控制器为 false。`isMovingToParent` 和 `isMovingFromParent` 也是如此，针对的是进入或离开容器的子视图控制器；在导航栈中被遮住的控制器并没有离开。视图不在窗口中的控制器不会收到这些方法，这时两者的值尚无定论。`transitionCoordinator` 属于控制器或其容器正在参与的转场，没有这样的转场时为 nil。 |
| R35 | 从 iOS 8 起，`presentationController` 管理控制器自己的呈现：从 iOS 15 起，表单的是 UISheetPresentationController，弹出框的是 UIPopoverPresentationController，`custom` 的由转场委托提供，其他的是 UIKit 自己的类。在控制器被呈现之前读取时，按当时的 `modalPresentationStyle` 创建。对被呈现的族系的每个成员，`sheetPresentationController` 和 `popoverPresentationController` 就是这个族系的呈现控制器，类不符时为 nil；没有被呈现的控制器，如果其样式需要，也有一个。弹出框变成的表单由弹出框的 `adaptiveSheetPresentationController` 管理；其他样式下，表单的属性不起作用。 |
| R29 | 只添加视图而不添加控制器，即只调用 `holder.view.addSubview(c.view)`：视图随 holder 的视图一起显示，而 c 不是 holder 的子视图控制器。c 没有父视图控制器，因此是自己的族系的顶层，也没有被呈现；它的 `navigationController` 等均为 nil（R2），也收不到由 holder 转发的视图出现、消失和旋转的回调，只有子视图控制器才能收到。R47 的调用 UIKit 是否自行发送，尚无定论：此处会发送。它要呈现时由自己呈现（R8），UIKit 会记录日志。之后对 holder 调用 `addChild` 即可修复。 |

## 系统询问谁

| 规则 | |
|---|---|
| R42 | 对每个窗口，系统只读取一个控制器的 `preferredStatusBarStyle`、`prefersStatusBarHidden`、`prefersHomeIndicatorAutoHidden`、`preferredScreenEdgesDeferringSystemGestures`、`supportedInterfaceOrientations`，从 iOS 14 起还有 `prefersPointerLocked`，从 iOS 26 起还有 `prefersInterfaceOrientationLocked`。查找从根视图控制器开始。以 `fullScreen` 呈现的控制器会接管；以其他样式呈现的，只有 `modalPresentationCapturesStatusBarAppearance` 为 true 时才接管，而且只接管状态栏。然后，每个控制器的 `childForStatusBarStyle`、`childForStatusBarHidden`、`childForHomeIndicatorAutoHidden`、`childForScreenEdgesDeferringSystemGestures`、`childViewControllerForPointerLock` 或 `childForInterfaceOrientationLock` 通向下一个；没有指定子视图控制器的，由它自己决定。描述用 `references` 写明所指定的子视图控制器。询问方向时不询问子视图控制器：由根视图控制器决定，或者由占满整个屏幕的被呈现者中最上面的那一个决定；如果它是 UIKit 的容器，其委托可以代为决定（`navigationControllerSupportedInterfaceOrientations(_:)`、`tabBarControllerSupportedInterfaceOrientations(_:)`、`splitViewControllerSupportedInterfaceOrientations(_:)`、`pageViewControllerSupportedInterfaceOrientations(_:)`）。在 iPad 上，可与其他应用共享屏幕的应用会旋转到所有方向；只有设置了 `UIRequiresFullScreen` 的应用遵守这一决定。（对于方向，`overFullScreen` 是否算作占满整个屏幕；表单之上的 `fullScreen` 是否接管；呈现是否像影响状态栏那样影响主屏幕指示条、延后的边缘手势和两种锁定；表单、提醒框或 `custom` 呈现对方向有何影响；锁定方向时询问谁：均尚无定论。一个场景有多个显示的窗口时，关于状态栏，询问覆盖它的窗口中最上面的一个；描述没有说明窗口覆盖什么，此处每个窗口都覆盖状态栏。其余各项询问哪个窗口，尚无定论；此处各窗口只询问自己的视图控制器。`UIViewControllerBasedStatusBarAppearance` 为 NO 时，状态栏不询问任何控制器。） |
| R43 | 对状态栏的两个属性，标签栏控制器都指定选中的标签页。导航控制器的导航栏显示时，它不为样式指定控制器，因此由导航栏自己的样式决定；对于是否隐藏状态栏，它指定导航栈的最后一个。对于主屏幕指示条和延后的边缘手势，导航控制器和标签栏控制器都不指定控制器。分屏视图控制器、页面视图控制器，以及对状态栏而言显示边栏的标签栏控制器询问谁，尚无定论：此处由它们自己决定。UIHostingController 重写了有关状态栏、主屏幕指示条和延后的边缘手势的四个属性，参考文档没有说明它指定谁：此处不指定。（导航控制器对于是否隐藏指定最后一个，许多应用以此为前提，但尚无定论。） |
| R44 | 标签栏控制器所显示的导航栈中，只要有一个控制器的 `hidesBottomBarWhenPushed` 为 true，标签栏就隐藏；之后推入的控制器为 false 时也是如此。（参考文档则说，由最上面的控制器决定。） |
| R45 | 新建的 UIWindow 是隐藏的。在 `makeKeyAndVisible` 或它的 `isHidden` 使它显示之前，根视图控制器的视图不在窗口中，因此 R22 会拒绝在那里进行的呈现（窗口的 `isHidden`）。显示之后又隐藏的窗口会保留其中的视图，描述无法写明这一点。 |
| R46 | 键盘命令沿响应链查找：从第一响应者开始，经过它外层的视图和控制器，从被呈现的控制器到它的呈现者，最后到窗口。 |

## 场景

| 规则 | |
|---|---|
| R40 | 没有采用场景生命周期的应用，其窗口由应用委托持有。从 iOS 18.4 起，UIKit 记录 `This process does not adopt UIScene lifecycle. This will become an assert in a future version.`，在 iOS 26 上记录 `'UIScene' lifecycle will soon be required. Failure to adopt will result in an assert in the future.`（其中的 ' 是反引号）。用 iOS 27 的 SDK 构建时，这样的应用无法启动：`Application failed to launch: UIScene life cycle is required for apps built with this SDK.`。起作用的是 SDK，因此用 iOS 26 的 SDK 构建的应用在 iOS 27 上也能启动。不要求有多个场景。描述中的对象以 `window` 持有一个没有写明场景的窗口时，会有提示。 |

## SwiftUI

| 规则 | |
|---|---|
| R32 | SwiftUI 使用 UIKit 的控制器，以及由它们派生的、SwiftUI 自己的类；对这些类，规则与对应用的类一样适用。视图用 `sheet`、`fullScreenCover`、`popover` 或 `alert` 显示的内容，以该视图的托管控制器为接收者来呈现：由它所在族系的顶层呈现，在 SwiftUI 的应用中就是窗口的根视图控制器。`isPresented` 变为 false，或者调用视图的 `dismiss` 操作时，它就离开；在推入 NavigationStack 的视图中，这个操作弹出该视图。向 SwiftUI 的托管控制器发送 `dismiss` 的步骤，就是这个操作。它针对从环境中读取它的视图，而不针对该视图所显示的内容：推入的视图被弹出时，其上的表单保留（弹出时是否保留，由本程序选定）。从 iOS 18 起，在已折叠的 `NavigationSplitView` 中，视图的这个操作会弹出所在的一栏（该栏的导航控制器一同弹出，由本程序选定）；在展开的 `NavigationSplitView` 中，则清除选出该视图的状态，例如列表的选择。`inspector` 在紧凑宽度下是表单；在常规宽度下是后缘的一栏，不是呈现，没有资料说明由哪个控制器包含：步骤 `inspector` 因此呈现它，或略去它，宽度改变时两者互换（表单所呈现的内容一同离开，由本程序选定）。`UIViewControllerRepresentable` 的控制器是其视图所在的托管控制器的子视图控制器。描述可以使用 SwiftUI 自己的名称：`TabView`、`NavigationStack` 和 `NavigationSplitView` 是托管控制器中的 `UIKitTabBarController`、`UIKitNavigationController` 和 `NotifyingMulticolumnSplitViewController`；步骤 `sheet`、`fullScreenCover`、`popover`、`inspector` 和 `navigationDestination` 为视图创建托管控制器（`PresentationHostingController<EditView>`），`alert` 和 `confirmationDialog` 则创建 `PlatformAlertController`。导航路径就是导航控制器的导航栈：其中的视图的 `pop` 移去最后一个值，`popToRoot` 移去全部。不在 NavigationStack 中的视图不会推入任何视图；位于 UIKit 自己的导航控制器中的视图是否推入，尚无定论：此处会推入。SwiftUI 同一时间只显示一个表单，不论修饰符在哪个视图上；从 iOS 16 起，它记录日志，保留下一个，等前一个消失后再呈现；表单显示时再显示提醒框，会像在 UIKit 中一样被拒绝。在 iOS 14.5 之前，一个视图上有多个用于表单的修饰符时，只有最后一个有效。`fullScreenCover` 在 UIKit 中是什么样式，尚无定论：本程序按 `fullScreen` 处理。应用的代码不会创建这些类的控制器，`explain --show code` 也不会写出这样的代码。 |

## 各条规则的可靠程度

每条规则按其主要论断分级；超出依据的部分，规则自己会写明。还没有人在设备上核对过这些规则。解释的末尾会写出所用规则中依据最弱的一级，除非全部出自文档。

| 依据 | 规则 |
|---|---|
| Apple 的头文件、参考文档或指南 | R1、R2、R3、R4、R5、R6、R7、R8、R10、R11、R12、R13、R14、R15、R16、R17、R18、R19、R20、R21、R23、R24、R25、R26、R28、R29、R31、R33、R34、R35、R36、R37、R38、R39、R40、R41、R42、R45、R46、R47 |
| UIKit 的代码（由反编译得知） | R9、R22 |
| 日志、崩溃报告和打印出的层次结构 | R27、R30、R32、R44 |
| 应用开发者的报告 | R43、R48 |

## iOS 26 和 27 带来的变化

| 变化 | iOS | 规则 | 变了什么 | 出处 |
|---|---|---|---|---|
| `insetSheets` | 26 | R37 | 表单的圆角更大。没有展开到全高的表单，四周与屏幕边缘之间留有间距；越展开，越不透明。 | 《Adopting Liquid Glass》；WWDC25 第 323 场 |
| `actionSheetsFromSource` | 26 | R13 | 操作表单从请求它的元素处出现，在 iPhone 上也是如此，界面的其余部分仍可使用。操作表单的锚点就是弹出框的锚点（sourceView 等）；SwiftUI 的确认对话框以带修饰符的视图为锚点。 | 《Adopting Liquid Glass》；WWDC25 第 323 场 |
| `zoomFromBars` | 26 | R38 | 表单可以由呈现它的栏按钮变形而来：缩放转场的来源可以是栏按钮项。 | WWDC25 第 323 场；`zoom(options:sourceBarButtonItemProvider:)` 的参考文档 |
| `minimizedTabBars` | 26 | R41 | 用户滚动时，iPhone 的标签栏可以缩小：`tabBarMinimizeBehavior`。这不涉及视图控制器。 | `tabBarMinimizeBehavior` 及其各个值的参考文档；SwiftUI 相应修饰符的参考文档，其中只提到 iPhone |
| `searchTabsApart` | 26 | R41 | UISearchTab 单独位于标签栏的后缘，选中时可以激活它的搜索。 | 《Adopting Liquid Glass》；`automaticallyActivatesSearch` 的参考文档 |
| `accessories` | 26 | R41 | 标签栏控制器可以在标签栏上方有一个 `bottomAccessory`：它是视图，不是控制器。 | `bottomAccessory` 的参考文档 |
| `inspectors` | 26 | R25 | 分屏视图控制器可以有检查器栏。 | UISplitViewController.Column 的参考文档 |
| `scenesRequired` | 27 | R40 | 用 iOS 27 的 SDK 构建的应用必须采用场景生命周期，否则无法启动。 | 2026 年 6 月的《UIKit updates》；TN3187 |
| `contentPopGesture` | 26 | R18 | 在内容的任意位置拖移都可以弹出，不再限于从屏幕前缘：`interactiveContentPopGestureRecognizer`。 | 该属性的参考文档 |
| `minimizedNavigationBars` | 27 | R18 | 用户滚动时，导航栏可以缩小。这不涉及视图控制器。 | WWDC26 第 278 场，依据是他人的笔记：未经查证 |

`vcdiagram help changes --language zh-Hans` 会列出这些变化。解释会提到前两项。图中的表单和 iPhone 下边缘的标签栏仍是以前的样子。

## 尚无定论的问题

| 问题 | 规则 | 如何得出结论 |
|---|---|---|
| 标签栏控制器和分屏视图控制器默认是否定义呈现上下文 | R7 | 打印新建的 UITabBarController 和 UISplitViewController 的 `definesPresentationContext` |
| 搜索由呈现者下方的视图控制器呈现并处于活跃状态时，能否呈现其他控制器 | R5 | 把列表的 `definesPresentationContext` 设为 true，激活它的搜索，从列表呈现提醒框，查看日志 |
| 提醒框是否必须由覆盖屏幕的族系呈现 | R36 | 在容器的某个子视图控制器所定义的上下文中呈现一个控制器，再从它呈现提醒框，打印提醒框的 `presentingViewController` |
| 在 iOS 13 至 17 上，先检查视图是否在窗口中，还是先检查是否已在呈现 | R22 | 从一个已用 `fullScreen` 呈现了别的控制器的控制器再次呈现，查看日志 |
| 推入期间呈现会怎样，推入期间再推入会怎样 | R30 | 在每个 iOS 版本上，于同一方法中先后调用两者，结束后打印导航栈和 `presentedViewController` |
| 没有导航栈可以接受某个导航控制器时，`show` 从哪里呈现它 | R19 | 在已呈现控制器的情况下，以导航控制器为参数，向被遮住的控制器发送 `show`，打印该导航控制器的 `presentingViewController` |
| 呈现者再次呈现它正在呈现的控制器时，是否抛出异常 | R9 | 在静止时、呈现过程中和关闭过程中，各呈现同一个控制器两次 |
| 导航控制器外层的容器所呈现的，是否算在 `visibleViewController` 中 | R4 | 从标签栏控制器呈现，打印所选标签页的 `visibleViewController` |
| 呈现或关闭过程中的另一次呈现，UIKit 记录哪一种日志 | R30 | 在每个 iOS 版本上，在一个 `viewDidAppear` 中呈现两个提醒框，并在 `dismiss` 之后立即呈现一个，查看日志 |
| 关闭以 `fullScreen` 呈现的控制器或更换窗口的根视图控制器时，两个视图控制器收到的调用先后如何 | R48 | 记录这些调用 |
| 操作表单的呈现控制器（UIPresentationController）的委托会收到什么 | R31 | 设置委托，轻点操作表单的外部，记录收到的调用 |
| 在紧凑宽度下，表单停在 large 时，轻点外部能否关闭它 | R31 | 轻点表单的外部 |
| 表单中的搜索处于活跃状态时，轻扫能否关闭表单 | R31 | 激活搜索，向下轻扫表单 |
| 从 iOS 26 起，在 iPhone 上轻点没有锚点（sourceView 等）的操作表单的外部会怎样 | R13 | 呈现一个没有 `sourceView` 的操作表单，然后轻点其外部 |
| 从 iOS 26 起，在 iPad 上没有锚点（sourceView 等）的操作表单或共享表单是否抛出异常 | R13 | 分别呈现一个没有 `sourceView` 的操作表单和共享表单 |
| 在 iPad 的紧凑宽度下，共享表单是否也需要锚点（sourceView 等） | R13 | 在另一个应用旁边呈现一个没有 `sourceView` 的共享表单 |
| iPad 从哪个 iOS 版本起可以呈现照片图库 | R13 | 在 iOS 8 和 9 的 iPad 上呈现 UIImagePickerController |
| 在常规宽度下，`largestUndimmedDetentIdentifier` 能否使表单周围不变暗，以哪个停靠位置为准 | R37 | 在 iPad 上先设为 `medium`，再设为 `large`，轻点表单旁边 |
| 用缩放转场呈现时，`isModalInPresentation` 能否阻止用户把被呈现者缩回 | R38 | 把它设为 true，然后拖移 |
| 用户将控制器缩回时，呈现控制器的委托是否收到消息 | R38 | 设置一个委托，拖移，记录这些调用 |
| 标签页正在呈现，或者是分屏视图控制器时，轻点正在显示的标签页是否回到根视图控制器 | R21 | 从推入的控制器以 `overCurrentContext` 呈现，轻点该标签页，打印导航栈 |
| 弹出框指向导航栏的一个按钮时，在目前的 iOS 上能否轻点同一导航栏的其他按钮 | R31 | 从 `barButtonItem` 呈现一个弹出框，轻点返回按钮 |
| 标签栏如何处理 `preferredPlacement` 为 `sidebarOnly` 的标签页 | R41 | 在 iPhone 上给标签栏控制器加一个这样的标签页，观察标签栏 |
| 被呈现的控制器成为根视图控制器时，UIKit 会怎样 | R26 | 把它设为 `rootViewController`，打印 `presentingViewController` |
| 在 iPad 上，form sheet 表单或弹出框内部的容器，以及从其中呈现的控制器，是否按内部的紧凑宽度适配 | R14 | 从表单和弹出框中呈现弹出框，并在其中放入分屏视图控制器，打印 `isCollapsed` |
| 把被呈现的控制器推入导航栈或设为子视图控制器时，UIKit 会怎样 | R16 | 推入它，打印 `presentingViewController` 和 `parent` |
| 与自己以 `fullScreen` 呈现的控制器一起离开的控制器，收到哪些出现和消失的调用 | R11 | 连续两次以 `fullScreen` 呈现，从第一个关闭，记录收到的调用 |
| 表单的 `transitioningDelegate` 提供动画时，轻扫能否将其关闭 | R31 | 设置委托，向下轻扫表单 |
| `selectedIndex` 超出标签页的数量时，标签栏控制器会怎样 | R21 | 设置它，打印 `selectedIndex` 和 `selectedViewController` |
| UIHostingController 为状态栏、主屏幕指示条和延后的边缘手势指定谁 | R43 | 打印包含 UIViewControllerRepresentable 的 UIHostingController 的这四个属性 |
| 在紧凑宽度下，`presentedViewController` 是否为委托的视图控制器；回到常规宽度后，后者所呈现的控制器会怎样 | R14 | 在 `presentationController(_:viewControllerForAdaptivePresentationStyle:)` 中返回导航控制器，打印呈现者的 `presentedViewController`，由导航控制器呈现，然后加宽窗口 |
| 原来的根视图控制器或被弹出的控制器所呈现的控制器，其视图是否随之离开，指针是否变为 nil | R26 | 在已呈现控制器时设置另一个 `rootViewController`，打印 `view.window` 和 `presentingViewController` |
| 在紧凑宽度下，一栏的导航控制器折叠后是否保留并仍包含自己的导航栈 | R25 | 分屏视图控制器折叠之后，打印主栏的导航控制器的导航栈 |
| 在紧凑宽度下，显示或隐藏一栏的 `show(_:)` 和 `hide(_:)` 会怎样，没有显示的一栏的 `parent` 是什么 | R25 | 调用它们，打印导航栈和 `parent` |
| 栏有名称时，在紧凑宽度下 `showDetail` 会怎样，对不在任何一栏中的控制器调用 `show` 会怎样 | R25 | 调用这些方法，打印导航栈和 `presentingViewController` |
| 对于每种 `preferredDisplayMode`，secondary 旁边的栏在哪些宽度下出现在屏幕上 | R25 | 旋转 iPad，改变窗口的宽度，打印 `displayMode` |
| 未显示在屏幕上的栏，其视图是否在窗口中 | R25 | 在 `secondaryOnly` 下打印 primary 的 `viewIfLoaded?.window` |
| 正在显示的和等待显示的不都是表单时，SwiftUI 会怎样 | R32 | 在已有表单的视图中显示提醒框，在已有弹出框的视图中显示表单 |
| 检查器作为表单显示时，由谁呈现 | R25 | 在紧凑宽度下调用 `show(.inspector)`，打印检查器的 `presentingViewController` |
| 标签页的导航栈位于“更多”中时，标签页的父视图控制器是什么 | R27 | 选中作为第六个标签页的导航控制器，打印它的 `parent` |
| 常规宽度的标签栏能容纳几个标签页 | R27 | 在 iPad 上加入十个标签页，选中最后一个，打印它的 `navigationController` |
| 标签页组没有导航控制器时，其中标签页的父视图控制器是什么 | R39 | 选中这样的标签页，打印其视图控制器的 `parent` |
| 标签页选中之前，它的视图控制器是否已是子视图控制器 | R39 | 新建有 `tabs` 的标签栏控制器，打印它的 `children` |
| 应用未设置时，系统视图控制器采用什么样式 | R13 | 打印新建的 SFSafariViewController 和 UIAlertController 的 `modalPresentationStyle` |
| 样式为 `overCurrentContext` 时，呈现者是否也提供自己的转场 | R15 | 设置两个标志和 `crossDissolve`，以 `overCurrentContext` 呈现 |
| 只添加了视图的控制器，UIKit 是否对它调用视图出现和消失的方法 | R29 | 记录这些调用 |
| 控制器在没有显示时离开导航栈，它的 `isMovingFromParent` 是什么 | R34 | 在 `didMove(toParent:)` 中打印它 |
| 用户输入文字之前，搜索结果的视图是否在窗口中 | R23 | 激活搜索，记录结果的视图控制器收到的 `viewWillAppear` |
| 搜索标签页是在呈现搜索之前还是之后选中 | R41 | 记录 `didSelectTab` 和 `willPresentSearchController` |
| SwiftUI 弹出正在显示表单的视图时，表单是否留下 | R32 | 从推入的视图显示表单，再弹出该视图 |
| 托管控制器位于应用自己的 UINavigationController 中时，`navigationDestination` 是否推入 | R32 | 加入一个，设置它的绑定，打印 `viewControllers` |
| `fullScreenCover` 是什么样式 | R32 | 打印托管控制器所呈现的控制器的 `modalPresentationStyle` |
| 在常规宽度下，SwiftUI 的检查器由哪个视图控制器包含 | R32 | 显示一个检查器，打印 `_printHierarchy` |
| 向 SwiftUI 的表单发送 UIKit 的 `dismiss`，是否会改变它的 `isPresented` | R32 | 发送它，打印该绑定 |
| 导航控制器的 `childForStatusBarHidden` 是否为导航栈的最后一个 | R43 | 新建一个有一个子视图控制器的导航控制器，打印这个属性 |
| 分屏视图控制器、页面视图控制器和显示边栏的标签栏控制器询问谁 | R43 | 对每种容器，记录询问了谁 |
| 呈现是否影响主屏幕指示条和延后的边缘手势，表单之上的 `fullScreen` 会接管什么 | R42 | 以每种样式呈现，记录系统询问了谁 |
| 表单、提醒框或 `custom` 呈现之后，屏幕方向是否改由别的控制器决定 | R42 | 在 iPhone 上以每种样式呈现，记录询问了谁 |
| 锁定屏幕方向时询问谁 | R42 | 对每种容器，记录询问了谁 |
| 状态栏以外的各项询问场景中的哪个窗口 | R42 | 显示两个级别不同的窗口，记录询问了谁 |
| 在目前的 iOS 上，显示 `hidesBottomBarWhenPushed` 为 false 的控制器时，标签栏是否仍隐藏 | R44 | 先推入一个为 true 的控制器，再推入一个为 false 的，观察标签栏 |
| 同一级别的两个窗口，哪个在前 | R28 | 显示两个窗口，观察哪个在前 |

"""#
  }
}
