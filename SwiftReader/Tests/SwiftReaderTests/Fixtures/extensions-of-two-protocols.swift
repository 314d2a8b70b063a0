import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    let feed = FeedViewController()
    feed.guide = Guide()
    window?.rootViewController = feed
    return true
  }
}
final class Guide {
  enum Place {
    case write(String)
    case likes
  }
  func present(place: Place, from sender: UIViewController? = nil) {
    guard let screen = make(place) else { return }
    sender?.present(screen, animated: true)
  }
}
extension Guide {
  fileprivate func make(_ place: Place) -> UIViewController? {
    let result: UIViewController?
    switch place {
    case .write(let text): result = WriteViewController(text: text)
    case .likes: result = LikesViewController()
    }
    return result
  }
}
protocol Guided: AnyObject { var guide: Guide! { get set } }
typealias GuidedScreen = Guided & UIViewController
protocol FeedSource: GuidedScreen {}
protocol Titled { var heading: String { get } }

protocol CellDelegate: AnyObject {
  func pressedWrite(_ cell: UITableViewCell)
  func pressedLikes(_ cell: UITableViewCell)
}
extension CellDelegate where Self: FeedSource & Titled {
  func pressedWrite(_ cell: UITableViewCell) {
    self.guide.present(place: .write("x"), from: self)
  }
}
extension CellDelegate where Self: FeedSource {
  func pressedLikes(_ cell: UITableViewCell) {
    Task { @MainActor in self.guide.present(place: .likes, from: self) }
  }
}
class PostCell: UITableViewCell {
  weak var delegate: CellDelegate?
  @objc func write() { delegate?.pressedWrite(self) }
  @objc func likes() { delegate?.pressedLikes(self) }
}
class FeedViewController: UIViewController, FeedSource, Titled {
  var guide: Guide!
  var heading: String { "" }
  func cell() -> PostCell {
    let c = PostCell()
    c.delegate = self
    return c
  }
}
extension FeedViewController: CellDelegate {}
class WriteViewController: UIViewController {
  init(text: String) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
}
class LikesViewController: UIViewController {}
