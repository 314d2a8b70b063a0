import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    let nav = UINavigationController()
    nav.viewControllers = [
      ConsentViewController(model: ConsentModel(router: ConsentRouter(nav: nav)))
    ]
    window?.rootViewController = nav
    return true
  }
}

protocol ConsentRouting { func openResult() }
struct ConsentRouter: ConsentRouting {
  let nav: UINavigationController
  func openResult() {
    nav.pushViewController(
      ResultViewController(model: ResultModel(router: ResultRouter(nav: nav))), animated: true)
  }
}
protocol ResultRouting {
  func close()
  func openScanner()
}
struct ResultRouter: ResultRouting {
  let nav: UINavigationController
  func close() { nav.popViewController(animated: true) }
  func openScanner() { nav.present(ScannerViewController(), animated: true) }
}

class ConsentModel {
  let router: ConsentRouting
  init(router: ConsentRouting) { self.router = router }
  func accept() { router.openResult() }
}
class ResultModel {
  let router: ResultRouting
  init(router: ResultRouting) { self.router = router }
  func done() { router.close() }
}
class ConsentViewController: UIViewController {
  let model: ConsentModel
  init(model: ConsentModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  @objc func yes() { model.accept() }
}
class ResultViewController: UIViewController {
  let model: ResultModel
  init(model: ResultModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  @objc func ok() { model.done() }
}
class ScannerViewController: UIViewController {}
