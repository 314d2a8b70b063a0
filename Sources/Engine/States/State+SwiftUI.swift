/// What SwiftUI does with its own controllers, whose modifiers are states rather than calls (R32).
extension State {
  /// A sheet whose modifier is true while another sheet is shown, or an inspector in regular width.
  package struct HeldSheet: Sendable {
    package let sheet: Step.Participant
    let sender: Index
    /// The sheet in its way, nil for an inspector.
    package let blocker: ViewController.Index?
  }

  /// Whether SwiftUI keeps a sheet until another one has gone (logs of iOS 16 and 17).
  func isSheet(_ sheet: Index, keptBehind other: Index) -> Bool {
    app.ios >= 16 && [sheet, other].allSatisfy(hostsView)
  }

  /// Presents the sheets whose way is free now, and the inspectors whose window is compact.
  mutating func presentHeldSheets() {
    let due = heldSheets.filter(isDue)
    heldSheets = heldSheets.filter { !isDue($0) }
    for held in due { try? present(held.sheet, from: Participant(held.sender)) }
  }

  private func isDue(_ held: HeldSheet) -> Bool {
    held.blocker.map { presentationByPresented[$0] == nil } ?? traits(of: held.sender).isCompact
  }

  /// Shows an inspector: a sheet in compact width. In regular width no source says which controller
  /// contains it, so it is left out.
  mutating func showInspector(_ view: Participant, from sender: Participant) throws(StepRefusal) {
    inspectors.append((view, sender.value))
    if traits(of: sender.value).isCompact { return try present(view, from: sender) }
    heldSheets.append(HeldSheet(sheet: view, sender: sender.value, blocker: nil))
  }

  /// Leaves out the inspectors that a new width turns from sheets into columns.
  mutating func leaveOutInspectors() {
    for (view, sender) in inspectors where !traits(of: sender).isCompact {
      guard let number = presentationByPresented[view.value] else { continue }
      end(number)
      heldSheets.append(HeldSheet(sheet: view, sender: sender, blocker: nil))
    }
  }

  /// The inspectors in regular width.
  package var inspectorColumns: [ViewController.Index] {
    heldSheets.filter { $0.blocker == nil }.map(\.sheet.value)
  }

  /// The NavigationStack around a view, whose path the view changes; what is named itself, if it is no
  /// view in a stack.
  package func stackOfPath(at named: Step.Participant) -> Step.Participant {
    guard app.viewControllers[named.value].isSwiftUIs, hostsView(named.value),
      let stack = nearest(.navigation, from: named.value)
    else { return named }
    return Participant(stack, at: named.range)
  }

  /// The tab of a SwiftUI TabView that shows a view, a NavigationStack, or what is named itself, if it is in
  /// no such tab.
  package func tab(
    ofView named: ViewController.Index, in tabView: ViewController.Index
  ) -> ViewController.Index {
    guard app.viewControllers[tabView].isSwiftUIs else { return named }
    var tab = named
    while parent[tab] >= 0, parent[tab] != tabView, children[parent[tab]].first == tab {
      tab = parent[tab]
    }
    return parent[tab] == tabView ? tab : named
  }

  /// Whether `dismiss` sent to a controller is its view's action, not for what the view shows (R32).
  package func hostsView(_ view: ViewController.Index) -> Bool {
    app.viewControllers[view].isHosting
      && (app.viewControllers[view].isSwiftUIs || isColumnOfSwiftUIs(view))
  }

  /// Whether a view is the content of a `NavigationSplitView`'s column.
  private func isColumnOfSwiftUIs(_ view: ViewController.Index) -> Bool {
    var container = parent[view]
    while container >= 0, app.viewControllers[container].systemMade != nil {
      container = parent[container]
    }
    return container >= 0 && kinds[container] == .split && app.viewControllers[container].isSwiftUIs
  }

  /// What a view's dismiss action pops, the lowest first: the view, or from iOS 18 on its column.
  package func popped(byDismissActionOf view: ViewController.Index) -> [ViewController.Index] {
    let split = nearest(.split, from: view).map { app.viewControllers[$0] }
    let isInColumn = app.ios >= 18 && split?.isSwiftUIs == true
    guard isInColumn || app.viewControllers[view].isSwiftUIs else { return [] }
    for member in isInColumn ? [view, parent[view]] : [view] where member >= 0 {
      let stack = parent[member]
      guard stack >= 0, kinds[stack] == .navigation,
        let place = children[stack].firstIndex(of: member), place > 0
      else { continue }
      return Array(children[stack][place...])
    }
    return []
  }

  /// Whether SwiftUI keeps a sheet that was refused because of another.
  package func isHeld(
    _ sheet: ViewController.Index, behind blocker: ViewController.Index
  ) -> Bool {
    heldSheets.contains { $0.sheet.value == sheet && $0.blocker == blocker }
  }

  /// The sheet that SwiftUI presents when these have gone, nil if it keeps none.
  package func sheet(heldBehind gone: [ViewController.Index]) -> ViewController.Index? {
    heldSheets.first { held in gone.contains { $0 == held.blocker } }?.sheet.value
  }
}
