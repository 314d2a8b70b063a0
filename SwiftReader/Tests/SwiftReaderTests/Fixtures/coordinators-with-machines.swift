final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var flow: BakeryFlow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
    let stack = UINavigationController()
    window?.rootViewController = stack
    flow = BakeryFlow(stack: stack)
    flow?.start()
  }
}

/// A flow whose state machine says what an event leads to; a screen's actions send the events.
final class BakeryFlow {
  enum State {
    case initial, shop, order, oven
    case bread(id: Int)
  }

  enum Event {
    case start, order, dismissed, heat
    case select(id: Int)
  }

  private let stack: UINavigationController
  private let machine = StateMachine<State, Event>(state: .initial)
  private var bag: Set<AnyCancellable> = []

  init(stack: UINavigationController) {
    self.stack = stack
    configure()
  }

  func start() { machine.tryEvent(.start) }

  private func configure() {
    machine.addRoutes(event: .start, transitions: [.initial => .shop])
    machine.addAnyHandler(.any => .any) { [weak self] context in
      guard let self else { return }
      switch (context.fromState, context.event, context.toState) {
      case (.initial, .start, .shop): showShop()
      case (.shop, .select(let id), .bread): showBread(id)
      case (_, .order, .order): showOrder()
      case (.order, .dismissed, _): break
      default: break
      }
    }
    machine.addHandler(event: .heat) { [weak self] _ in self?.showOven() }
  }

  private func showShop() {
    let shop = ShopViewController()
    shop.actions.sink { [weak self] action in
      switch action {
      case .select(let id): self?.machine.tryEvent(.select(id: id))
      }
    }.store(in: &bag)
    stack.setViewControllers([shop], animated: false)
  }

  private func showBread(_ id: Int) {
    let bread = BreadViewController()
    bread.actions.sink { [weak self] action in
      switch action {
      case .order: self?.machine.tryEvent(.order)
      case .heat: self?.machine.tryEvent(.heat)
      }
    }.store(in: &bag)
    stack.pushViewController(bread, animated: true)
  }

  private func showOrder() {
    let order = OrderViewController()
    order.onClose = { [weak self] in self?.machine.tryEvent(.dismissed) }
    stack.present(order, animated: true)
  }

  private func showOven() {
    let oven = OvenFlow(isHot: true)
    oven.actions.sink { [weak self] _ in self?.machine.tryEvent(.order) }.store(in: &bag)
    stack.present(oven.toPresentable(), animated: true)
  }
}

/// Shows one of two screens.
final class OvenFlow {
  let actions = PassthroughSubject<Void, Never>()
  let isHot: Bool
  init(isHot: Bool) { self.isHot = isHot }

  func toPresentable() -> UIViewController {
    if isHot { return OvenViewController() }
    return ColdOvenViewController()
  }
}

final class ShopViewController: UIViewController {
  let actions = PassthroughSubject<ShopAction, Never>()
}

final class BreadViewController: UIViewController {
  let actions = PassthroughSubject<BreadAction, Never>()
}

final class OrderViewController: UIViewController {
  var onClose: (() -> Void)?
}

final class OvenViewController: UIViewController {}
final class ColdOvenViewController: UIViewController {}
enum ShopAction { case select(id: Int) }
enum BreadAction { case order, heat }
