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
      case .parentOfHiddenColumn:
        "no source says what the parent of '\(name)' is while its column is hidden; here it stays a child "
          + "(R25)."
      case .styleOfCover:
        "no source says which style '\(name)', a fullScreenCover, has in UIKit, and whether the views beneath "
          + "leave the window; here it is fullScreen (R32)."
      case .viewUnderSheet:
        "no source says whether the presenter's view leaves the window under '\(name)', a sheet in compact "
          + "height; here it stays (R37)."
      case .viewLeftBehind:
        "nobody dismissed '\(name)' when the window got another root, and no source says whether its view "
          + "left the window; apps report that it stayed on the screen (R26)."
      case .swipeInCompactHeight:
        "no source says whether a swipe dismisses '\(name)', a sheet in compact height; give it a button that "
          + "does (R37)."
      case .tapBesideSheet:
        "no source says whether a tap in the dimmed part around '\(name)' dismisses it, too (R31)."
      case .swipeUnderSearch:
        "no source of Apple's says whether a swipe dismisses '\(name)' while a search is active in it; an app "
          + "prevents it there, so here it does (R31)."
      case .zoomOfModal:
        "no source says whether isModalInPresentation keeps the user from zooming '\(name)' back; here it "
          + "does, so give it a button (R38)."
      case .orientations:
        "no source says for every iPhone whether '\(name)', which is presented, decides on the orientations; "
          + "reports differ (R42)."
      case .preferences:
        "no source says whether a presentation such as that of '\(name)' moves this question, as it moves that "
          + "about the status bar (R42)."
      case .statusBarOverSheet:
        "no source says whether '\(name)', in full screen over another presentation, takes over the status "
          + "bar (R42)."
      case .statusBarOfWindow:
        "the description doesn't say whether the window '\(name)' covers the status bar; if it doesn't, a "
          + "window below it decides (R42)."
      case .windowOfPreferences:
        "no source says which window of a scene decides on this; here '\(name)' asks for itself (R42)."
      case .windowsAtOneLevel:
        "no source says which of the windows at the level of '\(name)' is in front; here it is the one declared "
          + "last (R28)."
      case .orientationLock:
        "no source says who is asked for the lock of the orientation; here it is '\(name)' (R42)."
      case .topHidesStatusBar:
        "no source says that '\(name)', a navigation controller, names the top of its stack for hiding the "
          + "status bar; apps rely on it (R43)."
      case .presentedAgain:
        "UIKit's code logs this, and crash reports have the exception \"Application tried to present modally a "
          + "view controller that is already being presented\" for the same presenter, here with '\(name)' (R9)."
      case .logDuringPresentation:
        "for '\(name)', presented so early, logs have either of two texts: \"while a presentation is in "
          + "progress\", or \"which is already presenting\" (R30)."
      }
    return "Not established: " + reason
  }

  /// Returns the sentence as a note or a hint.
  func notEstablishedNote(_ doubt: Doubt) -> String {
    let sentence = notEstablished(doubt)
    return sentence.prefix(1).lowercased() + sentence.dropFirst().dropLast()
  }
}
