import SwiftUI

@main
struct PaperApp: App {
  var body: some Scene { WindowGroup { FrontView() } }
}

enum Page: Hashable {
  case article(String)
  case author(Int)
}

@Observable
final class Desk {
  var path: [Page] = []
  func go(to page: Page) { path.append(page) }

  // Five views call it, and it calls another function of its own.
  func open(_ url: URL) -> Bool {
    if url.path.hasPrefix("/article") {
      go(to: .article(url.lastPathComponent))
      return true
    } else if url.path.hasPrefix("/author") {
      Task { await openAuthor(url) }
      return true
    }
    return false
  }

  func openAuthor(_ url: URL) async {
    if let id = try? await Registry.find(url) { go(to: .author(id)) }
  }
}

enum Registry { static func find(_ url: URL) async throws -> Int { 1 } }

struct FrontView: View {
  @State private var desk = Desk()
  var body: some View {
    NavigationStack(path: $desk.path) {
      VStack {
        NewsView()
        SportView()
        MusicView()
        WeatherView()
        LettersView()
      }
      .navigationDestination(for: Page.self) { page in
        switch page {
        case .article: ArticleView()
        case .author: AuthorView()
        }
      }
    }
    .environment(desk)
  }
}

let site = URL(string: "https://example.org")!

struct NewsView: View {
  @Environment(Desk.self) private var desk
  var body: some View { Button("News") { _ = desk.open(site) } }
}
struct SportView: View {
  @Environment(Desk.self) private var desk
  var body: some View { Button("Sport") { _ = desk.open(site) } }
}
struct MusicView: View {
  @Environment(Desk.self) private var desk
  var body: some View { Button("Music") { _ = desk.open(site) } }
}
struct WeatherView: View {
  @Environment(Desk.self) private var desk
  var body: some View { Button("Weather") { _ = desk.open(site) } }
}
struct LettersView: View {
  @Environment(Desk.self) private var desk
  var body: some View { Button("Letters") { _ = desk.open(site) } }
}
struct ArticleView: View { var body: some View { Text("Article") } }
struct AuthorView: View { var body: some View { Text("Author") } }
