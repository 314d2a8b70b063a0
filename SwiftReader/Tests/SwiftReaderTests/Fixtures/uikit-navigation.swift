// What a navigation controller shows first is put into it after it is made.
final class HomeViewController: UIViewController {
  private let stack = UINavigationController()

  func help() {
    let navigation = UINavigationController()
    navigation.viewControllers = [HelpViewController()]
    present(navigation, animated: true)
  }

  func about() {
    let navigation = AppNavigationController()
    navigation.pushViewController(AboutViewController(), animated: false)
    present(navigation, animated: true)
  }

  func account() { present(AccountNavigationController(), animated: true) }

  // Nobody says what is in it.
  func empty() { present(AppNavigationController(), animated: true) }

  // A package's class around a view.
  func tips() { present(DismissibleHostingController(rootView: TipsView()), animated: true) }

  // An alert, whatever its class is called.
  func fail() {
    present(FailureController(title: "", message: "", preferredStyle: .alert), animated: true)
  }
}

final class AppNavigationController: UINavigationController {}

final class AccountNavigationController: UINavigationController {
  init() { super.init(rootViewController: AccountViewController()) }
  func next() { pushViewController(DetailsViewController(), animated: true) }
}

final class FailureController: UIAlertController {}
final class HelpViewController: UIViewController {}
final class AboutViewController: UIViewController {}
final class AccountViewController: UIViewController {}
final class DetailsViewController: UIViewController {}
struct TipsView: View { var body: some View { Text("") } }

// A class of the app's in Objective-C, and one of UIKit's.
extension ABCListViewController {
  func open() { present(HelpViewController(), animated: true) }
}

extension UIViewController {
  func openAnywhere() { present(AboutViewController(), animated: true) }
}

// The variable's type says less than its value.
final class Links {
  weak var home: HomeViewController?

  func open() {
    guard let home else { return }
    var presenter: UIViewController = home
    while let next = presenter.presentedViewController { presenter = next }
    presenter.present(DetailsViewController(), animated: true)
  }
}

// Any of many types may be behind a protocol: its callers are nobody's.
protocol Flow { func start() }
final class OneFlow: Flow {
  func start() { UINavigationController().pushViewController(One(), animated: true) }
}
final class TwoFlow: Flow { func start() {} }
final class ThreeFlow: Flow { func start() {} }
final class FourFlow: Flow { func start() {} }
final class One: UIViewController {}

final class FlowsViewController: UIViewController {
  var flows: [Flow] = []
  var flow: Flow?
  func go() { flow?.start() }
}
