import VCEngine
import VCSource

extension English {
  package func notEstablished(_ doubt: Doubt) -> String {
    let name = doubt.subject
    let reason =
      switch doubt.topic {
      case .alertCoversScreen:
        "no source says that an alert must be presented from a family that covers the screen; "
          + "otherwise the top of the receiver's family presents '\(name)' (R36)."
      case .parentOfTabBehindMore:
        "no source says what the parent of '\(name)' is while its stack is in the "
          + "moreNavigationController (R27)."
      case .parentOfTabInGroup:
        "no source says what the parent of '\(name)' is, because its tab is in a group without a "
          + "managingNavigationController (R39)."
      case .inspectorAsSheet:
        "in compact width '\(name)' shows its inspector as a sheet; no source says who presents that, "
          + "so the inspector is left out (R25)."
      case .inspectorAsColumn:
        "in regular width '\(name)' is a trailing column, and isn't presented; no source says which view "
          + "controller contains it, so it is left out (R32)."
      case .stackOfColumn:
        "no source says whether '\(name)', a column's navigation controller, stays around its stack "
          + "in compact width (R25)."
      case .contextOfSplitView:
        "no source says whether '\(name)', a split view controller, defines a presentation context "
          + "by default (R7)."
      case .delegatesController:
        "no source says that '\(name)', which a delegate shows in place of another, is the "
          + "presentedViewController (R14)."
      case .placeOfActionSheet:
        "no source says where '\(name)', an action sheet without a source, appears from iOS 26 on, nor what a "
          + "tap outside does (R13)."
      }
    return "Not established: " + reason
  }
}
