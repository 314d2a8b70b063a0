import VCEngine
import VCPhrases
import VCSource

extension SimplifiedChinese {
  func text(of sentence: PropertiesSentence) -> String {
    switch sentence {
    case .isRead(let property): "UIKit 会读取 \(property)。"
    case .isNotRead(let property, let other?): "UIKit 现在不读取 \(property)，而是读取 \(other)。"
    case .isNotRead(let property, nil): "UIKit 现在不读取 \(property)。"
    case .ruleOfPreference(let preference): rule(of: preference)
    case .windowInFront(let window):
      "关于状态栏，UIKit 询问场景中覆盖状态栏的最上面的窗口：“\(window)”（R42）。"
    case .comesTo(let controller, let reason, let before, let property):
      way(to: controller, reason, from: before, property ?? "")
    case .passes(let presented, let style): "“\(presented)”以 \(style) 呈现，因此不接管。"
    case .answersItself(let id, .supportedInterfaceOrientations):
      "由“\(id)”决定，它不询问子视图控制器（R42）。"
    case .answersItself(let id, _): "“\(id)”没有指定子视图控制器，因此由它自己决定（R42）。"
    case .toCapture(let presented):
      "要由它决定，请把“\(presented)”的 modalPresentationCapturesStatusBarAppearance 设为 \(code.truth(true))。"
    case .toName(let id, let property?, let container):
      "要由“\(id)”决定，请在“\(container)”中重写 \(property) 并返回“\(id)”。"
    case .toName(let id, nil, let container):
      "要由“\(id)”决定，请在“\(container)”中重写 supportedInterfaceOrientations，并返回“\(id)”的值。"
    case .namesChild(let controller, let kind, let reason, let preference):
      namesChild(controller, kind, reason, preference)
    case .ruleOfKeyCommands:
      "UIKit 从第一响应者向上查找键盘命令：经过各个容器，从被呈现者到呈现者，直到窗口（R46）。"
    case .responders(let ids):
      "如果第一响应者在最前面，依次经过的视图控制器是\(enumerated(ids.map { "“\($0)”" }))。"
    case .during(let equation, let step?): "\(equation)（仅在第 \(step) 步进行期间）"
    case .during(let equation, nil): equation
    case .ruleOfMoving(.isMovingToParent):
      "视图控制器进入容器期间，在它的 viewWillAppear 和 viewDidAppear 中，该属性为 \(code.truth(true))（R34）。"
    case .ruleOfMoving(.isMovingFromParent):
      "视图控制器离开容器期间，在它的 viewWillDisappear 和 viewDidDisappear 中，该属性为 \(code.truth(true))；只是被遮住的视图控制器仍留在容器中（R34）。"
    case .moves(_, _, step: 0): "还没有执行任何步骤。"
    case .moves(let ids, let flag, let step):
      "在第 \(step) 步中，\(ids.isEmpty ? "没有视图控制器" : names(ids))\(flag == .isMovingToParent ? "进入" : "离开")容器。"
    case .isNotNil(let property, let step): "\(property) 在第 \(step) 步进行期间不为 nil，之后为 nil"
    case .ruleOfCoordinator: "只有当视图控制器或其容器的转场正在进行时，才有转场协调器（R34）。"
    case .isInTransition(let controller?, let step): "\(name(controller))参与第 \(step) 步的转场。"
    case .isInTransition(nil, step: 0): "还没有执行任何步骤。"
    case .isInTransition(nil, let step): "它和它的容器都不参与第 \(step) 步的转场。"
    case .isSent(let method, steps: []): "UIKit 至今没有调用 \(method)。"
    case .isSent(let method, let steps):
      "UIKit 在\(steps.map { $0 == 0 ? "启动时" : "第 \($0) 步" }.joined(separator: "、"))调用 \(method)。"
    case .ruleOfAppearance:
      "视图进入或离开窗口时，视图控制器才会收到这些调用；视图留在表单、弹出框或 "
        + "\(code.word(ModalPresentationStyle.overFullScreen)) 后面的视图控制器，在呈现和关闭时都不会收到（R47）。"
    case .view(let id, let isInWindow, let isChanged, let step):
      "在第 \(step) 步，“\(id)”的视图"
        + (isInWindow ? isChanged ? "进入窗口。" : "留在窗口中。" : isChanged ? "离开窗口。" : "不在窗口中。")
    case .ruleOfModality:
      "如果被呈现者或其中正在显示的视图控制器的该属性为 \(code.truth(true))，用户就无法关闭它；代码仍可关闭（R31）。"
    case .isNotPresented: "它现在没有被呈现，因此该属性不起作用。"
    case .userCanDismiss(let presented): "用户可以关闭“\(presented)”。"
    case .ruleOfBottomBar: "只要正在显示的导航栈中有一个视图控制器的该属性为 \(code.truth(true))，标签栏就隐藏（R44）。"
    case .hasNoTabBar(let id): "“\(id)”不在标签栏控制器中，因此没有可隐藏的标签栏。"
    case .tabBar(let bar, let hider?): "“\(bar)”的标签栏已隐藏，因为“\(hider)”的该属性为 \(code.truth(true))。"
    case .tabBar(let bar, nil): "“\(bar)”的标签栏正在显示。"
    case .selectedIndex(let selected?, isListed: true):
      "它是选中的“\(selected)”在 viewControllers 中的位置（R27）。"
    case .selectedIndex(let selected?, isListed: false):
      "选中的是“\(selected)”，它不在 viewControllers 中（R27）。"
    case .selectedIndex(nil, _): "没有标签页。"
    case .showsOneColumn(let property):
      "在紧凑宽度下只显示一个视图控制器，\(property) 的值尚无定论（R25）。"
    case .ruleOfColumns:
      "一栏在 hide(_:) 隐藏它之前一直显示，检查器从 show(_:) 起显示；isShowing(_:) 从 iOS 26 起才有（R25）。"
    }
  }

