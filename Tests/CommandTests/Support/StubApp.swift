import AppSupport
import UIKitStub

// Not in the tests' file: importing both UIKit and Testing also imports a module that joins the
// two, which exists only where UIKit does.

private final class ItemsViewController: UITableViewController {}
private final class DrawerViewController: UIViewController {}
private final class ContentViewController<Content>: UIViewController {}
private final class MainTabs: UITabBarController {}
private final class UIInputWindowController: UIViewController {}
private final class OverlayWindow: UIWindow {}

/// Apps of stubs, and the output of the debug build's file for them.
@MainActor enum StubApp {
  /// Tabs, a stack, a drawer, a sheet presented by a stack, and an alert on that.
  static var withEverything: String {
    let (window, tabs, stack) = (UIWindow(), MainTabs(), UINavigationController())
    let (items, drawer) = (ItemsViewController(), DrawerViewController())
    let (content, sheet) = (ContentViewController<Int>(), UINavigationController())
    let (photo, alert) = (UIViewController(), UIAlertController())
    stack.viewControllers = [items, content]
    drawer.addChild(UIPageViewController())
    tabs.viewControllers = [drawer, stack]
    tabs.selectedIndex = 1
    items.title = "Items: \"all\"\n"
    stack.definesPresentationContext = false
    sheet.viewControllers = [photo]
    sheet.modalPresentationStyle = .formSheet
    sheet.modalTransitionStyle = .flipHorizontal
    sheet.sheetPresentationController = UISheetPresentationController()
    sheet.sheetPresentationController?.detents = [
      .init("com.apple.UIKit.medium"), .init("com.apple.UIKit.large"),
    ]
    stack.present(sheet)
    sheet.present(alert)
    alert.preferredStyle = .actionSheet
    window.rootViewController = tabs
    for controller in [tabs, stack, content, sheet, photo, alert] {
      controller.viewIfLoaded = UIView()
      controller.viewIfLoaded?.window = window
    }
    return described([window])
  }

  /// Two windows of the app, of which the second is the key window and has columns, and the
  /// keyboard's window.
  static var withTwoWindows: String {
    let (window, other, split) = (UIWindow(), UIWindow(), UISplitViewController())
    let keyboard = UIWindow()
    split.style = .doubleColumn
    split.setViewController(UINavigationController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    window.rootViewController = split
    window.isKeyWindow = true
    other.rootViewController = DrawerViewController()
    keyboard.rootViewController = UIInputWindowController()
    return described([other, window, keyboard])
  }

  /// Three windows in three scenes, and a fourth window above the first.
  static var withScenes: String {
    let scenes = ["a", "b", "c"].map(UIWindowScene.init)
    scenes[0].title = "Mail"
    scenes[1].title = "Mail"
    for scene in scenes {
      let window = UIWindow()
      window.rootViewController = DrawerViewController()
      scene.windows = [window]
    }
    let overlay = OverlayWindow()
    overlay.windowLevel.rawValue = 2000
    overlay.rootViewController = UIViewController()
    overlay.traitCollection.horizontalSizeClass = .compact
    scenes[0].windows.append(overlay)
    return described(scenes)
  }

  static var withoutRoot: String { described([UIWindow()]) }

  private static func described(_ windows: [UIWindow]) -> String {
    let scene = UIWindowScene("a")
    scene.windows = windows
    return described([scene])
  }

  private static func described(_ scenes: [UIWindowScene]) -> String {
    UIApplication.shared.connectedScenes = Set(scenes)
    return "\(vcdiagram())"
  }
}
