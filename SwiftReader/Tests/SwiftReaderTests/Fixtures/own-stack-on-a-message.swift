// Nobody is seen to ask: the navigation controller pushes when a notification comes.
import UIKit

class ChatNavigationController: UINavigationController {
  init() {
    super.init(rootViewController: ChatsViewController())
    NotificationCenter.default.addObserver(
      self, selector: #selector(messageCame), name: nil, object: nil)
  }
  @objc func messageCame() {
    pushViewController(ChatViewController(), animated: true)
  }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window?.rootViewController = ChatNavigationController()
    return true
  }
}

class ChatsViewController: UIViewController {
  func search() { present(SearchViewController(), animated: true) }
}
class ChatViewController: UIViewController {}
class SearchViewController: UIViewController {}
