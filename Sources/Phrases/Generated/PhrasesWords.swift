// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  /// The repair where a SwiftUI view keeps the user from dismissing it (R31).
  package static func allowsDismissal(view: (any RoleValue)?) -> Words {
    Words(
      "allowsDismissal", "Leave out interactiveDismissDisabled in '{view}', or give it a button that calls its dismiss action (R31).",
      "请去掉“{view}”中的 interactiveDismissDisabled，或者在“{view}”中添加一个按钮，在按钮的动作中调用其 dismiss 操作（R31）。",
      ["view": view.role])
  }

  /// The controllers whose views appear in the previous step, possibly none (R30).
  package static func appear(ids: (any RoleValue)?) -> Words {
    Words(
      "appear", "{ids?With that step only the view{ids=1?|s} of {ids:names} appear{ids=1?s} (R30).|Nobody's view appears with that step (R30).}",
      "{ids?随该步骤出现的只有{ids:names}的视图（R30）。|没有任何视图随该步骤出现（R30）。}",
      ["ids": ids.role])
  }

  /// The calls about appearance (R47), and whether their order is known and only reported (R48).
  package static func appearance(calls: (any RoleValue)?, isKnown: Bool, isReported: Bool) -> Words {
    Words(
      "appearance", "UIKit calls {calls:clauses}{isKnown?, in this order|; the order between them is not established}{isReported? (R48).| (R47).}",
      "UIKit {isKnown?依次}调用{calls:clauses}{isKnown?|；它们之间的先后尚无定论}{isReported?（R48）。|（R47）。}",
      ["calls": calls.role, "isKnown": isKnown.role, "isReported": isReported.role])
  }

  /// Calls about appearance, and whose.
  package static func appearanceCalls(methods: (any RoleValue)?, ids: (any RoleValue)?) -> Words {
    Words(
      "appearanceCalls", "{methods:and} of {ids:names}",
      "{ids:names}的 {methods:and}",
      ["methods": methods.role, "ids": ids.role])
  }

  package static func bringsPresentation(system: (any RoleValue)?, style: (any RoleValue)?, hasSource: Bool) -> Words {
    Words(
      "bringsPresentation", "uses its own presentation instead of its modalPresentationStyle: {system=alert?an alert in the middle of the screen|=actionSheet?{style=popover?on an iPad an action sheet is a popover|{hasSource?an action sheet|an action sheet at the lower edge}}|=shareSheet?on an iPad a popover|=camera?the camera is {style}|like {style} it looks for a context} {system=search?(R23).|(R13).}",
      "不使用 modalPresentationStyle，而按自己的方式呈现：{system=alert?屏幕中央的提醒框|=actionSheet?{style=popover?在 iPad 上，操作表单是弹出框|{hasSource?操作表单|屏幕下边缘的操作表单}}|=shareSheet?在 iPad 上是弹出框|=camera?相机使用样式 {style}|像 {style} 一样寻找上下文}{system=search?（R23）。|（R13）。}",
      ["system": system.role, "style": style.role, "hasSource": hasSource.role])
  }

  package static func bringsPresentationFromSource(ios: (any RoleValue)?) -> Words {
    Words(
      "bringsPresentationFromSource", "uses its own presentation instead of its modalPresentationStyle: from iOS {ios} on an action sheet originates from its source and leaves the rest of the screen usable (R13).",
      "不使用 modalPresentationStyle，而按自己的方式呈现：从 iOS {ios} 起，操作表单从其锚点（sourceView 等）出现，屏幕的其余部分仍可使用（R13）。",
      ["ios": ios.role])
  }

  /// A call by its number from 1, and the call inside which UIKit makes it; nil if the reader makes it.
  package static func call(outer: (any RoleValue)?, number: (any RoleValue)?, code: (any RoleValue)?) -> Words {
    Words(
      "call", "{outer?{number}. UIKit, inside {outer:colon} {code}|{number}. your code: {code}}",
      "{outer?{number}. UIKit 在 {outer} 中调用：{code}|{number}. 你的代码：{code}}",
      ["outer": outer.role, "number": number.role, "code": code.role])
  }

  /// A call that the reader makes in the completion handler of another.
  package static func callAfter(number: (any RoleValue)?, other: (any RoleValue)?, code: (any RoleValue)?) -> Words {
    Words(
      "callAfter", "{number}. your code, when {other} is over: {code}",
      "{number}. 你的代码，在 {other} 完成之后：{code}",
      ["number": number.role, "other": other.role, "code": code.role])
  }

  /// A SwiftUI view calls the dismiss action of its environment (R32).
  package static func callsDismissAction(view: (any RoleValue)?) -> Words {
    Words(
      "callsDismissAction", "{view} calls the dismiss action of its environment. That concerns the view itself, and not what it shows (R32).",
      "{view}调用其环境中的 dismiss 操作。该操作针对视图本身，而不针对它所显示的内容（R32）。",
      ["view": view.role])
  }

  /// An inspector appears or disappears as a column, which is no presentation (R32).
  package static func changesInspectorColumn(isShown: Bool, id: (any RoleValue)?) -> Words {
    Words(
      "changesInspectorColumn", "{isShown?'{id}' appears in a column, and nothing is presented.|The column of '{id}' disappears; nothing was presented.}",
      "{isShown?“{id}”显示在一栏中，没有呈现任何控制器。|“{id}”所在的一栏消失；它并不是被呈现的。}",
      ["isShown": isShown.role, "id": id.role])
  }

  /// The step was carried out and had no effect.
  package static var changesNothing: Words {
    Words(
      "changesNothing", "Nothing changes: what the step asks for is so already.",
      "没有任何变化：步骤要求的状态已经达到。")
  }

  /// The transition, and the presenter that lends it, if any (R15).
  package static func comes(presenter: (any RoleValue)?, id: (any RoleValue)?, transition: (any RoleValue)?) -> Words {
    Words(
      "comes", "{presenter?The transition of '{id}' is {transition}, which '{presenter}' lends: its providesPresentationContextTransitionStyle is {@true} (R15).|The transition of '{id}' is {transition} (R15).}",
      "{presenter?“{id}”使用 {transition} 转场，这是“{presenter}”提供的：其 providesPresentationContextTransitionStyle 为 {@true}（R15）。|“{id}”使用 {transition} 转场（R15）。}",
      ["presenter": presenter.role, "id": id.role, "transition": transition.role, "@true": CodeWord.true.role])
  }

  /// SwiftUI keeps the sheet until the one in its way has gone (R32).
  package static func comesAfter(blocker: (any RoleValue)?) -> Words {
    Words(
      "comesAfter", "SwiftUI keeps it, and presents it when '{blocker}' is gone (R32).",
      "SwiftUI 会保留被呈现者，等“{blocker}”消失后再呈现（R32）。",
      ["blocker": blocker.role])
  }

  /// The sheet that SwiftUI kept comes next (R32).
  package static func comesNext(id: (any RoleValue)?) -> Words {
    Words(
      "comesNext", "Then SwiftUI presents '{id}', which it kept until now (R32).",
      "随后，SwiftUI 呈现一直保留着的“{id}”（R32）。",
      ["id": id.role])
  }

  /// The controllers that a step presents or dismisses, possibly none.
  package static func comesOrGoes(step: (any RoleValue)?, flag: (any RoleValue)?, ids: (any RoleValue)?) -> Words {
    Words(
      "comesOrGoes", "Step {step} {flag=isBeingPresented?presents|dismisses} {ids?{ids:names}|nothing}.",
      "{ids?第 {step} 步{flag=isBeingPresented?呈现|关闭}{ids:names}。|第 {step} 步没有{flag=isBeingPresented?呈现|关闭}任何视图控制器。}",
      ["step": step.role, "flag": flag.role, "ids": ids.role])
  }

  /// The transitioning delegate, nil if it isn't named, may supply an animator (R15).
  package static func comesWithAnimator(delegate: (any RoleValue)?, id: (any RoleValue)?, transition: (any RoleValue)?) -> Words {
    Words(
      "comesWithAnimator", "{delegate?The transitioningDelegate of '{id}', '{delegate}', gives the animator; if it gives none, {transition} is used (R15).|The transition of '{id}' is {transition}, unless its transitioningDelegate gives an animator (R15).}",
      "{delegate?“{id}”的 transitioningDelegate“{delegate}”提供动画；如果不提供，则使用 {transition} 转场（R15）。|如果“{id}”的 transitioningDelegate 不提供动画，则使用 {transition} 转场（R15）。}",
      ["delegate": delegate.role, "id": id.role, "transition": transition.role])
  }

  /// The transition of an alert or a search, which isn't a `modalTransitionStyle` (R13).
  package static func comesWithOwnTransition(id: (any RoleValue)?) -> Words {
    Words(
      "comesWithOwnTransition", "'{id}' uses its own transition instead of its modalTransitionStyle (R13).",
      "“{id}”使用自带的转场，而不使用它的 modalTransitionStyle（R13）。",
      ["id": id.role])
  }

  /// The presented controller's preferred transition (R38).
  package static func comesWithPreferred(id: (any RoleValue)?, transition: (any RoleValue)?) -> Words {
    Words(
      "comesWithPreferred", "The transition of '{id}' is {transition}: its preferredTransition counts, and not its modalTransitionStyle (R38).",
      "“{id}”使用 {transition} 转场：起作用的是它的 preferredTransition，而不是 modalTransitionStyle（R38）。",
      ["id": id.role, "transition": transition.role])
  }

  package static func contains(controller: (any RoleValue)?, count: (any RoleValue)?) -> Words {
    Words(
      "contains", "{controller} contains {count} {count=1?controller|controllers}.",
      "{controller}{count=0?不包含任何|包含 {count} 个}控制器。",
      ["controller": controller.role, "count": count.role])
  }

  /// A controller's name in a sentence.
  package static func controllerName(id: (any RoleValue)?, className: (any RoleValue)?) -> Words {
    Words(
      "controllerName", "'{id}'{className? ({className})}",
      "“{id}”{className?（{className}）}",
      ["id": id.role, "className": className.role])
  }

  /// The rule for other styles (R5).
  package static func countsNoFlag(system: (any RoleValue)?, style: (any RoleValue)?) -> Words {
    Words(
      "countsNoFlag", "{system=alert?An alert|=actionSheet?An action sheet|The style {style}} ignores definesPresentationContext: the request goes up to the top of the receiver's family (R5).{style=custom?{system?| A presentation controller whose shouldPresentInFullscreen is {@false} respects it (R6).}}",
      "{system=alert?提醒框|=actionSheet?操作表单|样式 {style} }不受 definesPresentationContext 影响：呈现权逐级上交到接收者所在族系的顶层（R5）。{style=custom?{system?|如果呈现控制器（UIPresentationController）的 shouldPresentInFullscreen 为 {@false}，就会受其影响（R6）。}}",
      ["system": system.role, "style": style.role, "@false": CodeWord.false.role])
  }

  package static func coversScreen(isModal: Bool) -> Words {
    Words(
      "coversScreen", "In compact height the sheet covers the whole screen (R37).{isModal? Its {@modalInPresentation} is {@true}: it needs a button that dismisses it.}",
      "在紧凑高度下，表单覆盖整个屏幕（R37）。{isModal?表单的 {@modalInPresentation} 为 {@true}，因此需要提供关闭按钮。}",
      ["isModal": isModal.role, "@modalInPresentation": CodeWord.modalInPresentation.role, "@true": CodeWord.true.role])
  }

  /// The reason for a controller's `definesPresentationContext` (R7).
  package static func definesContext(controller: (any RoleValue)?, flag: (any RoleValue)?) -> Words {
    Words(
      "definesContext", "{controller}: {flag=flagDeclared?the description sets it|=flagOfKind?every {flag.kind=navigation?navigation controller|=tabBar?tab bar controller|=split?split view controller|=page?page view controller|view controller of another kind} starts with that under UIKit's rules (R7)|that is {flag.rules=book?the book's|UIKit's} default (R7)}.",
      "{controller}：{flag=flagDeclared?这是描述中设置的值|=flagOfKind?按 UIKit 的规则，每个{flag.kind=navigation?导航控制器|=tabBar?标签栏控制器|=split?分屏视图控制器|=page?页面视图控制器|其他种类的视图控制器}的初始值都如此（R7）|{flag.rules=book?按 book 规则|按 UIKit 的规则}，这是默认值（R7）}。",
      ["controller": controller.role, "flag": flag.role])
  }

  /// The delegate isn't informed when code dismisses (R31).
  package static var delegateHearsNothing: Words {
    Words(
      "delegateHearsNothing", "Code dismisses it, so the delegate of its presentation controller is told nothing; only a dismissal by the user is reported to it (R31).",
      "控制器由代码关闭，因此呈现控制器（UIPresentationController）的委托不会收到任何消息；只有用户关闭时才会收到（R31）。")
  }

  /// The message about an attempt that was prevented, to the delegate of this controller's presentation controller.
  package static func delegateHearsOfAttempt(id: (any RoleValue)?, method: (any RoleValue)?) -> Words {
    Words(
      "delegateHearsOfAttempt", "The delegate of the presentation controller of '{id}' is only sent {method} (R31).",
      "“{id}”的呈现控制器（UIPresentationController）的委托只会收到 {method}（R31）。",
      ["id": id.role, "method": method.role])
  }

  /// The messages to the presentation controller's delegate, in order (R31).
  package static func delegateIsSent(methods: (any RoleValue)?) -> Words {
    Words(
      "delegateIsSent", "The delegate of its presentation controller is sent {methods=1?{methods:and}|{methods:and}, in this order} (R31).",
      "被关闭者的呈现控制器（UIPresentationController）的委托会{methods=1?收到 {methods:and}|依次收到 {methods:and}}（R31）。",
      ["methods": methods.role])
  }

  /// What a tab bar controller's delegate is sent (R21).
  package static func delegateOfTabs(isByUser: Bool) -> Words {
    Words(
      "delegateOfTabs", "{isByUser?The tab bar controller's delegate is told of a tap (R21).|Code selects it, so the tab bar controller's delegate is told nothing; only a tap is reported to it (R21).}",
      "{isByUser?标签栏控制器的委托会收到用户轻点的消息（R21）。|标签页由代码选中，因此标签栏控制器的委托不会收到任何消息；只有用户轻点时才会收到（R21）。}",
      ["isByUser": isByUser.role])
  }

  /// The dismiss action of a pushed view, or of one in a column that was pushed, pops it (R32).
  package static func dismissActionPops(withColumn: Bool, view: (any RoleValue)?) -> Words {
    Words(
      "dismissActionPops", "{withColumn?{view} is in a column of a collapsed NavigationSplitView: from iOS 18 on the dismiss action of its environment pops the column (R32).|{view} was pushed: the dismiss action of its environment pops it (R32).}",
      "{withColumn?{view}位于已折叠的 NavigationSplitView 的一栏中：从 iOS 18 起，其环境中的 dismiss 操作会弹出这一栏（R32）。|{view}是推入的视图：其环境中的 dismiss 操作会弹出这个视图（R32）。}",
      ["withColumn": withColumn.role, "view": view.role])
  }

  package static func dismissalAutomatic(name: (any RoleValue)?) -> Words {
    Words(
      "dismissalAutomatic", "When the user is done, {name} is dismissed automatically.",
      "用户操作完成后，{name} 会自行关闭。",
      ["name": name.role])
  }

  package static func dismissalAutomaticToDelegate(name: (any RoleValue)?, delegate: (any RoleValue)?) -> Words {
    Words(
      "dismissalAutomaticToDelegate", "When the user is done, {name} is dismissed automatically; the app learns of it through its {delegate}.",
      "用户操作完成后，{name} 会自行关闭；应用可以通过它的 {delegate} 得知。",
      ["name": name.role, "delegate": delegate.role])
  }

  package static func dismissalByDelegate(name: (any RoleValue)?, delegate: (any RoleValue)?) -> Words {
    Words(
      "dismissalByDelegate", "When the user is done, {name} tells your {delegate}, which must dismiss it.",
      "用户操作完成后，{name} 会通知你的 {delegate}，由你的代码负责关闭。",
      ["name": name.role, "delegate": delegate.role])
  }

  /// The controllers that stay when a root is replaced, unless they are dismissed before (R26).
  package static func dismissBeforeNewRoot(ids: (any RoleValue)?) -> Words {
    Words(
      "dismissBeforeNewRoot", "Dismiss {ids:names} before the window gets another root: replacing the root dismisses nothing (R26).",
      "请在更换窗口的根视图控制器之前，先关闭{ids:names}：更换根视图控制器不会关闭任何视图控制器（R26）。",
      ["ids": ids.role])
  }

  package static func dismissedOnTheWay(ids: (any RoleValue)?) -> Words {
    Words(
      "dismissedOnTheWay", "{ids:names} {ids=1?is|are} dismissed, too: what a controller presents goes when the controller leaves the window.",
      "{ids:names}也随之关闭：控制器离开窗口时，它所呈现的内容一并离开。",
      ["ids": ids.role])
  }

  /// The answer: a presenter dismisses the controller that it presents.
  package static func dismisses(presenter: (any RoleValue)?, top: (any RoleValue)?) -> Words {
    Words(
      "dismisses", "'{presenter}' dismisses '{top}'.",
      "“{presenter}”关闭“{top}”。",
      ["presenter": presenter.role, "top": top.role])
  }

  /// The answer: nothing is dismissed.
  package static var dismissesNothing: Words {
    Words(
      "dismissesNothing", "Nothing is dismissed.",
      "没有任何视图控制器被关闭。")
  }

  /// The remedies for a refused presentation, with the ids that they concern.
  package static func dismissFirst(presented: (any RoleValue)?, blocker: (any RoleValue)?) -> Words {
    Words(
      "dismissFirst", "To present '{presented}', dismiss '{blocker}' first, and present in the completion handler of that.",
      "要呈现“{presented}”，请先关闭“{blocker}”，并在关闭的完成处理程序中呈现。",
      ["presented": presented.role, "blocker": blocker.role])
  }

  package static func flagByDefault(value: (any RoleValue)?, rules: (any RoleValue)?) -> Words {
    Words(
      "flagByDefault", "its definesPresentationContext is {value} by {rules=book?the book's|UIKit's} default (R7)",
      "{rules=book?按 book 规则|按 UIKit 的规则}，它的 definesPresentationContext 默认为 {value}（R7）",
      ["value": value.role, "rules": rules.role])
  }

  package static func flagDeclared(value: (any RoleValue)?) -> Words {
    Words(
      "flagDeclared", "its definesPresentationContext is {value}",
      "它的 definesPresentationContext 为 {value}",
      ["value": value.role])
  }

  package static func flagOfKind(value: (any RoleValue)?, kind: (any RoleValue)?) -> Words {
    Words(
      "flagOfKind", "its definesPresentationContext is {value}, which every {kind=navigation?navigation controller|=tabBar?tab bar controller|=split?split view controller|=page?page view controller|view controller of another kind} starts with under UIKit's rules (R7)",
      "按 UIKit 的规则，{kind=navigation?导航控制器|=tabBar?标签栏控制器|=split?分屏视图控制器|=page?页面视图控制器|其他种类的视图控制器}的 definesPresentationContext 初始为 {value}（R7）",
      ["value": value.role, "kind": kind.role])
  }

  package static var gestureSwipe: Words {
    Words(
      "gestureSwipe", "a swipe down on the sheet (R31)",
      "向下轻扫表单（R31）")
  }

  package static var gestureSwipeOrTap: Words {
    Words(
      "gestureSwipeOrTap", "a swipe down on the sheet, or a tap in the dimmed part around it (R31)",
      "向下轻扫表单，或轻点表单周围变暗的部分（R31）")
  }

  package static var gestureTap: Words {
    Words(
      "gestureTap", "a tap outside it (R31)",
      "轻点它的外部（R31）")
  }

  package static var gestureZoom: Words {
    Words(
      "gestureZoom", "a drag or a pinch that zooms it back (R38)",
      "拖移或捏合，使它缩回（R38）")
  }

  /// The calls if the user gives up a swipe: to a sheet, or to the top of a stack and the one below.
  package static func givenUp(below: (any RoleValue)?, sheet: (any RoleValue)?) -> Words {
    Words(
      "givenUp", "{below?If the user lets it go back, UIKit calls viewWillDisappear, viewWillAppear and viewDidAppear of '{sheet}', and viewWillAppear, viewWillDisappear and viewDidDisappear of '{below}' (R48).|If the user lets the sheet go back, UIKit calls viewWillDisappear, viewWillAppear, viewIsAppearing and viewDidAppear of '{sheet}' (R48).}",
      "{below?如果用户中途放手，UIKit 调用“{sheet}”的 viewWillDisappear、viewWillAppear 和 viewDidAppear，以及“{below}”的 viewWillAppear、viewWillDisappear 和 viewDidDisappear（R48）。|如果用户中途放手，UIKit 依次调用“{sheet}”的 viewWillDisappear、viewWillAppear、viewIsAppearing 和 viewDidAppear（R48）。}",
      ["below": below.role, "sheet": sheet.role])
  }

  /// Only one controller is dismissed, with its transition (R11); nil for an alert's own animation.
  package static func goesAlone(id: (any RoleValue)?, transition: (any RoleValue)?) -> Words {
    Words(
      "goesAlone", "Nothing is presented above '{id}': it is dismissed alone, animated {transition?with {transition}|in its own way} (R11).",
      "“{id}”之上没有呈现任何视图控制器：只有“{id}”被关闭，{transition?动画为 {transition}|使用自带的动画}（R11）。",
      ["id": id.role, "transition": transition.role])
  }

  /// Several controllers are dismissed, in this order (R11).
  package static func goTogether(ids: (any RoleValue)?) -> Words {
    Words(
      "goTogether", "Everything presented above goes too, from the top down: {ids:names}.",
      "上方呈现的视图控制器也全部离开，自上而下依次是：{ids:names}。",
      ["ids": ids.role])
  }

  /// The time of the call, if a transition is in progress (R30).
  package static func happens(time: (any RoleValue)?) -> Words {
    Words(
      "happens", "{time=viewDidLoad,viewWillAppear?That is in its {time}, before its view is in the window (R30).|=viewIsAppearing?That is in its {time}: its view is in the window, and a transition may still run (R30).|=viewDidAppear?That is in its {time}, after the transition (R30).|That is while the transition of the step before still runs (R30).}",
      "{time=viewDidLoad,viewWillAppear?这次调用发生在接收者的 {time} 中：接收者的视图尚未进入窗口（R30）。|=viewIsAppearing?这次调用发生在接收者的 {time} 中：接收者的视图已在窗口中，但转场可能仍在进行（R30）。|=viewDidAppear?这次调用发生在接收者的 {time} 中：转场已经结束（R30）。|这次调用发生时，上一步的转场仍在进行（R30）。}",
      ["time": time.role])
  }

  /// The stack of this family changes at the time of the call (R30).
  package static var happensDuringPush: Words {
    Words(
      "happensDuringPush", "Not established: no source says what a presentation does while its family's stack changes (R30).",
      "尚无定论：没有资料说明在所在族系的导航栈变化期间呈现会怎样（R30）。")
  }

  package static func hasParent(controller: (any RoleValue)?, parent: (any RoleValue)?) -> Words {
    Words(
      "hasParent", "{controller} has {parent?a parent, '{parent}'.|no parent.}",
      "{controller}{parent?的父视图控制器是“{parent}”。|没有父视图控制器。}",
      ["controller": controller.role, "parent": parent.role])
  }

  /// A property's new and former values, as code.
  package static func holds(property: (any RoleValue)?, new: (any RoleValue)?, old: (any RoleValue)?) -> Words {
    Words(
      "holds", "{property} = {new}; before, {old}",
      "{property} = {new}；此前为 {old}",
      ["property": property.role, "new": new.role, "old": old.role])
  }

  /// The value of a container's own property; nil if the property is nil now.
  package static func holdsChild(isChild: Bool, child: (any RoleValue)?, container: (any RoleValue)?) -> Words {
    Words(
      "holdsChild", "{isChild?'{child}' is a child of '{container}' (R1).|'{child}' is no child of '{container}' at the moment (R1).}",
      "{isChild?“{child}”是“{container}”的子视图控制器（R1）。|“{child}”此刻不是“{container}”的子视图控制器（R1）。}",
      ["isChild": isChild.role, "child": child.role, "container": container.role])
  }

  /// The presenter if the decisive flag were false: the next controller with a true flag, or the top.
  package static func ifFlagWereFalse(next: (any RoleValue)?, isTop: Bool, rules: (any RoleValue)?) -> Words {
    Words(
      "ifFlagWereFalse", "Had it been {@false}, the request would have gone on to '{next}', {isTop?the top of the family|the next whose flag is {@true}}{rules=book?, by the book's rules.|.}",
      "假如这个标志为 {@false}，{rules=book?{rules=book?按 book 规则|按 UIKit 的规则}，}呈现权会继续上交给“{next}”，即{isTop?族系的顶层。|下一个标志为 {@true} 的控制器。}",
      ["@false": CodeWord.false.role, "next": next.role, "isTop": isTop.role, "@true": CodeWord.true.role, "rules": rules.role])
  }

  package static func isAnswer(controller: (any RoleValue)?) -> Words {
    Words(
      "isAnswer", "{controller} is the answer.",
      "结果是{controller}。",
      ["controller": controller.role])
  }

  /// A member of the stack of a tab for which the bar has no room (R27).
  package static func isBehindMore(tabBar: (any RoleValue)?, tab: (any RoleValue)?, member: (any RoleValue)?) -> Words {
    Words(
      "isBehindMore", "The bar of '{tabBar}' has no room for '{tab}': while that tab is selected, its stack, with '{member}', is in the moreNavigationController (R27).",
      "“{tabBar}”的标签栏容不下“{tab}”：选中“{tab}”时，它的导航栈（包括“{member}”）位于 moreNavigationController 中（R27）。",
      ["tabBar": tabBar.role, "tab": tab.role, "member": member.role])
  }

  /// The reason why a split view controller is collapsed or not (R25).
  package static func isCollapsed(ios: (any RoleValue)?, width: (any RoleValue)?, split: (any RoleValue)?) -> Words {
    Words(
      "isCollapsed", "{ios<8?Before iOS 8 no split view controller collapses (R25).|{width=compact?The width of '{split}' is compact, so it shows one controller alone (R25).|The width of '{split}' is regular, so it shows its columns (R25).}}",
      "{ios<8?在 iOS 8 之前，分屏视图控制器不会折叠（R25）。|{width=compact?“{split}”的宽度为紧凑，因此它只显示一个视图控制器（R25）。|“{split}”的宽度为常规，因此它显示各栏（R25）。}}",
      ["ios": ios.role, "width": width.role, "split": split.role])
  }

  package static func isCovered(controller: (any RoleValue)?, navigation: (any RoleValue)?, top: (any RoleValue)?) -> Words {
    Words(
      "isCovered", "{controller} is covered in the stack of '{navigation}', which shows only its last, '{top}'.",
      "{controller}在“{navigation}”的导航栈中被遮住：只显示最后一个，即“{top}”。",
      ["controller": controller.role, "navigation": navigation.role, "top": top.role])
  }

  /// The primary's stack contains the detail of a collapsed split view controller (R25).
  package static func isDetailInStack(split: (any RoleValue)?, detail: (any RoleValue)?, stack: (any RoleValue)?) -> Words {
    Words(
      "isDetailInStack", "In compact width '{split}' shows one controller alone: its column '{detail}' is in the stack of '{stack}' (R25).",
      "在紧凑宽度下，“{split}”只显示一个视图控制器：其中的“{detail}”栏位于“{stack}”的导航栈中（R25）。",
      ["split": split.role, "detail": detail.role, "stack": stack.role])
  }

  /// A column that its split view controller hides (R25).
  package static func isHiddenColumn(controller: (any RoleValue)?, split: (any RoleValue)?) -> Words {
    Words(
      "isHiddenColumn", "{controller} is a column of '{split}', which hides it (R25).",
      "{controller}是“{split}”的一栏，已被隐藏（R25）。",
      ["controller": controller.role, "split": split.role])
  }

  /// A top whose view is a subview of another controller's view, but which isn't a child of that controller (R29).
  package static func isInView(controller: (any RoleValue)?, holder: (any RoleValue)?) -> Words {
    Words(
      "isInView", "{controller} has no parent: only its view was added to that of '{holder}', and is shown with it (R29).",
      "{controller}没有父视图控制器：只有它的视图被添加到“{holder}”的视图中，并随之显示（R29）。",
      ["controller": controller.role, "holder": holder.role])
  }

  /// A collapsed split view controller doesn't show this column; with the delegate's answer, nil if UIKit left the column out (R25).
  package static func isLeftOut(split: (any RoleValue)?, answerKey: (any RoleValue)?, answerValue: (any RoleValue)?, column: (any RoleValue)?) -> Words {
    Words(
      "isLeftOut", "In compact width '{split}' shows one controller alone{answerKey?, and its delegate answers '{answerKey}' with {answerValue}}: it keeps '{column}' aside until the width is regular (R25).",
      "在紧凑宽度下，“{split}”只显示一个视图控制器{answerKey?，而委托对“{answerKey}”返回 {answerValue}}：“{column}”暂不显示，等宽度变为常规再显示（R25）。",
      ["split": split.role, "answerKey": answerKey.role, "answerValue": answerValue.role, "column": column.role])
  }

  /// The controller is presented, and its presentation controller manages the presentation.
  package static func isManaged(presenter: (any RoleValue)?, id: (any RoleValue)?) -> Words {
    Words(
      "isManaged", "'{presenter}' presents '{id}', and it manages that.",
      "“{presenter}”呈现“{id}”，这次呈现由这个呈现控制器管理。",
      ["presenter": presenter.role, "id": id.role])
  }

  /// The controller isn't of the wanted kind; the parent is next, if any.
  package static func isNo(controller: (any RoleValue)?, kind: (any RoleValue)?, parent: (any RoleValue)?) -> Words {
    Words(
      "isNo", "{controller} is no {kind?{kind=navigation?navigation controller|=tabBar?tab bar controller|=split?split view controller|=page?page view controller|view controller of another kind}|controller}; {parent?its parent, '{parent}', is next.|it has no parent, and the search doesn't go on to a presenter (R8).}",
      "{controller}不是{kind?{kind=navigation?导航控制器|=tabBar?标签栏控制器|=split?分屏视图控制器|=page?页面视图控制器|其他种类的视图控制器}|控制器}；{parent?接着查看父视图控制器“{parent}”。|它没有父视图控制器，而查找绝不会进入另一个族系（R8）。}",
      ["controller": controller.role, "kind": kind.role, "parent": parent.role])
  }

  /// The controller isn't presented itself; `top` is the presented top of its family, if any.
  package static func isNotManaged(id: (any RoleValue)?, top: (any RoleValue)?) -> Words {
    Words(
      "isNotManaged", "'{id}' is not presented itself, so reading the property makes a new one, which manages nothing yet{top?; '{top}' is presented, and its own manages that.|.}",
      "“{id}”自身没有被呈现，因此读取此属性时会新建一个呈现控制器，尚未管理任何呈现{top?；被呈现的是“{top}”，由“{top}”自己的呈现控制器管理。|。}",
      ["id": id.role, "top": top.role])
  }

  package static func isNotSelected(controller: (any RoleValue)?, tabBar: (any RoleValue)?, selected: (any RoleValue)?) -> Words {
    Words(
      "isNotSelected", "{controller} is a tab of '{tabBar}', which shows another: '{selected}' is selected.",
      "{controller}是“{tabBar}”的标签页，而选中的是另一个：“{selected}”。",
      ["controller": controller.role, "tabBar": tabBar.role, "selected": selected.role])
  }

  /// A presentation looks different in the new width (R14).
  package static func isNowSeen(id: (any RoleValue)?, isSheet: Bool, style: (any RoleValue)?) -> Words {
    Words(
      "isNowSeen", "In the new width '{id}' is shown {isSheet?as a sheet, {style}|as {style}} (R14).",
      "在新的宽度下，“{id}”显示为{isSheet?表单（{style}）| {style}}（R14）。",
      ["id": id.role, "isSheet": isSheet.role, "style": style.role])
  }

  /// A container's own property for one of its children.
  package static func isOwnProperty(name: (any RoleValue)?, className: (any RoleValue)?) -> Words {
    Words(
      "isOwnProperty", "{name} is a property of {className}'s own, for one of its children.",
      "{name} 是 {className} 自己的属性，用来保存其中一个子视图控制器。",
      ["name": name.role, "className": className.role])
  }

  /// The controller doesn't decide.
  package static func isPassedBy(controller: (any RoleValue)?) -> Words {
    Words(
      "isPassedBy", "{controller} is passed by.",
      "{controller}不影响结果。",
      ["controller": controller.role])
  }

  /// A presented top, over the window or inside a context.
  package static func isPresented(inContext: Bool, controller: (any RoleValue)?, presenter: (any RoleValue)?) -> Words {
    Words(
      "isPresented", "{inContext?{controller} has no parent: '{presenter}' presents it in its context, so its view leaves the window and returns with that of '{presenter}'.|{controller} has no parent: '{presenter}' presents it, so UIKit adds its view to the window.}",
      "{inContext?{controller}没有父视图控制器：“{presenter}”在自己的上下文中呈现“{controller.id}”，“{controller.id}”的视图随“{presenter}”的视图一起离开和回到窗口。|{controller}没有父视图控制器：“{presenter}”呈现它，因此 UIKit 把它的视图加入窗口。}",
      ["inContext": inContext.role, "controller": controller.role, "presenter": presenter.role])
  }

  /// The top of a family, and its presenter.
  package static func isPresentedTop(controller: (any RoleValue)?, presenter: (any RoleValue)?) -> Words {
    Words(
      "isPresentedTop", "{controller} has no parent, and '{presenter}' presented it.",
      "{controller}没有父视图控制器，由“{presenter}”呈现。",
      ["controller": controller.role, "presenter": presenter.role])
  }

  /// A presenter whose view left the window (R12).
  package static func isRemoved(controller: (any RoleValue)?, presented: (any RoleValue)?, style: (any RoleValue)?) -> Words {
    Words(
      "isRemoved", "{controller} presents '{presented}' in the style {style}, which took its view out of the window (R12).",
      "{controller}以 {style} 样式呈现“{presented}”，“{controller.id}”的视图因此离开了窗口（R12）。",
      ["controller": controller.role, "presented": presented.role, "style": style.role])
  }

  /// A delegate's controller is shown in place of the presented one (R14).
  package static func isReplaced(new: (any RoleValue)?, old: (any RoleValue)?) -> Words {
    Words(
      "isReplaced", "In compact width the delegate of the presentation shows '{new}' in place of '{old}' (R14).",
      "在紧凑宽度下，呈现控制器的委托用“{new}”取代“{old}”（R14）。",
      ["new": new.role, "old": old.role])
  }

  /// A SwiftUI view represents this child of a hosting controller (R32).
  package static func isRepresented(host: (any RoleValue)?, child: (any RoleValue)?) -> Words {
    Words(
      "isRepresented", "A UIViewControllerRepresentable among the views of '{host}' makes '{child}', which becomes its child (R32).",
      "“{host}”的视图中，有一个 UIViewControllerRepresentable 创建“{child}”，使“{child}”成为“{host}”的子视图控制器（R32）。",
      ["host": host.role, "child": child.role])
  }

  package static func isRoot(controller: (any RoleValue)?, window: (any RoleValue)?) -> Words {
    Words(
      "isRoot", "{controller} is the top, and {window?the root view controller of '{window}'|the window's root view controller}: nobody presented it.",
      "{controller}是顶层，也是窗口{window?“{window}”}的根视图控制器：没有被任何控制器呈现。",
      ["controller": controller.role, "window": window.role])
  }

  package static func isRootInWindow(controller: (any RoleValue)?, window: (any RoleValue)?) -> Words {
    Words(
      "isRootInWindow", "{controller} is {window?the root view controller of '{window}'|the window's root view controller}: its view is in {window?that|the} window.",
      "{controller}是窗口{window?“{window}”}的根视图控制器：它的视图在{window?该}窗口中。",
      ["controller": controller.role, "window": window.role])
  }

  /// The root of a window that nobody has shown (R45).
  package static func isRootOfHiddenWindow(controller: (any RoleValue)?, window: (any RoleValue)?) -> Words {
    Words(
      "isRootOfHiddenWindow", "{controller} is {window?the root view controller of '{window}'|the window's root view controller}, and that window is hidden: nothing is in it until it is shown, as makeKeyAndVisible does (R45).",
      "{controller}是窗口{window?“{window}”}的根视图控制器，而该窗口是隐藏的：在调用 makeKeyAndVisible 等使它显示之前，其中没有任何视图（R45）。",
      ["controller": controller.role, "window": window.role])
  }

  /// The style on an iPhone (R14).
  package static func isSeen(isBeforeIOS8: Bool, id: (any RoleValue)?, isSheet: Bool, style: (any RoleValue)?) -> Words {
    Words(
      "isSeen", "{isBeforeIOS8?On an iPhone|In compact width} '{id}' is shown {isSheet?as a sheet, {style}|as {style}} (R14).",
      "{isBeforeIOS8?在 iPhone 上|在紧凑宽度下}，“{id}”显示为{isSheet?表单（{style}）| {style}}（R14）。",
      ["isBeforeIOS8": isBeforeIOS8.role, "id": id.role, "isSheet": isSheet.role, "style": style.role])
  }

  /// The selected tab of a tab bar controller, its group, and its controller (R39).
  package static func isSelectedTab(tab: (any RoleValue)?, group: (any RoleValue)?, controller: (any RoleValue)?) -> Words {
    Words(
      "isSelectedTab", "The tab '{tab}'{group? of the group '{group}'} is selected{controller?; its viewController is '{controller}' (R39).| (R39).}",
      "选中的是{group?“{group}”组中的}标签页“{tab}”{controller?；它的 viewController 是“{controller}”（R39）。|（R39）。}",
      ["tab": tab.role, "group": group.role, "controller": controller.role])
  }

  package static func isSentDismiss(receiver: (any RoleValue)?) -> Words {
    Words(
      "isSentDismiss", "{receiver} is sent {@dismiss}.",
      "向{receiver}发送 {@dismiss}。",
      ["receiver": receiver.role, "@dismiss": CodeWord.dismiss.role])
  }

  /// The question: a controller is sent `present` with a controller of a class.
  package static func isSentPresent(receiver: (any RoleValue)?, className: (any RoleValue)?, style: (any RoleValue)?) -> Words {
    Words(
      "isSentPresent", "{receiver} is sent {@present} with {className:article} that {style}",
      "向{receiver}发送 {@present}，要呈现的{className}{style}",
      ["receiver": receiver.role, "@present": CodeWord.present.role, "className": className.role, "style": style.role])
  }

  /// A container shows its child.
  package static func isShown(kind: (any RoleValue)?, controller: (any RoleValue)?, container: (any RoleValue)?) -> Words {
    Words(
      "isShown", "{kind=navigation?{controller} is the last in the stack of '{container}', which shows it.|=tabBar?{controller} is the selected tab of '{container}', which shows it.|=split?{controller} is a column of '{container}', which shows it.|=page?{controller} is a page that '{container}' shows.|{controller} is a child of '{container}', which shows it.}",
      "{kind=navigation?{controller}是“{container}”的导航栈中的最后一个，因此显示出来。|=tabBar?{controller}是“{container}”选中的标签页，因此显示出来。|=split?{controller}是“{container}”的一栏，因此显示出来。|=page?{controller}是“{container}”正在显示的页面。|{controller}是“{container}”的子视图控制器，因此显示出来。}",
      ["kind": kind.role, "controller": controller.role, "container": container.role])
  }

  package static func isSystems(name: (any RoleValue)?, framework: (any RoleValue)?) -> Words {
    Words(
      "isSystems", "{name} is a system view controller of {framework}: an app configures it with its initialiser and properties, and adds no children to it.",
      "{name} 是 {framework} 的系统视图控制器：请通过初始化方法和属性来配置它，不要向它添加子视图控制器。",
      ["name": name.role, "framework": framework.role])
  }

  /// A controller without a parent presents (R5, R8), unless the presentation is refused.
  package static func isTop(isFirst: Bool, controller: (any RoleValue)?, isRefused: Bool) -> Words {
    Words(
      "isTop", "{isFirst?{controller} has no parent, so it is the top of its family, and the one that {isRefused?would present|presents} (R8).|{controller} has no parent: it is the top, and {isRefused?would present|presents}.}",
      "{isFirst?{controller}没有父视图控制器，因此它是所在族系的顶层，{isRefused?本应由它呈现|由它呈现}（R8）。|{controller}没有父视图控制器：它是顶层，{isRefused?本应由它呈现|由它呈现}。}",
      ["isFirst": isFirst.role, "controller": controller.role, "isRefused": isRefused.role])
  }

  /// The top of a family in a context, which can't present a controller that covers the screen. The parent of the context's presenter is next (R36).
  package static func isTopInContext(controller: (any RoleValue)?, context: (any RoleValue)?, parent: (any RoleValue)?) -> Words {
    Words(
      "isTopInContext", "{controller} has no parent, but its family covers only '{context}'. A presentation over the whole screen starts in a family that fills the screen, so the request goes on to '{parent}', the parent of '{context}' (R36).",
      "{controller}是顶层，但它的族系位于“{context}”所占的位置，而覆盖屏幕的呈现只能由覆盖屏幕的族系发起：呈现权转给“{context}”的父视图控制器“{parent}”（R36）。",
      ["controller": controller.role, "context": context.role, "parent": parent.role])
  }

  package static func isTopInNoWindow(controller: (any RoleValue)?) -> Words {
    Words(
      "isTopInNoWindow", "{controller} is in no window: it has no parent, no controller presents it, and it is no window's root.",
      "{controller}不在任何窗口中：它没有父视图控制器，没有被呈现，也不是任何窗口的根视图控制器。",
      ["controller": controller.role])
  }

  /// A controller without a parent whose flag is false (R6).
  package static func isTopWithoutContext(controller: (any RoleValue)?, isFirst: Bool, flag: (any RoleValue)?) -> Words {
    Words(
      "isTopWithoutContext", "{controller} is asked{isFirst?| last}: {flag}, and it has no parent to pass the request on to. If no controller defines a context, the top presents.",
      "{isFirst?|最后}询问{controller}：{flag}，而且没有父视图控制器可以接过呈现权。没有控制器定义上下文时，由顶层呈现。",
      ["controller": controller.role, "isFirst": isFirst.role, "flag": flag.role])
  }

  /// A sheet below its large detent keeps clear of the screen's edges, since an iOS (R37).
  package static func keepsClearOfEdges(ios: (any RoleValue)?, id: (any RoleValue)?) -> Words {
    Words(
      "keepsClearOfEdges", "From iOS {ios} on '{id}' keeps clear of the screen's edges until it is at its large detent (R37).",
      "从 iOS {ios} 起，“{id}”展开到 large 之前，四周与屏幕边缘之间留有间距（R37）。",
      ["ios": ios.role, "id": id.role])
  }

  /// UIKit's containers make the calls automatically (R17).
  package static func keepsProtocol(kind: (any RoleValue)?) -> Words {
    Words(
      "keepsProtocol", "A {kind=navigation?navigation controller|=tabBar?tab bar controller|=split?split view controller|=page?page view controller|view controller of another kind} makes the other calls automatically: only the first is yours (R17).",
      "你的代码只需调用第一个方法，其余的调用由{kind=navigation?导航控制器|=tabBar?标签栏控制器|=split?分屏视图控制器|=page?页面视图控制器|其他种类的视图控制器}自行完成（R17）。",
      ["kind": kind.role])
  }

  /// A controller whose flag is true presents (R6), unless the presentation is refused.
  package static func keepsRight(controller: (any RoleValue)?, isFirst: Bool, flag: (any RoleValue)?, isRefused: Bool) -> Words {
    Words(
      "keepsRight", "{controller} is asked{isFirst? first}: {flag}, so it {isRefused?would present|presents}.",
      "{isFirst?首先}询问{controller}：{flag}，因此保留呈现权，{isRefused?本应由它呈现|由它呈现}。",
      ["controller": controller.role, "isFirst": isFirst.role, "flag": flag.role, "isRefused": isRefused.role])
  }

  /// The parent that a controller lacks because only its view was added (R29).
  package static func lacksParent(child: (any RoleValue)?, holder: (any RoleValue)?) -> Words {
    Words(
      "lacksParent", "'{child}' gets no parent: its {@parent}, navigationController, tabBarController and splitViewController are nil, and '{holder}' forwards neither appearance nor rotation to it (R29).",
      "“{child}”没有父视图控制器：它的 {@parent}、navigationController、tabBarController 和 splitViewController 均为 nil，“{child}”也收不到由“{holder}”转发的视图出现、消失和旋转的回调（R29）。",
      ["child": child.role, "@parent": CodeWord.parent.role, "holder": holder.role])
  }

  /// How the app learns that a presented controller has gone (R31).
  package static func learnOfEnd(presented: (any RoleValue)?, method: (any RoleValue)?) -> Words {
    Words(
      "learnOfEnd", "To learn that '{presented}' is gone, use the completion handler of {@dismiss}, and {method} where the user dismisses it (R31).",
      "要得知“{presented}”已经关闭，请使用 {@dismiss} 的完成处理程序；由用户关闭时，使用 {method}（R31）。",
      ["presented": presented.role, "@dismiss": CodeWord.dismiss.role, "method": method.role])
  }

  /// The child was the stack's only member.
  package static func leavesEmpty(stack: (any RoleValue)?) -> Words {
    Words(
      "leavesEmpty", "The stack of '{stack}' is empty then: give it another controller.",
      "此后，“{stack}”的导航栈为空：请为它设置另一个视图控制器。",
      ["stack": stack.role])
  }

  /// The presenter lends that transition (R15).
  package static func lendsTransition(presenter: (any RoleValue)?) -> Words {
    Words(
      "lendsTransition", "'{presenter}' lends it that transition: its providesPresentationContextTransitionStyle is {@true} (R15).",
      "这一转场由“{presenter}”提供：其 providesPresentationContextTransitionStyle 为 {@true}（R15）。",
      ["presenter": presenter.role, "@true": CodeWord.true.role])
  }

  /// The message that UIKit logs when the controller presents.
  package static func logsWhenPresenting(child: (any RoleValue)?, log: (any RoleValue)?) -> Words {
    Words(
      "logsWhenPresenting", "When '{child}' presents, UIKit does it, and logs: {log}",
      "由“{child}”呈现时，UIKit 仍会呈现，但会记录日志：{log}",
      ["child": child.role, "log": log.role])
  }

  /// The rule for context styles (R6).
  package static func looksForContext(style: (any RoleValue)?) -> Words {
    Words(
      "looksForContext", "{style} looks for a context: from the receiver upward, parent by parent, the first whose definesPresentationContext is {@true} presents (R6).",
      "{style} 会寻找上下文：从接收者开始逐级向上，第一个 definesPresentationContext 为 {@true} 的控制器负责呈现（R6）。",
      ["style": style.role, "@true": CodeWord.true.role])
  }

  /// The rule for context styles when no context is sought (R14).
  package static var looksForNoContext: Words {
    Words(
      "looksForNoContext", "On an iPhone before iOS 8 every presentation covers the screen, and UIKit looks for no context (R14): the request goes up to the top of the family (R5).",
      "在 iOS 8 之前的 iPhone 上，每次呈现都会遮住整个屏幕，UIKit 不寻找上下文（R14）：呈现权一直上交到族系的顶层（R5）。")
  }

  /// The remedy for a presenter whose view was added without the presenter (R29).
  package static func makeChild(child: (any RoleValue)?, holder: (any RoleValue)?) -> Words {
    Words(
      "makeChild", "Make '{child}' a child of '{holder}' first, with {@addChild}: then UIKit logs nothing, and the request goes up to the top above '{holder}' (R29).",
      "请先用 {@addChild} 使“{child}”成为“{holder}”的子视图控制器：这样 UIKit 不再记录日志，呈现权会上交到“{holder}”所在族系的顶层（R29）。",
      ["child": child.role, "holder": holder.role, "@addChild": CodeWord.addChild.role])
  }

  package static func messageAsSentence(message: (any RoleValue)?) -> Words {
    Words(
      "messageAsSentence", "{message:capitalized}.",
      "{message}。",
      ["message": message.role])
  }

  /// A missing call by its number from 1.
  package static func missingCall(number: (any RoleValue)?, outer: (any RoleValue)?, code: (any RoleValue)?) -> Words {
    Words(
      "missingCall", "{number}. missing{outer?, as UIKit calls it inside {outer:colon}|:} {code}",
      "{number}. {outer?缺少（UIKit 在 {outer} 中调用）|缺少}：{code}",
      ["number": number.role, "outer": outer.role, "code": code.role])
  }

  /// The number of further properties with new values.
  package static func moreChanged(count: (any RoleValue)?) -> Words {
    Words(
      "moreChanged", "{count} {count=1?more property|more properties} changed.",
      "另有 {count} 个属性发生变化。",
      ["count": count.role])
  }

  /// The repair for a SwiftUI view that is in no NavigationStack (R32).
  package static func needsNavigationStack(view: (any RoleValue)?) -> Words {
    Words(
      "needsNavigationStack", "Put '{view}', or the view around it, into a NavigationStack: a view outside of one pushes nothing (R32).",
      "请把“{view}”或它外层的视图放入 NavigationStack：不在 NavigationStack 中的视图不会推入任何视图（R32）。",
      ["view": view.role])
  }

  /// A popover has no source, so UIKit raises an exception (R13).
  package static func needsPopoverSource(id: (any RoleValue)?) -> Words {
    Words(
      "needsPopoverSource", "'{id}' is a popover: without a sourceView or a barButtonItem to point at, UIKit raises an exception (R13).",
      "“{id}”是弹出框：没有 sourceView 或 barButtonItem 可供箭头指向时，UIKit 会抛出异常（R13）。",
      ["id": id.role])
  }

  /// The pointers on both sides are nil afterwards (R11).
  package static func nilAfterwards(presenter: (any RoleValue)?, presented: (any RoleValue)?) -> Words {
    Words(
      "nilAfterwards", "Afterwards {presenter}.presentedViewController and {presented}.presentingViewController are nil (R11).",
      "此后，{presenter}.presentedViewController 和 {presented}.presentingViewController 均为 nil（R11）。",
      ["presenter": presenter.role, "presented": presented.role])
  }

  /// The controllers that are sent none, because their views stay behind another that comes or goes.
  package static func noAppearance(ids: (any RoleValue)?, isComing: Bool, other: (any RoleValue)?) -> Words {
    Words(
      "noAppearance", "{ids:names} {ids=1?gets|get} {isComing?none of these calls, now or when '{other}' goes|no viewWillAppear or viewDidAppear as '{other}' goes}: {ids=1?its view stays|their views stay} in the window (R47).",
      "{isComing?{ids:names}不会收到这些调用，“{other}”关闭时也不会|“{other}”关闭时，{ids:names}不会收到 viewWillAppear 和 viewDidAppear}：视图一直在窗口中（R47）。",
      ["ids": ids.role, "isComing": isComing.role, "other": other.role])
  }

  package static func noPresentationControllers(since: (any RoleValue)?, ios: (any RoleValue)?) -> Words {
    Words(
      "noPresentationControllers", "Such presentation controllers came with iOS {since}, and the description is for iOS {ios}.",
      "这种呈现控制器从 iOS {since} 起才有，而此描述针对 iOS {ios}。",
      ["since": since.role, "ios": ios.role])
  }

  /// No transition runs in the initial state.
  package static var noStepYet: Words {
    Words(
      "noStepYet", "At the beginning nothing is being presented or dismissed.",
      "一开始没有任何视图控制器正在被呈现或关闭。")
  }

  /// Only the selected tab is visible.
  package static var onlySelectedTabIsSeen: Words {
    Words(
      "onlySelectedTabIsSeen", "Only the selected tab's view is in the view hierarchy.",
      "各标签页中，只有选中的标签页的视图在视图层次结构中。")
  }

  /// A member of a family whose top is presented or dismissed.
  package static func onlyTopComesOrGoes(member: (any RoleValue)?, flag: (any RoleValue)?, top: (any RoleValue)?) -> Words {
    Words(
      "onlyTopComesOrGoes", "{member} {flag=isBeingPresented?comes|goes} with '{top}', the top of its family. The property is true only for that top.",
      "{member}随族系的顶层“{top}”一同{flag=isBeingPresented?出现|消失}，而此属性只对顶层为 {@true}。",
      ["member": member.role, "flag": flag.role, "top": top.role, "@true": CodeWord.true.role])
  }

  package static func onlyTopmostIsAnimated(id: (any RoleValue)?, transition: (any RoleValue)?) -> Words {
    Words(
      "onlyTopmostIsAnimated", "Only '{id}', the topmost, is animated, {transition?with {transition}|in its own way}; the others just go (R11).",
      "只有最上层的“{id}”有动画，{transition?即 {transition}|而且是自带的动画}；其余的直接消失（R11）。",
      ["id": id.role, "transition": transition.role])
  }

  /// Only the top of a stack is visible (R18).
  package static var onlyTopOfStackIsSeen: Words {
    Words(
      "onlyTopOfStackIsSeen", "Only the view of the stack's top is in the view hierarchy (R18).",
      "只有导航栈的最后一个控制器的视图在视图层次结构中（R18）。")
  }

  package static var onlyWindow: Words {
    Words(
      "onlyWindow", "the window",
      "窗口")
  }

  package static func originDeclared(isWeak: Bool, value: (any RoleValue)?) -> Words {
    Words(
      "originDeclared", "The description declares it{isWeak?; the reference is weak, so it doesn't keep '{value}' alive.|.}",
      "由描述声明{isWeak?；这是弱引用，不会使“{value}”保持存活。|。}",
      ["isWeak": isWeak.role, "value": value.role])
  }

  package static var originScene: Words {
    Words(
      "originScene", "The scene contains the window and all that is presented in it; setting the property moves the window to another scene (R28).",
      "场景包含该窗口及其中呈现的一切；设置此属性会把窗口移到另一个场景（R28）。")
  }

  package static func originUnknownScene(owner: (any RoleValue)?) -> Words {
    Words(
      "originUnknownScene", "The description names no scene of '{owner}', so its windowScene is unknown; give the window a 'scene'.",
      "描述没有说明“{owner}”属于哪个场景，因此其 windowScene 未知；请为该窗口添加“scene”。",
      ["owner": owner.role])
  }

  package static func originWindows(owner: (any RoleValue)?) -> Words {
    Words(
      "originWindows", "They are the windows whose windowScene is '{owner}' (R28).",
      "它们是 windowScene 为“{owner}”的窗口（R28）。",
      ["owner": owner.role])
  }

  /// Nothing is presented from the receiver up, so its own family is dismissed (R10).
  package static func ownFamilyGoes(presenter: (any RoleValue)?, presented: (any RoleValue)?) -> Words {
    Words(
      "ownFamilyGoes", "So '{presenter}', which presents '{presented}', dismisses it (R10).",
      "因此，由呈现“{presented}”的“{presenter}”将其关闭（R10）。",
      ["presenter": presenter.role, "presented": presented.role])
  }

  /// A controller with a parent, which is next (R5).
  package static func passesOn(controller: (any RoleValue)?, parent: (any RoleValue)?) -> Words {
    Words(
      "passesOn", "{controller} has a parent, '{parent}', and passes the request on to it.",
      "{controller}的父视图控制器是“{parent}”，于是把呈现权交给“{parent}”。",
      ["controller": controller.role, "parent": parent.role])
  }

  /// A controller whose flag is false (R6).
  package static func passesOnByFlag(controller: (any RoleValue)?, isFirst: Bool, flag: (any RoleValue)?, parent: (any RoleValue)?) -> Words {
    Words(
      "passesOnByFlag", "{controller} is asked{isFirst? first}: {flag}, so it passes the request on to its parent, '{parent}'.",
      "{isFirst?首先}询问{controller}：{flag}，因此把呈现权交给父视图控制器“{parent}”。",
      ["controller": controller.role, "isFirst": isFirst.role, "flag": flag.role, "parent": parent.role])
  }

  /// The controllers whose pointer doesn't change (R4).
  package static func pointersAbove(ids: (any RoleValue)?) -> Words {
    Words(
      "pointersAbove", "{ids:names} {ids=1?is|are} above the presenter, so {ids=1?its|their} presentedViewController doesn't change (R4).",
      "{ids:names}是呈现者的上级，因此其 presentedViewController 保持不变（R4）。",
      ["ids": ids.role])
  }

  /// The pointers between presenter and presented controller (R3, R4).
  package static func pointersAfterwards(withSource: Bool, presenter: (any RoleValue)?, presented: (any RoleValue)?) -> Words {
    Words(
      "pointersAfterwards", "{withSource?With a source,|From then on} {presenter}.presentedViewController is '{presented}', and {presented}.presentingViewController is '{presenter}'.",
      "{withSource?如果有锚点|此后}，{presenter}.presentedViewController 为“{presented}”，{presented}.presentingViewController 为“{presenter}”。",
      ["withSource": withSource.role, "presenter": presenter.role, "presented": presented.role])
  }

  /// The controllers with the same pointer (R4).
  package static func pointersBelow(ids: (any RoleValue)?, presented: (any RoleValue)?) -> Words {
    Words(
      "pointersBelow", "The presentedViewController of {ids:names} is '{presented}', too: {ids=1?a child has its parent's value|children have their parent's value} (R4).",
      "{ids:names}的 presentedViewController 也是“{presented}”：子视图控制器沿用父视图控制器的值（R4）。",
      ["ids": ids.role, "presented": presented.role])
  }

  /// The answer: a stack pops these, the topmost first (R32).
  package static func pops(stack: (any RoleValue)?, ids: (any RoleValue)?) -> Words {
    Words(
      "pops", "'{stack}' pops {ids:names}.",
      "“{stack}”弹出{ids:names}。",
      ["stack": stack.role, "ids": ids.role])
  }

  /// A controller of SwiftUI's is in the way of UIKit's: its modifier has a state.
  package static func presentAfterSwiftUIs(blocker: (any RoleValue)?, presented: (any RoleValue)?) -> Words {
    Words(
      "presentAfterSwiftUIs", "'{blocker}' is SwiftUI's: set its isPresented to false, and present '{presented}' when it is gone, in its onDismiss.",
      "“{blocker}”属于 SwiftUI：请把它的 isPresented 设为 false，等它消失后在 onDismiss 中呈现“{presented}”。",
      ["blocker": blocker.role, "presented": presented.role])
  }

  /// A controller of UIKit's is in the way of SwiftUI's: no modifier is told that it has gone.
  package static func presentAfterUIKits(blocker: (any RoleValue)?) -> Words {
    Words(
      "presentAfterUIKits", "'{blocker}' is UIKit's, so no onDismiss is called: send it {@dismiss}, and change the state of the modifier in the completion handler of that.",
      "“{blocker}”属于 UIKit，因此不会调用 onDismiss：请向“{blocker}”发送 {@dismiss}，并在完成处理程序中更改修饰符的状态。",
      ["blocker": blocker.role, "@dismiss": CodeWord.dismiss.role])
  }

  /// The reason for the class of a presentation controller.
  package static func presentationControllerClass(style: (any RoleValue)?, className: (any RoleValue)?) -> Words {
    Words(
      "presentationControllerClass", "{style=custom?The presentation controller of a custom style is what the transitioning delegate gives, or without one a {className}.|{className=UIPresentationController?The presentation controller of {style} is of a UIKit class that derives from {className}.|{style=popover?A popover's presentation controller is a {className}.|The presentation controller of {style} is a {className}.}}}",
      "{style=custom?样式为 custom 时，呈现控制器由转场委托提供；没有提供时，是 {className}。|{className=UIPresentationController?样式为 {style} 时，呈现控制器的类是 UIKit 自己的，派生自 {className}。|样式为 {style} 时，呈现控制器是 {className}。}}",
      ["style": style.role, "className": className.role])
  }

  /// The presentation controller of an alert or action sheet, which has no style (R13).
  package static func presentationControllerOfOwnLook(className: (any RoleValue)?) -> Words {
    Words(
      "presentationControllerOfOwnLook", "It is of a class of UIKit's own, which derives from {className}.",
      "呈现控制器的类是 UIKit 自己的，派生自 {className}。",
      ["className": className.role])
  }

  /// Whether the presenter's view stays in the window (R12).
  package static func presenterView(stays: Bool, presenter: (any RoleValue)?, presented: (any RoleValue)?) -> Words {
    Words(
      "presenterView", "{stays?The view of '{presenter}' stays on screen behind '{presented}' (R12).|The view of '{presenter}' leaves the screen (R12).}",
      "{stays?“{presenter}”的视图保留在屏幕上，位于“{presented}”的视图后面（R12）。|“{presenter}”的视图离开屏幕（R12）。}",
      ["stays": stays.role, "presenter": presenter.role, "presented": presented.role])
  }

  package static func presentFrom(isFirst: Bool, front: (any RoleValue)?) -> Words {
    Words(
      "presentFrom", "{isFirst?Send|Or send} {@present} to '{front}', which is in front and presents nothing.",
      "{isFirst?请|或者}向“{front}”发送 {@present}：它位于最前面，没有呈现任何视图控制器。",
      ["isFirst": isFirst.role, "@present": CodeWord.present.role, "front": front.role])
  }

  package static func presentInAction(isFirst: Bool, sender: (any RoleValue)?, alert: (any RoleValue)?) -> Words {
    Words(
      "presentInAction", "{isFirst?Send|Or send} {@present} to '{sender}' in the handler of one of the actions of the alert '{alert}', which is in front.",
      "{isFirst?请|或者}在最前面的提醒框“{alert}”的某个操作的处理程序中，向“{sender}”发送 {@present}。",
      ["isFirst": isFirst.role, "@present": CodeWord.present.role, "sender": sender.role, "alert": alert.role])
  }

  /// The remedy for a SwiftUI modifier, which isn't a message to a receiver.
  package static func presentInOnDismiss(blocker: (any RoleValue)?) -> Words {
    Words(
      "presentInOnDismiss", "Change the state of its modifier when '{blocker}' is gone: onDismiss is called then.",
      "请等“{blocker}”消失之后，再更改被呈现者的修饰符的状态：那时会调用 onDismiss。",
      ["blocker": blocker.role])
  }

  package static func presentInside(front: (any RoleValue)?) -> Words {
    Words(
      "presentInside", "Or put the modifier on a view inside '{front}'.",
      "或者把修饰符放在“{front}”内部的视图上。",
      ["front": front.role])
  }

  package static func presents(controller: (any RoleValue)?, presented: (any RoleValue)?) -> Words {
    Words(
      "presents", "{controller} presents '{presented}'.",
      "{controller}呈现“{presented}”。",
      ["controller": controller.role, "presented": presented.role])
  }

  /// The way MPMoviePlayerViewController also appears, and the player in it (the guide's note).
  package static var presentsMoviePlayer: Words {
    Words(
      "presentsMoviePlayer", "presentMoviePlayerViewControllerAnimated presents it, too, with a transition of its own. What plays in it, its moviePlayer, is an MPMoviePlayerController, which is no view controller.",
      "presentMoviePlayerViewControllerAnimated 也可以呈现这个控制器，并使用自带的转场。其中负责播放的 moviePlayer 是 MPMoviePlayerController，不是视图控制器。")
  }

  /// The controller presents nothing; the parent is next, if any.
  package static func presentsNothing(controller: (any RoleValue)?, parent: (any RoleValue)?) -> Words {
    Words(
      "presentsNothing", "{controller} presents nothing; {parent?its parent, '{parent}', is next.|it has no parent.}",
      "{controller}没有呈现任何视图控制器{parent?；接着查看父视图控制器“{parent}”。|，也没有父视图控制器。}",
      ["controller": controller.role, "parent": parent.role])
  }

  /// The controller presents another, whose presentation ends (R10).
  package static func presentsWhatEnds(controller: (any RoleValue)?, presented: (any RoleValue)?, stays: Bool) -> Words {
    Words(
      "presentsWhatEnds", "{controller} presents '{presented}': that presentation ends{stays?, and '{controller.id}' stays} (R10).",
      "{controller}已呈现“{presented}”，于是结束这次呈现{stays?，“{controller.id}”保留}（R10）。",
      ["controller": controller.role, "presented": presented.role, "stays": stays.role])
  }

  /// The purpose of the transition (the guide's table 10-1).
  package static func purpose(transition: (any RoleValue)?) -> Words {
    Words(
      "purpose", "{transition} suits {transition=coverVertical?tasks that interrupt the user's work, or ask for input|=flipHorizontal?another mode of the same work, as on the back of a card|=crossDissolve?another view of the same content|options of a page, beneath it}.",
      "{transition} 适用于{transition=coverVertical?会打断用户当前工作或需要用户输入内容的任务|=flipHorizontal?同一工作的另一种模式，如同翻到卡片的背面|=crossDissolve?同一内容的另一种视图|页面下面的选项}。",
      ["transition": transition.role])
  }

  package static var receiverInNoWindow: Words {
    Words(
      "receiverInNoWindow", "The receiver is in no window (R10).",
      "接收者不在任何窗口中（R10）。")
  }

  /// The reason why nothing changes.
  package static func refused(message: (any RoleValue)?) -> Words {
    Words(
      "refused", "But {message}.",
      "但是，{message}。",
      ["message": message.role])
  }

  /// The root of a window, and the step that set it, nil for none (R26).
  package static func rootSince(step: (any RoleValue)?, id: (any RoleValue)?, window: (any RoleValue)?) -> Words {
    Words(
      "rootSince", "{step?Step {step} made '{id}' {window?the root view controller of '{window}'|the window's root view controller} (R26).|'{id}' is {window?the root view controller of '{window}'|the window's root view controller} from the beginning (R26).}",
      "{step?第 {step} 步使“{id}”成为窗口{window?“{window}”}的根视图控制器（R26）。|“{id}”从一开始就是窗口{window?“{window}”}的根视图控制器（R26）。}",
      ["step": step.role, "id": id.role, "window": window.role])
  }

  /// The definition of a property.
  package static func rule(property: (any RoleValue)?, kind: (any RoleValue)?, owner: (any RoleValue)?) -> Words {
    Words(
      "rule", "{property=parentViewController?The parent is the direct container, whichever its class, and never the presenter (R1).|=navigationController,tabBarController,splitViewController?The property holds the nearest {kind?{kind=navigation?navigation controller|=tabBar?tab bar controller|=split?split view controller|=page?page view controller|view controller of another kind}|controller} above '{owner}'; only parents count, and the controller itself does not (R2).|=presentingViewController?The property holds the presenter of the family's top, and is the same for each member (R3).|=presentedViewController?The property holds what '{owner}' presents, or else what the nearest parent above presents (R4).|=children?The property holds what is contained, in order, and never what is presented (R16).|=topViewController?The property holds the last in the stack, which was pushed last (R18).|=visibleViewController?The property holds what is presented over the top of the stack (R4), or that top itself (R18).|The property holds the tab that is shown: the first, until another is selected (R21).}",
      "{property=parentViewController?父视图控制器是直接的容器，不论是什么类，但绝不会是呈现者（R1）。|=navigationController,tabBarController,splitViewController?此属性是“{owner}”的上级中最近的{kind?{kind=navigation?导航控制器|=tabBar?标签栏控制器|=split?分屏视图控制器|=page?页面视图控制器|其他种类的视图控制器}|控制器}；只沿父视图控制器查找，控制器自身不算在内（R2）。|=presentingViewController?此属性的值是呈现了本族系顶层的控制器；同一族系的每个成员，此属性的值都相同（R3）。|=presentedViewController?如果“{owner}”自己呈现了控制器，此属性就是那个控制器；否则，取离它最近的、正在呈现的上级所呈现的控制器（R4）。|=children?此属性按顺序列出所包含的视图控制器，绝不包括被呈现的（R16）。|=topViewController?此属性是导航栈中的最后一个，即最后推入的视图控制器（R18）。|=visibleViewController?此属性是从导航栈的最后一个呈现的视图控制器（R4）；没有时，就是导航栈的最后一个（R18）。|此属性是正在显示的标签页：在选中其他标签页之前，是第一个（R21）。}",
      ["property": property.role, "kind": kind.role, "owner": owner.role])
  }

  package static var ruleOfCompactSplit: Words {
    Words(
      "ruleOfCompactSplit", "In compact width a split view controller shows one controller alone; the other columns are in its stack, or kept aside (R25).",
      "在紧凑宽度下，分屏视图控制器只显示一个视图控制器；其余各栏位于该控制器的导航栈中，或暂不显示（R25）。")
  }

  /// The definition of a property about transitions (R34).
  package static func ruleOfFlag(flag: (any RoleValue)?) -> Words {
    Words(
      "ruleOfFlag", "{flag=isBeingPresented?The property is true while the controller itself is presented, in its viewWillAppear and viewDidAppear (R34).|The property is true while the controller itself is dismissed, in its viewWillDisappear and viewDidDisappear (R34).}",
      "{flag=isBeingPresented?控制器自身正被呈现时，此属性为 {@true}，即在控制器的 viewWillAppear 和 viewDidAppear 中（R34）。|控制器自身正被关闭时，此属性为 {@true}，即在控制器的 viewWillDisappear 和 viewDidDisappear 中（R34）。}",
      ["flag": flag.role, "@true": CodeWord.true.role])
  }

  package static var ruleOfHidingColumns: Words {
    Words(
      "ruleOfHidingColumns", "In regular width show(_:) and hide(_:) change what is seen, and a call tells the delegate nothing (R25).",
      "在常规宽度下，show(_:) 和 hide(_:) 只改变所显示的内容；由代码调用时委托不会收到消息（R25）。")
  }

  /// The rule for a tab bar with more than five tabs in compact width (R27).
  package static var ruleOfNarrowTabBar: Words {
    Words(
      "ruleOfNarrowTabBar", "In compact width a tab bar of more than five tabs shows four of them, and More (R27).",
      "在紧凑宽度下，标签页多于五个的标签栏显示其中四个和“更多”（R27）。")
  }

  package static func ruleOfNewRoot(leaving: Bool) -> Words {
    Words(
      "ruleOfNewRoot", "{leaving?The old root's family leaves the window; nobody dismisses what it presents: dismiss it first (R26).|The old root's family leaves the window (R26).}",
      "{leaving?原来的根视图控制器所在的族系离开窗口，它所呈现的没有被任何控制器关闭：请先关闭（R26）。|原来的根视图控制器所在的族系离开窗口（R26）。}",
      ["leaving": leaving.role])
  }

  package static var ruleOfPop: Words {
    Words(
      "ruleOfPop", "A pop removes the top of the stack, and shows the one below (R18).",
      "弹出时移除导航栈末尾的控制器，并显示此时最后一个控制器的视图（R18）。")
  }

  /// The definition of a presentation controller, or of the property that requires a class (R35).
  package static func ruleOfPresentationController(className: (any RoleValue)?) -> Words {
    Words(
      "ruleOfPresentationController", "{className?Every member of a presented family has the presentation controller of that family there, if it is a {className}; while the controller isn't presented, its modalPresentationStyle decides (R35).|A controller's presentationController manages the presentation of that controller itself (R35).}",
      "{className?对被呈现族系的每个成员，此属性都是该族系的呈现控制器，只要后者是 {className}；控制器未被呈现时，由其 modalPresentationStyle 决定（R35）。|控制器的 presentationController 管理这个控制器自身的呈现（R35）。}",
      ["className": className.role])
  }

  package static var ruleOfPush: Words {
    Words(
      "ruleOfPush", "A push adds at the end of the stack; only the last of a stack has its view in the window (R18).",
      "推入时加到导航栈的末尾；导航栈中只有最后一个的视图在窗口中（R18）。")
  }

  package static var ruleOfRegularSplit: Words {
    Words(
      "ruleOfRegularSplit", "In regular width a split view controller shows its columns (R25).",
      "在常规宽度下，分屏视图控制器显示各栏（R25）。")
  }

  package static var ruleOfReplacement: Words {
    Words(
      "ruleOfReplacement", "In compact width the presentation's delegate chooses what is shown: presentationController(_:viewControllerForAdaptivePresentationStyle:) (R14).",
      "在紧凑宽度下，由呈现控制器的委托决定显示哪个视图控制器：presentationController(_:viewControllerForAdaptivePresentationStyle:)（R14）。")
  }

  package static var ruleOfSelection: Words {
    Words(
      "ruleOfSelection", "A tab bar controller shows the selected tab; the others stay its children (R21).",
      "标签栏控制器显示选中的标签页；其余的仍是标签栏控制器的子视图控制器（R21）。")
  }

  /// The effect of selecting a tab of a group, and the navigation controller that manages the group, if any (R39).
  package static func ruleOfTabGroup(navigation: (any RoleValue)?) -> Words {
    Words(
      "ruleOfTabGroup", "{navigation?'{navigation}' manages the tab's group: its stack becomes the view controllers of the groups, then that of the tab (R39).|The tab's group has no managingNavigationController: the tab's view controller takes the place of the one that the group showed (R39).}",
      "{navigation?“{navigation}”管理该标签页所在的组：它的导航栈变为各组的视图控制器，后面是该标签页的视图控制器（R39）。|该标签页所在的组没有 managingNavigationController：该标签页的视图控制器取代这个组之前显示的那一个（R39）。}",
      ["navigation": navigation.role])
  }

  /// The definition of `view.window` (R21).
  package static var ruleOfWindow: Words {
    Words(
      "ruleOfWindow", "A view is in a window only if each container above shows it, up to a controller whose view is in the window (R21).",
      "视图要在窗口中，从它的控制器往上，每个容器都必须正在显示下一级，直到某个视图已在窗口中的控制器（R21）。")
  }

  /// In place of the middle of a long walk.
  package static func sameForMore(count: (any RoleValue)?) -> Words {
    Words(
      "sameForMore", "The same holds for {count} more, parent by parent.",
      "接着逐级向上，另有 {count} 个控制器情况相同。",
      ["count": count.role])
  }

  /// The reader must set the frame of the child's view (R17).
  package static func setFrame(child: (any RoleValue)?, container: (any RoleValue)?) -> Words {
    Words(
      "setFrame", "Set {child}.view.frame before you add the view, for instance to {container}.view.bounds (R17).",
      "添加视图之前，请设置 {child}.view.frame，例如设为 {container}.view.bounds（R17）。",
      ["child": child.role, "container": container.role])
  }

  /// A share sheet may need no source in an iPad's compact width (R13).
  package static var shareSheetInCompactWidth: Words {
    Words(
      "shareSheetInCompactWidth", "Not established: no source says whether a share sheet needs its source in an iPad's compact width, too (R13).",
      "尚无定论：没有资料说明在 iPad 的紧凑宽度下，共享表单是否也需要锚点（R13）。")
  }

  package static func showDoesNothing(isDetail: Bool) -> Words {
    Words(
      "showDoesNothing", "No {isDetail?split view|navigation or split view} controller is above the receiver, and its view is in no window: {isDetail?showDetail|show} does nothing (R19).",
      "接收者的上级中没有{isDetail?分屏视图控制器|导航控制器或分屏视图控制器}，接收者的视图也不在窗口中：{isDetail?showDetail|show} 什么也不做（R19）。",
      ["isDetail": isDetail.role])
  }

  package static func showGoesToContainer(isDetail: Bool, container: (any RoleValue)?) -> Words {
    Words(
      "showGoesToContainer", "{isDetail?showDetail|show} goes to the nearest {isDetail?split view|navigation or split view} controller, '{container}' (R19).",
      "{isDetail?showDetail|show} 交给最近的{isDetail?分屏视图控制器|导航控制器或分屏视图控制器}“{container}”（R19）。",
      ["isDetail": isDetail.role, "container": container.role])
  }

  package static func showPresents(navigation: (any RoleValue)?, isDetail: Bool, front: (any RoleValue)?, isRoot: Bool) -> Words {
    Words(
      "showPresents", "{navigation?'{navigation}' takes no navigation controller|No {isDetail?split view|navigation or split view} controller is above the receiver}, so {isDetail?showDetail|show} presents: '{front}', {isRoot?the window's root|the last one presented in the window}, is sent present (R19).",
      "{navigation?“{navigation}”不接受导航控制器|接收者的上级中没有{isDetail?分屏视图控制器|导航控制器或分屏视图控制器}}，因此 {isDetail?showDetail|show} 改为呈现：present 发送给{isRoot?窗口的根视图控制器|窗口中最后被呈现的}“{front}”（R19）。",
      ["navigation": navigation.role, "isDetail": isDetail.role, "front": front.role, "isRoot": isRoot.role])
  }

  package static func showPresentsOverCollapsed(split: (any RoleValue)?, isDetail: Bool) -> Words {
    Words(
      "showPresentsOverCollapsed", "'{split}' is collapsed and shows no stack, so {isDetail?showDetail|show} presents: '{split}' is sent present (R19).",
      "“{split}”已折叠，显示的视图控制器没有导航栈，因此 {isDetail?showDetail|show} 改为呈现：present 发送给“{split}”（R19）。",
      ["split": split.role, "isDetail": isDetail.role])
  }

  /// Whether a tab bar can become a sidebar, and whether the description declares its mode (R39).
  package static func sidebar(isPad: Bool, isDeclared: Bool, canBe: Bool) -> Words {
    Words(
      "sidebar", "{isPad?{isDeclared?{canBe?The tab bar can become a sidebar, because the mode says so|The tab bar stays a tab bar, because the mode says so}|{canBe?The tab bar can become a sidebar, because one of its tabs is a group|The tab bar stays a tab bar, because none of its tabs is a group}}|On an iPhone the tab bar never becomes a sidebar} (R39). A sidebar is no view controller: no parent changes.",
      "{isPad?{isDeclared?{canBe?mode 允许标签栏变为边栏|mode 使标签栏保持为标签栏}|{canBe?有一个标签页是组，因此标签栏可以变为边栏|没有标签页是组，因此标签栏保持为标签栏}}|在 iPhone 上，标签栏从不变为边栏}（R39）。边栏不是视图控制器：任何父视图控制器都不改变。",
      ["isPad": isPad.role, "isDeclared": isDeclared.role, "canBe": canBe.role])
  }

  /// The style that a controller requests, and its effect (R13).
  package static func style(controller: (any RoleValue)?, style: (any RoleValue)?) -> Words {
    Words(
      "style", "{controller} {style}",
      "{controller}{style}",
      ["controller": controller.role, "style": style.role])
  }

  package static func styles(style: (any RoleValue)?) -> Words {
    Words(
      "styles", "asks for {style}.",
      "的样式为 {style}。",
      ["style": style.role])
  }

  package static func stylesAutomatic(ios: (any RoleValue)?, style: (any RoleValue)?) -> Words {
    Words(
      "stylesAutomatic", "asks for automatic: on iOS {ios} that is {style} (R13).",
      "的样式为 automatic：在 iOS {ios} 上，即为 {style}（R13）。",
      ["ios": ios.role, "style": style.role])
  }

  package static func stylesNothing(ios: (any RoleValue)?, style: (any RoleValue)?) -> Words {
    Words(
      "stylesNothing", "sets no style: on iOS {ios} automatic is {style} (R13).",
      "没有设置样式：在 iOS {ios} 上，automatic 即为 {style}（R13）。",
      ["ios": ios.role, "style": style.role])
  }

  package static var stylesNothingBeforeIOS13: Words {
    Words(
      "stylesNothingBeforeIOS13", "sets no style: before iOS 13 that is fullScreen (R13).",
      "没有设置样式：在 iOS 13 之前，默认样式为 fullScreen（R13）。")
  }

  /// SwiftUI dismisses its own presentations (R32).
  package static func swiftUIDismisses(id: (any RoleValue)?) -> Words {
    Words(
      "swiftUIDismisses", "'{id}' is SwiftUI's own: there its isPresented becomes false, or the dismiss action of its environment is called, and SwiftUI dismisses it (R32).",
      "“{id}”由 SwiftUI 创建：isPresented 变为 false，或调用环境中的 dismiss 操作时，SwiftUI 会关闭它（R32）。",
      ["id": id.role])
  }

  /// SwiftUI presents, and the presented controller is SwiftUI's own (R32).
  package static func swiftUIPresents(receiver: (any RoleValue)?) -> Words {
    Words(
      "swiftUIPresents", "SwiftUI makes what is presented, for a modifier such as sheet, fullScreenCover or alert of a view in '{receiver}'. UIKit's rules say who presents it (R32).",
      "被呈现者由 SwiftUI 创建，出自“{receiver}”中某个视图的 sheet、fullScreenCover 或 alert 等修饰符；由谁呈现，仍由 UIKit 的规则决定（R32）。",
      ["receiver": receiver.role])
  }

  /// Apple says that some system controllers take another style for `automatic` (R13).
  package static var systemsMayHaveAnotherStyle: Words {
    Words(
      "systemsMayHaveAnotherStyle", "A system's controller may have another, and then what follows differs.",
      "系统视图控制器也可能采用其他样式；这时，以下内容会有所不同。")
  }

  /// The tab that is selected again when a search tab's search ends (R41).
  package static func tabAfterSearch(bar: (any RoleValue)?, tab: (any RoleValue)?) -> Words {
    Words(
      "tabAfterSearch", "The search ends, so '{bar}' selects '{tab}' again, the tab of before (R41).",
      "搜索结束，“{bar}”重新选中之前的标签页“{tab}”（R41）。",
      ["bar": bar.role, "tab": tab.role])
  }

  package static func talksToDelegate(name: (any RoleValue)?, delegate: (any RoleValue)?) -> Words {
    Words(
      "talksToDelegate", "{name} talks to the app through its {delegate}.",
      "{name} 通过它的 {delegate} 与应用通信。",
      ["name": name.role, "delegate": delegate.role])
  }

  package static func toBeAdded(child: (any RoleValue)?, parent: (any RoleValue)?) -> Words {
    Words(
      "toBeAdded", "{child} is to become a child of {parent}.",
      "{child}将成为{parent}的子视图控制器。",
      ["child": child.role, "parent": parent.role])
  }

  /// The question: a child replaces another in their parent; nil if the other has none (R33).
  package static func toBeExchanged(new: (any RoleValue)?, old: (any RoleValue)?, parent: (any RoleValue)?) -> Words {
    Words(
      "toBeExchanged", "{new} is to take the place of {old}{parent? in {parent}.|.}",
      "{parent?在{parent}中，}{new}将取代{old}。",
      ["new": new.role, "old": old.role, "parent": parent.role])
  }

  /// The question: a child is removed from its parent, or has none.
  package static func toBeRemoved(child: (any RoleValue)?, parent: (any RoleValue)?) -> Words {
    Words(
      "toBeRemoved", "{child} is to be removed from {parent?its parent, {parent}.|a parent.}",
      "{child}将从父视图控制器{parent}中移除。",
      ["child": child.role, "parent": parent.role])
  }

  /// Whether a controller's transition is declared or UIKit's default (R15).
  package static func transition(controller: (any RoleValue)?, isDeclared: Bool) -> Words {
    Words(
      "transition", "{controller}: {isDeclared?the description sets it|that is UIKit's default} (R15).",
      "{controller}：{isDeclared?这是描述中设置的值|这是 UIKit 的默认值}（R15）。",
      ["controller": controller.role, "isDeclared": isDeclared.role])
  }

  /// The question: the user's gesture dismisses a presented controller (R31).
  package static func userDismisses(controller: (any RoleValue)?, gesture: (any RoleValue)?) -> Words {
    Words(
      "userDismisses", "The user dismisses {controller} by {gesture}.",
      "用户用手势关闭{controller}：{gesture}。",
      ["controller": controller.role, "gesture": gesture.role])
  }

  /// The user's gestures that pop, in this iOS (R18).
  package static func userPops(ios: (any RoleValue)?) -> Words {
    Words(
      "userPops", "The user taps the back button, or drags from the leading edge of the screen{ios<26? (R18).|, or from anywhere in the content (R18).}",
      "用户轻点返回按钮，或从屏幕前缘拖移{ios<26?（R18）。|，也可以在内容的任意位置拖移（R18）。}",
      ["ios": ios.role])
  }

  /// The user taps the tab that is shown: its stack goes back to its root (R21).
  package static var userTapsShownTab: Words {
    Words(
      "userTapsShownTab", "A tap on the tab that is shown takes its stack back to the root (R21).",
      "用户轻点正在显示的标签页时，其导航栈回到根视图控制器（R21）。")
  }

  /// The controllers whose views entered or left the window (R21).
  package static func viewsCame(ids: (any RoleValue)?) -> Words {
    Words(
      "viewsCame", "The {ids=1?view of {ids:names} enters|views of {ids:names} enter} the window (R21).",
      "{ids:names}的视图进入窗口（R21）。",
      ["ids": ids.role])
  }

  package static func viewsLeft(ids: (any RoleValue)?) -> Words {
    Words(
      "viewsLeft", "{ids=1?The view|The views} of {ids:names} {ids=1?leaves|leave} the window (R21).",
      "{ids:names}的视图离开窗口（R21）。",
      ["ids": ids.role])
  }

  /// The question: only a controller's view is added to another's view.
  package static func viewToBeAdded(child: (any RoleValue)?, holder: (any RoleValue)?) -> Words {
    Words(
      "viewToBeAdded", "The view of {child} is added to the view of {holder}, without {@addChild}.",
      "{child}的视图被添加到{holder}的视图中，但没有调用 {@addChild}。",
      ["child": child.role, "holder": holder.role, "@addChild": CodeWord.addChild.role])
  }

  package static func wayOutBySwipe(orTap: Bool) -> Words {
    Words(
      "wayOutBySwipe", "{orTap?The dimmed part around it stays visible; a tap there, or a swipe, dismisses it, unless its {@modalInPresentation} is {@true}.|The dimmed part around it stays visible; a swipe dismisses it, unless its {@modalInPresentation} is {@true}.}",
      "被呈现者周围有变暗的部分；只要被呈现者的 {@modalInPresentation} 不为 {@true}，{orTap?轻点该部分或向下轻扫即可将其关闭。|向下轻扫即可将其关闭。}",
      ["orTap": orTap.role, "@modalInPresentation": CodeWord.modalInPresentation.role, "@true": CodeWord.true.role])
  }

  package static func wayOutBySwipeOverUndimmed(detent: (any RoleValue)?) -> Words {
    Words(
      "wayOutBySwipeOverUndimmed", "At '{detent}' the part above it isn't dimmed and takes touches: its largestUndimmedDetentIdentifier allows that. A swipe dismisses the sheet, unless its {@modalInPresentation} is {@true} (R37).",
      "停在“{detent}”时，表单上方的部分不变暗，并且响应触摸：这由表单的 largestUndimmedDetentIdentifier 决定。只要表单的 {@modalInPresentation} 不为 {@true}，向下轻扫即可将其关闭（R37）。",
      ["detent": detent.role, "@modalInPresentation": CodeWord.modalInPresentation.role, "@true": CodeWord.true.role])
  }

  package static func wayOutByTap(canBeModal: Bool) -> Words {
    Words(
      "wayOutByTap", "A tap outside dismisses it{canBeModal?, unless its {@modalInPresentation} is {@true}.|.}",
      "{canBeModal?只要被呈现者的 {@modalInPresentation} 不为 {@true}，}轻点被呈现者的外部即可将其关闭。",
      ["canBeModal": canBeModal.role, "@modalInPresentation": CodeWord.modalInPresentation.role, "@true": CodeWord.true.role])
  }

  package static var wayOutByZoom: Words {
    Words(
      "wayOutByZoom", "The user drags or pinches it back into the view that it zoomed from (R38).",
      "用户可以拖移或捏合，使被呈现者缩回放大前的视图（R38）。")
  }

  package static var wayOutIsMissing: Words {
    Words(
      "wayOutIsMissing", "The dimmed part around it stays visible and takes no touches: it needs a button that dismisses it.",
      "被呈现者周围有变暗的部分，但该部分不响应轻点，因此需要提供关闭按钮。")
  }

  package static var wayOutIsPrevented: Words {
    Words(
      "wayOutIsPrevented", "The part around it takes no touches, and its {@modalInPresentation} is {@true}: it needs a button that dismisses it.",
      "被呈现者周围的部分不响应轻点，而且被呈现者的 {@modalInPresentation} 为 {@true}，因此需要提供关闭按钮。",
      ["@modalInPresentation": CodeWord.modalInPresentation.role, "@true": CodeWord.true.role])
  }

  package static func wayPastAlert(id: (any RoleValue)?) -> Words {
    Words(
      "wayPastAlert", "The buttons of '{id}' dismiss it (R31).",
      "“{id}”的按钮会关闭它（R31）。",
      ["id": id.role])
  }

  package static func wayPastCover(top: (any RoleValue)?) -> Words {
    Words(
      "wayPastCover", "'{top}' must be dismissed first (R31).",
      "必须先关闭“{top}”（R31）。",
      ["top": top.role])
  }

  package static func wayPastPrevention(modal: (any RoleValue)?) -> Words {
    Words(
      "wayPastPrevention", "Set {@modalInPresentation} of '{modal}' to {@false}, or give it a button whose code calls {@dismiss} (R31).",
      "请将“{modal}”的 {@modalInPresentation} 设为 {@false}，或者在“{modal}”中添加一个按钮，在按钮的动作中调用 {@dismiss}（R31）。",
      ["@modalInPresentation": CodeWord.modalInPresentation.role, "modal": modal.role, "@false": CodeWord.false.role, "@dismiss": CodeWord.dismiss.role])
  }

  package static func wayPastStyle(id: (any RoleValue)?) -> Words {
    Words(
      "wayPastStyle", "Give '{id}' a button whose code calls {@dismiss} (R31).",
      "请在“{id}”中添加一个按钮，在按钮的动作中调用 {@dismiss}（R31）。",
      ["id": id.role, "@dismiss": CodeWord.dismiss.role])
  }

  /// The value while a step runs.
  package static func whileRunning(value: (any RoleValue)?, step: (any RoleValue)?) -> Words {
    Words(
      "whileRunning", "{value} while step {step} runs, and not afterwards",
      "{value}（第 {step} 步进行期间，之后不再如此）",
      ["value": value.role, "step": step.role])
  }

  /// Who sets a window's first root: UIKit from a storyboard, else the app.
  package static var whoSetsRoot: Words {
    Words(
      "whoSetsRoot", "UIKit sets it from the main storyboard; if you create the window, set it yourself.",
      "由 UIKit 按主故事板设置；如果窗口由你创建，请自行设置。")
  }

  /// The width that applies to a controller if windows have several widths: its window's; nil for a controller outside all windows.
  package static func width(window: (any RoleValue)?, controller: (any RoleValue)?, sizeClass: (any RoleValue)?) -> Words {
    Words(
      "width", "{window?'{controller}' is in the window '{window}', whose width is {sizeClass} (R28).|'{controller}' is in no window, and the description's own width counts: {sizeClass} (R28).}",
      "{window?“{controller}”在窗口“{window}”中，该窗口为{sizeClass=compact?紧凑|常规}宽度（{sizeClass}）（R28）。|“{controller}”不在任何窗口中，以描述本身的{sizeClass=compact?紧凑|常规}宽度（{sizeClass}）为准（R28）。}",
      ["window": window.role, "controller": controller.role, "sizeClass": sizeClass.role])
  }

  /// The property's value under other rules, as code.
  package static func wouldBe(rules: (any RoleValue)?, value: (any RoleValue)?) -> Words {
    Words(
      "wouldBe", "By {rules=book?the book's|UIKit's} rules it would be {value}.",
      "{rules=book?按 book 规则|按 UIKit 的规则}，结果会是 {value}。",
      ["rules": rules.role, "value": value.role])
  }

  /// The controllers that other rules would dismiss, in order, possibly none, and the presenter of the last one under those rules.
  package static func wouldGo(rules: (any RoleValue)?, ids: (any RoleValue)?, presenter: (any RoleValue)?, last: (any RoleValue)?, refusedID: (any RoleValue)?, refusedStep: (any RoleValue)?) -> Words {
    Words(
      "wouldGo", "By {rules=book?the book's|UIKit's} rules {ids?{ids:names}|nothing} would go{presenter?, because '{presenter}' presents '{last}' there}{refusedID?: there '{refusedID}' was refused at step {refusedStep}.|.}",
      "{rules=book?按 book 规则|按 UIKit 的规则}，{presenter?“{presenter}”呈现了“{last}”，因此}{ids?离开的会是{ids:names}|没有任何视图控制器会离开}{refusedID?：按这些规则，“{refusedID}”在第 {refusedStep} 步被拒绝。|。}",
      ["rules": rules.role, "ids": ids.role, "presenter": presenter.role, "last": last.role, "refusedID": refusedID.role, "refusedStep": refusedStep.role])
  }

  /// The presenter under other rules, by the flag of a context (R7) or because it covers the screen (R36).
  package static func wouldPresent(rules: (any RoleValue)?, presenter: (any RoleValue)?, byFlag: Bool) -> Words {
    Words(
      "wouldPresent", "By {rules=book?the book's|UIKit's} rules '{presenter}' would present: {byFlag?{rules=book?there the flag is {@false} for every controller that does not set it (R7)|there every navigation and tab bar controller defines a context unless it sets the flag to {@false} (R7)}|{rules=book?there the top of the receiver's family presents, even if it fills only a part of the screen (R36)|there a presentation over the whole screen starts in a family that fills it (R36)}}.",
      "{rules=book?按 book 规则|按 UIKit 的规则}，呈现权会属于“{presenter}”：{byFlag?{rules=book?凡是没有设置此标志的控制器，其标志都为 {@false}（R7）|每个导航控制器和标签栏控制器都定义上下文，除非它把此标志设为 {@false}（R7）}|{rules=book?由接收者所在族系的顶层呈现，不论这个族系位于何处（R36）|覆盖屏幕的呈现只能由覆盖屏幕的族系发起（R36）}}。",
      ["rules": rules.role, "presenter": presenter.role, "byFlag": byFlag.role, "@false": CodeWord.false.role])
  }

  /// The presenter, if the popover had a source.
  package static func wouldPresentWithSource(presenter: (any RoleValue)?, presented: (any RoleValue)?) -> Words {
    Words(
      "wouldPresentWithSource", "With a source, '{presenter}' would present '{presented}'.",
      "如果有锚点，将由“{presenter}”呈现“{presented}”。",
      ["presenter": presenter.role, "presented": presented.role])
  }

  /// Which of the two messages the reader must send (R17).
  package static func yourCall(isRemoval: Bool) -> Words {
    Words(
      "yourCall", "{isRemoval?{@removeFromParent} calls {@didMoveToNil}; call {@willMoveToNil} yourself, first (R17).|{@addChild} calls {@willMove}; call {@didMove} yourself, last (R17).}",
      "{isRemoval?{@removeFromParent} 会调用 {@didMoveToNil}；{@willMoveToNil} 要由你调用，而且最先调用（R17）。|{@addChild} 会调用 {@willMove}；{@didMove} 要由你调用，而且最后调用（R17）。}",
      ["isRemoval": isRemoval.role, "@removeFromParent": CodeWord.removeFromParent.role, "@didMoveToNil": CodeWord.didMoveToNil.role, "@willMoveToNil": CodeWord.willMoveToNil.role, "@addChild": CodeWord.addChild.role, "@willMove": CodeWord.willMove.role, "@didMove": CodeWord.didMove.role])
  }

  /// Who informs a child that `addChild` takes from another parent (R17).
  package static func yourCallOfMove(child: (any RoleValue)?, parent: (any RoleValue)?) -> Words {
    Words(
      "yourCallOfMove", "{@addChild} takes '{child}' from '{parent}', its other parent; call {@willMoveToNil} yourself, before that (R17).",
      "{@addChild} 会把“{child}”从原来的父视图控制器“{parent}”中取出；在此之前，请自行调用 {@willMoveToNil}（R17）。",
      ["@addChild": CodeWord.addChild.role, "child": child.role, "parent": parent.role, "@willMoveToNil": CodeWord.willMoveToNil.role])
  }

  /// The effects of a transition, and the calls that the reader must make around it (R33).
  package static func yourCallsAroundTransition(isAdded: Bool) -> Words {
    Words(
      "yourCallsAroundTransition", "{@transition} adds the new view, removes the old one and makes the calls of appearance, but not those of containment: call {@willMoveToNil}{isAdded? and {@addChild}} before it, and {@removeFromParent}{isAdded? and {@didMove}} in its completion handler (R33).",
      "{@transition} 会添加新的视图、移除旧的视图，并触发视图出现和消失的回调，但不会替你调用管理父子关系的方法：请在转场之前调用 {@willMoveToNil}{isAdded? 和 {@addChild}}，并在转场的完成处理程序中调用 {@removeFromParent}{isAdded? 和 {@didMove}}（R33）。",
      ["@transition": CodeWord.transition.role, "@willMoveToNil": CodeWord.willMoveToNil.role, "isAdded": isAdded.role, "@addChild": CodeWord.addChild.role, "@removeFromParent": CodeWord.removeFromParent.role, "@didMove": CodeWord.didMove.role])
  }

  /// The calls that the reader should have made, as code.
  package static func yourCallsMissing(calls: (any RoleValue)?) -> Words {
    Words(
      "yourCallsMissing", "{calls=2?Two calls|Calls} of yours are missing: {calls:and}.",
      "你的代码缺少{calls=2?两个}调用：{calls:and}。",
      ["calls": calls.role])
  }
}
