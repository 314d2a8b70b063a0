// Initialisers of a link for the app's routes: with an image, with a view of their own, generic.
enum Shop: Hashable {
  case bread
  case cheese(String)
}

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

extension NavigationLink {
  init(route: Shop, title: String) where Label == Row, Destination == Never {
    self.init(value: route) { Row(title: title) }
  }
  init(showing shop: Shop, @ViewBuilder label: @escaping () -> Label)
  where Destination == AnyView {
    self.init(destination: AnyView(shop.counter), label: label)
  }
  init<Value: Hashable>(goTo value: Value?, @ViewBuilder content: () -> Label)
  where Destination == Never {
    self.init(value: value, label: content)
  }
}

extension Shop {
  @ViewBuilder var counter: some View {
    switch self {
    case .bread: BakeryView()
    case .cheese(let name): DairyView(name: name)
    }
  }
}

@main struct MarketApp: App { var body: some Scene { WindowGroup { MarketView() } } }

struct MarketView: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink(route: .bread, title: "Bread")
        NavigationLink(goTo: Shop.cheese("Brie")) { Image("cheese") }
      }
      .navigationDestination(for: Shop.self) { $0.counter }
    }
  }
}

struct BakeryView: View {
  var body: some View { NavigationLink(showing: .cheese("Gouda")) { PriceTag() } }
}
struct DairyView: View {
  let name: String
  var body: some View { NavigationLink(route: .bread, title: name) }
}
struct PriceTag: View { var body: some View { Text("1") } }
