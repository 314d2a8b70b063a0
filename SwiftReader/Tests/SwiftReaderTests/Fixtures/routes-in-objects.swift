@main struct LibraryApp: App {
  var body: some Scene { WindowGroup { Desk() } }
}

enum Page {
  case book(Int)
  case author, loans, card
}

/// A page on the stack, so that the same page may lie there twice.
final class Slip: Hashable {
  let page: Page
  init(_ page: Page) { self.page = page }
  static func == (one: Slip, other: Slip) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct SlipView: View {
  let slip: Slip
  var body: some View { PageView(page: slip.page) }
}

struct PageView: View {
  let page: Page
  var body: some View {
    switch page {
    case .book(let number): Book(number: number)
    case .author: Author()
    case .loans: Loans()
    case .card: Card()
    }
  }
}

struct Drawer: Identifiable {
  let id = UUID()
  var page: Page
}

@Observable final class Clerk {
  var slips: [Slip] = []
  var drawers: [Drawer] = []

  func fetch(_ page: Page) { slips.append(Slip(page)) }
  func pullOut(_ page: Page) { drawers.append(.init(page: page)) }
}

extension EnvironmentValues { @Entry var clerk: Clerk? }

struct Desk: View {
  @State private var clerk = Clerk()

  var body: some View {
    NavigationStack(path: $clerk.slips) {
      Catalog().navigationDestination(for: Slip.self) { SlipView(slip: $0) }
    }
    .sheet(item: Binding(get: { clerk.drawers.last }, set: { _ in })) { drawer in
      NavigationStack { PageView(page: drawer.page) }
    }
    .environment(\.clerk, clerk)
  }
}

struct Catalog: View {
  @Environment(\.clerk) private var clerk
  var body: some View { Button("Book") { clerk?.fetch(.book(1)) } }
}

struct Book: View {
  let number: Int
  @Environment(\.self) private var values
  var body: some View {
    Button("Author") { Errand().run(in: values) }
    Button("Card") { values.clerk?.pullOut(.card) }
  }
}

/// An action that the menus of several screens could share.
struct Errand {
  func run(in values: EnvironmentValues) { values.clerk?.fetch(.author) }
}

struct Author: View {
  @Environment(\.clerk) private var clerk
  var body: some View {
    let next = Page.loans
    Button("Loans") { clerk?.fetch(next) }
  }
}

struct Loans: View { var body: some View { Text("") } }
struct Card: View { var body: some View { Text("") } }
