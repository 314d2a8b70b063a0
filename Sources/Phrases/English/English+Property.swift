import ViewControllers

extension English: PropertyPhrases {
  package func rule(of property: Property, owner: String) -> String {
    switch property {
    case .parentViewController:
      "The parent is the direct container, of whatever class, and never the presenter (R1)."
    case .navigationController, .tabBarController, .splitViewController:
      "The property holds the nearest \(noun(ofSearched: property.kind)) above '\(owner)'; only parents "
        + "count, and the controller itself does not (R2)."
    case .presentingViewController:
      "The property holds whoever presented the top of the family, the same for each of its members (R3)."
    case .presentedViewController:
      "The property holds what the first of '\(owner)', its parent, and so on upward presents (R4)."
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

  private func noun(ofSearched kind: ContainerKind?) -> String {
    kind.map { noun(of: $0) } ?? "controller"
  }

  package func hasParent(_ controller: ControllerName, _ parent: String?) -> String {
    "\(name(controller)) has " + (parent.map { "a parent, '\($0)'." } ?? "no parent.")
  }

  package func isNo(
    _ kind: ContainerKind?, _ controller: ControllerName, next parent: String?
  ) -> String {
    "\(name(controller)) is no \(noun(ofSearched: kind)); "
      + (parent.map { "its parent, '\($0)', is next." }
        ?? "it has no parent, and the walk never goes on into another family (R8).")
  }

  package func isRepresented(_ child: String, in host: String) -> String {
    "A UIViewControllerRepresentable among the views of '\(host)' makes '\(child)', which becomes its "
      + "child (R32)."
  }

  package func isDetailInStack(_ detail: String, of stack: String, in split: String) -> String {
    "In compact width '\(split)' shows one controller alone: its column '\(detail)' is in the stack of "
      + "'\(stack)' (R25)."
  }

  package func isLeftOut(
    _ column: String, of split: String, answer: (key: String, value: String)?
  ) -> String {
    "In compact width '\(split)' shows one controller alone"
      + (answer.map { ", and its delegate answers '\($0.key)' with \($0.value)" } ?? "")
      + ": it keeps '\(column)' aside until the width is regular (R25)."
  }

  package func notEstablished(_ doubt: Doubt) -> String {
    let reason =
      switch doubt {
      case .alertCoversScreen(let id):
        "no source says that an alert must be presented from a family that covers the screen; "
          + "otherwise the top of the receiver's family presents '\(id)' (R36)."
      case .parentOfTabBehindMore(let tab):
        "no source says what the parent of '\(tab)' is while its stack is in the "
          + "moreNavigationController (R27)."
      case .parentOfTabInGroup(let id):
        "no source says what the parent of '\(id)' is, because its tab is in a group without a "
          + "managingNavigationController (R39)."
      case .inspectorAsSheet(let split):
        "in compact width '\(split)' shows its inspector as a sheet; no source says who presents that, "
          + "so the inspector is left out (R25)."
      case .contextOfSplitView(let split):
        "no source says whether '\(split)', a split view controller, defines a presentation context "
          + "by default (R7)."
      }
    return "Not established: " + reason
  }

  package func isBehindMore(_ member: String, of tab: String, in tabBar: String) -> String {
    "The bar of '\(tabBar)' has no room for '\(tab)': while that is selected its stack, with "
      + "'\(member)', stands in the moreNavigationController (R27)."
  }

  package func isAnswer(_ controller: ControllerName) -> String {
    "\(name(controller)) is the answer."
  }

  package func contains(_ controller: ControllerName, count: Int) -> String {
    "\(name(controller)) contains \(counted(count, "controller"))."
  }

  package func presentsNothing(_ controller: ControllerName, next parent: String?) -> String {
    "\(name(controller)) presents nothing; "
      + (parent.map { "its parent, '\($0)', is next." } ?? "it has no parent.")
  }

  package func presents(_ controller: ControllerName, _ presented: String) -> String {
    "\(name(controller)) presents '\(presented)'."
  }

  package func isPresentedTop(_ controller: ControllerName, by presenter: String) -> String {
    "\(name(controller)) has no parent, and '\(presenter)' presented it."
  }

  package func style(of controller: ControllerName, _ style: StyleRequest) -> String {
    "\(name(controller)) \(clause(style))"
  }

  package func isRoot(_ id: String, of window: String?, sinceStep step: Int?) -> String {
    step.map { "Step \($0) made '\(id)' \(root(of: window)) (R26)." }
      ?? "'\(id)' is \(root(of: window)) from the beginning (R26)."
  }

  package var whoSetsRoot: String {
    "UIKit sets it from the main storyboard; if you create the window, set it yourself."
  }

  package func isSelectedTab(
    _ tab: String, inGroup group: String?, showing controller: String?
  ) -> String {
    "The tab '\(tab)'" + (group.map { " of the group '\($0)'" } ?? "") + " is selected"
      + (controller.map { "; its viewController is '\($0)' (R39)." } ?? " (R39).")
  }

  package func sidebar(canBe: Bool, isDeclared: Bool, isPad: Bool) -> String {
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

  package func reason(
    for origin: ReferenceExplanation.Origin, owner: String, value: String
  ) -> String {
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
  }

  package func isOwnProperty(_ name: String, ofClass className: String) -> String {
    "\(name) is a property of \(className)'s own, for one of its children."
  }

  package func holdsChild(_ child: String, of container: String, isChild: Bool) -> String {
    isChild
      ? "'\(child)' is a child of '\(container)' (R1)."
      : "'\(child)' is no child of '\(container)' at the moment (R1)."
  }

  package func rule(of flag: TransitionFlag) -> String {
    switch flag {
    case .isBeingPresented:
      "The property is true while the controller itself is presented, in its viewWillAppear and "
        + "viewDidAppear (R34)."
    case .isBeingDismissed:
      "The property is true while the controller itself is dismissed, in its viewWillDisappear and "
        + "viewDidDisappear (R34)."
    }
  }

  package var noStepYet: String { "In the beginning nothing is on its way." }

  package func comesOrGoes(_ ids: [String], _ flag: TransitionFlag, inStep step: Int) -> String {
    let verb = flag == .isBeingPresented ? "presents" : "dismisses"
    return "Step \(step) \(verb) \(ids.isEmpty ? "nothing" : names(ids))."
  }

  package func onlyTopComesOrGoes(
    _ member: ControllerName, top: String, _ flag: TransitionFlag
  ) -> String {
    "\(name(member)) \(flag == .isBeingPresented ? "comes" : "goes") with '\(top)', the top of its "
      + "family, of which alone the property is true."
  }

  package func whileRunning(_ value: String, step: Int) -> String {
    "\(value) while step \(step) runs, and not afterwards"
  }

  package var ruleOfPresentationController: String {
    "A controller's presentationController manages the presentation of that controller itself (R35)."
  }

  package func noPresentationControllers(ios: Int) -> String {
    "Presentation controllers came with iOS 8, and the description is for iOS \(ios)."
  }

  package func isManaged(_ id: String, by presenter: String) -> String {
    "'\(presenter)' presents '\(id)', and it manages that."
  }

  package func isNotManaged(_ id: String, top: String?) -> String {
    "'\(id)' is not presented itself, so reading the property makes a new one, which manages nothing yet"
      + (top.map { "; '\($0)' is presented, and its own manages that." } ?? ".")
  }

  package func presentationControllerClass(
    _ className: String, _ style: ModalPresentationStyle
  ) -> String {
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
  }

  package func presentationControllerOfOwnLook(_ className: String) -> String {
    "It is of a class of UIKit's own, which derives from \(className)."
  }

  package func isTopInNoWindow(_ controller: ControllerName) -> String {
    "\(name(controller)) is in no window: it has no parent, nobody presents it, and it is no window's root."
  }

  package func isRoot(_ controller: ControllerName, of window: String?) -> String {
    "\(name(controller)) is the top, and \(root(of: window)): nobody presented it."
  }

  package func wouldBe(_ value: String, under rules: RuleSet) -> String {
    "By \(possessive(rules)) rules it would be \(value)."
  }
}
