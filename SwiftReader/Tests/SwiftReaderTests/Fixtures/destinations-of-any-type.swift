import SwiftUI

@main
struct ZooApp: App {
  var body: some Scene { WindowGroup { GateView() } }
}

enum House: Hashable { case apes, birds }
struct Animal: Hashable { let id: Int }
struct Shop: Hashable { let id: Int }

final class Trail: ObservableObject {
  @Published var path = NavigationPath()
  func walk<Stop: Hashable>(to stop: Stop) { path.append(stop) }
}

struct GateView: View {
  @StateObject private var trail = Trail()
  @State private var showsTicket = false

  var body: some View {
    NavigationStack(path: $trail.path) {
      PlanView(favorite: Animal(id: 1), ticket: $showsTicket)
        .house(for: House.self) { house in
          switch house {
          case .apes: ApesView()
          case .birds: BirdsView()
          }
        }
        .cage(for: Animal.self) { animal in AnimalView(animal: animal) }
        // Nothing is seen to push a shop.
        .cage(for: Shop.self) { shop in ShopView(shop: shop) }
    }
    .environmentObject(trail)
    .sheet(isPresented: $showsTicket) {
      NavigationStack {
        NavigationLink(value: Int64(1)) { Text("Ticket") }
          .navigationDestination(for: Int64.self) { number in TicketView(number: number) }
      }
    }
  }
}

// A modifier, and a function, whose destination is for their own generic parameter.
extension View {
  func house<Kind: Hashable, Page: View>(
    for kind: Kind.Type, @ViewBuilder page: @escaping (Kind) -> Page
  ) -> some View {
    modifier(HousePage(for: kind, page: page))
  }

  func cage<Kind: Hashable, Page: View>(
    for kind: Kind.Type, @ViewBuilder page: @escaping (Kind) -> Page
  ) -> some View {
    navigationDestination(for: Kind.self) { page($0) }
  }
}

struct HousePage<Kind: Hashable, Page: View>: ViewModifier {
  var page: (Kind) -> Page
  init(for _: Kind.Type, page: @escaping (Kind) -> Page) { self.page = page }
  func body(content: Content) -> some View {
    content.navigationDestination(for: Kind.self) { page($0) }
  }
}

// A variable that is handed to a function for any type is a route of its own type.
struct PlanView: View {
  @EnvironmentObject private var trail: Trail
  let favorite: Animal
  @Binding var ticket: Bool

  var body: some View {
    Button("Apes") { trail.walk(to: House.apes) }
    Button("Favorite") { trail.walk(to: favorite) }
    Button("Ticket") { ticket = true }
  }
}

struct ApesView: View {
  @EnvironmentObject private var trail: Trail
  var body: some View { Button("Birds") { trail.walk(to: House.birds) } }
}

struct BirdsView: View { var body: some View { Text("Birds") } }
struct AnimalView: View {
  let animal: Animal
  var body: some View { Text("Animal") }
}
struct ShopView: View {
  let shop: Shop
  var body: some View { Text("\(shop.id)") }
}
struct TicketView: View {
  let number: Int64
  var body: some View { Text("Ticket") }
}
