// The environment has a closure that navigates: an action that is called like a function.
enum Stop: Hashable {
  case harbour
  case museum(Int)
}

struct GoAction {
  let go: (Stop) -> Void
  func callAsFunction(_ stop: Stop) { go(stop) }
}

struct GoKey: EnvironmentKey {
  static let defaultValue = GoAction { _ in }
}

extension EnvironmentValues {
  var go: GoAction {
    get { self[GoKey.self] }
    set { self[GoKey.self] = newValue }
  }
  @Entry var showsHelp: (Topic) -> Void = { _ in }
}

enum Topic: Identifiable {
  case tickets
  case prices
}

@main struct FerryApp: App {
  var body: some Scene { WindowGroup { TripView() } }
}

struct TripView: View {
  @State private var path: [Stop] = []
  @State private var topic: Topic?
  var body: some View {
    NavigationStack(path: $path) {
      PierView().navigationDestination(for: Stop.self) { stop in
        switch stop {
        case .harbour: HarbourView()
        case .museum(let number): MuseumView(number: number)
        }
      }
    }
    .environment(\.go, GoAction { stop in path.append(stop) })
    .environment(\.showsHelp) { topic = $0 }
    .sheet(item: $topic) { topic in
      switch topic {
      case .tickets: TicketsView()
      case .prices: PricesView()
      }
    }
  }
}

struct PierView: View {
  @Environment(\.go) private var go
  var body: some View { Button("Harbour") { go(.harbour) } }
}

struct HarbourView: View {
  @Environment(\.go) var go
  @Environment(\.showsHelp) var showsHelp
  var body: some View {
    Button("Museum") { go(.museum(1)) }
    Button("Tickets") { showsHelp(.tickets) }
  }
}

struct MuseumView: View {
  let number: Int
  @Environment(\.showsHelp) private var help
  var body: some View { Button("Prices") { help(.prices) } }
}

struct TicketsView: View { var body: some View { Text("Tickets") } }
struct PricesView: View { var body: some View { Text("Prices") } }
