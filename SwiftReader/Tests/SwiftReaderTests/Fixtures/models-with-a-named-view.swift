import UIKit

protocol Backed: AnyObject { var controller: UIViewController { get } }
extension Backed where Self: UIViewController { var controller: UIViewController { self } }

// The model's view may be any screen; whoever creates the model says which one it is.
final class ShelfModel {
  weak var view: Backed?
  private let router: ShelfRouting

  init(router: ShelfRouting) { self.router = router }

  func rows() -> [Row] {
    [Row(tapped: { [weak self] in self?.router.showBook(on: self?.view?.controller) })]
  }
}

struct Row { let tapped: () -> Void }

protocol ShelfRouting { func showBook(on controller: UIViewController?) }

struct ShelfRouter: ShelfRouting {
  func showBook(on controller: UIViewController?) {
    controller?.present(BookViewController(), animated: true)
  }
}

final class PageView: UIView { var model: ShelfModel? }

final class BrowseViewController: UIViewController, Backed {
  private let pages: [UIView]

  init(pages: [UIView]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }
}

final class GateViewController: UIViewController, Backed {
  @objc func enter() { view.window?.rootViewController = BrowseFactory.make() }
}

final class BookViewController: UIViewController, Backed {}

enum BrowseFactory {
  static func make() -> UIViewController {
    let model = ShelfModel(router: ShelfRouter())
    let page = PageView()
    page.model = model
    let browse = BrowseViewController(pages: [page])
    model.view = browse
    return browse
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    window = UIWindow()
    window?.rootViewController = GateViewController()
  }
}
