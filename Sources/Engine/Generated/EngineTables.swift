// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

/// The topics of the rules' refusals and hints.
extension UIKitTopic {
  package static let alreadyPresenting = UIKitTopic("alreadyPresenting")
  package static let notInWindow = UIKitTopic("notInWindow")
  package static let inTransition = UIKitTopic("inTransition")
  package static let dismissedInTransition = UIKitTopic("dismissedInTransition")
  package static let alreadyPresented = UIKitTopic("alreadyPresented")
  package static let hasParent = UIKitTopic("hasParent")
  package static let isActive = UIKitTopic("isActive")
  package static let onItself = UIKitTopic("onItself")
  package static let detached = UIKitTopic("detached")
  package static let actionSheetWithoutSource = UIKitTopic("actionSheetWithoutSource")
  package static let popoverWithoutSource = UIKitTopic("popoverWithoutSource")
  package static let partialCurl = UIKitTopic("partialCurl")
  package static let styleWithoutController = UIKitTopic("styleWithoutController")
  package static let splitPresented = UIKitTopic("splitPresented")
  package static let requestedParent = UIKitTopic("requestedParent")
  package static let actualParent = UIKitTopic("actualParent")
  package static let rootAsChild = UIKitTopic("rootAsChild")
  package static let noCommonParent = UIKitTopic("noCommonParent")
  package static let stackNotUpdated = UIKitTopic("stackNotUpdated")
  package static let nestedPush = UIKitTopic("nestedPush")
  package static let subviewOfItself = UIKitTopic("subviewOfItself")
  package static let pushedTwice = UIKitTopic("pushedTwice")
  package static let pushedNavigation = UIKitTopic("pushedNavigation")
  package static let poppedToStranger = UIKitTopic("poppedToStranger")
  package static let notDistinct = UIKitTopic("notDistinct")
  package static let pageCount = UIKitTopic("pageCount")
  package static let notSelectable = UIKitTopic("notSelectable")
  package static let splitOnPhone = UIKitTopic("splitOnPhone")
  package static let pushedSplit = UIKitTopic("pushedSplit")
  package static let noSceneLifecycle = UIKitTopic("noSceneLifecycle")
  package static let pickerOnPad = UIKitTopic("pickerOnPad")
  package static let singleSheet = UIKitTopic("singleSheet")
}

