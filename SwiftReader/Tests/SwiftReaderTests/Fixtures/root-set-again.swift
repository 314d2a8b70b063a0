import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var stage: Stage?
  func application(
    _ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    stage = Stage(host: self)
    stage?.setup()
    return true
  }
}

final class Stage {
  private weak var host: AppDelegate!
  init(host: AppDelegate) { self.host = host }
  func setup() {
    let tabs = TabsViewController(stage: self)
    host.window?.rootViewController = tabs
  }
  func openAccounts(from sender: UIViewController) {
    let accounts = AccountsViewController()
    accounts.stage = self
    sender.present(accounts, animated: true)
  }
}

class TabsViewController: UITabBarController {
  weak var stage: Stage!
  init(stage: Stage) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  @objc func longPressed() { stage.openAccounts(from: self) }
}
class AccountsViewController: UIViewController {
  weak var stage: Stage!
  @objc func accountChosen() { stage.setup() }  // logs in anew: the tabs become the root again
}
