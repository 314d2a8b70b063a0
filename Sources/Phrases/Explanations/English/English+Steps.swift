import VCEngine
import VCSource

extension English {
  package func text(of sentence: StepSentence) -> String {
    switch sentence {
    case .ruleOfShow(let isDetail, let target): ruleOfShow(isDetail: isDetail, by: target)
    case .ruleOfTabGroup(let navigation):
      if let navigation {
        "'\(navigation)' manages the tab's group: its stack becomes the view controllers of the groups, "
          + "then that of the tab (R39)."
      } else {
        "The tab's group has no managingNavigationController: the tab's view controller takes the place "
          + "of the one that the group showed (R39)."
      }
    case .userPops(let ios):
      "The user taps the back button, or drags from the leading edge of the screen"
        + (ios < 26 ? " (R18)." : ", or from anywhere in the content (R18).")
    case .userTapsShownTab:
      "A tap on the tab that is shown takes its stack back to the root (R21)."
    case .delegateOfTabs(isByUser: true):
      "The tab bar controller's delegate is told of a tap (R21)."
    case .delegateOfTabs(isByUser: false):
      "Code selects it, so the tab bar controller's delegate is told nothing; only a tap is reported to "
        + "it (R21)."
    case .viewsCame(let ids):
      "The \(ids.count == 1 ? "view of \(names(ids)) enters" : "views of \(names(ids)) enter") the window (R21)."
    case .viewsLeft(let ids):
      "\(ids.count == 1 ? "The view" : "The views") of \(names(ids)) "
        + "\(ids.count == 1 ? "leaves" : "leave") the window (R21)."
    case .appearance(let rows, let isKnown, let isReported):
      "UIKit calls \(list(rows.map { "\(list($0.methods, "and")) of \(names($0.ids))" }, "and"))"
        + (isKnown ? ", in this order" : "; the order between them is not established")
        + (isReported ? " (R48)." : " (R47).")
    case .noAppearance(let ids, let other, let isComing):
      "\(names(ids)) \(ids.count == 1 ? "gets" : "get") "
        + (isComing
          ? "none of these calls, now or when '\(other)' goes"
          : "no viewWillAppear or viewDidAppear as '\(other)' goes")
        + ": \(ids.count == 1 ? "its view stays" : "their views stay") in the window (R47)."
    case .learnOfEnd(let presented, let method):
      "To learn that '\(presented)' is gone, use the completion handler of \(code.name(of: .dismiss)), and "
        + "\(method) where the user dismisses it (R31)."
    case .givenUp(let sheet, nil):
      "If the user lets the sheet go back, UIKit calls viewWillDisappear, viewWillAppear, viewIsAppearing and "
        + "viewDidAppear of '\(sheet)' (R48)."
    case .givenUp(let top, let below?):
      "If the user lets it go back, UIKit calls viewWillDisappear, viewWillAppear and viewDidAppear of "
        + "'\(top)', and viewWillAppear, viewWillDisappear and viewDidDisappear of '\(below)' (R48)."
    case .holds(let property, let new, let old): "\(property) = \(new); before, \(old)"
    case .isNowSeen(let id, let style):
      "In the new width '\(id)' is shown \(shown(as: style)) (R14)."
    case .needsNavigationStack(let view):
      "Put '\(view)', or the view around it, into a NavigationStack: a view outside of one pushes nothing "
        + "(R32)."
    case .ruleOfNarrowTabBar:
      "In compact width a tab bar of more than five tabs shows four of them, and More (R27)."
    case .changesInspectorColumn(let id, let isShown):
      isShown
        ? "'\(id)' appears in a column, and nothing is presented."
        : "The column of '\(id)' disappears; nothing was presented."
    case .changesNothing: "Nothing changes: what the step asks for is so already."
    case .moreChanged(let count): "\(counted(count, "more property", "more properties")) changed."
    }
  }

  private func ruleOfShow(isDetail: Bool, by target: ShowTarget) -> String {
    let (call, kind) =
      isDetail ? ("showDetail", "split view") : ("show", "navigation or split view")
    switch target {
    case .container(let container):
      return "\(call) goes to the nearest \(kind) controller, '\(container)' (R19)."
    case .front(let front, let isRoot, let navigation):
      let reason =
        navigation.map { "'\($0)' takes no navigation controller" }
        ?? "No \(kind) controller is above the receiver"
      let place = isRoot ? "the window's root" : "the last one presented in the window"
      return "\(reason), so \(call) presents: '\(front)', \(place), is sent present (R19)."
    case .collapsed(let split):
      return "'\(split)' is collapsed and shows no stack, so \(call) presents: '\(split)' is sent "
        + "present (R19)."
    case .nobody:
      return "No \(kind) controller is above the receiver, and its view is in no window: "
        + "\(call) does nothing (R19)."
    }
  }

  package func rule(of event: StepEvent) -> String? {
    switch event {
    case .pushed:
      "A push adds at the end of the stack; only the last of a stack has its view in the window (R18)."
    case .popped:
      "A pop removes the top of the stack, and shows the one below (R18)."
    case .selected:
      "A tab bar controller shows the selected tab; the others stay its children (R21)."
    case .becameRoot(_, _, let leaving):
      leaving.isEmpty
        ? "The old root's family leaves the window (R26)."
        : "The old root's family leaves the window; nobody dismisses what it presents: dismiss it first "
          + "(R26)."
    case .replaced:
      "In compact width the presentation's delegate chooses what is shown: "
        + "presentationController(_:viewControllerForAdaptivePresentationStyle:) (R14)."
    case .collapsed(_, true):
      "In compact width a split view controller shows one controller alone; the other columns are in its "
        + "stack, or kept aside (R25)."
    case .collapsed(_, false):
      "In regular width a split view controller shows its columns (R25)."
    case .column:
      "In regular width show(_:) and hide(_:) change what is seen, and a call tells the delegate nothing "
        + "(R25)."
    default: nil
    }
  }
}
