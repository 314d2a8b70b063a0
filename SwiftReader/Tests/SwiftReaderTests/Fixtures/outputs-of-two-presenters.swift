import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
    return true
  }
}
protocol Backed: AnyObject { var controller: UIViewController { get } }
extension Backed where Self: UIViewController { var controller: UIViewController { self } }

final class HomeViewController: UIViewController {
  func openVault() {
    navigationController?.pushViewController(VaultFactory.make()!.controller, animated: true)
  }
  func openImport() {
    navigationController?.pushViewController(ImportFactory.make(), animated: true)
  }
}

// One protocol for what a loader has loaded, which two presenters implement.
protocol LoadInput { func load() }
protocol LoadOutput: AnyObject { func didLoad() }
class BaseLoader: LoadInput {
  weak var presenter: LoadOutput?
  func load() { run() }
  func run() {}
}
final class Loader: BaseLoader {
  override func run() { DispatchQueue.main.async { [weak self] in self?.presenter?.didLoad() } }
}

protocol VaultViewProtocol: Backed {}
protocol VaultRouterProtocol { func openDone(word: String) }
final class VaultFactory {
  static func make(endBlock: (() -> Void)? = nil) -> VaultViewProtocol? {
    let view = VaultViewController()
    let loader = Loader()
    let router = VaultRouter(current: view, endBlock: endBlock)
    let model = VaultModel(loader: loader, router: router, view: view)
    loader.presenter = model
    view.model = model
    return view
  }
}
final class VaultViewController: UIViewController, VaultViewProtocol {
  var model: VaultModel?
  override func viewDidLoad() { model?.reload() }
}
final class VaultItem {
  let onContinue: (String) -> Void
  init(onContinue: @escaping (String) -> Void) { self.onContinue = onContinue }
}
final class VaultModel: LoadOutput {
  private var router: VaultRouterProtocol?
  private var loader: LoadInput
  private weak var view: VaultViewProtocol?
  var item: VaultItem?
  init(loader: LoadInput, router: VaultRouterProtocol, view: VaultViewProtocol?) {
    self.loader = loader
    self.router = router
    self.view = view
  }
  func reload() { item = VaultItem(onContinue: check) }
  private func check(word: String) { loader.load() }
  func didLoad() { router?.openDone(word: "x") }
}
final class VaultRouter {
  private weak var current: VaultViewProtocol?
  private var endBlock: (() -> Void)?
  init(current: VaultViewProtocol? = nil, endBlock: (() -> Void)? = nil) {
    self.current = current
    self.endBlock = endBlock
  }
}
extension VaultRouter: VaultRouterProtocol {
  func openDone(word: String) {
    guard let done = DoneFactory.make(endBlock: endBlock)?.controller else { return }
    current?.controller.navigationController?.setViewControllers([done], animated: true)
  }
}
final class ImportFactory {
  static func make() -> UIViewController {
    let v = ImportViewController()
    let l = Loader()
    let p = ImportPresenter()
    v.presenter = p
    p.view = v
    p.loader = l
    l.presenter = p
    return v
  }
}
final class ImportPresenter: LoadOutput {
  weak var view: ImportViewController?
  var loader: LoadInput?
  func didLoad() {
    view?.navigationController?.pushViewController(NameViewController(), animated: true)
  }
}
final class ImportViewController: UIViewController {
  var presenter: ImportPresenter?
  func go() { presenter?.loader?.load() }
}
protocol DoneViewProtocol: Backed {}
final class DoneFactory {
  static func make(endBlock: (() -> Void)? = nil) -> DoneViewProtocol? {
    let v = DoneViewController()
    v.endBlock = endBlock
    return v
  }
}
final class DoneViewController: UIViewController, DoneViewProtocol { var endBlock: (() -> Void)? }
final class NameViewController: UIViewController {}
