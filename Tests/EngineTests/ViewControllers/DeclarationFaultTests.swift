import Testing
import VCEngine
import VCTestSupport

/// Descriptions that are wrong before anything happens: in our words and in UIKit's, with the place.
struct DeclarationFaultTests {
  @Test func `a navigation controller does not stand in a stack`() {
    expectDiagnostics(
      """
      nav(a,nav2(b))
      """,
      """
      error: 'nav2' is a navigation controller, and cannot stand in the stack of 'nav' [nav2]
        note: 'nav' is declared here [nav]
        note: UIKit raises NSInvalidArgumentException: Pushing a navigation controller is not supported
      """)
  }

  @Test func `a split view controller does not stand in a stack`() {
    expectDiagnostics(
      """
      nav(split(l,r))
      """,
      """
      error: 'split' is a split view controller, and cannot stand in the stack of 'nav' [split]
        note: 'nav' is declared here [nav]
        note: UIKit raises NSInvalidArgumentException: Split View Controllers cannot be pushed to a Navigation Controller <UISplitViewController: split>
      """)
  }

  @Test func `a controller of another container's key is told which to use`() {
    expectDiagnostics(
      """
      nav[key=children](box[key=viewControllers](a))
      """,
      """
      error: the view controllers of a UINavigationController are listed under 'viewControllers' [key=children]
      error: 'UIViewController' is not known to have 'viewControllers'; use 'children' [key=viewControllers]
      """)
  }

  @Test func `a selected index is within the tabs of a tab bar controller`() {
    expectDiagnostics(
      """
      tab[selected=2](a,nav[selected=0](b))
      """,
      """
      error: 'selectedIndex' is 2, but the view controllers have the indices 0 to 1 [selected=2]
      error: only a tab bar controller has a 'selectedIndex', and 'UINavigationController' is none [selected=0]
      """)
  }

  @Test func `a selected index needs a tab`() {
    expectDiagnostics(
      """
      tab[selected=0]
      """,
      """
      error: 'selectedIndex' is 0, but there are no view controllers to select [selected=0]
      """)
  }

  @Test func `a class that is no view controller is told so`() {
    expectDiagnostics(
      """
      A
      present peers:GKPeerPickerController from A
      """, ios: 6,
      """
      error: GKPeerPickerController is not a view controller: it shows one of its own, to which there is no way
      """)
  }

  @Test(arguments: [
    ("UIAlertView", 26, "it is a view; use UIAlertController (UIKit)"),
    ("UIActionSheet", 7, "it is a view"),
    (
      "UIPopoverController", 7,
      "it shows yours in a popover; present that one, with the style 'popover'"
    ),
    (
      "UISheetPresentationController", 26,
      "it manages the presentation of yours; present that one, with a 'modalPresentationStyle'"
    ),
    (
      "MPMoviePlayerController", 26,
      "it shows its view by itself, in one of yours or on the whole screen; use AVPlayerViewController (AVKit)"
    ),
    (
      "MediaPlayer.MPMoviePlayerController", 6,
      "it shows its view by itself, in one of yours or on the whole screen; "
        + "use MPMoviePlayerViewController (MediaPlayer)"
    ),
    (
      "UIDocumentInteractionController", 26,
      "it shows one of its own, to which there is no way; use QLPreviewController (QuickLook)"
    ),
  ])
  func `what is no view controller is told what it is`(
    className: String, ios: Int, reason: String
  ) {
    let own = className.split(separator: ".").last ?? ""
    expectDiagnostics(
      "box(a:\(className))", ios: ios, "error: \(own) is not a view controller: \(reason)")
    expectDiagnostics(
      "box(a:Mine[super=\(own)])", ios: ios,
      "error: \(own) is not a view controller: \(reason) [super=\(own)]")
  }

  @Test func `a wrong key tells the class that is spelt alike`() {
    expectDiagnostics(
      """
      A:UITabBarControler[key=viewControllers](b:MyTabs[key=viewControllers](c))
      """,
      """
      error: 'UITabBarControler' is not known to have 'viewControllers'; did you mean 'UITabBarController'? [key=viewControllers]
      error: 'MyTabs' is not known to have 'viewControllers'; name its 'superclass', or use 'children' [key=viewControllers]
      """)
  }

  @Test func `what is presented from the beginning keeps the rules`() {
    expectDiagnostics(
      """
      A{split(l,r)}
      """, ios: 7,
      """
      error: 'split' is a split view controller, which cannot be presented before iOS 8 [split]
        note: 'split' is declared here [split]
        note: UIKit raises NSInvalidArgumentException: Application tried to present a Split View Controllers modally <UISplitViewController: split>.
      """)
  }

  @Test func `two cannot be presented at the beginning by one top`() {
    expectDiagnostics(
      """
      tab(a{m},b{n})
      """,
      """
      warning: 'tab' presents 'm' already, so 'n' is not presented [n]
        note: 'm' is presented here [m]
        note: UIKit logs: Attempt to present <UIViewController: n> on <UITabBarController: tab> (from <UIViewController: b>) which is already presenting <UIViewController: m>.
      """)
  }
}
