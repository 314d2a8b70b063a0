/// What SwiftUI does with its own controllers, whose modifiers are states rather than calls (R32).
extension State {
  /// A sheet whose modifier is true while another sheet is shown.
  struct HeldSheet: Sendable {
    let sheet: Step.Participant
    let sender: Index
    /// The sheet in its way.
    let blocker: Index
  }

  /// Whether SwiftUI keeps a sheet until another one has gone (logs of iOS 16 and 17).
  func isSheet(_ sheet: Index, keptBehind other: Index) -> Bool {
    app.ios >= 16 && [sheet, other].allSatisfy(hostsView)
  }

  /// Whether SwiftUI keeps a sheet that was refused because of another.
  package func isHeld(
    _ sheet: ViewController.Index, behind blocker: ViewController.Index
  ) -> Bool {
    heldSheets.contains { $0.sheet.value == sheet && $0.blocker == blocker }
  }

  /// The sheet that SwiftUI presents when these have gone, nil if it keeps none.
  package func sheet(heldBehind gone: [ViewController.Index]) -> ViewController.Index? {
    heldSheets.first { gone.contains($0.blocker) }?.sheet.value
  }

  /// Presents the sheets whose way is free now.
  mutating func presentHeldSheets() {
    let due = heldSheets.filter { presentationByPresented[$0.blocker] == nil }
    heldSheets.removeAll { presentationByPresented[$0.blocker] == nil }
    for held in due { try? present(held.sheet, from: Participant(held.sender)) }
  }

  /// The NavigationStack around a view, whose path the view changes; what is named itself, if it is no
  /// view in a stack.
  func stackOfPath(at named: Participant) -> Participant {
    guard hostsView(named.value), let stack = nearest(.navigation, from: named.value) else {
      return named
    }
    return Participant(stack, at: named.range)
  }

  /// Whether `dismiss` sent to a controller is its view's action, not for what the view shows (R32).
  package func hostsView(_ view: ViewController.Index) -> Bool {
    app.viewControllers[view].isSwiftUIs && app.viewControllers[view].isHosting
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
}
