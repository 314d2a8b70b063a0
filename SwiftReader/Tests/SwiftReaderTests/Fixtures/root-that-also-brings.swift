// A view that chooses and brings a sheet itself is a screen.
@main struct ShopApp: App {
  var body: some Scene { WindowGroup { Shop() } }
}

struct Shop: View {
  @State private var user: User?
  @State private var isHelpShown = false
  var body: some View {
    Group {
      if let user { CounterView(user: user) } else { DoorView() }
    }
    .sheet(isPresented: $isHelpShown) { HelpView() }
  }
}

struct CounterView: View {
  let user: User
  var body: some View { NavigationLink("Cart") { CartView() } }
}

struct DoorView: View { var body: some View { NavigationLink("Map") { MapView() } } }
struct CartView: View { var body: some View { Text("Cart") } }
struct MapView: View { var body: some View { Text("Map") } }
struct HelpView: View { var body: some View { Text("Help") } }
