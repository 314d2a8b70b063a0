// A sheet's first view in its configuration; the sheet has its own stack of routes.
enum Payment: Hashable {
  case amount
  case review(Int)
  case done
}

struct PaymentConfig: Identifiable {
  let id = UUID()
  var first: Payment = .amount
}

@Observable final class Desk {
  var payment: PaymentConfig?
  func pay(from first: Payment) { payment = PaymentConfig(first: first) }
}

@main struct PayApp: App {
  @State private var desk = Desk()
  var body: some Scene { WindowGroup { WalletView().environment(desk) } }
}

struct WalletView: View {
  @Environment(Desk.self) private var desk
  var body: some View {
    @Bindable var desk = desk
    Button("Pay") { desk.payment = PaymentConfig() }
    Button("Again") { desk.pay(from: .review(1)) }
      .sheet(item: $desk.payment) { config in PaymentSheet(config: config) }
  }
}

struct PaymentSheet: View {
  let config: PaymentConfig
  @State private var path: [Payment] = []
  var body: some View {
    NavigationStack(path: $path) {
      page(config.first).navigationDestination(for: Payment.self) { page($0) }
    }
  }
  @ViewBuilder private func page(_ payment: Payment) -> some View {
    switch payment {
    case .amount: AmountView(path: $path)
    case .review(let sum): ReviewView(sum: sum, path: $path)
    case .done: DoneView()
    }
  }
}

struct AmountView: View {
  @Binding var path: [Payment]
  var body: some View { Button("Next") { path.append(.review(2)) } }
}

struct ReviewView: View {
  let sum: Int
  @Binding var path: [Payment]
  var body: some View { Button("Send") { path.append(.done) } }
}

struct DoneView: View { var body: some View { Text("Done") } }
