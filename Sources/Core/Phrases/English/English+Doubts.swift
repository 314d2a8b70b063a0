import VCDiagnostics
import VCEngine

extension English {
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
      case .inspectorAsColumn(let view):
        "in regular width '\(view)' is a trailing column, and isn't presented; no source says which view "
          + "controller contains it, so it is left out (R32)."
      case .stackOfColumn(let column):
        "no source says whether '\(column)', a column's navigation controller, stays around its stack "
          + "in compact width (R25)."
      case .contextOfSplitView(let split):
        "no source says whether '\(split)', a split view controller, defines a presentation context "
          + "by default (R7)."
      case .delegatesController(let id):
        "no source says that '\(id)', which a delegate shows in place of another, is the "
          + "presentedViewController (R14)."
      case .placeOfActionSheet(let id):
        "no source says where '\(id)', an action sheet without a source, appears from iOS 26 on, nor what a "
          + "tap outside does (R13)."
      }
    return "Not established: " + reason
  }
}
