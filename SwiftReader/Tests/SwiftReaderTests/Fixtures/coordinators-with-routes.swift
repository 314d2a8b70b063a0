@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let router = StationRouter()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [AnyHashable: Any]?
  ) -> Bool {
    router.start(in: window)
    return true
  }
}

enum Stop {
  case board
  case train(Int)
  case help(isUrgent: Bool = false)
}

protocol Going: AnyObject { func go(to stop: Stop, animated: Bool) }

final class StationRouter: Going {
  private let tabs = UITabBarController()
  private let main = UINavigationController()

  func start(in window: UIWindow?) {
    let board = BoardViewController(router: self)
    main.viewControllers = [board]
    tabs.viewControllers = [
      main, UINavigationController(rootViewController: AlarmViewController()),
    ]
    window?.rootViewController = tabs
  }

  func go(to stop: Stop, animated: Bool) {
    switch stop {
    case .board: main.popToRootViewController(animated: animated)
    case .train(let number): openTrain(number)
    case .help(let isUrgent): openHelp(isUrgent)
    }
  }

  private func openTrain(_ number: Int) {
    main.pushViewController(TrainViewController(router: self), animated: true)
  }

  private func openHelp(_ isUrgent: Bool) {
    let help = HelpViewController()
    main.present(UINavigationController(rootViewController: help), animated: true)
  }
}

final class BoardViewController: UIViewController {
  private let router: Going
  init(router: Going) { self.router = router }
  @objc private func tap() { router.go(to: .train(1), animated: true) }
}

final class TrainViewController: UIViewController {
  private let router: any Going
  init(router: any Going) { self.router = router }
  @objc private func tap() { router.go(to: .help(), animated: true) }
  @objc private func home() { router.go(to: .board, animated: true) }
}

final class AlarmViewController: UIViewController {}
final class HelpViewController: UIViewController {}
