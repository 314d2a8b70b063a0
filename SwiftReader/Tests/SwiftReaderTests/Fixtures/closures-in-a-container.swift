// A container of makers: they are registered by type, and asked for by type and argument.
import UIKit

final class Container {
  func register<Service>(_ type: Service.Type, _ make: @escaping (Container) -> Service) {}
  func resolve<Service>(_ type: Service.Type) -> Service? { nil }
}

func registerScreens(_ container: Container) {
  container.register(MuseumViewController.self) { container in
    MuseumViewController(onPicture: { container.resolve(Guide.self)?.showPicture() })
  }
  container.register(PictureViewController.self) { _ in PictureViewController() }
  container.register(Guide.self) { Guide(container: $0) }
}

final class Guide {
  private let container: Container
  private let stack = UINavigationController()
  init(container: Container) { self.container = container }
  func showPicture() {
    guard let picture = container.resolve(PictureViewController.self) else { return }
    stack.pushViewController(picture, animated: true)
  }
  func showShop() {
    let shop = container.resolve(ShopViewController.self)!
    stack.present(shop, animated: true)
  }
}

final class MuseumViewController: UIViewController {
  private let onPicture: () -> Void
  init(onPicture: @escaping () -> Void) { self.onPicture = onPicture }
  func tapped() { onPicture() }
}
final class PictureViewController: UIViewController {
  var guide: Guide?
  func buy() { guide?.showShop() }
}
final class ShopViewController: UIViewController {}
