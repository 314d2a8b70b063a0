extension UIKitClass {
  /// All known classes: first those that apps subclass, then the system's, then classes that only
  /// look like view controllers.
  package static let all: [UIKitClass] =
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
      delegate: "ABNewPersonViewControllerDelegate", as: "newPersonViewDelegate",
      told: "newPersonViewController(_:didCompleteWithNewPerson:)",
      "newPersonViewController:didCompleteWithNewPerson:", since: 2, dismissed: .byDelegate
    ).deprecated(9, use: "CNContactViewController (ContactsUI)"),
    .system(
      "ABPeoplePickerNavigationController", .navigation, in: "AddressBookUI",
      delegate: "ABPeoplePickerNavigationControllerDelegate", as: "peoplePickerDelegate",
      told: "peoplePickerNavigationControllerDidCancel(_:)", since: 2, dismissed: .byDelegate
    ).deprecated(9, use: "CNContactPickerViewController (ContactsUI)"),
    .system(
      "ABPersonViewController", in: "AddressBookUI", delegate: "ABPersonViewControllerDelegate",
      as: "personViewDelegate", since: 2
    ).deprecated(9, use: "CNContactViewController (ContactsUI)"),
    .system(
      "ABUnknownPersonViewController", in: "AddressBookUI",
      delegate: "ABUnknownPersonViewControllerDelegate", as: "unknownPersonViewDelegate",
      told: "unknownPersonViewController(_:didResolveToPerson:)",
      "unknownPersonViewController:didResolveToPerson:", since: 2, dismissed: .byDelegate
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
      told: "mediaPickerDidCancel(_:)", since: 3, dismissed: .byDelegate),
    .system("MPMoviePlayerViewController", in: "MediaPlayer", since: 3, dismissed: .byItself)
      .deprecated(9, removed: 13, use: "AVPlayerViewController (AVKit)"),
    .system(
      "AVPlayerViewController", in: "AVKit", delegate: "AVPlayerViewControllerDelegate",
      since: 8, dismissed: .byItself),
    .system(
      "UIImagePickerController", .navigation, in: "UIKit",
      delegate: "UIImagePickerControllerDelegate", told: "imagePickerControllerDidCancel(_:)",
      since: 2, dismissed: .byDelegate),
    .system(
      "UIVideoEditorController", .navigation, in: "UIKit",
      delegate: "UIVideoEditorControllerDelegate", told: "videoEditorControllerDidCancel(_:)",
      since: 3, dismissed: .byDelegate),
    .system(
      "PHPickerViewController", in: "PhotosUI", delegate: "PHPickerViewControllerDelegate",
      told: "picker(_:didFinishPicking:)", "picker:didFinishPicking:", since: 14,
      dismissed: .byDelegate),
    .system(
      "VNDocumentCameraViewController", in: "VisionKit",
      delegate: "VNDocumentCameraViewControllerDelegate",
      told: "documentCameraViewControllerDidCancel(_:)", since: 13, dismissed: .byDelegate),
    .system(
      "DataScannerViewController", in: "VisionKit",
      delegate: "DataScannerViewControllerDelegate", since: 16),
  ]

  private static let messages: [UIKitClass] = [
    .system(
      "EKEventEditViewController", .navigation, in: "EventKitUI",
      delegate: "EKEventEditViewDelegate", as: "editViewDelegate",
      told: "eventEditViewController(_:didCompleteWith:)",
      "eventEditViewController:didCompleteWithAction:", since: 4, dismissed: .byDelegate),
    .system(
      "EKEventViewController", in: "EventKitUI", delegate: "EKEventViewDelegate",
      told: "eventViewController(_:didCompleteWith:)", "eventViewController:didCompleteWithAction:",
      since: 4,
      dismissed: .byDelegate),
    .system(
      "EKCalendarChooser", in: "EventKitUI", delegate: "EKCalendarChooserDelegate",
      told: "calendarChooserDidFinish(_:)", since: 5,
      dismissed: .byDelegate),
    .system(
      "MFMailComposeViewController", .navigation, in: "MessageUI",
      delegate: "MFMailComposeViewControllerDelegate", as: "mailComposeDelegate",
      told: "mailComposeController(_:didFinishWith:error:)",
      "mailComposeController:didFinishWithResult:error:", since: 3, dismissed: .byDelegate),
    .system(
      "MFMessageComposeViewController", .navigation, in: "MessageUI",
      delegate: "MFMessageComposeViewControllerDelegate", as: "messageComposeDelegate",
      told: "messageComposeViewController(_:didFinishWith:)",
      "messageComposeViewController:didFinishWithResult:", since: 4, dismissed: .byDelegate),
    .system("SLComposeViewController", in: "Social", since: 6, dismissed: .byItself),
    .system("UIActivityViewController", in: "UIKit", since: 6, dismissed: .byItself),
    .system("UIAlertController", in: "UIKit", since: 8, dismissed: .byItself),
  ]

  private static let others: [UIKitClass] = [
    .system(
      "GKAchievementViewController", .navigation, in: "GameKit",
      delegate: "GKAchievementViewControllerDelegate", as: "achievementDelegate",
      told: "achievementViewControllerDidFinish(_:)", since: 4, dismissed: .byDelegate
    ).deprecated(7, use: "GKGameCenterViewController (GameKit)"),
    .system(
      "GKLeaderboardViewController", .navigation, in: "GameKit",
      delegate: "GKLeaderboardViewControllerDelegate", as: "leaderboardDelegate",
      told: "leaderboardViewControllerDidFinish(_:)", since: 4, dismissed: .byDelegate
    ).deprecated(7, use: "GKGameCenterViewController (GameKit)"),
    .system(
      "GKMatchmakerViewController", .navigation, in: "GameKit",
      delegate: "GKMatchmakerViewControllerDelegate", as: "matchmakerDelegate",
      told: "matchmakerViewControllerWasCancelled(_:)", since: 4, dismissed: .byDelegate),
    .system(
      "GKTurnBasedMatchmakerViewController", .navigation, in: "GameKit",
      delegate: "GKTurnBasedMatchmakerViewControllerDelegate", as: "turnBasedMatchmakerDelegate",
      told: "turnBasedMatchmakerViewControllerWasCancelled(_:)", since: 5, dismissed: .byDelegate),
    .system(
      "GKGameCenterViewController", .navigation, in: "GameKit",
      delegate: "GKGameCenterControllerDelegate", as: "gameCenterDelegate",
      told: "gameCenterViewControllerDidFinish(_:)", since: 6, dismissed: .byDelegate),
    .system(
      "MCBrowserViewController", in: "MultipeerConnectivity",
      delegate: "MCBrowserViewControllerDelegate", told: "browserViewControllerDidFinish(_:)",
      since: 7, dismissed: .byDelegate),
    .system(
      "SKStoreProductViewController", in: "StoreKit",
      delegate: "SKStoreProductViewControllerDelegate", told: "productViewControllerDidFinish(_:)",
      since: 6, dismissed: .byDelegate),
    .system(
      "PKAddPassesViewController", in: "PassKit", delegate: "PKAddPassesViewControllerDelegate",
      told: "addPassesViewControllerDidFinish(_:)", since: 6, dismissed: .byDelegate),
    .system(
      "PKPaymentAuthorizationViewController", in: "PassKit",
      delegate: "PKPaymentAuthorizationViewControllerDelegate",
      told: "paymentAuthorizationViewControllerDidFinish(_:)", since: 8, dismissed: .byDelegate),
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

  /// Classes whose names or uses resemble those of view controllers.
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
      "MPMoviePlayerController", .showsItsView, in: "MediaPlayer",
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
