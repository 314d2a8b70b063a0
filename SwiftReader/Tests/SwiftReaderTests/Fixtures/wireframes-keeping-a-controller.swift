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
}
protocol FieldRouterProtocol { func showBarn() }

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
final class FieldRouter: FieldRouterProtocol {
  weak var controller: UIViewController?
  func showBarn() { controller?.present(BarnViewController(), animated: true) }
}
final class FieldModel {
  weak var view: FieldViewProtocol?
  var router: FieldRouterProtocol?
  private let items = ItemMaker()
  init(router: FieldRouterProtocol?) { self.router = router }
}
extension FieldModel: FieldModelProtocol {
  func viewDidLoad() { _ = items.row(model: self) }
  func harvest() { router?.showBarn() }
}
final class Row { var onTap: (() -> Void)? }
final class ItemMaker {
  func row(model: FieldModelProtocol) -> Row {
    let row = Row()
    row.onTap = { [weak model] in model?.harvest() }
    return row
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
