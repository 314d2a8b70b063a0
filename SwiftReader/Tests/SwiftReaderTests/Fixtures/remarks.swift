final class HomeViewController: UIViewController {
  func open(_ make: () -> UIViewController) {
    // vcdiagram: presents Settings, Help
    present(make(), animated: true)
  }

  func debug() {
    present(Help(), animated: true)  // vcdiagram: ignore
  }

  func unknown(_ other: UIViewController) { present(other, animated: true) }
}

// vcdiagram: from HomeViewController
func showHelp() { topController().present(Help(), animated: true) }

final class Settings: UIViewController {}
final class Help: UIViewController {}
