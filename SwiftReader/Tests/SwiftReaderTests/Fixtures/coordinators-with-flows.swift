final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
    window?.rootViewController = UINavigationController(rootViewController: ParkViewController())
  }
}

/// How an errand shows its screen; whoever sends the errand chooses.
protocol Way {
  func bring(_ screen: UIViewController)
}

struct SheetWay: Way {
  let origin: UIViewController
  func bring(_ screen: UIViewController) { origin.present(screen, animated: true) }
}

struct StackWay: Way {
  let stack: UINavigationController
  func bring(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
}

extension Way {
  static func sheet(over origin: UIViewController) -> Self where Self == SheetWay {
    .init(origin: origin)
  }
}

final class MapErrand {
  private let way: Way
  init(way: Way) { self.way = way }
  func run() { way.bring(MapViewController()) }
}

final class RulesErrand {
  let way: Way
  init(way: Way) { self.way = way }
  func run() { way.bring(RulesViewController()) }
}

/// Passes its way on.
final class DogErrand {
  let way: Way
  init(way: Way) { self.way = way }
  func run() {
    RulesErrand(way: way).run()
  }
}

final class ParkViewController: UIViewController {
  @objc func map() { MapErrand(way: .sheet(over: self)).run() }
  @objc func dogs() { DogErrand(way: StackWay(stack: navigationController!)).run() }
}

final class MapViewController: UIViewController {}
final class RulesViewController: UIViewController {}