  private func rule(of preference: SystemPreference) -> String {
    guard let property = preference.childProperty else {
      return "每个窗口由一个视图控制器决定：根视图控制器，或占满屏幕的被呈现者中最上面的那一个（R42）。"
    }
    let style = code.word(ModalPresentationStyle.fullScreen)
    return
      "每个窗口由一个视图控制器决定：从根视图控制器，或以 \(style) 呈现的视图控制器中最上面的那一个开始，再依次转到各个 \(property) 所指定的视图控制器（R42）。"
  }

  private func way(
    to controller: ControllerName, _ reason: Consultation.Reason, from before: String,
    _ property: String
  ) -> String {
    switch reason {
    case .isRoot: "\(name(controller))是窗口的根视图控制器。"
    case .fillsScreen: "\(name(controller))被呈现并占满屏幕，因此由它接管。"
    case .captures:
      "\(name(controller))被呈现，它的 modalPresentationCapturesStatusBarAppearance 为 \(code.truth(true))，因此由它接管。"
    case .isNamedByClass: "“\(before)”的 \(property) 是\(name(controller))（R43）。"
    case .isNamedByApp: "“\(before)”的 \(property) 是\(name(controller))，由描述声明。"
    }
  }

  private func namesChild(
    _ controller: ControllerName, _ kind: ContainerKind, _ reason: Consultation.Reason?,
    _ preference: SystemPreference
  ) -> String {
    switch (reason, kind) {
    case (.isNamedByApp, _): "由描述声明。"
    case (_, .tabBar) where reason != nil: "标签栏控制器指定选中的标签页（R43）。"
    case (_, .navigation) where reason != nil: "导航控制器指定导航栈的最后一个（R43）。"
    case (_, .navigation) where preference == .preferredStatusBarStyle:
      "导航控制器的导航栏显示时，它不指定视图控制器：由导航栏的样式决定（R43）。"
    default: "\(name(controller))不指定子视图控制器，除非它的类重写该属性（R42）。"
    }
  }
}
