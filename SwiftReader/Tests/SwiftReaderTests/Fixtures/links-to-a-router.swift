// A link from outside opens what the router's stack or sheet shows; the root only receives it.
enum Place: Hashable, Identifiable {
  case city(Int)
  case country
}

@Observable final class Router {
  var path: [Place] = []
  var sheet: Place?
  func open(_ url: URL) {
    if url.host == "city" { path.append(.city(1)) } else { sheet = .country }
  }
}

@main struct AtlasApp: App {
  @State private var router = Router()
  var body: some Scene {
    WindowGroup { TabsView(router: router) }
  }
}

struct TabsView: View {
  @Bindable var router: Router
  var body: some View {
    TabView {
      GlobeTab(router: router)
      SearchView(router: router)
    }
    .onOpenURL { url in
      router.open(url)
    }
  }
}

struct GlobeTab: View {
  @Bindable var router: Router
  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Globe").navigationDestination(for: Place.self) { place in
        switch place {
        case .city(let number): CityView(number: number)
        case .country: CountryView()
        }
      }
    }
    .sheet(item: $router.sheet) { place in
      switch place {
      case .city(let number): CityView(number: number)
      case .country: CountryView()
      }
    }
  }
}

struct SearchView: View {
  @Bindable var router: Router
  var body: some View { Button("City") { router.path.append(.city(2)) } }
}

struct CityView: View {
  let number: Int
  var body: some View { Text("City") }
}
struct CountryView: View { var body: some View { Text("Country") } }
