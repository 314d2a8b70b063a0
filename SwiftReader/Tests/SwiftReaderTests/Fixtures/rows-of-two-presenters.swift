import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: OrdersFactory.make())
    return true
  }
}
protocol Backed: AnyObject { var controller: UIViewController { get } }
extension Backed where Self: UIViewController { var controller: UIViewController { self } }

protocol RowItem { var cellType: AnyClass { get } }
final class ActionItem: RowItem {
  let onTap: (() -> Void)?
  init(onTap: (() -> Void)?) { self.onTap = onTap }
  var cellType: AnyClass { ActionCell.self }
}
final class ActionCell: UITableViewCell {
  let button = TapView()
  func set(item: RowItem) { if let item = item as? ActionItem { button.onTap = item.onTap } }
}
final class TapView: UIView {
  var onTap: (() -> Void)?
  @objc func tapped() { onTap?() }
}

protocol OrdersView: Backed { func update(_ items: [RowItem]) }
enum OrdersFactory {
  static func make() -> UIViewController {
    let v = OrdersViewController()
    let p = OrdersPresenter()
    v.presenter = p
    p.view = v
    return v
  }
}
final class OrdersPresenter {
  weak var view: OrdersView?
  func reload() { view?.update([ActionItem(onTap: { self.openParcels() })]) }
  private func openParcels() {
    guard let nav = view?.controller.navigationController else { return }
    nav.pushViewController(ParcelFactory.make(), animated: true)
  }
}
final class OrdersViewController: UIViewController, OrdersView {
  var presenter: OrdersPresenter?
  override func viewDidLoad() { presenter?.reload() }
  func update(_ items: [RowItem]) {}
}

protocol ParcelView: Backed { func update(_ items: [RowItem]) }
enum ParcelFactory {
  static func make() -> UIViewController {
    let v = ParcelViewController()
    let p = ParcelPresenter()
    v.presenter = p
    p.view = v
    return v
  }
}
final class ParcelPresenter {
  weak var view: ParcelView?
  func reload() { view?.update([ActionItem(onTap: { self.openTracking() })]) }
  private func openTracking() {
    guard let nav = view?.controller.navigationController else { return }
    nav.pushViewController(TrackingViewController(), animated: true)
  }
}
final class ParcelViewController: UIViewController, ParcelView {
  var presenter: ParcelPresenter?
  override func viewDidLoad() { presenter?.reload() }
  func update(_ items: [RowItem]) {}
}
final class TrackingViewController: UIViewController {}
