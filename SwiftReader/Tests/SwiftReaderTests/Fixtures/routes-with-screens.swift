import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = PostViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class Guide {
  static let shared = Guide()
  enum Place {
    case profile
    case share(sheet: UIActivityViewController, button: UIView?)
    case ready(screen: UIViewController)
  }
  func go(to place: Place, from sender: UIViewController) {
    guard let screen = make(place) else { return }
    sender.present(screen, animated: true)
  }
  private func make(_ place: Place) -> UIViewController? {
    let result: UIViewController?
    switch place {
    case .profile: result = ProfileViewController()
    case .share(let sheet, let button):
      sheet.popoverPresentationController?.sourceView = button
      result = sheet
    case .ready(let screen): result = screen
    }
    return result
  }
}

class PostViewController: UIViewController {
  @objc func profile() { Guide.shared.go(to: .profile, from: self) }
  @objc func share() {
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
    Guide.shared.go(to: .share(sheet: sheet, button: nil), from: self)
  }
  @objc func edit() {
    let editor = EditorViewController()
    Guide.shared.go(to: .ready(screen: editor), from: self)
  }
}
class ProfileViewController: UIViewController {}
class EditorViewController: UIViewController {}
