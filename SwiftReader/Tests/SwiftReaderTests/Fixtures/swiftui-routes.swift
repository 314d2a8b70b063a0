enum Route: Hashable {
  case profile(id: Int)
  case settings
  case unused
}

enum Sheet: Identifiable {
  case compose, report
}

final class Router: ObservableObject {
  @Published var path: [Route] = []
  @Published var sheet: Sheet?

  func navigate(to route: Route) { path.append(route) }
}

struct RootView: View {
  @StateObject private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      TimelineView()
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .profile(let id): ProfileView(id: id)
          case .settings: SettingsView()
          case .unused: UnusedView()
          }
        }
        .sheet(item: $router.sheet) { sheet in
          switch sheet {
          case .compose: ComposeView()
          case .report: ReportView()
          }
        }
    }
  }
}

struct TimelineView: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Profile") { router.navigate(to: .profile(id: 1)) }
    Button("Compose") { router.sheet = .compose }
    NavigationLink(value: Route.settings) { Text("Settings") }
  }
}

struct ProfileView: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Report") { router.sheet = .report }
  }
}

struct SettingsView: View { var body: some View { Text("") } }
struct UnusedView: View { var body: some View { Text("") } }
struct ComposeView: View { var body: some View { Text("") } }
struct ReportView: View { var body: some View { Text("") } }

struct MusicApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}
