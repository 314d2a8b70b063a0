final class HomeViewController: UIViewController {
  let router: Router

  func help() { router.route(to: HelpViewController(), animated: true) }
  func item(_ make: () -> UIViewController) { router.route(to: make()) }
  func debug() { router.route(to: DebugMenu()) }
  // An enum's case: what the function makes of it is found there.
  func about() { router.route(to: .about) }
  func more() { router.open { MoreViewController() } }
  func other() { router.route(from: OtherViewController(), to: 1) }
}

final class Router {
  weak var top: UIViewController?

  func route(to screen: UIViewController, animated: Bool = false) {
    top?.present(screen, animated: animated)
  }

  func route(to place: Place) {
    switch place {
    case .about: top?.present(AboutViewController(), animated: true)
    }
  }
}

enum Place { case about }

// vcdiagram: presnts MoreViewController
final class HelpViewController: UIViewController {}
final class DebugMenu: UIViewController {}
final class AboutViewController: UIViewController {}
final class MoreViewController: UIViewController {}
final class OtherViewController: UIViewController {}
