import VCEngine
import VCPhrases
import VCSource

extension English {
  func text(of sentence: PropertiesSentence) -> String {
    switch sentence {
    case .isRead(let property): "UIKit reads \(property)."
    case .isNotRead(let property, let other?):
      "UIKit doesn't read \(property) now: it reads \(other)."
    case .isNotRead(let property, nil): "UIKit doesn't read \(property) now."
    case .ruleOfPreference(let preference): rule(of: preference)
    case .windowInFront(let window):
      "For the status bar UIKit asks the topmost window of the scene that covers it: '\(window)' (R42)."
    case .comesTo(let controller, let reason, let before, let property):
      way(to: controller, reason, from: before, property ?? "")
    case .passes(let presented, let style):
      "'\(presented)' is presented as \(style) and doesn't take over."
    case .answersItself(let id, .supportedInterfaceOrientations):
      "'\(id)' answers, and asks none of its children (R42)."
    case .answersItself(let id, _): "'\(id)' names no child, so it answers itself (R42)."
    case .toCapture(let presented):
      "To let it decide, set modalPresentationCapturesStatusBarAppearance of '\(presented)' to "
        + "\(code.truth(true))."
    case .toName(let id, let property?, let container):
      "To let '\(id)' answer, override \(property) in '\(container)' and return '\(id)'."
    case .toName(let id, nil, let container):
      "To let '\(id)' answer, override supportedInterfaceOrientations in '\(container)' and return what "
        + "'\(id)' returns."
    case .namesChild(let controller, let kind, let reason, let preference):
      namesChild(controller, kind, reason, preference)
    case .ruleOfKeyCommands:
      "UIKit looks for key commands from the first responder upward: through the containers, from what is "
        + "presented to its presenter, then to the window (R46)."
    case .responders(let ids):
      "While the first responder is in front, the controllers are, in order, \(list(ids.map { "'\($0)'" }, "and"))."
    case .during(let equation, let step?): "\(equation) while step \(step) runs, and not afterwards"
    case .during(let equation, nil): equation
    case .ruleOfMoving(.isMovingToParent):
      "The property is true while the controller enters a container, in its viewWillAppear and "
        + "viewDidAppear (R34)."
    case .ruleOfMoving(.isMovingFromParent):
      "The property is true while the controller leaves its container, in its viewWillDisappear and "
        + "viewDidDisappear; one that another covers stays in its container (R34)."
    case .moves(_, _, step: 0): "No step has run yet."
    case .moves(let ids, let flag, let step):
      "In step \(step) \(ids.isEmpty ? "nothing" : names(ids)) "
        + (flag == .isMovingToParent ? verb("enter", ids) : verb("leave", ids)) + " a container."
    case .isNotNil(let property, let step):
      "\(property) isn't nil while step \(step) runs; then it is nil"
    case .ruleOfCoordinator:
      "There is a coordinator only while a transition of the controller, or of a container of it, runs "
        + "(R34)."
    case .isInTransition(let controller?, let step):
      "\(name(controller)) takes part in the transition of step \(step)."
    case .isInTransition(nil, step: 0): "No step has run yet."
    case .isInTransition(nil, let step):
      "Neither it nor a container of it takes part in a transition of step \(step)."
    case .isSent(let method, steps: []): "UIKit hasn't called \(method) so far."
    case .isSent(let method, let steps):
      "UIKit calls \(method) "
        + list(steps.map { $0 == 0 ? "at launch" : "in step \($0)" }, "and") + "."
    case .ruleOfAppearance:
      "A controller gets these calls when its view enters or leaves the window; one whose view stays behind a "
        + "sheet, a popover or \(code.word(ModalPresentationStyle.overFullScreen)) gets none, coming or going "
        + "(R47)."
    case .view(let id, let isInWindow, let isChanged, let step):
      "In step \(step) the view of '\(id)' "
        + (isInWindow
          ? isChanged ? "enters the window." : "stays in the window."
          : isChanged ? "leaves the window." : "isn't in the window.")
    case .ruleOfModality:
      "Where it is true of what is presented, or of what is shown in that, the user can't dismiss it; "
        + "code still can (R31)."
    case .isNotPresented: "Nothing presents it now, so it has no effect."
    case .userCanDismiss(let presented): "The user can dismiss '\(presented)'."
    case .ruleOfBottomBar:
      "The tab bar is hidden while any controller in the stack that is shown has it (R44)."
    case .hasNoTabBar(let id): "'\(id)' is in no tab bar controller, so there is no bar to hide."
    case .tabBar(let bar, let hider?): "The bar of '\(bar)' is hidden, because '\(hider)' has it."
    case .tabBar(let bar, nil): "The bar of '\(bar)' is shown."
    case .selectedIndex(let selected?, isListed: true):
      "It is the position of '\(selected)', which is selected, in viewControllers (R27)."
    case .selectedIndex(let selected?, isListed: false):
      "'\(selected)' is selected, which isn't in viewControllers (R27)."
    case .selectedIndex(nil, _): "There is no tab."
    case .showsOneColumn(let property):
      "In compact width one controller is shown alone, and \(property) is not established (R25)."
    case .ruleOfColumns:
      "A column is shown until hide(_:) hides it, an inspector from show(_:) on; there is isShowing(_:) from "
        + "iOS 26 on (R25)."
    }
  }

  private func verb(_ word: String, _ ids: [String]) -> String {
    ids.count > 1 ? word : word + "s"
  }

  private func rule(of preference: SystemPreference) -> String {
    guard let property = preference.childProperty else {
      return
        "One controller answers for a window: its root, or the topmost that is presented and fills "
        + "the screen (R42)."
    }
    return "One controller answers for a window: its root, or the topmost presented in "
      + "\(code.word(ModalPresentationStyle.fullScreen)), and from there the one that each \(property) names "
      + "(R42)."
  }

  private func way(
    to controller: ControllerName, _ reason: Consultation.Reason, from before: String,
    _ property: String
  ) -> String {
    switch reason {
    case .isRoot: "\(name(controller)) is the window's root."
    case .fillsScreen: "\(name(controller)) is presented and fills the screen, so it takes over."
    case .captures:
      "\(name(controller)) is presented, and its modalPresentationCapturesStatusBarAppearance is "
        + "\(code.truth(true)), so it takes over."
    case .isNamedByClass: "\(property) of '\(before)' is \(name(controller)) (R43)."
    case .isNamedByApp:
      "\(property) of '\(before)' is \(name(controller)), as the description says."
    }
  }

  private func namesChild(
    _ controller: ControllerName, _ kind: ContainerKind, _ reason: Consultation.Reason?,
    _ preference: SystemPreference
  ) -> String {
    switch (reason, kind) {
    case (.isNamedByApp, _): "The description says it."
    case (_, .tabBar) where reason != nil:
      "A tab bar controller names the selected tab (R43)."
    case (_, .navigation) where reason != nil:
      "A navigation controller names the top of its stack (R43)."
    case (_, .navigation) where preference == .preferredStatusBarStyle:
      "A navigation controller names nothing while its bar is shown: the bar's style decides (R43)."
    default: "\(name(controller)) names none unless its class overrides the property (R42)."
    }
  }
}
