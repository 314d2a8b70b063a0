final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var flow: KitchenFlow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
    let stack = UINavigationController()
    window?.rootViewController = stack
    flow = KitchenFlow(stack: stack)
    flow?.start()
  }
}

/// Follows what its screens and their models send.
final class KitchenFlow {
  private let stack: UINavigationController
  private var bag: Set<AnyCancellable> = []
  init(stack: UINavigationController) { self.stack = stack }

  func start() {
    let recipes = RecipesViewController()
    recipes.actions
      .sink { [weak self] action in
        switch action {
        case .recipe(let name): self?.showRecipe(name)
        case .basket: self?.showBasket()
        }
      }
      .store(in: &bag)
    stack.setViewControllers([recipes], animated: false)
  }

  private func showRecipe(_ name: String) {
    let model = RecipeModel()
    model.events.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.showStep() }
      .store(in: &bag)
    stack.pushViewController(RecipeViewController(model: model), animated: true)
  }

  private func showStep() {
    let step = StepViewController()
    step.rx.tapped.subscribe(onNext: { [weak self] in self?.showTimer() })
    stack.pushViewController(step, animated: true)
  }

  private func showTimer() {
    let timer = TimerViewController()
    timer.done.sink(receiveValue: finish)
    stack.present(timer, animated: true)
  }

  private func finish() { stack.present(PraiseViewController(), animated: true) }
  private func showBasket() { stack.present(BasketViewController(), animated: true) }
}

final class RecipeModel {
  let events = PassthroughSubject<Void, Never>()
}

final class RecipesViewController: UIViewController {
  let actions = PassthroughSubject<Action, Never>()
}
final class RecipeViewController: UIViewController {
  private let model: RecipeModel
  init(model: RecipeModel) { self.model = model }
}
final class StepViewController: UIViewController {}
final class TimerViewController: UIViewController { let done = PassthroughSubject<Void, Never>() }
final class PraiseViewController: UIViewController {}
final class BasketViewController: UIViewController {}
