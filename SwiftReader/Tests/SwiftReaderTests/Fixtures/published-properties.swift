// A view model's published property says where to go; the flow that watches it pushes screens.
enum Turn { case left, right }

final class CrossingModel: ObservableObject {
  @Published var turn: Turn?
  func turnLeft() { turn = .left }
}

struct CrossingView: View {
  @ObservedObject var model: CrossingModel
  var body: some View {
    Button("Left") { model.turnLeft() }
    Button("Right") { model.turn = .right }
  }
}

final class StreetFlow {
  private let stack: UINavigationController
  private var watching = Set<AnyCancellable>()
  init(stack: UINavigationController) { self.stack = stack }

  func start(with model: CrossingModel) {
    stack.setViewControllers(
      [UIHostingController(rootView: CrossingView(model: model))], animated: false)
    model.$turn.compactMap { $0 }.sink { [unowned self] turn in
      switch turn {
      case .left:
        stack.pushViewController(UIHostingController(rootView: ParkView()), animated: true)
      case .right:
        stack.pushViewController(UIHostingController(rootView: PoolView()), animated: true)
      }
    }.store(in: &watching)
  }
}

struct ParkView: View { var body: some View { Text("Park") } }
struct PoolView: View { var body: some View { Text("Pool") } }
