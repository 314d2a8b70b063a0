@main struct MuseumApp: App {
  var body: some Scene { WindowGroup { Hall() } }
}

enum Exhibit: Hashable {
  case painting(id: Int, isCopy: Bool = false)
  case shop(Shelf = .books)
  case map, tickets, audio

  static func favorite(_ id: Int) -> Exhibit { .painting(id: id) }
  static var wayOut: Exhibit { isLate ? .tickets : .map }

  @ViewBuilder func screen(in hall: String) -> some View {
    switch self {
    case .painting(let id, let isCopy): Painting(id: id, isCopy: isCopy)
    case .shop(let shelf): shelf.page
    case .map: Map().navigationTitle("Map")
    case .tickets: tickets
    case .audio: AnyView(Audio())
    }
  }

  private var tickets: some View { VStack { Tickets() } }
}

enum Shelf: Hashable {
  case books, postcards

  var page: AnyView {
    if case .books = self { return AnyView(Books()) }
    return AnyView(Postcards())
  }
}

enum Notice: Identifiable, View {
  case closing
  case lost(String)

  var body: some View {
    switch self {
    case .closing: Closing()
    case .lost(let thing): Lost(thing: thing)
    }
  }
}

@Observable final class Guide {
  var steps: [Exhibit] = []
  var notice: Notice?
  var isHelpShown = false

  func lead(to exhibit: Exhibit) { steps.append(exhibit) }
  func warn(_ notice: Notice) { self.notice = notice }
  func isAt(_ exhibit: Exhibit) -> Bool { steps.last == exhibit }
  func leaveByMap() { lead(to: .map) }
}

extension View {
  func showsExhibits(in hall: String) -> some View {
    navigationDestination(for: Exhibit.self) { $0.screen(in: hall) }
  }
}

extension NavigationLink where Destination == Never {
  init(_ title: String, to exhibit: Exhibit) where Label == Text {
    self.init(value: exhibit) { Text(title) }
  }
  init(_ exhibit: Exhibit, @ViewBuilder label: () -> Label) {
    self.init(value: exhibit, label: label)
  }
}

struct Hall: View {
  @State private var guide = Guide()

  var body: some View {
    NavigationStack(path: $guide.steps) {
      Entrance().showsExhibits(in: "A")
    }
    .environment(guide)
    .sheet(item: $guide.notice) { $0 }
    .fullScreenCover(isPresented: $guide.isHelpShown) { Help() }
  }
}

struct Entrance: View {
  @Environment(Guide.self) private var guide: Guide?

  var body: some View {
    if guide?.isAt(.audio) == true { Text("") }
    Button("Favorite") { guide?.lead(to: .favorite(1)) }
    Button("Shop") { guide?.lead(to: .shop()) }
    Button("Help") { guide?.isHelpShown = true }
    NavigationLink(.tickets) { Ticket() }
  }
}

struct Painting: View {
  let id: Int
  let isCopy: Bool
  @Environment(Guide.self) private var guide

  var body: some View {
    NavigationLink("Shop", to: .shop(.postcards))
    Button("Lost") { guide.warn(.lost("coat")) }
    Button("Either") { guide.lead(to: isCopy ? .audio : .map) }
  }
}

struct Books: View {
  @Environment(Guide.self) private var guide
  var body: some View { Button("Out") { guide.lead(to: .wayOut) } }
}

struct Postcards: View {
  @Environment(Guide.self) private var guide
  var body: some View {
    Button("Map") { guide.leaveByMap() }
    Button("Closing") { guide.notice = .closing }
  }
}

struct Ticket: View { var body: some View { Text("") } }
struct Tickets: View { var body: some View { Text("") } }
struct Map: View { var body: some View { Text("") } }
struct Audio: View { var body: some View { Text("") } }
struct Help: View { var body: some View { Text("") } }
struct Closing: View { var body: some View { Text("") } }
struct Lost: View {
  let thing: String
  var body: some View { Text("") }
}
