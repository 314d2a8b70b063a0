final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var flow: HarbourFlow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
    let stack = UINavigationController()
    window?.rootViewController = stack
    flow = HarbourFlow(stack: stack)
    flow?.start()
  }
}

/// The same screens serve two flows; each tells only the one that is its delegate.
protocol NameAsking: AnyObject { func named(_ name: String) }
protocol PlaceAsking: AnyObject { func placed(_ place: String) }

/// A stack with a look of its own.
final class BlueStack: UINavigationController {
  override var prefersStatusBarHidden: Bool { true }
}

final class HarbourFlow {
  private let stack: UINavigationController
  private var children: [AnyObject] = []
  init(stack: UINavigationController) { self.stack = stack }

  func start() {
    let harbour = HarbourViewController()
    harbour.coordinator = self
    stack.viewControllers = [harbour]
  }

  func addShip() {
    let modal = BlueStack()
    let child = ShipFlow(stack: modal)
    children.append(child)
    stack.topViewController?.present(modal, animated: true)
    child.start()
  }

  func addCrane() {
    let modal = UINavigationController()
    let child = CraneFlow(stack: modal)
    child.start()
    children.append(child)
    stack.present(modal, animated: true)
  }

  func showHelp() { HelpFlow(stack: stack).start() }

  func showHelpAbove() {
    let modal = UINavigationController()
    HelpFlow(stack: modal).start()
    stack.present(modal, animated: true)
  }
}

final class ShipFlow: NameAsking, PlaceAsking {
  private let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }

  func start() {
    let screen = NameViewController()
    screen.asker = self
    stack.pushViewController(screen, animated: false)
  }

  func named(_ name: String) {
    let screen = BerthViewController()
    screen.asker = self
    stack.pushViewController(screen, animated: true)
  }

  func placed(_ place: String) {
    stack.pushViewController(ShipViewController(), animated: true)
  }
}

final class CraneFlow: NameAsking, PlaceAsking {
  private let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }

  func start() {
    let screen = QuayViewController()
    screen.asker = self
    stack.pushViewController(screen, animated: false)
  }

  func placed(_ place: String) {
    let screen = LongNameViewController()
    screen.asker = self
    stack.pushViewController(screen, animated: true)
  }

  func named(_ name: String) {
    stack.pushViewController(CraneViewController(), animated: true)
  }
}

final class HelpFlow {
  private let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }
  func start() { stack.pushViewController(HelpViewController(), animated: true) }
}

final class HarbourViewController: UIViewController {
  weak var coordinator: HarbourFlow?
  @objc private func ship() { coordinator?.addShip() }
  @objc private func crane() { coordinator?.addCrane() }
  @objc private func help() { coordinator?.showHelp() }
  @objc private func more() { coordinator?.showHelpAbove() }
}

class NameViewController: UIViewController {
  weak var asker: NameAsking?
  func done() { asker?.named("") }
}

final class LongNameViewController: NameViewController {
  override func done() { asker?.named("long") }
}

class PlaceViewController: UIViewController {
  weak var asker: PlaceAsking?
  @objc private func tap() { asker?.placed("") }
}

final class BerthViewController: PlaceViewController {}
final class QuayViewController: PlaceViewController {}
final class ShipViewController: UIViewController {}
final class CraneViewController: UIViewController {}
final class HelpViewController: UIViewController {}

/// One case is a flow with a stack of its own; the others must not bring its screen.
enum Berth { case tide, lights, log }

final class BerthRouter {
  func present(_ berth: Berth, from sender: UIViewController) {
    let screen: UIViewController
    switch berth {
    case .tide:
      screen = TideViewController()
    case .lights:
      screen = LightsViewController()
    case .log:
      let flow = LogFlow()
      flow.start()
      screen = flow.stack
    }
    sender.present(screen, animated: true)
  }
}

final class LogFlow {
  let stack = UINavigationController()
  func start() { stack.pushViewController(LogViewController(), animated: false) }
}

final class PierViewController: UIViewController {
  private let router = BerthRouter()
  @objc private func tide() { router.present(.tide, from: self) }
  @objc private func lights() { router.present(.lights, from: self) }
  @objc private func log() { router.present(.log, from: self) }
}

final class TideViewController: UIViewController {}
final class LightsViewController: UIViewController {}
final class LogViewController: UIViewController {}

// A coordinator that inherits what its screen's delegate requires.

protocol ReadingDelegate: AnyObject { func showFonts() }
protocol LendingDelegate: AnyObject { func showLoans() }
protocol PaperDelegate: ReadingDelegate, LendingDelegate { func showPages() }

protocol Lending: LendingDelegate { var stack: UINavigationController { get } }

extension Lending {
  func showLoans() { stack.present(LoansViewController(), animated: true) }
}

class ReadingCoordinator {
  let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }
}

extension ReadingCoordinator: ReadingDelegate {
  func showFonts() { stack.present(FontsViewController(), animated: true) }
}

final class PaperCoordinator: ReadingCoordinator, Lending {
  func start() {
    let paper = PaperViewController()
    paper.delegate = self
    stack.pushViewController(paper, animated: false)
  }
}

extension PaperCoordinator: PaperDelegate {
  func showPages() { stack.pushViewController(PagesViewController(), animated: true) }
}

final class PaperViewController: UIViewController {
  weak var delegate: PaperDelegate?
  @objc func fonts() { delegate?.showFonts() }
  @objc func pages() { delegate?.showPages() }
  @objc func loans() { delegate?.showLoans() }
}

final class FontsViewController: UIViewController {}
final class PagesViewController: UIViewController {}
final class LoansViewController: UIViewController {}
