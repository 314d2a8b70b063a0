enum Screens {
  static func login() -> UIViewController { LoginViewController() }

  static func page(for kind: Kind) -> UIViewController {
    switch kind {
    case .terms: return TermsViewController()
    case .imprint:
      let controller = ImprintViewController()
      return UINavigationController(rootViewController: controller)
    }
  }

  static func make<T: UIViewController>(_ type: T.Type) -> T { T() }
}

enum Kind { case terms, imprint }

final class StartViewController: UIViewController {
  var isKnown = false

  func proceed() {
    present(Screens.login(), animated: true)
    show(Screens.page(for: .imprint), sender: nil)
    present(Screens.make(HelpViewController.self), animated: true)
    let next = isKnown ? HomeViewController() : IntroViewController()
    navigationController?.pushViewController(next, animated: false)
  }

  func any(_ kind: Kind) { present(Screens.page(for: kind), animated: true) }
}

final class LoginViewController: UIViewController {}
final class TermsViewController: UIViewController {}
final class ImprintViewController: UIViewController {}
final class HelpViewController: UIViewController {}
final class HomeViewController: UIViewController {}
final class IntroViewController: UIViewController {}
