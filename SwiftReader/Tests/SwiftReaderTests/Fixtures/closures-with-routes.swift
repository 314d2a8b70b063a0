// A child gets a closure that takes a route; the parent appends it to its own path.
enum Page: Hashable {
  case rules
  case player(Int)
  case table
}

@main struct GameApp: App { var body: some Scene { WindowGroup { GameView() } } }

struct GameView: View {
  @State private var pages: [Page] = []
  var body: some View {
    NavigationStack(path: $pages) {
      MenuView(onOpen: { page in pages.append(page) }, onHelp: { pages.append(.rules) })
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .rules: RulesView(onOpen: open)
          case .player(let number):
            PlayerView(number: number) { pages = [.table] }
          case .table: TableView()
          }
        }
    }
  }
  private func open(_ page: Page) { pages.append(page) }
}

struct MenuView: View {
  let onOpen: (Page) -> Void
  let onHelp: () -> Void
  var body: some View {
    Button("Player") { onOpen(.player(1)) }
    Button("Help", action: onHelp)
  }
}

struct RulesView: View {
  let onOpen: (Page) -> Void
  var body: some View { Button("Table") { onOpen(.table) } }
}

struct PlayerView: View {
  let number: Int
  let onDone: () -> Void
  var body: some View { Button("Done", action: onDone) }
}

struct TableView: View { var body: some View { Text("Table") } }
