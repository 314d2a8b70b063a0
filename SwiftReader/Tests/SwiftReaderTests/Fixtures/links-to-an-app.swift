// The app itself receives the link; a view further inside has the stack.
enum Ticket: Hashable { case seat(Int) }

final class Tickets: ObservableObject {
  @Published var path = NavigationPath()
  func handle(_ url: URL) { path.append(Ticket.seat(1)) }
}

@main struct CinemaApp: App {
  @StateObject private var tickets = Tickets()
  var body: some Scene {
    WindowGroup {
      LobbyView(tickets: tickets)
        .onOpenURL { tickets.handle($0) }
        .onContinueUserActivity("ticket") { _ in tickets.path.append(Ticket.seat(2)) }
    }
  }
}

struct LobbyView: View {
  @ObservedObject var tickets: Tickets
  var body: some View { NavigationLink("Programme") { ProgrammeView(tickets: tickets) } }
}

struct ProgrammeView: View {
  @ObservedObject var tickets: Tickets
  var body: some View {
    NavigationStack(path: $tickets.path) {
      Text("Films").navigationDestination(for: Ticket.self) { _ in SeatView() }
    }
  }
}

struct SeatView: View { var body: some View { Text("Seat") } }
