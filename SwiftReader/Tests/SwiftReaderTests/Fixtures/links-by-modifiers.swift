// A modifier that makes any view a link, and one that opens a route's sheet.
enum Plant: Hashable, Identifiable {
  case rose, oak
  var id: Self { self }
  @ViewBuilder var view: some View {
    switch self {
    case .rose: RoseView()
    case .oak: OakView()
    }
  }
}

struct SheetOnTap: ViewModifier {
  let plant: Plant
  @State private var isShown = false
  func body(content: Content) -> some View {
    content.onTapGesture { isShown = true }
      .sheet(isPresented: $isShown) { plant.view }
  }
}

extension View {
  func opens(_ plant: Plant) -> some View { modifier(SheetOnTap(plant: plant)) }
  func links(to plant: Plant) -> some View {
    NavigationLink(destination: plant.view) { self }
  }
  func links(value plant: Plant) -> some View { NavigationLink(value: plant) { self } }
}

@main struct GardenApp: App { var body: some Scene { WindowGroup { GardenView() } } }

struct GardenView: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("Rose").opens(.rose)
        Text("Oak").links(to: .oak)
      }
      .navigationDestination(for: Plant.self) { $0.view }
    }
  }
}

struct RoseView: View { var body: some View { Text("Oak").links(value: .oak) } }
struct OakView: View { var body: some View { Text("Rose").opens(Plant.rose) } }
