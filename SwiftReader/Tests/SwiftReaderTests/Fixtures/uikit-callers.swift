extension UIViewController {
  func open(_ controller: UIViewController) {
    present(UINavigationController(rootViewController: controller), animated: true)
  }
}

final class InboxViewController: UIViewController {
  let model = InboxModel()

  func compose() { open(ComposeViewController()) }
  func read() { model.read(in: self) }
  func archive() { model.archive() }
}

final class InboxModel {
  weak var host: UIViewController?

  func read(in controller: UIViewController) {
    controller.show(MessageViewController(), sender: nil)
  }

  func archive() { host?.present(ArchiveViewController(), animated: true) }
}

final class SearchViewController: UIViewController {
  func compose() { open(ComposeViewController()) }
}

enum Pages {
  static func any(_ number: Int, in host: UIViewController) {
    let page: UIViewController = number == 1 ? MessageViewController() : ArchiveViewController()
    host.present(page, animated: true)
  }
}

final class OneViewController: UIViewController { func go() { Pages.any(1, in: other) } }
final class TwoViewController: UIViewController { func go() { Pages.any(2, in: other) } }

final class ComposeViewController: UIViewController {}
final class MessageViewController: UIViewController {}
final class ArchiveViewController: UIViewController {}

// A closure's parameter has the type that the function says.
final class LinkHandler {
  weak var window: Window?

  func open() {
    onTop(of: "main") { _, detail in detail.present(CallerAlert(), animated: true) }
  }

  private func onTop(of name: String, _ body: @escaping (Int, DetailOfCaller) -> Void) {}
}

final class Window { let handler = LinkHandler() }
final class CallerAlert: UIViewController {}
final class DetailOfCaller: UIViewController {}
