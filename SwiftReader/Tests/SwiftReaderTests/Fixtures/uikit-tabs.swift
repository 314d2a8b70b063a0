final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
    window?.rootViewController = MainTabBarController()
  }
}

final class MainTabBarController: UITabBarController {
  override func viewDidLoad() {
    let home = UINavigationController(rootViewController: HomeViewController())
    viewControllers = [home, UINavigationController(rootViewController: MapViewController())]
  }
}

final class HomeViewController: UIViewController {
  func detail() { show(DetailViewController(), sender: nil) }
}

final class MapViewController: UIViewController {
  func detail() { presentingViewController?.present(DetailViewController(), animated: true) }
}

final class DetailViewController: UIViewController {}

// A delegate is no screen: the first one presents, or whatever is on top of it.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) {
    topController().present(LockViewController(), animated: true)
  }
}

final class LockViewController: UIViewController {}
