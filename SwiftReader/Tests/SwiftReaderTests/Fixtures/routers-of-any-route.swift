// A router for whatever routes a feature has.
final class Router<Destination: Hashable>: ObservableObject {
  @Published var path: [Destination] = []
  @Published var sheet: Destination?
  func push(_ destination: Destination) { path.append(destination) }
  func present(_ destination: Destination) { sheet = destination }
}

enum ShopRoute: Hashable, Identifiable {
  case cart
  case product(Int)
}
enum ClubRoute: Hashable {
  case cart
  case member(Int)
}

struct ShopFlow: View {
  @StateObject private var router = Router<ShopRoute>()
  var body: some View {
    NavigationStack(path: $router.path) {
      ShopView(router: router)
        .navigationDestination(for: ShopRoute.self) { route in
          switch route {
          case .cart: CartView()
          case .product(let number): ProductView(number: number)
          }
        }
    }
    .sheet(item: $router.sheet) { route in
      switch route {
      case .cart: CartView()
      case .product(let number): ProductView(number: number)
      }
    }
  }
}

struct ClubFlow: View {
  @StateObject private var router = Router<ClubRoute>()
  var body: some View {
    NavigationStack(path: $router.path) {
      ClubView(router: router)
        .navigationDestination(for: ClubRoute.self) { route in
          switch route {
          case .cart: DuesView()
          case .member(let number): MemberView(number: number)
          }
        }
    }
  }
}

struct ShopView: View {
  @ObservedObject var router: Router<ShopRoute>
  var body: some View {
    Button("Cart") { router.push(.cart) }
    Button("Product") { router.present(.product(1)) }
  }
}

struct ClubView: View {
  @ObservedObject var router: Router<ClubRoute>
  var body: some View {
    Button("Dues") { router.push(.cart) }
    Button("Member") { router.push(.member(1)) }
  }
}

struct CartView: View { var body: some View { Text("Cart") } }
struct ProductView: View {
  let number: Int
  var body: some View { Text("Product") }
}
struct DuesView: View { var body: some View { Text("Dues") } }
struct MemberView: View {
  let number: Int
  var body: some View { Text("Member") }
}
