import VCEngine
import VCSource

extension Doubt {
  /// What no source says.
  package var words: Words {
    switch topic {
    case .alertCoversScreen: .doubtAlertCoversScreen(name: subject)
    case .alertDuringSearch: .doubtAlertDuringSearch(name: subject)
    case .parentOfTabBehindMore: .doubtParentOfTabBehindMore(name: subject)
    case .parentOfTabInGroup: .doubtParentOfTabInGroup(name: subject)
    case .inspectorAsSheet: .doubtInspectorAsSheet(name: subject)
    case .inspectorAsColumn: .doubtInspectorAsColumn(name: subject)
    case .stackOfColumn: .doubtStackOfColumn(name: subject)
    case .contextOfSplitView: .doubtContextOfSplitView(name: subject)
    case .delegatesController: .doubtDelegatesController(name: subject)
    case .placeOfActionSheet: .doubtPlaceOfActionSheet(name: subject)
    case .parentOfHiddenColumn: .doubtParentOfHiddenColumn(name: subject)
    case .styleOfCover: .doubtStyleOfCover(name: subject)
    case .viewUnderSheet: .doubtViewUnderSheet(name: subject)
    case .viewLeftBehind: .doubtViewLeftBehind(name: subject)
    case .swipeInCompactHeight: .doubtSwipeInCompactHeight(name: subject)
    case .tapBesideSheet: .doubtTapBesideSheet(name: subject)
    case .swipeUnderSearch: .doubtSwipeUnderSearch(name: subject)
    case .zoomOfModal: .doubtZoomOfModal(name: subject)
    case .orientations: .doubtOrientations(name: subject)
    case .preferences: .doubtPreferences(name: subject)
    case .statusBarOverSheet: .doubtStatusBarOverSheet(name: subject)
    case .statusBarOfWindow: .doubtStatusBarOfWindow(name: subject)
    case .windowOfPreferences: .doubtWindowOfPreferences(name: subject)
    case .windowsAtOneLevel: .doubtWindowsAtOneLevel(name: subject)
    case .orientationLock: .doubtOrientationLock(name: subject)
    case .topHidesStatusBar: .doubtTopHidesStatusBar(name: subject)
    case .presentedAgain: .doubtPresentedAgain(name: subject)
    case .logDuringPresentation: .doubtLogDuringPresentation(name: subject)
    }
  }
}
