// Who keeps the state that a link changes, shows the screen itself.
@main struct PostApp: App {
  var body: some Scene { WindowGroup { PostView() } }
}

struct PostView: View {
  @State private var letter: Letter?
  var body: some View {
    Text("Post")
      .onOpenURL { url in letter = Letter(url) }
      .sheet(item: $letter) { LetterView(letter: $0) }
  }
}

struct Letter: Identifiable { init(_ url: URL) {} }
struct LetterView: View {
  let letter: Letter
  var body: some View { Text("Letter") }
}
