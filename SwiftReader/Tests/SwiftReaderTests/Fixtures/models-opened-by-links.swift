import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    let nav = UINavigationController()
    nav.viewControllers = [
      TicketsViewController(model: TicketsModel(router: TicketsRouter(nav: nav)))
    ]
    window?.rootViewController = nav
    return true
  }
  func application(_: UIApplication, handleOpen url: URL) -> Bool {
    guard let nav = window?.rootViewController as? UINavigationController,
      let tickets = nav.viewControllers.first as? TicketsViewController
    else { return false }
    return tickets.model.opened(url)
  }
}

protocol TicketsRouting { func openPicker(_ url: URL) }
struct TicketsRouter: TicketsRouting {
  let nav: UINavigationController
  func openPicker(_ url: URL) { nav.present(PickerViewController(), animated: true) }
}
protocol TicketsModeling { func opened(_ url: URL) -> Bool }
class TicketsModel: TicketsModeling {
  let router: TicketsRouting
  init(router: TicketsRouting) { self.router = router }
  func opened(_ url: URL) -> Bool {
    DispatchQueue.main.async { self.router.openPicker(url) }
    return true
  }
}
class TicketsViewController: UIViewController {
  private(set) var model: TicketsModeling
  init(model: TicketsModeling) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
}
class PickerViewController: UIViewController {}
