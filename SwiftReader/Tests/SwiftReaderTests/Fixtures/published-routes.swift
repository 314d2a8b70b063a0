// A router publishes routes; a coordinator watches them and presents their screens.
enum Errand {
  case post(Int)
  case bank, baker
}

final class ErrandRouter {
  let errands = PassthroughSubject<Errand, Never>()
  func run(_ errand: Errand) { errands.send(errand) }
}

final class TownCoordinator {
  let root = UIViewController()
  private let router: ErrandRouter
  private var watching = Set<AnyCancellable>()
  init(router: ErrandRouter) {
    self.router = router
    watch()
  }

  func watch() {
    router.errands
      .receive(on: DispatchQueue.main)
      .sink { [weak self] errand in
        guard let self else { return }
        switch errand {
        case .post(let number): showPost(number)
        case .bank: present(UIHostingController(rootView: BankView()))
        default: present(UIHostingController(rootView: BakerView()))
        }
      }
      .store(in: &watching)
  }

  private func showPost(_ number: Int) {
    present(UIHostingController(rootView: PostView(router: router)))
  }
  private func present(_ controller: UIViewController) { root.present(controller, animated: true) }
}

struct HomeView: View {
  let router: ErrandRouter
  var body: some View { Button("Post") { router.run(.post(1)) } }
}

struct PostView: View {
  let router: ErrandRouter
  var body: some View { Button("Bank") { router.run(.bank) } }
}

struct BankView: View { var body: some View { Text("Bank") } }
struct BakerView: View { var body: some View { Text("Baker") } }
