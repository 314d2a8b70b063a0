import SwiftUI

// A chat tab asks the router for a member's page; the router chooses the tab and the id, and the members' split view shows the page in its detail column.
enum Tabs: Hashable { case chat, members }

@Observable final class Router {
  var tab: Tabs = .chat
  var selectedMember: Int?
  func openMember(_ id: Int) {
    tab = .members
    selectedMember = id
  }
}

@main struct ClubApp: App { var body: some Scene { WindowGroup { ClubView() } } }

struct ClubView: View {
  @State private var router = Router()
  var body: some View {
    TabView(selection: $router.tab) {
      ChatView(router: router).tabItem { Text("Chat") }.tag(Tabs.chat)
      MembersView(router: router).tabItem { Text("Members") }.tag(Tabs.members)
    }
  }
}

struct ChatView: View {
  let router: Router
  var body: some View { Button("@anna") { router.openMember(1) } }
}

struct MembersView: View {
  @Bindable var router: Router
  var body: some View {
    NavigationSplitView {
      List([1, 2], id: \.self, selection: $router.selectedMember) { id in Text("Member \(id)") }
    } detail: {
      if let id = router.selectedMember { MemberView(id: id) } else { Text("Choose") }
    }
  }
}

struct MemberView: View {
  let id: Int
  var body: some View { Text("Member") }
}
