import AppSupport
import UIKitStub

// Apart from the tests: who imports UIKit and Testing is given a module that joins the two, which
// exists where UIKit does.

private final class ItemsViewController: UITableViewController {}
private final class DrawerViewController: UIViewController {}
private final class ContentViewController<Content>: UIViewController {}
private final class MainTabs: UITabBarController {}
private final class UIInputWindowController: UIViewController {}
private final class OverlayWindow: UIWindow {}

/// Apps without anything behind them, and what the file for a debug build says of them.
@MainActor enum StubApp {
  /// Tabs, a stack, a drawer, a sheet that a stack presents, and an alert on that.
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

  /// Two windows of the app's, the second of which is the key window and has columns, and the
  /// keyboard's.
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

  /// Three windows in three scenes, and a fourth above the first of them.
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
