import SwiftUI

enum Page: Hashable {
  case news
  case help
  case notes
}

final class Router: ObservableObject {
  @Published var path: [Page] = []
  func popTo(_ page: Page) { path = Array(path.prefix { $0 != page }) + [page] }
}

final class Diary {
  private var last = ""
  func note(_ page: Page) { last = "\(page)" }
}

@main struct LibraryApp: App {
  @StateObject private var router = Router()
  var body: some Scene { WindowGroup { HallView(router: router) } }
}

struct HallView: View {
  @ObservedObject var router: Router
  @State private var morePath: [Page] = []
  let diary = Diary()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("News") { showNews() }
        Button("Note") { note("notes") }
        NavigationLink("Desk") { DeskView(router: router) }
      }
      .navigationDestination(for: Page.self) { page in
        switch page {
        case .news: NewsView()
        case .help: HelpView()
        case .notes: NotesView()
        }
      }
    }
  }

  private func showNews() {
    let page = Page.news
    switch router.path.count {
    case 0: router.path.append(page)
    default: morePath.append(page)
    }
  }

  /// Only notes the page: nothing is shown.
  private func note(_ tab: String) {
    let page: Page?
    switch tab {
    case "notes": page = .notes
    default: page = nil
    }
    if let page { diary.note(page) }
  }
}

struct DeskView: View {
  @ObservedObject var router: Router
  var body: some View { Button("Back to help") { router.popTo(.help) } }
}

struct NewsView: View { var body: some View { Text("News") } }
struct HelpView: View { var body: some View { Text("Help") } }
struct NotesView: View { var body: some View { Text("Notes") } }
