import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    let nav = UINavigationController()
    nav.viewControllers = [ListViewController(model: ListModel(router: ListRouter(nav: nav)))]
    window?.rootViewController = nav
    return true
  }
}

protocol Row {}
protocol TappableBase { func tapped() }
typealias Tappable = Row & TappableBase
class BigRow: Tappable {  // only the list makes these
  private var onTap: () -> Void
  init(onTap: @escaping () -> Void) { self.onTap = onTap }
  func tapped() { onTap() }
}
class SmallRow: Tappable {  // only the person screen makes these
  private var onTap: () -> Void
  init(onTap: @escaping () -> Void) { self.onTap = onTap }
  func tapped() { onTap() }
}
class RowCell: UICollectionViewCell { var row: Row? }
class BigCell: RowCell {
  @objc func pressed() { (row as? Tappable)?.tapped() }
}
class SmallCell: RowCell {
  override func awakeFromNib() {
    super.awakeFromNib()
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pressed)))
  }
  @objc func pressed() { (row as? Tappable)?.tapped() }
}

struct ListRouter {
  let nav: UINavigationController
  func openHelp() { nav.pushViewController(HelpViewController(), animated: true) }
  func openPerson() {
    nav.pushViewController(PersonViewController(model: PersonModel()), animated: true)
  }
}
class ListModel {
  let router: ListRouter
  init(router: ListRouter) { self.router = router }
  func rows() -> [Row] { [BigRow(onTap: cardTapped)] }
  func cardTapped() { router.openHelp() }
  func more() { router.openPerson() }
}
protocol PersonModeling { var rows: [Row] { get } }
class PersonModel: PersonModeling {
  var closed = false
  var rows: [Row] { [SmallRow(onTap: small)] }
  func small() { closed = true }
}
class ListViewController: UIViewController, UICollectionViewDataSource {
  let model: ListModel
  init(model: ListModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  @objc func moreTapped() { model.more() }
  func collectionView(_ v: UICollectionView, numberOfItemsInSection s: Int) -> Int {
    model.rows().count
  }
  func collectionView(_ v: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
    let cell = v.dequeueReusableCell(withReuseIdentifier: "\(BigCell.self)", for: i) as! RowCell
    cell.row = model.rows()[i.row]
    return cell
  }
}
class PersonViewController: UIViewController, UICollectionViewDataSource {
  let model: PersonModeling
  init(model: PersonModeling) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  func collectionView(_ v: UICollectionView, numberOfItemsInSection s: Int) -> Int {
    model.rows.count
  }
  func collectionView(_ v: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
    let cell = v.dequeueReusableCell(withReuseIdentifier: "\(SmallCell.self)", for: i) as! RowCell
    cell.row = model.rows[i.row]
    (cell as? SmallCell)?.layer.cornerRadius = 4
    return cell
  }
}
class HelpViewController: UIViewController {}
