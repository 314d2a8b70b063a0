import VCEngine

/// A view controller that UIKit or SwiftUI makes for one of its functions. People call the function, and
/// meet the class in logs only.
package struct SystemClass: Sendable {
  private let names: [NamePattern]
  let owner: Owner
  /// What makes it, as a noun.
  let purpose: TopicWords
  /// The causes if it should present, instead of the usual ones.
  let causesAsPresenter: [UIKitCause]?
  /// Whether it leaves by itself when the user has chosen.
  let leavesByItself: Bool

  enum Owner: String, Sendable {
    case uiKit = "UIKit"
    case swiftUI = "SwiftUI"
  }

  private init(
    _ owner: Owner, _ names: [NamePattern], _ english: String, _ chinese: String,
    asPresenter causes: [UIKitCause]? = nil, leavesByItself: Bool = false
  ) {
    (self.owner, self.names) = (owner, names)
    purpose = TopicWords(english, chinese)
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
      "presents for UIAlertView and UIActionSheet", "用来呈现 UIAlertView 和 UIActionSheet",
      asPresenter: [.alertController, .dismissedMeanwhile]),
    SystemClass(
      .uiKit, ["UIApplicationRotationFollowingController*"],
      "is the root of a window that UIKit made, such as an alert's",
      "是 UIKit 所建窗口（例如提醒框的窗口）的根视图控制器", asPresenter: [.keyWindow]),
    SystemClass(
      .uiKit,
      [
        "UIInputWindowController", "UICompatibilityInputViewController",
        "UIEditingOverlayViewController", "UISystemKeyboardDockController",
        "UISystemInputAssistantViewController", "UIPredictionViewController",
      ],
      "belongs to the keyboard's window", "属于键盘的窗口", asPresenter: [.keyWindow]),
    SystemClass(
      .uiKit, ["_UIContextMenu*"],
      "shows a context menu, or the menu of a button or of SwiftUI's Menu, and leaves by itself",
      "用来显示上下文菜单、按钮的菜单或 SwiftUI 的 Menu，用完会自行离开", leavesByItself: true),
    SystemClass(
      .uiKit,
      [
        "_UIRemoteViewController", "_UIResilientRemoteViewContainerViewController",
        "MFMailComposeRemoteViewController", "SFBrowserRemoteViewController",
        "PUPhotoPickerHostViewController",
      ],
      "shows a system screen of another process, such as a picker's",
      "用来显示另一个进程的系统界面，例如选择器的界面"),
    SystemClass(
      .swiftUI, ["PresentationHostingController"],
      "shows a sheet or fullScreenCover", "用来显示 sheet 或 fullScreenCover"),
    SystemClass(.swiftUI, ["PopoverHostingController"], "shows a popover", "用来显示 popover"),
    SystemClass(
      .swiftUI, ["PlatformAlertController"],
      "shows an alert or a confirmationDialog", "用来显示 alert 或 confirmationDialog"),
    SystemClass(
      .swiftUI, ["NavigationStackHostingController"],
      "shows a view of a NavigationStack", "用来显示 NavigationStack 中的视图"),
    SystemClass(
      .swiftUI, ["UIKitNavigationController"],
      "is the stack of a NavigationStack", "是 NavigationStack 的导航栈"),
    SystemClass(
      .swiftUI, ["TabHostingController"], "shows a tab of a TabView", "用来显示 TabView 的标签页"),
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
