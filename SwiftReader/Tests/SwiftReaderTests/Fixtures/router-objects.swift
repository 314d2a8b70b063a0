@main struct MuseumApp: App {
  @StateObject private var guide = Guide()
  var body: some Scene { WindowGroup { Led(guide: guide) { Lobby() } } }
}

/// A route that is an object: static members make it, and it keeps its view and how it is shown.
struct Way: Identifiable, Hashable {
  enum Manner {
    case along, over
    case above(dimmed: Bool)
  }

  let id: String
  private let content: AnyView
  private var kind: Manner
  /// The switch of the guide asks this.
  var manner: Manner {
    switch kind {
    case .along: .along
    case .over: .over
    case .above(let dimmed): .above(dimmed: dimmed)
    }
  }

  init(id: String, manner: Manner = .along, @ViewBuilder content: () -> some View) {
    self.id = id
    self.content = AnyView(content())
    kind = manner
  }

  @ViewBuilder var destination: some View {
    if id.isEmpty { content.padding() } else { content }
  }
}

extension Way {
  static var tickets: Way { Way(id: "tickets") { Tickets() } }
  static let shop = Way(id: "shop", manner: .over) { Shop() }
  static func room(_ number: Int) -> Way { Way(id: "room") { Room(number: number) } }
  static func help(for room: Int) -> Way {
    Way(id: "help", manner: .above(dimmed: true)) { Help(room: room) }
  }
}

final class Guide: ObservableObject {
  struct Opened: Identifiable {
    let way: Way
    let guide: Guide
    var id: String { way.id }
  }

  @Published var path: [Way] = []
  @Published var sheet: Opened?
  @Published var cover: Opened?

  func lead(_ way: Way) {
    #if os(tvOS)
      cover = .init(way: way, guide: .init())
    #else
      switch way.manner {
      case .along: path.append(way)
      case .above: sheet = .init(way: way, guide: .init())
      case .over: withAnimation { cover = .init(way: way, guide: .init()) }
      }
    #endif
  }
}

struct Led: View {
  @StateObject private var guide: Guide
  private let content: AnyView

  init(guide: @autoclosure @escaping () -> Guide, @ViewBuilder content: () -> some View) {
    _guide = StateObject(wrappedValue: guide())
    self.content = AnyView(content())
  }

  var body: some View {
    NavigationStack(path: $guide.path) {
      content.navigationDestination(for: Way.self) { way in way.destination }
    }
    .environment(\.guide, guide)
    #if os(macOS)
      .sheet(item: $guide.cover) { opened in Help(room: 0) }
    #else
      .sheet(item: $guide.sheet) { opened in Led(guide: opened.guide) { opened.way.destination } }
      .fullScreenCover(item: $guide.cover) { opened in
        Led(guide: opened.guide) { opened.way.destination }
      }
    #endif
  }
}

extension EnvironmentValues { @Entry var guide: Guide? }

/// A wrapper whose value hands routes to the guide of the screen.
@propertyWrapper struct Compass: DynamicProperty {
  struct Needle {
    let guide: Guide?
    func point(to way: Way, hurriedly: Bool = false) {
      let next = way
      guide?.lead(next)
    }
  }
  @Environment(\.guide) private var guide
  var wrappedValue: Needle { Needle(guide: guide) }
}

struct Lobby: View {
  @Compass private var compass
  var body: some View {
    Button("Tickets") { compass.point(to: .tickets) }
    Button("Room 1") { compass.point(to: Way.room(1)) }
    Button("Shop") { compass.point(to: .shop, hurriedly: true) }
  }
}

struct Room: View {
  let number: Int
  @Compass private var compass
  var body: some View {
    Button("Help") { compass.point(to: .help(for: number)) }
    Button("Next") { compass.point(to: number > 9 ? .shop : .room(number + 1)) }
  }
}

struct Tickets: View { var body: some View { Text("") } }
struct Shop: View { var body: some View { Text("") } }
struct Help: View {
  let room: Int
  var body: some View { Text("") }
}
