final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var flow: GardenFlow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
    let stack = UINavigationController()
    window?.rootViewController = stack
    flow = GardenFlow(stack: stack, screens: GardenScreens())
    flow?.start()
  }
}

/// What a screen can ask for, in one value.
struct BedActions {
  let onPlant: (String) -> Void
  let onWater: () -> Void
}

final class GardenFlow {
  private let stack: UINavigationController
  private let screens: GardenScreens

  init(stack: UINavigationController, screens: GardenScreens) {
    self.stack = stack
    self.screens = screens
  }

  func start() {
    let beds = BedsViewController()
    // A method as a value.
    beds.onBed = showBed
    stack.setViewControllers([beds], animated: false)
  }

  private func showBed(_ name: String) {
    let actions = BedActions(onPlant: showPlant, onWater: startWatering)
    stack.pushViewController(screens.bed(name, actions: actions), animated: true)
  }

  private func showPlant(_ name: String) {
    let model = PlantModel(onSeeds: self.showSeeds, onNotes: openNotes)
    stack.pushViewController(PlantViewController(model: model), animated: true)
  }

  /// A property that makes a closure.
  private var startWatering: () -> Void {
    return { [weak self] in
      self?.stack.present(WateringViewController(), animated: true)
    }
  }

  private lazy var openNotes: (String) -> Void = { [weak self] _ in
    self?.stack.pushViewController(NotesViewController(), animated: true)
  }

  private func showSeeds() {
    let seeds = SeedsViewController()
    seeds.onOrder = makeOrder(of: "beans")
    stack.pushViewController(seeds, animated: true)
  }

  private func makeOrder(of seeds: String) -> () -> Void {
    { self.stack.present(OrderViewController(), animated: true) }
  }
}

final class GardenScreens {
  func bed(_ name: String, actions: BedActions) -> UIViewController {
    let model = BedModel(plant: actions.onPlant, water: actions.onWater)
    return BedViewController(model: model)
  }
}

final class BedModel {
  private let plant: (String) -> Void
  private let water: () -> Void
  init(plant: @escaping (String) -> Void, water: @escaping () -> Void) {
    self.plant = plant
    self.water = water
  }
  func pick() { plant("rose") }
  func pour() { water() }
}

final class PlantModel {
  let onSeeds: () -> Void
  let onNotes: (String) -> Void
  init(onSeeds: @escaping () -> Void, onNotes: @escaping (String) -> Void) {
    self.onSeeds = onSeeds
    self.onNotes = onNotes
  }
}

final class BedsViewController: UIViewController {
  var onBed: ((String) -> Void)?
  @objc private func tap() { onBed?("north") }
}

final class BedViewController: UIViewController {
  private let model: BedModel
  init(model: BedModel) { self.model = model }
  @objc private func tap() { model.pick() }
  @objc private func pour() { model.pour() }
}

final class PlantViewController: UIViewController {
  private let model: PlantModel
  init(model: PlantModel) { self.model = model }
  @objc private func seeds() { model.onSeeds() }
  @objc private func notes() { model.onNotes("") }
}

final class SeedsViewController: UIViewController { var onOrder: (() -> Void)? }
final class WateringViewController: UIViewController {}
final class NotesViewController: UIViewController {}
final class OrderViewController: UIViewController {}
