// A navigator that keeps the views themselves, wrapped so that a path may contain them.
struct Scenery: Hashable, Identifiable {
  let id = UUID()
  let content: AnyView
  init(_ content: some View) { self.content = AnyView(content) }
  static func == (one: Scenery, other: Scenery) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Observable final class Stage {
  var sceneries: [Scenery] = []
  var front: Scenery?
  func push<Content: View>(_ view: Content) { sceneries.append(Scenery(view)) }
  func show(@ViewBuilder _ view: () -> some View) { front = Scenery(view()) }
}

@main struct TheatreApp: App { var body: some Scene { WindowGroup { TheatreView() } } }

struct TheatreView: View {
  @State private var stage = Stage()
  var body: some View {
    NavigationStack(path: $stage.sceneries) {
      FoyerView().navigationDestination(for: Scenery.self) { $0.content }
    }
    .sheet(item: $stage.front) { $0.content }
    .environment(stage)
  }
}

struct FoyerView: View {
  @Environment(Stage.self) private var stage
  var body: some View {
    Button("Balcony") { stage.push(BalconyView()) }
    Button("Bar") { stage.show { BarView() } }
  }
}

struct BalconyView: View {
  @Environment(Stage.self) private var stage
  var body: some View { Button("Bar") { stage.push(BarView().navigationTitle("Bar")) } }
}

struct BarView: View { var body: some View { Text("Bar") } }
