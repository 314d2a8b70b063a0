import SwiftUI

// Two tabs own a router each and put the same ToolbarContent, made by a function of an extension, into their toolbar.
enum Form: String, Identifiable {
  case compose
  var id: String { rawValue }
}
@Observable final class Router { var form: Form? }

@main struct NotesApp: App {
  @State private var router = Router()
  var body: some Scene { WindowGroup { RootTabs(router: $router) } }
}

struct RootTabs: View {
  @Binding var router: Router
  var body: some View {
    TabView {
      InboxTab().tabItem { Text("Inbox") }
      ArchiveTab().tabItem { Text("Archive") }
      DraftsTab().tabItem { Text("Drafts") }
      SentTab().tabItem { Text("Sent") }
      BinTab().tabItem { Text("Bin") }
    }
    .withForms($router.form)
  }
}
extension View {
  func withForms(_ form: Binding<Form?>) -> some View {
    sheet(item: form) { form in
      switch form {
      case .compose: ComposeView()
      }
    }
  }
}
struct InboxTab: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack { InboxView().withForms($router.form).toolbar { CommonTools(router: $router) } }
      .environment(router)
  }
}
struct ArchiveTab: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack {
      ArchiveView().withForms($router.form).toolbar { CommonTools(router: $router) }
    }.environment(router)
  }
}
struct DraftsTab: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack {
      DraftsView().withForms($router.form).toolbar { CommonTools(router: $router) }
    }.environment(router)
  }
}
struct SentTab: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack { SentView().withForms($router.form).toolbar { CommonTools(router: $router) } }
      .environment(router)
  }
}
struct BinTab: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack { BinView().withForms($router.form).toolbar { CommonTools(router: $router) } }
      .environment(router)
  }
}
struct CommonTools: ToolbarContent {
  @Binding var router: Router
  var body: some ToolbarContent { composeTool(router: router) }
}
extension View {
  func composeTool(router: Router) -> some ToolbarContent { ComposeTool() }
}
extension ToolbarContent {
  func composeTool(router: Router) -> some ToolbarContent { ComposeTool() }
}
struct ComposeTool: ToolbarContent {
  @Environment(Router.self) private var router
  var body: some ToolbarContent {
    ToolbarItem { Button("Compose") { Task { @MainActor in router.form = .compose } } }
  }
}
struct InboxView: View { var body: some View { Text("Inbox") } }
struct ArchiveView: View { var body: some View { Text("Archive") } }
struct DraftsView: View { var body: some View { Text("Drafts") } }
struct SentView: View { var body: some View { Text("Sent") } }
struct BinView: View { var body: some View { Text("Bin") } }
struct ComposeView: View { var body: some View { Text("Compose") } }
