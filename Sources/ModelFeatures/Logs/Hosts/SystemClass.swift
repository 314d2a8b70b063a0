import VCEngine

/// A view controller that UIKit or SwiftUI makes for one of its functions. People call the function, and
/// meet the class in logs only.
package struct SystemClass: Sendable {
  private let names: [NamePattern]
  let owner: Owner
  /// What makes it, as a noun.
  let purpose: SystemPurpose
  /// The causes if it should present, instead of the usual ones.
  let causesAsPresenter: [UIKitCause]?
  /// Whether it leaves by itself when the user has chosen.
  let leavesByItself: Bool

  enum Owner: String, Sendable {
    case uiKit = "UIKit"
    case swiftUI = "SwiftUI"
  }

  private init(
    _ owner: Owner, _ names: [NamePattern], _ purpose: SystemPurpose,
    asPresenter causes: [UIKitCause]? = nil, leavesByItself: Bool = false
  ) {
    (self.owner, self.names, self.purpose) = (owner, names, purpose)
    (causesAsPresenter, self.leavesByItself) = (causes, leavesByItself)
  }

  /// Returns the row of a class; nil for others' classes and for public ones.
  init?(_ name: ClassInLog) {
    let plain = String(name.name.prefix { $0 != "<" })
    guard
      let row = Self.all.first(where: { row in
        row.names.contains { $0.matches(plain) }
          && (name.module == nil || name.module == row.owner.rawValue)
      })
    else { return nil }
    self = row
  }

  private static let all = [
    SystemClass(
      .uiKit, ["_UIAlertShimPresentingViewController", "_UIFallbackPresentationViewController"],
      .oldAlerts,
      asPresenter: [.alertController, .dismissedMeanwhile]),
    SystemClass(
      .uiKit, ["UIApplicationRotationFollowingController*"],
      .windowOfAlert, asPresenter: [.keyWindow]),
    SystemClass(
      .uiKit,
      [
        "UIInputWindowController", "UICompatibilityInputViewController",
        "UIEditingOverlayViewController", "UISystemKeyboardDockController",
        "UISystemInputAssistantViewController", "UIPredictionViewController",
      ],
      .keyboard, asPresenter: [.keyWindow]),
    SystemClass(
      .uiKit, ["_UIContextMenu*"],
      .contextMenu, leavesByItself: true),
    SystemClass(
      .uiKit,
      [
        "_UIRemoteViewController", "_UIResilientRemoteViewContainerViewController",
        "MFMailComposeRemoteViewController", "SFBrowserRemoteViewController",
        "PUPhotoPickerHostViewController",
      ],
      .remoteScreen),
    SystemClass(
      .swiftUI, ["PresentationHostingController"],
      .sheet),
    SystemClass(.swiftUI, ["PopoverHostingController"], .popover),
    SystemClass(
      .swiftUI, ["PlatformAlertController"],
      .alert),
    SystemClass(
      .swiftUI, ["NavigationStackHostingController"],
      .viewInStack),
    SystemClass(
      .swiftUI, ["UIKitNavigationController"],
      .stack),
    SystemClass(
      .swiftUI, ["TabHostingController"], .tab),
  ]
}

/// A library for apps that are written with UIKit or SwiftUI: its classes aren't the app's, either.
struct AppLibrary {
  /// Whether a class belongs to such a library.
  static func has(_ name: ClassInLog) -> Bool { all.contains { $0.has(name) } }

  private static let all = [
    HostLibrary(
      "Stripe", ["STP*", "STP_*"], modules: ["Stripe", "StripePaymentSheet", "StripeCore"]),
    HostLibrary("Google Mobile Ads", ["GAD*"], modules: ["GoogleMobileAds"]),
    HostLibrary("AppLovin", ["ALAppLovin*", "ALStoreKit*", "MAAd*"]),
    HostLibrary("Meta Audience Network", ["FBAd*"]),
    HostLibrary("Unity Ads", ["UADS*", "USR*"]),
    HostLibrary("TOCropViewController", ["TOCrop*"], modules: ["CropViewController"]),
    HostLibrary("BSImagePicker", ["BSImage*"], modules: ["BSImagePicker"]),
    HostLibrary("FloatingPanel", ["FloatingPanel*"], modules: ["FloatingPanel"]),
    HostLibrary("SideMenu", [], modules: ["SideMenu"]),
    HostLibrary("Firebase", ["FIR*", "FUI*"], modules: ["FirebaseAuthUI"]),
    HostLibrary("Facebook", ["FBSDK*"]), HostLibrary("Google Sign-In", ["GID*"]),
    HostLibrary("Adapty", ["Adapty*"], modules: ["Adapty", "AdaptyUI"]),
    HostLibrary("RevenueCat", ["RCPaywall*"], modules: ["RevenueCat", "RevenueCatUI"]),
    HostLibrary("Superwall", [], modules: ["SuperwallKit"]), HostLibrary("QMUI", ["QMUI*"]),
    HostLibrary("TZImagePickerController", ["TZ*"]),
  ]
}
