class PaymentViewController: UIViewController {
  func explain() {
    present(HelpViewController().inSheet, animated: true)
  }

  func confirm() {
    let frame = FrameViewController(header: header, viewController: ConfirmViewController())
    present(frame, animated: true)
  }

  func sign() {
    present(SignViewController(pad: PadViewController()), animated: true)
  }
}

final class SheetViewController: UIViewController {
  private let content: UIViewController

  init(content: UIViewController, isTall: Bool = false) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() { addContent() }

  private func addContent() { addChild(content) }
}

extension UIViewController {
  var inSheet: UIViewController { SheetViewController(content: self) }
}

final class FrameViewController: UIViewController {
  var viewController: UIViewController?

  init(header: UIView, viewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    self.viewController = viewController
    addChild(viewController)
  }
}

/// It contains a controller of its own kind: it is the screen, not its part.
final class SignViewController: UIViewController {
  private let pad: PadViewController

  init(pad: PadViewController) {
    self.pad = pad
    super.init(nibName: nil, bundle: nil)
    addChild(pad)
  }
}

/// Nothing makes it: what it does, those do that inherit from it.
class SendViewController: UIViewController {
  func review() { navigationController?.pushViewController(ReviewViewController(), animated: true) }
}

final class SendCoinsViewController: SendViewController {}

final class HomeViewController: UIViewController {
  func send() {
    navigationController?.pushViewController(SendCoinsViewController(), animated: true)
  }
}

final class FooterNavigationController: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }
}

final class HelpViewController: UIViewController {}
final class ConfirmViewController: UIViewController {}
final class PadViewController: UIViewController {}
final class ReviewViewController: UIViewController {}
