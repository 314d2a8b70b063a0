// A navigator shows a route as its caller says, and the caller may leave the style out.
enum Room: Hashable, Identifiable {
  case attic
  case cellar(Int)
  case garden
  var id: Self { self }
}

final class Navigator: ObservableObject {
  enum Style { case push, sheet, cover }
  @Published var rooms: [Room] = []
  @Published var sheet: Room?
  @Published var cover: Room?

  func navigate(to room: Room, by style: Style = .push) {
    switch style {
    case .push: rooms.append(room)
    case .sheet: sheet = room
    case .cover: cover = room
    }
  }
}

@main struct HouseApp: App {
  @StateObject private var navigator = Navigator()
  var body: some Scene { WindowGroup { HouseView().environmentObject(navigator) } }
}

struct HouseView: View {
  @EnvironmentObject var navigator: Navigator
  var body: some View {
    NavigationStack(path: $navigator.rooms) {
      HallView().navigationDestination(for: Room.self, destination: room)
    }
    .sheet(item: $navigator.sheet, content: room)
    .fullScreenCover(item: $navigator.cover) { place in NavigationStack { room(place) } }
  }

  @ViewBuilder func room(_ place: Room) -> some View {
    switch place {
    case .attic: AtticView()
    case .cellar(let depth): CellarView(depth: depth)
    case .garden: GardenView()
    }
  }
}

struct HallView: View {
  @EnvironmentObject var navigator: Navigator
  var body: some View {
    Button("Attic") { navigator.navigate(to: .attic) }
    Button("Cellar") { navigator.navigate(to: .cellar(1), by: .sheet) }
  }
}

struct AtticView: View {
  @EnvironmentObject var navigator: Navigator
  var body: some View { Button("Garden") { navigator.navigate(to: .garden, by: .cover) } }
}

struct CellarView: View {
  let depth: Int
  var body: some View { Text("Cellar") }
}
struct GardenView: View { var body: some View { Text("Garden") } }
