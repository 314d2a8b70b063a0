final class SceneCoordinator {
  enum Scene {
    case settings
    case profile(name: String)
  }

  enum Transition {
    case push, modal
  }

  func present(scene: Scene, from sender: UIViewController, transition: Transition) {
    let controller = get(scene: scene)
    switch transition {
    case .push: sender.navigationController?.pushViewController(controller, animated: true)
    case .modal: sender.present(controller, animated: true)
    }
  }

  private func get(scene: Scene) -> UIViewController {
    switch scene {
    case .settings: return SettingsViewController()
    case .profile(let name): return ProfileViewController(name: name)
    }
  }
}

final class HomeViewController: UIViewController {
  var coordinator: SceneCoordinator?

  func settings() { coordinator?.present(scene: .settings, from: self, transition: .modal) }
  func profile() {
    coordinator?.present(scene: .profile(name: ""), from: self, transition: .push)
  }
}

protocol MenuViewControllerDelegate: AnyObject {
  func didSelect(_ controller: MenuViewController, entry: Int)
}

protocol AboutViewControllerDelegate: AnyObject {
  func didSelect(_ controller: AboutViewController, entry: Int)
}

final class MenuViewController: UIViewController {
  weak var delegate: MenuViewControllerDelegate?
  func tap() { delegate?.didSelect(self, entry: 1) }
}

final class AboutViewController: UIViewController {
  weak var delegate: AboutViewControllerDelegate?
  func tap() { delegate?.didSelect(self, entry: 1) }
}

final class MenuCoordinator: MenuViewControllerDelegate, AboutViewControllerDelegate {
  let navigation = UINavigationController()

  func start() { navigation.pushViewController(MenuViewController(), animated: false) }

  func didSelect(_ controller: MenuViewController, entry: Int) {
    navigation.pushViewController(AboutViewController(), animated: true)
  }

  func didSelect(_ controller: AboutViewController, entry: Int) {
    navigation.pushViewController(LicencesViewController(), animated: true)
  }
}

final class SettingsViewController: UIViewController {}
final class ProfileViewController: UIViewController {}
final class LicencesViewController: UIViewController {}
