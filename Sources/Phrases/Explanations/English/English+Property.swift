import VCEngine
import VCSource

extension English {
  package func text(of sentence: PropertySentence) -> String {
    switch sentence {
    case .ruleOfWindow:
      "A view is in a window only if each container above shows it, up to a controller whose view is in "
        + "the window (R21)."
    case .rule(let property, let owner): rule(of: property, owner: owner)
    case .isRepresented(let child, let host):
      "A UIViewControllerRepresentable among the views of '\(host)' makes '\(child)', which becomes its "
        + "child (R32)."
    case .isDetailInStack(let detail, let stack, let split):
      "In compact width '\(split)' shows one controller alone: its column '\(detail)' is in the stack of "
        + "'\(stack)' (R25)."
    case .isLeftOut(let column, let split, let answer):
      "In compact width '\(split)' shows one controller alone"
        + (answer.map { ", and its delegate answers '\($0.key)' with \($0.value)" } ?? "")
        + ": it keeps '\(column)' aside until the width is regular (R25)."
    case .isBehindMore(let member, let tab, let tabBar):
      "The bar of '\(tabBar)' has no room for '\(tab)': while that tab is selected, its stack, with "
        + "'\(member)', is in the moreNavigationController (R27)."
    case .style(let controller, let style): "\(name(controller)) \(clause(style))"
    case .isRoot(let id, let window, let step):
      step.map { "Step \($0) made '\(id)' \(root(of: window)) (R26)." }
        ?? "'\(id)' is \(root(of: window)) from the beginning (R26)."
    case .whoSetsRoot:
      "UIKit sets it from the main storyboard; if you create the window, set it yourself."
    case .isSelectedTab(let tab, let group, let controller):
      "The tab '\(tab)'" + (group.map { " of the group '\($0)'" } ?? "") + " is selected"
        + (controller.map { "; its viewController is '\($0)' (R39)." } ?? " (R39).")
    case .sidebar(let canBe, let isDeclared, let isPad):
      sidebar(canBe: canBe, isDeclared: isDeclared, isPad: isPad)
    case .reason(let origin, let owner, let value):
      switch origin {
      case .declared(let isWeak):
        "The description declares it"
          + (isWeak ? "; the reference is weak, so it doesn't keep '\(value)' alive." : ".")
      case .scene(isKnown: true):
        "The scene contains the window and all that is presented in it; setting the property moves the "
          + "window to another scene (R28)."
      case .scene(isKnown: false):
        "The description names no scene of '\(owner)', so its windowScene is unknown; give the window a "
          + "'scene'."
      case .windows: "They are the windows whose windowScene is '\(owner)' (R28)."
      }
    case .isOwnProperty(let name, let className):
      "\(name) is a property of \(className)'s own, for one of its children."
    case .holdsChild(let child, let container, let isChild):
      isChild
        ? "'\(child)' is a child of '\(container)' (R1)."
        : "'\(child)' is no child of '\(container)' at the moment (R1)."
    case .ruleOfFlag(let flag):
      switch flag {
      case .isBeingPresented:
        "The property is true while the controller itself is presented, in its viewWillAppear and "
          + "viewDidAppear (R34)."
      case .isBeingDismissed:
        "The property is true while the controller itself is dismissed, in its viewWillDisappear and "
          + "viewDidDisappear (R34)."
      }
    case .noStepYet: "At the beginning nothing is being presented or dismissed."
    case .comesOrGoes(let ids, let flag, let step): comesOrGoes(ids, flag, inStep: step)
    case .onlyTopComesOrGoes(let member, let top, let flag):
      "\(name(member)) \(flag == .isBeingPresented ? "comes" : "goes") with '\(top)', the top of its "
        + "family. The property is true only for that top."
    case .whileRunning(let value, let step): "\(value) while step \(step) runs, and not afterwards"
    case .isCollapsed(let split, let width, let ios):
      switch width {
      case _ where ios < 8: "Before iOS 8 no split view controller collapses (R25)."
      case .compact: "The width of '\(split)' is compact, so it shows one controller alone (R25)."
      case .regular: "The width of '\(split)' is regular, so it shows its columns (R25)."
      }
    case .definesContext(let controller, let flag): definesContext(controller, flag)
    case .transition(let controller, let isDeclared):
      "\(name(controller)): " + (isDeclared ? "the description sets it" : "that is UIKit's default")
        + " (R15)."
    case .ruleOfPresentationController(let className?):
      "Every member of a presented family has the presentation controller of that family there, if it is a "
        + "\(className); while the controller isn't presented, its modalPresentationStyle decides (R35)."
    case .ruleOfPresentationController(nil):
      "A controller's presentationController manages the presentation of that controller itself (R35)."
    case .noPresentationControllers(let since, let ios):
      "Such presentation controllers came with iOS \(since), and the description is for iOS \(ios)."
    case .isManaged(let id, let presenter): "'\(presenter)' presents '\(id)', and it manages that."
    case .isNotManaged(let id, let top):
      "'\(id)' is not presented itself, so reading the property makes a new one, which manages nothing yet"
        + (top.map { "; '\($0)' is presented, and its own manages that." } ?? ".")
    case .presentationControllerClass(let className, let style):
      switch style {
      case .custom:
        "The presentation controller of a custom style is what the transitioning delegate gives, or "
          + "without one a \(className)."
      case _ where className != "UIPresentationController":
        style == .popover
          ? "A popover's presentation controller is a \(className)."
          : "The presentation controller of \(code.word(style)) is a \(className)."
      default:
        "The presentation controller of \(code.word(style)) is of a UIKit class that derives from "
          + "\(className)."
      }
    case .presentationControllerOfOwnLook(let className):
      "It is of a class of UIKit's own, which derives from \(className)."
    case .wouldBe(let value, let rules): "By \(possessive(rules)) rules it would be \(value)."
    }
  }

