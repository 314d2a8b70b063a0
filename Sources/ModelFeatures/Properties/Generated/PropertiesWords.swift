// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCPhrases
import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static func answersItself(preference: (any RoleValue)?, id: (any RoleValue)?, isContainer: Bool) -> Words {
    Words(
      "answersItself", "{preference=supportedInterfaceOrientations?'{id}' answers, and asks none of its children (R42).|'{id}' names no child, so it answers itself {isContainer?(R43).|(R42).}}",
      "{preference=supportedInterfaceOrientations?由“{id}”决定，不询问其子视图控制器（R42）。|“{id}”没有指定子视图控制器，因此由“{id}”自己决定{isContainer?（R43）。|（R42）。}}",
      ["preference": preference.role, "id": id.role, "isContainer": isContainer.role])
  }

  /// The display mode that decides whether a column is shown.
  package static func columnOfMode(split: (any RoleValue)?, mode: (any RoleValue)?, isShown: Bool) -> Words {
    Words(
      "columnOfMode", "The preferredDisplayMode of '{split}' is {mode}, which {isShown?asks for this column|leaves this column off the screen}; UIKit makes every effort to follow it, and may choose another (R25).",
      "“{split}”的 preferredDisplayMode 为 {mode}，{isShown?要求显示这一栏|不显示这一栏}；UIKit 会尽量遵从，但也可能采用其他模式（R25）。",
      ["split": split.role, "mode": mode.role, "isShown": isShown.role])
  }

  /// The step that shows or hides a column.
  package static func columnOfStep(step: (any RoleValue)?, isShown: Bool) -> Words {
    Words(
      "columnOfStep", "Step {step} {isShown?shows|hides} it.",
      "第{step}步{isShown?显示|隐藏}这一栏。",
      ["step": step.role, "isShown": isShown.role])
  }

  package static func comesTo(reason: (any RoleValue)?, controller: (any RoleValue)?, property: (any RoleValue)?, before: (any RoleValue)?) -> Words {
    Words(
      "comesTo", "{reason=isRoot?{controller} is the window's root.|=fillsScreen?{controller} is presented and fills the screen, so it takes over.|=captures?{controller} is presented, and its modalPresentationCapturesStatusBarAppearance is {@true}, so it takes over.|=isNamedByClass?{property} of '{before}' is {controller} (R43).|{property} of '{before}' is {controller}, as the description says.}",
      "{reason=isRoot?{controller}是窗口的根视图控制器。|=fillsScreen?{controller}被呈现并占满屏幕，因此由它接管。|=captures?{controller}被呈现，它的 modalPresentationCapturesStatusBarAppearance 为 {@true}，因此由它接管。|=isNamedByClass?“{before}”的{property}是{controller}（R43）。|“{before}”的{property}是{controller}，由描述声明。}",
      ["reason": reason.role, "controller": controller.role, "@true": CodeWord.true.role, "property": property.role, "before": before.role])
  }

  /// A value while a step runs, nil for a value that doesn't depend on it.
  package static func during(step: (any RoleValue)?, equation: (any RoleValue)?) -> Words {
    Words(
      "during", "{step?{equation} while step {step} runs, and not afterwards|{equation}}",
      "{step?{equation}（仅在第{step}步进行期间）|{equation}}",
      ["step": step.role, "equation": equation.role])
  }

  /// The parent's part in a call about appearance.
  package static func forwardsCall(isSent: Bool, parent: (any RoleValue)?, isCustom: Bool) -> Words {
    Words(
      "forwardsCall", "{isSent?Its parent, '{parent}', gets the call, too, and forwards it{isCustom?, unless its shouldAutomaticallyForwardAppearanceMethods is {@false}} (R47).|Its parent, '{parent}', makes the call, and gets none itself: its view stays in the window (R47).}",
      "{isSent?父视图控制器“{parent}”也收到这个调用，并转发{isCustom?，除非它的 shouldAutomaticallyForwardAppearanceMethods 为 {@false}}（R47）。|由父视图控制器“{parent}”发出；它自己的视图一直在窗口中，因此它不会收到（R47）。}",
      ["isSent": isSent.role, "parent": parent.role, "isCustom": isCustom.role, "@false": CodeWord.false.role])
  }

  package static func hasNoTabBar(id: (any RoleValue)?) -> Words {
    Words(
      "hasNoTabBar", "'{id}' is in no tab bar controller, so there is no bar to hide.",
      "“{id}”不在任何标签栏控制器中，因此没有可隐藏的标签栏。",
      ["id": id.role])
  }

  package static func isInTransition(controller: (any RoleValue)?, step: (any RoleValue)?) -> Words {
    Words(
      "isInTransition", "{controller?{controller} takes part in the transition of step {step}.|{step=0?No step has run yet.|Neither it nor a container of it takes part in a transition of step {step}.}}",
      "{controller?{controller}参与第{step}步的转场。|{step=0?还没有执行任何步骤。|它和它的容器都不参与第{step}步的转场。}}",
      ["controller": controller.role, "step": step.role])
  }

  package static func isNotNil(property: (any RoleValue)?, step: (any RoleValue)?) -> Words {
    Words(
      "isNotNil", "{property} isn't nil while step {step} runs; then it is nil",
      "{property}在第{step}步进行期间不为 nil，之后为 nil",
      ["property": property.role, "step": step.role])
  }

  package static var isNotPresented: Words {
    Words(
      "isNotPresented", "Nothing presents it now, so it has no effect.",
      "它目前没有被呈现，因此这个属性不起作用。")
  }

  /// The answer: UIKit doesn't read it, but another one's; nil if it reads none of the window's.
  package static func isNotRead(other: (any RoleValue)?, property: (any RoleValue)?) -> Words {
    Words(
      "isNotRead", "{other?UIKit doesn't read {property} now: it reads {other}.|UIKit doesn't read {property} now.}",
      "{other?UIKit 现在不读取{property:coded}，而是读取{other:coded}。|UIKit 现在不读取{property:coded}。}",
      ["other": other.role, "property": property.role])
  }

  /// The answer: UIKit reads the property.
  package static func isRead(property: (any RoleValue)?) -> Words {
    Words(
      "isRead", "UIKit reads {property}.",
      "UIKit 会读取{property}。",
      ["property": property.role])
  }

  /// The steps with which UIKit calls a method about appearance; 0 is the launch.
  package static func isSent(steps: (any RoleValue)?, method: (any RoleValue)?) -> Words {
    Words(
      "isSent", "{steps?UIKit calls {method} {steps:series}.|UIKit hasn't called {method} so far.}",
      "{steps?UIKit 在{steps:series}调用{method}。|UIKit 至今没有调用{method}。}",
      ["steps": steps.role, "method": method.role])
  }

  package static func moves(step: (any RoleValue)?, ids: (any RoleValue)?, flag: (any RoleValue)?) -> Words {
    Words(
      "moves", "{step=0?No step has run yet.|In step {step} {ids?{ids:names}|nothing} {flag=isMovingToParent?{ids<2?enters|enter}|{ids<2?leaves|leave}} a container.}",
      "{step=0?还没有执行任何步骤。|在第{step}步中，{ids?{ids:names}|没有视图控制器}{flag=isMovingToParent?进入|离开}容器。}",
      ["step": step.role, "ids": ids.role, "flag": flag.role])
  }

  /// The child that a controller names, and who decided on it; nil for none.
  package static func namesChild(reason: (any RoleValue)?, namesOne: Bool, kind: (any RoleValue)?, isBarStyle: Bool, isHosting: Bool, controller: (any RoleValue)?) -> Words {
    Words(
      "namesChild", "{reason=isNamedByApp?The description says it.|{namesOne?{kind=tabBar?A tab bar controller names the selected tab (R43).|A navigation controller names the top of its stack (R43).}|{isBarStyle?A navigation controller names nothing while its bar is shown: the bar's style decides (R43).|{isHosting?The class of {controller} overrides the property, and its reference doesn't say whom it names (R43).|{controller} names none unless its class overrides the property {kind=custom?(R42).|(R43).}}}}}",
      "{reason=isNamedByApp?由描述声明。|{namesOne?{kind=tabBar?标签栏控制器指定选中的标签页（R43）。|导航控制器指定导航栈的最后一个（R43）。}|{isBarStyle?导航控制器的导航栏显示时，它不指定视图控制器：由导航栏的样式决定（R43）。|{isHosting?{controller}的类重写了这个属性，参考文档没有说明它指定谁（R43）。|{controller}不指定子视图控制器，除非它的类重写这个属性{kind=custom?（R42）。|（R43）。}}}}}",
      ["reason": reason.role, "namesOne": namesOne.role, "kind": kind.role, "isBarStyle": isBarStyle.role, "isHosting": isHosting.role, "controller": controller.role])
  }

  /// Whom UIKit asks after a controller.
  package static func nextResponder(property: (any RoleValue)?, window: (any RoleValue)?, presenter: (any RoleValue)?, holder: (any RoleValue)?) -> Words {
    Words(
      "nextResponder", "{property} is {window?the window '{window}'.|{presenter?the presenter '{presenter}'.|{holder?the superview of its view, which is in the view of '{holder}'.|nil while its view has no superview.}}}",
      "{property} 是{window?窗口“{window}”。|{presenter?呈现者“{presenter}”。|{holder?其视图的父视图，它位于“{holder}”的视图中。| nil：其视图现在没有父视图。}}}",
      ["property": property.role, "window": window.role, "presenter": presenter.role, "holder": holder.role])
  }

  package static var orientationsOfPad: Words {
    Words(
      "orientationsOfPad", "On an iPad only an app with UIRequiresFullScreen is held to the answer: one that may share the screen turns to every orientation (R42).",
      "在 iPad 上，只有设置了 UIRequiresFullScreen 的应用遵守这一设置；可与其他应用共享屏幕的应用会旋转到所有方向（R42）。")
  }

  /// A presentation that doesn't take over.
  package static func passes(presented: (any RoleValue)?, style: (any RoleValue)?) -> Words {
    Words(
      "passes", "'{presented}' {style=search?is the presentation of a search|is presented as {style}} and doesn't take over.",
      "“{presented}”{style=alert?是提醒框|=actionSheet?是操作表单|=shareSheet?是共享表单|=search?是搜索的呈现|以{style}呈现}，因此不由它接管。",
      ["presented": presented.role, "style": style.role])
  }

  package static func responders(ids: (any RoleValue)?) -> Words {
    Words(
      "responders", "While the first responder is in front, the controllers are, in order, {ids:quotedSeries}.",
      "如果第一响应者在最前面，依次经过的视图控制器是{ids:quotedSeries}。",
      ["ids": ids.role])
  }

  package static func ruleOfAppearance(isBehind: Bool) -> Words {
    Words(
      "ruleOfAppearance", "A controller gets these calls when its view enters or leaves the window{isBehind?; one whose view stays behind a sheet, a popover or {@overFullScreen} gets none, coming or going} (R47).",
      "视图进入或离开窗口时，视图控制器才会收到这些调用{isBehind?；视图留在表单、弹出框或 {@overFullScreen} 后面的视图控制器，在呈现和关闭时都不会收到}（R47）。",
      ["isBehind": isBehind.role, "@overFullScreen": CodeWord.overFullScreen.role])
  }

  package static var ruleOfBottomBar: Words {
    Words(
      "ruleOfBottomBar", "The tab bar is hidden while any controller in the stack that is shown has it (R44).",
      "只要正在显示的导航栈中有一个视图控制器的这个属性为 {@true}，标签栏就隐藏（R44）。",
      ["@true": CodeWord.true.role])
  }

  package static var ruleOfColumns: Words {
    Words(
      "ruleOfColumns", "A column is shown until hide(_:) hides it, an inspector from show(_:) on; there is isShowing(_:) from iOS 26 on (R25).",
      "一栏在 hide(_:) 隐藏它之前一直显示，检查器从 show(_:) 起显示；isShowing(_:) 从 iOS 26 起才有（R25）。")
  }

  package static var ruleOfCoordinator: Words {
    Words(
      "ruleOfCoordinator", "There is a coordinator only while a transition of the controller, or of a container of it, runs (R34).",
      "只有当视图控制器或其容器的转场正在进行时，才有转场协调器（R34）。")
  }

  /// The chain of responders (R46).
  package static var ruleOfKeyCommands: Words {
    Words(
      "ruleOfKeyCommands", "UIKit looks for key commands from the first responder upward: through the containers, from what is presented to its presenter, then to the window (R46).",
      "UIKit 从第一响应者向上查找键盘命令：经过各个容器，从被呈现者到呈现者，直到窗口（R46）。")
  }

  package static var ruleOfModality: Words {
    Words(
      "ruleOfModality", "Where it is true of what is presented, or of what is shown in that, the user can't dismiss it; code still can (R31).",
      "如果被呈现者或其中正在显示的视图控制器的这个属性为 {@true}，用户就无法关闭它；代码仍可关闭（R31）。",
      ["@true": CodeWord.true.role])
  }

  package static func ruleOfMoving(flag: (any RoleValue)?) -> Words {
    Words(
      "ruleOfMoving", "{flag=isMovingToParent?The property is true while the controller enters a container, in its viewWillAppear and viewDidAppear (R34).|The property is true while the controller leaves its container, in its viewWillDisappear and viewDidDisappear; one that another covers stays in its container (R34).}",
      "{flag=isMovingToParent?视图控制器进入容器期间，在它的 viewWillAppear 和 viewDidAppear 中，这个属性为 {@true}（R34）。|视图控制器离开容器期间，在它的 viewWillDisappear 和 viewDidDisappear 中，这个属性为 {@true}；只是被遮住的视图控制器仍留在容器中（R34）。}",
      ["flag": flag.role, "@true": CodeWord.true.role])
  }

  package static var ruleOfNextResponder: Words {
    Words(
      "ruleOfNextResponder", "After a controller comes the superview of its view; after a window's root the window, and after what is presented its presenter (R46).",
      "视图控制器的下一个响应者是其视图的父视图；窗口的根视图控制器的下一个是窗口，被呈现者的下一个是呈现者（R46）。")
  }

  /// The way of the search for the controller that answers (R42).
  package static func ruleOfPreference(property: (any RoleValue)?) -> Words {
    Words(
      "ruleOfPreference", "One controller answers for a window: its root, or the topmost {property?presented in {@fullScreen}, and from there the one that each {property} names|that is presented and fills the screen} (R42).",
      "每个窗口的这一设置由一个视图控制器决定：{property?从根视图控制器，或以 {@fullScreen} 呈现的视图控制器中最上面的那一个开始，再依次转到各个{property}所指定的视图控制器|根视图控制器，或占满屏幕的被呈现者中最上面的那一个}（R42）。",
      ["property": property.role, "@fullScreen": CodeWord.fullScreen.role])
  }

  package static var ruleOfViewLoading: Words {
    Words(
      "ruleOfViewLoading", "A view is loaded when something first asks for it, at the latest when it enters a window; no rule here tells when it is asked for earlier.",
      "视图在首次被访问时加载，最迟在进入窗口时加载；是否更早就被访问，这里的规则无法得知。")
  }

  package static func selectedIndex(selected: (any RoleValue)?, isListed: Bool) -> Words {
    Words(
      "selectedIndex", "{selected?{isListed?It is the position of '{selected}', which is selected, in viewControllers (R27).|'{selected}' is selected, which isn't in viewControllers (R27).}|There is no tab.}",
      "{selected?{isListed?它是选中的“{selected}”在 viewControllers 中的位置（R27）。|选中的是“{selected}”，它不在 viewControllers 中（R27）。}|没有标签页。}",
      ["selected": selected.role, "isListed": isListed.role])
  }

  /// A property of a column in compact width, where the split view controller shows one controller.
  package static func showsOneColumn(property: (any RoleValue)?) -> Words {
    Words(
      "showsOneColumn", "In compact width one controller is shown alone, and {property} is not established (R25).",
      "在紧凑宽度下只显示一个视图控制器，{property}的值尚无定论（R25）。",
      ["property": property.role])
  }

  package static func stepAsTime(step: (any RoleValue)?) -> Words {
    Words(
      "stepAsTime", "{step=0?at launch|in step {step}}",
      "{step=0?启动时|第{step}步}",
      ["step": step.role])
  }

  package static func tabBar(hider: (any RoleValue)?, bar: (any RoleValue)?) -> Words {
    Words(
      "tabBar", "{hider?The bar of '{bar}' is hidden, because '{hider}' has it.|The bar of '{bar}' is shown.}",
      "{hider?“{bar}”的标签栏已隐藏，因为“{hider}”的这个属性为 {@true}。|“{bar}”的标签栏正在显示。}",
      ["hider": hider.role, "bar": bar.role, "@true": CodeWord.true.role])
  }

  /// The remedies: what is presented captures the status bar, or a container names the controller.
  package static func toCapture(presented: (any RoleValue)?) -> Words {
    Words(
      "toCapture", "To let it decide, set modalPresentationCapturesStatusBarAppearance of '{presented}' to {@true}.",
      "要由它决定，请把“{presented}”的 modalPresentationCapturesStatusBarAppearance 设为 {@true}。",
      ["presented": presented.role, "@true": CodeWord.true.role])
  }

  /// How a controller's preference counts though another window is in front (R42).
  package static func toHideWindow(window: (any RoleValue)?, answer: (any RoleValue)?, id: (any RoleValue)?) -> Words {
    Words(
      "toHideWindow", "Hide the window '{window}', or let '{answer}' return what '{id}' prefers.",
      "请隐藏窗口“{window}”，或让“{answer}”返回“{id}”偏好的值。",
      ["window": window.role, "answer": answer.role, "id": id.role])
  }

  package static func toName(property: (any RoleValue)?, id: (any RoleValue)?, container: (any RoleValue)?, method: (any RoleValue)?) -> Words {
    Words(
      "toName", "{property?To let '{id}' answer, override {property} in '{container}' and return '{id}'.|To let '{id}' answer, override supportedInterfaceOrientations in '{container}' and return what '{id}' returns{method?, or let its delegate do so in {method}}.}",
      "{property?要由“{id}”决定，请在“{container}”中重写{property}并返回“{id}”。|要由“{id}”决定，请在“{container}”中重写 supportedInterfaceOrientations，并返回“{id}”的值{method?，或者由“{container}”的委托在 {method} 中返回}。}",
      ["property": property.role, "id": id.role, "container": container.role, "method": method.role])
  }

  package static func userCanDismiss(presented: (any RoleValue)?) -> Words {
    Words(
      "userCanDismiss", "The user can dismiss '{presented}'.",
      "用户可以关闭“{presented}”。",
      ["presented": presented.role])
  }

  /// Where a controller's view is after a step that doesn't send it a method.
  package static func view(step: (any RoleValue)?, id: (any RoleValue)?, isInWindow: Bool) -> Words {
    Words(
      "view", "After step {step} the view of '{id}' {isInWindow?is in the window.|isn't in the window.}",
      "第{step}步之后，“{id}”的视图{isInWindow?在窗口中。|不在窗口中。}",
      ["step": step.role, "id": id.role, "isInWindow": isInWindow.role])
  }

  /// Whether a controller's view is loaded.
  package static func viewLoading(value: (any RoleValue)?, property: (any RoleValue)?, isInWindow: Bool) -> Words {
    Words(
      "viewLoading", "{value?{property} = {value}{isInWindow?, because its view is in a window|, as the description says}.|The description doesn't say whether {property} is {@true}: its view isn't in a window.}",
      "{value?{property} = {value}，{isInWindow?因为其视图在窗口中|由描述声明}。|描述没有说明 {property} 是否为 {@true}：其视图不在窗口中。}",
      ["value": value.role, "property": property.role, "isInWindow": isInWindow.role, "@true": CodeWord.true.role])
  }

  /// The window that is asked about the status bar in place of the owner's (R42).
  package static func windowInFront(window: (any RoleValue)?) -> Words {
    Words(
      "windowInFront", "For the status bar UIKit asks the topmost window of the scene that covers it: '{window}' (R42).",
      "关于状态栏，UIKit 询问场景中覆盖状态栏的窗口里最上面的一个：“{window}”（R42）。",
      ["window": window.role])
  }
}
