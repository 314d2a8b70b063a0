// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCEngine
import VCSource

// The rows of Words.xcstrings.
extension Words {
  /// What the dismiss action does in a column of an expanded split view (R32).
  package static var actionClearsState: Words {
    Words(
      "actionClearsState", "From iOS 18 on it clears the state that chose the view in an expanded NavigationSplitView, such as a list's selection (R32).",
      "从 iOS 18 起，在展开的 NavigationSplitView 中，它会清除选出该视图的状态，例如列表的选择（R32）。")
  }

  /// The repair where a SwiftUI view keeps the user from dismissing it (R31).
  package static func allowsDismissal(isModal: Bool, view: (any RoleValue)?) -> Words {
    Words(
      "allowsDismissal", "{isModal?Leave out interactiveDismissDisabled in '{view}', or give it|Give '{view}'} a button that calls its dismiss action (R31).",
      "请{isModal?去掉“{view}”中的 interactiveDismissDisabled，或者}在“{view}”中添加一个按钮，在按钮的动作中调用环境中的 dismiss 操作（R31）。",
      ["isModal": isModal.role, "view": view.role])
  }

  /// The name of an alternative by its number from 1, with its own step; nil for the initial state or to name the whole alternative.
  package static func alternative(number: (any RoleValue)?, label: (any RoleValue)?, step: (any RoleValue)?) -> Words {
    Words(
      "alternative", "Alternative {number}{label? ({label})}{step?, after step {step}}",
      "备选方案 {number}{label?（{label}）}{step?，第 {step} 步之后}",
      ["number": number.role, "label": label.role, "step": step.role])
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
      "appearance", "UIKit calls {calls:clauses}{isKnown?, in this order{isReported? (R48).| (R47).}| (R47); the order between them is not established.}",
      "UIKit {isKnown?依次}调用{calls=1?|：}{calls:clauses}{isKnown?{isReported?（R48）。|（R47）。}|（R47）；这些调用的先后尚无定论。}",
      ["calls": calls.role, "isKnown": isKnown.role, "isReported": isReported.role])
  }

  /// Calls about appearance, and whose.
  package static func appearanceCalls(methods: (any RoleValue)?, ids: (any RoleValue)?) -> Words {
    Words(
      "appearanceCalls", "{methods:and} of {ids:names}",
      "{ids:names}的{methods:and}",
      ["methods": methods.role, "ids": ids.role])
  }

  /// The note on a figure without a page that is arranged for a screen.
  package static var arrangedForScreen: Words {
    Words(
      "arrangedForScreen", "arranged for a screen; --page chooses another shape, such as --page 10000x for one row",
      "已按屏幕的比例排列；可用 --page 选择其他形状，例如用 --page 10000x 排成一行")
  }

  /// A sheet in compact height that keeps to the lower edge.
  package static func attachesToEdge(followsSize: Bool, hasMedium: Bool) -> Words {
    Words(
      "attachesToEdge", "In compact height the sheet is attached to the lower edge, because its prefersEdgeAttachedInCompactHeight is {@true}, and is as wide as {followsSize?its preferredContentSize says|the safe area}{hasMedium?; its medium detent is inactive then|} (R37).",
      "在紧凑高度下，表单的 prefersEdgeAttachedInCompactHeight 为 {@true}，因此表单贴着下边缘；宽度{followsSize?由 preferredContentSize 决定|与安全区域相同}{hasMedium?；medium 停靠位置此时不起作用|}（R37）。",
      ["@true": CodeWord.true.role, "followsSize": followsSize.role, "hasMedium": hasMedium.role])
  }

  /// The controller that hides the bar, nil if it is shown again.
  package static func barChanges(bar: (any RoleValue)?, hider: (any RoleValue)?) -> Words {
    Words(
      "barChanges", "The tab bar of '{bar}' {hider?disappears: hidesBottomBarWhenPushed of '{hider}' is {@true} (R44).|appears again (R44).}",
      "“{bar}”的标签栏{hider?隐藏：“{hider}”的 hidesBottomBarWhenPushed 为 {@true}（R44）。|重新出现（R44）。}",
      ["bar": bar.role, "hider": hider.role, "@true": CodeWord.true.role])
  }

  /// The label of the initial state among others.
  package static var beginning: Words {
    Words(
      "beginning", "Start",
      "初始状态")
  }

  package static func bringsPresentation(system: (any RoleValue)?, style: (any RoleValue)?, hasSource: Bool) -> Words {
    Words(
      "bringsPresentation", "uses its own presentation instead of its modalPresentationStyle: {system=alert?an alert in the middle of the screen|=actionSheet?{style=popover?on an iPad an action sheet is a popover|{hasSource?an action sheet in the middle of the screen|an action sheet at the lower edge}}|=shareSheet?on an iPad a popover|=camera?the camera is {style}|like {style} it looks for a context} {system=search?(R23).|(R13).}",
      "不使用 modalPresentationStyle，而按自己的方式呈现：{system=alert?屏幕中央的提醒框|=actionSheet?{style=popover?在 iPad 上，操作表单是弹出框|{hasSource?屏幕中央的操作表单|屏幕下边缘的操作表单}}|=shareSheet?在 iPad 上是弹出框|=camera?相机使用样式{style}|与{style}相同}{system=search?（R23）。|（R13）。}",
      ["system": system.role, "style": style.role, "hasSource": hasSource.role])
  }

  package static func bringsPresentationFromSource(ios: (any RoleValue)?) -> Words {
    Words(
      "bringsPresentationFromSource", "uses its own presentation instead of its modalPresentationStyle: from iOS {ios} on an action sheet originates from its source, has no cancel button and leaves the rest of the screen usable (R13).",
      "不使用 modalPresentationStyle，而按自己的方式呈现：从 iOS {ios}起，操作表单从其锚点（sourceView 等）出现，没有取消按钮，屏幕的其余部分仍可使用（R13）。",
      ["ios": ios.role])
  }

  /// A call by its number from 1, and the call inside which UIKit makes it; nil if the reader makes it.
  package static func call(outer: (any RoleValue)?, number: (any RoleValue)?, code: (any RoleValue)?) -> Words {
    Words(
      "call", "{outer?{number}. UIKit, inside {outer:colon} {code}|{number}. your code: {code}}",
      "{outer?{number}. UIKit 在{outer}中调用：{code}|{number}. 你的代码：{code}}",
      ["outer": outer.role, "number": number.role, "code": code.role])
  }

  /// A call that the reader makes in the completion handler of another.
  package static func callAfter(number: (any RoleValue)?, other: (any RoleValue)?, code: (any RoleValue)?) -> Words {
    Words(
      "callAfter", "{number}. your code, when {other} is over: {code}",
      "{number}. 你的代码，在{other}完成之后：{code}",
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
      "{isShown?“{id}”显示在一栏中，没有呈现任何控制器。|“{id}”所在的一栏消失；这一栏原本就不是呈现出来的。}",
      ["isShown": isShown.role, "id": id.role])
  }

  /// The step was carried out and had no effect.
  package static var changesNothing: Words {
    Words(
      "changesNothing", "Nothing changes: what the step asks for is so already.",
      "没有任何变化：步骤所要求的状态早已如此。")
  }

  /// A class, and what it is a subclass of.
  package static func classOf(name: (any RoleValue)?, superclass: (any RoleValue)?) -> Words {
    Words(
      "classOf", "{name:article}{superclass?, a subclass of {superclass}}",
      "{name}{superclass?（{superclass}的子类）}",
      ["name": name.role, "superclass": superclass.role])
  }

  /// The navigation controller that UIKit makes around a split view controller's column, in a figure's sentences.
  package static func columnsNavigation(name: (any RoleValue)?) -> Words {
    Words(
      "columnsNavigation", "{name}’s navigation controller",
      "{name}的导航控制器",
      ["name": name.role])
  }

  /// The transition, and the presenter that lends it, if any (R15).
  package static func comes(presenter: (any RoleValue)?, id: (any RoleValue)?, transition: (any RoleValue)?) -> Words {
    Words(
      "comes", "{presenter?The transition of '{id}' is {transition}, which '{presenter}' lends: its providesPresentationContextTransitionStyle is {@true} (R15).|The transition of '{id}' is {transition} (R15).}",
      "{presenter?“{id}”使用{transition}转场，这是“{presenter}”提供的：其 providesPresentationContextTransitionStyle 为 {@true}（R15）。|“{id}”使用{transition}转场（R15）。}",
      ["presenter": presenter.role, "id": id.role, "transition": transition.role, "@true": CodeWord.true.role])
  }

  /// SwiftUI keeps the sheet until the one in its way has gone (R32).
  package static func comesAfter(isOpen: Bool, blocker: (any RoleValue)?) -> Words {
    Words(
      "comesAfter", "SwiftUI {isOpen?may keep it, and present|keeps it, and presents} it when '{blocker}' is gone (R32).",
      "SwiftUI {isOpen?可能|}会保留被呈现者，等“{blocker}”消失后再呈现（R32）。",
      ["isOpen": isOpen.role, "blocker": blocker.role])
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
      "{ids?第{step}步{flag=isBeingPresented?呈现|关闭}{ids:names}。|第{step}步没有{flag=isBeingPresented?呈现|关闭}任何视图控制器。}",
      ["step": step.role, "flag": flag.role, "ids": ids.role])
  }

  /// The transitioning delegate, nil if it isn't named, may supply an animator (R15).
  package static func comesWithAnimator(delegate: (any RoleValue)?, id: (any RoleValue)?, transition: (any RoleValue)?) -> Words {
    Words(
      "comesWithAnimator", "{delegate?The transitioningDelegate of '{id}', '{delegate}', gives the animator; if it gives none, {transition} is used (R15).|The transition of '{id}' is {transition}, unless its transitioningDelegate gives an animator (R15).}",
      "{delegate?“{id}”的 transitioningDelegate“{delegate}”提供动画；如果不提供，则使用{transition}转场（R15）。|如果“{id}”的 transitioningDelegate 不提供动画，则使用{transition}转场（R15）。}",
      ["delegate": delegate.role, "id": id.role, "transition": transition.role])
  }

  /// The transition of an alert or a search, which isn't a `modalTransitionStyle` (R13).
  package static func comesWithOwnTransition(id: (any RoleValue)?) -> Words {
    Words(
      "comesWithOwnTransition", "'{id}' uses its own transition instead of its modalTransitionStyle (R13).",
      "“{id}”使用自带的转场，modalTransitionStyle 不起作用（R13）。",
      ["id": id.role])
  }

  /// The presented controller's preferred transition (R38).
  package static func comesWithPreferred(id: (any RoleValue)?, transition: (any RoleValue)?) -> Words {
    Words(
      "comesWithPreferred", "The transition of '{id}' is {transition}: its preferredTransition counts, and not its modalTransitionStyle (R38).",
      "“{id}”使用{transition}转场：起作用的是它的 preferredTransition，而不是 modalTransitionStyle（R38）。",
      ["id": id.role, "transition": transition.role])
  }

  /// The containers that a figure omits between those that it shows.
  package static func containersNotShown(containers: (any RoleValue)?) -> Words {
    Words(
      "containersNotShown", "{containers:and}, between them, {containers=1?isn’t|aren’t} shown.",
      "图中略去了其间的容器：{containers:and}。",
      ["containers": containers.role])
  }

  package static func contains(controller: (any RoleValue)?, count: (any RoleValue)?) -> Words {
    Words(
      "contains", "{controller} contains {count} {count=1?controller|controllers}.",
      "{controller}{count=0?不包含任何|包含{count}个}控制器。",
      ["controller": controller.role, "count": count.role])
  }

  /// The title of a line to a controller that a figure joins with its container without a property; both are ids.
  package static func containsChild(container: (any RoleValue)?, child: (any RoleValue)?) -> Words {
    Words(
      "containsChild", "{container} contains {child}",
      "{container:titled}包含{child:titled}",
      ["container": container.role, "child": child.role])
  }

  /// The children of a container; `deeper` are the children of its only child. The frame is nil if it has been named or is the only one.
  package static func containsChildren(frame: (any RoleValue)?, holder: (any RoleValue)?, children: (any RoleValue)?, deeper: (any RoleValue)?) -> Words {
    Words(
      "containsChildren", "{frame?In {frame}, }{holder} contains {children:and}{deeper?, which contains {deeper:and}}.",
      "{frame?{frame}中，}{holder}包含{children:and}{deeper?，后者包含{deeper:and}}。",
      ["frame": frame.role, "holder": holder.role, "children": children.role, "deeper": deeper.role])
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
      "{system=alert?提醒框|=actionSheet?操作表单|样式{style} }不受 definesPresentationContext 影响：呈现权逐级上交到接收者所在族系的顶层（R5）。{style=custom?{system?|如果呈现控制器（UIPresentationController）的 shouldPresentInFullscreen 为 {@false}，就会受其影响（R6）。}}",
      ["system": system.role, "style": style.role, "@false": CodeWord.false.role])
  }

  /// Who decides what a collapsed split view controller shows (R25).
  package static func decidesColumn(isNamed: Bool) -> Words {
    Words(
      "decidesColumn", "Its delegate decides that in {isNamed?{@topColumn}: the column that it returns is shown, by default compact, without that column secondary|{@collapseSecondary}: where it returns {@true}, the primary is shown alone} (R25).",
      "这由它的委托在 {isNamed?{@topColumn} 中决定：显示它返回的栏，默认是 compact，没有这一栏时是 secondary|{@collapseSecondary} 中决定：返回 {@true} 时只显示主视图控制器}（R25）。",
      ["isNamed": isNamed.role, "@topColumn": CodeWord.topColumn.role, "@collapseSecondary": CodeWord.collapseSecondary.role, "@true": CodeWord.true.role])
  }

  /// The reason for a controller's `definesPresentationContext` (R7).
  package static func definesContext(controller: (any RoleValue)?, flag: (any RoleValue)?) -> Words {
    Words(
      "definesContext", "{controller}: {flag=flagDeclared?the description sets it|=flagOfKind?every {flag.kind=navigation?navigation controller|=tabBar?tab bar controller|=split?split view controller|=page?page view controller|view controller of another kind} starts with that under UIKit's rules (R7)|that is {flag.rules=book?the book's|UIKit's} default (R7)}.",
      "{controller}：{flag=flagDeclared?这是描述中设置的值|=flagOfKind?按 UIKit 的规则，每个{flag.kind=navigation?导航控制器|=tabBar?标签栏控制器|=split?分屏视图控制器|=page?页面视图控制器|其他种类的视图控制器}的初始值都如此（R7）|{flag.rules=book?按 book 规则|按 UIKit 的规则}，这是默认值（R7）}。",
      ["controller": controller.role, "flag": flag.role])
  }

  /// The delegate's answer on adapting (R14).
  package static func delegateDecidesStyle(style: (any RoleValue)?, isNone: Bool) -> Words {
    Words(
      "delegateDecidesStyle", "Its delegate decides that: in {@adaptiveStyle} it answers {style}{isNone?, so nothing adapts} (R14).",
      "这由它的委托决定：委托在 {@adaptiveStyle} 中返回{style}{isNone?，因此不作适配}（R14）。",
      ["@adaptiveStyle": CodeWord.adaptiveStyle.role, "style": style.role, "isNone": isNone.role])
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
      "“{id}”的呈现控制器（UIPresentationController）的委托只会收到{method}（R31）。",
      ["id": id.role, "method": method.role])
  }

  /// The messages to the presentation controller's delegate before the dismissal, and the one after it, which a gesture that is given up doesn't cause (R31).
  package static func delegateIsSent(before: (any RoleValue)?, last: (any RoleValue)?, canGiveUp: Bool) -> Words {
    Words(
      "delegateIsSent", "The delegate of its presentation controller is sent {before:and}, then {last} after the dismissal (R31){canGiveUp?; if the user cancels the gesture, {last} isn't sent}.",
      "被关闭者的呈现控制器（UIPresentationController）的委托会先收到{before:and}，关闭完成后收到{last}（R31）{canGiveUp?；如果用户中途放弃，则不会收到后者}。",
      ["before": before.role, "last": last.role, "canGiveUp": canGiveUp.role])
  }

  /// What a tab bar controller's delegate is sent (R21).
  package static func delegateOfTabs(isByUser: Bool) -> Words {
    Words(
      "delegateOfTabs", "{isByUser?The tab bar controller's delegate is told of a tap (R21).|Code selects it, so the tab bar controller's delegate is told nothing; only a tap is reported to it (R21).}",
      "{isByUser?标签栏控制器的委托会收到用户轻点的消息（R21）。|标签页由代码选中，因此标签栏控制器的委托不会收到任何消息；只有用户轻点时才会收到（R21）。}",
      ["isByUser": isByUser.role])
  }

  package static func dismissActionEnds(view: (any RoleValue)?, isSame: Bool, stack: (any RoleValue)?, top: (any RoleValue)?) -> Words {
    Words(
      "dismissActionEnds", "This is UIKit's method: the dismiss action of the SwiftUI view in '{view}' {isSame?does the same|would {stack?pop it from '{stack}'|dismiss {top?'{top}'|nothing}}} (R32).",
      "这里调用的是 UIKit 的方法；“{view}”中 SwiftUI 视图的 dismiss 操作{isSame?效果相同|则会{stack?将它从“{stack}”的导航栈中弹出|{top?关闭“{top}”|什么也不关闭}}}（R32）。",
      ["view": view.role, "isSame": isSame.role, "stack": stack.role, "top": top.role])
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
      "用户操作完成后，{name}会自行关闭。",
      ["name": name.role])
  }

  package static func dismissalAutomaticToDelegate(name: (any RoleValue)?, delegate: (any RoleValue)?) -> Words {
    Words(
      "dismissalAutomaticToDelegate", "When the user is done, {name} is dismissed automatically; the app learns of it through its {delegate}.",
      "用户操作完成后，{name}会自行关闭；应用可以通过它的{delegate}得知。",
      ["name": name.role, "delegate": delegate.role])
  }

  package static func dismissalByDelegate(name: (any RoleValue)?, delegate: (any RoleValue)?) -> Words {
    Words(
      "dismissalByDelegate", "When the user is done, {name} tells your {delegate}, which must dismiss it.",
      "用户操作完成后，{name}会通知你的{delegate}，由你的代码负责关闭。",
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
      "dismissedOnTheWay", "Nobody dismisses {ids:names}; here {ids=1?the presentation ends|their presentations end} when the presenter leaves the window.",
      "没有关闭{ids:names}；此处，呈现者离开窗口时，呈现随之结束。",
      ["ids": ids.role])
  }

  /// The answer: a presenter dismisses the controller that it presents.
  package static func dismisses(isOpen: Bool, ifPresented: Bool, presenter: (any RoleValue)?, top: (any RoleValue)?) -> Words {
    Words(
      "dismisses", "{isOpen?If the gesture works, |{ifPresented?If it is presented, }}'{presenter}' dismisses '{top}'.",
      "{isOpen?如果手势能关闭它，则|{ifPresented?如果它被呈现，则}}“{presenter}”关闭“{top}”。",
      ["isOpen": isOpen.role, "ifPresented": ifPresented.role, "presenter": presenter.role, "top": top.role])
  }

  /// The answer: nothing is dismissed.
  package static var dismissesNothing: Words {
    Words(
      "dismissesNothing", "Nothing is dismissed.",
      "没有关闭任何视图控制器。")
  }

  /// The remedies for a refused presentation, with the ids that they concern.
  package static func dismissFirst(presented: (any RoleValue)?, blocker: (any RoleValue)?) -> Words {
    Words(
      "dismissFirst", "To present '{presented}', dismiss '{blocker}' first, and present in the completion handler of that.",
      "要呈现“{presented}”，请先关闭“{blocker}”，并在关闭的完成处理程序中呈现。",
      ["presented": presented.role, "blocker": blocker.role])
  }

  /// At the end of a text that was cut.
  package static var ellipsis: Words {
    Words(
      "ellipsis", " …",
      "……")
  }

  /// The window is nil if it is the only one.
  package static func eventBecameRoot(root: (any RoleValue)?, window: (any RoleValue)?) -> Words {
    Words(
      "eventBecameRoot", "{root} becomes {window?the root view controller of {window}|the window’s root view controller}.",
      "{root}成为{window?{window}|窗口}的根视图控制器。",
      ["root": root.role, "window": window.role])
  }

  package static func eventCollapsed(split: (any RoleValue)?, isCollapsed: Bool) -> Words {
    Words(
      "eventCollapsed", "{split} {isCollapsed?collapses|expands}.",
      "{split}{isCollapsed?折叠|展开}。",
      ["split": split.role, "isCollapsed": isCollapsed.role])
  }

  package static func eventColumn(split: (any RoleValue)?, isShown: Bool, column: (any RoleValue)?) -> Words {
    Words(
      "eventColumn", "{split} {isShown?shows|hides} {column}.",
      "{split}{isShown?显示|隐藏}{column}。",
      ["split": split.role, "isShown": isShown.role, "column": column.role])
  }

  package static func eventDismissed(gone: (any RoleValue)?) -> Words {
    Words(
      "eventDismissed", "{gone:some} {gone=1?is|are} dismissed.",
      "{gone:some}被关闭。",
      ["gone": gone.role])
  }

  /// Nobody dismissed them: their presenters left.
  package static func eventEnded(gone: (any RoleValue)?) -> Words {
    Words(
      "eventEnded", "{gone=1?The presenter|The presenters} of {gone:some} {gone=1?leaves|leave} without dismissing {gone=1?it|them}.",
      "{gone:some}的呈现者离开，没有关闭{gone:some}。",
      ["gone": gone.role])
  }

  package static func eventExchanged(container: (any RoleValue)?, isTabBar: Bool, new: (any RoleValue)?, old: (any RoleValue)?) -> Words {
    Words(
      "eventExchanged", "{container} now {isTabBar?has|shows} {new:some} instead of {old:some}.",
      "{container}改为{isTabBar?包含|显示}{new:some}，不再{isTabBar?包含|显示}{old:some}。",
      ["container": container.role, "isTabBar": isTabBar.role, "new": new.role, "old": old.role])
  }

  package static func eventJoined(children: (any RoleValue)?, container: (any RoleValue)?) -> Words {
    Words(
      "eventJoined", "{children:some} {children=1?becomes a child|become children} of {container}.",
      "{children:some}成为{container}的子视图控制器。",
      ["children": children.role, "container": container.role])
  }

  package static func eventLeft(children: (any RoleValue)?, container: (any RoleValue)?) -> Words {
    Words(
      "eventLeft", "{children:some} {children=1?leaves|leave} {container}.",
      "{children:some}离开{container}。",
      ["children": children.role, "container": container.role])
  }

  package static func eventPopped(popped: (any RoleValue)?, stack: (any RoleValue)?) -> Words {
    Words(
      "eventPopped", "{popped:some} {popped=1?is|are} popped off {stack}.",
      "{popped:some}从{stack}的导航栈中弹出。",
      ["popped": popped.role, "stack": stack.role])
  }

  /// The sender is nil if it is the presenter.
  package static func eventPresented(presenter: (any RoleValue)?, presented: (any RoleValue)?, style: (any RoleValue)?, sender: (any RoleValue)?) -> Words {
    Words(
      "eventPresented", "{presenter} presents {presented} ({style}){sender?, asked by {sender}}.",
      "{sender?应{sender}的请求，}{presenter}呈现{presented}（{style}）。",
      ["presenter": presenter.role, "presented": presented.role, "style": style.role, "sender": sender.role])
  }

  package static func eventPushed(pushed: (any RoleValue)?, stack: (any RoleValue)?) -> Words {
    Words(
      "eventPushed", "{pushed:some} {pushed=1?is|are} pushed onto {stack}.",
      "{pushed:some}被推入{stack}的导航栈。",
      ["pushed": pushed.role, "stack": stack.role])
  }

  /// A refusal as a caption; and whether its message says what happens: UIKit raises an exception, or SwiftUI waits.
  package static func eventRefused(isOutcome: Bool, message: (any RoleValue)?) -> Words {
    Words(
      "eventRefused", "{isOutcome?{message:capitalized}.|Nothing happens: {message}.}",
      "{isOutcome?{message}。|这一步不起作用：{message}。}",
      ["isOutcome": isOutcome.role, "message": message.role])
  }

  package static func eventReplaced(new: (any RoleValue)?, old: (any RoleValue)?) -> Words {
    Words(
      "eventReplaced", "{new} takes the place of {old}.",
      "{new}取代{old}。",
      ["new": new.role, "old": old.role])
  }

  package static func eventSelected(container: (any RoleValue)?, tab: (any RoleValue)?) -> Words {
    Words(
      "eventSelected", "{container} shows {tab}.",
      "{container}显示{tab}。",
      ["container": container.role, "tab": tab.role])
  }

  package static func eventViewAdded(top: (any RoleValue)?, holder: (any RoleValue)?) -> Words {
    Words(
      "eventViewAdded", "The view of {top} is added to that of {holder}; {top} becomes nobody’s child.",
      "{top}的视图被添加到{holder}的视图中；{top}没有父视图控制器。",
      ["top": top.role, "holder": holder.role])
  }

  /// The window is nil for every one.
  package static func eventWidth(window: (any RoleValue)?, hasSeveral: Bool, sizeClass: (any RoleValue)?) -> Words {
    Words(
      "eventWidth", "{window?The width of {window}|{hasSeveral?The width of every window|The window’s width}} becomes {sizeClass}.",
      "{window?{window}|{hasSeveral?所有窗口|窗口}}变为{sizeClass=compact?紧凑|常规}宽度（{sizeClass}）。",
      ["window": window.role, "hasSeveral": hasSeveral.role, "sizeClass": sizeClass.role])
  }

  /// The title of a family's frame.
  package static func family(number: (any RoleValue)?) -> Words {
    Words(
      "family", "Family {number}",
      "族系 {number}",
      ["number": number.role])
  }

  /// The only controller in a family's frame, its top.
  package static func familyConsists(frame: (any RoleValue)?, top: (any RoleValue)?) -> Words {
    Words(
      "familyConsists", "{frame} is {top}.",
      "{frame}的顶层是{top}。",
      ["frame": frame.role, "top": top.role])
  }

  /// A summary of a figure whose full text is too long to listen to.
  package static func figureSummary(title: (any RoleValue)?, controllers: (any RoleValue)?, families: (any RoleValue)?, segues: (any RoleValue)?, refused: (any RoleValue)?, waiting: (any RoleValue)?) -> Words {
    Words(
      "figureSummary", "{title}: {controllers} view controllers{families<2?| in {families} families}{segues=0?|, and {segues} {segues=1?segue|segues}}{refused=0?|; {refused} refused}{waiting=0?|; {waiting} waiting}.",
      "{title:colon}{controllers} 个视图控制器{families<2?|，分属 {families} 个族系}{segues=0?|，{segues} 个 segue}{refused=0?|；另有 {refused} 个被拒绝}{waiting=0?|；另有 {waiting} 个暂不呈现}。",
      ["title": title.role, "controllers": controllers.role, "families": families.role, "segues": segues.role, "refused": refused.role, "waiting": waiting.role])
  }

  package static var fitBrokenNames: Words {
    Words(
      "fitBrokenNames", "names on two lines",
      "两行的名称")
  }

  package static var fitLegend: Words {
    Words(
      "fitLegend", "a legend",
      "图例")
  }

  package static var fitLists: Words {
    Words(
      "fitLists", "lists",
      "列表")
  }

  /// How a figure was fitted to its page. The smallest text is nil if it is too small to be told, `wanted` nil if it is large enough.
  package static func fitReport(pages: (any RoleValue)?, means: (any RoleValue)?, page: (any RoleValue)?, hasPairs: Bool, isWrapped: Bool, smallest: (any RoleValue)?, wanted: (any RoleValue)?, canBeSplit: Bool, hasLegend: Bool) -> Words {
    Words(
      "fitReport", "{pages<2?{means?drawn with {means:and} to fit {page}|{hasPairs?drawn with a pair of arrows for each presentation to fit {page}|{isWrapped?drawn in several rows to fit {page}|fits {page} without simplification}}}|drawn on {pages} pages to fit {page}}; smallest text {smallest?{smallest}|under 0.1} pt{wanted?, but {wanted} pt are wanted; choose a larger page{canBeSplit?, or add --pages}{hasLegend?, or leave out lines with --pointers none}}",
      "{pages<2?{means?为放入 {page}，改用{means:and}|{hasPairs?为放入 {page}，每次呈现只绘制一对箭头|{isWrapped?为放入 {page}，排成多行|无需简化即可放入 {page}}}}|为放入 {page}，分成 {pages} 页}；最小字号{smallest?为 {smallest}|不足 0.1} pt{wanted?（应不小于 {wanted} pt）；请换用更大的页面{canBeSplit?，或加上 --pages}{hasLegend?，或用 --pointers none 省去连线}}",
      ["pages": pages.role, "means": means.role, "page": page.role, "hasPairs": hasPairs.role, "isWrapped": isWrapped.role, "smallest": smallest.role, "wanted": wanted.role, "canBeSplit": canBeSplit.role, "hasLegend": hasLegend.role])
  }

  package static var fitShortNames: Words {
    Words(
      "fitShortNames", "short names",
      "简短的名称")
  }

  package static var fitTight: Words {
    Words(
      "fitTight", "tight boxes",
      "紧凑的方框")
  }

  package static func flagByDefault(value: (any RoleValue)?, rules: (any RoleValue)?) -> Words {
    Words(
      "flagByDefault", "its definesPresentationContext is {value} by {rules=book?the book's|UIKit's} default (R7)",
      "{rules=book?按 book 规则|按 UIKit 的规则}，它的 definesPresentationContext 默认为{value}（R7）",
      ["value": value.role, "rules": rules.role])
  }

  package static func flagDeclared(value: (any RoleValue)?) -> Words {
    Words(
      "flagDeclared", "its definesPresentationContext is {value}",
      "它的 definesPresentationContext 为{value}",
      ["value": value.role])
  }

  package static func flagOfKind(value: (any RoleValue)?, kind: (any RoleValue)?) -> Words {
    Words(
      "flagOfKind", "its definesPresentationContext is {value}, which every {kind=navigation?navigation controller|=tabBar?tab bar controller|=split?split view controller|=page?page view controller|view controller of another kind} starts with under UIKit's rules (R7)",
      "按 UIKit 的规则，{kind=navigation?导航控制器|=tabBar?标签栏控制器|=split?分屏视图控制器|=page?页面视图控制器|其他种类的视图控制器}的 definesPresentationContext 初始为{value}（R7）",
      ["value": value.role, "kind": kind.role])
  }

  /// Sentences about a controller, a panel or a figure.
  package static func following(name: (any RoleValue)?, sentences: (any RoleValue)?) -> Words {
    Words(
      "following", "{name}: {sentences}",
      "{name:colon}{sentences}",
      ["name": name.role, "sentences": sentences.role])
  }

  /// Containers of the app's own and their children (R47).
  package static func forwardsByHand(containers: (any RoleValue)?, children: (any RoleValue)?) -> Words {
    Words(
      "forwardsByHand", "Where shouldAutomaticallyForwardAppearanceMethods of {containers:names} is {@false}, {containers=1?its|their} code makes these calls of {children:names}, with beginAppearanceTransition and endAppearanceTransition (R47).",
      "如果{containers:names}的 shouldAutomaticallyForwardAppearanceMethods 为 {@false}，则由{containers=1?它|它们}的代码通过 beginAppearanceTransition 和 endAppearanceTransition 对{children:names}发出这些调用（R47）。",
      ["containers": containers.role, "@false": CodeWord.false.role, "children": children.role])
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

  package static func givenUp(isAppearing: Bool, top: (any RoleValue)?, below: (any RoleValue)?) -> Words {
    Words(
      "givenUp", "If the user cancels the gesture, UIKit calls viewWillDisappear, viewWillAppear{isAppearing?, viewIsAppearing|} and viewDidAppear of {top:names}{below=0?|, and viewWillAppear, {isAppearing?viewIsAppearing, |}viewWillDisappear and viewDidDisappear of {below:names}} (R47, R48).",
      "如果用户中途放弃，UIKit {below=0?依次|}调用{top:names}的 viewWillDisappear、viewWillAppear{isAppearing?、viewIsAppearing|} 和 viewDidAppear{below=0?|，以及{below:names}的 viewWillAppear、{isAppearing?viewIsAppearing、|}viewWillDisappear 和 viewDidDisappear}（R47、R48）。",
      ["isAppearing": isAppearing.role, "top": top.role, "below": below.role])
  }

  /// Only one controller is dismissed, with its transition (R11); nil for an alert's own animation.
  package static func goesAlone(id: (any RoleValue)?, transition: (any RoleValue)?) -> Words {
    Words(
      "goesAlone", "Nothing is presented above '{id}': it is dismissed alone, animated {transition?with {transition}|in its own way} (R11).",
      "“{id}”之上没有呈现任何视图控制器：只有“{id}”被关闭，{transition?动画为{transition}|使用自带的动画}（R11）。",
      ["id": id.role, "transition": transition.role])
  }

  /// Several controllers are dismissed, in this order (R11).
  package static func goTogether(presenter: (any RoleValue)?, ids: (any RoleValue)?) -> Words {
    Words(
      "goTogether", "Everything above '{presenter}' goes, from the top down: {ids:names}.",
      "“{presenter}”之上的视图控制器全部离开，自上而下为{ids:names}。",
      ["presenter": presenter.role, "ids": ids.role])
  }

  /// The time of the call, if a transition is in progress (R30).
  package static func happens(time: (any RoleValue)?, receiver: (any RoleValue)?, presenter: (any RoleValue)?) -> Words {
    Words(
      "happens", "{time=viewDidLoad,viewWillAppear?That is in {time} of '{receiver}'{presenter?: the view of '{presenter}' is not in the window yet (R30).|, before its view is in the window (R30).}|=viewIsAppearing?That is in {time} of '{receiver}': its view is in the window, and a transition may still run (R30).|=viewDidAppear?That is in {time} of '{receiver}', after the transition (R30).|That is while the transition of the step before still runs (R30).}",
      "{time=viewDidLoad,viewWillAppear?这次调用发生在“{receiver}”的{time}中：此时{presenter?“{presenter}”|“{receiver}”}的视图尚未进入窗口（R30）。|=viewIsAppearing?这次调用发生在“{receiver}”的{time}中：“{receiver}”的视图已在窗口中，但转场可能仍在进行（R30）。|=viewDidAppear?这次调用发生在“{receiver}”的{time}中：转场已经结束（R30）。|这次调用发生时，上一步的转场仍在进行（R30）。}",
      ["time": time.role, "receiver": receiver.role, "presenter": presenter.role])
  }

  package static func hasParent(controller: (any RoleValue)?, parent: (any RoleValue)?) -> Words {
    Words(
      "hasParent", "{controller} has {parent?a parent, '{parent}'.|no parent.}",
      "{controller}{parent?的父视图控制器是“{parent}”。|没有父视图控制器。}",
      ["controller": controller.role, "parent": parent.role])
  }

  /// A message after its severity, nil for a note's.
  package static func headline(severity: (any RoleValue)?, message: (any RoleValue)?) -> Words {
    Words(
      "headline", "{severity?{severity}|note}: {message}",
      "{severity=error?错误|=warning?警告|=hint?提示|附注}：{message}",
      ["severity": severity.role, "message": message.role])
  }

  /// The number of members below a box that an overview omits.
  package static func hiddenMembers(count: (any RoleValue)?) -> Words {
    Words(
      "hiddenMembers", "+ {count} more",
      "另有 {count} 个",
      ["count": count.role])
  }

  /// A property's new and former values, as code.
  package static func holds(property: (any RoleValue)?, new: (any RoleValue)?, old: (any RoleValue)?) -> Words {
    Words(
      "holds", "{property} = {new}; before, {old}",
      "{property} = {new}；此前为{old:coded}",
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
  package static func ifFlagWereFalse(next: (any RoleValue)?, isTop: Bool, isOpen: Bool, rules: (any RoleValue)?) -> Words {
    Words(
      "ifFlagWereFalse", "Had it been {@false}, the request would have gone on to '{next}', {isTop?the top of the family|the next whose flag is {@true}}{isOpen?; no source says that its flag is {@true} by default (R7).|{rules=book?, by the book's rules.|.}}",
      "假如这个标志为 {@false}，{rules=book?{rules=book?按 book 规则|按 UIKit 的规则}，}呈现权会继续上交给“{next}”，即{isTop?族系的顶层|下一个标志为 {@true} 的控制器}{isOpen?，但没有资料说明后者的标志默认如此（R7）|}。",
      ["@false": CodeWord.false.role, "next": next.role, "isTop": isTop.role, "@true": CodeWord.true.role, "isOpen": isOpen.role, "rules": rules.role])
  }

  /// What a step did, in an answer about something else.
  package static func inStep(step: (any RoleValue)?, effect: (any RoleValue)?) -> Words {
    Words(
      "inStep", "Step {step}: {effect}",
      "第{step}步：{effect}",
      ["step": step.role, "effect": effect.role])
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
      "{controller}在“{navigation}”的导航栈中被遮住：导航栈只显示最后一个，即“{top}”。",
      ["controller": controller.role, "navigation": navigation.role, "top": top.role])
  }

  /// The primary's stack contains the detail of a collapsed split view controller (R25).
  package static func isDetailInStack(split: (any RoleValue)?, answerKey: (any RoleValue)?, answerValue: (any RoleValue)?, detail: (any RoleValue)?, stack: (any RoleValue)?, isNamed: Bool) -> Words {
    Words(
      "isDetailInStack", "In compact width '{split}' shows one controller alone{answerKey?, and its delegate answers '{answerKey}' with {answerValue}}: its column '{detail}' is in the stack of '{stack}'{isNamed?, known from the code of several apps} (R25).",
      "在紧凑宽度下，“{split}”只显示一个视图控制器{answerKey?，而委托对“{answerKey}”返回{answerValue}}：其中的“{detail}”栏位于“{stack}”的导航栈中{isNamed?（依据是若干应用的代码）}（R25）。",
      ["split": split.role, "answerKey": answerKey.role, "answerValue": answerValue.role, "detail": detail.role, "stack": stack.role, "isNamed": isNamed.role])
  }

  /// A column that its split view controller hides (R25).
  package static func isHiddenColumn(controller: (any RoleValue)?, split: (any RoleValue)?) -> Words {
    Words(
      "isHiddenColumn", "{controller} is a column of '{split}', which hides it (R25).",
      "{controller}是“{split}”的一栏，已被隐藏（R25）。",
      ["controller": controller.role, "split": split.role])
  }

  /// The title of a line from a controller that UIKit refused to present, or that SwiftUI presents later, to its obstacle; both are ids.
  package static func isInTheWay(waits: Bool, refused: (any RoleValue)?, blocker: (any RoleValue)?) -> Words {
    Words(
      "isInTheWay", "{waits?{refused} waits for {blocker}|{blocker} is in the way of {refused}}",
      "{waits?暂不|没有}呈现{refused:titled}的原因：{blocker:titled}",
      ["waits": waits.role, "refused": refused.role, "blocker": blocker.role])
  }

  /// A top whose view is a subview of another controller's view, but which isn't a child of that controller (R29).
  package static func isInView(controller: (any RoleValue)?, holder: (any RoleValue)?) -> Words {
    Words(
      "isInView", "{controller} has no parent: only its view was added to that of '{holder}', and is shown with it (R29).",
      "{controller}没有父视图控制器：只有它的视图被添加到“{holder}”的视图中，并随之显示（R29）。",
      ["controller": controller.role, "holder": holder.role])
  }

  /// A collapsed split view controller doesn't show these columns; with the delegate's answer, nil if UIKit left them out (R25).
  package static func isLeftOut(split: (any RoleValue)?, answerKey: (any RoleValue)?, answerValue: (any RoleValue)?, columns: (any RoleValue)?) -> Words {
    Words(
      "isLeftOut", "In compact width '{split}' shows one controller alone{answerKey?, and its delegate answers '{answerKey}' with {answerValue}}: it keeps {columns:names} aside until the width is regular (R25).",
      "在紧凑宽度下，“{split}”只显示一个视图控制器{answerKey?，而委托对“{answerKey}”返回{answerValue}}：{columns:names}暂不显示，等宽度变为常规再显示（R25）。",
      ["split": split.role, "answerKey": answerKey.role, "answerValue": answerValue.role, "columns": columns.role])
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
      "“{id}”自身没有被呈现，因此读取这个属性时会新建一个呈现控制器，尚未管理任何呈现{top?；被呈现的是“{top}”，由“{top}”自己的呈现控制器管理。|。}",
      ["id": id.role, "top": top.role])
  }

  package static func isNotSelected(controller: (any RoleValue)?, tabBar: (any RoleValue)?, selected: (any RoleValue)?) -> Words {
    Words(
      "isNotSelected", "{controller} is a tab of '{tabBar}', which shows another: '{selected}' is selected.",
      "{controller}是“{tabBar}”的标签页，而选中的是另一个：“{selected}”。",
      ["controller": controller.role, "tabBar": tabBar.role, "selected": selected.role])
  }

  /// A presentation looks different in the new width (R14).
  package static func isNowSeen(id: (any RoleValue)?, isSame: Bool, isSheet: Bool, style: (any RoleValue)?) -> Words {
    Words(
      "isNowSeen", "In the new width '{id}' is {isSame?still |}shown {isSheet?as a sheet, {style}|as {style}} (R14).",
      "在新的宽度下，“{id}”{isSame?仍|}显示为{isSheet?表单（{style}）|{style=popover?弹出框（popover）| {style}}}（R14）。",
      ["id": id.role, "isSame": isSame.role, "isSheet": isSheet.role, "style": style.role])
  }

  /// A container's own property for one of its children.
  package static func isOwnProperty(name: (any RoleValue)?, className: (any RoleValue)?) -> Words {
    Words(
      "isOwnProperty", "{name} is a property of {className}'s own, for one of its children.",
      "{name}是{className}自己的属性，用来保存其中一个子视图控制器。",
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
      "{inContext?{controller}没有父视图控制器：“{presenter}”在自己的上下文中呈现“{controller.id}”，“{controller.id}”的视图随“{presenter}”的视图一起离开和回到窗口。|{controller}没有父视图控制器：“{presenter}”呈现“{controller.id}”，因此 UIKit 把“{controller.id}”的视图加入窗口。}",
      ["inContext": inContext.role, "controller": controller.role, "presenter": presenter.role])
  }

  /// The search for a container ends at a presented controller (R8).
  package static func isPresentedAbove(controller: (any RoleValue)?, presenter: (any RoleValue)?) -> Words {
    Words(
      "isPresentedAbove", "{controller} has no parent: '{presenter}' presents it, and the search doesn't go on to a presenter (R8).",
      "{controller}没有父视图控制器：它由“{presenter}”呈现，而查找不会延伸到呈现者（R8）。",
      ["controller": controller.role, "presenter": presenter.role])
  }

  /// The top of a family, and its presenter.
  package static func isPresentedTop(controller: (any RoleValue)?, presenter: (any RoleValue)?) -> Words {
    Words(
      "isPresentedTop", "{controller} has no parent, and '{presenter}' presented it.",
      "{controller}没有父视图控制器，由“{presenter}”呈现。",
      ["controller": controller.role, "presenter": presenter.role])
  }

  /// A presenter whose view left the window (R12).
  package static func isRemoved(controller: (any RoleValue)?, presented: (any RoleValue)?, style: (any RoleValue)?, isSheet: Bool) -> Words {
    Words(
      "isRemoved", "{controller} presents '{presented}' in the style {style}, which took its view out of the window{isSheet?: in compact height a sheet behaves as {@fullScreen} (R37).| (R12).}",
      "{controller}以{style}样式呈现“{presented}”，“{controller.id}”的视图因此离开了窗口{isSheet?：在紧凑高度下，表单的行为与 {@fullScreen} 相同（R37）。|（R12）。}",
      ["controller": controller.role, "presented": presented.role, "style": style.role, "isSheet": isSheet.role, "@fullScreen": CodeWord.fullScreen.role])
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
  package static func isSeen(isBeforeIOS8: Bool, isWide: Bool, id: (any RoleValue)?, isSheet: Bool, style: (any RoleValue)?) -> Words {
    Words(
      "isSeen", "{isBeforeIOS8?On an iPhone|{isWide?In compact height|In compact width}} '{id}' is shown {isSheet?as a sheet, {style}|as {style}} (R14).",
      "{isBeforeIOS8?在 iPhone 上|{isWide?在紧凑高度下|在紧凑宽度下}}，“{id}”显示为{isSheet?表单（{style}）| {style}}（R14）。",
      ["isBeforeIOS8": isBeforeIOS8.role, "isWide": isWide.role, "id": id.role, "isSheet": isSheet.role, "style": style.role])
  }

  /// The app was observed with this controller's view outside the window.
  package static func isSeenOutside(controller: (any RoleValue)?) -> Words {
    Words(
      "isSeenOutside", "The printed hierarchy shows it: the view of {controller} isn't in the window.",
      "打印出的层次结构表明：{controller}的视图不在窗口中。",
      ["controller": controller.role])
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
      "isSentPresent", "{receiver} is sent {@present} with {className:article}{style? that {style}|.}",
      "向{receiver}发送 {@present}，要呈现的{style?{className}{style}|是{className}。}",
      ["receiver": receiver.role, "@present": CodeWord.present.role, "className": className.role, "style": style.role])
  }

  /// A container shows its child.
  package static func isShown(kind: (any RoleValue)?, controller: (any RoleValue)?, container: (any RoleValue)?) -> Words {
    Words(
      "isShown", "{kind=navigation?{controller} is the last in the stack of '{container}', which shows it.|=tabBar?{controller} is the selected tab of '{container}', which shows it.|=split?{controller} is a column of '{container}', which shows it.|=page?{controller} is a page that '{container}' shows.|{controller} is a child of '{container}', which shows it.}",
      "{kind=navigation?{controller}是“{container}”的导航栈中的最后一个，因此由“{container}”显示。|=tabBar?{controller}是“{container}”选中的标签页，因此由“{container}”显示。|=split?{controller}是“{container}”的一栏，因此由“{container}”显示。|=page?{controller}是“{container}”正在显示的页面。|{controller}是“{container}”的子视图控制器，因此由“{container}”显示。}",
      ["kind": kind.role, "controller": controller.role, "container": container.role])
  }

  package static func isSystems(name: (any RoleValue)?, framework: (any RoleValue)?) -> Words {
    Words(
      "isSystems", "{name} is a system view controller of {framework}: an app configures it with its initialiser and properties, and adds no children to it.",
      "{name}是{framework}的系统视图控制器：应用通过初始化方法和属性来配置它，不向它添加子视图控制器。",
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

  package static func isUndimmedAt(detent: (any RoleValue)?) -> Words {
    Words(
      "isUndimmedAt", "Pulled down to '{detent}', the sheet leaves the part above it undimmed, and that takes touches (R37).",
      "拉低到“{detent}”时，表单上方的部分不变暗，并且响应触摸（R37）。",
      ["detent": detent.role])
  }

  /// A sheet below its large detent keeps clear of the screen's edges, since an iOS (R37).
  package static func keepsClearOfEdges(ios: (any RoleValue)?, id: (any RoleValue)?) -> Words {
    Words(
      "keepsClearOfEdges", "From iOS {ios} on '{id}' keeps clear of the screen's edges until it is at its large detent (R37).",
      "从 iOS {ios}起，“{id}”展开到 large 之前，四周与屏幕边缘之间留有间距（R37）。",
      ["ios": ios.role, "id": id.role])
  }

  /// How to keep a popover that adapts (R14).
  package static func keepsPopover(none: (any RoleValue)?) -> Words {
    Words(
      "keepsPopover", "To keep the popover, its delegate answers {none} in {@adaptiveStyle} (R14).",
      "要保持为弹出框，请由它的委托在 {@adaptiveStyle} 中返回{none}（R14）。",
      ["none": none.role, "@adaptiveStyle": CodeWord.adaptiveStyle.role])
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
      "{isFirst?}询问{controller}：{flag}，因此保留呈现权，{isRefused?本应由它呈现|由它呈现}。",
      ["controller": controller.role, "isFirst": isFirst.role, "flag": flag.role, "isRefused": isRefused.role])
  }

  /// The parent that a controller lacks because only its view was added (R29).
  package static func lacksParent(child: (any RoleValue)?, holder: (any RoleValue)?) -> Words {
    Words(
      "lacksParent", "'{child}' gets no parent: its {@parent}, navigationController, tabBarController and splitViewController are nil, and '{holder}' forwards neither appearance nor rotation to it (R29).",
      "“{child}”没有父视图控制器：它的 {@parent}、navigationController、tabBarController 和 splitViewController 均为 nil，“{child}”也收不到由“{holder}”转发的视图出现、消失和旋转的回调（R29）。",
      ["child": child.role, "@parent": CodeWord.parent.role, "holder": holder.role])
  }

  /// How the app learns that a presented controller has gone, or of the attempt that isModalInPresentation prevents (R31).
  package static func learnOfEnd(presented: (any RoleValue)?, isModal: Bool, method: (any RoleValue)?) -> Words {
    Words(
      "learnOfEnd", "To learn that '{presented}' is gone, use the completion handler of {@dismiss}{isModal?; to learn that the user tries to dismiss it, use {method}|, and {method} where the user dismisses it} (R31).",
      "要得知“{presented}”已经关闭，请使用 {@dismiss} 的完成处理程序；{isModal?要得知用户试图关闭，请使用{method}|由用户关闭时，使用{method}}（R31）。",
      ["presented": presented.role, "@dismiss": CodeWord.dismiss.role, "isModal": isModal.role, "method": method.role])
  }

  /// A system controller that dismisses itself calls this handler.
  package static func learnOfEndByHandler(presented: (any RoleValue)?, property: (any RoleValue)?) -> Words {
    Words(
      "learnOfEndByHandler", "To learn that '{presented}' is gone, use its {property}.",
      "要得知“{presented}”已经关闭，请使用{property}。",
      ["presented": presented.role, "property": property.role])
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

  /// What is presented is in a window below another of its scene.
  package static func liesBelow(window: (any RoleValue)?) -> Words {
    Words(
      "liesBelow", "All of this is below the window '{window}', whose level is higher (R28).",
      "以上都位于级别更高的窗口“{window}”之下（R28）。",
      ["window": window.role])
  }

  /// What is presented over a controller that a step brings to the top of a stack or selects; the sender if another than the presenter.
  package static func liesInFront(front: (any RoleValue)?, shown: (any RoleValue)?, presenter: (any RoleValue)?, sender: (any RoleValue)?) -> Words {
    Words(
      "liesInFront", "'{front}' stays in front of '{shown}': '{presenter}' presents it{sender?, not '{sender}'}, and this step doesn't end that (R5).",
      "“{front}”仍在“{shown}”前面：呈现它的是“{presenter}”{sender?，而不是“{sender}”}，这个步骤不会结束该呈现（R5）。",
      ["front": front.role, "shown": shown.role, "presenter": presenter.role, "sender": sender.role])
  }

  /// A legend's entry of lines, where another mark has the same sign.
  package static func linesOfMark(names: (any RoleValue)?, meaning: (any RoleValue)?) -> Words {
    Words(
      "linesOfMark", "{names} ({meaning})",
      "{names}（{meaning}）",
      ["names": names.role, "meaning": meaning.role])
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
      "{style}会寻找上下文：从接收者开始逐级向上，第一个 definesPresentationContext 为 {@true} 的控制器负责呈现（R6）。",
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

  /// What became of a figure's part: `left` is where a moved one was, and what waits SwiftUI presents later.
  package static func markMeaning(mark: (any RoleValue)?) -> Words {
    Words(
      "markMeaning", "{mark=added?added|=removed?removed|=unfound?no longer found|=moved?moved here|=left?was here|=changed?changed|=refused?refused|waits}",
      "{mark=added?新增|=removed?移除|=unfound?找不到了|=moved?移到此处|=left?原在此处|=changed?有变化|=refused?被拒绝|暂不呈现}",
      ["mark": mark.role])
  }

  /// A controller's name at its first mention, when its class follows the id.
  package static func mention(id: (any RoleValue)?, className: (any RoleValue)?) -> Words {
    Words(
      "mention", "{id}{className? ({className})}",
      "{id:titled}{className?（{className}）}",
      ["id": id.role, "className": className.role])
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
      "{number}. {outer?没有调用（UIKit 在{outer}中调用）|没有调用}：{code}",
      ["number": number.role, "outer": outer.role, "code": code.role])
  }

  /// The number of further properties with new values.
  package static func moreChanged(count: (any RoleValue)?) -> Words {
    Words(
      "moreChanged", "{count} {count=1?more property|more properties} changed.",
      "另有{count}个属性发生变化。",
      ["count": count.role])
  }

  /// The number of lines that are left out.
  package static func moreLines(count: (any RoleValue)?) -> Words {
    Words(
      "moreLines", "{count} more",
      "另有 {count} 条",
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
  package static func needsPopoverSource(id: (any RoleValue)?, isOpen: Bool) -> Words {
    Words(
      "needsPopoverSource", "'{id}' is a popover: without a sourceView or a barButtonItem to point at, UIKit {isOpen?may raise|raises} an exception (R13).",
      "“{id}”是弹出框：没有 sourceView 或 barButtonItem 可供箭头指向时，UIKit {isOpen?可能|}会抛出异常（R13）。",
      ["id": id.role, "isOpen": isOpen.role])
  }

  /// The pointers on both sides are nil afterwards (R11).
  package static func nilAfterwards(presented: (any RoleValue)?, presenting: (any RoleValue)?) -> Words {
    Words(
      "nilAfterwards", "After the dismissal {presented} and {presenting} are nil (R11).",
      "关闭后，{presented:coded}和{presenting:coded}均为 nil（R11）。",
      ["presented": presented.role, "presenting": presenting.role])
  }

  /// The controllers that are sent none, because their views stay behind another that comes or goes.
  package static func noAppearance(ids: (any RoleValue)?, isComing: Bool, other: (any RoleValue)?, isCustom: Bool) -> Words {
    Words(
      "noAppearance", "{ids:names} {ids=1?gets|get} {isComing?none of these calls, now or when '{other}' goes|no viewWillAppear or viewDidAppear as '{other}' goes}{isCustom?, unless shouldRemovePresentersView of its presentation controller is {@true}}: {ids=1?its view stays|their views stay} in the window (R47).",
      "{isComing?{ids:names}不会收到这些调用，“{other}”关闭时也不会|“{other}”关闭时，{ids:names}不会收到 viewWillAppear 和 viewDidAppear}{isCustom?，除非“{other}”的呈现控制器的 shouldRemovePresentersView 为 {@true}}：视图一直在窗口中（R47）。",
      ["ids": ids.role, "isComing": isComing.role, "other": other.role, "isCustom": isCustom.role, "@true": CodeWord.true.role])
  }

  package static func noPresentationControllers(since: (any RoleValue)?, ios: (any RoleValue)?) -> Words {
    Words(
      "noPresentationControllers", "Such presentation controllers came with iOS {since}, and the description is for iOS {ios}.",
      "这种呈现控制器从 iOS {since}起才有，而这份描述针对 iOS {ios}。",
      ["since": since.role, "ios": ios.role])
  }

  /// Above code that is no repair.
  package static var noRepair: Words {
    Words(
      "noRepair", "Below is the call itself.",
      "下面是这次调用本身。")
  }

  /// A step of which the description says that UIKit refused it.
  package static var noRuleRefuses: Words {
    Words(
      "noRuleRefuses", "By the rules UIKit would carry this step out: the description says that it did not, and doesn't show why.",
      "按规则，UIKit 会执行这一步；描述说它没有执行，但看不出原因。")
  }

  package static func noStep(number: (any RoleValue)?, count: (any RoleValue)?) -> Words {
    Words(
      "noStep", "there is no step {number}; the app has {count} {count=1?step|steps}",
      "没有第 {number} 步；这个应用有 {count} 步",
      ["number": number.role, "count": count.role])
  }

  /// No transition runs in the initial state.
  package static var noStepYet: Words {
    Words(
      "noStepYet", "At the beginning nothing is being presented or dismissed.",
      "一开始没有任何视图控制器正在被呈现或关闭。")
  }

  package static func notAClass(name: (any RoleValue)?) -> Words {
    Words(
      "notAClass", "{name:quoted} is not a class name",
      "{name:quoted}不是类名",
      ["name": name.role])
  }

  /// A question about a path that has no property.
  package static func notAProperty(path: (any RoleValue)?) -> Words {
    Words(
      "notAProperty", "'{path}' is not a property; write <id>.<property>, such as items.navigationController",
      "“{path}”不是属性；请写成 <id>.<property>，例如 items.navigationController",
      ["path": path.role])
  }

  /// A note of the description by its number; nil for one that is about no controller.
  package static func noteOn(number: (any RoleValue)?, subject: (any RoleValue)?, words: (any RoleValue)?) -> Words {
    Words(
      "noteOn", "Note {number}{subject?, on {subject}}: {words}",
      "注 {number}{subject?（{subject}）}：{words}",
      ["number": number.role, "subject": subject.role, "words": words.role])
  }

  package static func notEstablished(doubt: (any RoleValue)?) -> Words {
    Words(
      "notEstablished", "Not established: {doubt}.",
      "尚无定论：{doubt}。",
      ["doubt": doubt.role])
  }

  /// `isBeginning` is true if something is presented later.
  package static func nothingIsPresented(isBeginning: Bool) -> Words {
    Words(
      "nothingIsPresented", "{isBeginning?Before anything is presented.|Nothing is presented.}",
      "{isBeginning?尚未呈现任何视图控制器。|没有呈现任何视图控制器。}",
      ["isBeginning": isBeginning.role])
  }

  /// Only the selected tab is visible.
  package static var onlySelectedTabIsSeen: Words {
    Words(
      "onlySelectedTabIsSeen", "Only the selected tab's view is in the view hierarchy.",
      "只有选中的标签页，其视图在视图层次结构中。")
  }

  /// A member of a family whose top is presented or dismissed.
  package static func onlyTopComesOrGoes(member: (any RoleValue)?, flag: (any RoleValue)?, top: (any RoleValue)?) -> Words {
    Words(
      "onlyTopComesOrGoes", "{member} {flag=isBeingPresented?comes|goes} with '{top}', the top of its family. The property is true only for that top.",
      "{member}随族系的顶层“{top}”一同{flag=isBeingPresented?出现|消失}，而这个属性只对顶层为 {@true}。",
      ["member": member.role, "flag": flag.role, "top": top.role, "@true": CodeWord.true.role])
  }

  package static func onlyTopmostIsAnimated(id: (any RoleValue)?, transition: (any RoleValue)?) -> Words {
    Words(
      "onlyTopmostIsAnimated", "Only '{id}', the topmost, is animated, {transition?with {transition}|in its own way}; the others just go (R11).",
      "只有最上层的“{id}”有动画，{transition?即{transition}|而且是自带的动画}；其余的直接消失（R11）。",
      ["id": id.role, "transition": transition.role])
  }

  /// Only the top of a stack is visible (R18).
  package static var onlyTopOfStackIsSeen: Words {
    Words(
      "onlyTopOfStackIsSeen", "Only the view of the stack's top is in the view hierarchy (R18).",
      "导航栈中，只有最后一个控制器的视图在视图层次结构中（R18）。")
  }

  package static func originDeclared(isWeak: Bool, value: (any RoleValue)?) -> Words {
    Words(
      "originDeclared", "The description declares it{isWeak?; the reference is weak, so it doesn't keep '{value}' alive.|.}",
      "由描述声明{isWeak?；这是弱引用，不会使“{value}”继续存在。|。}",
      ["isWeak": isWeak.role, "value": value.role])
  }

  package static var originScene: Words {
    Words(
      "originScene", "The scene contains the window and all that is presented in it; setting the property moves the window to another scene (R28).",
      "场景包含该窗口及其中呈现的一切；设置这个属性会把窗口移到另一个场景（R28）。")
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

  /// The objects that are not view controllers.
  package static func otherObjects(objects: (any RoleValue)?) -> Words {
    Words(
      "otherObjects", "Other objects: {objects:and}.",
      "其他对象：{objects:and}。",
      ["objects": objects.role])
  }

  /// The controller that UIKit found outside the window, and what hides it.
  package static func outsideWindow(file: (any RoleValue)?, name: (any RoleValue)?, why: (any RoleValue)?) -> Words {
    Words(
      "outsideWindow", "{file?In {file} the|The} view of {name} isn't in the window{why=tab?: another tab is selected|=stack?: another controller is above it in its stack|=nobody?: nothing contains or presents it}.",
      "{file?在{file}中，}{name}的视图不在窗口中{why=tab?：选中的是另一个标签页|=stack?：导航栈中另有控制器在它上面|=nobody?：没有控制器包含或呈现它}。",
      ["file": file.role, "name": name.role, "why": why.role])
  }

  /// Nothing is presented from the receiver up, so its own family is dismissed (R10).
  package static func ownFamilyGoes(presenter: (any RoleValue)?, presented: (any RoleValue)?) -> Words {
    Words(
      "ownFamilyGoes", "So '{presenter}', which presents '{presented}', dismisses it (R10).",
      "因此，由呈现“{presented}”的“{presenter}”将其关闭（R10）。",
      ["presenter": presenter.role, "presented": presented.role])
  }

  /// The title of a frame that represents a page.
  package static func page(number: (any RoleValue)?) -> Words {
    Words(
      "page", "Page {number}",
      "第 {number} 页",
      ["number": number.role])
  }

  /// A panel in texts to listen to: the alternative's name, if there are several, and the step.
  package static func panel(name: (any RoleValue)?, step: (any RoleValue)?) -> Words {
    Words(
      "panel", "{name?{name}, {step=0?start|step {step}}|{step=0?Start|Step {step}}}",
      "{name?{name}，}{step=0?初始状态|第 {step} 步}",
      ["name": name.role, "step": step.role])
  }

  /// A controller with a parent, which is next (R5).
  package static func passesOn(controller: (any RoleValue)?, parent: (any RoleValue)?) -> Words {
    Words(
      "passesOn", "{controller} has a parent, '{parent}', and passes the request on to it.",
      "{controller}的父视图控制器是“{parent}”，于是把呈现权上交给“{parent}”。",
      ["controller": controller.role, "parent": parent.role])
  }

  /// A controller whose flag is false (R6).
  package static func passesOnByFlag(controller: (any RoleValue)?, isFirst: Bool, flag: (any RoleValue)?, parent: (any RoleValue)?) -> Words {
    Words(
      "passesOnByFlag", "{controller} is asked{isFirst? first}: {flag}, so it passes the request on to its parent, '{parent}'.",
      "{isFirst?}询问{controller}：{flag}，因此把呈现权上交给父视图控制器“{parent}”。",
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
  package static func pointersAfterwards(withSource: Bool, presentedPointer: (any RoleValue)?, presented: (any RoleValue)?, presentingPointer: (any RoleValue)?, presenter: (any RoleValue)?) -> Words {
    Words(
      "pointersAfterwards", "{withSource?With a source,|From then on} {presentedPointer} is '{presented}', and {presentingPointer} is '{presenter}'.",
      "{withSource?如果有锚点|此后}，{presentedPointer:coded}为“{presented}”，{presentingPointer:coded}为“{presenter}”。",
      ["withSource": withSource.role, "presentedPointer": presentedPointer.role, "presented": presented.role, "presentingPointer": presentingPointer.role, "presenter": presenter.role])
  }

  /// The controllers with the same pointer (R4).
  package static func pointersBelow(ids: (any RoleValue)?, withSource: Bool, presented: (any RoleValue)?) -> Words {
    Words(
      "pointersBelow", "The presentedViewController of {ids:names} is {withSource?then }'{presented}', too: {ids=1?a child has its parent's value|children have their parent's value} (R4).",
      "{withSource?这时，}{ids:names}的 presentedViewController 也是“{presented}”：子视图控制器沿用父视图控制器的值（R4）。",
      ["ids": ids.role, "withSource": withSource.role, "presented": presented.role])
  }

  /// How to leave a controller in a stack, which nobody presents (R18).
  package static func popInstead(id: (any RoleValue)?, call: (any RoleValue)?) -> Words {
    Words(
      "popInstead", "To leave '{id}', pop it: {call} (R18).",
      "要离开“{id}”，请将它弹出：{call}（R18）。",
      ["id": id.role, "call": call.role])
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
      "“{blocker}”属于 UIKit，因此不会调用 onDismiss：请向“{blocker}”发送 {@dismiss}，并在完成处理程序中改变修饰符的状态。",
      ["blocker": blocker.role, "@dismiss": CodeWord.dismiss.role])
  }

  /// The reason for the class of a presentation controller.
  package static func presentationControllerClass(style: (any RoleValue)?, className: (any RoleValue)?) -> Words {
    Words(
      "presentationControllerClass", "{style=custom?The presentation controller of a custom style is what the transitioning delegate gives, or without one a {className}.|{className=UIPresentationController?The presentation controller of {style} is of a UIKit class that derives from {className}.|{style=popover?A popover's presentation controller is a {className}.|The presentation controller of {style} is a {className}.}}}",
      "{style=custom?样式为 custom 时，呈现控制器由转场委托提供；没有提供时，是{className}。|{className=UIPresentationController?样式为{style}时，呈现控制器的类是 UIKit 自己的，派生自{className}。|样式为{style}时，呈现控制器是{className}。}}",
      ["style": style.role, "className": className.role])
  }

  /// The presentation controller of an alert or action sheet, which has no style (R13).
  package static func presentationControllerOfOwnLook(className: (any RoleValue)?) -> Words {
    Words(
      "presentationControllerOfOwnLook", "It is of a class of UIKit's own, which derives from {className}.",
      "呈现控制器的类是 UIKit 自己的，派生自{className}。",
      ["className": className.role])
  }

  /// The family on another page that presents a controller.
  package static func presentedOnPage(family: (any RoleValue)?, page: (any RoleValue)?) -> Words {
    Words(
      "presentedOnPage", "presented by {family}, page {page}",
      "由{family}呈现，第 {page} 页",
      ["family": family.role, "page": page.role])
  }

  package static func presenterView(stays: Bool, presenter: (any RoleValue)?, presented: (any RoleValue)?, isCustom: Bool, isSheet: Bool) -> Words {
    Words(
      "presenterView", "{stays?The view of '{presenter}' stays on screen behind '{presented}'{isCustom?, unless shouldRemovePresentersView of its presentation controller is {@true}|} (R12).|The view of '{presenter}' leaves the screen ({isSheet?R12, R37|R12}).}",
      "{stays?“{presenter}”的视图保留在屏幕上，位于“{presented}”的视图后面{isCustom?，除非它的呈现控制器的 shouldRemovePresentersView 为 {@true}|}（R12）。|“{presenter}”的视图离开屏幕（{isSheet?R12、R37|R12}）。}",
      ["stays": stays.role, "presenter": presenter.role, "presented": presented.role, "isCustom": isCustom.role, "@true": CodeWord.true.role, "isSheet": isSheet.role])
  }

  package static func presentFrom(isFirst: Bool, front: (any RoleValue)?) -> Words {
    Words(
      "presentFrom", "{isFirst?Send|Or send} {@present} to '{front}', which is in front and presents nothing.",
      "{isFirst?请|或者}向“{front}”发送 {@present}：它位于最前面，没有呈现任何视图控制器。",
      ["isFirst": isFirst.role, "@present": CodeWord.present.role, "front": front.role])
  }

  package static func presentInAction(isFirst: Bool, sender: (any RoleValue)?, alert: (any RoleValue)?) -> Words {
    Words(
      "presentInAction", "{isFirst?Send|Or send} {@present} to '{sender}' in the handler of one of the actions of '{alert}', which is in front.",
      "{isFirst?请|或者}在最前面的“{alert}”的某个操作的处理程序中，向“{sender}”发送 {@present}。",
      ["isFirst": isFirst.role, "@present": CodeWord.present.role, "sender": sender.role, "alert": alert.role])
  }

  /// The remedy for a SwiftUI modifier, which isn't a message to a receiver.
  package static func presentInOnDismiss(presented: (any RoleValue)?, blocker: (any RoleValue)?, isAlert: Bool) -> Words {
    Words(
      "presentInOnDismiss", "Change the state that shows '{presented}' when '{blocker}' is gone{isAlert?.|: onDismiss is called then.}",
      "请等“{blocker}”消失{isAlert?|（此时会调用 onDismiss）}之后，再改变用来显示“{presented}”的状态。",
      ["presented": presented.role, "blocker": blocker.role, "isAlert": isAlert.role])
  }

  package static func presentInside(isFirst: Bool, front: (any RoleValue)?) -> Words {
    Words(
      "presentInside", "{isFirst?Put|Or put} the modifier on a view inside '{front}'.",
      "{isFirst?请|也可以}把修饰符放在“{front}”内部的视图上。",
      ["isFirst": isFirst.role, "front": front.role])
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

  /// The family on another page that a controller presents.
  package static func presentsOnPage(family: (any RoleValue)?, page: (any RoleValue)?) -> Words {
    Words(
      "presentsOnPage", "presents {family}, page {page}",
      "呈现{family}，第 {page} 页",
      ["family": family.role, "page": page.role])
  }

  /// The controller presents another, whose presentation ends (R10).
  package static func presentsWhatEnds(controller: (any RoleValue)?, presented: (any RoleValue)?, stays: Bool) -> Words {
    Words(
      "presentsWhatEnds", "{controller} presents '{presented}': that presentation ends{stays?, and '{controller.id}' stays} (R10).",
      "{controller}已呈现“{presented}”，于是结束这次呈现{stays?，“{controller.id}”保留}（R10）。",
      ["controller": controller.role, "presented": presented.role, "stays": stays.role])
  }

  /// The address of the preview, and what it shows.
  package static func previewShows(address: (any RoleValue)?, file: (any RoleValue)?, count: (any RoleValue)?) -> Words {
    Words(
      "previewShows", "{address} shows {file?{file}|{count} descriptions}; Control-C ends it",
      "{address}显示 {file?{file}|{count}份描述}；按下 Control-C 结束",
      ["address": address.role, "file": file.role, "count": count.role])
  }

  /// Below a call that UIKit refused, in an app that was printed when the reason was gone.
  package static var printedAtAnotherMoment: Words {
    Words(
      "printedAtAnotherMoment", "The printed hierarchy is of another moment: what UIKit found in the way isn't in it.",
      "打印出的层次结构是另一时刻的：其中没有 UIKit 当时发现的妨碍。")
  }

  /// The purpose of the transition (the guide's table 10-1).
  package static func purpose(transition: (any RoleValue)?) -> Words {
    Words(
      "purpose", "{transition} suits {transition=coverVertical?tasks that interrupt the user's work, or ask for input|=flipHorizontal?another mode of the same work, as on the back of a card|=crossDissolve?another view of the same content|options of a page, beneath it}.",
      "{transition}适用于{transition=coverVertical?会打断用户当前工作或需要用户输入内容的任务|=flipHorizontal?同一任务的另一种模式，如同翻到卡片的背面|=crossDissolve?同一内容的另一种显示方式|页面下面的选项}。",
      ["transition": transition.role])
  }

  package static var receiverInNoWindow: Words {
    Words(
      "receiverInNoWindow", "The receiver is in no window (R10).",
      "接收者不在任何窗口中（R10）。")
  }

  /// The value of a custom property, such as the `coordinator` of `items`.
  package static func referenceOfProperty(property: (any RoleValue)?, owner: (any RoleValue)?, targets: (any RoleValue)?, isWeak: Bool) -> Words {
    Words(
      "referenceOfProperty", "The {property} of {owner} {targets=1?is|are} {targets:and}{isWeak?, weakly}.",
      "{owner:titled}的 {property} {isWeak?弱引用|引用}{targets:titled}。",
      ["property": property.role, "owner": owner.role, "targets": targets.role, "isWeak": isWeak.role])
  }

  /// The reason why nothing changes.
  package static func refused(message: (any RoleValue)?) -> Words {
    Words(
      "refused", "But {message}.",
      "但是，{message}。",
      ["message": message.role])
  }

  /// The controllers that UIKit or SwiftUI refused, and the one in the way, with the presenter that is busy.
  package static func refusedControllers(isPresentation: Bool, framework: (any RoleValue)?, raises: Bool, isOpen: Bool, names: (any RoleValue)?, blocker: (any RoleValue)?, presenter: (any RoleValue)?) -> Words {
    Words(
      "refusedControllers", "{isPresentation?{framework} {raises?raises an exception, and }{isOpen?may not|doesn’t} present {names:and}{framework=SwiftUI? yet}{blocker?, because {blocker} is in the way}|{framework} refuses {names:and}{blocker? because {blocker} is in the way}}{presenter?}.",
      "{presenter?{framework=SwiftUI?SwiftUI {isOpen?可能|}暂不呈现|UIKit {isOpen?可能不会|没有}呈现}{names:and}，因为{presenter:titled}已在呈现{blocker:titled}。|UIKit {raises?抛出异常，}{isOpen?可能不会|没有}{isPresentation?呈现|添加}{names:and}{blocker?，因为{blocker:titled}挡在前面}。}",
      ["isPresentation": isPresentation.role, "framework": framework.role, "raises": raises.role, "isOpen": isOpen.role, "names": names.role, "blocker": blocker.role, "presenter": presenter.role])
  }

  /// A rule of a report for CI: one of its messages.
  package static func reportExample(message: (any RoleValue)?) -> Words {
    Words(
      "reportExample", "For example: {message}",
      "例如：{message}",
      ["message": message.role])
  }

  /// A rule of a report for CI: where to read more.
  package static var reportHelp: Words {
    Words(
      "reportHelp", "The guide's page Messages lists every identifier with an example.",
      "指南的“Messages”一页列出所有标识符，每个附有示例。")
  }

  /// Where a sheet rests whose detents aren't in order (R37).
  package static func restsAtSmallest(detent: (any RoleValue)?) -> Words {
    Words(
      "restsAtSmallest", "Its detents aren't in order, so no source says at which it rests first; here that is the smallest, {detent} (R37).",
      "它的停靠位置没有按顺序列出，因此没有资料说明它最初停在哪一个位置；这里取最低的一个，即 {detent}（R37）。",
      ["detent": detent.role])
  }

  /// The root of a window; nil for a window without a name.
  package static func rootOfWindow(window: (any RoleValue)?, root: (any RoleValue)?) -> Words {
    Words(
      "rootOfWindow", "The rootViewController of {window?{window}|the window} is {root}.",
      "{window?{window:titled}|窗口}的 rootViewController 是{root:titled}。",
      ["window": window.role, "root": root.role])
  }

  /// The root of a window, and the step that set it, nil for none (R26).
  package static func rootSince(step: (any RoleValue)?, id: (any RoleValue)?, window: (any RoleValue)?) -> Words {
    Words(
      "rootSince", "{step?Step {step} made '{id}' {window?the root view controller of '{window}'|the window's root view controller} (R26).|'{id}' is {window?the root view controller of '{window}'|the window's root view controller} from the beginning (R26).}",
      "{step?第{step}步使“{id}”成为窗口{window?“{window}”}的根视图控制器（R26）。|“{id}”从一开始就是窗口{window?“{window}”}的根视图控制器（R26）。}",
      ["step": step.role, "id": id.role, "window": window.role])
  }

  /// The definition of a property.
  package static func rule(property: (any RoleValue)?, kind: (any RoleValue)?, owner: (any RoleValue)?) -> Words {
    Words(
      "rule", "{property=parentViewController?The parent is the direct container, whichever its class, and never the presenter (R1).|=navigationController,tabBarController,splitViewController?The property holds the nearest {kind?{kind=navigation?navigation controller|=tabBar?tab bar controller|=split?split view controller|=page?page view controller|view controller of another kind}|controller} above '{owner}'; only parents count, and the controller itself does not (R2).|=presentingViewController?The property holds the presenter of the family's top, and is the same for each member (R3).|=presentedViewController?The property holds what '{owner}' presents, or else what the nearest parent above presents (R4).|=children?The property holds what is contained, in order, and never what is presented (R16).|=topViewController?The property holds the last in the stack, which was pushed last (R18).|=visibleViewController?The property holds what is presented over the top of the stack (R4), or that top itself (R18).|The property holds the tab that is shown: the first, until another is selected; among new tabs the one of before, else the one at its place, else the first (R21).}",
      "{property=parentViewController?父视图控制器是直接的容器，不论是什么类，但绝不会是呈现者（R1）。|=navigationController,tabBarController,splitViewController?这个属性是“{owner}”的上级中最近的{kind?{kind=navigation?导航控制器|=tabBar?标签栏控制器|=split?分屏视图控制器|=page?页面视图控制器|其他种类的视图控制器}|控制器}；只沿父视图控制器查找，控制器自身不算在内（R2）。|=presentingViewController?这个属性的值是呈现者，即呈现本族系顶层的那个控制器；同一族系的所有成员，值都相同（R3）。|=presentedViewController?如果“{owner}”自己呈现了控制器，这个属性就是那个控制器；否则，取离它最近的、正在呈现的上级所呈现的控制器（R4）。|=children?这个属性按顺序列出所包含的视图控制器，绝不包括被呈现的（R16）。|=topViewController?这个属性是导航栈中的最后一个，即最后推入的视图控制器（R18）。|=visibleViewController?这个属性是从导航栈的最后一个呈现的视图控制器（R4）；没有时，就是导航栈的最后一个（R18）。|这个属性是正在显示的标签页：在选中其他标签页之前，是第一个；换了一组标签页后，是原来选中的；原来选中的已不在其中时，是同一位置的；该位置也没有时，是第一个（R21）。}",
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
      "{flag=isBeingPresented?控制器自身正被呈现时，这个属性为 {@true}，即在控制器的 viewWillAppear 和 viewDidAppear 中（R34）。|控制器自身正被关闭时，这个属性为 {@true}，即在控制器的 viewWillDisappear 和 viewDidDisappear 中（R34）。}",
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
      "{leaving?原来的根视图控制器所在的族系离开窗口，它所呈现的内容不会随之关闭：请先将其关闭（R26）。|原来的根视图控制器所在的族系离开窗口（R26）。}",
      ["leaving": leaving.role])
  }

  package static var ruleOfPop: Words {
    Words(
      "ruleOfPop", "A pop removes what is on top of the stack, and shows what is then the last (R18).",
      "弹出操作从导航栈末尾移除控制器，并显示此后位于末尾的控制器（R18）。")
  }

  /// The definition of a presentation controller, or of the property that requires a class (R35).
  package static func ruleOfPresentationController(className: (any RoleValue)?) -> Words {
    Words(
      "ruleOfPresentationController", "{className?Every member of a presented family has the presentation controller of that family there, if it is a {className}; while the controller isn't presented, its modalPresentationStyle decides (R35).|A controller's presentationController manages the presentation of that controller itself (R35).}",
      "{className?在被呈现的族系中，每个成员的这个属性都是该族系的呈现控制器，只要后者是{className}；控制器未被呈现时，由其 modalPresentationStyle 决定（R35）。|控制器的 presentationController 管理这个控制器自身的呈现（R35）。}",
      ["className": className.role])
  }

  package static var ruleOfPush: Words {
    Words(
      "ruleOfPush", "A push adds at the end of the stack; only the last of a stack has its view in the window (R18).",
      "新推入的控制器位于导航栈的末尾；导航栈中只有最后一个的视图在窗口中（R18）。")
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
  package static func ruleOfTabGroup(navigation: (any RoleValue)?, own: (any RoleValue)?) -> Words {
    Words(
      "ruleOfTabGroup", "{navigation?'{navigation}' manages the tab's group: its stack becomes the view controllers of the groups, then that of the tab (R39).|The tab's group has no managingNavigationController: {own?the tab bar controller shows the group's own view controller, '{own}', whichever of its tabs is selected|the tab bar controller shows the tab's view controller in the group's place} (R39).}",
      "{navigation?“{navigation}”管理该标签页所在的组：它的导航栈变为各组的视图控制器，后面是该标签页的视图控制器（R39）。|该标签页所在的组没有 managingNavigationController：{own?无论选中组中的哪个标签页，标签栏控制器都显示组自己的视图控制器“{own}”|标签栏控制器在这个组的位置上显示该标签页的视图控制器}（R39）。}",
      ["navigation": navigation.role, "own": own.role])
  }

  package static func ruleOfUnwinding(destination: (any RoleValue)?, moves: Bool, dismisses: Bool, pops: Bool, selects: Bool) -> Words {
    Words(
      "ruleOfUnwinding", "An unwind segue goes back to '{destination}'{moves?: {dismisses?what is presented above it is dismissed{pops?, and |{selects?, and }}}{pops?what is above it on the stack is popped{selects?, and }}{selects?its tab is selected (R21)}}.",
      "展开 segue 返回“{destination}”{moves?：{dismisses?关闭在它之上呈现的控制器{pops?，|{selects?，}}}{pops?弹出导航栈中在它之上的控制器{selects?，}}{selects?选中它所在的标签页（R21）}}。",
      ["destination": destination.role, "moves": moves.role, "dismisses": dismisses.role, "pops": pops.role, "selects": selects.role])
  }

  /// The definition of `view.window` (R21).
  package static var ruleOfWindow: Words {
    Words(
      "ruleOfWindow", "A view is in a window only if each container above shows it, up to a controller whose view is in the window (R21).",
      "从这个视图的控制器逐级往上，到视图已在窗口中的那个控制器为止，每个容器都显示着下一级时，这个视图才在窗口中（R21）。")
  }

  /// In place of the middle of a long walk.
  package static func sameForMore(count: (any RoleValue)?) -> Words {
    Words(
      "sameForMore", "The same holds for {count} more, parent by parent.",
      "接着逐级向上，另有{count}个控制器情况相同。",
      ["count": count.role])
  }

  /// What a call with --watch did after some files were saved.
  package static func savedAndDone(files: (any RoleValue)?, others: (any RoleValue)?, isDone: Bool, isDrawn: Bool) -> Words {
    Words(
      "savedAndDone", "{files}{others<1?| and {others} more}: saved, {isDone?{isDrawn?drawn|up to date}|what has an error stays as it was}",
      "{files}{others<1?|等（另有{others}个）}：已存储，{isDone?{isDrawn?已重新绘图|已是最新}|有错误的保持原样}",
      ["files": files.role, "others": others.role, "isDone": isDone.role, "isDrawn": isDrawn.role])
  }

  /// A role in a box, as UML writes a stereotype: «coordinator».
  package static func sceneRole(role: (any RoleValue)?) -> Words {
    Words(
      "sceneRole", "{role}",
      "{role=component?组件|协调器}",
      ["role": role.role])
  }

  /// The presenter is in a tab that isn't shown.
  package static func selectFirst(tab: (any RoleValue)?, bar: (any RoleValue)?) -> Words {
    Words(
      "selectFirst", "Select '{tab}' in '{bar}' first.",
      "请先在“{bar}”中选中“{tab}”。",
      ["tab": tab.role, "bar": bar.role])
  }

  /// The step that selected the tab that is shown, nil if it is declared; and the tab's own controller if it has several.
  package static func selectsTab(step: (any RoleValue)?, tab: (any RoleValue)?, container: (any RoleValue)?) -> Words {
    Words(
      "selectsTab", "{step?Step {step}|The description} selects '{tab}'{container?, which is in '{container}'}.",
      "{step?第{step}步|描述最初}选中“{tab}”{container?，它在“{container}”中}。",
      ["step": step.role, "tab": tab.role, "container": container.role])
  }

  /// The reader must set the frame of the child's view (R17).
  package static func setFrame(frame: (any RoleValue)?, bounds: (any RoleValue)?) -> Words {
    Words(
      "setFrame", "Set {frame} before you add the view, for instance to {bounds} (R17).",
      "添加视图之前，请设置{frame:coded}，例如设为{bounds:coded}（R17）。",
      ["frame": frame.role, "bounds": bounds.role])
  }

  /// The sheet of a popover, which isn't its sheetPresentationController (R35).
  package static func sheetOfPopover(id: (any RoleValue)?) -> Words {
    Words(
      "sheetOfPopover", "'{id}' is a popover: the sheet that it becomes in compact width has its popoverPresentationController's adaptiveSheetPresentationController (R35).",
      "“{id}”是弹出框：它在紧凑宽度下变成的表单由其 popoverPresentationController 的 adaptiveSheetPresentationController 管理（R35）。",
      ["id": id.role])
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

  /// A collapsed split view controller pushes what it is to show (R25).
  package static func showsInCollapsed(split: (any RoleValue)?, stack: (any RoleValue)?) -> Words {
    Words(
      "showsInCollapsed", "In compact width '{split}' shows one controller alone, '{stack}', and pushes onto its stack (R25).",
      "在紧凑宽度下，“{split}”只显示一个视图控制器“{stack}”，因此推入“{stack}”的导航栈（R25）。",
      ["split": split.role, "stack": stack.role])
  }

  package static func showWindow(window: (any RoleValue)?) -> Words {
    Words(
      "showWindow", "Send makeKeyAndVisible to the window '{window}' first: it is hidden.",
      "请先向窗口“{window}”发送 makeKeyAndVisible：该窗口是隐藏的。",
      ["window": window.role])
  }

  /// Whether a tab bar can become a sidebar, and whether the description declares its mode (R39).
  package static func sidebar(isPad: Bool, isDeclared: Bool, canBe: Bool) -> Words {
    Words(
      "sidebar", "{isPad?{isDeclared?{canBe?The tab bar can become a sidebar, because the mode says so|The tab bar stays a tab bar, because the mode says so}|{canBe?The tab bar can become a sidebar, because one of its tabs is a group|The tab bar stays a tab bar, because none of its tabs is a group}}|On an iPhone the tab bar never becomes a sidebar} (R39). A sidebar is no view controller: no parent changes.",
      "{isPad?{isDeclared?{canBe?mode 允许标签栏变为边栏|mode 使标签栏保持为标签栏}|{canBe?有一个标签页是组，因此标签栏可以变为边栏|没有标签页是组，因此标签栏保持为标签栏}}|在 iPhone 上，标签栏从不变为边栏}（R39）。边栏不是视图控制器：父子关系不变。",
      ["isPad": isPad.role, "isDeclared": isDeclared.role, "canBe": canBe.role])
  }

  /// A navigation controller keeps the protocol of containment by itself (R17); a pop that the user can give up.
  package static func stackCalls(byUser: Bool, stack: (any RoleValue)?, ids: (any RoleValue)?, isPush: Bool) -> Words {
    Words(
      "stackCalls", "{byUser?When the pop has ended, '{stack}' has sent {ids:names} {@willMoveToNil} and {@didMoveToNil} itself (R17); if the user cancels the gesture, it doesn't send the latter.|'{stack}' sends {ids:names} {isPush?{@willMove} and {@didMove}|{@willMoveToNil} and {@didMoveToNil}} itself (R17).}",
      "{byUser?弹出完成时，“{stack}”已自行向{ids:names}发送 {@willMoveToNil} 和 {@didMoveToNil}（R17）；如果用户中途放弃，则不会发送后者。|“{stack}”会自行向{ids:names}发送 {isPush?{@willMove} 和 {@didMove}|{@willMoveToNil} 和 {@didMoveToNil}}（R17）。}",
      ["byUser": byUser.role, "stack": stack.role, "ids": ids.role, "@willMoveToNil": CodeWord.willMoveToNil.role, "@didMoveToNil": CodeWord.didMoveToNil.role, "isPush": isPush.role, "@willMove": CodeWord.willMove.role, "@didMove": CodeWord.didMove.role])
  }

  /// A statement, such as `items.store = cache`, about an object on another page.
  package static func statementOnPage(code: (any RoleValue)?, page: (any RoleValue)?) -> Words {
    Words(
      "statementOnPage", "{code}, page {page}",
      "{code}，第 {page} 页",
      ["code": code.role, "page": page.role])
  }

  /// Why a presenter's view is in the window.
  package static func staysBehind(presenter: (any RoleValue)?, presented: (any RoleValue)?, style: (any RoleValue)?, isCustom: Bool) -> Words {
    Words(
      "staysBehind", "'{presenter}' presents '{presented}' as {style}, which leaves its view in place{isCustom?, unless shouldRemovePresentersView of its presentation controller is {@true}} (R12).",
      "“{presenter}”以{style}呈现“{presented}”，视图保留在原处{isCustom?，除非“{presented}”的呈现控制器的 shouldRemovePresentersView 为 {@true}}（R12）。",
      ["presenter": presenter.role, "presented": presented.role, "style": style.role, "isCustom": isCustom.role, "@true": CodeWord.true.role])
  }

  /// A controller at the top of a stack or selected, whose view a presentation keeps out of the window (R12).
  package static func staysCovered(front: (any RoleValue)?, presenter: (any RoleValue)?, shown: (any RoleValue)?) -> Words {
    Words(
      "staysCovered", "'{front}', which '{presenter}' presents, covers it: the view of '{shown}' enters the window when '{front}' is dismissed, and gets no calls of appearance until then (R12, R47).",
      "由“{presenter}”呈现的“{front}”遮住了它：“{front}”关闭时，“{shown}”的视图才进入窗口，在此之前不会收到视图出现和消失的调用（R12、R47）。",
      ["front": front.role, "presenter": presenter.role, "shown": shown.role])
  }

  /// A controller at the top of a stack or selected, whose view isn't in the window (R21).
  package static func staysOutside(shown: (any RoleValue)?) -> Words {
    Words(
      "staysOutside", "The view of '{shown}' isn't in the window, and gets no calls of appearance until it is (R21, R47).",
      "“{shown}”的视图不在窗口中，进入窗口之前不会收到视图出现和消失的调用（R21、R47）。",
      ["shown": shown.role])
  }

  /// A controller at the top of a stack in a tab that isn't selected (R21).
  package static func staysUnselected(bar: (any RoleValue)?, selected: (any RoleValue)?, shown: (any RoleValue)?, tab: (any RoleValue)?) -> Words {
    Words(
      "staysUnselected", "'{bar}' shows another tab, '{selected}': the view of '{shown}' enters the window when '{tab}' is selected, and gets no calls of appearance until then (R21, R47).",
      "“{bar}”显示的是另一个标签页“{selected}”：选中“{tab}”时，“{shown}”的视图才进入窗口，在此之前不会收到视图出现和消失的调用（R21、R47）。",
      ["bar": bar.role, "selected": selected.role, "shown": shown.role, "tab": tab.role])
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
      "的样式为{style}。",
      ["style": style.role])
  }

  package static func stylesAutomatic(ios: (any RoleValue)?, style: (any RoleValue)?) -> Words {
    Words(
      "stylesAutomatic", "asks for automatic: on iOS {ios} that is {style} (R13).",
      "的样式为 automatic：在 iOS {ios}上，即为{style}（R13）。",
      ["ios": ios.role, "style": style.role])
  }

  /// A system's controller without a style has its own (R13).
  package static var stylesItsOwn: Words {
    Words(
      "stylesItsOwn", "sets no style, and may have one of its own: the style below is that of others (R13).",
      "没有设置样式，可能使用自己的样式；下面所说的是其他视图控制器的样式（R13）。")
  }

  package static func stylesNothing(ios: (any RoleValue)?, style: (any RoleValue)?) -> Words {
    Words(
      "stylesNothing", "sets no style: on iOS {ios} automatic is {style} (R13).",
      "没有设置样式：在 iOS {ios}上，automatic 即为{style}（R13）。",
      ["ios": ios.role, "style": style.role])
  }

  package static var stylesNothingBeforeIOS13: Words {
    Words(
      "stylesNothingBeforeIOS13", "sets no style: before iOS 13 that is fullScreen (R13).",
      "没有设置样式：在 iOS 13 之前，默认样式为 fullScreen（R13）。")
  }

  /// The controllers whose views are subviews of another controller's view.
  package static func subviewsOf(names: (any RoleValue)?, holder: (any RoleValue)?) -> Words {
    Words(
      "subviewsOf", "The view{names=1?|s} of {names:and} {names=1?is a subview|are subviews} of the view of {holder}.",
      "{names:titled}的视图是{holder:titled}视图的子视图。",
      ["names": names.role, "holder": holder.role])
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

  /// The name of a presentation that the system replaces: what is in parentheses after a presented controller.
  package static func systemPresentation(name: (any RoleValue)?) -> Words {
    Words(
      "systemPresentation", "{name}",
      "{name=alert?提醒框|=actionSheet?操作表单|=shareSheet?共享表单|=camera?相机|搜索控制器}",
      ["name": name.role])
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
      "{name}通过它的{delegate}与应用通信。",
      ["name": name.role, "delegate": delegate.role])
  }

  /// A tap outside an action sheet (R13).
  package static func tapCancels(isOpen: Bool) -> Words {
    Words(
      "tapCancels", "{isOpen?The tap counts as the action with the style cancel, whose handler runs (R13); without such an action it does nothing|The tap cancels it: the handler of an action with the style cancel runs, if there is one (R13)}.",
      "{isOpen?轻点相当于选择样式为 cancel 的操作，并执行该操作的处理程序（R13）；没有这样的操作时，轻点不起作用|轻点会取消操作表单：如果有样式为 cancel 的操作，就执行该操作的处理程序（R13）}。",
      ["isOpen": isOpen.role])
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

  /// UIKit's own text, which is in English.
  package static func uiKitLogs(framework: (any RoleValue)?, words: (any RoleValue)?) -> Words {
    Words(
      "uiKitLogs", "{framework} logs: {words}",
      "{framework}记录日志：{words}",
      ["framework": framework.role, "words": words.role])
  }

  /// UIKit's own text, which is in English.
  package static func uiKitRaises(isOpen: Bool, exception: (any RoleValue)?, words: (any RoleValue)?) -> Words {
    Words(
      "uiKitRaises", "{isOpen?UIKit's exception would be|UIKit raises} {exception?{exception}|an exception}: {words}",
      "{isOpen?如果抛出异常，则为|UIKit 抛出}{exception? {exception}|异常}：{words}",
      ["isOpen": isOpen.role, "exception": exception.role, "words": words.role])
  }

  /// The framework's message about a refused step.
  package static func uiKitsWords(framework: (any RoleValue)?, words: (any RoleValue)?) -> Words {
    Words(
      "uiKitsWords", "{framework}'s words: {words}",
      "{framework} 的原文：{words}",
      ["framework": framework.role, "words": words.role])
  }

  /// The number of unchanged members below a box that a figure of changes omits.
  package static func unchangedMembers(count: (any RoleValue)?) -> Words {
    Words(
      "unchangedMembers", "+ {count} unchanged",
      "另有 {count} 个未变",
      ["count": count.role])
  }

  package static func unknownProperty(name: (any RoleValue)?, id: (any RoleValue)?, suggestion: (any RoleValue)?, known: (any RoleValue)?) -> Words {
    Words(
      "unknownProperty", "there is no explanation for the property '{name}' of '{id}'{suggestion?; did you mean {suggestion:quoted}?|; there is one for {known:and}}",
      "无法解释“{id}”的属性“{name}”{suggestion?；是不是指{suggestion:quoted}？|；可以解释的有 {known:enumerated}}",
      ["name": name.role, "id": id.role, "suggestion": suggestion.role, "known": known.role])
  }

  package static func unknownStyle(name: (any RoleValue)?, suggestion: (any RoleValue)?) -> Words {
    Words(
      "unknownStyle", "unknown modalPresentationStyle {name:quoted}{suggestion?; did you mean {suggestion:quoted}?}",
      "未知的 modalPresentationStyle {name:quoted}{suggestion?；是不是指{suggestion:quoted}？}",
      ["name": name.role, "suggestion": suggestion.role])
  }

  /// A question about what the app doesn't have.
  package static func unknownViewController(id: (any RoleValue)?, suggestion: (any RoleValue)?) -> Words {
    Words(
      "unknownViewController", "no view controller has the id '{id}'{suggestion?; did you mean {suggestion:quoted}?}",
      "没有 id 为“{id}”的视图控制器{suggestion?；是不是指{suggestion:quoted}？}",
      ["id": id.role, "suggestion": suggestion.role])
  }

  /// The name of a figure without a title.
  package static var untitledFigure: Words {
    Words(
      "untitledFigure", "View controller hierarchy",
      "视图控制器层次结构")
  }

  /// The question: the user's gesture dismisses a presented controller (R31).
  package static func userDismisses(isOpen: Bool, gesture: (any RoleValue)?, controller: (any RoleValue)?) -> Words {
    Words(
      "userDismisses", "{isOpen?The gesture would be {gesture}|The user dismisses {controller} by {gesture}}.",
      "{isOpen?这个手势会是：{gesture}|用户用手势关闭{controller}：{gesture}}。",
      ["isOpen": isOpen.role, "gesture": gesture.role, "controller": controller.role])
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

  /// The value of a property; open if sources say the opposite.
  package static func value(property: (any RoleValue)?, value: (any RoleValue)?, isOpen: Bool) -> Words {
    Words(
      "value", "{property} = {value}{isOpen? (not established)|}",
      "{property} = {value}{isOpen?（尚无定论）|}",
      ["property": property.role, "value": value.role, "isOpen": isOpen.role])
  }

  /// The controllers whose views entered or left the window (R21).
  package static func viewsCame(ids: (any RoleValue)?) -> Words {
    Words(
      "viewsCame", "The {ids=1?view of {ids:names} enters|views of {ids:names} enter} the window (R21).",
      "{ids:names}的视图进入窗口（R21）。",
      ["ids": ids.role])
  }

  /// The controllers whose views are in a window, nil for the only one, and those of other views.
  package static func viewsInWindow(inWindow: (any RoleValue)?, window: (any RoleValue)?, outside: (any RoleValue)?) -> Words {
    Words(
      "viewsInWindow", "{inWindow?The view{inWindow=1?|s} of {inWindow:and} {inWindow=1?is|are} in {window?{window}|the window}{outside?; the view{outside=1?|s} of {outside:and} {outside=1?isn’t|aren’t}}|The view{outside=1?|s} of {outside:and} {outside=1?isn’t|aren’t} in {window?{window}|the window}}.",
      "{inWindow?{inWindow:titled}的视图在{window?{window:titled}|窗口}中}{outside?{inWindow?；}{outside:titled}的视图不在{window?{window:titled}|窗口}中}。",
      ["inWindow": inWindow.role, "window": window.role, "outside": outside.role])
  }

  package static func viewsLeft(ids: (any RoleValue)?) -> Words {
    Words(
      "viewsLeft", "{ids=1?The view|The views} of {ids:names} {ids=1?leaves|leave} the window (R21).",
      "{ids:names}的视图离开窗口（R21）。",
      ["ids": ids.role])
  }

  /// The controllers whose views are not loaded yet.
  package static func viewsNotLoaded(names: (any RoleValue)?) -> Words {
    Words(
      "viewsNotLoaded", "The view{names=1?|s} of {names:and} {names=1?isn’t|aren’t} loaded.",
      "{names:titled}的视图尚未加载。",
      ["names": names.role])
  }

  /// The question: only a controller's view is added to another's view.
  package static func viewToBeAdded(child: (any RoleValue)?, holder: (any RoleValue)?) -> Words {
    Words(
      "viewToBeAdded", "The view of {child} is added to the view of {holder}, without {@addChild}.",
      "{child}的视图被添加到{holder}的视图中，但没有调用 {@addChild}。",
      ["child": child.role, "holder": holder.role, "@addChild": CodeWord.addChild.role])
  }

  /// What a call with --watch waits for.
  package static var watching: Words {
    Words(
      "watching", "watching for what is saved; Control-C ends it",
      "正在等待文件存储；按下 Control-C 结束")
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

  /// The repair where a controller would present itself.
  package static func wayPastItself(id: (any RoleValue)?) -> Words {
    Words(
      "wayPastItself", "Send {@present} to the controller that is to present, not to '{id}' itself.",
      "请向负责呈现的视图控制器发送 {@present}，而不是向“{id}”自己发送。",
      ["@present": CodeWord.present.role, "id": id.role])
  }

  /// The repair where a navigation controller would be in another's stack.
  package static func wayPastNavigationInStack(navigation: (any RoleValue)?, child: (any RoleValue)?) -> Words {
    Words(
      "wayPastNavigationInStack", "To stay in the stack of '{navigation}', push the first controller of '{child}'; to begin a stack of its own, present '{child}' (R18).",
      "要留在“{navigation}”的导航栈中，请推入“{child}”的第一个视图控制器；要开始新的导航栈，请呈现“{child}”（R18）。",
      ["navigation": navigation.role, "child": child.role])
  }

  /// The repair where a child would be presented.
  package static func wayPastParent(id: (any RoleValue)?, parent: (any RoleValue)?) -> Words {
    Words(
      "wayPastParent", "Remove '{id}' from '{parent}' first, or present another instance: a child isn't presented apart from its parent (R16).",
      "请先将“{id}”从“{parent}”中移除，或者呈现另一个实例：子视图控制器不能离开父视图控制器单独呈现（R16）。",
      ["id": id.role, "parent": parent.role])
  }

  package static func wayPastPrevention(modal: (any RoleValue)?) -> Words {
    Words(
      "wayPastPrevention", "Set {@modalInPresentation} of '{modal}' to {@false}, or give it a button whose code calls {@dismiss} (R31).",
      "请将“{modal}”的 {@modalInPresentation} 设为 {@false}，或者在“{modal}”中添加一个按钮，在按钮的动作中调用 {@dismiss}（R31）。",
      ["@modalInPresentation": CodeWord.modalInPresentation.role, "modal": modal.role, "@false": CodeWord.false.role, "@dismiss": CodeWord.dismiss.role])
  }

  /// How a search ends, which no gesture dismisses.
  package static func wayPastSearch(id: (any RoleValue)?) -> Words {
    Words(
      "wayPastSearch", "The user taps Cancel in the search bar; code sets isActive of '{id}' to {@false} (R23).",
      "用户轻点搜索栏的“取消”按钮结束搜索；由代码结束时，请把“{id}”的 isActive 设为 {@false}（R23）。",
      ["id": id.role, "@false": CodeWord.false.role])
  }

  /// The repair where a controller is presented already (R16).
  package static func wayPastSecondPresentation(id: (any RoleValue)?) -> Words {
    Words(
      "wayPastSecondPresentation", "Present '{id}' only where its presentingViewController is nil; to show the same again, present another instance from '{id}' (R16).",
      "请只在“{id}”的 presentingViewController 为 nil 时呈现它；要再次显示同样的内容，请由“{id}”呈现另一个实例（R16）。",
      ["id": id.role])
  }

  /// The repair where a controller is in the stack already.
  package static func wayPastSecondPush(child: (any RoleValue)?) -> Words {
    Words(
      "wayPastSecondPush", "A stack contains a controller once: to go back to '{child}', pop to it; to show the same again, push another instance (R18).",
      "导航栈中一个视图控制器只能出现一次：要回到“{child}”，请弹出到它；要再次显示同样的内容，请推入另一个实例（R18）。",
      ["child": child.role])
  }

  /// The repair where a split view controller would be in a stack.
  package static func wayPastSplitInStack(child: (any RoleValue)?) -> Words {
    Words(
      "wayPastSplitInStack", "Present '{child}', or make it the window's root (R18).",
      "请呈现“{child}”，或把它设为窗口的根视图控制器（R18）。",
      ["child": child.role])
  }

  /// The repair of a pop to a controller that is in no stack.
  package static func wayPastStranger(id: (any RoleValue)?) -> Words {
    Words(
      "wayPastStranger", "Pop to a controller that is in the stack, or push '{id}' (R18).",
      "请弹出到导航栈中的视图控制器，或者推入“{id}”（R18）。",
      ["id": id.role])
  }

  package static func wayPastStyle(id: (any RoleValue)?, isCustom: Bool) -> Words {
    Words(
      "wayPastStyle", "Give '{id}' a button{isCustom?, or a gesture recognizer,|} whose code calls {@dismiss} (R31).{isCustom? That asks its transitioningDelegate by {@animatorOfDismissal} and, if there is an animator, {@interactionOfDismissal}, for what animates and what a gesture drives (R15). Its presentation controller's delegate is told nothing (R31).|}",
      "请在“{id}”中添加一个按钮{isCustom?或手势识别器|}，在{isCustom?它|按钮}的动作中调用 {@dismiss}（R31）。{isCustom?这时会通过 {@animatorOfDismissal} 向 transitioningDelegate 询问动画；如果有动画，再通过 {@interactionOfDismissal} 询问由手势驱动的交互（R15）。不会通知呈现控制器的委托（R31）。|}",
      ["id": id.role, "isCustom": isCustom.role, "@dismiss": CodeWord.dismiss.role, "@animatorOfDismissal": CodeWord.animatorOfDismissal.role, "@interactionOfDismissal": CodeWord.interactionOfDismissal.role])
  }

  /// The repair where a controller is presented in the style none (R13).
  package static var wayPastStyleNone: Words {
    Words(
      "wayPastStyleNone", "Set another modalPresentationStyle, such as automatic (R13).",
      "请设置别的 modalPresentationStyle，例如 automatic（R13）。")
  }

  /// The repair where a context style in a popover has another transition (R15).
  package static func wayPastTransition(id: (any RoleValue)?) -> Words {
    Words(
      "wayPastTransition", "Set the modalTransitionStyle of '{id}' to coverVertical (R15).",
      "请把“{id}”的 modalTransitionStyle 设为 coverVertical（R15）。",
      ["id": id.role])
  }

  /// The value while a step runs.
  package static func whileRunning(value: (any RoleValue)?, step: (any RoleValue)?) -> Words {
    Words(
      "whileRunning", "{value} while step {step} runs, and not afterwards",
      "{value}（仅在第{step}步进行期间）",
      ["value": value.role, "step": step.role])
  }

  /// Who sets a window's first root: UIKit from a storyboard, else the app; and the window if it lies on another, as no storyboard's does.
  package static func whoSetsRoot(own: (any RoleValue)?) -> Words {
    Words(
      "whoSetsRoot", "UIKit sets it for the window of the main storyboard; {own?'{own}' is a window that you create, so set it yourself.|if you create the window, set it yourself.}",
      "主故事板的窗口，其根视图控制器由 UIKit 设置；{own?“{own}”这样的窗口由你创建，|如果窗口由你创建，}请自行设置。",
      ["own": own.role])
  }

  /// The width that applies to a controller if windows have several widths: its window's; nil for a controller outside all windows.
  package static func width(window: (any RoleValue)?, controller: (any RoleValue)?, sizeClass: (any RoleValue)?) -> Words {
    Words(
      "width", "{window?'{controller}' is in the window '{window}', whose width is {sizeClass} (R28).|'{controller}' is in no window, and the description's own width counts: {sizeClass} (R28).}",
      "{window?“{controller}”在窗口“{window}”中，该窗口为{sizeClass=compact?紧凑|常规}宽度（{sizeClass}）（R28）。|“{controller}”不在任何窗口中，以描述本身的{sizeClass=compact?紧凑|常规}宽度（{sizeClass}）为准（R28）。}",
      ["window": window.role, "controller": controller.role, "sizeClass": sizeClass.role])
  }

  /// The width of a window that has its own.
  package static func widthOfWindow(window: (any RoleValue)?, sizeClass: (any RoleValue)?) -> Words {
    Words(
      "widthOfWindow", "The width of {window} is {sizeClass}.",
      "窗口{window:titled}为{sizeClass=compact?紧凑|常规}宽度（{sizeClass}）。",
      ["window": window.role, "sizeClass": sizeClass.role])
  }

  /// A window's level and scene, and the window directly beneath it.
  package static func windowPlace(window: (any RoleValue)?, level: (any RoleValue)?, isHidden: Bool, other: (any RoleValue)?, scene: (any RoleValue)?) -> Words {
    Words(
      "windowPlace", "{window}{level? (windowLevel {level})}{isHidden? is hidden|{other? lies above {other}| is the lowest}}{scene? in the scene {scene}}.",
      "窗口{window:titled}{level?（windowLevel {level}）}{scene?在场景{scene:titled}中}{isHidden?是隐藏的|{other?位于{other:titled}之上|{scene?|位于最底层}}}。",
      ["window": window.role, "level": level.role, "isHidden": isHidden.role, "other": other.role, "scene": scene.role])
  }

  /// The property's value under other rules, as code.
  package static func wouldBe(rules: (any RoleValue)?, value: (any RoleValue)?) -> Words {
    Words(
      "wouldBe", "By {rules=book?the book's|UIKit's} rules it would be {value}.",
      "{rules=book?按 book 规则|按 UIKit 的规则}，结果会是{value}。",
      ["rules": rules.role, "value": value.role])
  }

  /// The controllers that other rules would dismiss, in order, possibly none, and the presenter of the last one under those rules.
  package static func wouldGo(rules: (any RoleValue)?, ids: (any RoleValue)?, presenter: (any RoleValue)?, last: (any RoleValue)?, refusedID: (any RoleValue)?, refusedStep: (any RoleValue)?) -> Words {
    Words(
      "wouldGo", "By {rules=book?the book's|UIKit's} rules {ids?{ids:names}|nothing} would go{presenter?, because '{presenter}' presents '{last}' there}{refusedID?: there '{refusedID}' was refused at step {refusedStep}.|.}",
      "{rules=book?按 book 规则|按 UIKit 的规则}，{presenter?呈现“{last}”的会是“{presenter}”，因此}{ids?离开的会是{ids:names}|没有任何视图控制器会离开}{refusedID?：按这些规则，“{refusedID}”在第{refusedStep}步被拒绝。|。}",
      ["rules": rules.role, "ids": ids.role, "presenter": presenter.role, "last": last.role, "refusedID": refusedID.role, "refusedStep": refusedStep.role])
  }

  /// The presenter under other rules, by the flag of a context (R7) or because it covers the screen (R36).
  package static func wouldPresent(rules: (any RoleValue)?, presenter: (any RoleValue)?, byFlag: Bool) -> Words {
    Words(
      "wouldPresent", "By {rules=book?the book's|UIKit's} rules '{presenter}' would present: {byFlag?{rules=book?there the flag is {@false} for every controller that does not set it (R7)|there every navigation and tab bar controller defines a context unless it sets the flag to {@false} (R7)}|{rules=book?there the top of the receiver's family presents, even if it fills only a part of the screen (R36)|there a presentation over the whole screen starts in a family that fills it (R36)}}.",
      "{rules=book?按 book 规则|按 UIKit 的规则}，则由“{presenter}”呈现：{byFlag?{rules=book?凡是没有设置这个标志的控制器，其标志都为 {@false}（R7）|每个导航控制器和标签栏控制器都定义上下文，除非它把这个标志设为 {@false}（R7）}|{rules=book?由接收者所在族系的顶层呈现，不论这个族系位于何处（R36）|覆盖屏幕的呈现只能由覆盖屏幕的族系发起（R36）}}。",
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
      "你的代码缺少{calls=2?两个}调用：{calls:coded}。",
      ["calls": calls.role])
  }
}

extension Message.Container {
  package var words: Words {
    switch self {
    case .alreadyInSplitView(let child, let isDetail, let split):
      Words(
        "Container.alreadyInSplitView", "nothing changes: '{child}' is {isDetail?the detail|a column} of '{split}' already",
        "“{child}”已是“{split}”的{isDetail?详情栏|一栏}，因此没有变化",
        ["child": child.role, "isDetail": isDetail.role, "split": split.role])
    case .alreadyInStack(let child, let navigation):
      Words(
        "Container.alreadyInStack", "'{child}' is in the stack of '{navigation}' already",
        "“{child}”已在“{navigation}”的导航栈中",
        ["child": child.role, "navigation": navigation.role])
    case .alreadyOfSizeClass(let window, let sizeClass):
      Words(
        "Container.alreadyOfSizeClass", "nothing changes: the width{window? of '{window}'} is {sizeClass} already",
        "{window?“{window}”|窗口}已是{sizeClass=compact?紧凑|常规}宽度（{sizeClass}），因此没有变化",
        ["window": window.role, "sizeClass": sizeClass.role])
    case .columnAlready(let split, let isShown, let column):
      Words(
        "Container.columnAlready", "nothing changes: '{split}' {isShown?shows|hides} its column '{column}' already",
        "“{split}”已{isShown?显示|隐藏}“{column}”栏，因此没有变化",
        ["split": split.role, "isShown": isShown.role, "column": column.role])
    case .columnsAreCollapsed(let split):
      Words(
        "Container.columnsAreCollapsed", "'{split}' is collapsed, and what shows or hides a column then is not established",
        "“{split}”已折叠，此时显示或隐藏一栏会怎样，尚无定论",
        ["split": split.role])
    case .columnsHaveNames(let split):
      Words(
        "Container.columnsHaveNames", "the columns of '{split}' have names, and are not set as a list; 'showDetail' sets the secondary one",
        "“{split}”的各栏按名称设置，不能作为列表设置；“showDetail”用来设置 secondary 栏",
        ["split": split.role])
    case .firstInStack(let id):
      Words(
        "Container.firstInStack", "nothing is popped: '{id}' is the first in its stack, and stays",
        "“{id}”是导航栈中的第一个，始终保留，因此没有弹出任何控制器",
        ["id": id.role])
    case .inNoNavigationStack(let sender, let view):
      Words(
        "Container.inNoNavigationStack", "'{sender}' is in no NavigationStack, so SwiftUI doesn't show '{view}'",
        "“{sender}”不在任何 NavigationStack 中，因此 SwiftUI 不显示“{view}”",
        ["sender": sender.role, "view": view.role])
    case .inNoStack(let id):
      Words(
        "Container.inNoStack", "'{id}' is in the stack of no navigation controller",
        "“{id}”不在任何导航控制器的导航栈中",
        ["id": id.role])
    case .noColumn(let split, let column):
      Words(
        "Container.noColumn", "'{split}' has no column '{column}' to show or hide",
        "“{split}”没有可以显示或隐藏的“{column}”栏",
        ["split": split.role, "column": column.role])
    case .noSearchController(let id, let className):
      Words(
        "Container.noSearchController", "'{id}' has no 'searchController', and is none: it is {className}",
        "“{id}”没有“searchController”，本身也不是搜索控制器：它的类是{className}",
        ["id": id.role, "className": className.role])
    case .noSizeClasses(let ios):
      Words(
        "Container.noSizeClasses", "size classes came with iOS 8, and the description is for iOS {ios}",
        "尺寸类别从 iOS 8 起才有，而这份描述针对 iOS {ios}",
        ["ios": ios.role])
    case .notAmongTabs(let id, let container):
      Words(
        "Container.notAmongTabs", "'{id}' is not among the view controllers of '{container}'",
        "“{id}”不在“{container}”的视图控制器之中",
        ["id": id.role, "container": container.role])
    case .notANavigationController(let action, let id, let className):
      Words(
        "Container.notANavigationController", "only a navigation controller can be {action=push?pushed onto|popped}, and '{id}' is {className}",
        "只有导航控制器才能{action=push?推入|弹出}视图控制器，而“{id}”的类是{className}",
        ["action": action.role, "id": id.role, "className": className.role])
    case .notATabBarController(let id, let className):
      Words(
        "Container.notATabBarController", "only a tab bar controller selects, and '{id}' is {className}",
        "只有标签栏控制器才能选中标签页，而“{id}”的类是{className}",
        ["id": id.role, "className": className.role])
    case .nothingToPop(let navigation):
      Words(
        "Container.nothingToPop", "nothing is popped: the stack of '{navigation}' is empty",
        "“{navigation}”的导航栈为空，因此没有弹出任何控制器",
        ["navigation": navigation.role])
    case .searchIsActive(let search):
      Words(
        "Container.searchIsActive", "nothing changes: the search of '{search}' is active already",
        "“{search}”的搜索已激活，因此没有变化",
        ["search": search.role])
    case .stackInTransition(let navigation, let presented, let isDismissal):
      Words(
        "Container.stackInTransition", "the stack of '{navigation}' does not change while '{presented}' is being {isDismissal?dismissed|presented}",
        "“{presented}”正在被{isDismissal?关闭|呈现}，此时“{navigation}”的导航栈不会改变",
        ["navigation": navigation.role, "presented": presented.role, "isDismissal": isDismissal.role])
    case .topAlready(let id, let navigation):
      Words(
        "Container.topAlready", "nothing is popped: '{id}' is the top of the stack of '{navigation}' already",
        "“{id}”已是“{navigation}”的导航栈中的最后一个，因此没有弹出任何控制器",
        ["id": id.role, "navigation": navigation.role])
    }
  }
}

extension Message.Containment {
  package var words: Words {
    switch self {
    case .alreadyAChild(let child, let container):
      Words(
        "Containment.alreadyAChild", "nothing is added: '{child}' is a child of '{container}' already",
        "“{child}”已是“{container}”的子视图控制器，因此没有变化",
        ["child": child.role, "container": container.role])
    case .alreadyRoot(let id, let window):
      Words(
        "Containment.alreadyRoot", "nothing changes: '{id}' is {window?the root view controller of '{window}'|the window's root view controller} already",
        "“{id}”已是窗口{window?“{window}”}的根视图控制器，因此没有变化",
        ["id": id.role, "window": window.role])
    case .childAsRoot(let id, let parent, let window):
      Words(
        "Containment.childAsRoot", "'{id}' is a child of '{parent}', and cannot be {window?the root view controller of '{window}'|the window's root view controller}",
        "“{id}”是“{parent}”的子视图控制器，不能成为窗口{window?“{window}”}的根视图控制器",
        ["id": id.role, "parent": parent.role, "window": window.role])
    case .childContainsContainer(let child, let container):
      Words(
        "Containment.childContainsContainer", "'{child}' contains '{container}', so it cannot be a child of it",
        "“{child}”包含“{container}”，因此不能成为后者的子视图控制器",
        ["child": child.role, "container": container.role])
    case .childOfItself(let id):
      Words(
        "Containment.childOfItself", "'{id}' cannot be a child of itself",
        "“{id}”不能是自己的子视图控制器",
        ["id": id.role])
    case .listedTwice(let child, let container):
      Words(
        "Containment.listedTwice", "'{child}' is listed twice among the view controllers of '{container}'",
        "“{child}”在“{container}”的视图控制器中出现了两次",
        ["child": child.role, "container": container.role])
    case .navigationInStack(let child, let navigation):
      Words(
        "Containment.navigationInStack", "'{child}' is a navigation controller, and cannot stand in the stack of '{navigation}'",
        "“{child}”是导航控制器，不能放入“{navigation}”的导航栈",
        ["child": child.role, "navigation": navigation.role])
    case .noCommonParent(let new, let old):
      Words(
        "Containment.noCommonParent", "'{new}' cannot take the place of '{old}', which has no parent",
        "“{new}”不能取代“{old}”：后者没有父视图控制器",
        ["new": new.role, "old": old.role])
    case .noParent(let child):
      Words(
        "Containment.noParent", "nothing is removed: '{child}' has no parent",
        "“{child}”没有父视图控制器，因此没有移除任何控制器",
        ["child": child.role])
    case .noViewControllers(let id, let className):
      Words(
        "Containment.noViewControllers", "'{id}' has no 'viewControllers': it is {className}",
        "“{id}”没有“viewControllers”：它的类是{className}",
        ["id": id.role, "className": className.role])
    case .ownPlace(let child):
      Words(
        "Containment.ownPlace", "nothing is exchanged: '{child}' cannot take its own place",
        "“{child}”不能取代自己，因此没有变化",
        ["child": child.role])
    case .pageCount(let page, let required, let given):
      Words(
        "Containment.pageCount", "'{page}' shows {required} {required=1?page|pages} at a time, and has {given} {given=1?child|children}; its data source supplies the others",
        "“{page}”一次显示{required}页，却有{given}个子视图控制器；其余的页面由数据源提供",
        ["page": page.role, "required": required.role, "given": given.role])
    case .presentedAsChild(let child, let presenter, let container):
      Words(
        "Containment.presentedAsChild", "'{child}' is presented by '{presenter}', so it doesn't become a child of '{container}'; dismiss it first",
        "“{child}”由“{presenter}”呈现，因此没有成为“{container}”的子视图控制器；请先关闭它",
        ["child": child.role, "presenter": presenter.role, "container": container.role])
    case .presentedAsRoot(let id, let presenter, let window):
      Words(
        "Containment.presentedAsRoot", "'{id}' is presented by '{presenter}', so it doesn't become {window?the root view controller of '{window}'|the window's root view controller}; dismiss it first",
        "“{id}”由“{presenter}”呈现，因此没有成为窗口{window?“{window}”}的根视图控制器；请先关闭它",
        ["id": id.role, "presenter": presenter.role, "window": window.role])
    case .rootAsChild(let root, let window, let container):
      Words(
        "Containment.rootAsChild", "'{root}' is {window?the root view controller of '{window}'|the window's root view controller}, and cannot be a child of '{container}'",
        "“{root}”是窗口{window?“{window}”}的根视图控制器，不能成为“{container}”的子视图控制器",
        ["root": root.role, "window": window.role, "container": container.role])
    case .rootOfAnother(let id, let other, let window):
      Words(
        "Containment.rootOfAnother", "'{id}' is {other?the root view controller of '{other}'|the window's root view controller}, and cannot be that of '{window}' too",
        "“{id}”是窗口{other?“{other}”}的根视图控制器，不能同时成为窗口{window?“{window}”}的根视图控制器",
        ["id": id.role, "other": other.role, "window": window.role])
    case .splitInStack(let child, let navigation):
      Words(
        "Containment.splitInStack", "'{child}' is a split view controller, and cannot stand in the stack of '{navigation}'",
        "“{child}”是分屏视图控制器，不能放入“{navigation}”的导航栈",
        ["child": child.role, "navigation": navigation.role])
    case .transitionInUIKitsContainer(let container, let className, let kind):
      Words(
        "Containment.transitionInUIKitsContainer", "only a container of your own exchanges its children so: '{container}' is {className}; use {kind=navigation?'push', 'pop' or 'setViewControllers'|=tabBar?'select' or 'setViewControllers'|=split?'show', 'showDetail' or 'setViewControllers'|'setViewControllers'}",
        "只有你自己的容器才这样替换子视图控制器：“{container}”的类是{className}；请使用{kind=navigation?“push”“pop”或“setViewControllers”|=tabBar?“select”或“setViewControllers”|=split?“show”“showDetail”或“setViewControllers”|“setViewControllers”}",
        ["container": container.role, "className": className.role, "kind": kind.role])
    case .viewInAnothers(let child, let holder, let container):
      Words(
        "Containment.viewInAnothers", "the view of '{child}' is in that of '{holder}', so it cannot become a child of '{container}'",
        "“{child}”的视图在“{holder}”的视图中，因此“{child}”不能成为“{container}”的子视图控制器",
        ["child": child.role, "holder": holder.role, "container": container.role])
    case .viewInItself(let child, let holder):
      Words(
        "Containment.viewInItself", "{holder?the view of '{child}' holds that of '{holder}', and cannot be added to it|the view of '{child}' cannot be added to itself}",
        "{holder?“{child}”的视图包含“{holder}”的视图，因此不能添加到后者中|“{child}”的视图不能添加到自身}",
        ["holder": holder.role, "child": child.role])
    case .viewInPlace(let child, let holder):
      Words(
        "Containment.viewInPlace", "the view of '{child}' is in the window by itself, and cannot be added to that of '{holder}'",
        "“{child}”的视图已在窗口中，不能添加到“{holder}”的视图中",
        ["child": child.role, "holder": holder.role])
    case .viewOfAnothersChild(let child, let parent, let holder):
      Words(
        "Containment.viewOfAnothersChild", "'{child}' is a child of '{parent}', so its view cannot be added to that of '{holder}'",
        "“{child}”是“{parent}”的子视图控制器，因此“{child}”的视图不能添加到“{holder}”的视图中",
        ["child": child.role, "parent": parent.role, "holder": holder.role])
    }
  }
}

extension Message.Declaration {
  package var words: Words {
    switch self {
    case .childOfTwo(let child, let first, let second):
      Words(
        "Declaration.childOfTwo", "'{child}' is a child of '{first}' already, and cannot be one of '{second}' too",
        "“{child}”已是“{first}”的子视图控制器，不能同时是“{second}”的子视图控制器",
        ["child": child.role, "first": first.role, "second": second.role])
    case .childrenOfContainer(let name):
      Words(
        "Declaration.childrenOfContainer", "the view controllers of {name:article} are listed under 'viewControllers'",
        "{name}的视图控制器应列在“viewControllers”之下",
        ["name": name.role])
    case .classOfNoViewController(let name, let nature, let replacement):
      Words(
        "Declaration.classOfNoViewController", "{name} is not a view controller: {nature=view?it is a view|=noView?it is an object without a view|=showsItsView?it shows its view by itself, in one of yours or on the whole screen|=viewsForAnother?its views stand in a view controller of yours|=showsItsOwn?it shows one of its own, to which there is no way|=showsPopover?it shows yours in a popover; present that one, with the style 'popover'|it manages the presentation of yours; present that one, with a 'modalPresentationStyle'}{replacement?; use {replacement}}",
        "{name}不是视图控制器：{nature=view?它是一个视图|=noView?它是没有视图的对象|=showsItsView?它自行显示视图，该视图可以放在你的视图中，也可以占满整个屏幕|=viewsForAnother?它的视图放在你自己的视图控制器中|=showsItsOwn?它显示自己的视图控制器，而你无法访问后者|=showsPopover?它在弹出框中显示你的视图控制器；请直接呈现后者，样式为“popover”|它管理你的视图控制器的呈现；请直接呈现后者，并设置“modalPresentationStyle”}{replacement?；请改用{replacement:fullWidth}}",
        ["name": name.role, "nature": nature.role, "replacement": replacement.role])
    case .collapseOfNamedColumns(let id):
      Words(
        "Declaration.collapseOfNamedColumns", "the columns of '{id}' have names, so nobody asks its delegate 'collapseSecondary'",
        "“{id}”的各栏有名称，因此不会向委托询问“collapseSecondary”",
        ["id": id.role])
    case .columnsBesideList(let id):
      Words(
        "Declaration.columnsBesideList", "'{id}' has columns with names: write 'primary' and 'secondary' in place of 'viewControllers'",
        "“{id}”的各栏有名称；请用“primary”和“secondary”代替“viewControllers”",
        ["id": id.role])
    case .keyOfAnotherClass(let owner, let key, let className):
      Words(
        "Declaration.keyOfAnotherClass", "only {owner:article} has '{key}', and {className:quoted} is none",
        "“{key}”只用于{owner}，{className:quoted}没有这个属性",
        ["owner": owner.role, "key": key.role, "className": className.role])
    case .managesNoStack(let id, let className):
      Words(
        "Declaration.managesNoStack", "a 'managingNavigationController' is a UINavigationController, and '{id}' is {className}",
        "“managingNavigationController”应是 UINavigationController，而“{id}”的类是{className}",
        ["id": id.role, "className": className.role])
    case .noTabWithIdentifier(let id, let identifier):
      Words(
        "Declaration.noTabWithIdentifier", "'{id}' has no tab with the identifier {identifier:quoted}",
        "“{id}”没有 identifier 为{identifier:quoted}的标签页",
        ["id": id.role, "identifier": identifier.role])
    case .notAContainer(let name, let suggestion, let isKnown):
      Words(
        "Declaration.notAContainer", "{name:quoted} is not known to have 'viewControllers'{suggestion?{suggestion?; did you mean {suggestion:quoted}?}|{isKnown?; use 'children'|; name its 'superclass', or use 'children'}}",
        "无法确定{name:quoted}是否有“viewControllers”{suggestion?{suggestion?；是不是指{suggestion:quoted}？}|{isKnown?；请使用“children”|；请写明它的“superclass”，或使用“children”}}",
        ["name": name.role, "suggestion": suggestion.role, "isKnown": isKnown.role])
    case .notASearchController(let id, let className):
      Words(
        "Declaration.notASearchController", "a 'searchController' is a UISearchController, and '{id}' is {className}",
        "“searchController”应是 UISearchController，而“{id}”的类是{className}",
        ["id": id.role, "className": className.role])
    case .notRefused:
      Words(
        "Declaration.notRefused", "the step isn't refused; leave 'expect: refused' out",
        "这一步没有被拒绝；请去掉“expect: refused”")
    case .notTwoColumns(let id, let count):
      Words(
        "Declaration.notTwoColumns", "before iOS 8 a split view controller has two view controllers, and '{id}' has {count}",
        "在 iOS 8 之前，分屏视图控制器恰好有两个视图控制器，而“{id}”有{count}个",
        ["id": id.role, "count": count.role])
    case .selectedIndexOutOfRange(let index, let count, let last):
      Words(
        "Declaration.selectedIndexOutOfRange", "'selectedIndex' is {index}, but {count=0?there are no view controllers to select|=1?the only view controller has the index 0|the view controllers have the indices 0 to {last}}",
        "“selectedIndex”为{index}，但{count=0?没有可选择的视图控制器|=1?唯一的视图控制器的索引为 0|视图控制器的索引为 0 到{last}}",
        ["index": index.role, "count": count.role, "last": last.role])
    case .selectedIndexWithoutTabs(let name):
      Words(
        "Declaration.selectedIndexWithoutTabs", "only a tab bar controller has a 'selectedIndex', and {name:quoted} is none",
        "“selectedIndex”只用于标签栏控制器，而{name:quoted}不是标签栏控制器",
        ["name": name.role])
    case .splitOnPhone(let id):
      Words(
        "Declaration.splitOnPhone", "'{id}' is a split view controller, which an iPhone does not have before iOS 8",
        "“{id}”是分屏视图控制器，而 iOS 8 之前的 iPhone 没有分屏视图控制器",
        ["id": id.role])
    case .supplementaryOfTwo(let id):
      Words(
        "Declaration.supplementaryOfTwo", "'{id}' is of the style 'doubleColumn', which has no 'supplementary' column",
        "“{id}”的样式是“doubleColumn”，没有“supplementary”栏",
        ["id": id.role])
    case .tabsBesideList(let id):
      Words(
        "Declaration.tabsBesideList", "'{id}' has 'tabs', so it has no list of 'viewControllers'",
        "“{id}”有“tabs”，因此没有“viewControllers”列表",
        ["id": id.role])
    case .topColumnOfList(let id):
      Words(
        "Declaration.topColumnOfList", "'{id}' lists its view controllers, so its delegate isn't asked for 'topColumnForCollapsing'; use 'collapseSecondary', or name the columns",
        "“{id}”以列表声明视图控制器，因此不会向委托询问“topColumnForCollapsing”；请改用“collapseSecondary”，或按名称声明各栏",
        ["id": id.role])
    case .unorderedDetents(let id, let ascending):
      Words(
        "Declaration.unorderedDetents", "{ascending=0?'{id}' has no detents, but UIKit requires at least one|list the detents of '{id}' from the smallest to the largest, as UIKit requires: {ascending:quotedAnd}; otherwise no source says at which the sheet rests first}",
        "{ascending=0?“{id}”没有停靠位置，但 UIKit 要求至少有一个|请把“{id}”的停靠位置按从低到高的顺序列出（这是 UIKit 的要求）：{ascending:quotedAnd}；否则没有资料说明表单最初停在哪一个位置}",
        ["ascending": ascending.role, "id": id.role])
    }
  }
}

extension DoubtTopic {
  package func words(name: (any RoleValue)?) -> Words {
    switch self {
    case .alertCoversScreen:
      Words(
        "DoubtTopic.alertCoversScreen", "no source says that an alert must be presented from a family that covers the screen; otherwise the top of the receiver's family presents '{name}' (R36)",
        "没有资料说明提醒框必须由覆盖屏幕的族系呈现；如果不必，就由接收者所在族系的顶层呈现“{name}”（R36）",
        ["name": name.role])
    case .answerOfContainer:
      Words(
        "DoubtTopic.answerOfContainer", "no source says whether '{name}' asks what it shows; here it answers itself (R43)",
        "没有资料说明“{name}”是否询问它所显示的控制器；此处由它自己决定（R43）",
        ["name": name.role])
    case .barBesidePopover:
      Words(
        "DoubtTopic.barBesidePopover", "apps report that the other buttons of a bar stay in reach while a popover points at one of them, and no source says so of every iOS; here the user reaches '{name}' (R31)",
        "有开发者报告，弹出框指向导航栏的一个按钮时，同一导航栏的其他按钮仍可轻点，但没有资料说明每个 iOS 版本都如此；此处用户可以操作“{name}”（R31）",
        ["name": name.role])
    case .barUnderLater:
      Words(
        "DoubtTopic.barUnderLater", "by the reference the topmost decides, '{name}', whose hidesBottomBarWhenPushed is false; experiments on iOS 10 and 14 have the bar stay hidden (R44)",
        "按参考文档，由最上面的“{name}”决定，它的 hidesBottomBarWhenPushed 为 false；而 iOS 10 和 iOS 14 上的实验表明标签栏仍然隐藏（R44）",
        ["name": name.role])
    case .callsOfDetached:
      Words(
        "DoubtTopic.callsOfDetached", "the view of '{name}' was added without its controller, so that nobody forwards these calls; no source says whether UIKit itself makes them, as here (R29)",
        "“{name}”的视图是单独添加的，没有控制器向它转发这些调用；没有资料说明 UIKit 是否自行调用，此处会调用（R29）",
        ["name": name.role])
    case .callsOfIntermediate:
      Words(
        "DoubtTopic.callsOfIntermediate", "by the reference '{name}' is simply removed, and only the topmost is animated; a report of iOS 8 has the topmost vanish and the one below move. No source says whether '{name}', whose view wasn't in the window, gets calls about appearance as it goes (R11)",
        "按参考文档，“{name}”直接移除，只有最上面的一个有动画；而 iOS 8 上有人报告最上面的一个立即消失，移动的是下面的一个。“{name}”的视图本不在窗口中，没有资料说明它离开时是否收到视图出现和消失的调用（R11）",
        ["name": name.role])
    case .columnOffScreen:
      Words(
        "DoubtTopic.columnOffScreen", "the preferredDisplayMode of '{name}' leaves the column off the screen; UIKit may choose another mode, and no source says whether the view of such a column is out of the window, as here (R25)",
        "“{name}”的 preferredDisplayMode 不显示这一栏；但 UIKit 可能采用其他模式，也没有资料说明未显示的栏的视图是否不在窗口中，此处不在（R25）",
        ["name": name.role])
    case .columnOnScreen:
      Words(
        "DoubtTopic.columnOnScreen", "the width of '{name}' and its preferredDisplayMode decide which columns beside the secondary are on screen; here each is until hide(_:) hides it (R25)",
        "“{name}”的 secondary 栏旁边显示哪些栏，由宽度和 preferredDisplayMode 决定；此处各栏在 hide(_:) 隐藏之前一直显示（R25）",
        ["name": name.role])
    case .defaultContext:
      Words(
        "DoubtTopic.defaultContext", "no source says whether '{name}' defines a presentation context by default: the reference names navigation controllers alone (R7)",
        "没有资料说明“{name}”默认是否定义呈现上下文：参考文档只提到导航控制器（R7）",
        ["name": name.role])
    case .delegateOfZoom:
      Words(
        "DoubtTopic.delegateOfZoom", "no source says whether the delegate of its presentation controller is told when the user zooms '{name}' back; UIKit asks the interactiveDismissShouldBegin of its ZoomOptions (R38)",
        "没有资料说明用户将“{name}”缩回时是否通知它的呈现控制器的委托；UIKit 会询问 ZoomOptions 的 interactiveDismissShouldBegin（R38）",
        ["name": name.role])
    case .delegatesController:
      Words(
        "DoubtTopic.delegatesController", "no source says that '{name}', which a delegate shows in place of another, is the presentedViewController (R14)",
        "委托用“{name}”取代了另一个视图控制器，没有资料说明 presentedViewController 就是“{name}”（R14）",
        ["name": name.role])
    case .destinationInUIKits:
      Words(
        "DoubtTopic.destinationInUIKits", "no source says whether a navigationDestination such as '{name}' pushes where the navigation controller is UIKit's own, and not a NavigationStack's; here it does (R32)",
        "导航控制器是 UIKit 自己的，而不是 NavigationStack 的时，没有资料说明 navigationDestination（此处为“{name}”）是否会推入；此处会推入（R32）",
        ["name": name.role])
    case .duringPush:
      Words(
        "DoubtTopic.duringPush", "no source says what UIKit does with a call about '{name}' while the family's stack changes; here the call waits (R30)",
        "所在族系的导航栈正在变化时，没有资料说明 UIKit 怎样处理与“{name}”有关的调用；此处该调用等到变化结束（R30）",
        ["name": name.role])
    case .duringSearch:
      Words(
        "DoubtTopic.duringSearch", "no source says whether '{name}' is presented while the search is active: some reported logs have UIKit refuse it, because the one whose search is active presents already; here it is presented (R5)",
        "搜索处于活跃状态时能否呈现“{name}”，没有资料说明；在有人报告的日志中，UIKit 拒绝呈现，因为激活了搜索的视图控制器已在呈现；此处按可以呈现处理（R5）",
        ["name": name.role])
    case .exceptionWithoutSource:
      Words(
        "DoubtTopic.exceptionWithoutSource", "no source says whether '{name}' without a source still raises the exception from iOS 26 on: UIKit's code shows an action sheet as an alert then, and a share sheet at its container; here it does (R13)",
        "从 iOS 26 起，没有锚点的“{name}”是否仍会抛出异常，没有资料说明；从 UIKit 的代码看，操作表单会显示为提醒框，共享表单则以其容器为锚点；此处仍会抛出（R13）",
        ["name": name.role])
    case .flagOfUnseen:
      Words(
        "DoubtTopic.flagOfUnseen", "the view of '{name}' isn't in the window, so UIKit calls none of these methods; no source says what the property is then (R34)",
        "“{name}”的视图不在窗口中，UIKit 不会调用这些方法；没有资料说明此时这个属性的值（R34）",
        ["name": name.role])
    case .inspectorAsColumn:
      Words(
        "DoubtTopic.inspectorAsColumn", "in regular width '{name}' is a trailing column, and isn't presented; no source says which view controller contains it, so it is left out (R32)",
        "在常规宽度下，“{name}”是后缘的一栏，并不是呈现；没有资料说明由哪个视图控制器包含它，因此此处略去（R32）",
        ["name": name.role])
    case .inspectorAsSheet:
      Words(
        "DoubtTopic.inspectorAsSheet", "in compact width '{name}' shows its inspector as a sheet; no source says who presents that, so the inspector is left out (R25)",
        "在紧凑宽度下，“{name}”以表单显示检查器；没有资料说明由谁呈现，因此此处略去检查器（R25）",
        ["name": name.role])
    case .keptBehind:
      Words(
        "DoubtTopic.keptBehind", "logs tell of a sheet behind a sheet alone; no source says what SwiftUI does with something else behind '{name}', or with a sheet behind something else. Here it waits (R32)",
        "日志只提到一个表单等待另一个表单；“{name}”正在显示时，如果两者不都是表单，没有资料说明 SwiftUI 会怎样；此处会等待（R32）",
        ["name": name.role])
    case .leftBehind:
      Words(
        "DoubtTopic.leftBehind", "nobody dismissed '{name}' when its presenter left: by Apple's guide the two stay related until somebody does, and no source says whether its view left, too; apps report that it stayed on the screen. Here both are over (R26)",
        "“{name}”的呈现者离开时，没有关闭“{name}”；按 Apple 的指南，两者的关系保留到关闭为止；没有资料说明“{name}”的视图是否也离开，有开发者报告它仍留在屏幕上；此处两者都已结束（R26）",
        ["name": name.role])
    case .lentTransition:
      Words(
        "DoubtTopic.lentTransition", "by UIKit's code of iOS 18 the presenter of '{name}' lends its transition in currentContext alone; the reference of providesPresentationContextTransitionStyle names no style, so here it does in overCurrentContext, too (R15)",
        "按 iOS 18 的 UIKit 代码，只有样式为 currentContext 时，“{name}”的呈现者才提供自己的转场；providesPresentationContextTransitionStyle 的参考文档没有限定样式，因此此处样式为 overCurrentContext 时也提供（R15）",
        ["name": name.role])
    case .logDuringTransition:
      Words(
        "DoubtTopic.logDuringTransition", #"for '{name}', presented so early, logs have either of two texts: "while a presentation is in progress", or "which is already presenting" (R30)"#,
        "过早呈现“{name}”时，日志中有两种写法：“while a presentation is in progress”或“which is already presenting”（R30）",
        ["name": name.role])
    case .orientationLock:
      Words(
        "DoubtTopic.orientationLock", "no source says who is asked for the lock of the orientation; here it is '{name}' (R42)",
        "没有资料说明锁定屏幕方向时询问哪个视图控制器；此处是“{name}”（R42）",
        ["name": name.role])
    case .orientations:
      Words(
        "DoubtTopic.orientations", "no source says for every device whether '{name}', which is presented, decides on the orientations; reports differ (R42)",
        "“{name}”被呈现之后，是否在每种设备上都由“{name}”决定屏幕方向，没有资料说明；各方报告不一（R42）",
        ["name": name.role])
    case .ownStyle:
      Words(
        "DoubtTopic.ownStyle", "'{name}' is a system's controller, and no source says which style it has where the app sets none; what follows from the style may differ (R13)",
        "“{name}”是系统视图控制器，没有资料说明应用未设置时它采用什么样式；由样式得出的结论可能不同（R13）",
        ["name": name.role])
    case .parentOfHiddenColumn:
      Words(
        "DoubtTopic.parentOfHiddenColumn", "no source says what the parent of '{name}' is while its column isn't shown (R25)",
        "“{name}”所在的栏没有显示时，没有资料说明它的父视图控制器是什么（R25）",
        ["name": name.role])
    case .parentOfTabBehindMore:
      Words(
        "DoubtTopic.parentOfTabBehindMore", "no source says what the parent of '{name}' is while its stack is in the moreNavigationController (R27)",
        "“{name}”的导航栈位于 moreNavigationController 中时，没有资料说明“{name}”的父视图控制器是什么（R27）",
        ["name": name.role])
    case .parentOfTabInGroup:
      Words(
        "DoubtTopic.parentOfTabInGroup", "no source says what the parent of '{name}' is, because its tab is in a group without a managingNavigationController (R39)",
        "“{name}”的标签页位于没有 managingNavigationController 的组中，没有资料说明“{name}”的父视图控制器是什么（R39）",
        ["name": name.role])
    case .placeOfShow:
      Words(
        "DoubtTopic.placeOfShow", "no source says from where show presents '{name}', a navigation controller that no stack takes (R19)",
        "“{name}”是导航控制器，无法进入导航栈；没有资料说明 show 从哪里呈现它（R19）",
        ["name": name.role])
    case .preferences:
      Words(
        "DoubtTopic.preferences", "no source says whether a presentation such as that of '{name}' moves this question, as it moves that about the status bar (R42)",
        "没有资料说明呈现“{name}”之后，这一设置是否也像状态栏那样改由“{name}”决定（R42）",
        ["name": name.role])
    case .presentedAboveStack:
      Words(
        "DoubtTopic.presentedAboveStack", "by the reference the property holds what is presented over the navigation controller itself; no source says whether what '{name}' presents counts; here it does (R4)",
        "按参考文档，这个属性是从导航控制器自身呈现的视图控制器；“{name}”所呈现的是否也算，没有资料说明；此处算在内（R4）",
        ["name": name.role])
    case .presentedAgain:
      Words(
        "DoubtTopic.presentedAgain", #"UIKit's code logs this, and crash reports have the exception "Application tried to present modally a view controller that is already being presented" for the same presenter, here with '{name}' (R9)"#,
        "按 UIKit 的代码，此时只记录日志；而崩溃报告中，同一呈现者再次呈现（此处为“{name}”）时有异常“Application tried to present modally a view controller that is already being presented”（R9）",
        ["name": name.role])
    case .presentedAsChild:
      Words(
        "DoubtTopic.presentedAsChild", "no source says what UIKit does with a presented controller that is to become a child; here '{name}' stays presented, and nothing changes (R16)",
        "没有资料说明把被呈现的控制器设为子视图控制器时 UIKit 会怎样；此处“{name}”仍被呈现，什么也不变（R16）",
        ["name": name.role])
    case .presentedAsRoot:
      Words(
        "DoubtTopic.presentedAsRoot", "no source says what UIKit does with a presented controller that is to become a root; here '{name}' stays presented, and nothing changes (R26)",
        "没有资料说明把被呈现的控制器设为根视图控制器时 UIKit 会怎样；此处“{name}”仍被呈现，什么也不变（R26）",
        ["name": name.role])
    case .searchResults:
      Words(
        "DoubtTopic.searchResults", "no source says that '{name}' appears before the user enters text in the search; here it appears with the search (R23)",
        "没有资料说明用户在搜索栏中输入文字之前“{name}”就会出现；此处它与搜索一起出现（R23）",
        ["name": name.role])
    case .selectionOutOfRange:
      Words(
        "DoubtTopic.selectionOutOfRange", "no source says what UIKit does with such a selectedIndex; here the first tab of '{name}' is shown (R21)",
        "没有资料说明 UIKit 如何处理这样的 selectedIndex；此处显示“{name}”的第一个标签页（R21）",
        ["name": name.role])
    case .sheetOfPopped:
      Words(
        "DoubtTopic.sheetOfPopped", "no source says whether '{name}' stays when SwiftUI pops the view that shows it; here it does (R32)",
        "没有资料说明 SwiftUI 弹出正在显示“{name}”的视图时，“{name}”是否留下；此处留下（R32）",
        ["name": name.role])
    case .showInColumns:
      Words(
        "DoubtTopic.showInColumns", "sources differ about where '{name}' is shown, which is none of the columns with names; here it is as the references say (R25)",
        "“{name}”不属于任何一个命名的栏，关于它显示在哪里，各处资料说法不一；此处以参考文档为准（R25）",
        ["name": name.role])
    case .sourceOfShareSheet:
      Words(
        "DoubtTopic.sourceOfShareSheet", "no source says whether a share sheet such as '{name}' needs its source in an iPad's compact width, too (R13)",
        "没有资料说明在 iPad 的紧凑宽度下，“{name}”这样的共享表单是否也需要锚点（R13）",
        ["name": name.role])
    case .stackOfColumn:
      Words(
        "DoubtTopic.stackOfColumn", "no source says whether '{name}', a column's navigation controller, stays around its stack in compact width (R25)",
        "“{name}”是分屏视图控制器一栏的导航控制器；没有资料说明它在紧凑宽度下是否保留、是否仍包含自己的导航栈（R25）",
        ["name": name.role])
    case .statusBarOfWindow:
      Words(
        "DoubtTopic.statusBarOfWindow", "the description doesn't say whether the window '{name}' covers the status bar; if it doesn't, a window below it decides (R42)",
        "描述没有说明窗口“{name}”是否覆盖状态栏；如果不覆盖，则由它下面的窗口决定（R42）",
        ["name": name.role])
    case .statusBarOverSheet:
      Words(
        "DoubtTopic.statusBarOverSheet", "no source says whether '{name}', in full screen over another presentation, takes over the status bar (R42)",
        "“{name}”全屏呈现在另一次呈现之上，没有资料说明“{name}”是否接管状态栏（R42）",
        ["name": name.role])
    case .styleOfCover:
      Words(
        "DoubtTopic.styleOfCover", "no source says which style '{name}', a fullScreenCover, has in UIKit, and whether the views beneath leave the window; here it is fullScreen (R32)",
        "没有资料说明 fullScreenCover“{name}”在 UIKit 中使用哪种样式，下面的视图是否离开窗口；此处为 fullScreen（R32）",
        ["name": name.role])
    case .swipeUnderSearch:
      Words(
        "DoubtTopic.swipeUnderSearch", "no source of Apple's says whether a swipe dismisses '{name}' while a search is active in it; an app prevents it there, so here it does (R31)",
        "“{name}”中的搜索处于活跃状态，Apple 的资料没有说明此时轻扫能否将其关闭；有应用特意阻止，因此此处按可以关闭处理（R31）",
        ["name": name.role])
    case .swipeWithAnimator:
      Words(
        "DoubtTopic.swipeWithAnimator", "no source says whether a swipe dismisses '{name}', a sheet whose transitioningDelegate can animate it; here it does (R31)",
        "“{name}”是表单，其 transitioningDelegate 可以提供动画；没有资料说明轻扫能否将其关闭；此处可以（R31）",
        ["name": name.role])
    case .tabBeyondBar:
      Words(
        "DoubtTopic.tabBeyondBar", "no source of Apple's says how many tabs fit in an iPad's tab bar; a report has seven, and the rest behind More. Here '{name}' is in the bar (R27)",
        "Apple 的资料没有说明 iPad 的标签栏能容纳几个标签页；有报告称为七个，其余的位于“更多”中。此处“{name}”在标签栏中（R27）",
        ["name": name.role])
    case .tabOfSidebar:
      Words(
        "DoubtTopic.tabOfSidebar", "by its reference the tab of '{name}', whose preferredPlacement is sidebarOnly, only appears in a sidebar, and no source says what a tab bar does with it; here the user can tap it (R41)",
        "“{name}”的标签页的 preferredPlacement 为 sidebarOnly，按参考文档它只出现在边栏中，但没有资料说明标签栏如何处理它；此处用户可以轻点它（R41）",
        ["name": name.role])
    case .tapBesideActionSheet:
      Words(
        "DoubtTopic.tapBesideActionSheet", "'{name}' is an action sheet without a source, in the middle of the screen with a cancel button from iOS 26 on; no source says what a tap outside does (R13)",
        "“{name}”是没有锚点的操作表单，从 iOS 26 起位于屏幕中央，并有取消按钮；没有资料说明轻点外部会怎样（R13）",
        ["name": name.role])
    case .tapBesideSheet:
      Words(
        "DoubtTopic.tapBesideSheet", "no source says whether a tap in the dimmed part around '{name}' dismisses it, too (R31)",
        "没有资料说明轻点“{name}”周围变暗的部分能否将其关闭（R31）",
        ["name": name.role])
    case .tapOnShownTab:
      Words(
        "DoubtTopic.tapOnShownTab", "no source says whether a tap on the tab that is shown goes back to a root in '{name}', which presents or has its stack further in; here nothing changes (R21)",
        "“{name}”正在呈现，或者它的导航栈在更内层；没有资料说明轻点正在显示的标签页时是否回到根视图控制器；此处什么也不变（R21）",
        ["name": name.role])
    case .topHidesStatusBar:
      Words(
        "DoubtTopic.topHidesStatusBar", "no source says that '{name}', a navigation controller, names the top of its stack for hiding the status bar; apps rely on it (R43)",
        "对于是否隐藏状态栏，没有资料说明导航控制器“{name}”会指定导航栈的最后一个；不少应用依赖这一点（R43）",
        ["name": name.role])
    case .undimmedInRegularWidth:
      Words(
        "DoubtTopic.undimmedInRegularWidth", "no source says at which detent a sheet in regular width, such as '{name}', counts for its largestUndimmedDetentIdentifier; where it does, the part around the sheet is undimmed and takes touches (R37)",
        "没有资料说明，在常规宽度下，“{name}”这样的表单以哪个停靠位置与 largestUndimmedDetentIdentifier 比较；符合条件时，表单周围不变暗，并且响应触摸（R37）",
        ["name": name.role])
    case .unshownTab:
      Words(
        "DoubtTopic.unshownTab", "no source says whether '{name}' is in the family before its tab is selected, when UIKit asks for it; here it is (R39)",
        "UIKit 在选中标签页时才请求该标签页的视图控制器，没有资料说明在此之前“{name}”是否已在族系中；此处已在其中（R39）",
        ["name": name.role])
    case .widthInside:
      Words(
        "DoubtTopic.widthInside", "the content of a form sheet or a popover has compact width, also on an iPad; no source says for every iOS whether '{name}', inside one or presented from it, adapts to that or to the window's width, as here (R14)",
        "form sheet 表单和弹出框内部的宽度是紧凑的，在 iPad 上也是如此。“{name}”位于其中或从其中呈现，它适应这一宽度还是窗口的宽度，没有资料对每个 iOS 版本都有说明；此处以窗口的宽度为准（R14）",
        ["name": name.role])
    case .windowOfPreferences:
      Words(
        "DoubtTopic.windowOfPreferences", "no source says which window of a scene decides on this; here '{name}' asks for itself (R42)",
        "没有资料说明这一设置由场景中的哪个窗口决定；此处窗口“{name}”只询问自己的视图控制器（R42）",
        ["name": name.role])
    case .windowsAtOneLevel:
      Words(
        "DoubtTopic.windowsAtOneLevel", "no source says which of the windows at the level of '{name}' is in front; here it is the one declared last (R28)",
        "没有资料说明与“{name}”同级的窗口中哪一个在最前面；此处是最后声明的那一个（R28）",
        ["name": name.role])
    case .zoomOfModal:
      Words(
        "DoubtTopic.zoomOfModal", "no source says whether isModalInPresentation keeps the user from zooming '{name}' back; here it does, so give it a button (R38)",
        "没有资料说明 isModalInPresentation 能否阻止用户将“{name}”缩回；此处可以阻止，因此请提供关闭按钮（R38）",
        ["name": name.role])
    }
  }
}

extension Message.EngineNote {
  package var words: Words {
    switch self {
    case .columnHidden(let split, let column):
      Words(
        "EngineNote.columnHidden", "'{split}' hides its column '{column}'",
        "“{split}”隐藏了“{column}”所在的栏",
        ["split": split.role, "column": column.role])
    case .coveredInStack(let top, let child, let navigation):
      Words(
        "EngineNote.coveredInStack", "'{top}' covers '{child}' in the stack of '{navigation}'",
        "在“{navigation}”的导航栈中，“{top}”遮住了“{child}”",
        ["top": top.role, "child": child.role, "navigation": navigation.role])
    case .declaredHere(let id):
      Words(
        "EngineNote.declaredHere", "'{id}' is declared here",
        "“{id}”在此处声明",
        ["id": id.role])
    case .delegateHearsOfAttempt:
      Words(
        "EngineNote.delegateHearsOfAttempt", "the delegate of its presentation controller is sent {@didAttemptToDismiss}",
        "呈现控制器（UIPresentationController）的委托会收到 {@didAttemptToDismiss}",
        ["@didAttemptToDismiss": CodeWord.didAttemptToDismiss.role])
    case .departedHere(let departure, let id):
      Words(
        "EngineNote.departedHere", "{departure=leftWithRoot?'{id}' left here, when the window got another root view controller|=leftWithPresenter?'{id}' left here, with its presenter|=collapsed?'{id}' has no column: in compact width its split view controller shows one controller alone|=expanded?'{id}' left here, when its split view controller showed its columns again|'{id}' was {departure} here}",
        "{departure=leftWithRoot?“{id}”在此处离开：窗口换了根视图控制器|=leftWithPresenter?“{id}”在此处随呈现者离开|=collapsed?“{id}”没有栏：在紧凑宽度下，分屏视图控制器只显示一个视图控制器|=expanded?“{id}”在此处离开：分屏视图控制器重新显示各栏|“{id}”在此处被{departure=dismissed?关闭|=popped?弹出|=removed?移除|=replaced?替换|=leftWithRoot?移出窗口|=collapsed?移出所在的栏|移出，以便显示各栏}}",
        ["departure": departure.role, "id": id.role])
    case .dismissActionPops(let id, let stack):
      Words(
        "EngineNote.dismissActionPops", "SwiftUI's dismiss action in '{id}' pops it from '{stack}'; write 'pop: {stack}' (R32)",
        "在“{id}”中，SwiftUI 的 dismiss 操作会把“{id}”从“{stack}”的导航栈中弹出；请写“pop: {stack}”（R32）",
        ["id": id.role, "stack": stack.role])
    case .firstInViewDidAppear(let id):
      Words(
        "EngineNote.firstInViewDidAppear", "present it in {@viewDidAppear} of '{id}'; {@viewIsAppearing} also works, but a transition may still run then",
        "请在“{id}”的 {@viewDidAppear} 中呈现；在 {@viewIsAppearing} 中也可以，但此时转场可能仍在进行",
        ["@viewDidAppear": CodeWord.viewDidAppear.role, "id": id.role, "@viewIsAppearing": CodeWord.viewIsAppearing.role])
    case .inCompletionHandler(let front, let hasHandler):
      Words(
        "EngineNote.inCompletionHandler", "{front?send {@present} to '{front}' instead, in {hasHandler?the completion handler of the step before, or in that of its transitionCoordinator|the completion handler of the transitionCoordinator of the step before}|the place for it is {hasHandler?the completion handler of the step before, or that of its transitionCoordinator|the completion handler of the transitionCoordinator of the step before}}",
        "{front?请改为向“{front}”发送 {@present}，并在{hasHandler?上一步的完成处理程序中发送，或在转场的 transitionCoordinator 的完成处理程序中发送|上一步转场的 transitionCoordinator 的完成处理程序中发送}|应在{hasHandler?上一步的完成处理程序中进行，或在转场的 transitionCoordinator 的完成处理程序中进行|上一步转场的 transitionCoordinator 的完成处理程序中进行}}",
        ["front": front.role, "@present": CodeWord.present.role, "hasHandler": hasHandler.role])
    case .namedHereFirst(let id):
      Words(
        "EngineNote.namedHereFirst", "'{id}' is here first",
        "“{id}”首次出现在此处",
        ["id": id.role])
    case .notEstablished(let doubt):
      Words(
        "EngineNote.notEstablished", "not established: {doubt}",
        "尚无定论：{doubt}",
        ["doubt": doubt.role])
    case .presentedHere(let id):
      Words(
        "EngineNote.presentedHere", "'{id}' is presented here",
        "“{id}”在此处被呈现",
        ["id": id.role])
    case .seenOutside(let id):
      Words(
        "EngineNote.seenOutside", "the running app shows '{id}' outside the window",
        "在运行的应用中，“{id}”不在窗口中",
        ["id": id.role])
    case .superclassMeaning:
      Words(
        "EngineNote.superclassMeaning", "'superclass' names the view controller class of UIKit's that decides what it is",
        "“superclass”应写 UIKit 的视图控制器类，由它决定控制器的种类")
    case .tabNotSelected(let tabBar, let selected, let tab):
      Words(
        "EngineNote.tabNotSelected", "of the tabs of '{tabBar}', '{selected}' is selected, not '{tab}'",
        "“{tabBar}”的标签页中，选中的是“{selected}”，而不是“{tab}”",
        ["tabBar": tabBar.role, "selected": selected.role, "tab": tab.role])
    case .uiKit(let message):
      Words(
        "EngineNote.uiKit", "{message}",
        "{message}",
        ["message": message.role])
    case .viewLeftWindow(let presenter, let presented):
      Words(
        "EngineNote.viewLeftWindow", "the view of '{presenter}' left the window when it presented '{presented}'",
        "“{presenter}”呈现“{presented}”时，“{presenter}”的视图离开了窗口",
        ["presenter": presenter.role, "presented": presented.role])
    case .windowHidden(let root):
      Words(
        "EngineNote.windowHidden", "the window of '{root}' is hidden; send it 'makeKeyAndVisible' first",
        "“{root}”所在的窗口是隐藏的；请先向该窗口发送“makeKeyAndVisible”",
        ["root": root.role])
    }
  }
}

extension Message.Hint {
  package var words: Words {
    switch self {
    case .actionSheetWithoutSource(let id, let isOpen):
      Words(
        "Hint.actionSheetWithoutSource", "on an iPad '{id}' is a popover with nothing to point at, so UIKit {isOpen?may raise|raises} an exception; add a 'sourceView' or a 'barButtonItem'",
        "在 iPad 上，“{id}”是弹出框，却没有可以指向的对象，因此 UIKit {isOpen?可能|}会抛出异常；请添加“sourceView”或“barButtonItem”",
        ["id": id.role, "isOpen": isOpen.role])
    case .addCountsAs(let id, let className, let action):
      Words(
        "Hint.addCountsAs", "'{id}' is {className:article}, which adds its children by itself: 'add' counts as '{action}'",
        "“{id}”是{className}，会自行添加子视图控制器：“add”按“{action}”处理",
        ["id": id.role, "className": className.role, "action": action.role])
    case .circleOfPresentations(let ids):
      Words(
        "Hint.circleOfPresentations", "{ids:circle}: every round presents {ids=1?one more|{ids.count} more}",
        "呈现形成循环：{ids:circle}；每循环一轮，就多呈现{ids.count}个控制器",
        ["ids": ids.role])
    case .classDeprecated(let name, let version, let replacement):
      Words(
        "Hint.classDeprecated", "{name} is deprecated since iOS {version}{replacement?; use {replacement}}",
        "{name}从 iOS {version}起弃用{replacement?；请改用{replacement:fullWidth}}",
        ["name": name.role, "version": version.role, "replacement": replacement.role])
    case .classGone(let name, let version, let replacement):
      Words(
        "Hint.classGone", "{name} is gone since iOS {version}{replacement?; use {replacement}}",
        "{name}从 iOS {version}起不再可用{replacement?；请改用{replacement:fullWidth}}",
        ["name": name.role, "version": version.role, "replacement": replacement.role])
    case .classTooNew(let name, let version, let ios):
      Words(
        "Hint.classTooNew", "{name} came with iOS {version}, and the description is for iOS {ios}",
        "{name}从 iOS {version}起才有，而这份描述针对 iOS {ios}",
        ["name": name.role, "version": version.role, "ios": ios.role])
    case .closedContent(let className, let id):
      Words(
        "Hint.closedContent", "{className} fills itself: an app cannot change what '{id}' contains",
        "{className}的内容由它自己管理：应用无法改变“{id}”所包含的视图控制器",
        ["className": className.role, "id": id.role])
    case .columnsTooNew(let id, let ios):
      Words(
        "Hint.columnsTooNew", "'{id}' has columns with names, which came with iOS 14, and the description is for iOS {ios}",
        "“{id}”使用带名称的栏，这些栏从 iOS 14 起才有，而这份描述针对 iOS {ios}",
        ["id": id.role, "ios": ios.role])
    case .contextOnPhone(let style):
      Words(
        "Hint.contextOnPhone", "on an iPhone before iOS 8 a presentation covers the screen: '{style}' finds no context",
        "在 iOS 8 之前的 iPhone 上，呈现会遮住整个屏幕：“{style}”找不到上下文",
        ["style": style.role])
    case .decidesOnStatusBar(let front, let below):
      Words(
        "Hint.decidesOnStatusBar", "the window '{front}' lies above '{below}': if it covers the status bar, its root decides on that, and the controllers of '{below}' aren't asked",
        "窗口“{front}”在“{below}”之上：如果它覆盖状态栏，状态栏就由它的根视图控制器决定，而不询问“{below}”中的视图控制器",
        ["front": front.role, "below": below.role])
    case .emptyStack(let id):
      Words(
        "Hint.emptyStack", "the navigation controller '{id}' has an empty stack",
        "导航控制器“{id}”的导航栈为空",
        ["id": id.role])
    case .extraColumns(let id, let count):
      Words(
        "Hint.extraColumns", "'{id}' lists {count} view controllers, and shows two, unless a 'style' and named columns say otherwise",
        "“{id}”列出了{count}个视图控制器，但只会显示 2 个；要显示更多，请设置“style”并按名称声明各栏",
        ["id": id.role, "count": count.role])
    case .ignoredStyle(let id):
      Words(
        "Hint.ignoredStyle", "UIKit ignores the 'modalPresentationStyle' of '{id}': a UIAlertController has its own",
        "UIKit 会忽略“{id}”的“modalPresentationStyle”：UIAlertController 有自己的呈现方式",
        ["id": id.role])
    case .inspectorTooNew(let id, let ios):
      Words(
        "Hint.inspectorTooNew", "'{id}' has an 'inspector', which came with iOS 26, and the description is for iOS {ios}",
        "“{id}”有“inspector”栏，这一栏从 iOS 26 起才有，而这份描述针对 iOS {ios}",
        ["id": id.role, "ios": ios.role])
    case .keyTooNew(let key, let version, let ios):
      Words(
        "Hint.keyTooNew", "'{key}' came with iOS {version}, and the description is for iOS {ios}",
        "“{key}”从 iOS {version}起才有，而这份描述针对 iOS {ios}",
        ["key": key.role, "version": version.role, "ios": ios.role])
    case .keyWithoutSheet(let id, let key, let style):
      Words(
        "Hint.keyWithoutSheet", "'{id}' is no sheet in the style '{style}', so '{key}' does nothing",
        "样式为“{style}”时，“{id}”不是表单，因此“{key}”不起作用",
        ["id": id.role, "style": style.role, "key": key.role])
    case .leavesParent(let id, let parent, let container):
      Words(
        "Hint.leavesParent", "'{id}' leaves '{parent}', its parent, for '{container}'",
        "“{id}”离开父视图控制器“{parent}”，转入“{container}”",
        ["id": id.role, "parent": parent.role, "container": container.role])
    case .leavesWithRoot(let presented, let others, let root, let window):
      Words(
        "Hint.leavesWithRoot", "nobody dismisses '{presented}'{others=0?| and {others} {others=1?other|others}} when the family of '{root}' leaves {window?'{window}'|the window}; apps report that {others=0?it|they} stayed on the screen",
        "“{presented}”{others=0?|和另外{others}个控制器}由“{root}”的族系呈现；该族系离开窗口{window?“{window}”}时，没有控制器关闭{others=0?它|它们}；据开发者报告，{others=0?它|它们}仍留在屏幕上",
        ["presented": presented.role, "others": others.role, "root": root.role, "window": window.role])
    case .methodTooNew(let method, let version, let ios):
      Words(
        "Hint.methodTooNew", "the method '{method}' came with iOS {version}, and the description is for iOS {ios}",
        "方法“{method}”从 iOS {version}起才有，而这份描述针对 iOS {ios}",
        ["method": method.role, "version": version.role, "ios": ios.role])
    case .neverUsed(let id):
      Words(
        "Hint.neverUsed", "'{id}' is never used: it is in no window after any step",
        "“{id}”从未使用：在任何步骤之后都不在窗口中",
        ["id": id.role])
    case .newInstance(let id, let className):
      Words(
        "Hint.newInstance", "'{id}' is a new {className}; give the declared one an 'id' to use it again",
        "“{id}”是新的{className}；要再次使用已声明的那一个，请为后者设置“id”",
        ["id": id.role, "className": className.role])
    case .nobodyDefinesContext(let style, let presenter, let presented):
      Words(
        "Hint.nobodyDefinesContext", "no controller defines a context for '{style}', so '{presenter}' presents '{presented}': the top of the family, as for 'fullScreen'",
        "没有控制器为“{style}”定义上下文，因此由族系的顶层“{presenter}”呈现“{presented}”，与使用“fullScreen”时相同",
        ["style": style.role, "presenter": presenter.role, "presented": presented.role])
    case .pointsAtNothing(let id):
      Words(
        "Hint.pointsAtNothing", "the popover '{id}' has nothing to point at, so UIKit raises an exception; add a 'sourceView' or a 'barButtonItem'",
        "弹出框“{id}”没有可以指向的对象，因此 UIKit 会抛出异常；请添加“sourceView”或“barButtonItem”",
        ["id": id.role])
    case .popoverWithoutSource(let id, let isOpen):
      Words(
        "Hint.popoverWithoutSource", "on an iPad '{id}' is a popover with nothing to point at, so UIKit {isOpen?may raise|raises} an exception; add a 'sourceView' or a 'barButtonItem'",
        "在 iPad 上，“{id}”是弹出框，却没有可以指向的对象，因此 UIKit {isOpen?可能|}会抛出异常；请添加“sourceView”或“barButtonItem”",
        ["id": id.role, "isOpen": isOpen.role])
    case .presentationEnds(let id, let presenter, let leaving, let departure, let isLeaving):
      Words(
        "Hint.presentationEnds", "nobody dismisses '{id}', whose presentation ends here: '{presenter}', which presents it, {isLeaving?{departure=dismissed,popped,removed,replaced?is {departure}|=leftWithRoot?leaves the window|=collapsed?loses its column|makes room for the columns}|goes with '{leaving}', which {departure=dismissed,popped,removed,replaced?is {departure}|=leftWithRoot?leaves the window|=collapsed?loses its column|makes room for the columns}}",
        "没有关闭“{id}”，此处呈现随之结束：呈现“{id}”的“{presenter}”{isLeaving?被{departure=dismissed?关闭|=popped?弹出|=removed?移除|=replaced?替换|=leftWithRoot?移出窗口|=collapsed?移出所在的栏|移出，以便显示各栏}|随“{leaving}”离开，后者被{departure=dismissed?关闭|=popped?弹出|=removed?移除|=replaced?替换|=leftWithRoot?移出窗口|=collapsed?移出所在的栏|移出，以便显示各栏}}",
        ["id": id.role, "presenter": presenter.role, "isLeaving": isLeaving.role, "departure": departure.role, "leaving": leaving.role])
    case .presenterIsDetached(let presenter, let holder):
      Words(
        "Hint.presenterIsDetached", "'{presenter}' presents without a parent: only its view was added to that of '{holder}'",
        "“{presenter}”的视图虽已添加到“{holder}”的视图中，“{presenter}”却没有父视图控制器，由它来呈现并不妥当",
        ["presenter": presenter.role, "holder": holder.role])
    case .presentsOutOfWindow(let presenter, let presented):
      Words(
        "Hint.presentsOutOfWindow", "'{presenter}' presents '{presented}' from the beginning, and its view is not in the window: it must have been there when it presented",
        "“{presenter}”一开始就呈现“{presented}”，而“{presenter}”的视图不在窗口中；呈现之时，这个视图必定在窗口中",
        ["presenter": presenter.role, "presented": presented.role])
    case .rulesChooseAnother(let presenter, let presented, let expected, let isInContext):
      Words(
        "Hint.rulesChooseAnother", "'{presenter}' presents '{presented}'; by the rules '{expected}' would{isInContext?, unless '{presenter}' defines a presentation context}",
        "“{presenter}”呈现“{presented}”；按规则应由“{expected}”呈现{isInContext?，除非“{presenter}”定义了呈现上下文}",
        ["presenter": presenter.role, "presented": presented.role, "expected": expected.role, "isInContext": isInContext.role])
    case .sidebarOnPhone(let key):
      Words(
        "Hint.sidebarOnPhone", "an iPhone always has the tab bar, so {key:quoted} has no effect there (R41)",
        "iPhone 始终显示标签栏，因此{key:quoted}在 iPhone 上不起作用（R41）",
        ["key": key.role])
    case .soundsLikeContainer(let name, let superclass):
      Words(
        "Hint.soundsLikeContainer", "{name:quoted} counts as a container of your own; if it derives from {superclass}, name that as its 'superclass'",
        "{name:quoted}被视为你自己的容器；如果它派生自{superclass}，请用“superclass”写明",
        ["name": name.role, "superclass": superclass.role])
    case .styleOfTVOS(let style):
      Words(
        "Hint.styleOfTVOS", "the style '{style}' is tvOS's own",
        "只有 tvOS 才有样式“{style}”",
        ["style": style.role])
    case .styleTooNew(let style, let version, let ios):
      Words(
        "Hint.styleTooNew", "the style '{style}' came with iOS {version}, and the description is for iOS {ios}",
        "样式“{style}”从 iOS {version}起才有，而这份描述针对 iOS {ios}",
        ["style": style.role, "version": version.role, "ios": ios.role])
    case .tabBarInStack(let id, let navigation):
      Words(
        "Hint.tabBarInStack", "by the reference of pushViewController, a stack takes no tab bar controller; '{id}' is in the stack of '{navigation}' here, as no exception is known (R18)",
        "按 pushViewController 的参考文档，导航栈不能包含标签栏控制器；由于没有已知的异常，此处“{id}”仍位于“{navigation}”的导航栈中（R18）",
        ["id": id.role, "navigation": navigation.role])
    case .timeOfGesture:
      Words(
        "Hint.timeOfGesture", "'during' is for calls in code; a user's gesture always comes after the previous transition",
        "“during”只用于代码中的调用；用户的手势总在上一次转场结束之后")
    case .tooManyTabs(let id, let count):
      Words(
        "Hint.tooManyTabs", "'{id}' has {count} tabs: in compact width a tab bar shows four of them, and More",
        "“{id}”有{count}个标签页：在紧凑宽度下，标签栏只显示其中 4 个和“更多”",
        ["id": id.role, "count": count.role])
    case .undocumented(let doubt):
      Words(
        "Hint.undocumented", "not established: {doubt}",
        "尚无定论：{doubt}",
        ["doubt": doubt.role])
    case .unexplainedRefusal(let words):
      Words(
        "Hint.unexplainedRefusal", "no rule here refuses this step; the description says that UIKit does: {words:quoted}",
        "本程序的规则不会拒绝这一步；描述则说 UIKit 会拒绝：{words:quoted}",
        ["words": words.role])
    case .unknownClass(let name, let suggestion):
      Words(
        "Hint.unknownClass", "no class {name:quoted} is known{suggestion?; did you mean {suggestion:quoted}?}",
        "未知的类{name:quoted}{suggestion?；是不是指{suggestion:quoted}？}",
        ["name": name.role, "suggestion": suggestion.role])
    case .unlistedDetent(let id, let detent, let key):
      Words(
        "Hint.unlistedDetent", "'{id}' has no detent '{detent}', so UIKit ignores '{key}'; add it to 'detents'",
        "“{id}”没有停靠位置“{detent}”，因此 UIKit 会忽略“{key}”；请把“{detent}”加到“detents”中",
        ["id": id.role, "detent": detent.role, "key": key.role])
    case .unlistedTab(let identifier):
      Words(
        "Hint.unlistedTab", "the group has no tab '{identifier}', so it shows its first; name one of its tabs",
        "该组没有标签页“{identifier}”，因此显示该组的第一个标签页；请改用该组中的某个标签页",
        ["identifier": identifier.role])
    case .unreachedContext(let id):
      Words(
        "Hint.unreachedContext", "no presentation reaches 'definesPresentationContext' of '{id}': it counts for a search, and for a 'present' in 'currentContext' or 'overCurrentContext' that is sent to it or below it",
        "没有任何呈现用到“{id}”的“definesPresentationContext”：向“{id}”或它所包含的控制器发送“present”，且样式为“currentContext”或“overCurrentContext”时才会用到（激活搜索时也会用到）",
        ["id": id.role])
    case .unreachedScene(let id):
      Words(
        "Hint.unreachedScene", "no segue leads to '{id}' from the screens that are shown",
        "没有 segue 从当前显示的界面通往“{id}”",
        ["id": id.role])
    case .viewWithoutController(let id, let holder):
      Words(
        "Hint.viewWithoutController", "'{id}' is no child of '{holder}', to whose view its own is added: 'add' makes it one",
        "“{id}”的视图被添加到“{holder}”的视图中，“{id}”却不是“{holder}”的子视图控制器；请用“add”添加",
        ["id": id.role, "holder": holder.role])
    case .waitsForTransition(let id):
      Words(
        "Hint.waitsForTransition", "what happens to '{id}' during the previous step's transition is undocumented on some iOS versions; here it waits until the transition ends",
        "在部分 iOS 版本上，上一步的转场期间会怎样处理“{id}”，没有资料说明；本程序等到转场结束后再处理",
        ["id": id.role])
    case .windowWithoutScene(let holder, let window, let ios):
      Words(
        "Hint.windowWithoutScene", "'{holder}' holds '{window}', which is in no scene: {ios<27?UIKit logs that the app doesn't adopt the scene life cycle|built with the SDK of iOS 27, the app doesn't launch}; give the window a 'scene'",
        "“{holder}”持有的“{window}”不在任何场景中：{ios<27?UIKit 会记录应用未采用场景生命周期|以 iOS 27 的 SDK 构建时，应用无法启动}；请为该窗口添加“scene”",
        ["holder": holder.role, "window": window.role, "ios": ios.role])
    case .withoutAnswer(let key):
      Words(
        "Hint.withoutAnswer", "no answer depends on {key:quoted}; it is kept, and compared by 'diff'",
        "{key:quoted}不影响任何结论；它会保留下来，供“diff”比较",
        ["key": key.role])
    }
  }
}

/// A text of `Words.xcstrings`.
package enum LineMeaning: String, CaseIterable, Sendable {
  case asksToPresent
  case contains
  case containsIndirectly
  case hasGone
  case hasView
  case hasViewAndSubviews
  case holdsInProperty
  case isOfEachMember
  case isOutsideWindow
  case isRefusedFor
  case mayBeTransparent
  case pointsToContainer
  case pointsToPresented
  case pointsToPresenter
  case refersTo
  case refersWeakly
  case segueIsCustom
  case segueOpensPopover
  case seguePresents
  case seguePresentsAsInferred
  case segueShows
  case segueShowsAsInferred
  case segueShowsDetail
  case segueUnwinds
  case showsAsRoot
  case startsHere
  case waitsFor
}

extension LineMeaning {
  package var words: Words {
    switch self {
    case .asksToPresent:
      Words(
        "LineMeaning.asksToPresent", "request to present",
        "呈现请求")
    case .contains:
      Words(
        "LineMeaning.contains", "child",
        "子视图控制器")
    case .containsIndirectly:
      Words(
        "LineMeaning.containsIndirectly", "descendant",
        "后代")
    case .hasGone:
      Words(
        "LineMeaning.hasGone", "gone since the last panel",
        "与上一张图相比已移除")
    case .hasView:
      Words(
        "LineMeaning.hasView", "view",
        "视图")
    case .hasViewAndSubviews:
      Words(
        "LineMeaning.hasViewAndSubviews", "view or subviews",
        "视图或子视图")
    case .holdsInProperty:
      Words(
        "LineMeaning.holdsInProperty", "property",
        "属性")
    case .isOfEachMember:
      Words(
        "LineMeaning.isOfEachMember", "the same for the whole family",
        "族系的每个成员都有同样的指针")
    case .isOutsideWindow:
      Words(
        "LineMeaning.isOutsideWindow", "not in the window",
        "不在窗口中")
    case .isRefusedFor:
      Words(
        "LineMeaning.isRefusedFor", "obstacle",
        "拒绝的原因")
    case .mayBeTransparent:
      Words(
        "LineMeaning.mayBeTransparent", "above a view that shows where this one is transparent",
        "可能透明，可以看到下方的视图")
    case .pointsToContainer:
      Words(
        "LineMeaning.pointsToContainer", "container",
        "所属容器")
    case .pointsToPresented:
      Words(
        "LineMeaning.pointsToPresented", "presented controller",
        "被呈现者")
    case .pointsToPresenter:
      Words(
        "LineMeaning.pointsToPresenter", "presenter",
        "呈现者")
    case .refersTo:
      Words(
        "LineMeaning.refersTo", "reference",
        "引用")
    case .refersWeakly:
      Words(
        "LineMeaning.refersWeakly", "weak reference",
        "弱引用")
    case .segueIsCustom:
      Words(
        "LineMeaning.segueIsCustom", "custom",
        "custom（自定义）")
    case .segueOpensPopover:
      Words(
        "LineMeaning.segueOpensPopover", "popover",
        "popover（弹出框）")
    case .seguePresents:
      Words(
        "LineMeaning.seguePresents", "present",
        "present（呈现）")
    case .seguePresentsAsInferred:
      Words(
        "LineMeaning.seguePresentsAsInferred", "present, inferred",
        "present（呈现，由推断得出）")
    case .segueShows:
      Words(
        "LineMeaning.segueShows", "show",
        "show（显示）")
    case .segueShowsAsInferred:
      Words(
        "LineMeaning.segueShowsAsInferred", "show, inferred",
        "show（显示，由推断得出）")
    case .segueShowsDetail:
      Words(
        "LineMeaning.segueShowsDetail", "showDetail",
        "showDetail（显示详情）")
    case .segueUnwinds:
      Words(
        "LineMeaning.segueUnwinds", "unwind",
        "unwind（返回）")
    case .showsAsRoot:
      Words(
        "LineMeaning.showsAsRoot", "root view controller",
        "根视图控制器")
    case .startsHere:
      Words(
        "LineMeaning.startsHere", "initial scene",
        "初始场景")
    case .waitsFor:
      Words(
        "LineMeaning.waitsFor", "what it waits for",
        "暂不呈现的原因")
    }
  }
}

extension Message.Presentation {
  package var words: Words {
    switch self {
    case .alreadyPresented(let id, let presenter):
      Words(
        "Presentation.alreadyPresented", "'{id}' is presented already, by '{presenter}'",
        "“{id}”已由“{presenter}”呈现",
        ["id": id.role, "presenter": presenter.role])
    case .alreadyPresenting(let presenter, let other, let refused, let isAgain, let waits, let isOpen):
      Words(
        "Presentation.alreadyPresenting", "{isAgain?'{presenter}' presents '{other}' already, and does not present it again|'{presenter}' presents '{other}' already, so '{refused}' {waits?{isOpen?may wait|waits}|is not presented}}",
        "{isAgain?“{presenter}”已呈现“{other}”，不会再次呈现|“{presenter}”已呈现“{other}”，因此{waits?{isOpen?可能|}暂不|没有}呈现“{refused}”}",
        ["isAgain": isAgain.role, "presenter": presenter.role, "other": other.role, "refused": refused.role, "waits": waits.role, "isOpen": isOpen.role])
    case .barHidden(let id, let hider):
      Words(
        "Presentation.barHidden", "the user cannot tap in the tab bar of '{id}': '{hider}' hides it",
        "用户无法轻点“{id}”的标签栏：“{hider}”把它隐藏了",
        ["id": id.role, "hider": hider.role])
    case .coveredFromUser(let id, let top):
      Words(
        "Presentation.coveredFromUser", "the user cannot dismiss '{id}': '{top}' lies above it",
        "用户无法关闭“{id}”：“{top}”在它之上",
        ["id": id.role, "top": top.role])
    case .curlNeedsFullScreen(let id, let style):
      Words(
        "Presentation.curlNeedsFullScreen", "the transition 'partialCurl' needs the style 'fullScreen', and '{id}' is presented as '{style}'",
        "转场“partialCurl”需要样式“fullScreen”，而“{id}”以“{style}”呈现",
        ["id": id.role, "style": style.role])
    case .curlPresentsNothing(let presenter, let refused):
      Words(
        "Presentation.curlPresentsNothing", "'{presenter}' came with the transition 'partialCurl', which lets it present nothing, so '{refused}' is not presented",
        "“{presenter}”以转场“partialCurl”出现，不能再呈现其他控制器，因此没有呈现“{refused}”",
        ["presenter": presenter.role, "refused": refused.role])
    case .dismissalPrevented(let id, let modal):
      Words(
        "Presentation.dismissalPrevented", "the user cannot dismiss '{id}': isModalInPresentation of '{modal}' is true",
        "用户无法关闭“{id}”：“{modal}”的 isModalInPresentation 为 true",
        ["id": id.role, "modal": modal.role])
    case .dismissedInTransition(let presenter, let isDismissal, let other):
      Words(
        "Presentation.dismissedInTransition", "'{presenter}' is still {isDismissal?dismissing|presenting} '{other}', so nothing is dismissed",
        "“{presenter}”仍在{isDismissal?关闭|呈现}“{other}”，因此没有关闭任何控制器",
        ["presenter": presenter.role, "isDismissal": isDismissal.role, "other": other.role])
    case .doesNotAppear(let id, let method):
      Words(
        "Presentation.doesNotAppear", "'{id}' does not appear with the step before, so it is not sent {method}",
        "“{id}”的视图没有随上一步出现，因此“{id}”不会收到{method}",
        ["id": id.role, "method": method.role])
    case .noGesture(let since, let id, let style):
      Words(
        "Presentation.noGesture", "{since?no gesture dismisses '{id}': sheets have had one only since iOS {since}|no gesture {style=custom?of UIKit's |}dismisses '{id}', which {style=compactHeight?covers the screen in compact height, as 'fullScreen' does|=search?is a search controller|is presented as '{style}'}}",
        "{since?没有手势能关闭“{id}”：表单从 iOS {since}起才有这样的手势|{style=custom?UIKit 没有能关闭“{id}”的手势：它|没有手势能关闭“{id}”：它}{style=alert?是提醒框|=search?是搜索控制器|=compactHeight?在紧凑高度下覆盖整个屏幕，与“fullScreen”相同|以“{style}”呈现}}",
        ["since": since.role, "id": id.role, "style": style.role])
    case .nothingPresented(let receiver, let root, let window, let isAction):
      Words(
        "Presentation.nothingPresented", "nothing is dismissed: {isAction?the dismiss action of '{receiver}' concerns the view alone, which is neither presented nor pushed|neither '{receiver}' nor a controller above it presents anything, and '{root}' is {window?the root view controller of '{window}'|the window's root view controller}}",
        "{isAction?“{receiver}”的 dismiss 操作只针对该视图，而它既没有被呈现，也没有被推入|“{receiver}”及其上级都没有呈现任何视图控制器，而“{root}”是窗口{window?“{window}”}的根视图控制器}，因此没有关闭任何控制器",
        ["isAction": isAction.role, "receiver": receiver.role, "root": root.role, "window": window.role])
    case .noTransition:
      Words(
        "Presentation.noTransition", "no transition is running: the step before, if there is one, has none",
        "没有正在进行的转场：没有上一步，或者上一步没有转场")
    case .outOfReach(let id, let top):
      Words(
        "Presentation.outOfReach", "the user cannot reach '{id}'{top?: '{top}' lies above it|, which is not on the screen}",
        "用户无法操作“{id}”：{top?“{top}”在它之上|它不在屏幕上}",
        ["id": id.role, "top": top.role])
    case .outOfSight(let id):
      Words(
        "Presentation.outOfSight", "the user cannot dismiss '{id}', which is not on the screen",
        "用户无法关闭“{id}”：它不在屏幕上",
        ["id": id.role])
    case .pickerNeedsPopover(let id):
      Words(
        "Presentation.pickerNeedsPopover", "before iOS 8 an iPad shows photos only in a UIPopoverController, so '{id}' can't be presented",
        "在 iOS 8 之前，iPad 只在 UIPopoverController 中显示照片图库，因此不能呈现“{id}”",
        ["id": id.role])
    case .presentedContainsSender(let id, let sender):
      Words(
        "Presentation.presentedContainsSender", "'{id}' contains '{sender}', and cannot be presented from it",
        "“{id}”包含“{sender}”，因此不能从“{sender}”呈现",
        ["id": id.role, "sender": sender.role])
    case .presentedHasParent(let id, let parent):
      Words(
        "Presentation.presentedHasParent", "'{id}' is a child of '{parent}', and only a controller without a parent can be presented",
        "“{id}”是“{parent}”的子视图控制器，而有父视图控制器的控制器不能被呈现",
        ["id": id.role, "parent": parent.role])
    case .presenterInTransition(let presenter, let isDismissal, let other, let refused):
      Words(
        "Presentation.presenterInTransition", "'{presenter}' is still {isDismissal?dismissing|presenting} '{other}', so '{refused}' is not presented",
        "“{presenter}”仍在{isDismissal?关闭|呈现}“{other}”，因此没有呈现“{refused}”",
        ["presenter": presenter.role, "isDismissal": isDismissal.role, "other": other.role, "refused": refused.role])
    case .presenterNotInWindow(let presenter, let presented, let isOpen):
      Words(
        "Presentation.presenterNotInWindow", "the view of '{presenter}' {isOpen?may not be|is not} in the window, so '{presented}' {isOpen?may not be|is not} presented",
        "“{presenter}”的视图{isOpen?可能|}不在窗口中，因此{isOpen?可能不会|没有}呈现“{presented}”",
        ["presenter": presenter.role, "isOpen": isOpen.role, "presented": presented.role])
    case .presenterNotYetInWindow(let method, let sender, let presenter, let presented, let isSender):
      Words(
        "Presentation.presenterNotYetInWindow", "in {method} of '{sender}' {isSender?its view|the view of '{presenter}'} is not in the window yet, so '{presented}' is not presented",
        "在“{sender}”的{method}中，“{isSender?{sender}|{presenter}}”的视图尚未进入窗口，因此没有呈现“{presented}”",
        ["method": method.role, "sender": sender.role, "isSender": isSender.role, "presenter": presenter.role, "presented": presented.role])
    case .presentsItself(let id):
      Words(
        "Presentation.presentsItself", "'{id}' would present itself",
        "“{id}”不能呈现自己",
        ["id": id.role])
    case .receiverInNoWindow(let id):
      Words(
        "Presentation.receiverInNoWindow", "nothing is dismissed: '{id}' is in no window",
        "“{id}”不在任何窗口中，因此没有关闭任何控制器",
        ["id": id.role])
    case .rootPresented(let id, let window):
      Words(
        "Presentation.rootPresented", "'{id}' is {window?the root view controller of '{window}'|the window's root view controller}, and cannot be presented",
        "“{id}”是窗口{window?“{window}”}的根视图控制器，不能被呈现",
        ["id": id.role, "window": window.role])
    case .senderInNoWindow(let sender, let presented):
      Words(
        "Presentation.senderInNoWindow", "'{sender}' is in no window, so '{presented}' is not presented",
        "“{sender}”不在任何窗口中，因此没有呈现“{presented}”",
        ["sender": sender.role, "presented": presented.role])
    case .senderPerhapsInNoWindow(let sender, let presented):
      Words(
        "Presentation.senderPerhapsInNoWindow", "no source says which controller would present for '{sender}', so '{presented}' may not be presented; send 'present' to a visible controller",
        "没有资料说明由哪个视图控制器代“{sender}”呈现，因此可能不会呈现“{presented}”；请把“present”发送给正在显示的视图控制器",
        ["sender": sender.role, "presented": presented.role])
    case .splitNotPresentable(let id):
      Words(
        "Presentation.splitNotPresentable", "'{id}' is a split view controller, which cannot be presented before iOS 8",
        "“{id}”是分屏视图控制器，在 iOS 8 之前不能被呈现",
        ["id": id.role])
    case .styleNone:
      Words(
        "Presentation.styleNone", "'none' is an answer of a presentation controller's delegate, not a style to present in: UIKit raises an exception",
        "“none”是呈现控制器（UIPresentationController）的委托返回的值，不是可以用来呈现的样式：UIKit 会抛出异常")
    case .transitionInPopover(let style, let id, let transition):
      Words(
        "Presentation.transitionInPopover", "in a popover the style '{style}' allows the transition 'coverVertical' only, and '{id}' has '{transition}': UIKit raises an exception",
        "在弹出框中，样式“{style}”只允许转场“coverVertical”，而“{id}”的转场是“{transition}”：UIKit 会抛出异常",
        ["style": style.role, "id": id.role, "transition": transition.role])
    }
  }
}

extension Message.Segue {
  package var words: Words {
    switch self {
    case .ambiguousSegue(let sources, let name):
      Words(
        "Segue.ambiguousSegue", "segues of {sources:names} have the identifier {name:quoted}; say which with 'from'",
        "{sources:names}都有标识符为{name:quoted}的 segue；请用“from”指明是哪一个",
        ["sources": sources.role, "name": name.role])
    case .customSegue(let name):
      Words(
        "Segue.customSegue", "the segue {name:quoted} is custom: only its class knows what it does, so nothing changes",
        "segue{name:quoted}是自定义的，做什么由它的类决定，因此这里没有变化",
        ["name": name.role])
    case .notOnTheWayBack(let id, let source, let isShown):
      Words(
        "Segue.notOnTheWayBack", "{isShown?'{id}' is not on the way back from '{source}', so nothing changes|'{source}' is not shown, so nothing leads back from it}",
        "{isShown?“{id}”不在从“{source}”返回的路径上|“{source}”没有显示，无法从它返回}",
        ["isShown": isShown.role, "id": id.role, "source": source.role])
    case .noWay(let scene):
      Words(
        "Segue.noWay", "no segues lead from the window's root to '{scene}'",
        "没有从窗口的根视图控制器通往“{scene}”的路径",
        ["scene": scene.role])
    case .secondKind(let kind):
      Words(
        "Segue.secondKind", "a segue is of one kind; put '{kind}' in a segue of its own",
        "一个 segue 只能有一种类型；请将“{kind}”放入单独的 segue",
        ["kind": kind.role])
    case .segueWithoutKind(let kinds):
      Words(
        "Segue.segueWithoutKind", "the segue has no kind: {kinds:quotedOr}",
        "该 segue 缺少类型，应为以下之一：{kinds:quotedOr}",
        ["kinds": kinds.role])
    case .unknownSegue(let name, let suggestion):
      Words(
        "Segue.unknownSegue", "no segue has the identifier {name:quoted}{suggestion?; did you mean {suggestion:quoted}?}",
        "没有标识符为{name:quoted}的 segue{suggestion?；是不是指{suggestion:quoted}？}",
        ["name": name.role, "suggestion": suggestion.role])
    case .unwindsSomewhere(let name):
      Words(
        "Segue.unwindsSomewhere", "only the running app knows where {name:quoted} unwinds to, so nothing changes",
        "{name:quoted}返回到哪里，只有运行中的应用知道，因此这里没有变化",
        ["name": name.role])
    }
  }
}

extension WayOut {
  package var words: Words {
    switch self {
    case .coversScreen:
      Words(
        "WayOut.coversScreen", "In compact height the sheet covers the whole screen and behaves as {@fullScreen}: no gesture dismisses it, so it needs a button that does. Set prefersEdgeAttachedInCompactHeight to {@true} to attach it to the lower edge instead (R37).",
        "在紧凑高度下，表单覆盖整个屏幕，行为与 {@fullScreen} 相同：没有手势能将其关闭，因此需要提供关闭按钮。将 prefersEdgeAttachedInCompactHeight 设为 {@true}，表单就会贴着下边缘（R37）。",
        ["@fullScreen": CodeWord.fullScreen.role, "@true": CodeWord.true.role])
    case .none:
      Words(
        "WayOut.none", "The dimmed part around it stays visible and takes no touches: it needs a button that dismisses it.",
        "被呈现者周围有变暗的部分，但该部分不响应轻点，因此需要提供关闭按钮。")
    case .noneForItIsModal(let modal):
      Words(
        "WayOut.noneForItIsModal", "The part around it takes no touches, and {@modalInPresentation} of '{modal}' is {@true}: it needs a button that dismisses it.",
        "被呈现者周围的部分不响应轻点，而且“{modal}”的 {@modalInPresentation} 为 {@true}，因此需要提供关闭按钮。",
        ["@modalInPresentation": CodeWord.modalInPresentation.role, "modal": modal.role, "@true": CodeWord.true.role])
    case .noneOverUndimmed(let detent, let modal):
      Words(
        "WayOut.noneOverUndimmed", "At '{detent}' the part above the sheet isn't dimmed and takes touches, by the sheet's largestUndimmedDetentIdentifier; {@modalInPresentation} of '{modal}' is {@true}, so no gesture dismisses it (R37).",
        "停在“{detent}”时，表单上方的部分不变暗，并且响应触摸：这由表单的 largestUndimmedDetentIdentifier 决定；“{modal}”的 {@modalInPresentation} 为 {@true}，用户不能用手势关闭（R37）。",
        ["detent": detent.role, "@modalInPresentation": CodeWord.modalInPresentation.role, "modal": modal.role, "@true": CodeWord.true.role])
    case .swipe(let orTap):
      Words(
        "WayOut.swipe", "{orTap?The dimmed part around it stays visible; a tap there, or a swipe, dismisses it, unless its {@modalInPresentation} is {@true}.|The dimmed part around it stays visible; a swipe dismisses it, unless its {@modalInPresentation} is {@true}.}",
        "被呈现者周围有变暗的部分；只要被呈现者的 {@modalInPresentation} 不为 {@true}，{orTap?轻点该部分或向下轻扫即可将其关闭。|向下轻扫即可将其关闭。}",
        ["orTap": orTap.role, "@modalInPresentation": CodeWord.modalInPresentation.role, "@true": CodeWord.true.role])
    case .swipeAlone:
      Words(
        "WayOut.swipeAlone", "A swipe dismisses it, unless its {@modalInPresentation} is {@true}.",
        "只要被呈现者的 {@modalInPresentation} 不为 {@true}，向下轻扫即可将其关闭。",
        ["@modalInPresentation": CodeWord.modalInPresentation.role, "@true": CodeWord.true.role])
    case .swipeOverUndimmed(let detent):
      Words(
        "WayOut.swipeOverUndimmed", "At '{detent}' the part above it isn't dimmed and takes touches: its largestUndimmedDetentIdentifier allows that. A swipe dismisses the sheet, unless its {@modalInPresentation} is {@true} (R37).",
        "停在“{detent}”时，表单上方的部分不变暗，并且响应触摸：这由表单的 largestUndimmedDetentIdentifier 决定。只要表单的 {@modalInPresentation} 不为 {@true}，向下轻扫即可将其关闭（R37）。",
        ["detent": detent.role, "@modalInPresentation": CodeWord.modalInPresentation.role, "@true": CodeWord.true.role])
    case .tapBesideActionSheet:
      Words(
        "WayOut.tapBesideActionSheet", "A tap outside dismisses it if it has an action with the style cancel.",
        "如果它有样式为 cancel 的操作，轻点它的外部即可将其关闭。")
    case .tapOutside(let canBeModal):
      Words(
        "WayOut.tapOutside", "A tap outside dismisses it{canBeModal?, unless its {@modalInPresentation} is {@true}.|.}",
        "{canBeModal?只要被呈现者的 {@modalInPresentation} 不为 {@true}，}轻点被呈现者的外部即可将其关闭。",
        ["canBeModal": canBeModal.role, "@modalInPresentation": CodeWord.modalInPresentation.role, "@true": CodeWord.true.role])
    case .zoomOut:
      Words(
        "WayOut.zoomOut", "The user drags or pinches it back into the view that it zoomed from (R38).",
        "用户可以拖移或捏合，使被呈现者缩回放大前的视图（R38）。")
    }
  }
}
