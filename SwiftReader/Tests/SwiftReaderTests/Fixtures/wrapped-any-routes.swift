// Enums of several features, erased to one type; each feature's destination is its own.
struct AnyRoute: Hashable {
  let base: AnyHashable
  init(_ base: some Hashable) { self.base = AnyHashable(base) }
}

enum HomeRoute: Hashable {
  case news(Int)
  case weather
}
enum BankRoute: Hashable { case account, loan }

@Observable final class Roads {
  var path = NavigationPath()
  func go(_ route: any Hashable) { path.append(AnyRoute(route)) }
}

@main struct CityApp: App { var body: some Scene { WindowGroup { CityView() } } }

struct CityView: View {
  @State private var roads = Roads()
  var body: some View {
    NavigationStack(path: $roads.path) {
      SquareView(roads: roads).navigationDestination(for: AnyRoute.self) { route in
        if let home = route.base as? HomeRoute {
          switch home {
          case .news(let number): NewsView(roads: roads, number: number)
          case .weather: WeatherView()
          }
        } else if let bank = route.base as? BankRoute {
          switch bank {
          case .account: AccountView()
          case .loan: LoanView()
          }
        }
      }
    }
  }
}

struct SquareView: View {
  let roads: Roads
  var body: some View {
    Button("News") { roads.go(HomeRoute.news(1)) }
    Button("Account") { roads.go(BankRoute.account) }
  }
}

struct NewsView: View {
  let roads: Roads
  let number: Int
  var body: some View { Button("Loan") { roads.go(BankRoute.loan) } }
}

struct WeatherView: View { var body: some View { Text("Weather") } }
struct AccountView: View { var body: some View { Text("Account") } }
struct LoanView: View { var body: some View { Text("Loan") } }
