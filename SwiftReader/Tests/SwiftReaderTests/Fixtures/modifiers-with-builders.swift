// A modifier for any routes: who uses it says which views it makes of them.
enum Bird: Hashable {
  case owl
  case gull(Int)
}
enum Nest: Hashable, Identifiable {
  case egg
  var id: Self { self }
}

@Observable final class Flight {
  var birds: [Bird] = []
  var nest: Nest?
}

struct RouteModifier<Route: Hashable, Destination: View>: ViewModifier {
  let type: Route.Type
  @ViewBuilder let destination: (Route) -> Destination
  func body(content: Content) -> some View {
    content.navigationDestination(for: type) { route in destination(route) }
  }
}

extension View {
  func flights<Destination: View>(@ViewBuilder _ make: @escaping (Bird) -> Destination) -> some View
  {
    modifier(RouteModifier(type: Bird.self, destination: make))
  }
  func nests(_ nest: Binding<Nest?>, @ViewBuilder content: @escaping (Nest) -> some View)
    -> some View
  {
    sheet(item: nest) { nest in NavigationStack { content(nest) } }
  }
}

@main struct BirdApp: App { var body: some Scene { WindowGroup { ForestView() } } }

struct ForestView: View {
  @State private var flight = Flight()
  var body: some View {
    NavigationStack(path: $flight.birds) {
      TreeView(flight: flight)
        .flights { bird in
          switch bird {
          case .owl: OwlView(flight: flight)
          case .gull(let number): GullView(number: number)
          }
        }
    }
    .nests($flight.nest) { nest in
      switch nest {
      case .egg: EggView()
      }
    }
  }
}

struct TreeView: View {
  let flight: Flight
  var body: some View { Button("Owl") { flight.birds.append(.owl) } }
}
struct OwlView: View {
  let flight: Flight
  var body: some View {
    Button("Gull") { flight.birds.append(.gull(1)) }
    Button("Egg") { flight.nest = .egg }
  }
}
struct GullView: View {
  let number: Int
  var body: some View { Text("Gull") }
}
struct EggView: View { var body: some View { Text("Egg") } }
