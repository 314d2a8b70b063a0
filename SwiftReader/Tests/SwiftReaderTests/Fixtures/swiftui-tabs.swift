struct MusicApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
  var body: some View { MainTabs() }
}

struct MainTabs: View {
  var body: some View {
    TabView {
      NavigationStack { LibraryView() }.tabItem { Label("Library", systemImage: "music") }
      SearchView().tabItem { Text("Search") }
    }
  }
}

struct LibraryView: View {
  var body: some View {
    ScrollView {
      ForEach(albums) { album in AlbumRow(album: album) }
      SharedButton()
    }
  }
}

struct SearchView: View {
  var body: some View { SharedButton() }
}

struct AlbumRow: View {
  var body: some View {
    NavigationLink {
      AlbumView()
    } label: {
      Text("")
    }.modifier(Rating())
  }
}

struct Rating: ViewModifier {
  func body(content: Content) -> some View {
    content.sheet(isPresented: $rates) { RatingView() }
  }
}

struct SharedButton: View {
  var body: some View {
    Button("Account") {}.sheet(isPresented: $shows) { AccountView() }
  }
}

struct AlbumView: View { var body: some View { Text("") } }
struct RatingView: View { var body: some View { Text("") } }
struct AccountView: View { var body: some View { Text("") } }
