import VCEngine

/// The sheets that SwiftUI keeps until another one has gone (R32).
extension State {
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
