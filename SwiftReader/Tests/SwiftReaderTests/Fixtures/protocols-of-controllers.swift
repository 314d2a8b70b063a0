import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = FeedViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class Guide {
  enum Place { case write(String) }
  func go(to place: Place, from sender: UIViewController) {
    let screen: UIViewController
    switch place {
    case .write(let text): screen = WriteViewController(text: text)
    }
    sender.present(screen, animated: true)
  }
}
protocol Guided: AnyObject { var guide: Guide! { get set } }
protocol FeedSource: Guided & UIViewController {}
struct NamedAction {
  let title: String
  let run: () -> Void
}

protocol PostCellDelegate: AnyObject { func menu(for url: URL) -> [NamedAction] }
extension PostCellDelegate where Self: FeedSource {
  func menu(for url: URL) -> [NamedAction] {
    return [
      NamedAction(title: "Share") {
        DispatchQueue.main.async {
          self.present(
            UIActivityViewController(activityItems: [url], applicationActivities: nil),
            animated: true)
        }
      },
      NamedAction(title: "Post the link") {
        DispatchQueue.main.async {
          self.guide.go(to: .write(url.absoluteString), from: self)
        }
      },
    ]
  }
}

class FeedViewController: UIViewController, FeedSource { var guide: Guide! }
extension FeedViewController: PostCellDelegate {}
class WriteViewController: UIViewController {
  init(text: String) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
}
