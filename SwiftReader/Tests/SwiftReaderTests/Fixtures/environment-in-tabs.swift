// Each tab has a router of its own in the environment; models get the router from their views.
enum Dish: Hashable, Identifiable {
  case soup(Int)
  case cake
  var id: Self { self }
}

@MainActor @Observable final class Kitchen {
  var path = [Dish]()
  var special: Dish?
  func serve(_ dish: Dish) { path.append(dish) }
}

@MainActor final class MenuModel: ObservableObject {
  var kitchen: Kitchen?
  func choose() async {
    guard let kitchen else { return }
    kitchen.serve(.soup(1))
  }
  func surprise(in kitchen: Kitchen) { kitchen.special = .cake }
}

@main struct DinerApp: App { var body: some Scene { WindowGroup { DinerTabs() } } }

struct DinerTabs: View {
  var body: some View {
    TabView {
      KitchenStack { MenuView() }
      KitchenStack { OrdersView() }
    }
  }
}

struct KitchenStack<Content: View>: View {
  @State private var kitchen = Kitchen()
  @ViewBuilder let content: () -> Content
  var body: some View {
    @Bindable var kitchen = kitchen
    NavigationStack(path: $kitchen.path) {
      content().navigationDestination(for: Dish.self, destination: DishView.init)
    }
    .sheet(item: $kitchen.special) { DishView(dish: $0) }
    .environment(kitchen)
  }
}

struct DishView: View {
  let dish: Dish
  var body: some View {
    switch dish {
    case .soup(let number): SoupView(number: number)
    case .cake: CakeView()
    }
  }
}

struct MenuView: View {
  @Environment(Kitchen.self) private var kitchen
  @StateObject private var model = MenuModel()
  var body: some View {
    Button("Choose") { Task { await model.choose() } }
      .onAppear { model.kitchen = kitchen }
  }
}

struct OrdersView: View {
  @Environment(Kitchen.self) private var kitchen
  @StateObject private var model = MenuModel()
  var body: some View { Button("Surprise") { model.surprise(in: kitchen) } }
}

struct SoupView: View {
  let number: Int
  @Environment(Kitchen.self) private var kitchen
  var body: some View { Button("Cake") { kitchen.path = [.soup(number), .cake] } }
}

struct CakeView: View { var body: some View { Text("Cake") } }
