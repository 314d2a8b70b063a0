struct ReaderApp: App {
  var body: some Scene { WindowGroup { AppView() } }
}

enum AppTab: CaseIterable {
  case feeds, saved, settings

  @ViewBuilder func makeContent(isCompact: Bool) -> some View {
    switch self {
    case .feeds: FeedsView()
    case .saved: NavigationStack { SavedView() }
    case .settings: SettingsView()
    }
  }
}

struct AppView: View {
  @State private var selected = AppTab.feeds

  var body: some View {
    GeometryReader { proxy in
      VStack {
        TabView(selection: $selected) {
          ForEach(sections) { section in
            TabSection(section.title) {
              if section.isShown {
                ForEach(section.tabs) { tab in
                  Tab(value: tab) {
                    content(for: tab)
                  } label: {
                    tab.label
                  }.badge(3)
                }
              }
            }
          }
        }
      }
    }
  }

  @ViewBuilder private func content(for tab: AppTab) -> some View {
    tab.makeContent(isCompact: false).overlay(alignment: .top) { Text("") }
  }
}

struct FeedsView: View {
  var body: some View {
    NavigationStack(path: $path) {
      Text("").navigationDestination(for: Article.self) { article in ArticleView(article: article) }
    }
  }
}

struct SavedView: View { var body: some View { Text("") } }
struct SettingsView: View { var body: some View { Text("") } }
struct ArticleView: View { var body: some View { Text("") } }

struct ArticlePreviewView: View {
  var body: some View { Text("").sheet(isPresented: .constant(true)) { ArticleView() } }
}

#Preview { ArticlePreviewView() }
