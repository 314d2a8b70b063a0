final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
    guard let harbor = HarborAssembly.makeView() else { return }
    window?.rootViewController = UINavigationController(rootViewController: harbor.controller)
  }
}

/// What a wireframe knows of a screen.
protocol ScreenBacked: AnyObject {
  var isReady: Bool { get }
  var controller: UIViewController { get }
}

extension ScreenBacked where Self: UIViewController {
  var isReady: Bool { controller.isViewLoaded }
  var controller: UIViewController { self }
}

protocol HarborView: ScreenBacked {}
protocol BoatView: ScreenBacked {}
protocol CrewView: ScreenBacked {}

/// Alerts name the screen on which they are shown first.
protocol WarningPresentable {
  func presentWarning(from view: ScreenBacked?, text: String)
}

extension WarningPresentable {
  func presentWarning(from view: ScreenBacked?, text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    view?.controller.present(alert, animated: true)
  }
}

extension UIViewController {
  func presentAsCard(_ content: UIViewController, animated: Bool) {
    content.modalPresentationStyle = .custom
    present(content, animated: animated)
  }
}

protocol HarborWireframing: WarningPresentable {
  func showBoat(from view: HarborView?)
  func showCrew(from view: HarborView?)
  func showLog(from view: HarborView?)
}

final class HarborWireframe: HarborWireframing {
  func showBoat(from view: HarborView?) {
    guard let boat = BoatAssembly.makeView() else { return }
    view?.controller.navigationController?.pushViewController(boat.controller, animated: true)
  }

  func showCrew(from view: HarborView?) {
    guard let crew = CrewAssembly.makeView() else { return }
    let stack = UINavigationController(rootViewController: crew.controller)
    view?.controller.presentAsCard(stack, animated: true)
  }

  func showLog(from view: HarborView?) {
    view?.controller.present(LogViewController(), animated: true)
  }
}

final class HarborPresenter {
  weak var view: HarborView?
  let wireframe: HarborWireframing
  init(wireframe: HarborWireframing) { self.wireframe = wireframe }
  func select() { wireframe.showBoat(from: view) }
  func crew() { wireframe.showCrew(from: view) }
  func log() { wireframe.showLog(from: view) }
  func fail() { wireframe.presentWarning(from: view, text: "") }
}

struct HarborAssembly {
  static func makeView() -> HarborView? {
    let presenter = HarborPresenter(wireframe: HarborWireframe())
    let view = HarborViewController(presenter: presenter)
    presenter.view = view
    return view
  }
}

struct BoatAssembly {
  static func makeView() -> BoatView? {
    guard Fleet.isOpen else { return nil }
    let view = BoatViewController()
    return view
  }
}

struct CrewAssembly {
  static func makeView() -> CrewView? { CrewViewController() }
}

final class HarborViewController: UIViewController, HarborView {
  let presenter: HarborPresenter
  init(presenter: HarborPresenter) { self.presenter = presenter }
}

final class BoatViewController: UIViewController, BoatView {}
final class CrewViewController: UIViewController, CrewView {}
final class LogViewController: UIViewController {}
