import VCEngine
import VCSource

extension ViewControllerKey {
  /// Whether a value is the default.
  func isDefault(_ value: KeyValue, of controller: ViewController, in app: AppDescription) -> Bool {
    switch (self, value) {
    case (.definesPresentationContext, .flag(let isSet)):
      isSet == (app.rules == .uikit && [.navigation, .tabBar].contains(controller.kind))
    case (.modalPresentationStyle, .text(let style)):
      !controller.uiKitClass.isClosed && style == (app.ios >= 13 ? "automatic" : "fullScreen")
    case (.providesPresentationContextTransitionStyle, .flag(false)),
      (.isModalInPresentation, .flag(false)), (.hidesBottomBarWhenPushed, .flag(false)),
      (.modalPresentationCapturesStatusBarAppearance, .flag(false)),
      (.collapseSecondary, .flag(false)),
      (.isToolbarHidden, .flag(true)), (.modalTransitionStyle, .text("coverVertical")),
      (.preferredStyle, .text("alert")), (.mode, .text("automatic")),
      (.sourceType, .text("photoLibrary")), (.transitionStyle, .text("pageCurl")),
      (.spineLocation, .text("min")), (.isSidebarHidden, .flag(true)),
      (.detents, .detents([.large])):
      true
    case (.topColumnForCollapsing, .text(let column)):
      column == controller.columns?.usualTopColumn.rawValue
    case (.selectedDetentIdentifier, .text(let detent)):
      detent == controller.detentsInForce.first?.identifier
    default: false
    }
  }
}