extension UIKitClass {
  /// All known classes: first those that apps subclass, then the system's, then classes that only
  /// look like view controllers.
  package static let all: [UIKitClass] = [
    UIKitClass(name: "UIViewController", isOpen: true),
    UIKitClass(name: "UINavigationController", kind: .navigation, isOpen: true),
    UIKitClass(name: "UITabBarController", kind: .tabBar, isOpen: true),
    UIKitClass(name: "UISplitViewController", kind: .split, isOpen: true, since: 3),
    UIKitClass(name: "UIPageViewController", kind: .page, isOpen: true, since: 5),
    UIKitClass(name: "UITableViewController", isOpen: true),
    UIKitClass(name: "UICollectionViewController", isOpen: true, since: 6),
    UIKitClass(name: "UIInputViewController", isOpen: true, since: 8),
    UIKitClass(name: "UISearchController", isOpen: true, since: 8),
    UIKitClass(name: "UISearchContainerViewController", isOpen: true, since: 9),
    UIKitClass(name: "UIDocumentViewController", isOpen: true, since: 17),
    UIKitClass(name: "UIDocumentPickerExtensionViewController", isOpen: true, since: 8),
    UIKitClass(name: "UIHostingController", framework: "SwiftUI", isOpen: true, since: 13),
    UIKitClass(name: "GLKViewController", framework: "GLKit", isOpen: true, since: 5, deprecated: 12, replacements: ["MTKView (MetalKit)"]),
    UIKitClass(name: "ABNewPersonViewController", endMethod: EndMethod(swift: "newPersonViewController(_:didCompleteWithNewPerson:)", ownObjectiveC: "newPersonViewController:didCompleteWithNewPerson:"), framework: "AddressBookUI", delegateProtocol: "ABNewPersonViewControllerDelegate", delegateProperty: "newPersonViewDelegate", dismissal: .byDelegate, deprecated: 9, replacements: ["CNContactViewController (ContactsUI)"]),
    UIKitClass(name: "ABPeoplePickerNavigationController", endMethod: EndMethod(swift: "peoplePickerNavigationControllerDidCancel(_:)", ownObjectiveC: nil), kind: .navigation, framework: "AddressBookUI", delegateProtocol: "ABPeoplePickerNavigationControllerDelegate", delegateProperty: "peoplePickerDelegate", dismissal: .byDelegate, deprecated: 9, replacements: ["CNContactPickerViewController (ContactsUI)"]),
    UIKitClass(name: "ABPersonViewController", framework: "AddressBookUI", delegateProtocol: "ABPersonViewControllerDelegate", delegateProperty: "personViewDelegate", deprecated: 9, replacements: ["CNContactViewController (ContactsUI)"]),
    UIKitClass(name: "ABUnknownPersonViewController", endMethod: EndMethod(swift: "unknownPersonViewController(_:didResolveToPerson:)", ownObjectiveC: "unknownPersonViewController:didResolveToPerson:"), framework: "AddressBookUI", delegateProtocol: "ABUnknownPersonViewControllerDelegate", delegateProperty: "unknownPersonViewDelegate", dismissal: .byDelegate, deprecated: 9, replacements: ["CNContactViewController (ContactsUI)"]),
    UIKitClass(name: "CNContactPickerViewController", framework: "ContactsUI", delegateProtocol: "CNContactPickerDelegate", dismissal: .byItself, since: 9),
    UIKitClass(name: "CNContactViewController", framework: "ContactsUI", delegateProtocol: "CNContactViewControllerDelegate", since: 9),
    UIKitClass(name: "MPMediaPickerController", endMethod: EndMethod(swift: "mediaPickerDidCancel(_:)", ownObjectiveC: nil), framework: "MediaPlayer", delegateProtocol: "MPMediaPickerControllerDelegate", dismissal: .byDelegate, since: 3),
    UIKitClass(name: "MPMoviePlayerViewController", framework: "MediaPlayer", dismissal: .byItself, since: 3, deprecated: 9, removed: 13, replacements: ["AVPlayerViewController (AVKit)"]),
    UIKitClass(name: "AVPlayerViewController", framework: "AVKit", delegateProtocol: "AVPlayerViewControllerDelegate", dismissal: .byItself, since: 8),
    UIKitClass(name: "UIImagePickerController", endMethod: EndMethod(swift: "imagePickerControllerDidCancel(_:)", ownObjectiveC: nil), kind: .navigation, delegateProtocol: "UIImagePickerControllerDelegate", dismissal: .byDelegate),
    UIKitClass(name: "UIVideoEditorController", endMethod: EndMethod(swift: "videoEditorControllerDidCancel(_:)", ownObjectiveC: nil), kind: .navigation, delegateProtocol: "UIVideoEditorControllerDelegate", dismissal: .byDelegate, since: 3),
    UIKitClass(name: "PHPickerViewController", endMethod: EndMethod(swift: "picker(_:didFinishPicking:)", ownObjectiveC: "picker:didFinishPicking:"), framework: "PhotosUI", delegateProtocol: "PHPickerViewControllerDelegate", dismissal: .byDelegate, since: 14),
    UIKitClass(name: "VNDocumentCameraViewController", endMethod: EndMethod(swift: "documentCameraViewControllerDidCancel(_:)", ownObjectiveC: nil), framework: "VisionKit", delegateProtocol: "VNDocumentCameraViewControllerDelegate", dismissal: .byDelegate, since: 13),
    UIKitClass(name: "DataScannerViewController", framework: "VisionKit", delegateProtocol: "DataScannerViewControllerDelegate", since: 16),
    UIKitClass(name: "EKEventEditViewController", endMethod: EndMethod(swift: "eventEditViewController(_:didCompleteWith:)", ownObjectiveC: "eventEditViewController:didCompleteWithAction:"), kind: .navigation, framework: "EventKitUI", delegateProtocol: "EKEventEditViewDelegate", delegateProperty: "editViewDelegate", dismissal: .byDelegate, since: 4),
    UIKitClass(name: "EKEventViewController", endMethod: EndMethod(swift: "eventViewController(_:didCompleteWith:)", ownObjectiveC: "eventViewController:didCompleteWithAction:"), framework: "EventKitUI", delegateProtocol: "EKEventViewDelegate", dismissal: .byDelegate, since: 4),
    UIKitClass(name: "EKCalendarChooser", endMethod: EndMethod(swift: "calendarChooserDidFinish(_:)", ownObjectiveC: nil), framework: "EventKitUI", delegateProtocol: "EKCalendarChooserDelegate", dismissal: .byDelegate, since: 5),
    UIKitClass(name: "MFMailComposeViewController", endMethod: EndMethod(swift: "mailComposeController(_:didFinishWith:error:)", ownObjectiveC: "mailComposeController:didFinishWithResult:error:"), kind: .navigation, framework: "MessageUI", delegateProtocol: "MFMailComposeViewControllerDelegate", delegateProperty: "mailComposeDelegate", dismissal: .byDelegate, since: 3),
    UIKitClass(name: "MFMessageComposeViewController", endMethod: EndMethod(swift: "messageComposeViewController(_:didFinishWith:)", ownObjectiveC: "messageComposeViewController:didFinishWithResult:"), kind: .navigation, framework: "MessageUI", delegateProtocol: "MFMessageComposeViewControllerDelegate", delegateProperty: "messageComposeDelegate", dismissal: .byDelegate, since: 4),
    UIKitClass(name: "SLComposeViewController", framework: "Social", endHandler: "completionHandler", dismissal: .byItself, since: 6),
    UIKitClass(name: "UIActivityViewController", endHandler: "completionWithItemsHandler", dismissal: .byItself, since: 6),
    UIKitClass(name: "UIAlertController", dismissal: .byItself, since: 8),
    UIKitClass(name: "GKAchievementViewController", endMethod: EndMethod(swift: "achievementViewControllerDidFinish(_:)", ownObjectiveC: nil), kind: .navigation, framework: "GameKit", delegateProtocol: "GKAchievementViewControllerDelegate", delegateProperty: "achievementDelegate", dismissal: .byDelegate, since: 4, deprecated: 7, replacements: ["GKGameCenterViewController (GameKit)"]),
    UIKitClass(name: "GKLeaderboardViewController", endMethod: EndMethod(swift: "leaderboardViewControllerDidFinish(_:)", ownObjectiveC: nil), kind: .navigation, framework: "GameKit", delegateProtocol: "GKLeaderboardViewControllerDelegate", delegateProperty: "leaderboardDelegate", dismissal: .byDelegate, since: 4, deprecated: 7, replacements: ["GKGameCenterViewController (GameKit)"]),
    UIKitClass(name: "GKMatchmakerViewController", endMethod: EndMethod(swift: "matchmakerViewControllerWasCancelled(_:)", ownObjectiveC: nil), kind: .navigation, framework: "GameKit", delegateProtocol: "GKMatchmakerViewControllerDelegate", delegateProperty: "matchmakerDelegate", dismissal: .byDelegate, since: 4),
    UIKitClass(name: "GKTurnBasedMatchmakerViewController", endMethod: EndMethod(swift: "turnBasedMatchmakerViewControllerWasCancelled(_:)", ownObjectiveC: nil), kind: .navigation, framework: "GameKit", delegateProtocol: "GKTurnBasedMatchmakerViewControllerDelegate", delegateProperty: "turnBasedMatchmakerDelegate", dismissal: .byDelegate, since: 5),
    UIKitClass(name: "GKGameCenterViewController", endMethod: EndMethod(swift: "gameCenterViewControllerDidFinish(_:)", ownObjectiveC: nil), kind: .navigation, framework: "GameKit", delegateProtocol: "GKGameCenterControllerDelegate", delegateProperty: "gameCenterDelegate", dismissal: .byDelegate, since: 6),
    UIKitClass(name: "MCBrowserViewController", endMethod: EndMethod(swift: "browserViewControllerDidFinish(_:)", ownObjectiveC: nil), framework: "MultipeerConnectivity", delegateProtocol: "MCBrowserViewControllerDelegate", dismissal: .byDelegate, since: 7),
    UIKitClass(name: "SKStoreProductViewController", endMethod: EndMethod(swift: "productViewControllerDidFinish(_:)", ownObjectiveC: nil), framework: "StoreKit", delegateProtocol: "SKStoreProductViewControllerDelegate", dismissal: .byDelegate, since: 6),
    UIKitClass(name: "PKAddPassesViewController", endMethod: EndMethod(swift: "addPassesViewControllerDidFinish(_:)", ownObjectiveC: nil), framework: "PassKit", delegateProtocol: "PKAddPassesViewControllerDelegate", dismissal: .byDelegate, since: 6),
    UIKitClass(name: "PKPaymentAuthorizationViewController", endMethod: EndMethod(swift: "paymentAuthorizationViewControllerDidFinish(_:)", ownObjectiveC: nil), framework: "PassKit", delegateProtocol: "PKPaymentAuthorizationViewControllerDelegate", dismissal: .byDelegate, since: 8),
    UIKitClass(name: "SFSafariViewController", framework: "SafariServices", delegateProtocol: "SFSafariViewControllerDelegate", dismissal: .byItself, since: 9),
    UIKitClass(name: "UICloudSharingController", delegateProtocol: "UICloudSharingControllerDelegate", dismissal: .byItself, since: 10),
    UIKitClass(name: "QLPreviewController", framework: "QuickLook", delegateProtocol: "QLPreviewControllerDelegate", dismissal: .byItself, since: 4),
    UIKitClass(name: "UIReferenceLibraryViewController", dismissal: .byItself, since: 5),
    UIKitClass(name: "UIDocumentMenuViewController", delegateProtocol: "UIDocumentMenuDelegate", dismissal: .byItself, since: 8, deprecated: 11, replacements: ["UIDocumentPickerViewController (UIKit)"]),
    UIKitClass(name: "UIDocumentPickerViewController", delegateProtocol: "UIDocumentPickerDelegate", dismissal: .byItself, since: 8),
    UIKitClass(name: "UIDocumentBrowserViewController", delegateProtocol: "UIDocumentBrowserViewControllerDelegate", since: 11),
    UIKitClass(name: "UITextFormattingViewController", delegateProtocol: "UITextFormattingViewControllerDelegate", since: 18),
    UIKitClass(name: "UIFontPickerViewController", delegateProtocol: "UIFontPickerViewControllerDelegate", since: 13),
    UIKitClass(name: "UIColorPickerViewController", delegateProtocol: "UIColorPickerViewControllerDelegate", dismissal: .byItself, since: 14),
    UIKitClass(name: "UIAlertView", nature: .view, replacements: ["UIAlertController (UIKit)"]),
    UIKitClass(name: "UIActionSheet", nature: .view, replacements: ["UIAlertController (UIKit)"]),
    UIKitClass(name: "UIPopoverController", nature: .showsPopover),
    UIKitClass(name: "UIPresentationController", nature: .managesPresentation),
    UIKitClass(name: "UIPopoverPresentationController", nature: .managesPresentation),
    UIKitClass(name: "UISheetPresentationController", nature: .managesPresentation),
    UIKitClass(name: "UISearchDisplayController", nature: .viewsForAnother, replacements: ["UISearchController (UIKit)"]),
    UIKitClass(name: "MPMoviePlayerController", framework: "MediaPlayer", nature: .showsItsView, replacements: ["AVPlayerViewController (AVKit)", "MPMoviePlayerViewController (MediaPlayer)"]),
    UIKitClass(name: "GKPeerPickerController", framework: "GameKit", nature: .showsItsOwn, replacements: ["MCBrowserViewController (MultipeerConnectivity)"]),
    UIKitClass(name: "PKPaymentAuthorizationController", framework: "PassKit", nature: .showsItsOwn, replacements: ["PKPaymentAuthorizationViewController (PassKit)"]),
    UIKitClass(name: "UIDocumentInteractionController", nature: .showsItsOwn, replacements: ["QLPreviewController (QuickLook)"]),
    UIKitClass(name: "UIPrintInteractionController", nature: .showsItsOwn),
    UIKitClass(name: "UIPrinterPickerController", nature: .showsItsOwn),
  ]
}
