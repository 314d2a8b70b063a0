// A factory returns a screen and its model; the coordinator sets the model's closures.
import UIKit

final class TrainModel {
  var onStation: ((Int) -> Void)?
  var onClose = {}
  func choose() { onStation?(1) }
  func close() { onClose() }
}
final class TrainViewController: UIViewController {
  let model: TrainModel
  init(model: TrainModel) { self.model = model }
  func tapped() { model.choose() }
}
final class ScreenFactory {
  func train() -> (screen: UIViewController, model: TrainModel) {
    let model = TrainModel()
    return (TrainViewController(model: model), model)
  }
  func station(_ number: Int) -> UIViewController { StationViewController(number: number) }
}
final class TrainCoordinator {
  let factory = ScreenFactory()
  let router: UINavigationController
  init(router: UINavigationController) { self.router = router }
  func start() {
    let (screen, model) = factory.train()
    model.onStation = { [weak self] number in self?.showStation(number) }
    router.pushViewController(screen, animated: false)
  }
  func showStation(_ number: Int) {
    router.pushViewController(factory.station(number), animated: true)
  }
}
final class StationViewController: UIViewController { init(number: Int) {} }
