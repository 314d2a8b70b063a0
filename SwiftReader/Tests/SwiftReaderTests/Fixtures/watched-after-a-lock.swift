// A lock screen starts the flow that watches a hub: what the hub tells later isn't the lock's.
enum Notice { case news, offer }

final class Hub {
  static let shared = Hub()
  let notices = PassthroughSubject<Notice, Never>()
  func tell(_ notice: Notice) { notices.send(notice) }
}

final class PushReceiver: NSObject {
  func received(_ text: String) { Hub.shared.tell(.news) }
}

struct LockView: View {
  let onOpen: () -> Void
  var body: some View { Button("Open") { onOpen() } }
}

final class GateFlow {
  private let window: UIWindow
  private var street: StreetFlow?
  init(window: UIWindow) { self.window = window }

  func start() {
    let lock = LockView(onOpen: { [weak self] in self?.open() })
    window.rootViewController = UIHostingController(rootView: lock)
  }

  private func open() {
    let flow = StreetFlow(window: window)
    street = flow
    flow.start()
  }
}

final class StreetFlow {
  private let window: UIWindow
  private let stack = UINavigationController()
  private var watching = Set<AnyCancellable>()
  init(window: UIWindow) { self.window = window }

  func start() {
    window.rootViewController = UIHostingController(rootView: StreetView())
    Hub.shared.notices.receive(on: DispatchQueue.main).sink { [weak self] notice in
      switch notice {
      case .news: self?.showNews()
      case .offer: self?.showOffer()
      }
    }.store(in: &watching)
  }

  private func showNews() {
    stack.present(UIHostingController(rootView: NewsView()), animated: true)
  }
  private func showOffer() {
    stack.present(UIHostingController(rootView: OfferView()), animated: true)
  }
}

struct StreetView: View {
  var body: some View { Button("Tell") { Hub.shared.tell(.offer) } }
}
struct NewsView: View { var body: some View { Text("News") } }
struct OfferView: View { var body: some View { Text("Offer") } }
