// The router is in a container of factories; who needs it names it by a key path.
enum Card {
  case menu
  case bill(Int)
}

protocol Routing {}
final class CardRouter: Routing {
  let cards = PassthroughSubject<Card, Never>()
  func show(card: Card) { cards.send(card) }
}

final class RouterContainer: SharedContainer {
  static let shared = RouterContainer()
  var cardRouter: Factory<CardRouter> { self { CardRouter() } }
}

final class TableFlow {
  private let router = resolve(\RouterContainer.cardRouter)
  private var root = UIViewController()
  func begin() {
    router.cards.sink { [weak self] card in
      switch card {
      case .menu: self?.root.present(UIHostingController(rootView: MenuView()), animated: true)
      case .bill: self?.root.present(UIHostingController(rootView: BillView()), animated: true)
      }
    }
  }
}

final class MenuModel: ObservableObject {
  @Injected(\RouterContainer.cardRouter) private var router
  func pay() { router.show(card: .bill(2)) }
}

struct TableView: View {
  private let router = RouterContainer.shared.cardRouter()
  var body: some View { Button("Menu") { router.show(card: .menu) } }
}

struct MenuView: View {
  @StateObject private var model = MenuModel()
  var body: some View { Button("Pay") { model.pay() } }
}

struct BillView: View { var body: some View { Text("Bill") } }
