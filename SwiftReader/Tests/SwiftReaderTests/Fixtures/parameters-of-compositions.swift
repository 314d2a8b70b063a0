import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    let feed = FeedViewController()
    feed.guide = Guide()
    window?.rootViewController = UINavigationController(rootViewController: feed)
    return true
  }
}

final class Guide {
  enum Place {
    case book(Int)
    case report
  }
  func present(place: Place, from sender: UIViewController) {
    let screen: UIViewController
    switch place {
    case .book(let id): screen = BookViewController(id: id)
    case .report: screen = ReportViewController()
    }
    sender.show(screen, sender: nil)
  }
}

protocol Guided: AnyObject { var guide: Guide! { get set } }
protocol Titled { var heading: String { get } }

enum Actions {
  static func openBook(host: Guided & UIViewController, id: Int) {
    host.guide.present(place: .book(id), from: host)
  }
  static func openReport(host: UIViewController & Guided & Titled) {
    host.guide.present(place: .report, from: host)
  }
}

class FeedViewController: UIViewController, Guided, Titled {
  var guide: Guide!
  var heading: String { "" }
  @objc func tapped() { Actions.openBook(host: self, id: 1) }
  @objc func reported() { Actions.openReport(host: self) }
}
class BookViewController: UIViewController {
  init(id: Int) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
}
class ReportViewController: UIViewController {}