  private func definesContext(_ controller: ControllerName, _ flag: ContextFlag) -> String {
    let reason =
      switch flag {
      case .declared: "the description sets it"
      case .impliedByKind(let kind):
        "every \(noun(of: kind)) starts with that under UIKit's rules (R7)"
      case .byDefault(let rules): "that is \(possessive(rules)) default (R7)"
      }
    return "\(name(controller)): \(reason)."
  }

  private func rule(of property: Property, owner: String) -> String {
    switch property {
    case .parentViewController:
      "The parent is the direct container, whichever its class, and never the presenter (R1)."
    case .navigationController, .tabBarController, .splitViewController:
      "The property holds the nearest \(noun(ofSearched: property.kind)) above '\(owner)'; only parents "
        + "count, and the controller itself does not (R2)."
    case .presentingViewController:
      "The property holds the presenter of the family's top, and is the same for each member (R3)."
    case .presentedViewController:
      "The property holds what '\(owner)' presents, or else what the nearest parent above presents (R4)."
    case .children:
      "The property holds what is contained, in order, and never what is presented (R16)."
    case .topViewController:
      "The property holds the last in the stack, which was pushed last (R18)."
    case .visibleViewController:
      "The property holds what is presented over the top of the stack (R4), or that top itself (R18)."
    case .selectedViewController:
      "The property holds the tab that is shown: the first, until another is selected (R21)."
    }
  }

  private func sidebar(canBe: Bool, isDeclared: Bool, isPad: Bool) -> String {
    let reason =
      if !isPad {
        "On an iPhone the tab bar never becomes a sidebar"
      } else if isDeclared {
        canBe
          ? "The tab bar can become a sidebar, because the mode says so"
          : "The tab bar stays a tab bar, because the mode says so"
      } else {
        canBe
          ? "The tab bar can become a sidebar, because one of its tabs is a group"
          : "The tab bar stays a tab bar, because none of its tabs is a group"
      }
    return "\(reason) (R39). A sidebar is no view controller: no parent changes."
  }

  private func comesOrGoes(_ ids: [String], _ flag: TransitionFlag, inStep step: Int) -> String {
    let verb = flag == .isBeingPresented ? "presents" : "dismisses"
    return "Step \(step) \(verb) \(ids.isEmpty ? "nothing" : names(ids))."
  }
}
