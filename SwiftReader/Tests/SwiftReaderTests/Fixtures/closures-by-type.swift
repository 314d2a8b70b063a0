// Property wrappers inject the coordinator's collaborators; the screen's closure is an argument of `make`.
import SwiftUI

protocol Making {
  associatedtype Input
  func make(_ input: Input) -> UIViewController
}
struct ZooScreen: Making {
  struct Input {
    let openAnimal: (String) -> Void
    let openMap: () -> Void
  }
  func make(_ input: Input) -> UIViewController {
    let model = ZooModel(input: input)
    return UIHostingController(rootView: ZooView(model: model))
  }
}
struct AnimalScreen: Making {
  func make(_ name: String) -> UIViewController { AnimalViewController(name: name) }
}
final class ZooModel: ObservableObject {
  let input: ZooScreen.Input
  init(input: ZooScreen.Input) { self.input = input }
  func tap(_ name: String) { input.openAnimal(name) }
  func map() { input.openMap() }
}
struct ZooView: View {
  @ObservedObject var model: ZooModel
  var body: some View {
    Button("Lion") { model.tap("lion") }
    Button("Map") { model.map() }
  }
}
final class ZooCoordinator {
  @Injected var zoo: ZooScreen
  @Injected var animal: AnimalScreen
  var stack = UINavigationController()
  func start() {
    let screen = zoo.make(
      .init(
        openAnimal: openAnimal,
        openMap: { [unowned self] in
          stack.present(MapViewController(), animated: true)
        }))
    stack.viewControllers = [screen]
  }
  func openAnimal(_ name: String) {
    stack.pushViewController(animal.make(name), animated: true)
  }
}
class AnimalViewController: UIViewController { init(name: String) {} }
class MapViewController: UIViewController {}
