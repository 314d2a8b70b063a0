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
    app.ios >= 16
      && [sheet, other].allSatisfy {
        app.viewControllers[$0].isSwiftUIs && app.viewControllers[$0].isHosting
      }
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
    guard app.viewControllers[named.value].isSwiftUIs, app.viewControllers[named.value].isHosting,
      let stack = nearest(.navigation, from: named.value)
    else { return named }
    return Participant(stack, at: named.range)
  }

  /// Whether `dismiss` sent to a controller is the action of the view that it hosts. That concerns the
  /// view, and not what the view shows (reference of DismissAction).
  package func hasDismissAction(_ view: ViewController.Index) -> Bool {
    app.viewControllers[view].isSwiftUIs && app.viewControllers[view].isHosting
  }

  /// The views that the dismiss action of a pushed view pops, the lowest first; empty for other
  /// controllers.
  package func viewsPopped(
    byDismissActionOf view: ViewController.Index
  ) -> ArraySlice<ViewController.Index> {
    let stack = parent[view]
    guard stack >= 0, kinds[stack] == .navigation, app.viewControllers[view].isSwiftUIs,
      let place = children[stack].firstIndex(of: view), place > 0
    else { return [] }
    return children[stack][place...]
  }
}
