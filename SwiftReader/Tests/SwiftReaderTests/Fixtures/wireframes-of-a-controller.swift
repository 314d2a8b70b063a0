import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: FieldFactory.make())
    return true
  }
}
protocol Backed: AnyObject { var controller: UIViewController { get } }
extension Backed where Self: UIViewController { var controller: UIViewController { self } }
protocol FieldViewProtocol: Backed {}
protocol FieldModelProtocol: AnyObject {
  func viewDidLoad()
  func harvest()
  func grind()
  func store()
}
protocol FieldRouterProtocol {
  func showBarn(from view: FieldViewProtocol?)
  func showMill(on controller: UIViewController?)
  func showSilo()
}

enum FieldFactory {
  static func make() -> UIViewController {
    let router = FieldRouter()
    let model = FieldModel(router: router)
    let view = FieldViewController(model: model)
    model.view = view
    router.controller = view
    return view
  }
}
// The controller has a local name, is an argument, or is kept in the router's property.
final class FieldRouter: FieldRouterProtocol {
  weak var controller: UIViewController?
  func showBarn(from view: FieldViewProtocol?) {
    guard let controller = view?.controller else { return }
    controller.present(BarnViewController(), animated: true)
  }
  func showMill(on controller: UIViewController?) {
    controller?.present(MillViewController(), animated: true)
  }
  func showSilo() { controller?.present(SiloViewController(), animated: true) }
}
final class FieldModel {
  weak var view: FieldViewProtocol?
  var router: FieldRouterProtocol?
  private let items = ItemMaker()
  init(router: FieldRouterProtocol?) { self.router = router }
}
extension FieldModel: FieldModelProtocol {
  func viewDidLoad() { _ = items.rows(model: self) }
  func harvest() { router?.showBarn(from: view) }
  func grind() { router?.showMill(on: view?.controller) }
  func store() { router?.showSilo() }
}
final class Row { var onTap: (() -> Void)? }
final class ItemMaker {
  func rows(model: FieldModelProtocol) -> [Row] {
    let (barn, mill, silo) = (Row(), Row(), Row())
    barn.onTap = { [weak model] in model?.harvest() }
    mill.onTap = { [weak model] in model?.grind() }
    silo.onTap = { [weak model] in model?.store() }
    return [barn, mill, silo]
  }
}
final class FieldViewController: UIViewController {
  var model: FieldModelProtocol? { didSet { bind() } }
  init(model: FieldModelProtocol) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() { model?.viewDidLoad() }
  func bind() {}
}
extension FieldViewController: FieldViewProtocol {}
final class BarnViewController: UIViewController {}
final class MillViewController: UIViewController {}
final class SiloViewController: UIViewController {}
