import VCEngine

/// Why controllers are elsewhere in compact width.
extension Prose {
  /// Adds why UIKit moved controllers: a split view controller is collapsed (R25), or a tab bar has no
  /// room (R27).
  mutating func sayMoves(of members: [ViewController.Index]) {
    for column in members {
      guard let split = hierarchy.splitViewController(withDetailInStack: column),
        let stack = hierarchy.parentViewController(of: column)
      else { continue }
      let columns = hierarchy.app.viewControllers[split].columns
      // What was shown since then is no column.
      guard hierarchy.content(of: split).contains(column) else {
        say(.showsInCollapsed(split: id(split), stack: id(stack)))
        continue
      }
      say(
        .isDetailInStack(
          split: id(split),
          answerKey: columns?.topColumnForCollapsing.map { _ in "topColumnForCollapsing" },
          answerValue: columns?.topColumnForCollapsing?.value.rawValue, detail: id(column),
          stack: id(stack), isNamed: columns != nil))
      say(.decidesColumn(isNamed: columns != nil))
    }
    sayColumnsLeftOut(members.map { hierarchy.ancestors(of: $0).last ?? $0 })
    sayMore(members)
  }

  private mutating func sayColumnsLeftOut(_ columns: [ViewController.Index]) {
    guard let split = columns.lazy.compactMap(hierarchy.splitViewController(leavingOut:)).first
    else { return }
    if columns.contains(where: { hierarchy.isInspector($0, of: split) }) {
      say(Doubt(.inspectorAsSheet, of: id(split)))
    }
    let aside = columns.filter {
      hierarchy.splitViewController(leavingOut: $0) == split
        && !hierarchy.isInspector($0, of: split)
    }.uniqued()
    guard let first = aside.first else { return }
    let answer = answerLeavingOut(first, of: split)
    say(
      .isLeftOut(
        split: id(split), answerKey: answer?.key, answerValue: answer?.value,
        columns: aside.map(id)))
    say(.decidesColumn(isNamed: hierarchy.app.viewControllers[split].columns != nil))
  }

  private mutating func sayMore(_ members: [ViewController.Index]) {
    let moved = members.filter {
      hierarchy.parentViewController(of: $0).flatMap(hierarchy.state.tabBar(ofMore:)) != nil
    }
    guard let last = moved.last, let tabBar = hierarchy.tabBarController(of: last) else { return }
    guard let tab = hierarchy.tab(withStackBehindMore: last) else {
      return say(.ruleOfNarrowTabBar)
    }
    say(.isBehindMore(tabBar: id(tabBar), tab: id(tab), member: id(last)))
  }

  /// The key and value of the delegate's answer that left out a column of a collapsed split view
  /// controller, nil if UIKit left it out (R25).
  private func answerLeavingOut(
    _ column: ViewController.Index, of split: ViewController.Index
  ) -> (key: String, value: String)? {
    let controller = hierarchy.state.app.viewControllers[split]
    if let columns = controller.columns {
      return columns.topColumnForCollapsing.map { ("topColumnForCollapsing", $0.value.rawValue) }
    }
    guard controller[flag: .collapseSecondary]?.value == true,
      hierarchy.state.collapsed[split]?.columns.last == column
    else { return nil }
    return ("collapseSecondary", "true")
  }
}
