// A navigation controller of the app's own pushes what its screens ask for.
import UIKit

class ShopNavigationController: UINavigationController {
  func showCart() {
    pushViewController(CartViewController(), animated: true)
  }
  func showHelp() {
    present(HelpViewController(), animated: true)
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    window?.rootViewController = ShopNavigationController(rootViewController: ShelfViewController())
  }
}

class ShelfViewController: UIViewController {
  func buy() {
    (navigationController as? ShopNavigationController)?.showCart()
  }
}

class CartViewController: UIViewController {
  var shop: ShopNavigationController? { navigationController as? ShopNavigationController }
  func ask() { shop?.showHelp() }
}

class HelpViewController: UIViewController {}
