/// What the system asks one controller of a window (R42).
package enum SystemPreference: String, CaseIterable, Sendable {
  case preferredStatusBarStyle, prefersStatusBarHidden
  case prefersHomeIndicatorAutoHidden, preferredScreenEdgesDeferringSystemGestures
  case supportedInterfaceOrientations
  /// From iOS 14 on, on iPads.
  case prefersPointerLocked
  /// From iOS 26 on.
  case prefersInterfaceOrientationLocked

  /// The property with which a controller names a child that answers in its place; nil where no
  /// property does.
  package var childProperty: String? {
    switch self {
    case .preferredStatusBarStyle: "childForStatusBarStyle"
    case .prefersStatusBarHidden: "childForStatusBarHidden"
    case .prefersHomeIndicatorAutoHidden: "childForHomeIndicatorAutoHidden"
    case .preferredScreenEdgesDeferringSystemGestures: "childForScreenEdgesDeferringSystemGestures"
    case .supportedInterfaceOrientations: nil
    case .prefersPointerLocked: "childViewControllerForPointerLock"
    case .prefersInterfaceOrientationLocked: "childForInterfaceOrientationLock"
    }
  }

  /// That property's names in both languages.
  package var childNames: [String] {
    childProperty.map { [$0, Self.objectiveCName(ofChildProperty: $0)] } ?? []
  }

  package static func objectiveCName(ofChildProperty name: String) -> String {
    name.hasPrefix("childViewController")
      ? name : "childViewController" + name.dropFirst("child".count)
  }

  /// Whether it concerns the status bar, whose control a presentation can capture.
  package var isOfStatusBar: Bool {
    self == .preferredStatusBarStyle || self == .prefersStatusBarHidden
  }

  /// Whether UIHostingController overrides its child's property (R43).
  package var isOfHosting: Bool {
    switch self {
    case .supportedInterfaceOrientations, .prefersPointerLocked, .prefersInterfaceOrientationLocked:
      false
    default: true
    }
  }

  /// Whether a presentation hands the question on to what is presented (R42).
  func isTakenOver(by presentation: Presentation, in app: AppDescription) -> Bool {
    if presentation.hasOwnLook { return false }
    if presentation.fillsScreen { return true }
    if self == .supportedInterfaceOrientations {
      return presentation.visibleStyle == .overFullScreen
    }
    return isOfStatusBar
      && app.viewControllers[presentation.presented][
        flag: .modalPresentationCapturesStatusBarAppearance]?.value == true
  }

  /// The child that a container of UIKit's names by itself (R43).
  func ownChild(of container: Hierarchy.Index, in hierarchy: Hierarchy) -> Hierarchy.Index? {
    switch (self, hierarchy.app.viewControllers[container].kind) {
    case (.preferredStatusBarStyle, .tabBar), (.prefersStatusBarHidden, .tabBar):
      hierarchy.state.showsSidebar(container) ? nil : hierarchy.selectedChild(of: container)
    case (.prefersStatusBarHidden, .navigation): hierarchy.topViewController(of: container)
    default: nil
    }
  }
}
