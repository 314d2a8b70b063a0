final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ app: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
    let stage = WindowStage(window: window)
    stage.asRoot(MuseumScene(router: MuseumRouter(stage: stage)))
    return true
  }
}

/// Makes a screen, later.
protocol Scene { func make() -> UIViewController }

/// Makes a screen that answers.
protocol AnsweringScene {
  associatedtype Answer
  func make(sending answer: Promise<Answer>) -> UIViewController
}

protocol Stage {
  func asRoot(_ scene: Scene)
  func push(_ scene: Scene, animated: Bool)
  func push<Next: AnsweringScene>(_ scene: Next, animated: Bool) -> Promise<Next.Answer>
  func present(_ scene: Scene, animated: Bool)
}

extension Stage {
  func push(_ scene: Scene, animated: Bool = true) { push(scene, animated: animated) }
  func push<Next: AnsweringScene>(_ scene: Next, animated: Bool = true) -> Promise<Next.Answer> {
    push(scene, animated: animated)
  }
  func present(_ scene: Scene, animated: Bool = true) { present(scene, animated: animated) }
}

final class WindowStage {
  let window: UIWindow?
  var top: UINavigationController?
  init(window: UIWindow?) { self.window = window }

  func push(screen: UIViewController, animated: Bool = true) {
    top?.pushViewController(screen, animated: animated)
  }

  func push<Answer>(screen: UIViewController, promise: Promise<Answer>, animated: Bool = true)
    -> Promise<Answer>
  {
    push(screen: screen, animated: animated)
    return promise
  }

  func present(screen: UIViewController, animated: Bool = true) {
    top?.present(screen, animated: animated)
  }
}

extension WindowStage: Stage {
  func asRoot(_ scene: Scene) { window?.rootViewController = scene.make() }
  func push(_ scene: Scene, animated: Bool) { push(screen: scene.make(), animated: animated) }
  func push<Next: AnsweringScene>(_ scene: Next, animated: Bool) -> Promise<Next.Answer> {
    let promise = Promise<Next.Answer>()
    return push(screen: scene.make(sending: promise), promise: promise, animated: animated)
  }
  func present(_ scene: Scene, animated: Bool) { present(screen: scene.make(), animated: animated) }
}

protocol MuseumRouting {
  func showHall()
  func showGuide()
  func askTicket() -> Promise<Bool>
}

struct MuseumRouter: MuseumRouting {
  let stage: Stage
  func showHall() { stage.push(HallScene(router: self)) }
  func showGuide() { stage.present(GuideScene(), animated: false) }
  func askTicket() -> Promise<Bool> { stage.push(TicketScene()) }
}

protocol MuseumModeling {
  func hall()
  func ticket()
}

final class MuseumModel: MuseumModeling {
  let router: MuseumRouting
  init(router: MuseumRouting) { self.router = router }
  func hall() { router.showHall() }
  func ticket() { router.askTicket().done { _ in self.router.showGuide() } }
}

struct MuseumScene: Scene {
  let router: MuseumRouting
  func make() -> UIViewController {
    UINavigationController(
      rootViewController: MuseumViewController(model: MuseumModel(router: router)))
  }
}

final class PlainButton: UIControl {
  var action: (() -> Void)?
}

final class MuseumViewController: UIViewController {
  let model: MuseumModeling
  let button = PlainButton()
  init(model: MuseumModeling) { self.model = model }
  override func viewDidLoad() { button.action = model.hall }
  @objc func buy() { model.ticket() }
}

struct HallScene: Scene {
  let router: MuseumRouting
  func make() -> UIViewController { HallViewController(model: HallModel(router: router)) }
}

struct GuideScene: Scene {
  func make() -> UIViewController { GuideViewController() }
}

struct TicketScene: AnsweringScene {
  func make(sending answer: Promise<Bool>) -> UIViewController { TicketViewController(answer) }
}

/// A screen that its model serves without a call that is seen.
final class HallViewController: UIViewController {
  let model: HallModeling
  init(model: HallModeling) { self.model = model }
}

protocol HallModeling: AnyObject {}

final class HallModel: HallModeling {
  let router: MuseumRouting
  init(router: MuseumRouting) { self.router = router }
  @objc func tapped() { router.showGuide() }
}

final class GuideViewController: UIViewController {}
final class TicketViewController: UIViewController {
  let answer: Promise<Bool>
  init(_ answer: Promise<Bool>) { self.answer = answer }
}
