// The environment has a router as a protocol; the app's start says which one.
protocol Guiding: AnyObject {
  func open(_ page: Page)
  func cover(with page: Page)
}

enum Page: Hashable, Identifiable {
  case chapter(Int)
  case notes
  var id: Int { hashValue }
}

@Observable final class PageGuide: Guiding {
  var pages: [Page] = []
  var covered: Page?
  func open(_ page: Page) { pages.append(page) }
  func cover(with page: Page) { covered = page }
}

final class SilentGuide: Guiding {
  func open(_ page: Page) {}
  func cover(with page: Page) {}
}

extension EnvironmentValues { @Entry var guide: any Guiding = SilentGuide() }

@main struct BookApp: App { var body: some Scene { WindowGroup { BookRoot() } } }

struct BookRoot: View {
  @State private var guide = PageGuide()
  var body: some View {
    NavigationStack(path: $guide.pages) {
      ContentsView()
        .navigationDestination(for: Page.self) { view(for: $0) }
        .fullScreenCover(item: $guide.covered) { page in view(for: page) }
    }
    .environment(\.guide, guide)
  }
  @ViewBuilder private func view(for page: Page) -> some View {
    switch page {
    case .chapter(let number): ChapterView(number: number)
    case .notes: NotesView()
    }
  }
}

struct ContentsView: View {
  @Environment(\.guide) private var guide
  var body: some View { Button("One") { guide.open(.chapter(1)) } }
}

struct ChapterView: View {
  let number: Int
  @Environment(\.guide) private var guide
  var body: some View { Button("Notes") { guide.cover(with: .notes) } }
}

struct NotesView: View { var body: some View { Text("Notes") } }
