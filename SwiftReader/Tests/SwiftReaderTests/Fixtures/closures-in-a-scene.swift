// The composition root keeps makers as closures; the coordinator calls them with closures of its own.
import UIKit

struct Scenes {
  var ticket: (_ onPay: @escaping (Int) -> Void) -> UIViewController
  var receipt: (_ number: Int) -> UIViewController
}

extension Scenes {
  static func live(api: API) -> Scenes {
    Scenes(
      ticket: { onPay in TicketViewController(api: api, onPay: onPay) },
      receipt: { ReceiptViewController(number: $0) })
  }
}

final class FairCoordinator {
  let scenes: Scenes
  let stack: UINavigationController
  init(scenes: Scenes, stack: UINavigationController) {
    (self.scenes, self.stack) = (scenes, stack)
  }
  func start() {
    let ticket = scenes.ticket { [weak self] in self?.showReceipt($0) }
    stack.pushViewController(ticket, animated: true)
  }
  private func showReceipt(_ number: Int) {
    stack.pushViewController(scenes.receipt(number), animated: true)
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var coordinator: FairCoordinator?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    coordinator = FairCoordinator(scenes: .live(api: API()), stack: UINavigationController())
    coordinator?.start()
    return true
  }
}

final class TicketViewController: UIViewController {
  let onPay: (Int) -> Void
  init(api: API, onPay: @escaping (Int) -> Void) { self.onPay = onPay }
  func pay() { onPay(1) }
}
final class ReceiptViewController: UIViewController { init(number: Int) {} }
