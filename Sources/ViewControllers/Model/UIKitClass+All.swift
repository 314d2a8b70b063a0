extension UIKitClass {
  /// Every class known: first the classes that an app fills, then the system's own by framework, at
  /// last what only looks like a view controller.
  public static let all: [UIKitClass] =
    open + addressBook + media + messages + others + documents + noViewControllers

  private static let open: [UIKitClass] = [
    viewController,
    UIKitClass("UINavigationController", .navigation),
    UIKitClass("UITabBarController", .tabBar),
    UIKitClass("UISplitViewController", .split, since: 3),
    UIKitClass("UIPageViewController", .page, since: 5),
    UIKitClass("UITableViewController", .custom),
    UIKitClass("UICollectionViewController", .custom, since: 6),
    UIKitClass("UIInputViewController", .custom, since: 8),
    UIKitClass("UISearchController", .custom, since: 8),
    UIKitClass("UISearchContainerViewController", .custom, since: 9),
    UIKitClass("UIDocumentViewController", .custom, since: 17),
    UIKitClass("UIDocumentPickerExtensionViewController", .custom, since: 8),
    UIKitClass("UIHostingController", .custom, in: "SwiftUI", since: 13),
    UIKitClass("GLKViewController", .custom, in: "GLKit", since: 5)
      .deprecated(12, use: "MTKView (MetalKit)"),
  ]

  private static let addressBook: [UIKitClass] = [
    .system(
      "ABNewPersonViewController", in: "AddressBookUI",
      delegate: "ABNewPersonViewControllerDelegate", since: 2, dismissed: .byDelegate
    ).deprecated(9, use: "CNContactViewController (ContactsUI)"),
    .system(
      "ABPeoplePickerNavigationController", .navigation, in: "AddressBookUI",
      delegate: "ABPeoplePickerNavigationControllerDelegate", since: 2, dismissed: .byDelegate
    ).deprecated(9, use: "CNContactPickerViewController (ContactsUI)"),
    .system(
      "ABPersonViewController", in: "AddressBookUI", delegate: "ABPersonViewControllerDelegate",
      since: 2
    ).deprecated(9, use: "CNContactViewController (ContactsUI)"),
    .system(
      "ABUnknownPersonViewController", in: "AddressBookUI",
      delegate: "ABUnknownPersonViewControllerDelegate", since: 2, dismissed: .byDelegate
    ).deprecated(9, use: "CNContactViewController (ContactsUI)"),
    .system(
      "CNContactPickerViewController", in: "ContactsUI", delegate: "CNContactPickerDelegate",
      since: 9, dismissed: .byItself),
    .system(
      "CNContactViewController", in: "ContactsUI", delegate: "CNContactViewControllerDelegate",
      since: 9),
  ]

  private static let media: [UIKitClass] = [
    .system(
      "MPMediaPickerController", in: "MediaPlayer", delegate: "MPMediaPickerControllerDelegate",
      since: 3, dismissed: .byDelegate),
    .system("MPMoviePlayerViewController", in: "MediaPlayer", since: 3, dismissed: .byItself)
      .deprecated(9, removed: 13, use: "AVPlayerViewController (AVKit)"),
    .system(
      "AVPlayerViewController", in: "AVKit", delegate: "AVPlayerViewControllerDelegate",
      since: 8, dismissed: .byItself),
    .system(
      "UIImagePickerController", .navigation, in: "UIKit",
      delegate: "UIImagePickerControllerDelegate", since: 2, dismissed: .byDelegate),
    .system(
      "UIVideoEditorController", .navigation, in: "UIKit",
      delegate: "UIVideoEditorControllerDelegate", since: 3, dismissed: .byDelegate),
    .system(
      "PHPickerViewController", in: "PhotosUI", delegate: "PHPickerViewControllerDelegate",
      since: 14, dismissed: .byDelegate),
    .system(
      "VNDocumentCameraViewController", in: "VisionKit",
      delegate: "VNDocumentCameraViewControllerDelegate", since: 13, dismissed: .byDelegate),
    .system(
      "DataScannerViewController", in: "VisionKit",
      delegate: "DataScannerViewControllerDelegate", since: 16),
  ]

  private static let messages: [UIKitClass] = [
    .system(
      "EKEventEditViewController", .navigation, in: "EventKitUI",
      delegate: "EKEventEditViewDelegate", since: 4, dismissed: .byDelegate),
    .system(
      "EKEventViewController", in: "EventKitUI", delegate: "EKEventViewDelegate", since: 4,
      dismissed: .byDelegate),
    .system(
      "EKCalendarChooser", in: "EventKitUI", delegate: "EKCalendarChooserDelegate", since: 5,
      dismissed: .byDelegate),
    .system(
      "MFMailComposeViewController", .navigation, in: "MessageUI",
      delegate: "MFMailComposeViewControllerDelegate", since: 3, dismissed: .byDelegate),
    .system(
      "MFMessageComposeViewController", .navigation, in: "MessageUI",
      delegate: "MFMessageComposeViewControllerDelegate", since: 4, dismissed: .byDelegate),
    .system("SLComposeViewController", in: "Social", since: 6, dismissed: .byItself),
    .system("UIActivityViewController", in: "UIKit", since: 6, dismissed: .byItself),
    .system("UIAlertController", in: "UIKit", since: 8, dismissed: .byItself),
  ]

  private static let others: [UIKitClass] = [
    .system(
      "GKAchievementViewController", .navigation, in: "GameKit",
      delegate: "GKAchievementViewControllerDelegate", since: 4, dismissed: .byDelegate
    ).deprecated(7, use: "GKGameCenterViewController (GameKit)"),
    .system(
      "GKLeaderboardViewController", .navigation, in: "GameKit",
      delegate: "GKLeaderboardViewControllerDelegate", since: 4, dismissed: .byDelegate
    ).deprecated(7, use: "GKGameCenterViewController (GameKit)"),
    .system(
      "GKMatchmakerViewController", .navigation, in: "GameKit",
      delegate: "GKMatchmakerViewControllerDelegate", since: 4, dismissed: .byDelegate),
    .system(
      "GKTurnBasedMatchmakerViewController", .navigation, in: "GameKit",
      delegate: "GKTurnBasedMatchmakerViewControllerDelegate", since: 5, dismissed: .byDelegate),
    .system(
      "GKGameCenterViewController", .navigation, in: "GameKit",
      delegate: "GKGameCenterControllerDelegate", since: 6, dismissed: .byDelegate),
    .system(
      "MCBrowserViewController", in: "MultipeerConnectivity",
      delegate: "MCBrowserViewControllerDelegate", since: 7, dismissed: .byDelegate),
    .system(
      "SKStoreProductViewController", in: "StoreKit",
      delegate: "SKStoreProductViewControllerDelegate", since: 6, dismissed: .byDelegate),
    .system(
      "PKAddPassesViewController", in: "PassKit", delegate: "PKAddPassesViewControllerDelegate",
      since: 6, dismissed: .byDelegate),
    .system(
      "PKPaymentAuthorizationViewController", in: "PassKit",
      delegate: "PKPaymentAuthorizationViewControllerDelegate", since: 8, dismissed: .byDelegate),
    .system(
      "SFSafariViewController", in: "SafariServices",
      delegate: "SFSafariViewControllerDelegate", since: 9, dismissed: .byItself),
    .system(
      "UICloudSharingController", in: "UIKit", delegate: "UICloudSharingControllerDelegate",
      since: 10, dismissed: .byItself),
  ]

  private static let documents: [UIKitClass] = [
    .system(
      "QLPreviewController", in: "QuickLook", delegate: "QLPreviewControllerDelegate", since: 4,
      dismissed: .byItself),
    .system("UIReferenceLibraryViewController", in: "UIKit", since: 5, dismissed: .byItself),
    .system(
      "UIDocumentMenuViewController", in: "UIKit", delegate: "UIDocumentMenuDelegate", since: 8,
      dismissed: .byItself
    ).deprecated(11, use: "UIDocumentPickerViewController (UIKit)"),
    .system(
      "UIDocumentPickerViewController", in: "UIKit", delegate: "UIDocumentPickerDelegate",
      since: 8, dismissed: .byItself),
    .system(
      "UIDocumentBrowserViewController", in: "UIKit",
      delegate: "UIDocumentBrowserViewControllerDelegate", since: 11),
    .system(
      "UITextFormattingViewController", in: "UIKit",
      delegate: "UITextFormattingViewControllerDelegate", since: 18),
    .system(
      "UIFontPickerViewController", in: "UIKit", delegate: "UIFontPickerViewControllerDelegate",
      since: 13),
    .system(
      "UIColorPickerViewController", in: "UIKit",
      delegate: "UIColorPickerViewControllerDelegate", since: 14, dismissed: .byItself),
  ]

  /// Classes that their names, or the way they are used, make look like view controllers'.
  private static let noViewControllers: [UIKitClass] = [
    .other("UIAlertView", .view, in: "UIKit", use: "UIAlertController (UIKit)"),
    .other("UIActionSheet", .view, in: "UIKit", use: "UIAlertController (UIKit)"),
    .other("UIPopoverController", .showsPopover, in: "UIKit"),
    .other("UIPresentationController", .managesPresentation, in: "UIKit"),
    .other("UIPopoverPresentationController", .managesPresentation, in: "UIKit"),
    .other("UISheetPresentationController", .managesPresentation, in: "UIKit"),
    .other(
      "UISearchDisplayController", .viewsForAnother, in: "UIKit", use: "UISearchController (UIKit)"),
    .other(
      "MPMoviePlayerController", .viewsForAnother, in: "MediaPlayer",
      use: "AVPlayerViewController (AVKit)", "MPMoviePlayerViewController (MediaPlayer)"),
    .other(
      "GKPeerPickerController", .showsItsOwn, in: "GameKit",
      use: "MCBrowserViewController (MultipeerConnectivity)"),
    .other(
      "PKPaymentAuthorizationController", .showsItsOwn, in: "PassKit",
      use: "PKPaymentAuthorizationViewController (PassKit)"),
    .other(
      "UIDocumentInteractionController", .showsItsOwn, in: "UIKit",
      use: "QLPreviewController (QuickLook)"),
    .other("UIPrintInteractionController", .showsItsOwn, in: "UIKit"),
    .other("UIPrinterPickerController", .showsItsOwn, in: "UIKit"),
  ]
}
