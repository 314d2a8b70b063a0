import ViewControllers

extension English: StepPhrases {
  package func rule(of event: StepEvent) -> String? {
    switch event {
    case .pushed:
      "A push adds at the end of the stack; only the last of a stack has its view in the window (R18)."
    case .popped:
      "A pop takes the end of the stack away, and the view of the one that is last then is shown (R18)."
    case .selected:
      "A tab bar controller shows the selected tab; the others stay its children (R21)."
    case .becameRoot:
      "The old root's family leaves the window, and so does all that it presents; nobody dismisses "
        + "that (R26)."
    case .width:
      "Split view controllers collapse or expand with the width (R25), presentations adapt to it (R14), "
        + "and a narrow tab bar has five places (R27)."
    default: nil
    }
  }

  package func ruleOfShow(isDetail: Bool) -> String {
    isDetail
      ? "showDetail is for the nearest split view controller; where there is none, it presents (R19)."
      : "show is for the nearest navigation or split view controller; where there is none, it presents "
        + "(R19)."
  }

  package func ruleOfTabGroup(navigation: String?) -> String {
    if let navigation {
      "'\(navigation)' manages the tab's group: its stack becomes the view controllers of the groups, "
        + "then that of the tab (R39)."
    } else {
      "The tab's group has no managingNavigationController: the tab's view controller takes the place "
        + "of the one that the group showed (R39)."
    }
  }

  package func viewsCame(_ ids: [String]) -> String {
    "Into the window \(ids.count == 1 ? "comes the view" : "come the views") of \(names(ids)) (R21)."
  }

  package func viewsLeft(_ ids: [String]) -> String {
    "\(ids.count == 1 ? "The view" : "The views") of \(names(ids)) "
      + "\(ids.count == 1 ? "leaves" : "leave") the window (R21)."
  }

  package func holds(_ property: String, _ new: String, before old: String) -> String {
    "\(property) = \(new); before, \(old)"
  }

  package func moreChanged(_ count: Int) -> String {
    "\(counted(count, "more property", "more properties")) changed."
  }
}
