import DimmedKit  // has DimmedViewController
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: ShopViewController())
    window?.makeKeyAndVisible()
    return true
  }
}

extension UIViewController {
  func embed(_ child: UIViewController?, frame: CGRect? = nil) {
    guard let child = child else { return }
    addChild(child)
    if let frame = frame { child.view.frame = frame }
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

final class ShopViewController: UIViewController {
  @objc func openCart() {
    let nav = UINavigationController(rootViewController: CartViewController())
    let container = DimmedViewController()
    container.modalPresentationStyle = .overFullScreen
    container.embed(nav)
    present(container, animated: true)
  }
  @objc func openCoupon() {
    let container = DimmedViewController()
    container.embed(CouponViewController())
    present(container, animated: true)
  }
}

final class CartViewController: UIViewController {}
final class CouponViewController: UIViewController {}
