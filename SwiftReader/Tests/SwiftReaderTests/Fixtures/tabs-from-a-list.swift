import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var stage: Stage?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    window = UIWindow(windowScene: scene as! UIWindowScene)
    stage = Stage(host: self)
    stage?.setup()
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    stage?.go(to: .profile)
  }
}
final class Stage {
  enum Place { case profile }
  private weak var host: SceneDelegate!
  init(host: SceneDelegate) { self.host = host }
  func setup() {
    let root: UIViewController
    switch UIDevice.current.userInterfaceIdiom {
    case .phone:
      let tabs = TabsViewController(stage: self)
      root = tabs
    default:
      let wide = WideViewController(style: .doubleColumn)
      root = wide
    }
    host.window?.rootViewController = root
  }
  func go(to place: Place, from sender: UIViewController? = nil) {
    let screen: UIViewController
    switch place {
    case .profile: screen = ProfileViewController()
    }
    guard let presenter = sender ?? host.window?.rootViewController else { return }
    presenter.show(screen, sender: nil)
  }
}
class PlainNavigationController: UINavigationController {}
class TabsViewController: UITabBarController {
  let home: HomeViewController
  let write: UIViewController  // a place in the bar; tapping it presents the writer
  let me: ProfileViewController
  weak var stage: Stage!
  init(stage: Stage) {
    self.stage = stage
    home = HomeViewController()
    write = UIViewController()
    me = ProfileViewController()
    super.init(nibName: nil, bundle: nil)
    viewControllers = [home, write, me].map { PlainNavigationController(rootViewController: $0) }
  }
  required init?(coder: NSCoder) { fatalError() }
}
class WideViewController: UISplitViewController {}
class HomeViewController: UIViewController {
  weak var stage: Stage!
  @objc func tapped() { stage.go(to: .profile, from: self) }
}
class ProfileViewController: UIViewController {}

// The app has a 'map' of its own, of another type.
struct Reply<T> {
  let value: T
  func map<R>(_ transform: (T) -> R) -> Reply<R> { Reply<R>(value: transform(value)) }
}
