import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: LobbyViewController())
    return true
  }
}
protocol Backed: AnyObject { var controller: UIViewController { get } }
extension Backed where Self: UIViewController { var controller: UIViewController { self } }

final class LobbyViewController: UIViewController {
  func enter() {
    guard let room = RoomFactory.make()?.controller else { return }
    navigationController?.pushViewController(room, animated: true)
  }
}

protocol RoomViewProtocol: Backed { var model: RoomModelProtocol? { get set } }
protocol RoomModelProtocol: AnyObject { func reload() }
protocol RoomRouterProtocol { func openSafe(code: String) }

final class RoomFactory {
  static func make() -> RoomViewProtocol? {
    let view = RoomViewController()
    let router = RoomRouter(current: view)
    let model = RoomModel(router: router)
    view.model = model
    return view
  }
}
final class RoomViewController: UIViewController & RoomViewProtocol {
  var model: RoomModelProtocol?
  override func viewDidLoad() { model?.reload() }
}
final class SafeRow { var onTap: (() -> Void)? }
final class RoomModel: RoomModelProtocol {
  private let router: RoomRouterProtocol
  private var row: SafeRow?
  init(router: RoomRouterProtocol) { self.router = router }
  func reload() {
    let row = SafeRow()
    row.onTap = { [weak self] in self?.router.openSafe(code: "7") }
    self.row = row
  }
  func languageChanged() { reload() }
}
final class RoomRouter {
  private weak var current: RoomViewProtocol?
  init(current: RoomViewProtocol? = nil) { self.current = current }
}
extension RoomRouter: RoomRouterProtocol {
  func openSafe(code: String) {
    guard let safe = SafeFactory.make(code: code)?.controller else { return }
    current?.controller.navigationController?.pushViewController(safe, animated: true)
  }
}
protocol SafeViewProtocol: Backed {}
final class SafeFactory {
  static func make(code: String) -> SafeViewProtocol? { SafeViewController() }
}
final class SafeViewController: UIViewController, SafeViewProtocol {}
