import UIKit

class Step {
  let root: UINavigationController

  init(root: UINavigationController) { self.root = root }

  func begin() {}
  func begin(_ step: Step) { begin(step, again: false) }
  func begin(_ step: Step, again: Bool) { step.begin() }

  func set(_ screen: UIViewController) { set([screen]) }
  func set(_ screens: [UIViewController]) { root.setViewControllers(screens, animated: true) }
}

final class StepFactory {
  func tour(root: UINavigationController, done: @escaping () -> Void) -> Step {
    TourStep(root: root, done: done)
  }

  func terms(root: UINavigationController, done: @escaping () -> Void) -> Step {
    TermsStep(root: root, done: done)
  }

  func news(root: UINavigationController, done: @escaping () -> Void) -> Step {
    NewsStep(root: root, done: done)
  }

  func setUp(root: UINavigationController, done: @escaping () -> Void) -> Step {
    SetUp(factory: self, root: root, done: done)
  }

  func home(root: UINavigationController) -> Step { HomeStep(root: root) }
}

/// Begins each step when the one before is done; a step that isn't needed is done at once.
final class SetUp: Step {
  private let factory: StepFactory
  private let done: () -> Void

  init(factory: StepFactory, root: UINavigationController, done: @escaping () -> Void) {
    (self.factory, self.done) = (factory, done)
    super.init(root: root)
  }

  override func begin() { beginTour() }

  private func beginTour() {
    let step = factory.tour(root: root, done: { [weak self] in self?.beginTerms() })
    begin(step)
  }

  private func beginTerms() {
    let step = factory.terms(root: root, done: { [weak self] in self?.beginNews() })
    begin(step)
  }

  private func beginNews() {
    let step = factory.news(root: root, done: { [weak self] in self?.done() })
    begin(step)
  }
}

final class BakeryFlow: Step {
  private let factory = StepFactory()

  override func begin() { beginSetUp() }

  private func beginSetUp() {
    let step = factory.setUp(root: root, done: { [weak self] in self?.beginHome() })
    begin(step)
  }

  private func beginHome() {
    let step = factory.home(root: root)
    begin(step)
  }
}

final class TourStep: Step {
  private let done: () -> Void

  init(root: UINavigationController, done: @escaping () -> Void) {
    self.done = done
    super.init(root: root)
  }

  override func begin() {
    guard Bakery.isNew else { return done() }
    setTour()
  }

  private func setTour() { set(TourController(done: done)) }
}

final class TermsStep: Step {
  private let done: () -> Void

  init(root: UINavigationController, done: @escaping () -> Void) {
    self.done = done
    super.init(root: root)
  }

  override func begin() {
    guard Bakery.hasNewTerms else { return done() }
    setTerms()
  }

  private func setTerms() { set(TermsController(done: { [weak self] in self?.done() })) }
}

final class NewsStep: Step {
  private let done: () -> Void

  init(root: UINavigationController, done: @escaping () -> Void) {
    self.done = done
    super.init(root: root)
  }

  override func begin() {
    guard Bakery.hasNews else { return done() }
    setNews()
  }

  private func setNews() { set(NewsController(done: { [weak self] in self?.finish() })) }
  private func finish() { done() }
}

final class HomeStep: Step {
  override func begin() { Task { await setHome() } }
  private func setHome() async { set(HomeController()) }
}

enum Bakery {
  static var isNew = true
  static var hasNewTerms = true
  static var hasNews = true
}

class StepController: UIViewController {
  fileprivate let done: () -> Void

  init(done: @escaping () -> Void) {
    self.done = done
    super.init(nibName: nil, bundle: nil)
  }
}

final class TourController: StepController {
  @objc func goOn() { done() }
}

final class TermsController: UIViewController {
  private let done: () -> Void

  init(done: @escaping () -> Void) {
    self.done = done
    super.init(nibName: nil, bundle: nil)
  }

  @objc func agree() { done() }
}

final class NewsController: UIViewController {
  private let done: () -> Void

  init(done: @escaping () -> Void) {
    self.done = done
    super.init(nibName: nil, bundle: nil)
  }

  @objc func close() { done() }
}

final class HomeController: UIViewController {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    let stack = UINavigationController()
    let flow = BakeryFlow(root: stack)
    window = UIWindow()
    window?.rootViewController = stack
    flow.begin()
  }
}
