import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    Stage.shared.wide =
      UIDevice.current.userInterfaceIdiom == .pad ? WideViewController(style: .doubleColumn) : nil
    window?.rootViewController = Stage.shared.wide ?? GalleryViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class Stage {
  static let shared = Stage()
  var wide: WideViewController?  // only on the iPad
  func zoom(from sender: UIViewController) {
    let photo = PhotoViewController()
    photo.modalPresentationStyle = .custom
    (wide ?? sender).present(photo, animated: true)
  }
}

class WideViewController: UISplitViewController {}
class GalleryViewController: UIViewController {
  @objc func photoTapped() { Stage.shared.zoom(from: self) }
}
class AlbumViewController: UIViewController {
  @objc func photoTapped() { Stage.shared.zoom(from: self) }
}
class PhotoViewController: UIViewController {}
