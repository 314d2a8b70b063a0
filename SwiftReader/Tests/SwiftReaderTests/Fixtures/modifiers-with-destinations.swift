// A modifier's structure has the destinations and sheets of a router that it gets.
enum Track: Hashable {
  case album(Int)
  case artist
}
enum Popup: Identifiable {
  case lyrics
  case share
  var id: Int { self == .lyrics ? 0 : 1 }
}

@MainActor final class MusicRouter: ObservableObject {
  @Published var stack: [Track] = []
  @Published var popup: Popup?
  func open(_ track: Track) { stack.append(track) }
  func open(popup: Popup) { self.popup = popup }
}

struct MusicDestinations: ViewModifier {
  @ObservedObject var router: MusicRouter
  func body(content: Content) -> some View {
    NavigationStack(path: $router.stack) {
      content.navigationDestination(for: Track.self) { track in
        switch track {
        case .album(let number): AlbumView(number: number)
        case .artist: ArtistView()
        }
      }
    }
    .modifier(MusicPopups(popup: $router.popup))
    .environmentObject(router)
  }
}

struct MusicPopups: ViewModifier {
  @Binding var popup: Popup?
  func body(content: Content) -> some View {
    content.sheet(item: $popup) { popup in
      switch popup {
      case .lyrics: LyricsView()
      case .share: ShareView()
      }
    }
  }
}

extension View {
  func music(_ router: MusicRouter) -> some View { modifier(MusicDestinations(router: router)) }
}

@main struct MusicApp: App { var body: some Scene { WindowGroup { MusicView() } } }

struct MusicView: View {
  @StateObject private var router = MusicRouter()
  var body: some View { PlayerView().music(router) }
}

struct PlayerView: View {
  @EnvironmentObject private var router: MusicRouter
  var body: some View {
    Button("Album") { router.open(.album(1)) }
    Button("Lyrics") { router.open(popup: .lyrics) }
  }
}

struct AlbumView: View {
  let number: Int
  @EnvironmentObject private var router: MusicRouter
  var body: some View {
    Button("Artist") { router.open(.artist) }
    Button("Share") { router.popup = .share }
  }
}
struct ArtistView: View { var body: some View { Text("Artist") } }
struct LyricsView: View { var body: some View { Text("Lyrics") } }
struct ShareView: View { var body: some View { Text("Share") } }
