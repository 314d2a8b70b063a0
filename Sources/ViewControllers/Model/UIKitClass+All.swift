extension UIKitClass {
  /// Every class known: first the classes that an app fills, then the system's own by framework.
  public static let all: [UIKitClass] = open + addressBook + media + messages + others + documents

  private static let open: [UIKitClass] = [
    viewController,
    UIKitClass("UINavigationController", .navigation).delegate("UINavigationControllerDelegate"),
    UIKitClass("UITabBarController", .tabBar).delegate("UITabBarControllerDelegate"),
    UIKitClass("UISplitViewController", .split, since: 3)
      .delegate("UISplitViewControllerDelegate"),
    UIKitClass("UIPageViewController", .page, since: 5).delegate("UIPageViewControllerDelegate"),
    UIKitClass("UITableViewController", .custom),
    UIKitClass("UICollectionViewController", .custom, since: 6),
    UIKitClass("UIInputViewController", .custom, since: 8),
    UIKitClass("UISearchController", .custom, since: 8).delegate("UISearchControllerDelegate"),
    UIKitClass("UISearchContainerViewController", .custom, since: 9),
    UIKitClass("UIHostingController", .custom, in: "SwiftUI", since: 13),
    UIKitClass("GLKViewController", .custom, in: "GLKit", since: 5)
      .delegate("GLKViewControllerDelegate").deprecated(12, use: "MTKView (MetalKit)"),
  ]

  private static let addressBook: [UIKitClass] = [
    .system(
      "ABNewPersonViewController", in: "AddressBookUI",
      delegate: "ABNewPersonViewControllerDelegate", since: 2
    ).deprecated(9, use: "CNContactViewController (ContactsUI)"),
    .system(
      "ABPeoplePickerNavigationController", .navigation, in: "AddressBookUI",
      delegate: "ABPeoplePickerNavigationControllerDelegate", since: 2
    ).deprecated(9, use: "CNContactPickerViewController (ContactsUI)"),
    .system(
      "ABPersonViewController", in: "AddressBookUI", delegate: "ABPersonViewControllerDelegate",
      since: 2
    ).deprecated(9, use: "CNContactViewController (ContactsUI)"),
    .system(
      "ABUnknownPersonViewController", in: "AddressBookUI",
      delegate: "ABUnknownPersonViewControllerDelegate", since: 2
    ).deprecated(9, use: "CNContactViewController (ContactsUI)"),
    .system(
      "CNContactPickerViewController", in: "ContactsUI", delegate: "CNContactPickerDelegate",
      since: 9),
    .system(
      "CNContactViewController", in: "ContactsUI", delegate: "CNContactViewControllerDelegate",
      since: 9),
  ]

  private static let media: [UIKitClass] = [
    .system(
      "MPMediaPickerController", in: "MediaPlayer", delegate: "MPMediaPickerControllerDelegate",
      since: 3),
    .system("MPMoviePlayerViewController", in: "MediaPlayer", since: 3)
      .deprecated(9, removed: 13, use: "AVPlayerViewController (AVKit)"),
    .system(
      "AVPlayerViewController", in: "AVKit", delegate: "AVPlayerViewControllerDelegate", since: 8),
    .system(
      "UIImagePickerController", .navigation, in: "UIKit",
      delegate: "UIImagePickerControllerDelegate", since: 2),
    .system(
      "UIVideoEditorController", .navigation, in: "UIKit",
      delegate: "UIVideoEditorControllerDelegate", since: 3),
    .system(
      "PHPickerViewController", in: "PhotosUI", delegate: "PHPickerViewControllerDelegate",
      since: 14),
    .system(
      "VNDocumentCameraViewController", in: "VisionKit",
      delegate: "VNDocumentCameraViewControllerDelegate", since: 13),
    .system(
      "DataScannerViewController", in: "VisionKit", delegate: "DataScannerViewControllerDelegate",
      since: 16),
  ]

  private static let messages: [UIKitClass] = [
    .system(
      "EKEventEditViewController", .navigation, in: "EventKitUI",
      delegate: "EKEventEditViewDelegate", since: 4),
    .system(
      "EKEventViewController", in: "EventKitUI", delegate: "EKEventViewDelegate", since: 4),
    .system(
      "EKCalendarChooser", in: "EventKitUI", delegate: "EKCalendarChooserDelegate", since: 5),
    .system(
      "MFMailComposeViewController", .navigation, in: "MessageUI",
      delegate: "MFMailComposeViewControllerDelegate", since: 3),
    .system(
      "MFMessageComposeViewController", .navigation, in: "MessageUI",
      delegate: "MFMessageComposeViewControllerDelegate", since: 4),
    .system("SLComposeViewController", in: "Social", since: 6),
    .system("UIActivityViewController", in: "UIKit", since: 6),
    .system("UIAlertController", in: "UIKit", since: 8),
  ]

  private static let others: [UIKitClass] = [
    .system(
      "GKAchievementViewController", in: "GameKit",
      delegate: "GKAchievementViewControllerDelegate", since: 4
    ).deprecated(7, use: "GKGameCenterViewController (GameKit)"),
    .system(
      "GKLeaderboardViewController", in: "GameKit",
      delegate: "GKLeaderboardViewControllerDelegate", since: 4
    ).deprecated(7, use: "GKGameCenterViewController (GameKit)"),
    .system(
      "GKMatchmakerViewController", in: "GameKit", delegate: "GKMatchmakerViewControllerDelegate",
      since: 4),
    .system(
      "GKPeerPickerController", in: "GameKit", delegate: "GKPeerPickerControllerDelegate", since: 3
    ).notAViewController
      .deprecated(7, use: "MCBrowserViewController (MultipeerConnectivity)"),
    .system(
      "GKGameCenterViewController", in: "GameKit", delegate: "GKGameCenterControllerDelegate",
      since: 6),
    .system(
      "MCBrowserViewController", in: "MultipeerConnectivity",
      delegate: "MCBrowserViewControllerDelegate", since: 7),
    .system(
      "SKStoreProductViewController", in: "StoreKit",
      delegate: "SKStoreProductViewControllerDelegate", since: 6),
    .system(
      "PKAddPassesViewController", in: "PassKit", delegate: "PKAddPassesViewControllerDelegate",
      since: 6),
    .system(
      "PKPaymentAuthorizationViewController", in: "PassKit",
      delegate: "PKPaymentAuthorizationViewControllerDelegate", since: 8),
    .system(
      "SFSafariViewController", in: "SafariServices", delegate: "SFSafariViewControllerDelegate",
      since: 9),
    .system(
      "UICloudSharingController", in: "UIKit", delegate: "UICloudSharingControllerDelegate",
      since: 10),
  ]

  private static let documents: [UIKitClass] = [
    .system(
      "QLPreviewController", in: "QuickLook", delegate: "QLPreviewControllerDelegate", since: 4),
    .system("UIReferenceLibraryViewController", in: "UIKit", since: 5),
    .system(
      "UIDocumentMenuViewController", in: "UIKit", delegate: "UIDocumentMenuDelegate", since: 8
    ).deprecated(11, use: "UIDocumentPickerViewController (UIKit)"),
    .system(
      "UIDocumentPickerViewController", in: "UIKit", delegate: "UIDocumentPickerDelegate",
      since: 8),
    .system(
      "UIDocumentBrowserViewController", in: "UIKit",
      delegate: "UIDocumentBrowserViewControllerDelegate", since: 11),
    .system(
      "UIFontPickerViewController", in: "UIKit", delegate: "UIFontPickerViewControllerDelegate",
      since: 13),
    .system(
      "UIColorPickerViewController", in: "UIKit", delegate: "UIColorPickerViewControllerDelegate",
      since: 14),
  ]
}
